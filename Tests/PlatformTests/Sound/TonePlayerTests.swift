import SpeechAnnouncement
import Testing

@testable import Platform

struct TonePlayerTests {
  @Test func withoutAPlayerEachToneIsAnswered() {
    var scene = Scene(commands: ["espeak-ng"])
    scene.play("!!0-")
    #expect(scene.answers == [.unheard(.beep), .unheard(.beep), .unheard(.zero)])
  }

  @Test func withoutAFolderThereAreNoTones() {
    var scene = Scene(hasFolder: false)
    scene.play("!")
    #expect(scene.answers == [.unheard(.beep)])
  }

  @Test func thePlayersAreTriedInTheirOrder() {
    var scene = Scene(commands: ["aplay", "paplay", "pw-play"]) { job in
      job.arguments[0] == "aplay" ? (.seconds(1), 0) : (.milliseconds(50), 1)
    }
    scene.play("!!!!!!")
    #expect(
      scene.jobs.map { $0.job.arguments[0] } == [
        "pw-play", "pw-play", "paplay", "paplay", "aplay", "aplay",
      ])
    #expect(
      scene.answers == [
        .unheard(.beep), .failed(.player("pw-play", .status(1), next: "paplay")),
        .unheard(.beep), .unheard(.beep),
        .failed(.player("paplay", .status(1), next: "aplay")), .unheard(.beep),
      ])
  }

  /// What macOS has, and nothing else.
  @Test func aMacSpeaksBySayAndSoundsByAfplay() {
    var scene = Scene(commands: ["say", "afplay"])
    scene.play("!-a---Y---0---")
    #expect(Set(scene.jobs.map { $0.job.arguments[0] }) == ["say", "afplay"])
    #expect(scene.tones.hasPrefix("!") && scene.spoken.contains("a") && scene.spoken.contains("Y"))
    #expect(scene.answers.isEmpty)
  }

  @Test func theLastPlayerLeavesTheBell() {
    var scene = Scene(commands: ["aplay"]) { _ in (.milliseconds(50), 1) }
    scene.play("!!!")
    #expect(
      scene.answers.contains(
        .failed(.player("aplay", .status(1), next: nil))))
    #expect(scene.answers.count { $0 == .unheard(.beep) } == 3)
    #expect(scene.jobs.count == 2)
  }

  @Test func aToneThatFailsLateIsNotMadeUpFor() {
    var scene = Scene(commands: ["aplay"]) { _ in (.milliseconds(400), 1) }
    scene.play("!-")
    #expect(scene.answers.isEmpty)
  }

  @Test func aPlayerThatHangsIsEnded() {
    var scene = Scene(commands: ["aplay"]) { _ in nil }
    scene.play("!----!----")
    #expect(scene.tones == "!!!!-!!!!-")
    #expect(
      scene.answers == [
        .failed(.player("aplay", .late, next: nil))
      ])
  }

  @Test func aFloodOfTonesIsThinned() {
    var scene = Scene { _ in nil }
    for _ in 1...100 { scene.handle([.sound(.beep)]) }
    #expect(scene.jobs.count == 6)
    #expect(scene.answers.isEmpty)
  }

  @Test func aNewTalkGivesWhatHasFailedANewChance() {
    var scene = Scene(commands: ["aplay"]) { _ in (.milliseconds(50), 1) }
    scene.play("!!!")
    scene.handle([.prepare([])])
    scene.play("!")
    #expect(scene.jobs.count == 3)
  }

  @Test func silenceEndsTonesAsWell() {
    var scene = Scene { _ in (.seconds(2), 0) }
    scene.play("!.--")
    #expect(scene.tones == "!---")
    #expect(scene.speech.nextWake == nil)
  }
}
