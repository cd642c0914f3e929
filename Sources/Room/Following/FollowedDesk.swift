import TimerEngine

/// What a desk knows of its clock, beside what a display knows.
struct FollowedDesk: Sendable {
  var replica = DeskReplica()
  var pieces = BackupPieces()
  /// How many items of the rundown and pieces of records it has read in this connection.
  var readCount = 0
  /// Whether the clock gives way to a desk that takes over its talks.
  var canTakeOver = false
  /// What is to be kept, until it is known whose it is and how old: records, and the newest stage.
  var records: [BackupRecord] = []
  var sentStage: String?
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
      if let record = try desk.pieces.add(piece) { desk.records.append(record) }
    case .handOver(let deadline):
      guard desk.canTakeOver else { return }
      reportRecords(&news)
      news.append((nil, .message(.desk(.handOver(by: .start + .microseconds(deadline))))))
    case .yours(let holder): news.append((nil, .message(.desk(.yours(holder: holder)))))
    case .tooLate(let holder): news.append((nil, .message(.desk(.tooLate(holder: holder)))))
    case .takenOver(let takenOver):
      news.append((nil, .message(.desk(.takenOver(by: takenOver.desk)))))
    case .reply(let line):
      guard requests.removeValue(forKey: line.number) != nil else { return }
      reportView(&news)
      let result = line.reply.map { DeskRequest.Result.reply($0) } ?? .tooLate
      news.append((nil, .message(.desk(.result(result, of: line.number)))))
    }
  }

  /// Sends a desk's request with its deadline; what comes of it is told by its number.
  mutating func send(_ request: DeskRequest, at now: Timestamp) -> [RoomNews] {
    var request = request
    request.deadline = offset.map { offset in
      CommandDeadline(in: Self.requestTime + offset.error, from: now + offset.difference).moment
    }
    guard isOpen, !isOtherRoom, request.deadline != nil, let line = WireRequest(request) else {
      return [(nil, .message(.desk(.result(.notSent, of: request.number))))]
    }
    requests[request.number] = now + Self.requestTime + Self.grace
    outgoing.append(.desk(line))
    return []
  }

  /// Reports what a desk has read, before what follows it and at the end of a turn.
  mutating func reportView(_ news: inout [RoomNews]) {
    guard !isOtherRoom, let view = desk.replica.takeView() else { return }
    news.append((nil, .message(.stage(view.stage, view.state))))
    if desk.canTakeOver, view.isNewStage {
      desk.sentStage = view.sent.json
    }
  }

  /// Reports what is to be kept, once it is known whose it is and how old.
  mutating func reportRecords(_ news: inout [RoomNews]) {
    guard !isOtherRoom, knowsClock else { return }
    news += desk.records.map { (nil, .message(.desk(.kept($0)))) }
    if let stage = desk.sentStage { news.append((nil, .message(.desk(.sent(stage))))) }
    (desk.records, desk.sentStage) = ([], nil)
  }
}
