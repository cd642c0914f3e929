#include "CNcurses.h"

#include <curses.h>
#include <term.h>

#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

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

/* -- Modes of the terminal -- */

/* Mouse buttons (1000) and drags (1002), with decimal numbers (1006), and bracketed paste (2004), so
 * that pasted text is not taken for keys. terminfo has no names for these modes. Terminals ignore modes
 * that they do not know. */
#define MOUSE_ON "\033[?1000h\033[?1002h\033[?1006h"
#define MOUSE_OFF "\033[?1006l\033[?1002l\033[?1000l"
/* The focus: a click into a window that has none is meant for that window alone. */
#define FOCUS_ON "\033[?1004h"
#define FOCUS_OFF "\033[?1004l"
#define PASTE_ON "\033[?2004h"
#define PASTE_OFF "\033[?2004l"
/* Ends a synchronized update that was begun, so that its picture becomes visible. */
#define RELEASE "\033[?2026l"

static int has_modes(void) { return capability("kmous") != NULL; }

/* The window's title, kept and given back by XTWINOPS 22 and 23. A terminal that does not know them
 * ignores them, but the Linux console takes what follows for text. */
#define KEEP_TITLE "\033[22;2t"
#define RESTORE_TITLE "\033[23;2t"

static int is_linux_console(void) {
  const char *type = getenv("TERM");
  return type != NULL && strncmp(type, "linux", 5) == 0;
}

/* The kitty keyboard protocol, https://sw.kovidgoyal.net/kitty/keyboard-protocol/: pushes no flags, so
 * that keys are sent in the usual way, and pops them. A program that crashed may have left others. A
 * terminal keeps them for the alternate screen and for the other one separately. */
#define USUAL_KEYS "\033[>0u"
#define FORMER_KEYS "\033[<u"

/* Whether the terminal ignores whatever control sequence it does not know. */
static int is_tolerant(void) { return has_modes() && !is_linux_console(); }

int cncurses_has_title(void) { return is_tolerant(); }

/* The Linux console blanks after so many minutes without a key; 0 means never. The present setting
 * cannot be read, so the kernel's default at boot is restored at the end. */
static int append_blanking(char *bytes, int count, int limit, int minutes) {
  char text[24];
  if (!is_linux_console()) return count;
  snprintf(text, sizeof text, "\033[9;%d]", minutes);
  return append(bytes, count, limit, text);
}

static int usual_console_blanking(void) {
#ifdef __linux__
  int seconds = 0;
  FILE *parameter = fopen("/sys/module/kernel/parameters/consoleblank", "r");
  if (parameter == NULL) return 0;
  if (fscanf(parameter, "%d", &seconds) != 1) seconds = 0;
  fclose(parameter);
  return (seconds + 59) / 60;
#else
  return 0;
#endif
}

int cncurses_entering(char *bytes, int limit) {
  int count = append_blanking(bytes, 0, limit, 0);
  count = append(bytes, count, limit, capability("smcup"));
  count = append(bytes, count, limit, is_tolerant() ? USUAL_KEYS : NULL);
  count = append(bytes, count, limit, capability("smkx"));
  count = append(bytes, count, limit, capability("civis"));
  if (!has_modes()) return count;
  count = append(bytes, count, limit, cncurses_has_title() ? KEEP_TITLE : NULL);
  count = append(bytes, count, limit, PASTE_ON);
  return append(bytes, count, limit, uses_mouse ? MOUSE_ON FOCUS_ON : NULL);
}

int cncurses_leaving(char *bytes, int limit) {
  static const char *const names[] = {"sgr0", "op", "cnorm", "rmkx"};
  int count = append(bytes, 0, limit, has_modes() ? RELEASE MOUSE_OFF PASTE_OFF : NULL);
  count = append(bytes, count, limit, uses_mouse ? FOCUS_OFF : NULL);
  count = append(bytes, count, limit, cncurses_has_title() ? RESTORE_TITLE : NULL);
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    count = append(bytes, count, limit, capability(names[i]));
  }
  count = append(bytes, count, limit, is_tolerant() ? FORMER_KEYS : NULL);
  count = append(bytes, count, limit, capability("rmcup"));
  /* A terminal without an alternate screen would keep the last picture, so it is cleared. */
  if (capability("smcup") == NULL) count = append(bytes, count, limit, capability("clear"));
  return append_blanking(bytes, count, limit, usual_console_blanking());
}

/* -- Start -- */

static void take_colours(int allowed) {
  int colours = capability("setaf") && capability("setab") ? tigetnum("colors") : 0;
  /* Beyond a palette of 256 a number is a mixture of red, green and blue, but for the first 8. */
  colour_count = !allowed || colours < 8 ? 0 : colours > 256 ? 8 : colours;
}

/* The size is the terminal's, not what somebody's shell once exported; terminfo's, if it has none.
 * No screen has more than is allowed here. */
void cncurses_resize(void) {
  struct winsize size = {0};
  ioctl(STDOUT_FILENO, TIOCGWINSZ, &size);
  screen_rows = size.ws_row > 0 ? size.ws_row : tigetnum("lines");
  screen_columns = size.ws_col > 0 ? size.ws_col : tigetnum("cols");
  if (screen_rows > 1000) screen_rows = 1000;
  if (screen_columns > 2000) screen_columns = 2000;
}

int cncurses_start(int colours, int mouse) {
  int reason = 0;
  /* A locale that is not installed counts as that of plain characters in UTF-8. */
  if (setlocale(LC_CTYPE, "") == NULL) setlocale(LC_CTYPE, "C.UTF-8");
  unicode = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
  if (setupterm(NULL, STDOUT_FILENO, &reason) == ERR) return CNCURSES_UNKNOWN_TERMINAL;
  if (capability("cup") == NULL) return CNCURSES_CANNOT_POSITION;
  take_colours(colours);
  cncurses_resize();
  uses_mouse = mouse && has_modes();
  return CNCURSES_STARTED;
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
  /* Before ncurses 5.8 there was no tiparm, and tparm wants all nine, each of them a long: as a
   * variable argument an int may have anything in its upper half. */
  if (value != NULL) {
    value = tparm((char *)value, (long)first, (long)second, 0L, 0L, 0L, 0L, 0L, 0L, 0L);
  }
  return append(bytes, 0, limit, value);
}

int cncurses_has(const char *flag) { return tigetflag((char *)flag) > 0; }
