#include "CUnix.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

struct start {
  void (*body)(void *);
  void *context;
};

static void *run(void *argument) {
  struct start start = *(struct start *)argument;
  free(argument);
  start.body(start.context);
  return NULL;
}

/* A crash in this thread must reach the handler. If the signal were blocked, the process would end at
 * once. */
static void fill_all_but_crashes(sigset_t *set) {
  static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};
  sigfillset(set);
  for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) sigdelset(set, crashes[i]);
}

/* The new thread inherits the mask of the one that starts it. */
static int create(struct start *start) {
  pthread_t thread;
  pthread_attr_t attributes;
  sigset_t blocked, before;
  if (pthread_attr_init(&attributes) != 0) return -1;
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_attr_setstacksize(&attributes, 4 << 20);
  fill_all_but_crashes(&blocked);
  pthread_sigmask(SIG_SETMASK, &blocked, &before);
  int failure = pthread_create(&thread, &attributes, run, start);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  pthread_attr_destroy(&attributes);
  return failure ? -1 : 0;
}

int cunix_thread_start(void (*body)(void *), void *context) {
  struct start *start = malloc(sizeof *start);
  if (!start) return -1;
  start->body = body;
  start->context = context;
  if (create(start) == 0) return 0;
  free(start);
  return -1;
}
