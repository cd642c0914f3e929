/* CVersion: the version of both programs, and the commit that they were built from.
 *
 * Why C: a C macro is the one thing that a build can set from outside without a plugin.
 *
 * Both programs print the version. Nothing else belongs here.
 */
#ifndef CVERSION_H
#define CVERSION_H

/* The version, and behind it the commit in parentheses where it is known: "1.0.0 (8a94df5)". */
const char *cversion_text(void);

#endif
