import SpeechAnnouncement
import TimerEngine

/// Each report is one line.
func check(_ line: String) {
  let isPlain = line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f }
  claim(isPlain && !line.isEmpty, "no line: \(line.debugDescription)")
}

/// No event is lost, each stop follows a start, and time crosses only what runs.
func check(_ events: [TalkEvent]) {
  var isRunning = false
  for (index, event) in events.enumerated() {
    claim(event.number == index + 1, "\(event)")
    switch event.kind {
    case .stop(.restored): claim(!isRunning, "\(event)")
    case .start, .resume, .stop:
      claim(isRunning == (event.kind.name == "stop"), "\(event)")
      isRunning.toggle()
    case .phase, .zero: claim(isRunning, "\(event)")
    case .end: claim(!isRunning && index == events.count - 1, "\(event)")
    default: break
    }
  }
}
