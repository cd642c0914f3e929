package import StageRenderer
import TimerEngine

/// What a desk knows of its clock, put together from the lines of a connection.
///
/// Each line about what operators know names the stage to which it belongs, and comes after the
/// items that belong to it. The stage may come another way, sooner or later. So a view is there
/// once all of it is there, and it is one that the clock had. Whatever another process sends, what
/// comes out of here can be drawn and calculated with.
package struct DeskReplica: Sendable {
  /// A stage, and what operators knew beside it.
  package struct View: Sendable {
    /// The stage as it was sent.
    package let sent: SentStage
    package let stage: StageSnapshot
    package let state: OperatorState
    /// Whether the view before had another stage.
    package let isNewStage: Bool
  }

  /// The most stages that wait for the line that belongs to them.
  private static let maxStages = 16

  /// The stage of the last view, and those that have come since.
  private var stages: [(sent: SentStage, stage: StageSnapshot)] = []
  /// The stage of the last view; `nil` before one.
  private var shown: SentStage?
  /// Whether a line has come that is in no view yet.
  private var isNew = false
  private var received = WireDesk()
  /// The items of the rundown by their handles, as far as they were received.
  private var items: [Int: RundownItem] = [:]
  private var handles: [Int] = []
  private var rundown: Rundown?
  /// Whether the rundown has to be made anew.
  private var hasOtherItems = false

  /// Creates that of a clock that has sent nothing yet.
  package init() {}

  /// Forgets the lines of a connection before another one begins; a stage may have come before it.
  package mutating func forgetLines() {
    let stages = stages
    self = DeskReplica()
    self.stages = stages
  }

  /// Receives a stage, which is in no view before the line that belongs to it.
  package mutating func receive(_ stage: StageSnapshot, _ sent: SentStage) {
    stages.append((sent, stage))
    if stages.count > Self.maxStages { stages.removeFirst() }
  }

  /// The view that has become whole since the last call, if there is a new one.
  package mutating func takeView() -> View? {
    let index = stages.lastIndex {
      $0.sent.session == received.session && $0.sent.number == received.snapshot
    }
    guard isNew, let index else { return nil }
    stages.removeFirst(index)
    isNew = false
    let (sent, stage) = stages[0]
    defer { shown = sent }
    return View(sent: sent, stage: stage, state: state, isNewStage: sent != shown)
  }

  /// Receives a line about all but the items.
  package mutating func receive(_ line: WireDesk) throws(WireError) {
    let handles = line.rundown?.handles
    guard line.rundown == nil || handles != nil else { throw .field("operator.rundown.order") }
    received.merge(line)
    isNew = true
    if let handles {
      self.handles = handles
      let known = Set(handles)
      items = items.filter { known.contains($0.key) }
      hasOtherItems = true
    }
    updateRundown()
  }

  /// Receives an item of the rundown, which belongs to the next line about all else.
  package mutating func receive(_ line: WireItem) {
    let item = line.item
    guard items.count < 2 * Rundown.maxRecordedItems else { return }
    items[item.handle] = item
    hasOtherItems = true
  }

  /// Makes the rundown of its items; it is not there while more of them follow.
  private mutating func updateRundown() {
    guard received.isWhole != false else {
      (rundown, hasOtherItems) = (nil, true)
      return
    }
    guard hasOtherItems, let sent = received.rundown else { return }
    hasOtherItems = false
    let known = handles.compactMap { items[$0] }
    guard known.count == handles.count else {
      rundown = nil
      return
    }
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
    state.displays = received.displays ?? []
    state.hasDisplay = received.isWatched ?? false
    state.events = received.events ?? []
    state.hasNotes = received.notes ?? true
    state.wallClock = .microseconds(received.wallClock ?? 0)
    state.zone = received.zone ?? .zero
    state.rehearsalStart = received.rehearsal.map { .microseconds($0) }
    state.rundown = rundown
    let position = received.rundown?.position ?? 0
    state.loadedHandle = handles.indices.contains(position) ? handles[position] : nil
    return state
  }
}

extension WireItem {
  fileprivate var item: RundownItem {
    let format = Format(name: preset ?? "", segments: segments.map { Segment(length: $0) })
    let item = RundownItem(
      id: "\(handle)", isBreak: isBreak ?? false, title: title ?? "", speaker: speaker ?? "",
      note: note ?? "", call: call ?? "", preset: Preset(format), plannedStart: planned[0],
      plannedEnd: planned[1],
      hardEnd: hardEnd, minimum: minimum, isInserted: isInserted ?? false,
      isSkipped: isSkipped ?? false)
    return item.received(
      handle: handle, length: length ?? item.length,
      actual: start.map { RundownItem.ActualTimes(start: $0, end: end) })
  }
}
