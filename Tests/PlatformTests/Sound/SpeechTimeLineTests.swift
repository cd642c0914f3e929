import SpeechAnnouncement
import Testing
import TimerEngine

@testable import Platform

struct SpeechTimeLineTests {
  /// The children last as `Scene.well` says.
  @Test(
    arguments: [
      ("a---b---", "aa--bb--", "what is said ends by itself"),
      ("a-b-----", "aabb----", "the newest replaces what is said"),
      ("ab------", "abb-----", "and the one before is not taken up again"),
      ("Ya--b---", "YYY-bb--", "a change of phase is not interrupted by a minute"),
      ("aY------", "aYYY----", "but interrupts one"),
      ("YR------", "YRRR----", "and another change"),
      ("a.------", "a-------", "silence cuts it off"),
      ("a.b-----", "a-bb----", "and nothing that comes after it"),
      ("0-------", "-0------", "the tone of zero is heard before its words"),
    ])
  func oneVoiceSpeaks(asked: String, spoken: String, why: String) {
    var scene = Scene()
    scene.play(asked)
    #expect(scene.spoken == spoken, "\(why)")
    #expect(scene.answers.isEmpty)
  }

  @Test func tonesDoNotWaitForWords() {
    var scene = Scene { job in job.isTone ? (.seconds(2), 0) : Scene.well(job) }
    scene.play("Y-!!!-0---")
    #expect(scene.tones == "--!!!!00--")
    #expect(scene.jobs.filter(\.job.isTone).map(\.at) == [2, 3, 4, 6].map(Duration.seconds))
  }

  /// A hung engine is ended three seconds after its words should have ended, and retired the
  /// second time.
  @Test func anEngineThatHangsIsEndedAndRetired() {
    var scene = Scene(commands: ["spd-say", "espeak-ng"]) { job in
      job.arguments.first == "spd-say" ? nil : Scene.well(job)
    }
    scene.play("a-------b-------c---")
    #expect(scene.spoken == "aaaaaa--bbbbbb--cc--")
    #expect(
      scene.answers == [
        .failed(.engine("spd-say", .late, next: "espeak-ng"))
      ])
  }

  /// What has failed is said once more by the same engine and then by the next, since it is still
  /// in time.
  @Test(arguments: [(.status(1), 1), (.signal(11), 139)] as [(ProgramFault, Int32)])
  func aFailedUtteranceIsSpokenByTheNextEngine(fault: ProgramFault, status: Int32) {
    var scene = Scene(commands: ["spd-say", "espeak-ng"]) { job in
      job.arguments.first == "spd-say" ? (.milliseconds(50), status) : Scene.well(job)
    }
    scene.play("a---b---")
    #expect(scene.spoken == "aa--bb--")
    #expect(
      scene.jobs.map { $0.job.arguments[0] } == ["spd-say", "spd-say", "espeak-ng", "espeak-ng"])
    #expect(
      scene.answers == [.failed(.engine("spd-say", fault, next: "espeak-ng"))])
  }

  @Test func oneFailureIsForgottenWhenTheNextTimeIsWell() {
    var isWell = false
    var scene = Scene { job in
      defer { isWell.toggle() }
      return isWell ? Scene.well(job) : (.milliseconds(50), 1)
    }
    scene.play("a---b---c---d---")
    #expect(scene.spoken == "aa--bb--cc--dd--")
    #expect(scene.answers.isEmpty)
  }

  @Test func withoutAnyEngineNothingIsSaidAndThatIsSaidOnce() {
    var scene = Scene(commands: [])
    scene.play("a---b---")
    #expect(scene.spoken == "--------")
    #expect(
      scene.answers == [
        .failed(.noEngine(tried: ["say", "spd-say", "espeak-ng"]))
      ])
  }

  @Test func aCommandThatIsMissingCostsOneLine() throws {
    var options = VoiceOptions()
    options.command = try CommandTemplate("missing {text}")
    var scene = Scene(options, commands: ["spd-say"])
    scene.play("a---b---")
    #expect(scene.spoken == "aa--bb--")
    #expect(
      scene.answers == [
        .failed(.engine("missing", .notRun, next: "spd-say"))
      ])
  }

  @Test func espeakThatEndsAtOnceHasNotSpoken() {
    var scene = Scene(commands: ["espeak-ng"]) { _ in (.milliseconds(50), 0) }
    scene.play("a---b---")
    #expect(
      scene.answers == [
        .failed(
          .engine("espeak-ng", .silent, next: nil))
      ])
  }

  @Test func aDaemonMayTakeTheWordsAndEnd() {
    var scene = Scene { _ in (.milliseconds(50), 0) }
    scene.play("a---b---")
    #expect(scene.answers.isEmpty)
    #expect(scene.jobs.count == 2)
  }

  @Test(arguments: [(0, true), (2_000, true), (2_001, false)])
  func nothingIsSaidMoreThanTwoSecondsLate(milliseconds: Int, isSaid: Bool) {
    var scene = Scene()
    scene.play("a--", late: .milliseconds(milliseconds))
    #expect(scene.jobs.isEmpty == !isSaid)
  }

  /// A minute is estimated to take 2.20 s to say, yellow 3.36 s, its name alone 0.92 s.
  @Test(
    arguments: [
      ("a", 2_600, "1 minute remaining."), ("a", 1_900, nil), ("a", 100, nil),
      ("Y", 3_500, "Yellow. 40 seconds remaining."), ("Y", 1_000, "Yellow."), ("Y", 800, nil),
    ] as [(String, Int, String?)])
  func nothingRunsIntoATone(asked: String, room: Int, said: String?) {
    var scene = Scene()
    scene.play(asked, room: .milliseconds(room))
    #expect(scene.jobs.first?.job.arguments.last == said)
  }

  @Test func theRoomBeginsBeforeATone() {
    var scene = Scene()
    scene.handle([
      .say(
        Utterance(Announcement(Cue(.phase, at: 10, in: .red), in: .english), room: .seconds(1))),
      .sound(.beep),
    ])
    scene.play("-")
    #expect(scene.jobs.map { $0.job.arguments.last } == ["/cache/tone-880-120-1.wav", "Red."])
    #expect(scene.jobs.map(\.at) == [.zero, .milliseconds(200)])
  }
}
