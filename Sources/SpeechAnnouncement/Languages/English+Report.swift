extension English {
  var reportWords: ReportWords {
    ReportWords(
      title: "Talks: planned and actual", due: "Due", until: "Until", start: "Start", end: "End",
      late: "Late", talk: "Talk", planned: "Planned", actual: "Actual", added: "Added",
      over: "Over", speaker: "Speaker", talks: "Talks", alone: "Alone", shared: "With others",
      rest: "break", questions: "questions", rehearsal: "rehearsal", test: "test",
      notHeld: "not held",
      qualified: "qualified", tooShort: "too short", tooLong: "too long", green: "green",
      yellow: "yellow", red: "red", overtime: "overtime", noLamp: "no lamp",
      noTalks: "There are no talks to report.", room: "room", of: "of", byHand: "by hand")
  }
  func starts(_ count: Int) -> String { "\(count) starts" }
  func timesOfMachine(without zone: String) -> String {
    "times of this machine, which does not know the zone \(zone)"
  }

  func reportedTalks(_ count: Int, _ sum: String, mean: String, planned: String) -> String {
    (count == 1 ? "1 talk" : "\(count) talks")
      + ": \(sum) in all, \(mean) on average. Planned: \(planned)."
  }
  func reportedStarts(_ count: Int, _ lateness: ReportedLateness) -> String {
    let talks = count == 1 ? "1 talk had a planned start" : "\(count) talks had a planned start"
    return switch lateness {
    case .all(let time): "\(talks): \(time)."
    case .noneLate(let mean, let latest): "\(talks): \(mean) on average; the latest was \(latest)."
    case .atMost(let mean, let largest): "\(talks): \(mean) on average, \(largest) at most."
    }
  }
  func reportedOver(_ count: Int, _ sum: String, mean: String, largest: String) -> String {
    guard count > 0 else { return "No talk was over." }
    return (count == 1 ? "1 talk was" : "\(count) talks were")
      + " over: \(sum) in all, \(mean) on average, \(largest) at most."
  }
  func reportedChange(_ time: String, isAdded: Bool) -> String {
    isAdded ? "\(time) was added by hand." : "\(time) was taken away."
  }
  func reportedPauses(_ time: String) -> String { "Pauses took \(time)." }
  func reportedQuestions(_ count: Int, _ sum: String) -> String {
    "Questions: \(sum) in " + (count == 1 ? "1 talk." : "\(count) talks.")
  }
  func reportedSpeeches(_ verdicts: String) -> String { "Contest speeches: \(verdicts)." }
  func reportedBreaks(_ count: Int, _ sum: String) -> String {
    (count == 1 ? "1 break" : "\(count) breaks") + ": \(sum) in all."
  }
  func reportedNotHeld(_ count: Int, _ planned: String) -> String {
    (count == 1 ? "1 item was" : "\(count) items were") + " not held: \(planned) planned."
  }
  func reportedRehearsals(_ count: Int) -> String {
    (count == 1 ? "1 rehearsal is" : "\(count) rehearsals are") + " not counted."
  }
  func reportedTests(_ count: Int) -> String {
    (count == 1 ? "1 test is" : "\(count) tests are") + " not counted."
  }
}
