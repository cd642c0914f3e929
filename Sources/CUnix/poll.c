#include "CUnix.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <time.h>
#include <unistd.h>

/* ppoll, not poll: a millisecond's rounding would show on every second of a talk. macOS has no
 * ppoll; there the wait is rounded up to the next millisecond. */
static int wait_for(struct pollfd *descriptors, nfds_t count, int64_t nanoseconds) {
#ifdef __linux__
  struct timespec time = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  return ppoll(descriptors, count, nanoseconds < 0 ? NULL : &time, NULL);
#else
  int64_t milliseconds = (nanoseconds + 999999) / 1000000;
  if (milliseconds > 3600000) milliseconds = 3600000;
  return poll(descriptors, count, nanoseconds < 0 ? -1 : (int)milliseconds);
#endif
}

int cunix_poll(struct pollfd *descriptors, int count, int64_t nanoseconds) {
  int found = wait_for(descriptors, (nfds_t)count, nanoseconds);
  if (found >= 0) return found;
  /* When interrupted, the kernel does not clear the results. */
  for (int i = 0; i < count; i++) descriptors[i].revents = 0;
  return errno == EINTR ? 0 : -1;
}

int64_t cunix_wall_clock(void) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

int64_t cunix_local_time_of_day(void) {
  struct timespec now;
  struct tm local;
  clock_gettime(CLOCK_REALTIME, &now);
  localtime_r(&now.tv_sec, &local);
  int64_t seconds = local.tm_hour * 3600 + local.tm_min * 60 + local.tm_sec;
  return seconds * 1000000000 + now.tv_nsec;
}

int cunix_zone_offset(int64_t seconds) {
  time_t moment = (time_t)seconds;
  struct tm local;
  /* localtime_r need not notice a change of the time zone while the program runs. */
  tzset();
  return localtime_r(&moment, &local) ? (int)local.tm_gmtoff : 0;
}

void cunix_open_standard(void) {
  int opened;
  do {
    opened = open("/dev/null", O_RDWR);
  } while (opened >= 0 && opened <= STDERR_FILENO);
  if (opened >= 0) close(opened);
}

int cunix_write_all(int descriptor, const void *bytes, size_t count) {
  const char *rest = bytes;
  while (count > 0) {
    ssize_t written = write(descriptor, rest, count);
    if (written < 0 && errno == EAGAIN) {
      struct pollfd output = {descriptor, POLLOUT, 0};
      poll(&output, 1, -1);
      continue;
    }
    if (written < 0 && errno != EINTR) return -1;
    if (written < 0) continue;
    rest += written;
    count -= (size_t)written;
  }
  return 0;
}

int cunix_is_terminal(int descriptor) { return isatty(descriptor); }
