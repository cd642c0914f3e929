package import TimerEngine

extension RundownSource {
  /// A rundown as it is now, as a file.
  ///
  /// A clock that reads this file changes nothing in its rundown. An item that was shortened has
  /// times of its own, an item that was inserted is planned where it is, and one that was skipped
  /// is marked with `skip`. A moment at which an item must end is left out if the item was moved
  /// behind it, since no file can have that. The other days of a file stay as they are.
  ///
  /// - Parameters:
  ///   - rundown: the rundown.
  ///   - file: the file as it was read last, whose date and zone stay.
  ///   - presets: the presets that a talk can name.
  package init(_ rundown: Rundown, like file: RundownFile, presets: PresetList) {
    self.init()
    name = rundown.name
    date = file.hasDate ? file.firstDay.description : ""
    zone = file.zone ?? ""
    imported = ImportedFields(in: file.bytes)
    let filed = rundown.filed.byHandle
    // When the reader takes an item to begin that says nothing of it.
    var (earliest, last): (Int?, Int) = (nil, Int.min)
    let others = file.otherDays
    for (index, item) in (others.before + rundown.items + others.after).enumerated() {
      var values = Self.values(of: item, presets)
      let isOther = !rundown.items.indices.contains(index - others.before.count)
      let filed = isOther ? item : filed[item.handle]
      if filed.map({ !$0.hasMadeId }) ?? true { values["id"] = item.id }
      let start = max(item.plannedStart, last)
      if !rundown.isFloating {
        let time = Self.time(
          start, in: rundown, on: file.firstDay, after: earliest == nil ? nil : last)
        if start != earliest { values["start"] = time }
        let hardEnd = item.hardEnd.flatMap { 1...longestTime ~= $0 - start ? $0 : nil }
        values["ends"] = hardEnd.map {
          Self.time($0, in: rundown, on: file.firstDay, after: start + 1)
        }
      }
      items.append(Item(values))
      (earliest, last) = (values["ends"] == nil ? start + item.length : item.hardEnd, start)
    }
  }

  private static func values(of item: RundownItem, _ presets: PresetList) -> [String: String] {
    var values = [
      "title": item.title, "speaker": item.speaker, "note": item.note, "call": item.call,
      "after": item.after,
      "zone": item.zone ?? "",
      "min": item.minimum.map { TimeText.plain(min($0, item.length)) } ?? "",
      "auto": item.startsByItself ? "true" : "", "skip": item.isSkipped ? "true" : "",
    ]
    values[item.isBreak ? "break" : "talk"] =
      item.isBreak ? TimeText.plain(item.length) : talk(item.preset.lasting(item.length), presets)
    return values
  }

  /// A length, the name of a preset that has just these times, or all of its fields.
  private static func talk(_ preset: Preset, _ presets: PresetList) -> String {
    if preset == Preset(duration: preset.duration) { return TimeText.plain(preset.duration) }
    if !preset.name.isEmpty, presets.all(called: preset.name).first == preset { return preset.name }
    var reader = YAMLReader(file: "")
    let text = preset.yamlLines.joined(separator: "\n") + "\n"
    return reader.root(of: Array(text.utf8)).map(flow) ?? TimeText.plain(preset.duration)
  }

  /// A moment by the clocks of the venue: the time of day alone where the reader finds the right
  /// day, which is less than twelve hours after the item before.
  private static func time(
    _ moment: Int, in rundown: Rundown, on day: CalendarDay, after earliest: Int?
  ) -> String {
    let local = rundown.localTime
    let seconds = local.timeOfDay(at: moment)
    var text = TimeText.timeOfDay(seconds)
    if seconds % 60 != 0 { text += ":" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)" }
    let isNear = earliest.map { 0...longestStep ~= moment - $0 } ?? (local.day(at: moment) == day)
    return isNear ? text : "\(local.day(at: moment)) \(text)"
  }
}

extension RundownFile {
  /// The items of the days before and after the one that was asked for.
  fileprivate var otherDays: (before: [RundownItem], after: [RundownItem]) {
    guard let whole, let chosen = whole.days.first(where: { $0.date == day }) else {
      return ([], [])
    }
    return (
      Array(whole.items[..<chosen.items.lowerBound]), Array(whole.items[chosen.items.upperBound...])
    )
  }
}
