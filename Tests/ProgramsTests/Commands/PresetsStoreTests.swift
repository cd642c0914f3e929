import ArgumentParser
import Files
import Testing
import TimerEngine

@testable import Commands

/// The preset that `presets store` makes of its arguments, and what it refuses.
struct PresetsStoreTests {
  private func preset(_ arguments: [String]) throws -> Preset {
    let command = try Tools.parseAsRoot(["presets", "store"] + arguments)
    return try #require(command as? PresetsCommand.Store).preset(.bundled)
  }

  /// Arguments behind a name, the length, yellow, red, and the number key.
  @Test(
    arguments: [
      ("--time 12:00", 720, 120, 40, nil),
      ("--time 12:00 --yellow 2:00 --red 30s", 720, 120, 30, nil),
      ("--time 10 --yellow 20% --red 5% --slot 4", 600, 120, 30, 4),
      ("--slot 9 --red 0:00 --time 45s", 45, 8, 0, 9),
    ] as [(String, Int, Int, Int, Int?)])
  func aPresetIsMadeOfArguments(
    options: String, duration: Int, yellow: Int, red: Int, slot: Int?
  ) throws {
    let preset = try preset(["Panel 12"] + options.split(separator: " ").map(String.init))
    let thresholds = try #require(PhaseThresholds(yellow: yellow, red: red))
    #expect(
      preset == Preset(name: "Panel 12", slot: slot, duration: duration, thresholds: thresholds))
  }

  /// As an organiser gives the formats of an evening their keys.
  @Test func aKnownPresetKeepsItsTimesUnderAnotherKey() throws {
    var speech = try PresetChoice.bundled.preset(named: "toastmasters 5-7")
    speech.slot = 2
    #expect(try preset(["toastmasters 5-7", "--slot", "2"]) == speech)
    var talk = try PresetChoice.bundled.preset(named: "ted")
    try talk.setThresholds(yellow: 216, red: nil)
    #expect(try preset(["ted talk", "--yellow", "20%"]) == talk)
  }

  @Test(arguments: [
    (["", "--time", "5"], "The name is empty. Expected a name, for example:"),
    ([" ", "--time", "5"], "The name is empty. Expected a name, for example:"),
    (
      ["4", "--time", "5"],
      "'4' cannot be a name, since a single digit means a slot. Expected a longer name"
    ),
    (
      ["a\u{7}b", "--time", "5"], "has a control character or more than one line. Expected one line"
    ),
    (["A"], "There is no preset 'A' yet, so its length is needed. Expected --time"),
    (["panel", "--slot", "4"], "There is no preset 'panel' yet, so its length is needed."),
    (["ted TALK"], "There is nothing to change in 'TED talk'. Expected --slot, --yellow or --red"),
    (
      ["toastmasters 5-7", "--yellow", "1:00"],
      "--yellow '1:00' is a remaining time, but 'Toastmasters 5–7' counts up."
    ),
    (["--time", "5"], "Missing expected argument '<name>'"),
    (
      ["A", "--time", "soon"],
      "The value 'soon' is invalid for '--time <time>': it is not a valid time."
    ),
    (["A", "--time", "0"], "it is too short."),
    (
      ["A", "--time", "5", "--slot", "0"], "it is out of range. Expected a whole number from 1 to 9"
    ),
    (
      ["A", "--time", "5", "--yellow", "6"], "--yellow '6' is longer than the talk (5:00). Expected"
    ),
    (
      ["A", "--time", "5", "--red", "101%"],
      "it is not a valid percentage. Expected a percentage from 0% to 100%, for example: 20%"
    ),
    (
      ["A", "--time", "5", "--yellow", "1", "--red", "2"],
      "--red '2' begins before yellow (1:00). Expected a remaining time from 0:00 to 1:00"
    ),
  ])
  func refusedArgumentsAreNamed(arguments: [String], words: String) throws {
    let error = try #require(throws: (any Error).self) { try preset(arguments) }
    #expect(Tools.fullMessage(for: error).contains(words), "\(Tools.fullMessage(for: error))")
    #expect(Tools.exitCode(for: error) == .validationFailure)
  }

  /// The file that holds a preset which is not removed.
  @Test(arguments: [
    ("TED talk", "'TED talk' is bundled with the program, in Presets/slots.yaml. Expected"),
    ("3mt", "'3mt' is bundled with the program, in Presets/slots.yaml. Expected"),
    ("Homily", "'Homily' is bundled with the program, in Presets/stages.yaml. Expected"),
  ])
  func presetsOfOtherFilesAreNamedWithTheirFile(name: String, words: String) {
    let folder = UserFolder(path: "/nowhere")
    let message = PresetsCommand.Remove.words(forForeign: name, folder)
    #expect(message.hasPrefix(words), "\(message)")
    #expect(message.contains("a preset from /nowhere/slots.yaml"))
  }
}
