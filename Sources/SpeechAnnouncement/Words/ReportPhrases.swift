/// The words of the report.
///
/// Times are texts, such as `18:42`.
package protocol ReportPhrases {
  /// The headings of its columns, and its remarks.
  var reportWords: ReportWords { get }
  /// How often an item was started: `2 starts`.
  func starts(_ count: Int) -> String
  /// This machine does not know the zone of a rundown, so times are those of the machine.
  func timesOfMachine(without zone: String) -> String

  /// The talks, how long they were in all and on average, and how long they were planned.
  func reportedTalks(_ count: Int, _ sum: String, mean: String, planned: String) -> String
  /// How late talks with a planned start began.
  func reportedStarts(_ count: Int, _ lateness: ReportedLateness) -> String
  /// How many talks were over, and by how much; or none.
  func reportedOver(_ count: Int, _ sum: String, mean: String, largest: String) -> String
  /// The time that was added by hand, or taken away.
  func reportedChange(_ time: String, isAdded: Bool) -> String
  /// How long pauses took.
  func reportedPauses(_ time: String) -> String
  /// How many talks had questions that were added while they ran, and how long these were.
  func reportedQuestions(_ count: Int, _ sum: String) -> String
  /// The verdicts on the speeches of a contest.
  func reportedSpeeches(_ verdicts: String) -> String
  /// How many breaks there were, and how long they were.
  func reportedBreaks(_ count: Int, _ sum: String) -> String
  /// How many items were not held, and how long they were planned.
  func reportedNotHeld(_ count: Int, _ planned: String) -> String
  /// How many rehearsals are not counted.
  func reportedRehearsals(_ count: Int) -> String
  /// How many tests are not counted.
  func reportedTests(_ count: Int) -> String
}

/// How late talks began, in texts such as `2:00 late`.
package enum ReportedLateness: Sendable {
  /// All were on time.
  case all(String)
  /// How late they were on average, and the latest, which was not late.
  case noneLate(mean: String, latest: String)
  /// How late they were on average and at most.
  case atMost(mean: String, String)
}

/// The headings of the report's columns, and its remarks.
package struct ReportWords: Sendable {
  /// What a page or a picture is about: planned and actual times.
  package let title: String
  /// The columns: when it was to start and to end, when it did, and how late it was.
  package let due, until, start, end, late: String
  /// The columns: what it was called, how long it was to take and took, what was added, and how long it was over.
  package let talk, planned, actual, added, over: String
  /// The columns of the speakers: the name, the number of talks, and how long they spoke alone and with others.
  package let speaker, talks, alone, shared: String
  /// Remarks.
  package let rest, questions, rehearsal, test, notHeld: String
  /// The verdicts on a speech.
  package let qualified, tooShort, tooLong: String
  /// The phases in a picture, and a time without a lamp.
  package let green, yellow, red, overtime, noLamp: String
  /// There is nothing to report.
  package let noTalks: String
  /// What stands before the name of a room.
  package let room: String
  /// What stands between the actual and the planned time: `18:42 of 18:00`.
  package let of: String
  /// What stands behind a time that was added by hand.
  package let byHand: String
}
