import NIOCore
import Platform
import Room
import SpeechAnnouncement
import StageRenderer
import TimerEngine

/// Connects a room's clock to a broker: publishes its snapshots, and forwards the commands of
/// clients.
///
/// It is at the broker only while the clock is there, under the clock's session; before the first
/// clock it only tries whether it can reach the broker. Used on its event loop alone.
final class BrokerController {
  /// How long it looks for the clock before it says that it waits.
  private static let looking = TimeAmount.seconds(1)
  /// How long it waits for the message of another clock that has the room, before it takes the
  /// room.
  private static let listening = TimeAmount.milliseconds(300)
  /// How long it waits until it tries again to take a room that another clock has.
  private static let refusedPause = TimeAmount.seconds(5)
  /// How long it stays at the broker when the clock is gone, which waits up to five seconds for its
  /// disk to store its last talk.
  private static let lingering = TimeAmount.seconds(6)
  /// How long after it was told to end it looks at the report for the last time.
  private static let lastLook = TimeAmount.milliseconds(500)
  /// The pause between two looks at the report.
  private static let reportPause = TimeAmount.seconds(2)
  /// The pause between two looks for displays and desks that are gone.
  private static let silencePause = TimeAmount.seconds(5)

  private let roomName: String
  private let topics: RoomTopics
  private let homeAssistant: HomeAssistant?
  private let loop: NIOIsolatedEventLoop
  private let log: (String) -> Void
  private let reportedRows: () -> [String]
  /// The bridge's own number, by which it knows its own messages.
  private let controller = randomID()
  private let start = NIODeadline.now()
  /// The name of the room on this machine.
  private let clockRoom: String
  private var room: RoomLink?
  /// Whether the clock is there.
  private var hasClock = false
  private var trial: BrokerTrial?
  private var broker: BrokerLink?
  private var model: FollowedStage
  private var snapshot: SentStage?
  /// What was published last beside the snapshot.
  private var state: BrokerState?
  private var wake: Scheduled<Void>?
  /// Whether the room is this clock's.
  private var isOnline = false
  /// The scheduled claim of the room, which is cancelled if another clock announces first that it
  /// has the room.
  private var goingOnline: Scheduled<Void>?
  /// Whether it was logged that the broker cannot be reached.
  private var isMissed = false
  /// Whether the bridge itself ends, whatever the clock does.
  private var isEnding = false
  private var filter = RequestFilter()
  private var leftOutLimit = LogLimit()
  private var refusalLimit = LogLimit()
  private var report: BrokerReport
  private var displays: BrokerDisplays?
  private var desks: BrokerDesks?
  /// The last text that was logged; it is not repeated.
  private var logged: String?

  init(
    _ roomName: String, of address: RoomAddress, at broker: BrokerAddress,
    _ homeAssistant: HomeAssistant? = nil, on loop: any EventLoop,
    reporting reportedRows: @escaping () -> [String], log: @escaping (String) -> Void
  ) {
    self.roomName = roomName
    clockRoom = address.room
    self.homeAssistant = homeAssistant
    topics = RoomTopics(roomName)
    report = BrokerReport(topics)
    model = FollowedStage(of: roomName, in: .english)
    self.loop = loop.assumeIsolated()
    self.reportedRows = reportedRows
    self.log = log
    displays = BrokerDisplays(
      of: address, on: loop, now: now,
      remove: { [unowned self] name in
        self.broker?.publish(
          MQTTMessage(topics.display(name), "", isAcknowledged: true, isRetained: true))
      })
    desks = BrokerDesks(
      of: address, on: loop, now: now,
      send: { [unowned self] line, id in
        self.broker?.publish(MQTTMessage(topics.toDesk(id), line, isAcknowledged: true))
      },
      publishStage: { [unowned self] in receive($0, nil) },
      remove: { [unowned self] id in
        self.broker?.publish(
          MQTTMessage(topics.desk(id), "", isAcknowledged: true, isRetained: true))
      })
    room = RoomLink(
      address, on: loop,
      as: Follower(
        ClientName("mqtt"), as: .remote, size: Client.noPicture, wants: [.watch, .watchEvents]),
      now: { [unowned self] in moment }, handle: { [unowned self] in handle($0) })
    self.broker = BrokerLink(broker, on: loop) { [unowned self] in handle($0) }
    trial = BrokerTrial(of: topics.online, at: broker, on: loop) { [unowned self] in
      receiveTrial(failure: $0)
    }
  }

