import SpeechAnnouncement
import StageDisplay
import TimerEngine

// What files, voices, sinks and other processes tell the clock.
extension StageClock {
  /// Handles something that has happened outside of the clock and its screen.
  package mutating func handle(_ event: Event) {
    switch event {
    case .wallClock(let reading):
      session.author = wallClockAsker
      runToFinish(reading)
      (session.author, wallClockAsker) = (nil, nil)
    case .stored(let change): answerWaiting(change)
    case .notStored(let reason):
      notify(.file(.notStored(reason)))
      answerWaiting(refusedWith: .file(.notStored(reason)))
    case .notUndone(let change, let present):
      session.adopt(present, insteadOf: change)
      guard let slot = change.slot else { return answerWaiting(change) }
      notify(.preset(.notUndone(slot)), for: .seconds(10))
      answerWaiting(change, refusedWith: .preset(.notUndone(slot)))
    case .notRecorded(let reason): notifyOnce(.file(.notRecorded(reason)))
    case .notAddedToReport(let reason): notifyOnce(.file(.notAddedToReport(reason)))
    case .notSynced(let reason): notifyOnce(.file(.notSynced(reason)))
    case .storingIsSlow: notify(.file(.storingIsSlow), .givingWay)
    case .omittedLines(let count): notify(.omittedLines(count))
    case .voice(.unheard(let tone)): ringBell(for: tone)
    case .voice(.failed(let fault)): notifyOnce(.fault(fault))
    case .sinkFailed(let fault): notifyOnce(fault)
    case .request(let request): handle(request)
    case .rundownFile(let reading, let isAsked): handle(reading, isAsked: isAsked)
    case .clients(let clients): handle(clients)
    case .display(let display, let change): handle(change, of: display)
    case .launched, .timePassed, .input, .resized, .clock, .room: break
    }
  }

  /// Rings the terminal's bell for a tone that the voice cannot play.
  private mutating func ringBell(for tone: Tone) {
    guard session.announcing != .off else { return }
    bell.scheduleRings(after: tone, at: realNow)
    add(.bell)
  }
}
