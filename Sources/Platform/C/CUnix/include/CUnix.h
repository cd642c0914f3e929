/* CUnix: functions of the operating system that Swift cannot call, or cannot call without much code.
 *
 * Why C: ppoll is not in Swift's Glibc module, a signal handler may run no Swift code, and posix_spawn's
 * opaque types differ between Linux and macOS.
 *
 * Only `Platform/System` and tests import this target. `Platform/System` gives the functions Swift names and errors. Nothing here
 * knows about talks, the user's files, or what a screen shows.
 */
#ifndef CUNIX_H
#define CUNIX_H

#include <poll.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* Waits until poll(2) finds something of `descriptors`, or `nanoseconds` have passed (negative: for
 * ever). Returns how many it found, 0 at the end of the time or when a signal arrived, -1 with errno
 * on failure. Terminals and devices that poll refuses are waited for with cunix_select. */
int cunix_poll(struct pollfd *descriptors, int count, int64_t nanoseconds);

/* The two ways of macOS, which has no ppoll; tests call them everywhere.
 *
 * By poll(2), to the nanosecond for at most 31 descriptors, to the millisecond for more. A signal is a
 * failure, EINTR. */
int cunix_poll_with_timer(struct pollfd *descriptors, int count, int64_t nanoseconds);

/* By select(2), to the microsecond: the end of the other side is only readable. A signal is a
 * failure, EINTR. */
int cunix_select(struct pollfd *descriptors, int count, int64_t nanoseconds);

/* Nanoseconds since 1970 of the wall clock. */
int64_t cunix_wall_clock(void);

/* Nanoseconds since midnight, local time, of the wall clock. */
int64_t cunix_local_time_of_day(void);

/* Notices a change of the time zone, which the next function does not; it takes a call of the
 * system. */
void cunix_notice_zone(void);

/* How many seconds the local time is ahead of UTC at a moment, given in seconds since 1970;
 * negative west of Greenwich. */
int cunix_zone_offset(int64_t seconds);

/* Whether the system calls its wall clock synchronised; always where it does not say. */
int cunix_clock_is_synchronised(void);

/* The arguments of this process with its name, up to a NULL, even where a library has moved the
 * environment; NULL where the system does not tell them. */
char *const *cunix_arguments(void);

/* Opens /dev/null wherever standard input, output or error is closed: else what is opened next
 * would be taken for it. */
void cunix_open_standard(void);

/* Whether standard output's stream has ever lost something that was printed. */
int cunix_print_has_failed(void);

/* Writes all bytes, a part at a time where the other side takes only that. Returns 0, -1 with
 * errno on failure. */
int cunix_write_all(int descriptor, const void *bytes, size_t count);

/* Waits until the bytes that were written to a file are on the disk, where a power cut leaves them. Returns
 * 0, -1 with errno. */
int cunix_sync(int descriptor);

/* Whether a descriptor is a terminal. */
int cunix_is_terminal(int descriptor);

/* The columns of a terminal; 0 if that is not known. */
int cunix_terminal_columns(int descriptor);

/* Lets a terminal give single keys, unseen, instead of lines. Ctrl-C is a key like others, Ctrl-S
 * does not hold the output up, and Ctrl-Z and Ctrl-\ are signals, which reach the whole job, make and
 * all, whatever the terminal's modes were before. With `has_screen`, Return is not changed into a
 * line feed, and what is written is not changed at all. */
void cunix_keys_start(int descriptor, int has_screen);

/* Gives the terminal back the modes that it had. */
void cunix_keys_stop(int descriptor);

/* -- Standard output that is never waited for ------------------------------------------------- */

/* Writes what standard output takes at once. Returns how many bytes, -1 with errno on failure.
 *
 * A terminal is opened once more for that, so that the flags which the shell shares stay as they
 * are; a pipe gets so little at a time that it takes it without a wait. */
ssize_t cunix_output_write(const void *bytes, size_t count);

