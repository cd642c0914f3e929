import SpeechAnnouncement
import TimerEngine

@testable import Platform

/// A voice over a script, drawn as lines, a character for each second.
///
///     asked   a-Y---0--
///     spoken  aaYYY--00
///     tones   ------0--
///
/// `a` to `f` are prompts with that many minutes left, `Y`, `R` and `0` changes; `!` is a beep, `^`
/// the tone of zero, `.` silence. A capital `0` says that the time is up, and sounds it first.
struct Scene {
  /// How a child behaves: after how long it ends, and how; `nil` for never.
  typealias Behaviour = (Job) -> (after: Duration, status: Int32)?

  var speech: Speech
  /// What was run, in order, with the moment.
  private(set) var jobs: [(at: Duration, job: Job)] = []
  /// What was answered.
  private(set) var answers: [VoiceAnswer] = []
  /// All that was asked for but answers.
  private(set) var actions: [Speech.Action] = []
  private(set) var spoken = ""
  private(set) var tones = ""

  private let behaviour: Behaviour
  private var children: [Int32: (job: Job, end: Timestamp?, status: Int32)] = [:]
  private var nextID: Int32 = 1
  private var now = Timestamp.start

  /// Creates a voice with some commands around it, and rendered files with their lengths.
  init(
    _ options: VoiceOptions = VoiceOptions(), commands: Set<String> = ["spd-say", "paplay"],
    rendered: [String: Duration] = [:], hasFolder: Bool = true,
    _ behaviour: @escaping Behaviour = Scene.well
  ) {
    speech = Speech(
      options,
      in: SpeechEnvironment(
        hasCommand: commands.contains, length: { rendered[$0] },
        path: { hasFolder ? "/cache/\($0)" : nil },
        partPath: { hasFolder ? "/cache/\($0).part" : nil },
        tone: { hasFolder ? "/cache/\($0.fileName)" : nil },
        silence: { _ in hasFolder ? "/cache/silence.wav" : nil }))
    self.behaviour = behaviour
  }

  /// Plays a script, a character a second; a prompt has so much room.
  mutating func play(_ asked: String, room: Duration? = nil, late: Duration = .zero) {
    for character in asked {
      handle(Self.events(character, room, late))
      spoken.append(
        children.values.lazy.compactMap { Self.letter(of: $0.job, .speech) }.first ?? "-")
      tones.append(children.values.lazy.compactMap { Self.letter(of: $0.job, .tone) }.first ?? "-")
      pass(to: now + .seconds(1))
    }
  }

  /// Tells what has happened at this moment.
  mutating func handle(_ events: [VoiceEvent]) { perform(speech.handle(events, at: now)) }

  /// A minute takes just under 2 s to say, a change of phase 3 s, the end 1 s; tones their length.
  static func well(_ job: Job) -> (after: Duration, status: Int32)? {
    guard case .speech(let saying) = job.purpose else { return (job.length, 0) }
    switch saying.announcement.cue.kind {
    case .phase: return (.milliseconds(2_900), 0)
    case .zero: return (.milliseconds(900), 0)
    default: return (.milliseconds(1_900), 0)
    }
  }

  /// What was begun, as the words of its command.
  var commands: [String] { jobs.map { $0.job.arguments.joined(separator: " ") } }

  /// Lets time pass, in steps of 50 ms.
  private mutating func pass(to end: Timestamp) {
    while now < end {
      now = now + .milliseconds(50)
      let ended = children.filter { $0.value.end.map { $0 <= now } ?? false }
      children = children.filter { ended[$0.key] == nil }
      let events = ended.sorted { $0.key < $1.key }
        .map { VoiceEvent.childEnded($0.key, status: $0.value.status) }
      let isDue = speech.nextWake.map { $0 <= now } ?? false
      // At the end of a second the script goes on, with what has happened by then.
      if !events.isEmpty || isDue { handle(events) }
    }
  }

  private mutating func perform(_ actions: [Speech.Action]) {
    for action in actions {
      switch action {
      case .run(let job): run(job)
      case .end(let id): children[id] = nil
      case .answer(let answer): answers.append(answer)
      case .makeTones, .keep, .discard: break
      }
      self.actions.append(action)
    }
  }

  private mutating func run(_ job: Job) {
    jobs.append((now.sinceStart, job))
    guard job.arguments.first != "missing" else {
      return perform(speech.began(job, as: nil, at: now))
    }
    let end = behaviour(job)
    children[nextID] = (job, end.map { now + $0.after }, end?.status ?? 0)
    perform(speech.began(job, as: nextID, at: now))
    nextID += 1
  }

  // MARK: The letters

  private static func events(
    _ letter: Character, _ room: Duration?, _ late: Duration
  ) -> [VoiceEvent] {
    func say(_ kind: Cue.Kind, _ shown: Int, _ phase: Phase) -> VoiceEvent {
      .say(
        Utterance(
          Announcement(Cue(kind, at: shown, in: phase), in: .english), late: late, room: room))
    }
    switch letter {
    case "a"..."f": return [say(.prompt, 60 * (Int(letter.asciiValue ?? 97) - 96), .green)]
    case "Y": return [say(.phase, 40, .yellow)]
    case "R": return [say(.phase, 20, .red)]
    case "0": return [say(.zero, 0, .red), .sound(.zero)]
    case "!": return [.sound(.beep)]
    case ".": return [.silence]
    default: return []
    }
  }

  private enum Channel { case speech, tone }

  private static func letter(of job: Job, _ channel: Channel) -> Character? {
    switch (job.purpose, channel) {
    case (.speech(let saying), .speech): letter(of: saying.announcement.cue)
    case (.tone(let tone), .tone): tone == .zero ? "0" : "!"
    default: nil
    }
  }

  private static func letter(of cue: Cue) -> Character {
    switch cue.kind {
    case .phase: cue.phase == .yellow ? "Y" : "R"
    case .zero: "0"
    default: Character(Unicode.Scalar(UInt8(96 + cue.remainingSecond / 60)))
    }
  }
}
