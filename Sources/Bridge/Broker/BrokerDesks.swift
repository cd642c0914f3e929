import NIOCore
import Platform
import Room
import StageRenderer
import TimerEngine

/// The desks that operate a room over the broker, each as a client of the clock.
///
/// Each desk has its own connection to the clock. Lines from the clock are published under the
/// desk's topic, without the notes of the rundown, which no broker may get. A request of the desk
/// is sent to the clock at most once, because requests are numbered.
///
/// A broker may keep the message of a desk that is gone, for example after a restart. So a desk
/// that does not ask for the time any more is dropped.
///
/// If the broker or the clock is lost, all desks come back at once, perhaps with new ids. The
/// places of those that were connected are kept for their names for a while, so a desk that was
/// refused takes nobody's place. Use it only on its event loop.
final class BrokerDesks {
  /// The maximum number of desks.
  private static let maxCount = 8
  private struct Desk {
    var shown: BrokerDisplay
    /// Its connection to the clock; `nil` while this clock does not have the room.
    var link: RoomLink?
    /// The number of its last request.
    var lastNumber = -1
    /// When it was heard last, or the clock has got the room since then.
    var sign: BrokerSign
    /// Whether it has asked for the time.
    var hasAsked = false
    /// How many items it has read, as it said last, and as was sent to the clock last.
    var readCount = 0
    var sentCount = 0
    /// Whether what it has read is sent to the clock soon.
    var isSending = false
  }

  /// How long the place of a desk is kept for its name, in microseconds; a desk tries again after
  /// 30 seconds at most.
  private static let keeping: Int64 = 40_000_000
  /// The pause between two lines that send the clock how many items a desk has read; a clock takes
  /// twenty a second.
  private static let sendPause = TimeAmount.milliseconds(100)

  private let address: RoomAddress
  private let loop: any EventLoop
  private let now: () -> Int64
  private let send: (String, DeskId) -> Void
  private let publishStage: (SentStage) -> Void
  private let remove: (DeskId) -> Void
  private var desks: [DeskId: Desk] = [:]
  /// Whether this clock has the room, so that desks are connected to it.
  private var isOnline = false
  /// The names of the desks that were connected when the broker or the clock was lost, and until
  /// when their places are kept.
  private var kept: (names: [String], end: Int64) = ([], 0)

  /// Creates a list without desks.
  ///
  /// - Parameters:
  ///   - address: the clock's socket.
  ///   - loop: the event loop.
  ///   - now: the bridge's own time in microseconds.
  ///   - send: publishes a line of the clock for a desk.
  ///   - publishStage: publishes the stage, which comes before a reply that belongs to it.
  ///   - remove: removes what the broker keeps of a desk.
  init(
    of address: RoomAddress, on loop: any EventLoop, now: @escaping () -> Int64,
    send: @escaping (String, DeskId) -> Void, publishStage: @escaping (SentStage) -> Void,
    remove: @escaping (DeskId) -> Void
  ) {
    (self.address, self.loop, self.now) = (address, loop, now)
    (self.send, self.publishStage, self.remove) = (send, publishStage, remove)
  }

  /// Connects all desks to the clock, which has the room from now on.
  func begin() {
    isOnline = true
    kept.end = now() + Self.keeping
    for id in desks.keys {
      desks[id]?.sign.heard = now()
      connect(id)
    }
  }

  /// Takes what a desk says of itself, and connects it to the clock if that has the room; `nil` if
  /// the desk is gone.
  func show(_ desk: BrokerDisplay?, as id: DeskId) {
    guard let desk, desk.closed != true else {
      let link = desks.removeValue(forKey: id)?.link
      if desk == nil { link?.abandon() } else { link?.end() }
      return
    }
    desks[id, default: Desk(shown: desk, sign: BrokerSign(heard: now()))].shown = desk
    desks[id]?.sign.heard = now()
    if isOnline { connect(id) }
  }

  /// Takes note that a desk has asked for the time.
  func hear(_ id: DeskId) {
    desks[id]?.sign.heard = now()
    desks[id]?.hasAsked = true
  }

  /// Drops the desks that do not ask for the time any more; call this every few seconds.
  func dropSilent() {
    guard isOnline else { return }
    for (id, desk) in desks where desk.sign.isSilent(at: now()) { dropSilent(id) }
  }

  private func dropSilent(_ id: DeskId) {
    drop(id, "The clock has not heard from this desk for 30 seconds")
  }

  /// Whether a desk can be connected; drops one that is gone if there is no other place.
  private func makesRoom(for new: Desk) -> Bool {
    let connected = desks.filter { $0.value.link != nil }
    guard connected.count + keptPlaces(without: new) >= Self.maxCount else { return true }
    // After a restart, the broker may also tell of the desk under the id that it had before.
    let before = connected.first {
      now() < kept.end && new.shown.name != nil && $1.shown.name == new.shown.name
        && !$1.hasAsked
    }
    let silent = connected.filter { $1.sign.isSilent(at: now()) }
      .min { $0.value.sign.heard < $1.value.sign.heard }
    guard let (id, _) = before ?? silent else { return false }
    dropSilent(id)
    return true
  }

