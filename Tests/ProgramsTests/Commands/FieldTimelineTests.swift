import Files
import SpeechAnnouncement
import Testing
import TimerEngine

@testable import Commands

/// What five presets announce, compared with published rules.
struct FieldTimelineTests {
  private func table(_ preset: String) throws -> [String] {
    let talk = try PresetChoice.bundled.presetOrTime(preset)
    return Timeline.table(Timeline.announcements(of: talk, in: .english))
      .split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
  }

  /// Green at 5:00, yellow at 6:00, red at 7:00, no signal for the overtime: contest rulebook of
  /// 2003, page 6, shermanoaks147.org/contests/rulebook/isc_p6.htm.
  @Test func toastmastersFiveToSeven() throws {
    #expect(
      try table("toastmasters 5-7") == [
        "0:00 none start Start. 7 minutes.", "5:00 green phase Green. 2 minutes remaining.",
        "6:00 yellow phase Yellow. 1 minute remaining.", "7:00 red zero Time is up.",
      ])
  }

  /// One bell at 1:00 and at 6:00, two at 7:00, a penalty after 7:15:
  /// pacificu.edu/as/speech/bp.cfm.
  ///
  /// As in every talk, each minute of the overtime is told.
  @Test func britishParliamentary() throws {
    #expect(
      try table("british parliamentary") == [
        "0:00 none start Start. 7 minutes.", "1:00 none bell Bell.", "6:00 none bell Bell.",
        "7:00 none zero Time is up.", "7:00 none bell 2 bells.", "7:15 none bell 3 bells.",
        "8:00 none overtime 1 minute over.", "9:00 none overtime 2 minutes over.",
      ])
  }

  /// Twenty slides of twenty seconds: thefutureplace.typepad.com, August 2008.
  @Test func pechaKucha() throws {
    let lines = try table("pechakucha")
    let bells = lines.filter { $0.hasSuffix(" Bell.") }
    let slides = (1...19).map { TimeText.plain(400 - 20 * $0) }
    #expect(bells.map { String($0.prefix { $0 != " " }) } == slides)
    #expect(
      lines.filter { !$0.hasSuffix(" Bell.") } == [
        "6:40 green start Start. 6 minutes 40 seconds.",
        "1:20 yellow phase Yellow. 1 minute 20 seconds remaining.",
        "0:20 red phase Red. 20 seconds remaining.", "0:00 red zero Time is up.",
      ])
  }

  /// Signs when 10:00 and 12:00 have passed, then three minutes of questions, a hard stop at 15:00:
  /// apcrs2023.org, oral guidelines.
  @Test func conferenceOfTwelveAndThree() throws {
    #expect(
      try table("apcrs paper") == [
        "12:00 green start Start. 12 minutes.", "2:00 yellow phase Yellow. 2 minutes remaining.",
        "0:00 red zero Time is up.", "3:00 green segment Questions, 2 of 2. 3 minutes.",
        "0:30 yellow phase Yellow. 30 seconds remaining.", "0:00 red zero Time is up.",
      ])
  }

  /// Thirty minutes, a white light with 5:00 left, red stops: issuhub.com/view/index/13456.
  @Test func supremeCourt() throws {
    let lines = try table("us supreme court")
    #expect(
      lines.filter { !$0.contains(" prompt ") && !$0.contains(" beep ") } == [
        "30:00 green start Start. 30 minutes.", "5:00 yellow phase Yellow. 5 minutes remaining.",
        "0:00 red zero Time is up.", "-1:00 overtime overtime 1 minute over.",
        "-2:00 overtime overtime 2 minutes over.",
      ])
  }
}
