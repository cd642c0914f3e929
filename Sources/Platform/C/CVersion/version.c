#include "CVersion.h"

/* The only place of the number. The Makefile reads it too. */
#define VERSION "1.0.0"

/* `git archive` replaces the text between the dollar signs with the commit. */
#define ARCHIVED "$Format:%h$"

/* The Makefile sets COMMIT by way of Package.swift. A plain `swift build` does not. */
#ifdef COMMIT
#define IS_KNOWN 1
#else
#define COMMIT ARCHIVED
#define IS_KNOWN (ARCHIVED[0] != '$')
#endif

const char *cversion_text(void) {
  return IS_KNOWN ? VERSION " (" COMMIT ")" : VERSION;
}
