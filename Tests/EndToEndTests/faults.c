/* Preloaded into the program, this library makes the disk slow, lets one call of the system fail, and
 * says that the wall clock is set. It is steered by the environment:
 *
 *   FAULTS_UNDER    only files whose path begins so count
 *   FAULTS_FSYNC    milliseconds that an fsync takes
 *   FAULTS_WRITE    milliseconds that a write to a regular file takes
 *   FAULTS_CALL     the calls that fail: write, fsync, rename, open or unlink, or several of them
 *   FAULTS_NUMBER   which one of these calls, counted from 1; 0 for each of them
 *   FAULTS_ERRNO    what it fails with
 *   FAULTS_MARK     a file that is made when it fails
 *   FAULTS_CLOCK    1: adjtimex calls the wall clock synchronised; 0: it does not
 *   FAULTS_POLL     a file: ppoll refuses terminals and /dev/null, as poll of macOS may do, and writes a
 *                   byte there each time
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/timex.h>
#include <time.h>
#include <unistd.h>

static atomic_int count;

static int number(const char *name, int usual) {
  const char *text = getenv(name);
  return text ? atoi(text) : usual;
}

static void rest(int milliseconds) {
  struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
  while (milliseconds > 0 && nanosleep(&time, &time) < 0 && errno == EINTR) {
  }
}

static int is_under(const char *path) {
  const char *prefix = getenv("FAULTS_UNDER");
  return prefix && strncmp(path, prefix, strlen(prefix)) == 0;
}

static int is_file_under(int file) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return is_under(path);
}

/* Whether this call is the one that fails; errno says why. */
static int fails(const char *call) {
  const char *chosen = getenv("FAULTS_CALL");
  const char *mark = getenv("FAULTS_MARK");
  if (!chosen || !strstr(chosen, call)) return 0;
  int wanted = number("FAULTS_NUMBER", 1);
  if (wanted != 0 && atomic_fetch_add(&count, 1) + 1 != wanted) return 0;
  if (mark) {
    int (*real_open)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
    int file = real_open(mark, O_WRONLY | O_CREAT | O_CLOEXEC, 0644);
    if (file >= 0) close(file);
  }
  errno = number("FAULTS_ERRNO", EIO);
  return 1;
}

int fsync(int file) {
  int (*real)(int) = dlsym(RTLD_NEXT, "fsync");
  if (!is_file_under(file)) return real(file);
  rest(number("FAULTS_FSYNC", 0));
  return fails("fsync") ? -1 : real(file);
}

ssize_t write(int file, const void *bytes, size_t size) {
  ssize_t (*real)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
  if (!is_file_under(file)) return real(file, bytes, size);
  rest(number("FAULTS_WRITE", 0));
  return fails("write") ? -1 : real(file, bytes, size);
}

int rename(const char *from, const char *to) {
  int (*real)(const char *, const char *) = dlsym(RTLD_NEXT, "rename");
  return is_under(to) && fails("rename") ? -1 : real(from, to);
}

int unlink(const char *path) {
  int (*real)(const char *) = dlsym(RTLD_NEXT, "unlink");
  return is_under(path) && fails("unlink") ? -1 : real(path);
}

int open(const char *path, int flags, ...) {
  int (*real)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
  va_list rest_of_arguments;
  va_start(rest_of_arguments, flags);
  mode_t mode = flags & O_CREAT ? va_arg(rest_of_arguments, mode_t) : 0;
  va_end(rest_of_arguments);
  return is_under(path) && fails("open") ? -1 : real(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list rest_of_arguments;
  va_start(rest_of_arguments, flags);
  mode_t mode = flags & O_CREAT ? va_arg(rest_of_arguments, mode_t) : 0;
  va_end(rest_of_arguments);
  return open(path, flags, mode);
}

int adjtimex(struct timex *state) {
  int (*real)(struct timex *) = dlsym(RTLD_NEXT, "adjtimex");
  int found = real(state);
  int is_set = number("FAULTS_CLOCK", -1);
  if (is_set < 0) return found;
  state->status = is_set ? 0 : STA_UNSYNC;
  return is_set ? TIME_OK : TIME_ERROR;
}

static int is_refused(int file) {
  struct stat facts;
  if (fstat(file, &facts) < 0 || !S_ISCHR(facts.st_mode)) return 0;
  return isatty(file) || facts.st_rdev == makedev(1, 3);
}

static void note_refusal(const char *path) {
  int (*real_open)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
  ssize_t (*real_write)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
  int file = real_open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
  if (file < 0) return;
  if (real_write(file, ".", 1) < 0) abort();
  close(file);
}

/* What a refused descriptor's number is taken from while ppoll must ignore it. */
enum { AWAY = -1000 };

int ppoll(struct pollfd *descriptors, nfds_t size, const struct timespec *time,
          const sigset_t *signals) {
  int (*real)(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *) =
      dlsym(RTLD_NEXT, "ppoll");
  const char *path = getenv("FAULTS_POLL");
  const struct timespec now = {0, 0};
  int refused = 0;
  for (nfds_t i = 0; path && i < size; i++) {
    if (descriptors[i].fd >= 0 && is_refused(descriptors[i].fd)) {
      descriptors[i].fd = AWAY - descriptors[i].fd;
      refused++;
    }
  }
  /* As XNU does it: the others are looked at without a wait. */
  int found = real(descriptors, size, refused ? &now : time, signals);
  int failure = errno;
  for (nfds_t i = 0; refused && i < size; i++) {
    if (descriptors[i].fd > AWAY) continue;
    descriptors[i].fd = AWAY - descriptors[i].fd;
    descriptors[i].revents = POLLNVAL;
  }
  if (refused) note_refusal(path);
  errno = failure;
  return found < 0 ? found : found + refused;
}
