/* What the files of this target share. */
#ifndef CUNIX_INTERNAL_H
#define CUNIX_INTERNAL_H

/* Copies what was written to standard error while it was kept; safe in a signal handler. */
void cunix_errors_copy(int descriptor);

/* Whether standard output is being written to. */
int cunix_output_is_writing(void);

/* Sets what a signal does, with the flags of sigaction. */
void cunix_handle(int signal, void (*handler)(int), int flags);

/* Whether that is what a signal does now. */
int cunix_is_handled_by(int signal, void (*handler)(int));

/* Does what a signal does by default; safe in a signal handler. */
void cunix_unblock_and_raise(int signal);

/* Gives the terminal back, logs the signal, and ends the program by it; safe in a signal
 * handler. */
void cunix_restore_and_end(int signal);

#endif
