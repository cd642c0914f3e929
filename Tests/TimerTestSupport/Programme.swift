package import Room
package import TimerEngine

/// A programme of five items that begins at 14:00.
package enum Programme {
  /// 14:00 on the wall clock of a `Session`, in seconds since 1970.
  package static let start = 1_795_250_064

  package static let localTime = ZoneOffsets([
    .init(start: 0, offset: 14 * 3600 - start % 86_400)
  ])

  package static let items = [
    item("Engines", 20, speaker: "Ada"), item("Coffee", 10, isBreak: true),
    item("Compilers", 20, speaker: "Grace"), item("Moons", 20, speaker: "Margaret"),
    item("Panel", 30),
  ]

  package static func item(
    _ id: String, _ minutes: Int, isBreak: Bool = false, speaker: String = "",
    hardEnd: Int? = nil, startsByItself: Bool = false
  ) -> RundownItem {
    RundownItem(
      id: id, isBreak: isBreak, title: id, speaker: speaker,
      preset: isBreak ? .pause(lasting: minutes * 60) : Preset(duration: minutes * 60),
      plannedStart: 0, plannedEnd: 0, hardEnd: hardEnd.map { start + $0 * 60 },
      startsByItself: startsByItself)
  }

  /// Items one after the other from a minute after 14:00 on; without one only lengths.
  package static func rundown(_ items: [RundownItem] = items, from minute: Int? = 0) -> Rundown {
    var moment = minute.map { start + $0 * 60 } ?? 0
    let timed = items.map { item in
      let end = item.hardEnd ?? moment + item.preset.duration
      defer { moment = end }
      return RundownItem(
        id: item.id, isBreak: item.isBreak, title: item.title, speaker: item.speaker,
        note: item.note, call: item.call, after: item.after, preset: item.preset,
        plannedStart: moment, plannedEnd: end, hardEnd: item.hardEnd, minimum: item.minimum,
        zone: item.zone, startsByItself: item.startsByItself, isInserted: item.isInserted,
        isSkipped: item.isSkipped)
    }
    return Rundown(items: timed, localTime: localTime, isFloating: minute == nil)
  }

  /// A display that is connected.
  package static var display: Client {
    var client = Client(id: 1, since: .start)
    (client.name, client.kind, client.isWatching) = ("hall", .display, true)
    return client
  }
}

extension RundownItem {
  /// An item of ten minutes that is planned to start so many minutes after 14:00.
  package static func ofTenMinutes(
    _ id: String, _ start: Int, isBreak: Bool = false
  ) -> RundownItem {
    RundownItem(
      id: id, isBreak: isBreak, title: id, preset: Preset(duration: 600),
      plannedStart: Programme.start + start * 60, plannedEnd: Programme.start + (start + 10) * 60)
  }
}
