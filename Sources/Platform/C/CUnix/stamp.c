#include "CUnix.h"

/* Decimal digits, with zeros at the front. */
static char *digits(char *text, int value, int count) {
  for (int i = count - 1; i >= 0; i--, value /= 10) text[i] = (char)('0' + value % 10);
  return text + count;
}

/* gmtime_r is not safe in a signal handler. The date is counted from 1 March 0000, so that a leap
 * day is the last of its year: 146,097 days are 400 years, and 153 days are five months. */
static char *date(char *text, int64_t days_since_1970) {
  int64_t days = days_since_1970 + 719468;
  int64_t era = days / 146097;
  int day_of_era = (int)(days % 146097);
  int year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36524 - day_of_era / 146096) / 365;
  int day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
  int month = (5 * day_of_year + 2) / 153;
  int day = day_of_year - (153 * month + 2) / 5 + 1;
  int year = (int)(era * 400) + year_of_era + (month >= 10);
  text = digits(text, year, 4);
  *text++ = '-';
  text = digits(text, month < 10 ? month + 3 : month - 9, 2);
  *text++ = '-';
  return digits(text, day, 2);
}

void cunix_stamp(int64_t time, char *text) {
  int64_t seconds = time / 1000000000;
  int second_of_day = (int)(seconds % 86400);
  text = date(text, seconds / 86400);
  *text++ = 'T';
  text = digits(text, second_of_day / 3600, 2);
  *text++ = ':';
  text = digits(text, second_of_day / 60 % 60, 2);
  *text++ = ':';
  text = digits(text, second_of_day % 60, 2);
  *text++ = '.';
  text = digits(text, (int)(time % 1000000000 / 1000000), 3);
  *text++ = 'Z';
  *text = 0;
}
