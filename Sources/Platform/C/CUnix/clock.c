#include "CUnix.h"

#ifdef __linux__
#include <sys/timex.h>
#endif

int cunix_clock_is_synchronised(void) {
#ifdef __linux__
  struct timex state = {.modes = 0};
  int found = adjtimex(&state);
  return found >= 0 && found != TIME_ERROR && !(state.status & STA_UNSYNC);
#else
  return 1;
#endif
}
