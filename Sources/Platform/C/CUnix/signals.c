#include "CUnix.h"
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static const int events[] = {SIGINT,  SIGTERM, SIGHUP,   SIGQUIT, SIGPIPE,
                             SIGTSTP, SIGCONT, SIGWINCH, SIGCHLD};
#define COUNT(array) (sizeof(array) / sizeof *(array))

static int pipe_ends[2] = {-1, -1};

void cunix_handle(int signal, void (*handler)(int), int flags) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, NULL);
}

int cunix_is_handled_by(int signal, void (*handler)(int)) {
  struct sigaction now;
  return sigaction(signal, NULL, &now) == 0 && now.sa_handler == handler;
}

void cunix_signals_prepare(void) {
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  cunix_handle(SIGXFSZ, SIG_IGN, 0);
}

/* -- The pipe -- */

/* Whether a signal that ends the program lies in the pipe unread. */
static volatile sig_atomic_t end_is_pending = 0;

static int ends(int signal) {
  return signal == SIGINT || signal == SIGTERM || signal == SIGHUP || signal == SIGQUIT ||
         signal == SIGPIPE;
}

static void send_signal(int signal) {
  int saved = errno;
  unsigned char byte = (unsigned char)signal;
  /* A log may be a pipe whose reader has gone; that must not end the program. */
  if (signal == SIGPIPE && !cunix_output_is_writing()) return;
  /* A second signal arrived before the first was read: the program is stuck, perhaps on a terminal that takes
   * nothing any more. It ends all the same. */
  if (ends(signal) && end_is_pending) cunix_restore_and_end(signal);
  if (ends(signal)) end_is_pending = 1;
  /* A full pipe holds thousands of signals that nobody read: one more tells nothing new. */
  ssize_t written = write(pipe_ends[1], &byte, 1);
  (void)written;
  errno = saved;
}

int cunix_signals_start(void) {
  if (cunix_pipe(pipe_ends) < 0) return -1;
  for (int i = 0; i < 2; i++) fcntl(pipe_ends[i], F_SETFL, O_NONBLOCK);
  for (size_t i = 0; i < COUNT(events); i++) {
    /* Signals that nohup or a shell ignores stay ignored. */
    if (ends(events[i]) && cunix_is_handled_by(events[i], SIG_IGN)) continue;
    cunix_handle(events[i], send_signal, 0);
  }
  return pipe_ends[0];
}

void cunix_signals_stop(void) {
  for (size_t i = 0; i < COUNT(events); i++) {
    if (cunix_is_handled_by(events[i], send_signal)) cunix_handle(events[i], SIG_DFL, 0);
  }
  for (int i = 0; i < 2; i++) {
    if (pipe_ends[i] >= 0) close(pipe_ends[i]);
    pipe_ends[i] = -1;
  }
}

int cunix_signals_next(void) {
  unsigned char byte = 0;
  if (read(pipe_ends[0], &byte, 1) != 1) return 0;
  if (ends(byte)) end_is_pending = 0;
  return byte;
}

void cunix_unblock_and_raise(int signal) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, signal);
  cunix_handle(signal, SIG_DFL, 0);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
  raise(signal);
}

void cunix_stop_self(void) {
  cunix_unblock_and_raise(SIGTSTP);
  cunix_handle(SIGTSTP, send_signal, 0);
}

void cunix_die_of(int signal) {
  cunix_unblock_and_raise(signal);
  _exit(128 + signal);
}
