/* A pseudo-terminal with a program on it, for tests. Failures leave their reason in errno. */
#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <sys/types.h>

/* Runs `arguments[0]` with `environment` as the leader of a session on a new terminal of the
 * given size. Returns the process id and in `*descriptor` the terminal's other side, which no
 * other child inherits. -1 on failure. */
pid_t cpty_spawn(char *const arguments[], char *const environment[], int columns, int rows,
                 int *descriptor);

/* Gives the terminal behind `descriptor` another size; its programs get SIGWINCH. */
int cpty_resize(int descriptor, int columns, int rows);

/* Whether the terminal echoes and reads whole lines, as a shell leaves it: 1, 0, -1 on failure. */
int cpty_is_sane(int descriptor);

/* Whether a child has ended (1), is stopped (2) or goes on (0), without waiting; its wait status
 * in `*status`. -1 on failure. */
int cpty_child_state(pid_t child, int *status);

#endif
