import Testing

@testable import Room

/// The last moment at which a command may be carried out, if it arrives at 10 s of the session's
/// time.
struct CommandDeadlineTests {
  @Test(
    arguments: [
      (nil, 12_000_000), (10_000_000, 12_000_000), (9_000_000, 12_000_000),
      (6_000_000, 11_000_000), (5_000_000, 10_000_000), (4_999_999, nil), (11_000_000, 12_000_000),
      (.max, 12_000_000), (.min, nil), (0, nil),
    ] as [(Int64?, Int64?)])
  func theEarlierOfAgeAndWayCounts(sent: Int64?, moment: Int64?) {
    let deadline = CommandDeadline(sent: sent, now: 10_000_000)
    #expect(deadline?.moment == moment)
    #expect(deadline?.left == moment.map { $0 - 10_000_000 })
  }
}
