import SpeechAnnouncement
import StageRenderer

// How the loop handles signals.
extension RoomLoop {
  /// Handles the pending signals; returns an ending if one of them ends the program.
  mutating func answerSignals() -> LoopEnding? {
    for signal in host.drainSignals() {
      log.write(signal)
      needsDrawing = true
      switch signal {
      case .end(let number): return .signalled(number)
      case .stop:
        output.leave(through: &host)
        host.stop()
        readClocks()
        // Before the terminal is touched: a signal may have come to a stopped job, which must
        // not take the terminal from the shell.
        if let ending = endingAfterStop() { return ending }
        output.enter(through: &host, at: wakeTime)
      case .resume: output.enter(through: &host, at: wakeTime)
      case .resize: output.terminal.resize()
      case .childEnded(let id, let status): childEnded(id, status: status)
      }
    }
    return nil
  }

  private mutating func endingAfterStop() -> LoopEnding? {
    for signal in host.drainSignals() {
      if case .end(let number) = signal { return .signalled(number) }
      if case .childEnded(let id, let status) = signal {
        childEnded(id, status: status)
      }
    }
    return nil
  }

  /// Passes the end of a child to every part that may have started it.
  private mutating func childEnded(_ id: Int32, status: Int32) {
    voice.add(.childEnded(id, status: status))
    sinks.childEnded(id, status: status)
  }
}
