/// Something that happens in a room.
struct Step: Hashable, CustomStringConvertible {
  enum Kind: String, CaseIterable {
    /// What a clock says arrives at once, or is under way; and what is under way arrives.
    case hear, delay, arrive
    /// What people do: a desk takes over; a leader gets a minute more, ends its talk and begins
    /// another one, takes that back, or quits; and somebody starts a clock.
    case takeOver, change, end, undo, quit, startAfresh
    /// A process is killed, and comes back on its machine, on one that was off, or with an older
    /// disk.
    case crash, restart, reboot, losePreviousWrite, restoreFirstDisk
    /// A process stands still, and goes on.
    case stop, wake
    /// A stranger says that a clock is fenced.
    case lie
    /// Twenty seconds pass.
    case wait
  }

  var kind: Kind
  var machine = 0
  var other = 0

  init(_ kind: Kind, _ machine: Int = 0, _ other: Int = 0) {
    (self.kind, self.machine, self.other) = (kind, machine, other)
  }

  var description: String {
    switch kind {
    case .hear, .delay: "\(kind) \(machine)>\(other)"
    case .wait: "wait"
    default: "\(kind) \(machine)"
    }
  }
}

/// A rule of production that the model breaks on purpose, to show that it is missed.
enum Fault: String, CaseIterable {
  case followsLowerTerms, forgetsOtherLineages, changesLineageAtOnce, countsSleep, staysForever
  case firstComesFirst, notifiesNobody, holdersHaveNoId, machinesKeepTheirId, raisesKeptTerm
  case resumeRaisesTerm, keepsItsRecord
  case freshStartKeepsLineage, anySecretStepsDown
  case reportsNoHeardEnds, replacesHeardEnds, copiesWithOldRank, mergesInFileOrder, mergesWithoutIds
  case saysNoError, missesReboot
}

/// That something has happened which must not.
struct Violation: Error, Hashable, CustomStringConvertible {
  enum Rule: String, CaseIterable {
    /// A receiver follows a lower leader of a lineage than before.
    case wentBack
    /// It changes to another lineage while the one before is heard.
    case leftTooEarly
    /// It stays with a clock that is gone, although another one runs.
    case stayedTooLong
    /// Everybody has heard, and two still hold the talks of a lineage; or somebody does whom nobody
    /// asked.
    case twoHolders, unasked
    /// The best leader has given way, or a clock to somebody who never was; or a new one to an old
    /// lineage.
    case wrongHolder, steppedDownForNobody, freshClockSteppedDown
    /// A leadership was begun twice, or is no higher than another one that its leader has heard of.
    case leadershipTwice, epochTooLow
    /// The shown time went back further than was said.
    case shownBack
    /// An end that a leader knows is not in its report, or not in those of all together, or there
    /// twice.
    case endUnreported, endLost, endTwice
  }

  var rule: Rule
  var details: String

  init(_ rule: Rule, _ details: String = "") { (self.rule, self.details) = (rule, details) }

  var description: String { "\(rule) \(details)" }
}
