#include "CNcurses.h"

#include <curses.h>
#include <term.h>

#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

static SCREEN *screen;
static int colour_count;
static int unicode;
static int uses_mouse;

/* -- Start and stop -- */

static const char *capability(const char *name) {
  const char *value = tigetstr((char *)name);
  return value == (const char *)-1 ? NULL : value;
}

/* Ctrl-C is a key that asks; Ctrl-S must not freeze a clock. Ctrl-Z and Ctrl-\ stay signals,
 * which reach the whole job, make and all. */
static void take_keys(void) {
  struct termios modes;
  cbreak();
  noecho();
  nonl();
  if (tcgetattr(STDIN_FILENO, &modes) == 0) {
    modes.c_cc[VINTR] = _POSIX_VDISABLE;
#ifdef VDSUSP
    modes.c_cc[VDSUSP] = _POSIX_VDISABLE;
#endif
    modes.c_iflag &= ~(tcflag_t)(IXON | IXOFF);
    tcsetattr(STDIN_FILENO, TCSANOW, &modes);
    def_prog_mode();
  }
  keypad(stdscr, TRUE);
  nodelay(stdscr, TRUE);
  set_escdelay(25);
  /* Reports of the mouse are read as they are: ncurses knows them in the form of terminfo alone,
   * in which columns beyond 223 cannot be said. */
  const char *mouse = capability("kmous");
  if (mouse != NULL) define_key(mouse, 0);
}

/* Of the mouse: buttons (1000) and drags (1002), with numbers in decimal (1006). And pasted text
 * comes in brackets (2004), so that it is not typed. Written around ncurses, which has no words for
 * them; what a terminal does not know it ignores. */
#define MOUSE_ON "\033[?1000h\033[?1002h\033[?1006h"
#define MOUSE_OFF "\033[?1006l\033[?1002l\033[?1000l"
#define PASTE_ON "\033[?2004h"
#define PASTE_OFF "\033[?2004l"

static int has_modes(void) { return capability("kmous") != NULL; }

static void set_modes(int on) {
  if (!has_modes()) return;
  fputs(on ? PASTE_ON : PASTE_OFF, stdout);
  if (uses_mouse) fputs(on ? MOUSE_ON : MOUSE_OFF, stdout);
  fflush(stdout);
}

static void take_colours(int allowed) {
  colour_count = 0;
  if (allowed && has_colors() && start_color() == OK && COLORS >= 8) {
    /* Beyond a palette of 256 a number is a mixture of red, green and blue, but for the first 8. */
    colour_count = COLORS > 256 ? 8 : COLORS;
  }
}

/* The Linux console goes dark after so many minutes without a key; 0 is never. What it was set to
 * cannot be asked, so it gets back what the kernel was started with. */
static void set_console_blanking(int minutes) {
  const char *type = getenv("TERM");
  if (type == NULL || strncmp(type, "linux", 5) != 0) return;
  dprintf(STDOUT_FILENO, "\033[9;%d]", minutes);
}

static int usual_console_blanking(void) {
  int seconds = 0;
  FILE *parameter = fopen("/sys/module/kernel/parameters/consoleblank", "r");
  if (parameter == NULL) return 0;
  if (fscanf(parameter, "%d", &seconds) != 1) seconds = 0;
  fclose(parameter);
  return (seconds + 59) / 60;
}

static int failed(int reason) {
  endwin();
  delscreen(screen);
  screen = NULL;
  return reason;
}

int cncurses_start(int colours, int mouse) {
  setlocale(LC_ALL, "");
  unicode = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
  /* In another locale ncurses would repeat characters by REP, which some terminals lack; only
   * ASCII is sent all the same. */
  if (!unicode) setlocale(LC_CTYPE, "C.UTF-8");
  /* The size is the terminal's, not what somebody's shell once exported. */
  unsetenv("LINES");
  unsetenv("COLUMNS");
  screen = newterm(NULL, stdout, stdin);
  if (screen == NULL) return CNCURSES_UNKNOWN_TERMINAL;
  if (capability("cup") == NULL) return failed(CNCURSES_CANNOT_POSITION);
  take_keys();
  take_colours(colours);
  uses_mouse = mouse && has_modes();
  curs_set(0);
  /* ncurses 6.4 flushes at every cursor move until the screen has been through endwin() once;
   * with this, and without looking for typed keys in between, a frame is one write. */
  endwin();
  typeahead(-1);
  set_console_blanking(0);
  set_modes(1);
  return CNCURSES_STARTED;
}

void cncurses_stop(void) {
  if (screen == NULL || isendwin()) return;
  /* A terminal without an alternate screen keeps the last picture: leave it empty. */
  if (capability("smcup") == NULL) {
    attrset(A_NORMAL);
    bkgdset(' ');
    erase();
    refresh();
  }
  cncurses_suspend();
}

void cncurses_suspend(void) {
  set_modes(0);
  endwin();
  set_console_blanking(usual_console_blanking());
}

void cncurses_resume(void) {
  reset_prog_mode();
  set_console_blanking(0);
  set_modes(1);
  curs_set(0);
  cncurses_resize();
}

