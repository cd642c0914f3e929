package import SpeechAnnouncement
package import TimerEngine

/// The voice of the machine that the program runs on.
///
/// It looks for programs only when there is something to say or to play.
///
/// This folder makes announcements heard. It finds programs that speak or play tones, decides what
/// is heard next (`Speech`), runs these programs, and keeps sounds in a folder. Others make a
/// `SystemVoice` from `VoiceOptions` and use it as a `Voice`, or try out all programs with a
/// `SoundTest`. Nothing here decides what is announced or when, waits for a program, or reads a
/// clock: moments are arguments.
package struct SystemVoice: Voice {
  private var speech: Speech
  private let folder: SoundFolder?

  /// Creates a voice that keeps sounds in a folder; without one it renders nothing ahead, and has
  /// no tones.
  package init(_ options: VoiceOptions, folder path: String?) {
    let folder = path.map(SoundFolder.init)
    self.folder = folder
    speech = Speech(options, in: SpeechEnvironment(folder))
  }

  /// When a child is late, or something waits for the end of a tone.
  package var nextWake: Timestamp? { speech.nextWake }

  /// Begins and ends children as what has happened asks for.
  package mutating func handle(_ events: [VoiceEvent], at now: Timestamp) -> [VoiceAnswer] {
    perform(speech.handle(events, at: now), at: now)
  }

  /// Ends all children.
  package mutating func finish() { _ = perform(speech.finish(), at: .start) }

  private mutating func perform(_ actions: [Speech.Action], at now: Timestamp) -> [VoiceAnswer] {
    var answers: [VoiceAnswer] = []
    for action in actions {
      switch action {
      case .run(let job):
        let id = try? ChildProcess.run(job.arguments)
        answers += perform(speech.began(job, as: id, at: now), at: now)
      case .end(let id): ChildProcess.end(id)
      case .makeTones: makeTones()
      case .keep(let phrase): folder?.keep(phrase.fileName)
      case .discard(let phrase): folder?.discard(phrase.fileName)
      case .answer(let answer): answers.append(answer)
      }
    }
    return answers
  }

  private func makeTones() {
    folder?.removeLostParts()
    for tone in Tone.allCases { _ = folder?.tone(tone) }
  }
}

extension SoundFolder {
  /// The path of a tone's file, which is made if it is not there.
  func tone(_ tone: Tone) -> String? {
    write(tone.wave, to: tone.fileName) ? path(of: tone.fileName) : nil
  }

  /// The path of a file of silence, which is made if it is not there.
  func silence(_ length: Duration) -> String? {
    let milliseconds = Int(length / .milliseconds(1))
    let name = "tone-silence-\(milliseconds).wav"
    return write(Wave.silence(milliseconds: milliseconds), to: name) ? path(of: name) : nil
  }
}

extension SpeechEnvironment {
  /// The machine's own, with a folder for sounds.
  init(_ folder: SoundFolder?) {
    self.init(
      hasCommand: ChildProcess.exists, length: { folder?.length(of: $0) },
      path: { folder?.path(of: $0) }, partPath: { folder?.partPath(of: $0) },
      tone: { folder?.tone($0) }, silence: { folder?.silence($0) })
  }
}
