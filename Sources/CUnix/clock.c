#include "CUnix.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

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

/* The C library takes an unknown zone for UTC, so its file is looked for. */
static int is_known(const char *zone) {
  static const char *const folders[] = {"/usr/share/zoneinfo", "/usr/lib/zoneinfo",
                                        "/var/db/timezone/zoneinfo"};
  if (!*zone || *zone == '/' || *zone == '.' || strstr(zone, "..") || strlen(zone) > 100) return 0;
  const char *own = getenv("TZDIR");
  for (int i = own ? -1 : 0; i < 3; i++) {
    char path[1024];
    struct stat status;
    snprintf(path, sizeof path, "%s/%s", i < 0 ? own : folders[i], zone);
    if (stat(path, &status) == 0 && S_ISREG(status.st_mode)) return 1;
  }
  return 0;
}

int cunix_zone_offsets(const char *zone, const int64_t *seconds, int *offsets, int count) {
  if (strcmp(zone, "UTC") != 0 && !is_known(zone)) return -1;
  const char *own = getenv("TZ");
  char *before = own ? strdup(own) : NULL;
  setenv("TZ", zone, 1);
  tzset();
  for (int i = 0; i < count; i++) {
    time_t moment = (time_t)seconds[i];
    struct tm local;
    offsets[i] = localtime_r(&moment, &local) ? (int)local.tm_gmtoff : 0;
  }
  if (before) setenv("TZ", before, 1);
  else unsetenv("TZ");
  free(before);
  tzset();
  return 0;
}
