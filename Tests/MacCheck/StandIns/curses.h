/* The functions of curses that CNcurses calls, as Apple's own curses.h and term.h declare them: zig's
 * package has the C library of macOS, and no curses. */
#ifndef CURSES_H
#define CURSES_H

#define ERR (-1)

int setupterm(char *terminal, int descriptor, int *reason);
int tigetflag(char *name);
int tigetnum(char *name);
char *tigetstr(char *name);
char *tparm(char *format, ...);

#endif
