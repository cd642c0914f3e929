import ArgumentParser
import Files
import Platform
import SpeechAnnouncement
import TimerEngine

/// `speakerclock test-sound`: what can be heard on this machine.
struct TestSoundCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test-sound",
    abstract: "Play each tone and say a sentence in each voice that is found.",
    usage: "speakerclock test-sound [options]",
    discussion: """
      It prints which program played or spoke, whether it worked and how long it took; then \
      what the clock will use, and what to install if something is missing. The exit status is 0 \
      if anything was played, else 74.
      """)

  @OptionGroup
  var voice: VoiceArguments

  @Option(parsing: .unconditional, help: LanguageChoice.help)
  var language: Language?

  func run() throws {
    let language = LanguageChoice.language(language)
    let text = Announcement(Cue(.phase, at: 60, in: .yellow), in: language).spoken
    var test = SoundTest(
      voice.options(in: language), saying: text, folder: UserFolder.cache(environment)?.path)
    var trialRunner = TrialRunner()
    if let lead = test.lead { trialRunner.play(lead.arguments, for: lead.length) }
    while let trial = test.next {
      let (ending, time) = trialRunner.run(trial)
      write(test.end(ending, after: time))
    }
    trialRunner.host.finish()
    for line in test.summary { write(line) }
    if !test.hasWorkingSound { throw ExitCode(74) }
  }

  private func write(_ line: String) {
    writeOutput(line)
    _ = flushOutput()
  }
}

/// Runs sounds one after the other, and waits for each.
private struct TrialRunner {
  var host = UnixHost()

  /// Plays silence for so long; the first sound begins in its last moment.
  mutating func play(_ arguments: [String], for length: Duration) {
    let clock = ContinuousClock()
    let end = clock.now + length
    guard (try? ChildProcess.run(arguments)) != nil else { return }
    while case let left = end - clock.now, left > .zero {
      _ = host.wait(for: [], output: false, upTo: left)
      _ = status(of: 0)
    }
  }

  /// Runs one to its end, or until it is late.
  ///
  /// A signal ends the sound and the program.
  mutating func run(_ trial: SoundTest.Trial) -> (SoundTest.PlayerEnding, Duration) {
    let clock = ContinuousClock()
    let start = clock.now
    guard let id = try? ChildProcess.run(trial.arguments) else { return (.notRun, .zero) }
    while case let time = clock.now - start, time < trial.limit {
      _ = host.wait(for: [], output: false, upTo: trial.limit - time)
      if let status = status(of: id) { return (.ended(status), clock.now - start) }
    }
    ChildProcess.end(id)
    return (.late, clock.now - start)
  }

  private func status(of id: Int32) -> Int32? {
    for signal in host.drainSignals() {
      switch signal {
      case .childEnded(id, let status): return status
      case .end(let number):
        ChildProcess.end(id)
        Signals.die(of: number)
      case .stop: host.stop()
      default: break
      }
    }
    return nil
  }
}
