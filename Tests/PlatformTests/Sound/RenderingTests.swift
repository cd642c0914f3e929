import SpeechAnnouncement
import Testing

@testable import Platform

struct RenderingTests {
  private static func file(_ text: String) -> String {
    Phrase(text: text, engine: .espeak, options: VoiceOptions()).fileName
  }

  private static let commands: Set<String> = ["espeak-ng", "aplay"]

  @Test func phrasesAreRenderedOneAfterTheOtherOnceSomebodySpeaks() {
    var scene = Scene(commands: Self.commands) { job in
      job.isRendering ? (.milliseconds(100), 0) : Scene.well(job)
    }
    scene.handle([.prepare(["One.", "Two."])])
    #expect(scene.jobs.isEmpty)
    scene.play("a-")
    #expect(
      scene.commands == [
        "espeak-ng -v en 1 minute remaining.",
        "espeak-ng -v en -w /cache/\(Self.file("One.")).part One.",
        "espeak-ng -v en -w /cache/\(Self.file("Two.")).part Two.",
      ])
    #expect(scene.jobs.map(\.at) == [.zero, .zero, .milliseconds(100)])
    let kept = scene.actions.compactMap { action -> String? in
      if case .keep(let phrase) = action { phrase.text } else { nil }
    }
    #expect(kept == ["One.", "Two."])
  }

  @Test func renderedPhrasesArePlayed() {
    let name = Self.file("1 minute remaining.")
    var scene = Scene(commands: Self.commands, rendered: [name: .milliseconds(1_200)])
    scene.handle([.prepare(["1 minute remaining."])])
    scene.play("a--")
    #expect(scene.commands == ["aplay /cache/\(name)"])
    #expect(scene.jobs.first?.job.length == .milliseconds(1_200))
  }

  @Test func aPlayerThatFailsLeavesTheWordsToTheEngine() {
    let name = Self.file("1 minute remaining.")
    var scene = Scene(commands: Self.commands, rendered: [name: .seconds(2)]) { job in
      job.arguments[0] == "aplay" ? (.milliseconds(50), 1) : Scene.well(job)
    }
    scene.play("a--")
    #expect(scene.jobs.map { $0.job.arguments[0] } == ["aplay", "aplay", "espeak-ng"])
    #expect(
      scene.answers == [
        .failed(.player("aplay", .status(1), next: nil))
      ])
  }

  /// A full disk, or an engine that hangs: the others would fail as well.
  @Test(arguments: [(Duration.milliseconds(50), 1), nil] as [(Duration, Int32)?])
  func afterAFailureNothingMoreIsRenderedAndNothingIsSaidOfIt(ending: (Duration, Int32)?) {
    var scene = Scene(commands: Self.commands) { job in
      job.isRendering ? ending.map { (after: $0.0, status: $0.1) } : Scene.well(job)
    }
    scene.handle([.prepare(["One.", "Two."])])
    scene.play("a-----------")
    #expect(scene.jobs.count { $0.job.isRendering } == 1)
    #expect(scene.answers.isEmpty)
    #expect(scene.actions.contains { if case .discard = $0 { true } else { false } })
  }

  @Test(
    arguments: [
      (["spd-say", "espeak-ng", "aplay"], true), (["espeak-ng"], true),
      (["espeak-ng", "aplay"], false),
    ] as [(Set<String>, Bool)])
  func onlyWhatCanBePlayedIsRenderedByAnEngineThatCan(commands: Set<String>, hasFolder: Bool) {
    var scene = Scene(commands: commands, hasFolder: hasFolder)
    scene.handle([.prepare(["One."])])
    scene.play("a-")
    #expect(scene.jobs.allSatisfy { !$0.job.isRendering })
    #expect(scene.spoken.first == "a")
  }

  @Test func theEndLeavesNoChildAndSilencesADaemon() {
    var scene = Scene { _ in nil }
    scene.play("a!")
    let actions = scene.speech.finish()
    #expect(actions.count { if case .end = $0 { true } else { false } } == 2)
    let begun = actions.compactMap { if case .run(let job) = $0 { job.arguments } else { nil } }
    #expect(begun == [["timeout", "3", "spd-say", "-C"]])
    #expect(scene.speech.nextWake == nil)
  }
}
