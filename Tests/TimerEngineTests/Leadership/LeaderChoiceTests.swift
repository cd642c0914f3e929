import Testing

@testable import TimerEngine

/// What a receiver does with what it hears, as a line of text.
///
/// `1A2x@14` is a snapshot over way 1, of lineage A, term 2 and leader x, after 14 seconds; `.`
/// says that the clock has ended. `@10` is a turn in which nothing is heard.
struct LeaderChoiceTests {
  @Test(arguments: [
    ("0A1 0A1 1A1", "follow follow follow"),
    // Never back to a lower one, whatever is silent.
    ("0A1 1A2 0A1", "follow follow fence"),
    ("0A2x 1A2w 0A2x", "follow follow fence"),
    ("0A2 @10 @20 @30 1A1@40", "follow fence"),
    // Another lineage comes when this one has ended, or is silent.
    ("0A1 1B1 @10 1B1@14 1B1@15", "follow ignore ignore follow"),
    ("0A1 0A1@10 1B1@15 1B1@24 1B1@25", "follow follow ignore ignore follow"),
    ("0A1 0A1. 1B1", "follow follow follow"),
    ("0A1 0A1. 0A1 1B1", "follow follow follow ignore"),
    ("0A1 1A2 0A1. 2B1", "follow follow ignore ignore"),
    // Where another one speaks, the one before is gone, unless it is heard elsewhere.
    ("0A1 0B1 0A1", "follow follow follow"),
    ("0A1 1A2 0B1", "follow follow ignore"),
    // What was heard of a lineage is remembered while another one is followed.
    ("0A1 1A2 @10 2B1@20 2B1. 0A1", "follow follow follow follow fence"),
    // A clock that has ended outranks nobody, until it is back.
    ("0A1 1A2 1A2. 2B1 2B1. 0A1", "follow follow follow follow follow follow"),
    ("0A1 1A2. 0A1 0A1 1A2 0A1", "follow ignore follow follow follow fence"),
    ("0A1 1A2. 0A1 1A2. 0A1", "follow ignore follow ignore follow"),
    ("0A1 1A2 1A2. 0A1 1A2. 0A1", "follow follow follow follow ignore follow"),
    ("0A1 1A3 1A3. 2A2 0A1", "follow follow follow follow fence"),
    ("0A1 1B2 0A1. 2B1", "follow ignore follow fence"),
    ("0A2 0B1 1A3. 2A1", "follow follow ignore fence"),
    // Who has slept cannot know who was silent.
    ("0A1 1B1@40 1B1@54 1B1@55", "follow ignore ignore follow"),
    ("0A1 @40 1B1@54 1B1@55", "follow ignore follow"),
  ])
  func theHighestHolderOfALineageIsFollowed(_ heard: String, _ answers: String) throws {
    var choice = LeaderChoice(at: .start)
    #expect(try Self.answers(of: &choice, heard) == answers)
  }

  @Test func whatADeskHasOnItsDiskIsRemembered() throws {
    let known = Leadership(Lineage(UInt128(UInt8(ascii: "A"))), Rank(epoch: 2, leader: 0))
    var choice = LeaderChoice(remembering: [known], at: .start)
    #expect(try Self.answers(of: &choice, "0A1 1A3 0A2") == "fence follow fence")
  }

  @Test func theHolderThatAClockIsFencedByIsTheHighest() {
    let (low, high) = (
      Leadership(freshLineage: 1, leader: 5), Leadership(freshLineage: 1, leader: 4)
    )
    var choice = LeaderChoice(at: .start)
    _ = choice.hear(high, over: 0, at: .start)
    #expect(choice.hear(low, over: 1, at: .start) == .stepDown(high))
    #expect(choice.followed == high)
  }

  @Test func sixteenLineagesAreRemembered() {
    var choice = LeaderChoice(at: .start)
    func hear(_ lineage: UInt128, term: Int) -> LeaderChoice.Answer {
      choice.hear(
        Leadership(Lineage(lineage), Rank(epoch: term, leader: 0)), over: 0, at: .start)
    }
    for lineage in 1...17 { _ = hear(UInt128(lineage), term: 2) }
    #expect(hear(2, term: 1) == .stepDown(Leadership(Lineage(2), Rank(epoch: 2, leader: 0))))
    #expect(hear(1, term: 1) == .follow)
  }

  private struct UnreadableStep: Error {}

  private static func answers(of choice: inout LeaderChoice, _ steps: String) throws -> String {
    var answers: [String] = []
    var now = Timestamp.start
    for step in steps.split(separator: " ") {
      let parts = step.split(separator: "@", omittingEmptySubsequences: false)
      if parts.count == 2, let second = Int(parts[1]) { now = .start + .seconds(second) }
      guard let line = parts.first, !line.isEmpty else {
        choice.turn(at: now)
        continue
      }
      let (way, leadership) = try read(line)
      switch choice.hear(leadership, over: way, isEnd: line.hasSuffix("."), at: now) {
      case .follow: answers.append("follow")
      case .ignore: answers.append("ignore")
      case .stepDown: answers.append("fence")
      }
    }
    return answers.joined(separator: " ")
  }

  private static func read(_ line: Substring) throws -> (way: Int, Leadership) {
    let characters = line.filter { $0 != "." }.map { $0 }
    guard characters.count > 2, let way = characters[0].wholeNumberValue,
      let lineage = characters[1].asciiValue, let term = characters[2].wholeNumberValue
    else { throw UnreadableStep() }
    let holder = characters.count > 3 ? characters[3].asciiValue ?? 0 : 0
    return (way, Leadership(Lineage(UInt128(lineage)), Rank(epoch: term, leader: UInt128(holder))))
  }
}