void cncurses_resize(void) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0) {
    /* No screen has more, and ncurses takes its memory for three of them. */
    resizeterm(size.ws_row < 1000 ? size.ws_row : 1000, size.ws_col < 2000 ? size.ws_col : 2000);
  }
  erase();
  clearok(curscr, TRUE);
}

int cncurses_columns(void) { return getmaxx(stdscr); }
int cncurses_rows(void) { return getmaxy(stdscr); }
int cncurses_colours(void) { return colour_count; }
int cncurses_is_unicode(void) { return unicode; }
int cncurses_has_mouse(void) { return uses_mouse; }

int cncurses_has_reverse(void) { return capability("rev") != NULL || capability("smso") != NULL; }

/* -- Drawing -- */

#if NCURSES_VERSION_PATCH >= 20170401
static int pair(int foreground, int background) {
  int found = alloc_pair(foreground, background);
  return found < 0 ? 0 : found;
}

static void compose(cchar_t *cell, const wchar_t *text, attr_t attributes, int colours) {
  setcchar(cell, text, attributes, (short)(colours < 32767 ? colours : 0), &colours);
}
#else
/* Before ncurses 6.1 (macOS's own is 6.0 or older): pairs by hand, as many as a short holds. */
static int pair(int foreground, int background) {
  static short pairs[1024][2];
  static short used = 0;
  for (short i = 1; i <= used; i++) {
    if (pairs[i][0] == foreground && pairs[i][1] == background) return i;
  }
  if (used + 1 >= 1024 || used + 1 >= COLOR_PAIRS) return 0;
  used++;
  pairs[used][0] = (short)foreground;
  pairs[used][1] = (short)background;
  init_pair(used, (short)foreground, (short)background);
  return used;
}

static void compose(cchar_t *cell, const wchar_t *text, attr_t attributes, int colours) {
  setcchar(cell, text, attributes, (short)colours, NULL);
}
#endif

/* Makes a cell of a character; with eight colours the bright eight are the plain ones in bold, and
 * no background is bright. */
static void make_cell(cchar_t *cell, uint32_t scalar, int foreground, int background,
                      int attributes) {
  const wchar_t text[2] = {(wchar_t)scalar, 0};
  attr_t flags = A_NORMAL;
  int colours = 0;
  if (attributes & CNCURSES_BOLD) flags |= A_BOLD;
  if (attributes & CNCURSES_REVERSE) flags |= A_REVERSE;
  if (colour_count > 0) {
    if (colour_count < 16 && foreground > 7) flags |= A_BOLD;
    if (colour_count < 16) foreground &= 7, background &= 7;
    colours = pair(foreground, background);
  }
  compose(cell, text, flags, colours);
}

void cncurses_blank(int foreground, int background) {
  cchar_t cell;
  make_cell(&cell, ' ', foreground, background, 0);
  bkgrndset(&cell);
  erase();
}

void cncurses_put(int column, int row, uint32_t scalar, int foreground, int background,
                  int attributes) {
  cchar_t cell;
  make_cell(&cell, scalar, foreground, background, attributes);
  mvadd_wch(row, column, &cell);
}

void cncurses_refresh(void) { refresh(); }

void cncurses_ring(void) { beep(); }

/* -- Keys -- */

int32_t cncurses_key(void) {
  wint_t key = 0;
  switch (get_wch(&key)) {
  case OK: return key == 0 ? CNCURSES_OTHER : (int32_t)key;
  case KEY_CODE_YES: break;
  default: return CNCURSES_NONE;
  }
  switch (key) {
  case KEY_UP: return CNCURSES_UP;
  case KEY_DOWN: return CNCURSES_DOWN;
  case KEY_LEFT: return CNCURSES_LEFT;
  case KEY_RIGHT: return CNCURSES_RIGHT;
  case KEY_BACKSPACE: return CNCURSES_BACKSPACE;
  case KEY_F(1): return CNCURSES_F1;
  case KEY_F(5): return CNCURSES_F5;
  case KEY_NPAGE: return CNCURSES_PAGE_DOWN;
  case KEY_PPAGE: return CNCURSES_PAGE_UP;
  case KEY_BTAB: return CNCURSES_BACK_TAB;
  default: return CNCURSES_OTHER;
  }
}

/* -- Restoring after a crash -- */

static int append(char *bytes, int count, int limit, const char *value) {
  while (value != NULL && *value != 0 && count < limit) {
    /* $<2> asks for a pause of old terminals and is not to be sent. */
    const char *end = strncmp(value, "$<", 2) == 0 ? strchr(value, '>') : NULL;
    if (end == NULL) bytes[count++] = *value;
    value = end == NULL ? value + 1 : end + 1;
  }
  return count;
}

int cncurses_restoring_bytes(char *bytes, int limit) {
  static const char *const names[] = {"sgr0", "op", "cnorm", "rmkx", "rmcup"};
  int count = append(bytes, 0, limit, has_modes() ? MOUSE_OFF PASTE_OFF : NULL);
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    count = append(bytes, count, limit, capability(names[i]));
  }
  return count;
}
