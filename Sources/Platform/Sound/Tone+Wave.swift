import SpeechAnnouncement

extension Tone {
  /// How a tone sounds.
  ///
  /// The last seconds have 880 Hz for 120 ms, the end is a fifth higher and five times as long; as
  /// many short ones as the phase's number tell a phase. A bell is lower and longer, so that its
  /// strokes are not taken for a phase.
  private var shape: (frequency: Double, milliseconds: Int, count: Int) {
    switch self {
    case .beep: (880, 120, 1)
    case .yellow: (880, 120, 2)
    case .red: (880, 120, 3)
    case .zero: (1320, 600, 1)
    case .bell(let strokes): (660, 300, strokes)
    }
  }

  /// How long it sounds.
  var length: Duration { .milliseconds(shape.milliseconds * (2 * shape.count - 1)) }

  /// The sound as the bytes of a file.
  var wave: [UInt8] {
    Wave.tones(shape.frequency, milliseconds: shape.milliseconds, count: shape.count)
  }

  /// A file's name, another one for another sound.
  var fileName: String {
    "tone-\(Int(shape.frequency))-\(shape.milliseconds)-\(shape.count).wav"
  }
}
