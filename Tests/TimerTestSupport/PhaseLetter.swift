package import TimerEngine

extension Phase {
  /// The phase's character in a time line: `G`, `Y`, `R`, and `+` for overtime.
  package var letter: Character {
    switch self {
    case .green: "G"
    case .yellow: "Y"
    case .red: "R"
    case .overtime: "+"
    }
  }
}
