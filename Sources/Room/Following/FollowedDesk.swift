import TimerEngine

/// What a desk knows of its clock, beside what a display knows.
struct FollowedDesk: Sendable {
  var replica = DeskReplica()
  var pieces = BackupPieces()
  /// How many items of the rundown and pieces of records it has read in this connection.
  var readCount = 0
  /// Whether the clock gives way to a desk that takes over its talks.
  var canTakeOver = false
}

extension Follower {
  /// Receives what only desks are told.
  mutating func receive(
    _ line: WireDeskMessage, _ news: inout [RoomNews]
  ) throws(WireError) {
    switch line {
    case .state(let line): try desk.replica.receive(line)
    case .item(let line):
      desk.readCount += 1
      desk.replica.receive(line)
    case .news(let line):
      reportView(&news)
      if let told = line.news { news.append((nil, .message(.desk(.news(told))))) }
    case .kept(let piece):
      desk.readCount += 1
      if let record = try desk.pieces.add(piece) {
        news.append((nil, .message(.desk(.kept(record)))))
      }
    case .handOver(let deadline):
      guard desk.canTakeOver else { return }
      news.append((nil, .message(.desk(.handOver(by: .start + .microseconds(deadline))))))
    case .yours(let holder): news.append((nil, .message(.desk(.yours(holder: holder)))))
    case .tooLate(let holder): news.append((nil, .message(.desk(.tooLate(holder: holder)))))
    case .takenOver(let takenOver):
      news.append((nil, .message(.desk(.takenOver(by: takenOver.desk)))))
    case .reply(let line):
      reportView(&news)
      news.append((nil, .message(.desk(.reply(line.reply, to: line.number)))))
    }
  }

  /// Reports what a desk has read, before what follows it and at the end of a turn.
  mutating func reportView(_ news: inout [RoomNews]) {
    guard !isOtherRoom, let view = desk.replica.takeView() else { return }
    news.append((nil, .message(.stage(view.stage, view.state))))
    if desk.canTakeOver, view.isNewStage {
      news.append((nil, .message(.desk(.sent(view.sent.json)))))
    }
  }
}
