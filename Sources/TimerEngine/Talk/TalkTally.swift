/// The times of a talk that the report needs, counted from its start.
///
/// It is part of the talk's snapshot, so undo restores it with the talk, and the record contains
/// it.
package struct TalkTally: Hashable, Sendable {
  /// Identifies the talk, also when a later run of the program resumes it.
  package var id: String
  /// The time of each phase of each segment: those that were planned in order, then the others in
  /// the order in which they came.
  package var phases: [PhaseTime]
  /// The time that was added by hand since the start; negative if more was taken away.
  package var added: Duration
  /// The moment up to which time is counted; while the talk is paused, the moment of the stop.
  package var countedUntil: Timestamp

  /// Creates a tally with times that were counted earlier.
  package init(id: String, phases: [PhaseTime], added: Duration, countedUntil: Timestamp) {
    self.id = id
    self.phases = phases
    self.added = added
    self.countedUntil = countedUntil
  }

  /// Begins the tally of a talk that starts at a moment in one of its segments, with this time
  /// left.
  init(id: String, of format: Format, in index: Int, left: Duration, at now: Timestamp) {
    self.init(id: id, phases: [], added: .zero, countedUntil: now)
    for (number, segment) in format.segments.enumerated().dropFirst(index) {
      let time = number == index ? left : .seconds(segment.length)
      for piece in segment.pieces(from: time, to: .zero) {
        add(PhaseTime(segment: number, phase: piece.phase, planned: piece.time))
      }
    }
  }

  /// Counts a stretch of a segment in which the remaining time has gone from one value to a lower
  /// one.
  mutating func count(_ segment: Segment, _ index: Int, from: Duration, to: Duration) {
    for piece in segment.pieces(from: from, to: to) {
      add(PhaseTime(segment: index, phase: piece.phase, actual: piece.time))
    }
  }

  /// Replaces the planned time of the last segment, so that all planned times add up to what has
  /// run and what is left.
  mutating func plan(_ segment: Segment, _ index: Int, left: Duration) {
    let run = phases.reduce(Duration.zero) { $0 + $1.actual }
    let others = phases.filter { $0.segment != index }.reduce(Duration.zero) { $0 + $1.planned }
    for place in phases.indices where phases[place].segment == index {
      phases[place].planned = .zero
    }
    for piece in segment.pieces(from: max(.zero, run + left - others), to: .zero) {
      add(PhaseTime(segment: index, phase: piece.phase, planned: piece.time))
    }
  }

  private mutating func add(_ time: PhaseTime) {
    let index = phases.firstIndex { $0.segment == time.segment && $0.phase == time.phase }
    guard let index else { return phases.append(time) }
    phases[index].planned += time.planned
    phases[index].actual += time.actual
  }
}

/// The planned and the actual time of a phase in a segment.
package struct PhaseTime: Hashable, Sendable {
  /// The segment, counted from 0.
  package var segment: Int
  /// The phase, overtime after zero; `nil` if no lamp is lit.
  package var phase: Phase?
  /// Its planned length when the talk started.
  package var planned: Duration
  /// How long the talk ran in it.
  package var actual: Duration

  /// Creates the times of a phase.
  package init(
    segment: Int, phase: Phase?, planned: Duration = .zero, actual: Duration = .zero
  ) {
    self.segment = segment
    self.phase = phase
    self.planned = planned
    self.actual = actual
  }
}

extension Segment {
  /// The phases, and their lengths, of a stretch in which the remaining time goes from one value to
  /// a lower one.
  fileprivate func pieces(
    from start: Duration, to end: Duration
  ) -> [(phase: Phase?, time: Duration)] {
    let boundaries = marks.filter { $0.beginsPhase }.map { Duration.seconds(second(of: $0)) }
    let inside = (boundaries + [.zero]).filter { end < $0 && $0 < start }
    var pieces: [(Phase?, Duration)] = []
    var left = start
    for next in Set(inside).sorted(by: >) + [end] where next < left {
      let middle = next + (left - next) / 2
      pieces.append((next < .zero ? .overtime : phase(at: middle.shownSecond), left - next))
      left = next
    }
    return pieces
  }
}
