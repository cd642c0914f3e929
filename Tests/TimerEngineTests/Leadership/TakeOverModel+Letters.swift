@testable import TimerEngine

// What machines say to one another.
extension TakeOverModel {
  func letter(from: Int, to: Int, in room: TakeOverRoom) -> Letter {
    guard let record = room.machines[from].last ?? room.machines[from].disk.record else {
      fatalError("\(from) has no talk")
    }
    let snapshot = Letter.Snapshot(
      record: record, word: room.machines[from].word,
      rows: room.machines[from].disk.report.filter {
        $0.leadership.lineage == record.leadership.lineage
      },
      isEnd: room.machines[from].isLeaving)
    return Letter(from: from, to: to, content: .snapshot(snapshot))
  }

  /// Brings a letter on its way, where it takes the place of an older one.
  func post(_ letter: Letter, in room: inout TakeOverRoom) {
    room.letters.removeAll { $0.isOnWay(of: letter) }
    room.letters.append(letter)
    if room.letters.count > 3 { room.letters.removeFirst() }
  }

  func deliver(_ letter: Letter, in room: inout TakeOverRoom) throws(Violation) {
    let receiver = letter.to
    guard room.machines[receiver].isRunning, !room.machines[receiver].isLeaving else { return }
    switch letter.content {
    case .stepDown(let leadership, let word):
      let word = fault == .anySecretStepsDown ? room.machines[receiver].word : word
      let answer = room.machines[receiver].holding?.hear(steppedDownFor: leadership, word: word)
      if answer == .giveWay || answer == .ignore && fault == .firstComesFirst {
        try giveWay(receiver, to: leadership, in: &room)
      }
    case .snapshot(let snapshot):
      let leadership = snapshot.record.leadership
      switch room.machines[receiver].holding?.hear(leadership, isEnd: snapshot.isEnd) {
      case .ignore: return
      case .stepDown(let own):
        return stepDown(letter.from, by: own, snapshot.word, receiver, in: &room)
      case .giveWay: try giveWay(receiver, to: leadership, in: &room)
      case nil: break
      }
      try choose(snapshot, from: letter.from, at: receiver, in: &room)
    }
  }

  private func choose(
    _ snapshot: Letter.Snapshot, from sender: Int, at receiver: Int, in room: inout TakeOverRoom
  ) throws(Violation) {
    let leadership = snapshot.record.leadership
    let before = room.machines[receiver].choice
    var answer = room.machines[receiver].choice.hear(
      leadership, over: sender, isEnd: snapshot.isEnd, at: room.moment)
    let isOther = before.followed.map { $0.lineage != leadership.lineage } ?? false
    let followed = before.followed ?? leadership
    switch (answer, fault) {
    case (.stepDown, .followsLowerTerms): answer = .follow
    case (.ignore, .changesLineageAtOnce) where isOther: answer = .follow
    case (.follow, .firstComesFirst) where !isOther && followed.rank != leadership.rank:
      room.machines[receiver].choice = before
      answer = .stepDown(followed)
    case (.follow, .forgetsOtherLineages) where isOther:
      room.machines[receiver].choice = LeaderChoice(at: room.moment)
      _ = room.machines[receiver].choice.hear(
        leadership, over: sender, isEnd: snapshot.isEnd, at: room.moment)
    case (.follow, .staysForever) where isOther:
      room.machines[receiver].choice = before
      answer = .ignore
    default: break
    }
    switch answer {
    case .follow: try follow(snapshot, from: sender, at: receiver, in: &room)
    case .ignore: keep(leadership, asHighestOn: receiver, in: &room)
    case .stepDown(let known): stepDown(sender, by: known, snapshot.word, receiver, in: &room)
    }
  }

  /// Keeps that there is a leader, although another lineage is followed.
  private func keep(_ leadership: Leadership, asHighestOn machine: Int, in room: inout TakeOverRoom)
  {
    guard let kept = room.machines[machine].disk.kept[leadership.lineage]?.kept,
      leadership.outranks(kept.highest)
    else { return }
    write(machine, in: &room) { $0.kept[leadership.lineage]?.kept.highest = leadership }
  }

  /// Tells a clock that it is fenced.
  private func stepDown(
    _ clock: Int, by leadership: Leadership, _ word: UInt128, _ teller: Int,
    in room: inout TakeOverRoom
  ) {
    guard fault != .notifiesNobody else { return }
    post(Letter(from: teller, to: clock, content: .stepDown(leadership, word: word)), in: &room)
  }

  /// A clock becomes a desk: what it has is kept, and its record is put aside.
  private func giveWay(
    _ machine: Int, to leadership: Leadership, in room: inout TakeOverRoom
  ) throws(Violation) {
    guard let record = room.machines[machine].disk.record else { return }
    try room.checkGivingWay(record.leadership, to: leadership)
    let (lineage, now) = (record.leadership.lineage, room.now)
    write(machine, in: &room) { disk in
      disk.kept[lineage] = Disk.Kept(
        talk: record.talk,
        kept: BackupTalk(of: record.leadership, highest: leadership, offsetError: .zero),
        time: record.time, receivedTime: record.time, heardAt: now,
        rows: disk.report.filter { $0.leadership.lineage == lineage })
      if fault != .keepsItsRecord { disk.record = nil }
    }
    room.givenWay += 1
    room.machines[machine].steppedDownFor = leadership
    room.machines[machine].beDesk(at: room.moment)
  }

  /// Shows a talk, and keeps it.
  private func follow(
    _ snapshot: Letter.Snapshot, from sender: Int, at receiver: Int, in room: inout TakeOverRoom
  ) throws(Violation) {
    let record = snapshot.record
    let lineage = record.leadership.lineage
    let error = offsetErrors[receiver][sender]
    var kept = Disk.Kept(
      talk: record.talk,
      kept: BackupTalk(of: record.leadership, offsetError: .milliseconds(Self.maxOffsetError)),
      time: SessionTime(
        error: record.time.error + error, doubt: record.time.doubt + Self.maxOffsetError),
      receivedTime: record.time, heardAt: room.now)
    let before = room.machines[receiver].disk.kept[lineage]
    kept.rows = fault == .replacesHeardEnds ? [] : before?.rows ?? []
    kept.rows += snapshot.rows.filter { !kept.rows.contains($0) }
    try room.checkFollowing(snapshot, kept, insteadOf: before, from: sender, at: receiver)
    guard kept.isNews(after: before) else {
      room.machines[receiver].disk.kept[lineage]?.heardAt = room.now
      return
    }
    write(receiver, in: &room) { $0.kept[lineage] = kept }
  }
}
