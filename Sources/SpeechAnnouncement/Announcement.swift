public import TimerEngine

/// The words for a cue, in English.
public struct Announcement: Hashable, Sendable {
  /// The cue.
  public let cue: Cue
  /// A sentence or two; for a beep the number alone.
  public let text: String

  /// Puts a cue into words.
  public init(_ cue: Cue) {
    self.cue = cue
    text = Self.text(of: cue)
  }

  /// What the talk itself wants said stands alone at a mark, else behind what is always said.
  private static func text(of cue: Cue) -> String {
    guard let words = cue.words else { return usualText(of: cue) }
    return cue.kind == .prompt ? words : usualText(of: cue) + " " + words
  }

  private static func usualText(of cue: Cue) -> String {
    switch cue.kind {
    case .start: "Start. \(length(cue.shown))."
    case .prompt: "\(length(cue.shown)) remaining."
    case .phase: "\(name(of: cue.phase)). \(length(cue.shown)) remaining."
    case .beep: "\(cue.shown)"
    case .zero: "Time is up."
    case .overtime: "\(length(-cue.shown)) over."
    }
  }

  /// The same for who reads lines, the first word the one that matters: `YELLOW 3 minutes
  /// remaining`.
  public var line: String { usualLine + (cue.words.map { ": " + $0 } ?? "") }

  private var usualLine: String {
    switch cue.kind {
    case .start: "START \(TimeText.plain(cue.shown))"
    case .prompt, .phase:
      "\(Self.name(of: cue.phase).uppercased()) \(Self.length(cue.shown)) remaining"
    case .beep: "BEEP \(cue.shown)"
    case .zero: "TIME IS UP"
    case .overtime: "OVER \(Self.length(-cue.shown)) over"
    }
  }

  /// A phase's name as a word of its own.
  public static func name(of phase: Phase) -> String {
    switch phase {
    case .green: "Green"
    case .yellow: "Yellow"
    case .red: "Red"
    case .overtime: "Overtime"
    }
  }

  /// A length of time in words: `1 minute 30 seconds`, `0 seconds`.
  ///
  /// Like the digits, hours only from 100 minutes on. Negative lengths lose their sign.
  public static func length(_ seconds: Int) -> String {
    let (minutes, rest) = abs(seconds).quotientAndRemainder(dividingBy: 60)
    let hours = minutes >= 100 ? minutes / 60 : 0
    let parts = [(hours, "hour"), (minutes - hours * 60, "minute"), (rest, "second")]
    let words = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return words.isEmpty ? "0 seconds" : words.joined(separator: " ")
  }
}
