import ArgumentParser
import Files
import Platform
import TimerEngine

/// A day on the command line: `2026-12-04`, or `today`.
struct DayArgument: Hashable, CustomStringConvertible {
  static let help = ArgumentHelp(
    "The day of a rundown with several: 2026-12-04, or today.", valueName: "date")

  let day: CalendarDay

  var description: String { day.description }

  init(_ text: String) throws {
    guard let day = CalendarDay(text == "today" ? LocalMoment(WallClock.now).day : text) else {
      throw ArgumentValueError(
        "it is not a valid date. Expected a date such as 2026-12-04, or today, for example: --day 2026-12-04"
      )
    }
    self.day = day
  }
}
