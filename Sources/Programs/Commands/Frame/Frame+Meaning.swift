import ArgumentParser
import Platform
import Room
import SpeechAnnouncement
import StageRenderer
import TimerEngine

// What the arguments of `frame` mean.
extension FrameCommand {
  /// The console to draw: the clock as it is asked for, with nothing being told.
  func drawnConsole(choice: PresetChoice) throws(ValidationError) -> ClockConsole {
    let talk = try talk(choice)
    var console = ClockConsole(
      talk: TalkSnapshot(talk, run: run(showing: try shown(of: talk))), settings: settings(),
      presets: PresetLayers(bundled: choice.presets.presets), size: size.size,
      capabilities: Capabilities(font: UnifontFile.installed),
      moment: Moment(.start, timeOfDay: .zero, wallClock: .zero))
    // A talk that goes on does not begin with its message.
    if let message, console.snapshot.isRunning {
      _ = console.update(.input(.line("message -- " + message)), at: console.moment)
    }
    return console
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
    return try seconds.map { Preset(duration: $0) } ?? choice.first
  }

  /// What the clock shows, which without a preset is the length of the talk as well.
  var seconds: Int? {
    get throws(ValidationError) {
      try positionalTime(time, preset == nil ? TimeParser.duration : TimeParser.seconds)
    }
  }

  /// The shown second that is asked for.
  private func shown(of talk: Preset) throws(ValidationError) -> Int {
    if let over { return -over.seconds }
    return try seconds ?? talk.duration
  }

  func settings() -> Settings {
    var settings = Settings()
    lookArguments.apply(to: &settings.clock.look)
    if settings.clock.look.glyphs == .auto, format == .text { settings.clock.look.glyphs = .ascii }
    settings.clock.look.theme = theme
    settings.clock.message = message
    settings.clock.announcing = .off
    settings.clock.language = LanguageChoice.language(language)
    return settings
  }
}
