@testable import TimerEngine

// What machines say to one another.
extension TakeOverModel {
  func letter(from: Int, to: Int, in room: TakeOverRoom) -> Letter {
    guard let record = room.machines[from].last ?? room.machines[from].disk.record else {
      fatalError("\(from) has no talk")
    }
    let snapshot = Letter.Snapshot(
      record: record, word: room.machines[from].word,
      rows: room.machines[from].disk.report.filter { $0.tenure.lineage == record.tenure.lineage },
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
    case .fence(let tenure, let word):
      let word = fault == .anyWordFences ? room.machines[receiver].word : word
      let answer = room.machines[receiver].holding?.hear(fencedBy: tenure, word: word)
      if answer == .giveWay || answer == .ignore && fault == .firstComesFirst {
        try giveWay(receiver, to: tenure, in: &room)
      }
    case .snapshot(let snapshot):
      let tenure = snapshot.record.tenure
      switch room.machines[receiver].holding?.hear(tenure) {
      case .ignore: return
      // It goes anyway.
      case .fence where snapshot.isEnd: return
      case .fence(let own): return fence(letter.from, by: own, snapshot.word, receiver, in: &room)
      case .giveWay: try giveWay(receiver, to: tenure, in: &room)
      case nil: break
      }
      try choose(snapshot, from: letter.from, at: receiver, in: &room)
    }
  }

  private func choose(
    _ snapshot: Letter.Snapshot, from sender: Int, at receiver: Int, in room: inout TakeOverRoom
  ) throws(Violation) {
    let tenure = snapshot.record.tenure
    if snapshot.isEnd {
      room.machines[receiver].heardEnded.insert(tenure)
    } else {
      room.machines[receiver].heardEnded.remove(tenure)
    }
    let before = room.machines[receiver].choice
    var answer = room.machines[receiver].choice.hear(
      tenure, over: sender, isEnd: snapshot.isEnd, at: room.moment)
    let isOther = before.followed.map { $0.lineage != tenure.lineage } ?? false
    let followed = before.followed ?? tenure
    switch (answer, fault) {
    case (.fence, .followsLowerTerms): answer = .follow
    case (.ignore, .changesLineageAtOnce) where isOther: answer = .follow
    case (.follow, .firstComesFirst) where !isOther && followed.rank != tenure.rank:
      room.machines[receiver].choice = before
      answer = .fence(followed)
    case (.follow, .forgetsOtherLineages) where isOther:
      room.machines[receiver].choice = HolderChoice(at: room.moment)
      _ = room.machines[receiver].choice.hear(
        tenure, over: sender, isEnd: snapshot.isEnd, at: room.moment)
    case (.follow, .staysForever) where isOther:
      room.machines[receiver].choice = before
      answer = .ignore
    default: break
    }
    switch answer {
    case .follow: try follow(snapshot, from: sender, at: receiver, in: &room)
    case .ignore: keep(tenure, asHighestOn: receiver, in: &room)
    case .fence(let known): fence(sender, by: known, snapshot.word, receiver, in: &room)
    }
  }

  /// Keeps that there is a holder, although another lineage is followed.
  private func keep(_ tenure: Tenure, asHighestOn machine: Int, in room: inout TakeOverRoom) {
    guard let kept = room.machines[machine].disk.kept[tenure.lineage]?.kept,
      tenure.outranks(kept.highest)
    else { return }
    write(machine, in: &room) { $0.kept[tenure.lineage]?.kept.highest = tenure }
  }

  /// Tells a clock that it is fenced.
  private func fence(
    _ clock: Int, by tenure: Tenure, _ word: UInt128, _ teller: Int, in room: inout TakeOverRoom
  ) {
    guard fault != .tellsNobody else { return }
    post(Letter(from: teller, to: clock, content: .fence(tenure, word: word)), in: &room)
  }

  /// A clock becomes a desk: what it has is kept, and its record is put aside.
  private func giveWay(
    _ machine: Int, to tenure: Tenure, in room: inout TakeOverRoom
  ) throws(Violation) {
    guard let record = room.machines[machine].disk.record else { return }
    try room.checkGivingWay(record.tenure, to: tenure)
    let (lineage, now) = (record.tenure.lineage, room.now)
    write(machine, in: &room) { disk in
      disk.kept[lineage] = Disk.Kept(
        talk: record.talk, kept: KeptTalk(of: record.tenure, highest: tenure, offsetError: .zero),
        time: record.time, toldTime: record.time, heardAt: now,
        rows: disk.report.filter { $0.tenure.lineage == lineage })
      if fault != .keepsItsRecord { disk.record = nil }
    }
    room.givenWay += 1
    room.machines[machine].fencedBy = tenure
    room.machines[machine].beDesk(at: room.moment)
  }

  /// Shows a talk, and keeps it.
  private func follow(
    _ snapshot: Letter.Snapshot, from sender: Int, at receiver: Int, in room: inout TakeOverRoom
  ) throws(Violation) {
    let record = snapshot.record
    let lineage = record.tenure.lineage
    let error = offsetErrors[receiver][sender]
    var kept = Disk.Kept(
      talk: record.talk,
      kept: KeptTalk(of: record.tenure, offsetError: .milliseconds(Self.maxOffsetError)),
      time: SessionTime(
        error: record.time.error + error, doubt: record.time.doubt + Self.maxOffsetError),
      toldTime: record.time, heardAt: room.now)
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
