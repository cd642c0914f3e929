import SpeechAnnouncement
import StageDisplay
import TerminalCanvas
import TimerEngine

/// A hand-over that was begun.
struct HandOver: Sendable {
  /// The desk.
  let desk: Client
  /// The second that was shown when the operator wanted it.
  let shown: Int
  /// When the desk was told, in real time; `nil` before that.
  var toldAt: Timestamp?
}

// Another desk takes over the talks of this clock, or is handed them.
extension StageClock {
  /// How long a desk has to take over.
  private static let patience = Duration.seconds(5)

  /// The desk with a name, or the only one whose name has a text as a part; without a text the only one.
  ///
  /// A desk without a screen only keeps records, and nobody could operate it.
  func desk(named text: String?) throws(CommandRefusal) -> Client {
    let wanted = (text ?? "").lowercased()
    let desks = clients.desks.filter { ($0.size?.columns ?? 0) > 0 }
    let found = desks.filter { wanted.isEmpty || $0.nameOrNumber.lowercased().contains(wanted) }
    let exact = found.filter { $0.nameOrNumber.lowercased() == wanted }
    let meant = exact.isEmpty ? found : exact
    guard meant.count != 1 else { return meant[0] }
    let others = found.isEmpty && desks.count > 1 ? desks : found
    throw .noDesk(others.map(\.nameOrNumber))
  }

  /// Lets a desk take over as soon as that loses no cue: just after the shown second has changed.
  mutating func handOver(toDeskNamed name: String?) throws(CommandRefusal) {
    let desk = try desk(named: name)
    handOver = HandOver(desk: desk, shown: shown)
    show(.handsOver(to: desk.nameOrNumber, hasFailed: false), to: .only(sender))
  }

  /// Tells the desk that it is to take over when it is time, and gives up if it does not.
  mutating func continueHandOver() {
    guard var handOver else { return }
    guard let toldAt = handOver.toldAt else {
      guard !snapshot.isRunning || shown != handOver.shown else { return }
      handOver.toldAt = realNow
      self.handOver = handOver
      return add(.send(.handOver(to: handOver.desk.id, by: realNow + Self.patience)))
    }
    guard realNow - toldAt >= Self.patience else { return }
    self.handOver = nil
    notify(.handsOver(to: handOver.desk.nameOrNumber, hasFailed: true), for: .seconds(10))
  }

  /// When a hand-over is given up, in real time; `nil` if none was begun.
  var handOverEnd: Timestamp? { handOver?.toldAt.map { $0 + Self.patience } }

  /// Ends the program, and leaves the talk to who has it now.
  ///
  /// The talk has not ended, so its record stays, and displays are told nothing.
  mutating func giveWay(because fence: Fence) {
    let takenOver = fence.takenOver
    let notice = Notice.wasTakenOver(
      by: takenOver.flatMap { $0.desk.isEmpty ? nil : $0.desk },
      at: takenOver.map { dayTime(at: $0.moment) },
      onlyHere: takenOver.map { whatHappened(since: $0.lastHeard) } ?? [])
    notify(notice)
    let fenced = FencedClock(
      fence: fence, stage: session.stage, state: DeskState(of: view, since: nil),
      moment: realNow, notice: notice.status(timeForm, settings.keys))
    add(.end(.fenced(fenced)))
  }

  /// The time of day of a moment in real time.
  private func dayTime(at moment: Timestamp) -> Duration {
    dayTime(after: (moment - realNow) * settings.speed)
  }

  /// The texts of the journal about what happened since a moment in real time, in order.
  private func whatHappened(since moment: Timestamp) -> [String] {
    let start = dayTime(at: moment)
    func passed(by timeOfDay: Duration) -> Duration {
      let passed = timeOfDay - start
      return passed < .zero ? passed + .seconds(86_400) : passed
    }
    let now = passed(by: dayTime())
    return journal.changes.prefix { passed(by: $0.time) <= now }.map(\.text).reversed()
  }
}
