import StageRenderer
import TimerEngine

/// What a desk knows of its clock beside the stage, put together from the lines of a connection.
///
/// Whatever another process sends, what comes out of here can be drawn and calculated with.
package struct DeskReplica: Sendable {
  private var told = WireDesk()
  /// The items of the rundown by their handles, as far as they were told.
  private var items: [Int: RundownItem] = [:]
  private var handles: [Int] = []
  private var rundown: Rundown?

  /// Creates that of a clock that has told nothing yet.
  package init() {}

  /// Takes a line about all but the items.
  package mutating func take(_ line: WireDesk) throws(WireError) {
    var new = told
    new.take(line)
    try new.check()
    told = new
    guard let rundown = line.rundown else { return }
    guard let handles = rundown.handles else { throw .field("rundown.order") }
    self.handles = handles
    let known = Set(handles)
    items = items.filter { known.contains($0.key) }
    updateRundown()
  }

  /// Takes an item of the rundown, which is as it was until all are known.
  package mutating func take(_ line: WireItem) throws(WireError) {
    let item = try line.item()
    guard items.count < Rundown.maxRecordedItems else { return }
    items[item.handle] = item
    updateRundown()
  }

  private mutating func updateRundown() {
    guard let told = told.rundown else { return }
    let known = handles.compactMap { items[$0] }
    guard known.count == handles.count else { return }
    rundown = Rundown(
      told: known, name: WireLimit.shown(told.name), position: told.position,
      localTime: LocalTime(told.zone.map { LocalTime.Stretch(start: $0[0], offset: $0[1]) }),
      isFloating: told.isFloating)
  }

  /// What was told so far.
  package var state: DeskState {
    var state = DeskState()
    state.changeCount = told.changes ?? 0
    state.showsMessage = told.message ?? false
    state.slot = told.slot.flatMap { 1...9 ~= $0 ? $0 : nil }
    state.presets = (told.presets ?? []).map { preset in
      Preset(
        name: WireLimit.shown(preset.name), slot: preset.slot, duration: preset.length,
        cueRules: nil)
    }
    for (number, message) in told.messages ?? [:] {
      guard let number = Int(number) else { continue }
      state.storedMessages[number] = StoredMessage(
        text: WireLimit.shown(message.text), seconds: message.seconds)
    }
    state.displays = (told.displays ?? []).compactMap(\.line)
    state.hasDisplay = told.isWatched ?? false
    state.events = (told.events ?? []).map {
      EventLine(time: .seconds($0.time), text: WireLimit.shown($0.text))
    }
    state.hasNotes = told.notes ?? true
    state.wallClock = .microseconds(told.wallClock ?? 0)
    state.zone = .seconds(told.zone ?? 0)
    state.rehearsalStart = told.rehearsal.map { .microseconds($0) }
    state.rundown = rundown
    let position = told.rundown?.position ?? 0
    state.loadedHandle = handles.indices.contains(position) ? handles[position] : nil
    return state
  }
}

extension WireDesk {
  /// Throws if something in it cannot be shown or calculated with.
  fileprivate func check() throws(WireError) {
    func check(_ isValid: Bool, _ name: String) throws(WireError) {
      if !isValid { throw .field(name) }
    }
    try WireLimit.check(changes ?? 0, "changes")
    try check(
      (presets ?? []).allSatisfy {
        1...(100 * longestTime) ~= $0.length && 1...9 ~= $0.slot ?? 1
      }, "presets")
    try check(
      (messages ?? [:]).allSatisfy {
        Int($0.key).map { 1...9 ~= $0 } == true && 1...longestTime ~= $0.value.seconds ?? 1
      }, "messages")
    try check((displays ?? []).count <= WireLimit.displays, "displays")
    try check((events ?? []).allSatisfy { WireLimit.secondsOfDay ~= $0.time }, "events")
    try check(WireLimit.secondsOfDay ~= zone ?? 0, "zone")
    _ = try WireLimit.moment(wallClock ?? 0, "wall_clock")
    try check(
      (-WireLimit.rehearsal...WireLimit.rehearsal).contains(rehearsal ?? 0), "rehearsal")
    let stretches = rundown?.zone ?? []
    try check(
      stretches.count <= 100
        && stretches.allSatisfy {
          $0.count == 2 && WireLimit.seconds ~= $0[0] && WireLimit.offsets ~= $0[1]
        }, "rundown.zone")
  }
}

extension WireDisplay {
  /// The line of the list; `nil` for a state that only a newer clock has.
  fileprivate var line: DisplayLine? {
    guard let state = DisplayLine.State(rawValue: state), WireLimit.secondsOfDay ~= since else {
      return nil
    }
    let numbers = (size ?? []).map { min(max(0, $0), 9999) }
    return DisplayLine(
      name: WireLimit.shown(name),
      size: numbers.count == 2 ? Size(columns: numbers[0], rows: numbers[1]) : nil,
      clockError: error.flatMap { 0...60_000_000 ~= $0 ? .microseconds($0) : nil },
      since: .seconds(since), state)
  }
}

extension WireItem {
  fileprivate func item() throws(WireError) -> RundownItem {
    let moments = planned + [hardEnd, start, end].compactMap { $0 }
    let lengths = segments + [length, minimum].compactMap { $0 }
    guard 1...WireLimit.handles ~= handle, planned.count == 2, planned[0] <= planned[1],
      1...WireLimit.segments ~= segments.count, moments.allSatisfy(WireLimit.seconds.contains),
      lengths.allSatisfy((0...WireLimit.segments * longestTime).contains),
      segments.allSatisfy((1...longestTime).contains),
      start != nil || end == nil, end ?? .max >= start ?? 0
    else { throw .field("item") }
    let format = Format(
      name: WireLimit.shown(preset ?? ""), segments: segments.map { Segment(length: $0) })
    let item = RundownItem(
      id: "\(handle)", isBreak: isBreak ?? false, title: WireLimit.shown(title ?? ""),
      speaker: WireLimit.shown(speaker ?? ""), note: WireLimit.shown(note ?? ""),
      preset: Preset(format), plannedStart: planned[0], plannedEnd: planned[1], hardEnd: hardEnd,
      minimum: minimum, isInserted: isInserted ?? false, isSkipped: isSkipped ?? false)
    return item.told(
      handle: handle, length: length ?? item.length,
      actual: start.map { RundownItem.ActualTimes(start: $0, end: end) })
  }
}
