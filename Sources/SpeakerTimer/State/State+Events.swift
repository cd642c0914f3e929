import SpeechAnnouncement
import TimerEngine

// What is told in lines, and what other programs are told.
extension State {
  /// Reports something as a line and as an event.
  mutating func report(_ report: Report) { pending += effects(of: report) }

  private func effects(of report: Report) -> [Effect] {
    guard let kind = report.kind else { return [.report(report)] }
    return [.report(report), event(kind, text: text(of: report))] + startCue(in: report)
  }

  /// A start is announced as well, but for who wants silence.
  private func startCue(in report: Report) -> [Effect] {
    guard announces, case .cue(let cue) = report, cue.kind == .start else { return [] }
    return [event(.cue(.start), text: text(of: report))]
  }

  private func text(of report: Report) -> String {
    switch report {
    case .cue(let cue): Announcement(cue, in: settings.language).text
    case .notice(let text): text
    case .undone: phrases.undone
    default: report.line(in: settings.language)
    }
  }

  private func event(_ kind: TalkEvent.Kind, text: String) -> Effect {
    .publish(TalkEvent(kind, countdown, at: moment, text: text))
  }

  /// Tells a cue as a line and as an event.
  func told(_ cue: Cue) -> [Effect] { effects(of: .cue(cue)) }

  /// What the operator did, then what has become of the clock.
  mutating func drainReports(since before: Countdown) -> [Effect] {
    defer { pending = [] }
    let talk = countdown.talk
    let tellsTalk =
      pending.contains(.report(.ready(talk))) || pending.contains(.report(.preset(talk)))
    let change = tellsTalk && !countdown.isRunning ? nil : change(from: before)
    let isStopped = if case .stop? = change { true } else { !before.isRunning }
    let stop = isStopped || countdown.isRunning ? [] : [stop(of: before)]
    let spoken = if case .cue(let start)? = change { say(start) } else { [Effect]() }
    return stop + pending + (change.map { effects(of: $0, after: before) } ?? []) + spoken
  }

  /// An undone reset is paused again: to other programs nothing has stopped.
  private func effects(of change: Report, after before: Countdown) -> [Effect] {
    guard case .stop = change, !before.isRunning else { return effects(of: change) }
    return [.report(change), event(.set, text: text(of: change))]
  }

  private func stop(of countdown: Countdown) -> Effect {
    let countdown = stopped(countdown)
    let report = Report.stop(countdown.shown(at: now))
    return .publish(TalkEvent(.stop, countdown, at: moment, text: text(of: report)))
  }

  private func stopped(_ countdown: Countdown) -> Countdown {
    var stopped = countdown
    stopped.stop(at: now)
    return stopped
  }

  /// Which of yellow, red and zero a running clock has crossed.
  ///
  /// The last of them, if a sleeping machine has crossed several; two if red begins at zero.
  func crossings(from earlier: Int, to later: Int) -> [Effect] {
    let thresholds = countdown.thresholds
    let marks: [(kind: TalkEvent.Kind, second: Int)] = [
      (.yellow, thresholds.yellow), (.red, thresholds.red), (.zero, 0),
    ]
    // Yellow that begins where red does never is.
    let begun = marks.filter { $0.kind != .yellow || thresholds.yellow > thresholds.red }
    let crossed = begun.filter { later <= $0.second && $0.second < earlier }
    guard let last = crossed.map(\.second).min() else { return [] }
    let cue = Cue(kind(at: later), at: later, in: thresholds.phase(at: later))
    let text = Announcement(cue, in: settings.language).text
    return crossed.filter { $0.second == last }.map { event($0.kind, text: text) }
  }

  private func kind(at shown: Int) -> Cue.Kind {
    shown < 0 ? .overtime : shown == 0 ? .zero : .phase
  }

  /// Effects with the program's end for other programs, and all events numbered.
  mutating func published(_ effects: [Effect]) -> [Effect] {
    effects.flatMap { if case .end = $0 { end(of: effects) + [$0] } else { [$0] } }
      .map { numbered($0) }
  }

  /// The end, which stops a running talk; its words are those of the last line.
  private func end(of effects: [Effect]) -> [Effect] {
    let lines = effects.compactMap { if case .report(let report) = $0 { report } else { nil } }
    let text = lines.last.map(text) ?? ""
    let stop = countdown.isRunning ? [stop(of: countdown)] : []
    return stop + [.publish(TalkEvent(.end, stopped(countdown), at: moment, text: text))]
  }

  private mutating func numbered(_ effect: Effect) -> Effect {
    guard case .publish(var event) = effect else { return effect }
    eventCount += 1
    event.number = eventCount
    return .publish(event)
  }
}

extension Report {
  /// What it is to other programs; `nil` for the last line, since the end is an event itself.
  fileprivate var kind: TalkEvent.Kind? {
    switch self {
    case .ready: .ready
    case .preset: .preset
    case .cue(let cue): cue.kind == .start ? .start : .cue(cue.kind)
    case .stop: .stop
    case .resume: .resume
    case .set: .set
    case .undone: .undo
    case .time: .time
    case .notice: .notice
    case .done: nil
    }
  }
}
