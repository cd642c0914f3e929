/// A stretch of a talk with a length of its own, a direction and its marks.
package struct Segment: Hashable, Sendable {
  /// Its name, such as `Questions`; empty if it needs none.
  package var name: String
  /// Its length in seconds: 1 to `longestTime`.
  package var length: Int
  /// Whether the digits count down to zero or up from it.
  package var counts: Direction
  /// The phase from the start to the first mark that begins another; `nil` if no lamp is lit.
  package var opening: Phase?
  /// Its marks, in any order; of several phases that begin at one second the last one counts.
  package var marks: [Mark]
  /// What happens to a running talk when the time of the segment is up.
  package var atEnd: SegmentEnd
  /// The lengths in seconds with which a speech qualifies; `nil` if any length does.
  package var qualifies: ClosedRange<Int>?
  /// What is announced in addition to its marks and its end; `nil` if nothing is announced at all.
  package var cueRules: CueRules?

  package init(
    name: String = "", length: Int, counts: Direction = .down, opening: Phase? = .green,
    marks: [Mark] = [], atEnd: SegmentEnd = .wait, qualifies: ClosedRange<Int>? = nil,
    cueRules: CueRules? = CueRules()
  ) {
    self.name = name
    self.length = length
    self.counts = counts
    self.opening = opening
    self.marks = marks
    self.atEnd = atEnd
    self.qualifies = qualifies
    self.cueRules = cueRules
  }

  /// Creates a segment that counts down, with the remaining times at which yellow and red begin.
  package init(
    name: String = "", length: Int, thresholds: PhaseThresholds, atEnd: SegmentEnd = .wait
  ) {
    self.init(
      name: name, length: length,
      marks: [
        Mark(at: thresholds.yellow, .phase(.yellow)), Mark(at: thresholds.red, .phase(.red)),
      ], atEnd: atEnd)
  }

  /// A segment for questions at the end of a talk: it has lamps if the talk has, and announces as
  /// much as the talk's last segment.
  package static func questions(_ name: String, lasting length: Int, after format: Format)
    -> Segment
  {
    var segment = Segment(name: name, length: length, thresholds: .proportional(to: length))
    if !format.hasPhases { (segment.opening, segment.marks) = (nil, []) }
    segment.cueRules = format.segments.last?.cueRules
    return segment
  }

  /// Whether a lamp is lit at any second of it.
  package var hasPhases: Bool {
    opening != nil || marks.contains { $0.beginsPhase }
  }

  /// The phase of a shown second: the remaining seconds, negative in overtime, even where the
  /// digits count up; `nil` if no lamp is lit in it.
  ///
  /// A phase lasts from the second of its mark on; of several at one second the last one counts.
  package func phase(at remainingSecond: Int) -> Phase? {
    var current = opening
    var latest = Int.max
    for mark in marks {
      guard case .phase(let phase) = mark.signal else { continue }
      let second = second(of: mark)
      if remainingSecond <= second, second <= latest { (current, latest) = (phase, second) }
    }
    return remainingSecond < 0 && current != nil ? .overtime : current
  }

  /// The shown second at which a phase begins, `nil` if it never does.
  ///
  /// A phase whose mark lies before the segment's start begins at the start; the mark keeps its
  /// time, so a longer length brings it back.
  package func beginning(of phase: Phase) -> Int? {
    if phase == opening { return length }
    return marks.first { $0.signal == .phase(phase) }.map(second)
  }

  /// The shown second at which a mark takes effect; that of a phase is never before the start.
  package func second(of mark: Mark) -> Int {
    let second = counts == .down ? mark.at : length - mark.at
    return mark.beginsPhase ? min(second, length) : second
  }

  /// A copy in which marks of phases that lie before the start are moved to the start, so that a
  /// longer length later does not bring the old thresholds back.
  package var clampingPhases: Segment {
    var segment = self
    for (index, mark) in marks.enumerated() {
      segment.marks[index].at = digits(at: second(of: mark))
    }
    return segment
  }

  /// A copy with clamped phases and without rules for announcements, to compare two segments.
  package var withoutCueRules: Segment {
    var segment = clampingPhases
    segment.cueRules = nil
    return segment
  }

  /// Whether an overrun of this segment is taken from the next one.
  package var deductsOverrun: Bool { atEnd == .wait(deductsOverrun: true) }

  /// The verdict on a speech that ends at a shown second; `nil` if any length qualifies.
  package func verdict(at remainingSecond: Int) -> Verdict? {
    guard let qualifies else { return nil }
    let elapsed = length - remainingSecond
    if elapsed < qualifies.lowerBound { return .tooShort }
    return elapsed > qualifies.upperBound ? .tooLong : .qualified
  }

  /// What the digits show at a shown second: the remaining time, or the elapsed time if they count
  /// up.
  ///
  /// With time added that has not elapsed yet, digits that count up stay at 0:00: a minus would
  /// look like overtime.
  package func digits(at remainingSecond: Int) -> Int {
    counts == .down ? remainingSecond : max(0, length - remainingSecond)
  }

  /// The words that a mark announces at a shown second, and whether displays show them; those of
  /// the first mark if there are several.
  package func words(at remainingSecond: Int) -> (text: String, isShown: Bool)? {
    marks.lazy.compactMap { mark in
      guard case .say(let words, let isShown) = mark.signal, second(of: mark) == remainingSecond
      else {
        return nil
      }
      return (words, isShown)
    }.first
  }

  /// Whether a mark announces words in a range of shown seconds.
  package func hasWords(in seconds: ClosedRange<Int>) -> Bool {
    marks.contains { mark in
      if case .say = mark.signal { seconds.contains(second(of: mark)) } else { false }
    }
  }

  /// The last of the shown seconds in a range at which a phase begins; `nil` if none does.
  func lastPhaseBeginning(in seconds: Range<Int>) -> Int? {
    marks.lazy.filter { $0.beginsPhase }.map(second).filter(seconds.contains).min()
  }

  /// The phase that a mark begins at a shown second; the last one if there are several, as in
  /// `phase(at:)`.
  package func phaseBeginning(at remainingSecond: Int) -> Phase? {
    marks.lazy.compactMap { mark in
      if case .phase(let phase) = mark.signal, second(of: mark) == remainingSecond {
        phase
      } else {
        nil
      }
    }.last
  }

  /// A copy in which a phase begins at a shown second, and later phases not before it.
  func moving(_ phase: Phase, to remainingSecond: Int) -> Segment {
    var segment = clampingPhases
    if phase == opening { segment.length = remainingSecond }
    for (index, mark) in segment.marks.enumerated() {
      guard case .phase(let other) = mark.signal, other >= phase else { continue }
      let second = other == phase ? remainingSecond : min(segment.second(of: mark), remainingSecond)
      segment.marks[index].at = segment.digits(at: second)
    }
    return segment
  }
}

