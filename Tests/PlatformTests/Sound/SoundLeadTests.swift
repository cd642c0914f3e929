import Room
import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Platform

/// Silence before sounds, in virtual time.
struct SoundLeadTests {
  /// What a clock's voice has begun and ended: the moments in milliseconds, and what.
  private struct Played {
    var tones: [(at: Int, tone: Tone)] = []
    var words: [(at: Int, text: String)] = []
    /// Each silence from its begin to its end.
    var silences: [(from: Int, to: Int)] = []
    var count = 0

    mutating func begin(_ job: Job, at now: Timestamp) {
      count += 1
      let moment = Int(now.sinceStart / .milliseconds(1))
      switch job.purpose {
      case .tone(let tone): tones.append((moment, tone))
      case .speech(let pending): words.append((moment, pending.announcement.text))
      case .lead: silences.append((moment, moment + Int(job.length / .milliseconds(1))))
      case .rendering, .silence: break
      }
    }

    mutating func endSilence(at now: Timestamp) {
      silences[silences.count - 1].to = Int(now.sinceStart / .milliseconds(1))
    }
  }

  /// Runs a talk of 90 s with yellow at 60 s and no beeps, and presses keys at moments.
  private func play(
    lead: Duration, _ presses: [(at: Duration, key: String)] = [(.zero, " ")], until end: Duration
  ) -> Played {
    var settings = Settings()
    settings.clock.announcing = .speak
    var session = Session(90, yellow: 60, red: 0, settings: settings)
    for (at, key) in presses {
      session.pass(at - session.console.moment.real.sinceStart)
      session.press(key)
    }
    session.pass(end - session.console.moment.real.sinceStart)
    let events = session.effects.compactMap { at, effect in
      if case .voice(let event) = effect { (at: at, event: event) } else { nil }
    }
    return played(events, lead: lead, until: end)
  }

  /// Gives these events to a voice, which is woken as it asks for.
  private func played(
    _ events: [(at: Duration, event: VoiceEvent)], lead: Duration, until end: Duration
  ) -> Played {
    var options = VoiceOptions()
    options.lead = lead
    var speech = Speech(
      options,
      in: SpeechEnvironment(
        hasCommand: ["paplay", "spd-say"].contains, length: { _ in nil }, path: { $0 },
        partPath: { _ in nil }, tone: \.fileName, silence: { _ in "silence" }))
    var (played, children, rest, now) = (Played(), [Int32: Child](), events[...], Timestamp.start)
    while now.sinceStart < end {
      let ended = children.filter { $0.value.began + $0.value.job.length <= now }.keys.sorted()
      for id in ended { children[id] = nil }
      let due = rest.prefix { $0.at <= now.sinceStart }.map(\.event)
      rest.removeFirst(due.count)
      let events = ended.map { VoiceEvent.childEnded($0, status: 0) } + due
      if !events.isEmpty || speech.nextWake.map({ $0 <= now }) ?? false {
        for action in speech.handle(events, at: now) {
          if case .run(let job) = action {
            played.begin(job, at: now)
            let id = Int32(played.count)
            children[id] = Child(job: job, began: now)
            _ = speech.began(job, as: id, at: now)
          } else if case .end(let id) = action, children.removeValue(forKey: id)?.job.isLead == true
          {
            played.endSilence(at: now)
          }
        }
      }
      now = now + .milliseconds(10)
    }
    return played
  }

  @Test(arguments: [0, 1, 2])
  func theToneOfZeroIsOnTime(lead: Int) throws {
    let played = play(lead: .seconds(lead), until: .seconds(95))
    let zero = try #require(played.tones.first { $0.tone == .zero })
    #expect(abs(zero.at - 90_000) <= 50)
  }

  @Test func eachSoundThatIsKnownComesBehindASilence() {
    let played = play(lead: .seconds(2), until: .seconds(70))
    // Yellow with 60 s left is at 30 s.
    #expect(played.silences.contains { $0 == (28_000, 30_000) })
    #expect(played.words.map(\.at) == [2000, 30_000])
  }

  @Test func whatIsHeardAnywayNeedsNoSilence() {
    let played = play(lead: .seconds(1), until: .seconds(95))
    #expect(played.tones.count == 11)
    // At the start, before yellow, and before the first of the last ten seconds.
    #expect(played.silences.map(\.from) == [0, 29_000, 79_000])
  }

  @Test func aSoundByHandComesLateByTheLead() {
    #expect(play(lead: .zero, until: .seconds(5)).words.map(\.at) == [0])
    #expect(play(lead: .milliseconds(500), until: .seconds(5)).words.map(\.at) == [500])
    #expect(play(lead: .seconds(5), until: .seconds(9)).words.map(\.at) == [5000])
  }

  /// The silence before yellow has begun a second before the hand acts.
  @Test(arguments: [" ", "]", "u"])
  func aChangeEndsTheSilence(key: String) {
    var presses: [(at: Duration, key: String)] = [(.zero, " "), (.seconds(29), key)]
    if key == "u" { presses.append((.milliseconds(29_600), key)) }
    let played = play(lead: .seconds(2), presses, until: .seconds(37))
    let ended = key == "u" ? 29_850 : 29_000
    #expect(played.silences.last.map { $0.from == 28_000 && $0.to <= ended } == true)
    #expect(played.words.count == 1)
    #expect(played.tones.isEmpty)
  }

  @Test func announcementsThatAreSwitchedOffEndIt() {
    let played = play(lead: .seconds(2), [(.zero, " "), (.seconds(29), "v")], until: .seconds(40))
    #expect(played.silences.last.map { $0 == (28_000, 29_000) } == true)
  }

  @Test(arguments: [
    ("1s", 1000), ("0s", 0), ("0.5s", 500), ("300ms", 300), ("5s", 5000), ("0.25s", 250),
  ])
  func aLeadIsRead(text: String, milliseconds: Int) {
    #expect(VoiceOptions.lead(text) == .milliseconds(milliseconds))
  }

  @Test(arguments: ["", "s", "ms", "1", "-1s", "5.1s", "1m", "1 s", "1e3ms", "nans", "1..5s", "6s"])
  func otherTextsAreNone(text: String) {
    #expect(VoiceOptions.lead(text) == nil)
  }

  @Test func silenceIsAsLongAsTheLeadAndNotAllZero() {
    let file = Wave.silence(milliseconds: 1000)
    #expect(
      Wave.length(header: Array(file.prefix(Wave.headerSize)), fileSize: file.count) == .seconds(1))
    #expect(Set(file.dropFirst(Wave.headerSize)) == [0, 1])
  }
}
