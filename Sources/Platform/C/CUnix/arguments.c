#include "CUnix.h"

#include <stdlib.h>

#ifdef __APPLE__

#include <crt_externs.h>

char *const *cunix_arguments(void) { return *_NSGetArgv(); }

#elif defined(__GLIBC__)

static char *const *arguments;

/* glibc gives the arguments to every constructor. Swift looks for them in front of the
 * environment, which is somewhere else once a preloaded library has set a variable. */
__attribute__((constructor)) static void keep_arguments(int count, char *const values[]) {
  (void)count;
  arguments = values;
}

char *const *cunix_arguments(void) { return arguments; }

#else

char *const *cunix_arguments(void) { return NULL; }

#endif
