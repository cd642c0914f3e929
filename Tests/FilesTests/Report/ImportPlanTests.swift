import Testing
import TimerEngine

@testable import Files

/// What is shown before presets are imported.
struct ImportPlanTests {
  private static let ted = Preset(name: "TED talk", slot: 1, duration: 1080)
  private static let talk = "18:00 counting down, yellow with 3:00 left, red with 1:00 left."
  private static let short = "9:00 counting down, yellow with 1:30 left, red with 0:30 left."
  private static let list = PresetList([ted, Preset(name: "Other", slot: 4, duration: 540)])

  private static func lines(_ presets: Preset...) -> [String] {
    ImportPlan(importing: presets, into: list).lines
  }

  @Test func presetsThatAreAlreadyStoredAreLeftOut() {
    let plan = ImportPlan(importing: [Self.ted], into: Self.list)
    #expect(plan.presets == [])
    #expect(plan.lines == ["Unchanged: you already have 'TED talk'."])
  }

  @Test func aNewPresetIsASentence() {
    #expect(Self.lines(Preset(name: "Mine", duration: 1080)) == ["New: Mine: \(Self.talk)"])
  }

  @Test func aKeyThatIsTakenIsTold() {
    #expect(
      Self.lines(Preset(name: "Mine", slot: 4, duration: 1080)) == [
        "New: Mine: \(Self.talk)", "Key 4: 'Mine' in place of 'Other'",
      ])
    #expect(
      Self.lines(Preset(name: "Mine", slot: 5, duration: 1080)).last == "Key 5: 'Mine'")
  }

  @Test func aPresetThatChangesIsShownBeforeAndAfter() {
    #expect(
      Self.lines(Preset(name: "ted talk", duration: 540)) == [
        "Changed: ted talk: \(Self.short)", "  Before: TED talk: \(Self.talk)",
      ])
    #expect(
      Self.lines(Preset(name: "TED talk", slot: 4, duration: 1080)) == [
        "Key 4: 'TED talk' in place of 'Other'"
      ])
  }

  /// As they are stored: one after the other.
  @Test func theSecondOfTwoIsComparedWithTheFirst() {
    let plan = ImportPlan(
      importing: [Preset(name: "Mine", duration: 1080), Preset(name: "Mine", duration: 1080)],
      into: Self.list)
    #expect(plan.presets.count == 1)
    #expect(plan.lines.last == "Unchanged: you already have 'Mine'.")
  }
}
