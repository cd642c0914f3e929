/* What the files of this target share. */
#ifndef CUNIX_INTERNAL_H
#define CUNIX_INTERNAL_H

/* Copies what was written to standard error while it was kept; safe in a signal handler. */
void cunix_errors_copy(int descriptor);

/* Whether standard output is being written to. */
int cunix_output_is_writing(void);

#endif
