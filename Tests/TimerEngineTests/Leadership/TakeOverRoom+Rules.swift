@testable import TimerEngine

// What must not happen.
extension TakeOverRoom {
  /// Checks a receiver that begins to show, or goes on showing, what a clock says.
  mutating func checkFollowing(
    _ snapshot: Letter.Snapshot, _ kept: Disk.Kept, insteadOf before: Disk.Kept?, from sender: Int,
    at receiver: Int
  ) throws(Violation) {
    let (lineage, rank) = (snapshot.record.leadership.lineage, snapshot.record.leadership.rank)
    if let highest = machines[receiver].followed[lineage], rank < highest,
      !ended.contains(Leadership(lineage, highest))
    {
      throw Violation(.wentBack, "\(receiver) from \(highest.epoch) to \(rank.epoch)")
    }
    if let following = machines[receiver].following, following != lineage,
      !machines[receiver].heardEnd,
      machines[receiver].heard.contains(where: { way, moment in
        way != sender && now - max(moment, machines[receiver].awakeSince) < 15
      })
    {
      throw Violation(.leftTooEarly, "\(receiver)")
    }
    if let before, before.talk == kept.talk {
      let isSuccessor = snapshot.record.timeBefore == before.receivedTime
      let sum = before.receivedTime.doubt + kept.receivedTime.doubt
      let jump =
        before.receivedTime == kept.receivedTime ? 0 : isSuccessor ? snapshot.record.jump : sum
      let back = before.time.error - kept.time.error
      guard back <= jump + 2 * TakeOverModel.maxOffsetError else {
        throw Violation(.shownBack, "\(receiver) by \(back) ms, not \(jump)")
      }
    }
    if machines[receiver].following != lineage { machines[receiver].heard = [:] }
    machines[receiver].heard[sender] = now
    machines[receiver].heardEnd = snapshot.isEnd
    machines[receiver].following = lineage
    machines[receiver].followed[lineage] = rank
    machines[receiver].know(snapshot.rows)
  }

  /// Checks a clock that becomes a desk.
  func checkGivingWay(_ own: Leadership, to other: Leadership) throws(Violation) {
    guard let place = begun.firstIndex(of: other) else { throw Violation(.steppedDownForNobody) }
    let ownPlace = begun.firstIndex(of: own) ?? place
    guard own.lineage == other.lineage, own.rank.epoch > 1 || ownPlace <= place else {
      throw Violation(.freshClockSteppedDown)
    }
  }

  /// Checks a take-over.
  func checkTakingOver(_ leadership: Leadership, by machine: Int) throws(Violation) {
    guard !begun.contains(leadership) else { throw Violation(.leadershipTwice) }
    let followed = machines[machine].followed[leadership.lineage].map {
      Leadership(leadership.lineage, $0)
    }
    let known = [followed, machines[machine].steppedDownFor].compactMap { $0 }
      .filter { !ended.contains($0) }
    guard known.allSatisfy({ $0.lineage != leadership.lineage || leadership.outranks($0) }) else {
      throw Violation(.epochTooLow, "\(leadership.rank.epoch)")
    }
  }

  /// Checks the reports as they are on the disks.
  func checkReports(_ model: TakeOverModel) throws(Violation) {
    guard machines.contains(where: { !$0.disk.report.isEmpty }) || !ends.isEmpty else { return }
    for machine in machines.indices where machines[machine].holds {
      guard let lineage = machines[machine].disk.record?.leadership.lineage else { continue }
      let known = machines[machine].knownEnds(of: lineage, unlessBy: ended)
      guard !known.isEmpty else { continue }
      let own = Set(model.merged([machines[machine].disk.report]).map(\.talk))
      guard known.isSubset(of: own) else {
        throw Violation(.endUnreported, "\(known.subtracting(own))")
      }
    }
    let reports = machines.map(\.disk.report)
    for files in [reports, reports.reversed()] {
      let merged = model.merged(files).map(\.talk)
      guard Set(merged).count == merged.count else { throw Violation(.endTwice, "\(merged)") }
      guard let lost = ends.first(where: { !merged.contains($0.talk) }) else { continue }
      throw Violation(.endLost, "talk \(lost.talk) of term \(lost.leadership.rank.epoch)")
    }
  }

