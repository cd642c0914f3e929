import Testing
import TimerEngine

/// What local clocks show on the days on which they change, and what day it is.
struct ZoneOffsetsTests {
  /// 29 March 2026, 2:00 to 3:00, and 25 October 2026, 3:00 to 2:00.
  private static let vienna = ZoneOffsets([
    .init(start: 0, offset: 3600), .init(start: 1_774_746_000, offset: 7200),
    .init(start: 1_792_890_000, offset: 3600),
  ])

  @Test(arguments: [
    ("1970-01-01", 0), ("1969-12-31", nil), ("2000-02-29", 11_016), ("2026-12-04", 20_791),
    ("1900-02-29", nil), ("2026-02-29", nil), ("2026-04-31", nil), ("2026-13-01", nil),
    ("2026-1-01", nil), ("2026-00-01", nil), ("", nil), ("2026-12-04x", nil),
    ("9999-12-31", 2_932_896),
  ])
  func aDayIsReadAndWritten(text: String, number: Int?) {
    #expect(CalendarDay(text)?.number == number)
    if let number { #expect(CalendarDay(number: number).description == text) }
  }

  @Test(arguments: [
    ("2026-03-29", "1:30", ZoneOffsets.Occurrence.once(1_774_744_200)),
    ("2026-03-29", "2:30", .skipped(1_774_747_800)), ("2026-03-29", "3:30", .once(1_774_747_800)),
    ("2026-10-25", "2:30", .twice(1_792_888_200, 1_792_891_800)),
    ("2026-10-25", "3:30", .once(1_792_895_400)), ("2026-12-04", "9:00", .once(1_796_371_200)),
  ])
  func aLocalTimeIsFound(day: String, time: String, occurrence: ZoneOffsets.Occurrence) throws {
    let day = try #require(CalendarDay(day))
    let seconds = try TimeParser.timeOfDay(time)
    #expect(Self.vienna.occurrence(of: seconds, on: day) == occurrence)
    if case .skipped(let moment) = occurrence {
      #expect(Self.vienna.timeOfDay(at: moment) == seconds + 3600)
    } else {
      #expect(Self.vienna.timeOfDay(at: occurrence.first) == seconds)
      #expect(Self.vienna.day(at: occurrence.first) == day)
    }
  }

  @Test func theFirstMomentNotBeforeAnotherIsFound() {
    let twice = ZoneOffsets.Occurrence.twice(10, 20)
    #expect([5, 10, 11, 25].map { twice.first(notBefore: $0) } == [10, 10, 20, 20])
    #expect(ZoneOffsets.Occurrence.once(10).first(notBefore: 15) == 10)
  }

  @Test func theChangesAreFoundToTheSecond() {
    let found = ZoneOffsets(from: 1_774_000_123, to: 1_793_000_000) {
      $0.map(Self.vienna.offset)
    }
    for moment in [1_774_745_999, 1_774_746_000, 1_792_889_999, 1_792_890_000] {
      #expect(found.offset(at: moment) == Self.vienna.offset(at: moment))
    }
  }

  @Test func withoutStretchesItIsUTC() {
    #expect(ZoneOffsets.utc.timeOfDay(at: 86_399) == 86_399)
    #expect(ZoneOffsets.utc.timeOfDay(at: -1) == 86_399)
    #expect(ZoneOffsets.utc.day(at: -1).number == -1)
  }
}
