package import Room
package import SpeechAnnouncement
package import StageRenderer

/// The loop's connections to the outside, one value for each.
package struct Ports {
  /// The time since the ports were made, by a clock that keeps running in suspend.
  let passed: () -> Duration
  let host: any Host
  let terminal: any Terminal
  let announcer: any Announcer
  let storage: any Storage
  let voice: any Voice
  let sinks: [any EventSink]
  let server: (any ServerLink)?
  let client: (any ClientLink)?
  let rundown: (any RundownWatch)?
  let presets: (any FileWatcher)?
  let findsOtherClock: () -> Bool
  let log: EventLog

  /// Collects the ports; without a voice nothing is heard, without sinks no other program is
  /// notified, without a link no other process of the room is there, without a watch of its file no
  /// rundown changes and no preset, and without a log nothing is logged.
  ///
  /// - Parameters:
  ///   - clock: a clock that keeps running in suspend.
  ///   - host: the operating system.
  ///   - terminal: the terminal, already acquired.
  ///   - announcer: turns events into lines.
  ///   - storage: where presets are stored and the talk is recorded.
  ///   - voice: speech and tones.
  ///   - sinks: the receivers of events.
  ///   - server: the clients of a clock.
  ///   - client: the clock of a display or a desk.
  ///   - rundown: the watch of the rundown's file.
  ///   - presets: the watch of the files of presets.
  ///   - findsOtherClock: whether another clock runs in the room of this one now.
  ///   - log: the log of every event.
  package init<C: Clock>(
    clock: C, host: any Host, terminal: any Terminal, announcer: any Announcer,
    storage: any Storage, voice: any Voice = SilentVoice(),
    sinks: [any EventSink] = [], server: (any ServerLink)? = nil,
    client: (any ClientLink)? = nil, rundown: (any RundownWatch)? = nil,
    presets: (any FileWatcher)? = nil,
    findsOtherClock: @escaping () -> Bool = { false }, log: EventLog = EventLog()
  ) where C.Duration == Duration {
    let start = clock.now
    passed = { start.duration(to: clock.now) }
    self.host = host
    self.terminal = terminal
    self.announcer = announcer
    self.storage = storage
    self.voice = voice
    self.sinks = sinks
    self.server = server
    self.client = client
    self.rundown = rundown
    self.presets = presets
    self.findsOtherClock = findsOtherClock
    self.log = log
  }
}
