#include "CPseudoTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

/* Opens a terminal: its other side is returned, its own side is in `*own`. Neither may reach a child
 * that another thread starts meanwhile: as long as one holds a side open, nobody sees its end. */
static int open_terminal(int *own) {
  int other = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (other < 0) return -1;
  char name[128];
  if (grantpt(other) < 0 || unlockpt(other) < 0 || ptsname_r(other, name, sizeof name) != 0 ||
      (*own = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)) < 0) {
    int failure = errno;
    close(other);
    errno = failure;
    return -1;
  }
  return other;
}

/* In the child: runs the program on the terminal. */
static void run(int own, char *const arguments[], char *const environment[]) {
  /* The program must not inherit what the test runner ignores or blocks. SIGKILL just fails. */
  struct sigaction usual = {.sa_handler = SIG_DFL};
  sigset_t none;
  for (int signal = 1; signal < NSIG; signal++) sigaction(signal, &usual, NULL);
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  setsid();
  ioctl(own, TIOCSCTTY, 0);
  for (int stream = 0; stream < 3; stream++) dup2(own, stream);
  for (int other = 3; other < 256; other++) close(other);
  execve(arguments[0], arguments, environment);
  _exit(127);
}

pid_t cpty_spawn(char *const arguments[], char *const environment[], int columns, int rows,
                 int *descriptor) {
  int own = -1, other = open_terminal(&own);
  if (other < 0) return -1;
  cpty_resize(other, columns, rows);
  pid_t child = fork();
  if (child == 0) run(own, arguments, environment);
  int failure = errno;
  close(own);
  if (child < 0) close(other);
  else *descriptor = other;
  errno = failure;
  return child;
}

int cpty_resize(int descriptor, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(descriptor, TIOCSWINSZ, &size);
}

int cpty_is_sane(int descriptor) {
  struct termios modes;
  if (tcgetattr(descriptor, &modes) < 0) return -1;
  return (modes.c_lflag & (ECHO | ICANON | ISIG)) == (ECHO | ICANON | ISIG);
}

int cpty_child_state(pid_t child, int *status) {
  pid_t found = waitpid(child, status, WNOHANG | WUNTRACED);
  if (found < 0) return -1;
  if (found == 0) return 0;
  return WIFSTOPPED(*status) ? 2 : 1;
}
