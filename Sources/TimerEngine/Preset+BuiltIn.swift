extension Preset {
  /// The presets of the slots 1 to 9, in their order.
  ///
  /// The first is TED's talk with the original SpeakerClock's thresholds. The thresholds of the
  /// others are those that conferences with such formats publish: the cards "5 minutes" and
  /// "2 minutes" of long sessions, one minute's warning in lightning talks.
  public static let builtIn: [Preset] = [
    named("TED talk", minutes: 18, yellow: 180, red: 60),
    named("Lightning talk", minutes: 5, yellow: 60, red: 15),
    named("Short talk", minutes: 10, yellow: 120, red: 60),
    named("Conference", minutes: 15, yellow: 180, red: 60),
    named("Long talk", minutes: 20, yellow: 300, red: 120),
    named("Half hour", minutes: 30, yellow: 300, red: 120),
    named("Keynote", minutes: 45, yellow: 300, red: 120),
    named("Full hour", minutes: 60, yellow: 600, red: 300),
    named("3MT", minutes: 3, yellow: 45, red: 15),
  ]

  private static func named(_ name: String, minutes: Int, yellow: Int, red: Int) -> Preset {
    let duration = minutes * 60
    let thresholds = PhaseThresholds(yellow: yellow, red: red)
    return Preset(
      name: name, duration: duration, thresholds: thresholds ?? .proportional(to: duration))
  }
}
