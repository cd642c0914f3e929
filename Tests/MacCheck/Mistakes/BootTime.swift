// expected: cannot find 'CLOCK_BOOTTIME' in scope
import Darwin

func sinceBoot() -> timespec {
  var now = timespec()
  clock_gettime(CLOCK_BOOTTIME, &now)
  return now
}