  /// Waits for the clock, from now on.
  func run() {
    room?.look()
    awaitClock()
    keepReport()
    dropSilent()
  }

  /// Ends the connections to the broker and to the clock.
  func leave(then done: @escaping () -> Void) {
    leave()
    isEnding = true
    // A clock that is ended together with this bridge stores its last talk now.
    loop.scheduleTask(in: report.isPublished ? Self.lastLook : .zero) {
      self.disconnect {
        if let room = self.room { room.end(then: done) } else { done() }
      }
    }
  }

  /// The bridge's own time in microseconds.
  private func now() -> Int64 { (NIODeadline.now() - start).nanoseconds / 1000 }

  private var moment: Timestamp { .start + .microseconds(now()) }

  /// The session's time in microseconds; `nil` while it is not known.
  private var sessionTime: Int64? { room?.sessionTime?.sinceStart.microseconds }

  // MARK: The clock

  private func handle(_ news: Follower.News) {
    guard !isEnding else { return }
    if case .sent(let new, let stage) = news { return receive(new, stage) }
    // It was read when it was sent.
    if case .message(.stage) = news { return }
    _ = model.receive(news, at: moment)
    switch news {
    case .message(.offset), .message(.heard): update()
    case .message(.unreadable(let reason)):
      logOnce("The clock sent something that this bridge cannot read: \(reason)")
    case .message(.lost):
      hasClock = false
      leave()
      awaitClock()
    case .line(.event(let json)):
      if isOnline { broker?.publish(MQTTMessage(topics.event, json, isAcknowledged: true)) }
    case .opened:
      hasClock = true
      trial?.end()
    case .message, .sent, .answer, .line: break
    }
  }

  /// Publishes a stage, unless the connection of another client has been faster.
  private func receive(_ new: SentStage, _ read: StageSnapshot?) {
    guard !isEnding else { return }
    if let snapshot, snapshot.session == new.session, new.number <= snapshot.number { return }
    _ = model.receive(.sent(new, read), at: moment)
    // What this bridge cannot show is published all the same: a newer display may.
    if let stage = read ?? (try? new.stage()) {
      _ = model.receive(.message(.stage(stage)), at: moment)
    }
    publish(new)
  }

  /// Says that it waits for the clock, unless that comes soon; before the first one it also tries
  /// the broker.
  private func awaitClock() {
    loop.scheduleTask(in: Self.looking) {
      guard !self.hasClock, !self.isEnding else { return }
      self.logOnce("Waiting for the clock of room \(self.clockRoom)")
      self.trial?.begin()
    }
  }

  private func publish(_ new: SentStage) {
    let isSameSession = snapshot?.session == new.session
    if !isSameSession {
      leave()
      disconnect()
    }
    snapshot = new
    if isSameSession {
      publishState()
    } else {
      broker?.connect(
        [
          topics.online, topics.command, topics.displays, topics.desks, topics.deskRequests,
          topics.report,
        ].map { MQTTFilter(topics: $0, isAcknowledged: true) }, will: presence(false))
    }
  }

  private func publishState() {
    state = nil
    update()
  }