  /// How many places are kept for desks that have not come back yet, without that of this one.
  private func keptPlaces(without new: Desk) -> Int {
    guard now() < kept.end else { return 0 }
    var names = kept.names
    for desk in desks.values.filter({ $0.link != nil }) + [new] {
      names.firstIndex(of: desk.shown.name ?? "").map { _ = names.remove(at: $0) }
    }
    return names.count
  }

  /// Keeps the places of the desks that are connected.
  private func keepPlaces() {
    let names = desks.values.filter { $0.link != nil }.map { $0.shown.name ?? "" }
    if !names.isEmpty { kept.names = names }
  }

  /// Ends a desk's connection to the clock, tells it why, and removes it from the broker.
  private func drop(_ id: DeskId, _ reason: String) {
    desks.removeValue(forKey: id)?.link?.abandon()
    publish(.closed(reason), for: id)
    remove(id)
  }

  /// Connects a desk to the clock if that has less than eight, or tells the clock its new size.
  private func connect(_ id: DeskId) {
    guard let desk = desks[id] else { return }
    guard desk.link != nil || makesRoom(for: desk) else {
      return drop(
        id,
        "This clock already has \(Self.maxCount) desks through the broker. End one of them first")
    }
    let link =
      desk.link
      ?? RoomLink(
        address, on: loop,
        as: Follower(ClientName(desk.shown.name ?? ""), as: .desk, isRelay: true),
        now: { [now] in .start + .microseconds(now()) },
        handle: { [unowned self] in receive($0, for: id) })
    link.introduce(
      as: ClientName(desk.shown.name ?? ""), .desk,
      Size(columns: desk.shown.columns, rows: desk.shown.rows))
    guard desk.link == nil else { return }
    desks[id]?.link = link
    link.look()
  }

  private func receive(_ news: Follower.News, for id: DeskId) {
    switch news {
    case .line(let line): publish(line, for: id)
    case .sent(let snapshot, _): publishStage(snapshot)
    // Another clock sends all items, and the desk counts anew.
    case .opened:
      desks[id]?.readCount = 0
      desks[id]?.sentCount = 0
    case .message, .answer: break
    }
  }

  /// Sends the clock a line of a desk, unless it was sent already.
  ///
  /// - Parameters:
  ///   - line: a request, or how many items the desk has read; anything else is ignored.
  ///   - id: the desk.
  ///   - refusal: returns why a request is not sent, `nil` if it is.
  func pass(_ line: WireClientMessage, from id: DeskId, unless refusal: (WireRequest) -> String?) {
    guard let desk = desks[id], let link = desk.link else { return }
    desks[id]?.sign.heard = now()
    switch line {
    case .desk(let request):
      guard request.number > desk.lastNumber else { return }
      desks[id]?.lastNumber = request.number
      if let reason = refusal(request) {
        let reply = WireReply(.refused(StatusNotice([reason])), to: request.number)
        return publish(.desk(.reply(reply)), for: id)
      }
      link.pass(line)
    case .got(let count):
      desks[id]?.readCount = count
      sendReadCount(of: id)
    // A broker is sent nothing else by a desk, or answers it itself.
    case .hello, .clockError, .watch, .watchEvents, .watchPresets, .sync, .command, .more, .keep,
      .steppedDown, .ready, .bye:
      break
    }
  }

  /// Sends the clock how many items a desk has read, the newest number only and not too often:
  /// commands of the desk would wait behind such lines.
  private func sendReadCount(of id: DeskId) {
    guard let desk = desks[id], !desk.isSending, desk.readCount != desk.sentCount else { return }
    desk.link?.pass(.got(desk.readCount))
    desks[id]?.sentCount = desk.readCount
    desks[id]?.isSending = true
    loop.assumeIsolated().scheduleTask(in: Self.sendPause) { [weak self] in
      self?.desks[id]?.isSending = false
      self?.sendReadCount(of: id)
    }
  }

  private func publish(_ line: WireClockMessage, for id: DeskId) {
    switch line {
    case .accepts, .desk, .closed:
      if let text = line.withoutNotes.text { send(text, id) }
    // The broker answers the question what time it is.
    case .snapshot, .heartbeat, .sync, .answer, .presets, .event, .online, .report, .word: break
    }
  }

  /// Takes leave of the clock for all desks, and forgets them: the broker tells of them again.
  func end() {
    keepPlaces()
    for desk in desks.values { desk.link?.end() }
    (desks, isOnline) = ([:], false)
  }

  /// The same without leave, since the broker is lost and the desks hear nothing of the clock any
  /// more.
  func abandon() {
    keepPlaces()
    for desk in desks.values { desk.link?.abandon() }
    (desks, isOnline) = ([:], false)
  }
}

/// The id of a desk at a broker: 1 to 32 digits and letters of the Latin alphabet.
struct DeskId: Hashable, Sendable {
  /// The level of a topic.
  let level: String

  /// Reads a level of a topic; `nil` if no desk can have that id.
  init?(level: some StringProtocol) {
    guard 1...32 ~= level.utf8.count,
      level.allSatisfy({ $0.isASCII && ($0.isLowercase || $0.isNumber) })
    else { return nil }
    self.level = String(level)
  }
}
