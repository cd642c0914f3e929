import Platform
package import TimerEngine

/// A rundown as its file describes it, with the zone and the day of its times.
package struct RundownFile: Sendable {
  /// The most characters of a title, a speaker, and any other text that is recorded with a talk and
  /// reported.
  package static let maxText = 500

  /// The rundown; `nil` if there is a problem.
  package private(set) var rundown: Rundown?
  /// The problems, in the file's order.
  package private(set) var problems: [Diagnostic]
  /// The name of the zone in which its times are; `nil` for the machine's own.
  package private(set) var zone: String?
  /// The day of its first item.
  package private(set) var day = CalendarDay(number: 0)
  /// All days of the file, if `rundown` is only one of them; otherwise `nil`.
  private(set) var whole: Rundown?
  /// The day of the first item of the file, of whichever day `rundown` is.
  private(set) var firstDay = CalendarDay(number: 0)
  /// Whether the file says which day that is.
  package private(set) var hasDate = false
  /// The file's bytes; empty if it cannot be read.
  package private(set) var bytes: [UInt8] = []

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - presets: the presets that its talks can name.
  ///   - now: the second since 1970 in UTC.
  ///   - day: the day that a file without a date is for, and the one that is read of a file with
  ///     several days; `nil` for that of `now`, and for all of them.
  package init(_ path: String, presets: PresetList, now: Int, day: CalendarDay? = nil) {
    do throws(FileError) {
      self.init(try FileSystem.read(path), path: path, presets: presets, now: now, day: day)
    } catch {
      self.init(problems: [error.problem(with: path)])
    }
  }

  /// Reads a file's bytes, as `init(_:presets:now:day:)` does.
  package init(
    _ bytes: [UInt8], path: String, presets: PresetList, now: Int, day: CalendarDay? = nil
  ) {
    var reader = RundownReader(file: path, presets: presets, now: now, day: day)
    let rundown = reader.rundown(of: bytes)
    problems = reader.problems
    self.rundown = problems.isEmpty ? rundown : nil
    (zone, self.day, hasDate) = (reader.zone, reader.day, reader.hasDate)
    (whole, firstDay) = (reader.whole, reader.firstDay)
    self.bytes = bytes
  }

  /// The days of the rundown, each named by its date; none if there is a problem.
  ///
  /// A file without a date has one day.
  package var days: [CalendarDay] {
    guard let rundown else { return [] }
    return hasDate && !rundown.isFloating ? rundown.days.map(\.date) : [day]
  }

  package func rundown(on day: CalendarDay) -> Rundown? {
    days.count > 1 ? rundown?.on(day) : rundown
  }

  private init(problems: [Diagnostic]) { self.problems = problems }
}

/// Time zones by their names.
package enum ZoneTable {
  /// The local time of a zone in a range of moments, or of the machine's own zone without a name;
  /// `nil` if the system does not know the zone.
  package static func localTime(of zone: String?, from start: Int, to end: Int) -> ZoneOffsets? {
    guard let zone else {
      return ZoneOffsets(from: start, to: end, offsets: WallClock.zoneOffsets(at:))
    }
    guard WallClock.zoneOffsets(in: zone, at: []) != nil else { return nil }
    return ZoneOffsets(from: start, to: end) { WallClock.zoneOffsets(in: zone, at: $0) ?? [] }
  }

  /// A zone that is always as many seconds ahead of UTC; `nil` if these are no whole hours.
  package static func name(ofOffset offset: Int) -> String? {
    guard offset.isMultiple(of: 3600), -12...14 ~= offset / 3600 else { return nil }
    let hours = offset / 3600
    return hours == 0 ? "UTC" : "Etc/GMT\(hours > 0 ? "-" : "+")\(abs(hours))"
  }
}