/* The descriptor on which poll(2) tells that standard output takes something. */
int cunix_output_descriptor(void);

/* How many bytes lie in the terminal's own queue; 0 where there is none. */
int cunix_output_queued(void);

/* Drops what lies there, unless this process is in the background of the terminal. */
void cunix_output_drop(void);

/* -- Signals ------------------------------------------------------------------------------ */

/* Sets what a program inherits from whoever starts it, so that all signals arrive: no signal is
 * blocked, and SIGXFSZ is ignored, so that a file above its largest size (ulimit -f) is an error of
 * write like a full disk. Call it first. */
void cunix_signals_prepare(void);

/* Turns SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGTSTP, SIGCONT, SIGWINCH and SIGCHLD into bytes in
 * a pipe, one byte a signal, its value the signal's number. Returns the descriptor to read
 * from, -1 with errno on failure. Call it before the terminal library starts, which leaves
 * alone what is handled already. */
int cunix_signals_start(void);

/* Gives the signals back to the system and closes the pipe. */
void cunix_signals_stop(void);

/* The number of the oldest signal that was not read yet, 0 if there is none. */
int cunix_signals_next(void);

/* Stops this process as SIGTSTP does by default; returns once it is continued. */
void cunix_stop_self(void);

/* Ends this process by `signal`, as if nobody had ever handled it, so that the parent sees it. */
_Noreturn void cunix_die_of(int signal);

/* Prepares for the end by a signal: SIGSEGV and the other faults, and every signal that ends a
 * program and is neither an event (see above) nor ignored nor SIGKILL, write `bytes` to
 * `descriptor`, give the terminal the modes it has now, and go on to the system's own action.
 * At most 511 bytes are kept. Call it before the terminal library changes the modes. */
void cunix_crash_restores(int descriptor);
void cunix_crash_writes(const char *bytes, int count);
/* Nothing is restored any more, and these signals do what they did before. */
void cunix_crash_forget(void);

/* An end by one of these signals writes a line with the time and the signal to this descriptor as
 * well. */
void cunix_crash_logs(int descriptor);

/* Leads standard error into a file without a name, so that nothing is printed over a screen; where
 * that cannot be had, nowhere. */
void cunix_errors_keep(void);

/* Leads it back, and gives out what was written meanwhile; a crash does the same, and writes it to
 * the log as well. */
void cunix_errors_give_out(void);

/* -- Time stamps --------------------------------------------------------------------------- */

enum { CUNIX_STAMP_SIZE = 32 };

/* Writes a time, given in nanoseconds since 1970, in UTC, `2026-11-21T14:05:12.345Z`, and a NUL;
 * safe in a signal handler. */
void cunix_stamp(int64_t time, char *text);

/* -- Children ----------------------------------------------------------------------------- */

/* Runs `arguments[0]`, looked up in PATH, in a session of its own, with standard output and
 * error thrown away. Standard input is a pipe whose other end, `*lifeline`, only this process
 * holds: it ends when this process does; it is empty where `lifeline` is NULL. Returns the process
 * id, -1 with errno. */
pid_t cunix_spawn(char *const arguments[], int *lifeline);

/* Runs a command by the shell in a session of its own, without input and with `variables`
 * (`NAME=value`, up to a NULL) beside or instead of this process's own; `output` takes both of what
 * it writes, which is thrown away where that is negative. Returns the process id, -1 with errno. */
pid_t cunix_spawn_shell(char *command, char *const variables[], int output);

/* Takes the exit status of a child that has ended, 128 and the number of the signal if one has
 * ended it; returns its id, 0 if none has. */
pid_t cunix_reap(int *status);

/* Runs a command by the shell in a session of its own. `*input` is the end of a pipe that leads to
 * its standard input, `*output` that of one that brings what it writes, to standard error as well;
 * neither is ever waited for. Returns the process id, -1 with errno. */
pid_t cunix_spawn_piped(char *command, int *input, int *output);

