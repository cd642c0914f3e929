#include "CUnix.h"

#include <locale.h>
#ifdef __APPLE__
#include <xlocale.h>
#endif

int cunix_locale_is_installed(void) {
  locale_t locale = newlocale(LC_CTYPE_MASK | LC_MESSAGES_MASK, "", (locale_t)0);
  if (locale == (locale_t)0) return 0;
  freelocale(locale);
  return 1;
}
