package import SpeechAnnouncement
package import TerminalCanvas

/// What the loop needs of the world outside: one value for each port.
package struct Ports {
  /// The time since the ports were made, by a clock that runs on while the machine is suspended.
  let passed: () -> Duration
  let host: any Host
  let terminal: any Terminal
  let announcer: any Announcer
  let storage: any Storage
  let voice: any Voice
  let sinks: [any EventSink]
  let log: EventLog

  /// Puts ports together; without a voice nothing is heard, without sinks no other program is
  /// told, and without a log nothing is written down.
  ///
  /// - Parameters:
  ///   - clock: a clock that runs on while the machine is suspended.
  ///   - host: the operating system.
  ///   - terminal: the terminal, taken.
  ///   - announcer: the words for what is told in lines.
  ///   - storage: where presets are stored and the talk is recorded.
  ///   - voice: what can be heard.
  ///   - sinks: who is told what happens.
  ///   - log: where every event is written down.
  package init<C: Clock>(
    clock: C, host: any Host, terminal: any Terminal, announcer: any Announcer,
    storage: any Storage, voice: any Voice = SilentVoice(),
    sinks: [any EventSink] = [], log: EventLog = EventLog()
  ) where C.Duration == Duration {
    let start = clock.now
    passed = { start.duration(to: clock.now) }
    self.host = host
    self.terminal = terminal
    self.announcer = announcer
    self.storage = storage
    self.voice = voice
    self.sinks = sinks
    self.log = log
  }
}
