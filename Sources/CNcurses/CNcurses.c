#include "CNcurses.h"

#include <curses.h>
#include <term.h>

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

static SCREEN *screen;
/* Keys are read from a pad, which ncurses never draws: all that is drawn is sent by us. */
static WINDOW *keys;
static int colour_count;
static int screen_columns, screen_rows;
static int unicode;
static int uses_mouse;

/* -- What terminfo has -- */

static const char *capability(const char *name) {
  const char *value = tigetstr((char *)name);
  return value == (const char *)-1 ? NULL : value;
}

static int append(char *bytes, int count, int limit, const char *value) {
  while (value != NULL && *value != 0 && count < limit) {
    /* $<2> asks for a pause of old terminals and is not to be sent. */
    const char *end = strncmp(value, "$<", 2) == 0 ? strchr(value, '>') : NULL;
    if (end == NULL) bytes[count++] = *value;
    value = end == NULL ? value + 1 : end + 1;
  }
  return count;
}

void cncurses_send(const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t sent = write(STDOUT_FILENO, bytes, count);
    if (sent > 0) bytes += sent, count -= (size_t)sent;
    if (sent < 0 && errno == EAGAIN) {
      struct pollfd output = {STDOUT_FILENO, POLLOUT, 0};
      poll(&output, 1, -1);
    } else if (sent < 0 && errno != EINTR) {
      return;
    }
  }
}

static void send_string(const char *name) {
  char bytes[64];
  cncurses_send(bytes, (size_t)append(bytes, 0, sizeof bytes, capability(name)));
}

/* -- Start and stop -- */

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
    /* A line feed is a step down, and the kernel need not look at each byte. */
    modes.c_oflag &= ~(tcflag_t)OPOST;
    tcsetattr(STDIN_FILENO, TCSANOW, &modes);
    def_prog_mode();
  }
  keypad(keys, TRUE);
  nodelay(keys, TRUE);
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
/* A picture that was begun is to be seen after all. */
#define RELEASE "\033[?2026l"

static int has_modes(void) { return capability("kmous") != NULL; }

static void set_modes(int on) {
  if (!has_modes()) return;
  fputs(on ? PASTE_ON : PASTE_OFF, stdout);
  if (uses_mouse) fputs(on ? MOUSE_ON : MOUSE_OFF, stdout);
  fflush(stdout);
}

static void take_colours(int allowed) {
  int colours = capability("setaf") && capability("setab") ? tigetnum("colors") : 0;
  /* Beyond a palette of 256 a number is a mixture of red, green and blue, but for the first 8. */
  colour_count = !allowed || colours < 8 ? 0 : colours > 256 ? 8 : colours;
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

/* The size is the terminal's, not what somebody's shell once exported; terminfo's, if it has none.
 * No screen has more than is allowed here. */
void cncurses_resize(void) {
  struct winsize size = {0};
  ioctl(STDOUT_FILENO, TIOCGWINSZ, &size);
  screen_rows = size.ws_row > 0 ? size.ws_row : getmaxy(stdscr);
  screen_columns = size.ws_col > 0 ? size.ws_col : getmaxx(stdscr);
  if (screen_rows > 1000) screen_rows = 1000;
  if (screen_columns > 2000) screen_columns = 2000;
}

int cncurses_start(int colours, int mouse) {
  setlocale(LC_ALL, "");
  unicode = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
  /* So that ncurses takes the bytes of keys for what they are. */
  if (!unicode) setlocale(LC_CTYPE, "C.UTF-8");
  unsetenv("LINES");
  unsetenv("COLUMNS");
  screen = newterm(NULL, stdout, stdin);
  keys = screen == NULL ? NULL : newpad(1, 1);
  if (keys == NULL) return CNCURSES_UNKNOWN_TERMINAL;
  if (capability("cup") == NULL) return failed(CNCURSES_CANNOT_POSITION);
  take_keys();
  take_colours(colours);
  cncurses_resize();
  uses_mouse = mouse && has_modes();
  curs_set(0);
  set_console_blanking(0);
  set_modes(1);
  /* The one time that ncurses draws: it takes the alternate screen, and leaves it empty. */
  refresh();
  return CNCURSES_STARTED;
}

void cncurses_stop(void) {
  if (screen == NULL || isendwin()) return;
  /* A terminal without an alternate screen keeps the last picture: leave it empty. */
  if (capability("smcup") == NULL) {
    clearok(curscr, TRUE);
    refresh();
  }
  cncurses_suspend();
}

void cncurses_suspend(void) {
  set_modes(0);
  send_string("sgr0");
  send_string("op");
  endwin();
  set_console_blanking(usual_console_blanking());
}

void cncurses_resume(void) {
  reset_prog_mode();
  set_console_blanking(0);
  set_modes(1);
  clearok(curscr, TRUE);
  refresh();
  curs_set(0);
  cncurses_resize();
}

int cncurses_columns(void) { return screen_columns; }
int cncurses_rows(void) { return screen_rows; }
int cncurses_colours(void) { return colour_count; }
int cncurses_is_unicode(void) { return unicode; }
int cncurses_has_mouse(void) { return uses_mouse; }

int cncurses_has_reverse(void) { return capability("rev") != NULL || capability("smso") != NULL; }

/* -- Drawing -- */

int cncurses_control(const char *name, int first, int second, char *bytes, int limit) {
  const char *value = capability(name);
  /* Before ncurses 5.8 there was no tiparm, and tparm wants all nine. */
  if (value != NULL) value = tparm((char *)value, first, second, 0, 0, 0, 0, 0, 0, 0);
  return append(bytes, 0, limit, value);
}

int cncurses_has(const char *flag) { return tigetflag((char *)flag) > 0; }

void cncurses_ring(void) { beep(); }

/* -- Keys -- */

int32_t cncurses_key(void) {
  wint_t key = 0;
  switch (wget_wch(keys, &key)) {
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

int cncurses_restoring_bytes(char *bytes, int limit) {
  static const char *const names[] = {"sgr0", "op", "cnorm", "rmkx", "rmcup"};
  int count = append(bytes, 0, limit, has_modes() ? RELEASE MOUSE_OFF PASTE_OFF : NULL);
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    count = append(bytes, count, limit, capability(names[i]));
  }
  return count;
}
