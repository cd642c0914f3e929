#include "CUnix.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

static void lead(posix_spawn_file_actions_t *actions, int stream, int descriptor) {
  if (descriptor >= 0) posix_spawn_file_actions_adddup2(actions, descriptor, stream);
  else posix_spawn_file_actions_addopen(actions, stream, "/dev/null", O_RDWR, 0);
}

static void prepare(posix_spawnattr_t *attributes, posix_spawn_file_actions_t *actions, int input,
                    int output) {
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  sigdelset(&all, SIGKILL);
  sigdelset(&all, SIGSTOP);
  posix_spawnattr_init(attributes);
  posix_spawnattr_setsigmask(attributes, &none);
  posix_spawnattr_setsigdefault(attributes, &all);
  short flags = POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
#ifdef POSIX_SPAWN_CLOEXEC_DEFAULT
  /* macOS marks a descriptor only after it has made it. So none is inherited but those of the streams. */
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  posix_spawnattr_setflags(attributes, flags);
  posix_spawn_file_actions_init(actions);
  lead(actions, 0, input);
  lead(actions, 1, output);
  lead(actions, 2, output);
}

/* Runs a command, looked up in PATH, with these streams, -1 for none. Returns the process id, -1
 * with errno. */
static pid_t spawn(char *const arguments[], char *const environment[], int input, int output) {
  pid_t child = -1;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_t actions;
  prepare(&attributes, &actions, input, output);
  int failure = posix_spawnp(&child, arguments[0], &actions, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  errno = failure;
  return failure ? -1 : child;
}

/* Linux marks the ends when it makes them: a child that another thread starts in between would inherit
 * them. */
int cunix_pipe(int ends[2]) {
#ifdef __linux__
  return pipe2(ends, O_CLOEXEC);
#else
  if (pipe(ends) < 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

void cunix_move(int descriptor, int number) {
#ifdef __linux__
  dup3(descriptor, number, O_CLOEXEC);
#else
  dup2(descriptor, number);
  fcntl(number, F_SETFD, FD_CLOEXEC);
#endif
  close(descriptor);
}

pid_t cunix_spawn(char *const arguments[], int *lifeline) {
  int ends[2] = {-1, -1};
  if (lifeline && cunix_pipe(ends) < 0) return -1;
  pid_t child = spawn(arguments, environ, ends[0], -1);
  int failure = errno;
  if (lifeline) close(ends[0]);
  if (lifeline && child < 0) close(ends[1]);
  if (lifeline && child >= 0) *lifeline = ends[1];
  errno = failure;
  return child;
}

/* Whether `variable` is set anew in `variables`. */
static int is_among(const char *variable, char *const variables[]) {
  size_t length = strcspn(variable, "=") + 1;
  while (*variables && strncmp(*variables, variable, length) != 0) variables++;
  return *variables != NULL;
}

pid_t cunix_spawn_shell(char *command, char *const variables[], int output) {
  char *const arguments[] = {"/bin/sh", "-c", command, NULL};
  size_t count = 1;
  for (char *const *one = environ; *one; one++) count++;
  for (char *const *one = variables; *one; one++) count++;
  char **all = calloc(count, sizeof *all);
  if (!all) return -1;
  char **end = all;
  for (char *const *one = variables; *one; one++) *end++ = *one;
  for (char *const *one = environ; *one; one++) {
    if (!is_among(*one, variables)) *end++ = *one;
  }
  pid_t child = spawn(arguments, all, -1, output);
  int failure = errno;
  free(all);
  errno = failure;
  return child;
}

pid_t cunix_spawn_piped(char *command, int *input, int *output) {
  char *const arguments[] = {"/bin/sh", "-c", command, NULL};
  int in[2] = {-1, -1}, out[2] = {-1, -1};
  pid_t child = -1;
  if (cunix_pipe(in) == 0 && cunix_pipe(out) == 0)
    child = spawn(arguments, environ, in[0], out[1]);
  int failure = errno;
  if (in[0] >= 0) close(in[0]);
  if (out[1] >= 0) close(out[1]);
  if (child < 0) {
    if (in[1] >= 0) close(in[1]);
    if (out[0] >= 0) close(out[0]);
    errno = failure;
    return -1;
  }
  fcntl(*input = in[1], F_SETFL, O_NONBLOCK);
  fcntl(*output = out[0], F_SETFL, O_NONBLOCK);
  return child;
}

pid_t cunix_reap(int *status) {
  int found = 0;
  pid_t child = waitpid(-1, &found, WNOHANG);
  if (child <= 0) return 0;
  *status = WIFSIGNALED(found) ? 128 + WTERMSIG(found) : WEXITSTATUS(found);
  return child;
}
