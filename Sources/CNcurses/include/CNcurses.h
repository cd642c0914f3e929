/* CNcurses: our verbs for the terminal; <curses.h> stays in the .c file.
 *
 * Why C: ncurses' macros with casts or arguments, its variadic functions and its global
 * variables do not reach Swift 6, and a SwiftPM system library would lose the defines that
 * switch on wide characters.
 */
#ifndef CNCURSES_H
#define CNCURSES_H

#include <stddef.h>
#include <stdint.h>

/* Why cncurses_start failed. */
enum {
  CNCURSES_STARTED = 0,
  CNCURSES_UNKNOWN_TERMINAL = 1, /* TERM is not set, or terminfo does not know it */
  CNCURSES_CANNOT_POSITION = 2,  /* it has no way to place the cursor */
};

/* Takes the terminal on standard input and output: alternate screen, no echo, no line
 * discipline but Ctrl-Z and Ctrl-\, no cursor. With `colours` 0 no colour is ever used; with
 * `mouse` 0 the mouse stays the terminal's own. */
int cncurses_start(int colours, int mouse);

/* Whether the terminal tells of the mouse. */
int cncurses_has_mouse(void);

/* Gives the terminal back as it was. */
void cncurses_stop(void);

/* Gives the terminal back for the time that the program is stopped, and takes it again, empty. */
void cncurses_suspend(void);
void cncurses_resume(void);

/* Reads the terminal's size. */
void cncurses_resize(void);

int cncurses_columns(void);
int cncurses_rows(void);
/* How many colours can be shown: 0, 8, 16, 88 or 256. */
int cncurses_colours(void);
int cncurses_has_reverse(void);
/* Whether the locale's characters are Unicode's, in UTF-8. */
int cncurses_is_unicode(void);

/* Whether terminfo has a flag for the terminal, for example "bce". */
int cncurses_has(const char *flag);

/* What terminfo has for a capability that is a string, for example "cup", with up to two numbers
 * filled in and without pauses: at most `limit` bytes. Returns their count, 0 if it has none. */
int cncurses_control(const char *name, int first, int second, char *bytes, int limit);

/* Sends bytes as they are, with one write if the terminal takes them. */
void cncurses_send(const char *bytes, size_t count);

void cncurses_ring(void);

/* Keys that are no character. */
enum {
  CNCURSES_NONE = 0, /* nothing more to read */
  CNCURSES_UP = -1,
  CNCURSES_DOWN = -2,
  CNCURSES_LEFT = -3,
  CNCURSES_RIGHT = -4,
  CNCURSES_BACKSPACE = -5,
  CNCURSES_F1 = -6,
  CNCURSES_F5 = -7,
  CNCURSES_PAGE_DOWN = -8,
  CNCURSES_PAGE_UP = -9,
  CNCURSES_BACK_TAB = -10,
  CNCURSES_OTHER = -11,
};

/* The next key without waiting: a character's scalar value, or one of the above. */
int32_t cncurses_key(void);

/* The bytes that bring the terminal's screen back; at most `limit`. Returns their count. */
int cncurses_restoring_bytes(char *bytes, int limit);

#endif