  /// Checks what comes of it once all links work again, and everybody has heard everybody.
  func checkHealing(_ model: TakeOverModel) throws(Violation) {
    var room = self
    let best = bestHolders
    for machine in room.machines.indices where room.machines[machine].isStopped {
      try model.perform(Step(.wake, machine), in: &room)
    }
    try room.exchange(model)
    for (lineage, leaderships) in Dictionary(grouping: room.heldLeaderships, by: \.lineage) {
      let names = "\(leaderships.map(\.rank.epoch))"
      guard leaderships.count == 1 else { throw Violation(.twoHolders, names) }
      guard begun.contains(leaderships[0]) else { throw Violation(.unasked, names) }
      let wasBest = best[lineage].map { $0 == leaderships[0] } ?? true
      guard wasBest else { throw Violation(.wrongHolder, names) }
    }
    for (lineage, leadership) in best
    where begun.allSatisfy({ !$0.outranks(leadership) })
      && !room.heldLeaderships.contains(where: { $0.lineage == lineage })
    {
      throw Violation(.wrongHolder, "none of \(leadership.rank.epoch)")
    }
    guard room.lateReceiver != nil else { return }
    try model.perform(Step(.wait), in: &room)
    try room.exchange(model)
    if let late = room.lateReceiver { throw Violation(.stayedTooLong, "\(late)") }
  }

  /// A receiver that does not follow any of the clocks that run.
  private var lateReceiver: Int? {
    let held = heldLeaderships
    guard !held.isEmpty else { return nil }
    return machines.indices.first {
      machines[$0].isRunning && machines[$0].holding == nil
        && !(machines[$0].choice.followed.map(held.contains) ?? false)
    }
  }

  private var heldLeaderships: [Leadership] {
    machines.indices.compactMap {
      machines[$0].holds ? machines[$0].disk.record?.leadership : nil
    }
  }

  /// The highest leader of each lineage that is alive, and that no higher one has told to step down.
  private var bestHolders: [Lineage: Leadership] {
    Dictionary(grouping: heldLeaderships.filter { !isTold($0) }, by: \.lineage)
      .compactMapValues { leaderships in leaderships.max { $0.rank < $1.rank } }
  }

  /// Whether what makes a leader step down is under way: the words of a higher one, which may have
  /// ended since, or of somebody who has heard those.
  private func isTold(_ own: Leadership) -> Bool {
    letters.contains { letter in
      switch letter.content {
      case .stepDown(let other, let word):
        other.outranks(own) && machines[letter.to].word == word
      case .snapshot(let snapshot):
        snapshot.record.leadership.outranks(own) && !snapshot.isEnd
          && ended.contains(snapshot.record.leadership)
      }
    }
  }

  /// Lets everybody hear every clock, and every clock what that brings, until none gives way any
  /// more.
  private mutating func exchange(_ model: TakeOverModel) throws(Violation) {
    var before: Int?
    for _ in 1...8 where before != givenWay || !letters.isEmpty {
      before = givenWay
      while !letters.isEmpty { try model.perform(Step(.arrive, 0), in: &self) }
      for sender in machines.indices where machines[sender].holding != nil {
        for receiver in machines.indices where sender != receiver {
          let step = Step(.hear, sender, receiver)
          if model.allows(step, in: self) { try model.perform(step, in: &self) }
        }
      }
    }
  }
}

extension Machine {
  /// Checks a clock that goes on with the talk of its record.
  func checkResuming(_ leadership: Leadership) throws(Violation) {
    if let steppedDownFor, steppedDownFor.outranks(leadership) {
      throw Violation(.unasked, "after a restart")
    }
  }
}
