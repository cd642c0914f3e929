#include "CUnix.h"
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static const int events[] = {SIGINT,  SIGTERM, SIGHUP,   SIGQUIT, SIGPIPE,
                             SIGTSTP, SIGCONT, SIGWINCH, SIGCHLD};
static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};

#define COUNT(array) (sizeof(array) / sizeof *(array))

static int pipe_ends[2] = {-1, -1};

static void handle(int signal, void (*handler)(int), int flags) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, NULL);
}

/* -- The pipe -- */

/* Whether a signal that ends the program lies in the pipe unread. */
static volatile sig_atomic_t end_is_pending = 0;

static void restore_and_crash(int signal);

static int ends(int signal) {
  return signal == SIGINT || signal == SIGTERM || signal == SIGHUP || signal == SIGQUIT ||
         signal == SIGPIPE;
}

static void send_signal(int signal) {
  int saved = errno;
  unsigned char byte = (unsigned char)signal;
  /* A log's reader that is gone ends nothing. */
  if (signal == SIGPIPE && !cunix_output_is_writing()) return;
  /* A second one while nobody reads: the program is held up, perhaps by a terminal that takes
   * nothing any more. It ends all the same. */
  if (ends(signal) && end_is_pending) restore_and_crash(signal);
  if (ends(signal)) end_is_pending = 1;
  /* A full pipe holds thousands of signals that nobody read: one more tells nothing new. */
  ssize_t written = write(pipe_ends[1], &byte, 1);
  (void)written;
  errno = saved;
}

int cunix_signals_start(void) {
  if (pipe(pipe_ends) < 0) return -1;
  for (int i = 0; i < 2; i++) {
    fcntl(pipe_ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(pipe_ends[i], F_SETFL, O_NONBLOCK);
  }
  for (size_t i = 0; i < COUNT(events); i++) {
    /* What nohup or a shell wants ignored stays so. */
    struct sigaction before;
    int is_ignored = sigaction(events[i], NULL, &before) == 0 && before.sa_handler == SIG_IGN;
    if (is_ignored && ends(events[i])) continue;
    handle(events[i], send_signal, 0);
  }
  return pipe_ends[0];
}

void cunix_signals_stop(void) {
  for (size_t i = 0; i < COUNT(events); i++) {
    struct sigaction before;
    int is_ours = sigaction(events[i], NULL, &before) == 0 && before.sa_handler == send_signal;
    if (is_ours) handle(events[i], SIG_DFL, 0);
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

static void unblock_and_raise(int signal) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, signal);
  handle(signal, SIG_DFL, 0);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
  raise(signal);
}

void cunix_stop_self(void) {
  unblock_and_raise(SIGTSTP);
  handle(SIGTSTP, send_signal, 0);
}

void cunix_die_of(int signal) {
  unblock_and_raise(signal);
  _exit(128 + signal);
}

/* -- Crashes: only what POSIX calls safe in a signal handler -- */

static struct termios crash_modes;
static char crash_bytes[512];
static volatile sig_atomic_t crash_count = 0;
static volatile sig_atomic_t crash_descriptor = -1;
static volatile sig_atomic_t crash_log = -1;

static void log_crash(int signal) {
  char line[CUNIX_STAMP_SIZE + 32] = "";
  if (crash_log < 0) return;
  cunix_stamp(cunix_wall_clock(), line);
  size_t length = strlen(line);
  memcpy(line + length, " ended by signal ", 17);
  line[length + 17] = (char)('0' + signal / 10);
  line[length + 18] = (char)('0' + signal % 10);
  line[length + 19] = '\n';
  ssize_t written = write(crash_log, line, length + 20);
  (void)written;
  cunix_errors_copy(crash_log);
}

static void restore_and_crash(int signal) {
  if (crash_descriptor >= 0) {
    /* It must not be held up here as well; the flags are the shell's too and go back as found. */
    int flags = fcntl(crash_descriptor, F_GETFL);
    fcntl(crash_descriptor, F_SETFL, flags | O_NONBLOCK);
    ssize_t written = write(crash_descriptor, crash_bytes, (size_t)crash_count);
    (void)written;
    fcntl(crash_descriptor, F_SETFL, flags);
    tcsetattr(crash_descriptor, TCSANOW, &crash_modes);
  }
  log_crash(signal);
  cunix_errors_give_out();
  unblock_and_raise(signal);
}

void cunix_crash_restores(int descriptor) {
  static char other_stack[65536]; /* for a crash that is an overflow of the usual stack */
  stack_t stack = {.ss_sp = other_stack, .ss_size = sizeof other_stack, .ss_flags = 0};
  sigaltstack(&stack, NULL);
  if (tcgetattr(descriptor, &crash_modes) == 0) crash_descriptor = descriptor;
  for (size_t i = 0; i < COUNT(crashes); i++) handle(crashes[i], restore_and_crash, SA_ONSTACK);
}

void cunix_crash_writes(const char *bytes, int count) {
  if (count < 0 || count >= (int)sizeof crash_bytes) return;
  memcpy(crash_bytes, bytes, (size_t)count);
  crash_count = count;
}

void cunix_crash_logs(int descriptor) { crash_log = descriptor; }

void cunix_crash_forget(void) {
  crash_descriptor = -1;
  for (size_t i = 0; i < COUNT(crashes); i++) handle(crashes[i], SIG_DFL, 0);
}
