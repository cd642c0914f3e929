@testable import TimerEngine

// What people do, and what reports are made of it.
extension TakeOverModel {
  func takeOver(_ machine: Int, in room: inout TakeOverRoom) throws(Violation) {
    guard let lineage = room.machines[machine].lineageToTakeOver,
      let kept = room.machines[machine].disk.kept[lineage]
    else { return }
    let passed = Duration.seconds(room.now - kept.heardAt)
    let isOfThisBoot = kept.isOfThisBoot || fault == .missesReboot
    var knowledge = kept.kept
    if fault == .raisesKeptTerm { knowledge.highest = knowledge.leadership }
    let leadership = knowledge.highest.next(leader: holderId(of: machine, in: &room))
    let offer = knowledge.takeOver(after: isOfThisBoot ? .uptime(passed) : .wallClock(passed))
    var time = kept.time
    // The worst drift, and the worst clock of a machine that was off.
    time.error += (machine.isMultiple(of: 2) ? 1 : -1) * (room.now - kept.heardAt) / 10
    time.error += kept.isOfThisBoot ? 0 : wallErrors[machine]
    let jump = fault == .saysNoError ? 0 : offer.error.map { Int($0 / .milliseconds(1)) } ?? 0
    time.doubt = kept.receivedTime.doubt + jump
    try room.checkTakingOver(leadership, by: machine)
    room.begun.append(leadership)
    let (heard, number) = (kept.rows, room.changes)
    write(machine, in: &room) { disk in
      addHeardEnds(heard, to: &disk.report, as: leadership, number)
      disk.record = Disk.Record(
        leadership: leadership, talk: kept.talk, time: time, timeBefore: kept.receivedTime,
        jump: jump)
      disk.kept[lineage]?.kept.highest = leadership
    }
    let word = draw(in: &room)
    room.machines[machine].beClock(leadership, word: word)
    for talk in room.machines[machine].knownEnds(of: lineage, unlessBy: room.ended) {
      room.know(KnownEnd(talk: talk, leadership: leadership, machine: machine))
    }
  }

  private func holderId(of machine: Int, in room: inout TakeOverRoom) -> UInt128 {
    switch fault {
    case .holdersHaveNoId: 0
    case .machinesKeepTheirId: UInt128(1000 + machine)
    default: draw(in: &room)
    }
  }

  /// Writes the ends that were heard into a report, as said by the new leader.
  private func addHeardEnds(
    _ rows: [ReportRow], to report: inout [ReportRow], as leadership: Leadership, _ number: Int
  ) {
    switch fault {
    case .reportsNoHeardEnds: break
    case .copiesWithOldRank:
      let known = report
      report += rows.filter { !known.contains($0) }
    default:
      let own = report.filter { $0.leadership.lineage == leadership.lineage }
      report += merged([rows + own]).map {
        ReportRow(talk: $0.talk, leadership: leadership, number: number)
      }
    }
  }

  func change(_ machine: Int, in room: inout TakeOverRoom) {
    room.changes += 1
    let change = room.changes
    write(machine, in: &room) { disk in
      disk.record?.talk.change = change
      disk.record?.talk.deadline += 60_000
    }
  }

  func end(_ machine: Int, in room: inout TakeOverRoom) {
    guard let record = room.machines[machine].disk.record else { return }
    report(record.talk.id, of: record.leadership, isVoid: false, on: machine, in: &room)
    room.know(KnownEnd(talk: record.talk.id, leadership: record.leadership, machine: machine))
  }

  /// Writes a line, and begins another talk.
  private func report(
    _ talk: Int, of leadership: Leadership, isVoid: Bool, on machine: Int,
    in room: inout TakeOverRoom
  ) {
    var next = room.newTalk()
    if isVoid { next.id = talk }
    let row = ReportRow(talk: talk, leadership: leadership, number: room.changes, isVoid: isVoid)
    write(machine, in: &room) { disk in
      disk.report.append(row)
      disk.record?.talk = next
    }
    room.machines[machine].know([row])
  }

  func lastEnd(on machine: Int, in room: TakeOverRoom) -> Int? {
    guard let record = room.machines[machine].disk.record else { return nil }
    let rows = room.machines[machine].disk.report.filter {
      $0.leadership.lineage == record.leadership.lineage
    }
    return merged([rows]).last?.talk
  }

  /// Takes the last end back; that talk goes on.
  func undo(_ machine: Int, in room: inout TakeOverRoom) {
    guard let record = room.machines[machine].disk.record,
      let talk = lastEnd(on: machine, in: room)
    else { return }
    report(talk, of: record.leadership, isVoid: true, on: machine, in: &room)
    room.revert(KnownEnd(talk: talk, leadership: record.leadership, machine: machine))
  }

  func startAfresh(_ machine: Int, in room: inout TakeOverRoom) {
    let (lineage, holder) = (draw(in: &room), draw(in: &room))
    let leadership = Leadership(
      freshLineage: fault == .freshStartKeepsLineage ? 1 : lineage, leader: holder)
    room.begun.append(leadership)
    let talk = room.newTalk()
    write(machine, in: &room) { $0.record = Disk.Record(leadership: leadership, talk: talk) }
    room.removeLetters(of: machine)
    let word = draw(in: &room)
    room.machines[machine].isRunning = true
    room.machines[machine].beClock(leadership, word: word)
  }

  func restart(
    _ machine: Int, _ kind: Step.Kind, in room: inout TakeOverRoom
  ) throws(Violation) {
    room.removeLetters(of: machine)
    switch kind {
    case .losePreviousWrite: room.restore(room.machines[machine].olderDisk, on: machine)
    case .restoreFirstDisk: room.restore(firstDisks[machine], on: machine)
    default: break
    }
    if kind != .restart { room.machines[machine].disk.startMachineAgain(wallErrors[machine]) }
    room.machines[machine].isRunning = true
    room.machines[machine].beDesk(at: room.moment)
    if fault == .resumeRaisesTerm, let leadership = room.machines[machine].disk.record?.leadership {
      let holder = draw(in: &room)
      room.machines[machine].disk.record?.leadership = leadership.next(leader: holder)
    }
    guard let record = room.machines[machine].disk.record else { return }
    try room.machines[machine].checkResuming(record.leadership)
    let word = draw(in: &room)
    room.machines[machine].beClock(record.leadership, word: word)
  }
}

extension TakeOverModel {
  /// Reports as one, in the order of the files.
  func merged(_ reports: [[ReportRow]]) -> [ReportRow] {
    guard fault != .mergesWithoutIds else {
      return reports.flatMap { $0 }.filter { !$0.isVoid }
    }
    var report = MergedReport<ReportRow>()
    for row in reports.joined() {
      report.add(
        row.isVoid ? nil : row, about: "\(row.talk)",
        by: fault == .mergesInFileOrder ? Rank(epoch: 1, leader: 0) : row.leadership.rank)
    }
    return report.lines
  }
}
