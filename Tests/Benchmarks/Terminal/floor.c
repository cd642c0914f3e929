/* The least that a countdown with large seven-segment digits can do on ncurses: one ppoll(2) a
 * second, only what changed is drawn, ncurses sends the difference with one write(2). No words, no
 * lamps, no phases. Lit segments are spaces on red, unlit ones spaces on dark grey.
 * usage: floor SECONDS    keys: space stops and goes on, q quits */
#define _GNU_SOURCE
#include <curses.h>
#include <errno.h>
#include <locale.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define SECOND 1000000000LL

enum { LIT = 1, UNLIT = 2 };

/* Segments a to g are bits 0 to 6. */
static const unsigned char segments[10] = {
  0x3f, 0x06, 0x5b, 0x4f, 0x66, 0x6d, 0x7d, 0x07, 0x7f, 0x6f
};

/* The pixels of each segment in a grid of 3 by 5: bit 3 * y + x. A corner belongs to two. */
static const unsigned pixels[7] = { 0x0007, 0x0124, 0x4900, 0x7000, 0x1240, 0x0049, 0x01c0 };

/* Where the four digits begin, in pixels; the colon is between the second and the third. */
static const int columns[4] = { 0, 4, 10, 14 };

static int pixel_width, pixel_height, left, top;
static int shown[4];

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * SECOND + time.tv_nsec;
}

static void draw_pixel(int x, int y, int pair) {
  for (int row = 0; row < pixel_height; row++) {
    int line = top + y * pixel_height + row;
    mvhline(line, left + x * pixel_width, ' ' | COLOR_PAIR(pair), pixel_width);
  }
}

static unsigned lit_pixels(int digit) {
  unsigned lit = 0;
  for (int segment = 0; segment < 7; segment++) {
    if (segments[digit] >> segment & 1) lit |= pixels[segment];
  }
  return lit;
}

/* Draws the pixels that differ from the digit that is shown; all of them if none is. */
static void draw_digit(int place, int digit) {
  const unsigned all = lit_pixels(8);
  unsigned lit = lit_pixels(digit);
  unsigned changed = shown[place] < 0 ? all : lit ^ lit_pixels(shown[place]);
  for (int pixel = 0; pixel < 15; pixel++) {
    if (!(changed >> pixel & 1)) continue;
    draw_pixel(columns[place] + pixel % 3, pixel / 3, lit >> pixel & 1 ? LIT : UNLIT);
  }
  shown[place] = digit;
}

/* A pixel is two columns wide for each row, so that it is about a square. */
static void lay_out(void) {
  int by_width = COLS / 34, by_height = LINES / 5;
  pixel_height = by_width < by_height ? by_width : by_height;
  if (pixel_height < 1) pixel_height = 1;
  pixel_width = 2 * pixel_height;
  if (17 * pixel_width > COLS) pixel_width = COLS < 17 ? 1 : COLS / 17;
  left = COLS < 17 * pixel_width ? 0 : (COLS - 17 * pixel_width) / 2;
  top = LINES < 5 * pixel_height ? 0 : (LINES - 5 * pixel_height) / 2;
  memset(shown, -1, sizeof shown);
  erase();
  draw_pixel(8, 1, LIT);
  draw_pixel(8, 3, LIT);
}

static void show(long long remaining) {
  long long seconds = (remaining + SECOND - 1) / SECOND;
  int minutes = (int)(seconds / 60 % 100), rest = (int)(seconds % 60);
  const int digits[4] = { minutes / 10, minutes % 10, rest / 10, rest % 10 };
  for (int place = 0; place < 4; place++) {
    if (digits[place] != shown[place]) draw_digit(place, digits[place]);
  }
  refresh();
}

static void start(void) {
  setlocale(LC_ALL, "");
  initscr();
  cbreak();
  noecho();
  curs_set(0);
  nodelay(stdscr, TRUE);
  keypad(stdscr, TRUE);
  set_escdelay(25);
  start_color();
  use_default_colors();
  init_pair(LIT, -1, COLOR_RED);
  init_pair(UNLIT, -1, COLORS >= 256 ? 236 : COLOR_BLACK);
  /* ncurses 6.4 flushes at every cursor move until the screen has been through endwin() once. */
  endwin();
  typeahead(-1);
}

/* Waits for a key or for the next second, without an end while stopped; negative on a failure. */
static int wait_for(long long remaining, int is_stopped) {
  struct pollfd input = { .fd = 0, .events = POLLIN };
  long long left_of_second = remaining % SECOND == 0 ? SECOND : remaining % SECOND;
  struct timespec time = { .tv_sec = left_of_second / SECOND, .tv_nsec = left_of_second % SECOND };
  int is_endless = is_stopped || remaining == 0;
  int ready = ppoll(&input, 1, is_endless ? NULL : &time, NULL);
  if (ready < 0 && errno == EINTR) return 1;
  return input.revents & (POLLHUP | POLLERR) ? -1 : ready;
}

int main(int count, char **arguments) {
  long long remaining = (count > 1 ? atoll(arguments[1]) : 600) * SECOND;
  long long deadline = now() + remaining;
  int is_stopped = 0, is_over = 0, ready = 0;
  start();
  lay_out();
  while (!is_over && ready >= 0) {
    show(remaining);
    ready = wait_for(remaining, is_stopped);
    if (!is_stopped) remaining = deadline > now() ? deadline - now() : 0;
    for (int key; ready > 0 && (key = getch()) != ERR;) {
      if (key == 'q') is_over = 1;
      if (key == KEY_RESIZE) lay_out();
      if (key != ' ') continue;
      is_stopped = !is_stopped;
      deadline = now() + remaining;
      /* A key is answered at once. */
      mvaddstr(LINES - 1, 0, is_stopped ? "PAUSED" : "      ");
    }
  }
  endwin();
  return ready < 0;
}