/* Makes a pipe, `ends[0]` to read from and `ends[1]` to write to, that no child inherits. Returns 0, -1 with
 * errno on failure. */
int cunix_pipe(int ends[2]);

/* Gives a descriptor the number of another one, which is closed by that; no child inherits it. */
void cunix_move(int descriptor, int number);

/* -- Sockets in the file system -------------------------------------------------------------- */

/* How many bytes the path of a socket may have. */
int cunix_socket_longest_path(void);

/* Listens at `path`, where nobody but this user can connect. The socket is made under the name
 * `temporary` in the same folder and then renamed, over whatever lies there. No call on it or on
 * what it accepts waits, and no child inherits it. Returns the socket, -1 with errno. */
int cunix_socket_listen(const char *path, const char *temporary);

/* Connects to the socket at `path` without a wait. Returns the connection, -1 with errno. */
int cunix_socket_connect(const char *path);

/* The next connection to a socket that listens, -1 with errno. */
int cunix_socket_accept(int listener);

/* Writes what the connection takes at once, without a signal where the other side is gone. Returns
 * how many bytes, -1 with errno. */
ssize_t cunix_socket_send(int socket, const void *bytes, size_t count);

/* -- Datagrams ----------------------------------------------------------------------------- */

/* Finds the address of version 4, in the order of bytes of the network, of a host: its name, or only a
 * number such as 192.168.1.50. A name may need many seconds. Returns 0; -1 if there is none. */
int cunix_host_address(const char *host, int is_number, uint32_t *address);

/* Opens a UDP socket for what is sent to the address `host` at `port`; it may be an address of broadcast.
 * What goes to a multicast group leaves by the network that has the address `interface`, unless that is 0,
 * and is not passed on by routers. No call on it waits, and no child inherits it. Returns the socket, -1
 * with errno. */
int cunix_datagram_open(uint32_t host, int port, uint32_t interface);

/* -- Devices ------------------------------------------------------------------------------- */

/* Sends a feature report to an open /dev/hidraw device; the first byte is the report's number. Returns
 * 0, -1 with errno. */
int cunix_hid_send_feature(int device, const uint8_t *report, size_t count);

/* -- Many descriptors behind one --------------------------------------------------------------- */

enum { CUNIX_SET_READY = 64 };

/* A set of descriptors: a descriptor itself, readable as soon as one of the set is ready. -1 with
 * errno. */
int cunix_set_open(void);

/* Adds a descriptor, or changes what it is waited for; an end of the other side always counts.
 * Returns 0, -1 with errno. */
int cunix_set_watch(int set, int descriptor, int readable, int writable);

/* Takes a descriptor out. */
void cunix_set_forget(int set, int descriptor);

/* Finds at most `count` (and CUNIX_SET_READY) that are ready, without waiting; returns how many. */
int cunix_set_ready(int set, int *descriptors, int count);

/* -- Changes of folders and files --------------------------------------------------------------- */

/* Opens a watch: a descriptor that is readable when something that was added to it has changed, until it is
 * drained. -1 with errno. */
int cunix_watch_open(void);

/* Adds a folder, of which the names are watched, or a file, of which the content is. Returns a number by
 * which it is removed again; -1 with errno. The same folder or file may have the same number again. */
int cunix_watch_add(int watch, const char *path, int is_folder);
void cunix_watch_remove(int watch, int number);

/* Takes back changes, and returns whether there were any. If there are very many, the watch stays
 * readable. */
int cunix_watch_drain(int watch);

/* -- The locale --------------------------------------------------------------------------- */

/* Whether this machine has the locale that the environment names for characters and messages. */
int cunix_locale_is_installed(void);

/* -- Threads ------------------------------------------------------------------------------ */

/* Runs `body` with `context` on a thread that nobody waits for and that takes no signal but its own
 * crash. Returns 0, -1 if there is no thread to be had. */
int cunix_thread_start(void (*body)(void *), void *context);

#endif