  /// Lets time pass, publishes the state unless the broker has it, and waits for the next phase.
  private func update() {
    wake?.cancel()
    wake = nil
    _ = model.advance(to: moment)
    guard isOnline, let snapshot else { return }
    let new = BrokerState(model.reading(at: moment)?.phase, deadline: model.deadline)
    if new != state, let text = new.text(with: snapshot) {
      state = new
      broker?.publish(
        MQTTMessage(topics.state, text, isAcknowledged: true, isRetained: true))
    }
    guard let next = model.nextChange(after: moment) else { return }
    wake = loop.scheduleTask(in: TimeAmount(max(.zero, next - moment))) { self.update() }
  }

  /// Leaves the room at the broker, because the clock is gone.
  private func leave() {
    if isOnline, let presence = presence(false) { broker?.publish(presence) }
    loseRoom()
    snapshot = nil
    wake?.cancel()
    displays?.end()
    desks?.end()
    // A clock that ends stores the talk that it has ended last.
    loop.scheduleTask(in: Self.lingering) { if self.snapshot == nil { self.disconnect() } }
  }

  private func disconnect(then done: @escaping () -> Void = {}) {
    if report.isPublished { publishReport() }
    broker?.disconnect(nil, then: done)
    report.forget()
  }

  private func presence(_ isOnline: Bool) -> MQTTMessage? {
    snapshot.map {
      MQTTMessage(
        topics.online,
        json: OnlineState(online: isOnline, session: $0.session, controller: controller),
        isAcknowledged: true, isRetained: true)
    }
  }

  // MARK: The broker

  private func handle(_ event: BrokerLink.Event) {
    switch event {
    case .connected:
      // Another clock's message is retained, and comes before this time is over.
      goingOnline?.cancel()
      goingOnline = loop.scheduleTask(in: Self.listening) { self.goOnline() }
    case .lost(let reason):
      loseRoom()
      desks?.abandon()
      report.forget()
      miss(reason)
    case .message(let message): handle(message)
    case .tooLong(let topic): leftOut(topic)
    }
  }

  /// Logs why the broker cannot be reached; each attempt may fail for another reason, so only the
  /// first is logged.
  private func miss(_ reason: String) {
    if !isMissed { logOnce("No broker: \(reason)") }
    isMissed = true
  }

  /// Receives the result of an attempt to reach the broker before there is a clock; `nil` if it is
  /// reached.
  private func receiveTrial(failure: String?) {
    if let failure { return miss(failure) }
    if isMissed { logOnce("The broker can be reached now") }
    isMissed = false
  }

  /// Says of a message that was too long that nothing became of it.
  private func leftOut(_ topic: String) {
    if topic == topics.command, filter.admitsAnother(at: moment) {
      answer(
        BrokerAnswer(
          status: "refused", text: "A command may have at most \(ClientRequest.maxBytes) bytes"))
    }
    let words = "A message under '\(topic.printable.shortened)' was too long, and is left out"
    for line in leftOutLimit.lines(words, at: moment) { logOnce(line) }
  }

  private func goOnline() {
    guard !isOnline, let presence = presence(true) else { return }
    (isOnline, isMissed) = (true, false)
    logOnce("Connected to the broker")
    broker?.publish(presence)
    publishState()
    desks?.begin()
    publishReport()
    if let homeAssistant { broker?.publish(homeAssistant.message(for: roomName)) }
  }

  /// Releases the room, or stops claiming it; only a new connection claims it again.
  private func loseRoom() {
    goingOnline?.cancel()
    isOnline = false
  }

  private func handle(_ message: MQTTMessage) {
    guard let (room, subject) = RoomTopics.read(message.topic), room == roomName else { return }
    switch subject {
    case .online:
      guard let other = message.read(OnlineState.usual), other.controller != controller else {
        return
      }
      // Another clock that has taken the room has a report of its own.
      if snapshot != nil { meet(other) } else if other.online { report.forget() }
    case _ where snapshot == nil: break
    case .command: perform(message)
    case .report:
      if message.isRetained { message.read(DayReportMessage(rows: nil)).map { report.receive($0) } }
    case .display(let name): displays?.show(message.read(BrokerDisplay.usual), named: name)
    case .desk(let id): desks?.show(message.read(BrokerDisplay.usual), as: id)
    case .request(let id):
      guard !message.isRetained, let line = message.text.flatMap(WireClientMessage.init) else {
        return
      }
      desks?.pass(line, from: id) { filter.refusal(of: $0, at: moment) }
    // What the bridge itself publishes.
    case .state, .done, .reportRow, .toDesk: break
    }
  }

