// The words of the report.
//
// Times are texts, such as `18:42`.
extension Phrases {
  /// The headings of its columns, and its remarks.
  package var reportWords: ReportWords {
    ReportWords(
      title: one(.reportTitle),
      due: one(.reportDue),
      until: one(.reportUntil),
      start: one(.reportStart),
      end: one(.reportEnd),
      late: one(.reportLate),
      talk: one(.reportTalk),
      planned: one(.reportPlanned),
      actual: one(.reportActual),
      added: one(.reportAdded),
      over: one(.reportOver),
      speaker: one(.reportSpeaker),
      talks: one(.reportTalks),
      alone: one(.reportAlone),
      shared: one(.reportShared),
      rest: one(.reportRest),
      questions: one(.reportQuestions),
      rehearsal: one(.reportRehearsal),
      test: one(.reportTest),
      notHeld: one(.reportNotHeld),
      qualified: one(.reportQualified),
      tooShort: one(.reportTooShort),
      tooLong: one(.reportTooLong),
      green: one(.reportGreen),
      yellow: one(.reportYellow),
      red: one(.reportRed),
      overtime: one(.reportOvertime),
      noLamp: one(.reportNoLamp),
      noTalks: one(.reportNoTalks),
      room: one(.reportRoom),
      of: one(.reportOf),
      byHand: one(.reportByHand))
  }
  /// How often an item was started: `2 starts`.
  package func starts(_ count: Int) -> String { one(.reportStarts, ["count": .number(count)]) }
  /// This machine does not know the zone of a rundown, so times are those of the machine.
  package func timesOfMachine(without zone: String) -> String {
    one(.reportZoneUnknown, ["zone": .text(zone)])
  }

  /// The talks, how long they were in all and on average, and how long they were planned.
  package func reportedTalks(_ count: Int, _ sum: String, mean: String, planned: String) -> String {
    one(
      .reportSum,
      ["count": .number(count), "sum": .text(sum), "mean": .text(mean), "planned": .text(planned)])
  }
  /// How late talks with a planned start began.
  package func reportedStarts(_ count: Int, _ lateness: ReportedLateness) -> String {
    switch lateness {
    case .all(let lateness):
      one(.reportStartsAll, ["count": .number(count), "lateness": .text(lateness)])
    case .noneLate(let mean, let latest):
      one(
        .reportStartsNoneLate,
        ["count": .number(count), "mean": .text(mean), "latest": .text(latest)])
    case .atMost(let mean, let largest):
      one(
        .reportStartsAtMost,
        ["count": .number(count), "mean": .text(mean), "largest": .text(largest)])
    }
  }
  /// How many talks were over, and by how much; or none.
  package func reportedOver(_ count: Int, _ sum: String, mean: String, largest: String) -> String {
    count == 0
      ? one(.reportNoneOver)
      : one(
        .reportOverTime,
        [
          "count": .number(count), "sum": .text(sum), "mean": .text(mean),
          "largest": .text(largest),
        ])
  }
  /// The time that was added by hand, or taken away.
  package func reportedChange(_ time: String, isAdded: Bool) -> String {
    one(isAdded ? .reportTimeAdded : .reportTimeRemoved, ["time": .text(time)])
  }
  /// How long pauses took.
  package func reportedPauses(_ time: String) -> String {
    one(.reportPauses, ["time": .text(time)])
  }
  /// How many talks had questions that were added while they ran, and how long these were.
  package func reportedQuestions(_ count: Int, _ sum: String) -> String {
    one(.reportQuestionsAdded, ["count": .number(count), "sum": .text(sum)])
  }
  /// The verdicts on the speeches of a contest.
  package func reportedSpeeches(_ verdicts: String) -> String {
    one(.reportSpeeches, ["verdicts": .text(verdicts)])
  }
  /// How many breaks there were, and how long they were.
  package func reportedBreaks(_ count: Int, _ sum: String) -> String {
    one(.reportBreaks, ["count": .number(count), "sum": .text(sum)])
  }
  /// How many items were not held, and how long they were planned.
  package func reportedNotHeld(_ count: Int, _ planned: String) -> String {
    one(.reportItemsNotHeld, ["count": .number(count), "planned": .text(planned)])
  }
  /// How many rehearsals are not counted.
  package func reportedRehearsals(_ count: Int) -> String {
    one(.reportRehearsals, ["count": .number(count)])
  }
  /// How many tests are not counted.
  package func reportedTests(_ count: Int) -> String {
    one(.reportTests, ["count": .number(count)])
  }
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
  /// The columns: what it was called, how long it was to take and took, what was added, and how
  /// long it was over.
  package let talk, planned, actual, added, over: String
  /// The columns of the speakers: the name, the number of talks, and how long they spoke alone and
  /// with others.
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
