import StageRenderer
import TimerEngine

/// Decides what is recorded on disk, so that a crash does not lose the talk.
struct RecordSink {
  /// Whether the talk was recorded.
  private var isRecorded = false
  /// The talk with which the program is being quit before its time was up, or the break; `nil` if
  /// it is not.
  var quitTalk: TalkSnapshot?

  /// What keeps the record up to date after an event, with the id of the talk's item; `nil` for no
  /// change.
  mutating func handle(
    _ event: TalkEvent, _ after: StageSnapshot, item: String?
  ) -> StorageRequest? {
    switch event.kind {
    case .end(let outcome):
      guard isRecorded, outcome != .kept else { return nil }
      isRecorded = false
      return quitTalk.map { .recordQuit($0, item: item) } ?? .record(nil, item: item)
    case .recovered:
      isRecorded = true
      return nil
    default:
      guard event.changesTalk, isRecorded || !after.talk.isReady else { return nil }
      isRecorded = !after.talk.isReady
      return .record(isRecorded ? after.talk : nil, item: item)
    }
  }
}

extension RecordSink {
  /// The talk once more, whose names have changed; `nil` if it is not recorded.
  func again(_ stage: StageSnapshot, item: String?) -> StorageRequest? {
    isRecorded ? .record(stage.talk, item: item) : nil
  }
}

/// Decides what the report says of a talk.
struct ReportSink {
  let state: ClockState
  /// The rundown as it was before the command or the time that has caused the event: a talk that
  /// has ended was that of its loaded item.
  let rundown: Rundown?
  /// The title of all talks, if there is one.
  let title: String?
  /// Now.
  let moment: Moment

  /// The entries that an event adds to the report: a talk or a break has ended, the end of one was
  /// undone, or the program is quit in the middle of a rundown.
  func entries(of event: TalkEvent) -> [ReportEntry] {
    var entries: [ReportEntry] = []
    if let id = event.reopened {
      entries.append(.reopened(id: id, at: state.wallClock(at: moment)))
    }
    if let talk = event.ended { entries.append(.ended(talk, circumstances(of: talk, in: event))) }
    if case .end(let outcome) = event.kind, outcome != .kept, let rundown = state.rundown {
      entries.append(.quit(rundown))
    }
    return entries
  }

  private func circumstances(
    of talk: EndedTalk, in event: TalkEvent
  ) -> ReportEntry.Circumstances {
    func time(after duration: Duration) -> Duration {
      state.wallClock(at: moment, after: duration)
    }
    let item = rundown?.current
    var circumstances = ReportEntry.Circumstances(
      title: (item?.isBreak == true ? nil : title) ?? item?.title ?? talk.preset.title,
      start: time(after: .zero - talk.sinceStart), end: time(after: .zero - talk.sinceEnd))
    circumstances.plannedEnd = talk.untilFinish.map(time)
    circumstances.wasReset = event.kind == .ready
    guard let rundown, let item else { return circumstances }
    circumstances.speaker = item.speaker
    (circumstances.item, circumstances.itemNumber) = (item, rundown.position + 1)
    guard !item.isInserted else { return circumstances }
    let planned = rundown.planned(
      rundown.position, at: state.rundownSecond(at: moment.talk))
    circumstances.plannedStart = .seconds(planned.start)
    circumstances.plannedEnd = .seconds(planned.end)
    return circumstances
  }
}
