#include "CUnix.h"
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

/* The descriptor for all output: standard output, or our own open description of its terminal. */
static int output = -1;
static int is_ours = 0;
static volatile sig_atomic_t is_writing = 0;

static int reopen(const char *path) {
  return path == NULL ? -1 : open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
}

/* The shell shares the open description, and O_NONBLOCK belongs to that: so we open one of our own.
 * A terminal of another user (after `su`) may only be opened as /dev/tty. */
static void prepare(void) {
  int opened = -1;
  if (output >= 0) return;
  if (isatty(STDOUT_FILENO)) {
    opened = reopen(ttyname(STDOUT_FILENO));
#ifdef __linux__
    if (opened < 0) opened = reopen("/proc/self/fd/1");
#endif
    if (opened < 0 && tcgetpgrp(STDOUT_FILENO) >= 0) opened = reopen("/dev/tty");
  }
  is_ours = opened >= 0;
  output = is_ours ? opened : STDOUT_FILENO;
}

int cunix_output_is_writing(void) { return is_writing; }

int cunix_output_descriptor(void) {
  prepare();
  return output;
}

/* A pipe accepts at least so many bytes once poll reports it writable. */
static size_t piece(size_t count) {
  if (is_ours) return count;
  return count < PIPE_BUF ? count : PIPE_BUF;
}

ssize_t cunix_output_write(const void *bytes, size_t count) {
  size_t taken = 0;
  prepare();
  while (taken < count) {
    struct pollfd writable = {output, POLLOUT, 0};
    if (!is_ours && cunix_poll(&writable, 1, 0) == 0) break;
    is_writing = 1;
    ssize_t written = write(output, (const char *)bytes + taken, piece(count - taken));
    int error = errno;
    is_writing = 0;
    if (written >= 0) {
      taken += (size_t)written;
    } else if (error == EAGAIN) {
      break;
    } else if (error != EINTR) {
      errno = error;
      return -1;
    }
  }
  return (ssize_t)taken;
}

void cunix_output_drop(void) {
  prepare();
  /* In the background this would stop the process. */
  if (tcgetpgrp(output) == getpgrp()) (void)tcflush(output, TCOFLUSH);
}

int cunix_output_queued(void) {
  int left = 0;
  prepare();
  return ioctl(output, TIOCOUTQ, &left) == 0 ? left : 0;
}
