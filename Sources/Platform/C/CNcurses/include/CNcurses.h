/* CNcurses: what terminfo and the locale say about the terminal, in functions that Swift can call.
 *
 * Why C: ncurses' macros with casts or arguments, its variadic functions and its global
 * variables do not reach Swift 6, and a SwiftPM system library would lose the defines that
 * switch on wide characters.
 *
 * Only `Ncurses` imports this target, and only CNcurses.c includes <curses.h>. Nothing here reads keys or
 * writes to the terminal: the functions return the bytes that the caller writes.
 */
#ifndef CNCURSES_H
#define CNCURSES_H

/* Why cncurses_start failed. */
enum {
  CNCURSES_STARTED = 0,
  CNCURSES_UNKNOWN_TERMINAL = 1, /* TERM is not set, or terminfo does not know it */
  CNCURSES_CANNOT_POSITION = 2,  /* it has no way to place the cursor */
};

/* Reads what terminfo knows of the terminal on standard output. With `colours` 0 no colour is ever
 * used; with `mouse` 0 the mouse stays the terminal's own. Nothing is written. */
int cncurses_start(int colours, int mouse);

/* Whether the terminal tells of the mouse and the focus. */
int cncurses_has_mouse(void);

/* The bytes that take the screen: alternate screen, usual keys, keypad transmit, no cursor, bracketed
 * paste, mouse and focus; at most `limit`. Returns their count. */
int cncurses_entering(char *bytes, int limit);

/* The bytes that give the screen back as it was; at most `limit`. Returns their count. */
int cncurses_leaving(char *bytes, int limit);

/* Reads the terminal's size. */
void cncurses_resize(void);

int cncurses_columns(void);
int cncurses_rows(void);
/* How many colours can be shown: 0, 8, 16, 88 or 256. */
int cncurses_colours(void);
int cncurses_has_reverse(void);
/* Whether the terminal's window has a title that can be set. */
int cncurses_has_title(void);

/* Whether the locale's characters are Unicode's, in UTF-8. */
int cncurses_is_unicode(void);

/* Whether terminfo has a flag for the terminal, for example "bce". */
int cncurses_has(const char *flag);

/* What terminfo has for a capability that is a string, for example "cup", with up to two numbers
 * filled in and without pauses: at most `limit` bytes. Returns their count, 0 if it has none. */
int cncurses_control(const char *name, int first, int second, char *bytes, int limit);

#endif
