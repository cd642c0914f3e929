#include "CUnix.h"
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif

/* Everything here runs in a signal handler, so it calls only functions that POSIX calls safe there. */

/* Faults of the program itself. They are handled even where they were ignored: the system ends a
 * program that ignores them. */
static const int faults[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};

/* The signals that end a program unless it handles them, beside those that signals.c turns into
 * events. The real-time signals are added to them. */
static const int endings[] = {
    SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGSYS,
#ifdef SIGSTKFLT
    SIGSTKFLT,
#endif
#ifdef SIGPWR
    SIGPWR,
#endif
#ifdef SIGEMT
    SIGEMT,
#endif
#ifdef __linux__
    SIGIO, /* macOS ignores it */
#endif
};

#define COUNT(array) (sizeof(array) / sizeof *(array))

static struct termios modes_before;
static char restoring_bytes[512];
static volatile sig_atomic_t restoring_count = 0;
static volatile sig_atomic_t terminal = -1;
static volatile sig_atomic_t log_descriptor = -1;

static void log_ending(int signal) {
  char line[CUNIX_STAMP_SIZE + 32] = "";
  if (log_descriptor < 0) return;
  cunix_stamp(cunix_wall_clock(), line);
  size_t length = strlen(line);
  memcpy(line + length, " ended by signal ", 17);
  length += 17;
  if (signal > 9) line[length++] = (char)('0' + signal / 10);
  line[length++] = (char)('0' + signal % 10);
  line[length++] = '\n';
  ssize_t written = write(log_descriptor, line, length);
  (void)written;
  cunix_errors_copy(log_descriptor);
}

/* Whether the terminal is ours to change. That of a stopped job is its shell's, and the system
 * would stop a background job that touches it. A terminal that is not the session's own, for
 * which tcgetpgrp fails, has no foreground. */
static int is_in_foreground(void) {
  pid_t group = tcgetpgrp(terminal);
  return group < 0 || group == getpgrp();
}

static void restore_terminal(void) {
  if (terminal < 0 || !is_in_foreground()) return;
  /* Writing must not block here. The shell shares these flags, so they are restored afterwards. */
  int flags = fcntl(terminal, F_GETFL);
  fcntl(terminal, F_SETFL, flags | O_NONBLOCK);
  ssize_t written = write(terminal, restoring_bytes, (size_t)restoring_count);
  (void)written;
  fcntl(terminal, F_SETFL, flags);
  tcsetattr(terminal, TCSANOW, &modes_before);
}

void cunix_restore_and_end(int signal) {
  restore_terminal();
  log_ending(signal);
  cunix_errors_give_out();
  cunix_unblock_and_raise(signal);
}

/* -- The two signals that glibc keeps for its threads -- */

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

/* sigaction refuses signals 32 and 33, but sent from outside they end a program like others. So
 * the kernel is asked itself, in its own form of the structure. */
struct kernel_action {
  void (*handler)(int);
  unsigned long flags;
  void (*restorer)(void);
  unsigned long mask;
};

enum { KERNEL_RESTORER = 0x04000000 };

static void restore_and_end_reserved(int signal) {
  restore_terminal();
  log_ending(signal);
  cunix_errors_give_out();
  /* The system has set the default action already: see SA_RESETHAND below. */
  kill(getpid(), signal);
}

/* The kernel wants a function that returns from a handler. Ours does not return. */
static void never_returns(void) { _exit(1); }

static void handle_reserved(int signal, void (*from)(int), void (*to)(int)) {
  struct kernel_action action;
  size_t size = sizeof action.mask;
  memset(&action, 0, sizeof action);
  if (syscall(SYS_rt_sigaction, signal, NULL, &action, size) < 0 || action.handler != from) return;
  memset(&action, 0, sizeof action);
  action.handler = to;
  action.restorer = never_returns;
  action.flags = KERNEL_RESTORER | (unsigned)SA_RESETHAND | SA_NODEFER;
  syscall(SYS_rt_sigaction, signal, &action, NULL, size);
}

static void start_reserved(void) {
  for (int i = 32; i <= 33; i++) handle_reserved(i, SIG_DFL, restore_and_end_reserved);
}

static void stop_reserved(void) {
  for (int i = 32; i <= 33; i++) handle_reserved(i, restore_and_end_reserved, SIG_DFL);
}

#else
static void start_reserved(void) {}
static void stop_reserved(void) {}
#endif

/* -- Start and stop -- */

/* Signals that nohup or a shell ignores stay ignored, and existing handlers stay. */
static void start(int signal) {
  if (cunix_is_handled_by(signal, SIG_DFL)) cunix_handle(signal, cunix_restore_and_end, 0);
}

static void stop(int signal) {
  if (cunix_is_handled_by(signal, cunix_restore_and_end)) cunix_handle(signal, SIG_DFL, 0);
}

static void each_ending(void (*body)(int)) {
  for (size_t i = 0; i < COUNT(endings); i++) body(endings[i]);
#ifdef SIGRTMIN
  for (int signal = SIGRTMIN; signal <= SIGRTMAX; signal++) body(signal);
#endif
}

void cunix_crash_restores(int descriptor) {
  static char other_stack[65536]; /* for a crash that is an overflow of the usual stack */
  stack_t stack = {.ss_sp = other_stack, .ss_size = sizeof other_stack, .ss_flags = 0};
  sigaltstack(&stack, NULL);
  if (tcgetattr(descriptor, &modes_before) == 0) terminal = descriptor;
  for (size_t i = 0; i < COUNT(faults); i++) {
    cunix_handle(faults[i], cunix_restore_and_end, SA_ONSTACK);
  }
  each_ending(start);
  start_reserved();
}

void cunix_crash_writes(const char *bytes, int count) {
  if (count < 0 || count >= (int)sizeof restoring_bytes) return;
  memcpy(restoring_bytes, bytes, (size_t)count);
  restoring_count = count;
}

void cunix_crash_logs(int descriptor) { log_descriptor = descriptor; }

void cunix_crash_forget(void) {
  terminal = -1;
  for (size_t i = 0; i < COUNT(faults); i++) cunix_handle(faults[i], SIG_DFL, 0);
  each_ending(stop);
  stop_reserved();
}
