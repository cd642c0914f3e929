#include "CUnix.h"
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/time.h>
#include <unistd.h>

/* The terminal or pipe behind standard output, and the place where everything vanishes. */
static int real_output = -1;
static int nowhere = -1;
static volatile sig_atomic_t is_writing = 0;
static volatile sig_atomic_t is_held_up = 0;

/* What lay in the terminal's queue at the last look. */
static volatile sig_atomic_t queued = -1;

static volatile sig_atomic_t patience = 0;

static void set_timer(int milliseconds) {
  struct itimerval time = {{0, 0}, {milliseconds / 1000, milliseconds % 1000 * 1000}};
  setitimer(ITIMER_REAL, &time, NULL);
}

/* A slow line empties its queue: it gets more time. Else an interrupted write returns, and whoever
 * repeats it writes to nowhere. */
static void look_at_output(int signal) {
  int saved = errno;
  int left = 0;
  (void)signal;
  if (is_writing) {
    ioctl(real_output, TIOCOUTQ, &left);
    if (left != queued) {
      queued = left;
      set_timer(patience);
    } else {
      dup2(nowhere, STDOUT_FILENO);
      is_held_up = 1;
    }
  }
  errno = saved;
}

static int prepare(void) {
  struct sigaction action;
  if (real_output >= 0) return 1;
  real_output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (real_output < 0 || nowhere < 0) return 0;
  memset(&action, 0, sizeof action);
  action.sa_handler = look_at_output;
  sigemptyset(&action.sa_mask);
  sigaction(SIGALRM, &action, NULL);
  return 1;
}

void cunix_output_begin(int milliseconds) {
  if (is_held_up || !prepare()) return;
  queued = -1;
  patience = milliseconds;
  is_writing = 1;
  set_timer(milliseconds);
}

int cunix_output_end(void) {
  if (is_writing) set_timer(0);
  is_writing = 0;
  return is_held_up;
}

int cunix_output_is_writing(void) { return is_writing; }

int cunix_output_held_up(void) { return is_held_up ? real_output : -1; }

void cunix_output_reopen(void) {
  if (is_held_up) dup2(real_output, STDOUT_FILENO);
  is_held_up = 0;
}
