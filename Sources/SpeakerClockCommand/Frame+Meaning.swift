import ArgumentParser
import OperatorConsole
import TerminalCanvas
import TimerEngine

// What the arguments of `frame` mean.
extension FrameCommand {
  /// The state to draw: the clock as it is asked for, with nothing being told.
  func drawnState(choice: PresetChoice) throws(ValidationError) -> State {
    let talk = try talk(choice)
    return State(
      talk: TalkSnapshot(talk, run: run(showing: try shown(of: talk))), settings: try settings(),
      presets: choice.presets, size: try canvasSize(),
      moment: Moment(.start, timeOfDay: .zero, wallClock: .zero))
  }

  private func run(showing seconds: Int) -> TalkSnapshot.Run {
    switch state ?? (over == nil ? .ready : .running) {
    case .ready: .ready(seconds)
    case .running: .running(deadline: .start + .seconds(seconds), since: .start)
    case .paused: .paused(remaining: .seconds(seconds))
    }
  }

  private func talk(_ choice: PresetChoice) throws(ValidationError) -> Preset {
    if let preset { return try choice.preset(named: preset) }
    return try time.map(PresetChoice.talk) ?? choice.first
  }

  /// The shown second that is asked for.
  private func shown(of talk: Preset) throws(ValidationError) -> Int {
    guard let over else { return try time.map(Self.seconds) ?? talk.duration }
    guard state != .ready else {
      throw ValidationError(
        "--state 'ready' and --over '\(over)' contradict each other. Expected running or paused, "
          + "for example: speakerclock frame --state running --over 2:07")
    }
    return -(try Self.seconds(over))
  }

  private static func seconds(_ text: String) throws(ValidationError) -> Int {
    try usage { () throws(TimeError) in try TimeGrammar.seconds(text) }
  }

  private func canvasSize() throws(ValidationError) -> Size {
    let parts = size.split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isWholeNumber) ? Int($0) : nil }
    guard parts.count == 2, numbers.count == 2, (1...1000).contains(numbers[0]),
      (1...300).contains(numbers[1])
    else {
      throw ValidationError(
        "--size '\(size)' is no size of a screen. Expected columns and rows from 1x1 to 1000x300, "
          + "for example: --size 80x24")
    }
    return Size(columns: numbers[0], rows: numbers[1])
  }

  private func settings() throws(ValidationError) -> Settings {
    var settings = Settings()
    settings.orientation = layout.orientation
    settings.glyphs = glyphs == .auto && format == .text ? .ascii : glyphs
    settings.theme = theme
    settings.message = message
    settings.isMirrored = mirror
    settings.showsOnlyLamps = show == .lamps
    settings.announcing = .off
    settings.language = try LanguageChoice.language(language)
    return settings
  }
}
