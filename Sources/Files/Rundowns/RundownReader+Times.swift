import SpeechAnnouncement
import TimerEngine

// Reading the times of an item.
extension RundownReader {
  mutating func minimum(_ node: YAMLNode, length: Int?) -> Int? {
    let seconds = reader.time(node, called: "min", such: "12m", TimeParser.seconds)
    guard let seconds, let length, seconds > length else { return seconds }
    reader.addProblem(
      "min \(TimeText.plain(seconds)) is longer than the item", at: node,
      expected: "a time up to \(TimeText.plain(length))")
    return nil
  }

  /// A time of day with or without a date.
  private struct LocalMoment {
    var day: CalendarDay?
    var timeOfDay: Int
  }

  private mutating func localMoment(_ node: YAMLNode, called name: String) -> LocalMoment? {
    reader.value(
      node, called: name, expected: "a time of day such as 14:15, or 2026-12-05 14:15",
      otherwise: "is not a valid time of day"
    ) { text -> LocalMoment? in
      let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
      let day = parts.count == 2 ? CalendarDay(parts[0]) : nil
      guard let timeOfDay = try? TimeParser.timeOfDay(day == nil ? text : parts[1]) else {
        return nil
      }
      return LocalMoment(day: day, timeOfDay: timeOfDay)
    }
  }

  mutating func start(_ node: YAMLNode, after last: RundownItem?) -> Int? {
    guard let local = localMoment(node, called: "start") else { return nil }
    guard let last else {
      return moment(local, on: local.day ?? day, notBefore: .min, node)
    }
    if local.day == nil {
      return next(
        local, from: last.plannedStart, within: RundownSource.longestStep, node, called: "start")
    }
    guard let start = moment(local, on: local.day ?? day, notBefore: last.plannedStart, node) else {
      return nil
    }
    guard start >= last.plannedStart else {
      reader.addProblem(
        "start is before that of the previous item", at: node, expected: "the items in order")
      return nil
    }
    return start
  }

  mutating func end(_ node: YAMLNode, after start: Int) -> Int? {
    guard let local = localMoment(node, called: "ends") else { return nil }
    guard let given = local.day else {
      return next(local, from: start + 1, within: RundownSource.longestStep, node, called: "ends")
    }
    guard let end = moment(local, on: given, notBefore: start, node) else { return nil }
    guard end > start, end - start <= longestTime else {
      reader.addProblem(
        "ends is before the start of the item, or more than a day later", at: node,
        expected: "a time after the start")
      return nil
    }
    return end
  }

  /// The first moment from another one on at which the clocks show a time of day.
  private mutating func next(
    _ local: LocalMoment, from earliest: Int, within limit: Int, _ node: YAMLNode,
    called name: String
  ) -> Int? {
    let today = localTime.day(at: earliest)
    let localTime = localTime
    let found = [today, today + 1].map {
      localTime.occurrence(of: local.timeOfDay, on: $0).first(notBefore: earliest)
    }.first { $0 >= earliest }
    guard let found, found - earliest <= limit else {
      let before = TimeText.timeOfDay(localTime.timeOfDay(at: earliest))
      let isToday = found.map { localTime.day(at: $0) == today } ?? false
      reader.addProblem(
        isToday
          ? "\(name) is more than twelve hours after \(before)"
          : "\(name) is earlier than \(before)",
        at: node,
        expected: "\(isToday ? "an earlier" : "a later") time, or the date as well, such as "
          + "'\(isToday ? today : today + 1) \(TimeText.timeOfDay(local.timeOfDay))'")
      return nil
    }
    return found
  }

  private mutating func moment(
    _ local: LocalMoment, on day: CalendarDay, notBefore earliest: Int, _ node: YAMLNode
  ) -> Int? {
    guard abs(day.number - self.day.number) < Self.days - 1 else {
      reader.addProblem(
        "\(day) is too far from the rundown's date, \(self.day)", at: node,
        expected: "a day within four weeks of it")
      return nil
    }
    return localTime.occurrence(of: local.timeOfDay, on: day).first(notBefore: earliest)
  }
}
