#include "CUnix.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#ifdef __linux__
#include <pty.h>
#else
#include <util.h>
#endif

extern char **environ;

static void prepare(posix_spawnattr_t *attributes, posix_spawn_file_actions_t *actions, int input) {
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  sigdelset(&all, SIGKILL);
  sigdelset(&all, SIGSTOP);
  posix_spawnattr_init(attributes);
  posix_spawnattr_setsigmask(attributes, &none);
  posix_spawnattr_setsigdefault(attributes, &all);
  posix_spawnattr_setflags(attributes,
                           POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  posix_spawn_file_actions_init(actions);
  if (input >= 0) posix_spawn_file_actions_adddup2(actions, input, 0);
  else posix_spawn_file_actions_addopen(actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(actions, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(actions, 2, "/dev/null", O_WRONLY, 0);
}

/* A pipe whose ends no other child inherits. */
static int private_pipe(int ends[2]) {
  if (pipe(ends) < 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
}

pid_t cunix_spawn(char *const arguments[], int *lifeline) {
  int ends[2] = {-1, -1};
  pid_t child = -1;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_t actions;
  if (lifeline && private_pipe(ends) < 0) return -1;
  prepare(&attributes, &actions, ends[0]);
  int failure = posix_spawnp(&child, arguments[0], &actions, &attributes, arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  if (lifeline) close(ends[0]);
  if (lifeline && failure) close(ends[1]);
  if (lifeline && !failure) *lifeline = ends[1];
  errno = failure;
  return failure ? -1 : child;
}

pid_t cunix_reap(int *status) {
  int found = 0;
  pid_t child = waitpid(-1, &found, WNOHANG);
  if (child <= 0) return 0;
  *status = WIFSIGNALED(found) ? 128 + WTERMSIG(found) : WEXITSTATUS(found);
  return child;
}

pid_t cunix_pty_spawn(char *const arguments[], char *const environment[], int columns, int rows,
                      int *descriptor) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  pid_t child = forkpty(descriptor, NULL, NULL, &size);
  if (child == 0) {
    /* What the test runner ignores or blocks is not the program's. SIGKILL just fails. */
    struct sigaction usual = {.sa_handler = SIG_DFL};
    sigset_t none;
    for (int signal = 1; signal < 32; signal++) sigaction(signal, &usual, NULL);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    for (int other = 3; other < 256; other++) close(other);
    execve(arguments[0], arguments, environment);
    _exit(127);
  }
  if (child > 0) fcntl(*descriptor, F_SETFD, FD_CLOEXEC);
  return child;
}

int cunix_pty_resize(int descriptor, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(descriptor, TIOCSWINSZ, &size);
}

int cunix_pty_is_sane(int descriptor) {
  struct termios modes;
  if (tcgetattr(descriptor, &modes) < 0) return -1;
  return (modes.c_lflag & (ECHO | ICANON | ISIG)) == (ECHO | ICANON | ISIG);
}

int cunix_child_state(pid_t child, int *status) {
  pid_t found = waitpid(child, status, WNOHANG | WUNTRACED);
  if (found < 0) return -1;
  if (found == 0) return 0;
  return WIFSTOPPED(*status) ? 2 : 1;
}