  /// Handles a message of another bridge that has this room, or gives it up.
  private func meet(_ other: OnlineState) {
    if isOnline, !other.online || controller < other.controller {
      // It is the will of a bridge that is gone, or two bridges took the room at once: this one
      // keeps it.
      if let presence = presence(true) { broker?.publish(presence) }
      publishState()
      report.forget()
      publishReport()
    } else if other.online {
      loseRoom()
      desks?.end()
      broker?.disconnect(nil)
      report.forget()
      let session = snapshot?.session
      let holder = other.session == session ? "Another bridge of this clock" : "Another clock"
      logOnce("\(holder) has this room at the broker")
      loop.scheduleTask(in: Self.refusedPause) {
        guard let snapshot = self.snapshot, snapshot.session == session else { return }
        self.snapshot = nil
        self.publish(snapshot)
      }
    }
  }

  /// Drops displays and desks that are gone, again and again.
  private func dropSilent() {
    loop.scheduleTask(in: Self.silencePause) {
      self.displays?.dropSilent()
      self.desks?.dropSilent()
      self.dropSilent()
    }
  }

  private func perform(_ message: MQTTMessage) {
    switch filter.decision(about: message, now: sessionTime, at: moment) {
    case .perform(let line, let id, let deadline):
      room?.request(line, by: deadline) { outcome in
        let answer = outcome.clientAnswer(ifUnknown: "No answer: check the clock")
        self.answer(
          BrokerAnswer(id: id, status: answer.status.rawValue, text: answer.text), to: message)
      }
    case .late(let id):
      answer(
        BrokerAnswer(
          id: id, status: ClientAnswer.Status.late.rawValue,
          text: "The command is older than 5 seconds"), to: message)
    case .sync(let sent, let id):
      if let asker = DeskId(level: id) {
        desks?.hear(asker)
        displays?.hear(asker)
      }
      guard let time = sessionTime else { return }
      answer(BrokerAnswer(id: id, sync: sent, time: time))
    case .refuse(let reason, let id):
      answer(BrokerAnswer(id: id, status: "refused", text: reason), to: message)
    case .ignore: break
    }
  }

  /// Answers a command, and prints the answer if the command was not carried out: who has sent it
  /// may not listen.
  private func answer(_ answer: BrokerAnswer, to message: MQTTMessage) {
    self.answer(answer)
    guard answer.status != ClientAnswer.Status.done.rawValue else { return }
    let command = message.read(BrokerRequest.usual)?.command ?? message.text ?? "?"
    let words = "refused cmd '\(command.printable.shortened)': \(answer.text ?? "")"
    for line in refusalLimit.lines(words, at: moment) { log(line.printable) }
  }

  private func answer(_ answer: BrokerAnswer) {
    broker?.publish(
      MQTTMessage(topics.done, json: answer, isAcknowledged: answer.sync == nil))
  }

  // MARK: The report

  /// Looks at the report again and again, since the clock adds each talk that has ended.
  private func keepReport() {
    loop.scheduleTask(in: Self.reportPause) {
      // Without the room it publishes the report only as long as it lingers.
      if self.isOnline || self.report.isPublished { self.publishReport() }
      self.keepReport()
    }
  }

  private func publishReport() {
    for message in report.messages(for: reportedRows()) { broker?.publish(message) }
  }

  // MARK: Words

  private func logOnce(_ words: String) {
    guard words != logged else { return }
    logged = words
    log(words)
  }
}
