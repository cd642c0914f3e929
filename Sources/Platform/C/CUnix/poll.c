#include "CUnix.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/timerfd.h>
#else
#include <sys/event.h>
#endif

/* -- The time of a wait -- */

/* A descriptor that is readable after this time, to the nanosecond; -1 where there is none. */
static int exact_timer(int64_t nanoseconds) {
#ifdef __linux__
  int timer = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC);
  struct itimerspec time = {{0, 0}, {nanoseconds / 1000000000, nanoseconds % 1000000000}};
  if (timer < 0 || timerfd_settime(timer, 0, &time, NULL) == 0) return timer;
#else
  /* The system does not put off a critical timer to wake for several programs at once. */
  int timer = kqueue();
  struct kevent change;
  EV_SET(&change, 0, EVFILT_TIMER, EV_ADD | EV_ONESHOT, NOTE_NSECONDS | NOTE_CRITICAL, nanoseconds,
         NULL);
  if (timer < 0 || kevent(timer, &change, 1, NULL, 0, NULL) == 0) return timer;
#endif
  close(timer);
  return -1;
}

enum { MOST_WITH_TIMER = 31 };

int cunix_poll_with_timer(struct pollfd *descriptors, int count, int64_t nanoseconds) {
  struct pollfd all[MOST_WITH_TIMER + 1];
  int64_t milliseconds = (nanoseconds + 999999) / 1000000;
  int time = nanoseconds < 0 ? -1 : milliseconds > 3600000 ? 3600000 : (int)milliseconds;
  if (time <= 0 || count > MOST_WITH_TIMER) return poll(descriptors, (nfds_t)count, time);
  for (int i = 0; i < count; i++) all[i] = descriptors[i];
  all[count] = (struct pollfd){exact_timer(nanoseconds), POLLIN, 0};
  int found = poll(all, (nfds_t)count + 1, time);
  int failure = errno;
  for (int i = 0; i < count; i++) descriptors[i] = all[i];
  if (all[count].fd >= 0) close(all[count].fd);
  errno = failure;
  return found > 0 && all[count].revents ? found - 1 : found;
}

/* ppoll, not poll: a millisecond's rounding would show on every second of a talk. macOS has no ppoll. */
static int wait_for(struct pollfd *descriptors, int count, int64_t nanoseconds) {
#ifdef __linux__
  struct timespec time = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  return ppoll(descriptors, (nfds_t)count, nanoseconds < 0 ? NULL : &time, NULL);
#else
  return cunix_poll_with_timer(descriptors, count, nanoseconds);
#endif
}

/* -- Terminals and devices -- */

/* select(2) takes sets that are larger than its own type: a bit for each descriptor, in words that are
 * little-endian wherever this program runs. */
static void add(unsigned char *set, int descriptor) {
  set[descriptor / 8] |= (unsigned char)(1 << descriptor % 8);
}

static int has(const unsigned char *set, int descriptor) {
  return set[descriptor / 8] >> descriptor % 8 & 1;
}

/* Fills the sets; returns how many descriptors are closed. */
static int fill(struct pollfd *descriptors, int count, unsigned char *readable,
                unsigned char *writable) {
  int closed = 0;
  for (int i = 0; i < count; i++) {
    struct pollfd *one = &descriptors[i];
    one->revents = one->fd >= 0 && fcntl(one->fd, F_GETFD) < 0 ? POLLNVAL : 0;
    if (one->revents) closed++;
    if (one->fd < 0 || one->revents) continue;
    if (one->events & POLLIN) add(readable, one->fd);
    if (one->events & POLLOUT) add(writable, one->fd);
  }
  return closed;
}

int cunix_select(struct pollfd *descriptors, int count, int64_t nanoseconds) {
  int most = 0;
  for (int i = 0; i < count; i++) {
    if (descriptors[i].fd > most) most = descriptors[i].fd;
  }
  size_t size = ((size_t)most / 64 + 1) * 8;
  unsigned char *readable = calloc(2, size);
  if (!readable) return -1;
  unsigned char *writable = readable + size;
  int found = fill(descriptors, count, readable, writable);
  int64_t microseconds = found > 0 ? 0 : (nanoseconds + 999) / 1000;
  struct timeval time = {(time_t)(microseconds / 1000000), (int)(microseconds % 1000000)};
  int ready = select(most + 1, (void *)readable, (void *)writable, NULL,
                     nanoseconds < 0 && found == 0 ? NULL : &time);
  for (int i = 0; i < count && ready >= 0; i++) {
    struct pollfd *one = &descriptors[i];
    if (one->fd < 0 || one->revents) continue;
    if (one->events & POLLIN && has(readable, one->fd)) one->revents |= POLLIN;
    if (one->events & POLLOUT && has(writable, one->fd)) one->revents |= POLLOUT;
    if (one->revents) found++;
  }
  int failure = errno;
  free(readable);
  errno = failure;
  return ready < 0 ? -1 : found;
}

/* poll(2) of macOS calls an open terminal or device invalid if no kqueue can wait for it, as for /dev/tty
 * and /dev/null. */
static int is_refused(const struct pollfd *descriptors, int count) {
  for (int i = 0; i < count; i++) {
    if (descriptors[i].revents & POLLNVAL && fcntl(descriptors[i].fd, F_GETFD) >= 0) return 1;
  }
  return 0;
}

int cunix_poll(struct pollfd *descriptors, int count, int64_t nanoseconds) {
  int found = wait_for(descriptors, count, nanoseconds);
  if (found > 0 && is_refused(descriptors, count)) {
    found = cunix_select(descriptors, count, nanoseconds);
  }
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

void cunix_notice_zone(void) { tzset(); }

int cunix_zone_offset(int64_t seconds) {
  time_t moment = (time_t)seconds;
  struct tm local;
  return localtime_r(&moment, &local) ? (int)local.tm_gmtoff : 0;
}

void cunix_open_standard(void) {
  int opened;
  do {
    opened = open("/dev/null", O_RDWR);
  } while (opened >= 0 && opened <= STDERR_FILENO);
  if (opened >= 0) close(opened);
}

int cunix_print_has_failed(void) { return ferror(stdout) != 0; }

int cunix_write_all(int descriptor, const void *bytes, size_t count) {
  const char *rest = bytes;
  while (count > 0) {
    ssize_t written = write(descriptor, rest, count);
    if (written < 0 && errno == EAGAIN) {
      struct pollfd output = {descriptor, POLLOUT, 0};
      cunix_poll(&output, 1, -1);
      continue;
    }
    if (written < 0 && errno != EINTR) return -1;
    if (written < 0) continue;
    rest += written;
    count -= (size_t)written;
  }
  return 0;
}

int cunix_sync(int descriptor) {
#ifdef F_FULLFSYNC
  /* fsync of macOS leaves the bytes in the memory of the drive. Not every file system knows the other call. */
  if (fcntl(descriptor, F_FULLFSYNC) == 0) return 0;
#endif
  return fsync(descriptor);
}

int cunix_is_terminal(int descriptor) { return isatty(descriptor); }

int cunix_terminal_columns(int descriptor) {
  struct winsize size = {0};
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}
