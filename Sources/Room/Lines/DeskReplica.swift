import StageRenderer
import TimerEngine

/// What a desk knows of its clock beside the stage, put together from the lines of a connection.
///
/// Whatever another process sends, what comes out of here can be drawn and calculated with.
package struct DeskReplica: Sendable {
  private var received = WireDesk()
  /// The items of the rundown by their handles, as far as they were received.
  private var items: [Int: RundownItem] = [:]
  private var handles: [Int] = []
  private var rundown: Rundown?

  /// Creates that of a clock that has sent nothing yet.
  package init() {}

  /// Receives a line about all but the items.
  package mutating func receive(_ line: WireDesk) throws(WireError) {
    let handles = line.rundown?.handles
    guard line.rundown == nil || handles != nil else { throw .field("operator.rundown.order") }
    received.merge(line)
    guard let handles else { return }
    self.handles = handles
    let known = Set(handles)
    items = items.filter { known.contains($0.key) }
    updateRundown()
  }

  /// Receives an item of the rundown, which is as it was until all are known.
  package mutating func receive(_ line: WireItem) {
    let item = line.item
    guard items.count < Rundown.maxRecordedItems else { return }
    items[item.handle] = item
    updateRundown()
  }

  private mutating func updateRundown() {
    guard let sent = received.rundown else { return }
    let known = handles.compactMap { items[$0] }
    guard known.count == handles.count else { return }
    rundown = Rundown(
      received: known, name: sent.name, position: sent.position,
      localTime: ZoneOffsets(sent.zone.map { ZoneOffsets.Stretch(start: $0[0], offset: $0[1]) }),
      isFloating: sent.isFloating)
  }

  /// What was received so far.
  package var state: OperatorState {
    var state = OperatorState()
    state.changeCount = received.changes ?? 0
    state.showsMessage = received.message ?? false
    state.slot = received.slot == 0 ? nil : received.slot
    state.presets = PresetLayers(
      written: (received.presets ?? []).map {
        Preset(name: $0.name, slot: $0.slot, duration: $0.length, cueRules: nil)
      })
    state.storedMessages = received.messages ?? [:]
    state.displays = (received.displays ?? []).map(\.line)
    state.hasDisplay = received.isWatched ?? false
    state.events = (received.events ?? []).map {
      EventRow(time: .seconds($0.time), text: $0.text)
    }
    state.hasNotes = received.notes ?? true
    state.wallClock = .microseconds(received.wallClock ?? 0)
    state.zone = .seconds(received.zone ?? 0)
    state.rehearsalStart = received.rehearsal.map { .microseconds($0) }
    state.rundown = rundown
    let position = received.rundown?.position ?? 0
    state.loadedHandle = handles.indices.contains(position) ? handles[position] : nil
    return state
  }
}

extension WireDisplay {
  fileprivate var line: DisplayRow {
    DisplayRow(
      name: name,
      size: size.map { size in
        let size = size.map { min(max(0, $0), 9999) }
        return Size(columns: size[0], rows: size[1])
      }, clockError: error.map { .microseconds($0) }, since: .seconds(since), state)
  }
}

extension WireItem {
  fileprivate var item: RundownItem {
    let format = Format(name: preset ?? "", segments: segments.map { Segment(length: $0) })
    let item = RundownItem(
      id: "\(handle)", isBreak: isBreak ?? false, title: title ?? "", speaker: speaker ?? "",
      note: note ?? "", preset: Preset(format), plannedStart: planned[0], plannedEnd: planned[1],
      hardEnd: hardEnd, minimum: minimum, isInserted: isInserted ?? false,
      isSkipped: isSkipped ?? false)
    return item.received(
      handle: handle, length: length ?? item.length,
      actual: start.map { RundownItem.ActualTimes(start: $0, end: end) })
  }
}