/// A segment's name, its number, and how many segments there are.
package struct SegmentPlace: Hashable, Sendable {
  /// What it is called; empty where it has no name.
  package let name: String
  /// Its number, counted from 1.
  package let number: Int
  /// How many there are, two or more.
  package let count: Int

  /// Creates a place.
  package init(_ name: String, number: Int, of count: Int) {
    self.name = name
    self.number = number
    self.count = count
  }
}

/// Which way the digits of a segment count.
package enum Direction: String, CaseIterable, Hashable, Sendable {
  /// The time that is left.
  case down
  /// The time that has passed.
  case up
}

/// What happens to a running talk when the time of a segment is up.
package enum SegmentEnd: Hashable, Sendable {
  /// The talk runs into overtime until the operator begins the next segment; `deductsOverrun`
  /// shortens that one by the overrun.
  case wait(deductsOverrun: Bool)
  /// The next segment begins automatically.
  case next
  /// The talk stops.
  case stop

  /// The talk runs into overtime, and the next segment keeps its length.
  ///
  /// In a pattern `.wait` matches both forms.
  package static let wait = SegmentEnd.wait(deductsOverrun: false)
}

/// Whether the length of a speech qualifies.
///
/// The raw values are written to files and events.
package enum Verdict: String, CaseIterable, Hashable, Sendable {
  /// It ended within the bounds.
  case qualified
  /// It was shorter than the minimum.
  case tooShort = "too short"
  /// It was longer than the maximum.
  case tooLong = "too long"
}
