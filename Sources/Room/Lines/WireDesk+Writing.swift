import StageRenderer
package import TimerEngine

// From the clock's state to the wire.
extension WireDesk {
  private static let maxNames = 100

  /// Creates the whole state of a clock whose session has a time at the origin of the real time.
  init(_ state: OperatorState, start: Duration, speed: Int) {
    changes = state.changeCount
    message = state.showsMessage
    slot = state.slot ?? 0
    let all = state.presets.all.presets
    let slots = all.filter { $0.slot != nil }
    // Names without a number key only complete what is typed.
    let others = all.filter { $0.slot == nil }.prefix(Self.maxNames)
    presets = (slots + others).map { WirePreset($0) }
    messages = state.storedMessages
    displays = state.displays
    isWatched = state.hasDisplay
    events = state.events
    wallClock = (state.wallClock - start).microsecondsRoundedUp
    zone = state.zone
    rehearsal = state.rehearsalStart.map { ($0 - start * speed).microsecondsRoundedUp }
    rundown = state.rundown.map(WireRundown.init)
  }
}

extension WirePreset {
  init(_ preset: Preset) {
    (slot, name, length) = (preset.slot, preset.name, preset.duration)
  }

  /// A preset as clients get it who have buttons for it.
  package init(button preset: Preset) {
    self.init(preset)
    id = preset.id
  }
}

extension WireRundown {
  fileprivate init(_ rundown: Rundown) {
    name = rundown.name
    order = Self.order(of: rundown.items.map(\.handle))
    position = rundown.position
    isFloating = rundown.isFloating
    zone = rundown.localTime.stretches.map { [$0.start, $0.offset] }
  }
}

extension WireItem {
  /// Creates an item as it is now.
  init(_ item: RundownItem) {
    func given(_ text: String) -> String? { text.isEmpty ? nil : text }
    handle = item.handle
    isBreak = item.isBreak ? true : nil
    (title, speaker) = (given(item.title), given(item.speaker))
    (note, call) = (given(item.note), given(item.call))
    preset = given(item.preset.name)
    segments = item.preset.format.segments.map(\.length)
    length = item.isShortened ? item.length : nil
    planned = [item.plannedStart, item.plannedEnd]
    (hardEnd, minimum) = (item.hardEnd, item.minimum)
    isInserted = item.isInserted ? true : nil
    isSkipped = item.isSkipped ? true : nil
    (start, end) = (item.actual?.start, item.actual?.end)
  }
}
