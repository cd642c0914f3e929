@testable import TimerEngine

extension TakeOverRoom {
  /// The time by which receivers wait.
  var moment: Timestamp { .start + .seconds(now) }

  /// A talk that was just started.
  mutating func newTalk() -> RunningTalk {
    talks += 1
    changes += 1
    return RunningTalk(id: talks, change: changes, deadline: 600_000)
  }

  /// Ends the connections of a machine that was started again.
  mutating func removeLetters(of machine: Int) {
    letters.removeAll { $0.from == machine || $0.to == machine }
  }

  /// Takes note of an end that reports have to tell, unless a higher leader has taken it back.
  mutating func know(_ end: KnownEnd) {
    guard !undone.contains(where: { $0.talk == end.talk && $0.leadership.outranks(end.leadership) })
    else {
      return
    }
    ends.insert(end)
  }

  /// Takes note that a leader has reverted an end.
  mutating func revert(_ end: KnownEnd) {
    ends = ends.filter { $0.talk != end.talk || $0.leadership.outranks(end.leadership) }
    undone.insert(end)
  }

  /// Puts an older disk into a machine: what only the newer one had is not known any more.
  mutating func restore(_ disk: Disk, on machine: Int) {
    (machines[machine].disk, machines[machine].olderDisk) = (disk, disk)
    machines[machine].forgetAllButDisk()
    ends = ends.filter { end in
      let rows = disk.report.filter { $0.talk == end.talk && $0.leadership == end.leadership }
      return end.machine != machine || rows.last?.isVoid == false
    }
  }
}

extension Machine {
  mutating func stopRunning() {
    (isRunning, isStopped, isLeaving) = (false, false, false)
    (holding, last, word) = (nil, nil, 0)
    (following, heard, heardEnd) = (nil, [:], false)
  }

  mutating func beClock(_ leadership: Leadership, word: UInt128) {
    (holding, self.word) = (OwnLeadership(leadership, word: word), word)
    choice = LeaderChoice(at: .start)
    (following, heard, heardEnd) = (nil, [:], false)
    followed[leadership.lineage] = leadership.rank
    steppedDownFor = nil
  }

  mutating func beDesk(at now: Timestamp) {
    (holding, word) = (nil, 0)
    let known = disk.kept.values.map(\.kept.highest)
    choice = LeaderChoice(remembering: known.sorted { $0.name < $1.name }, at: now)
    (following, heard, heardEnd) = (nil, [:], false)
  }

  /// The lineage that is taken over: that which is shown, or after a restart that which was kept
  /// last.
  var lineageToTakeOver: Lineage? {
    choice.followed?.lineage
      ?? disk.kept.values.max {
        ($0.heardAt, $0.kept.leadership.name) < ($1.heardAt, $1.kept.leadership.name)
      }?.kept.leadership.lineage
  }

  fileprivate mutating func forgetAllButDisk() {
    steppedDownFor = nil
    followed = disk.kept.mapValues(\.kept.highest.rank)
    if let leadership = disk.record?.leadership { followed[leadership.lineage] = leadership.rank }
    knownRows = []
    for rows in disk.kept.values.map(\.rows) + [disk.report] { know(rows) }
  }

  /// Takes note of lines of reports.
  mutating func know(_ rows: [ReportRow]) {
    knownRows += rows.filter { !knownRows.contains($0) }
    knownRows.sort { $0.number < $1.number }
  }

  /// The ended talks of a lineage, as the highest of all leaders of which it has heard has said
  /// last; leaders that have ended outrank nobody.
  func knownEnds(of lineage: Lineage, unlessBy ended: Set<Leadership>) -> Set<Int> {
    var last: [Int: ReportRow] = [:]
    for row in knownRows where row.leadership.lineage == lineage {
      if let known = last[row.talk], known.leadership.outranks(row.leadership),
        !ended.contains(known.leadership)
      {
        continue
      }
      last[row.talk] = row
    }
    return Set(last.values.filter { !$0.isVoid }.map(\.talk))
  }
}

extension Disk {
  /// The machine was off, so that only its time of day tells how long.
  mutating func startMachineAgain(_ wallError: Int) {
    for lineage in kept.keys { kept[lineage]?.isOfThisBoot = false }
    record?.time.error += wallError
    record?.time.doubt += 1000
    record?.jump += 1000
  }
}

extension Disk.Kept {
  /// Whether it says something else than before, beside when it was heard.
  func isNews(after other: Disk.Kept?) -> Bool {
    var other = other
    other?.heardAt = heardAt
    return self != other
  }
}

extension Leadership {
  /// Something to sort by.
  var name: String { "\(lineage) \(rank.epoch) \(rank.leader)" }
}
