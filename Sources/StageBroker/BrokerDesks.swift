import ClockCommands
import FollowedClock
import NIOCore
import StageLink
import StageProtocol
import StageRoom
import TerminalCanvas
import TimerEngine

/// The desks that operate a room over the broker, each as a client of the clock.
///
/// Each desk has its own connection to the clock. Lines from the clock are published under the desk's topic, without
/// the notes of the rundown, which no broker may get. A request of the desk is sent to the clock at most once,
/// because requests are numbered.
///
/// A broker may keep the message of a desk that is gone, for example after a restart. So a desk that does not ask for
/// the time any more is dropped. A desk of an earlier version does not say who asks; it is dropped after a silence if
/// another desk needs its place. Use it only on its event loop.
final class BrokerDesks {
  /// The maximum number of desks.
  private static let maxCount = 8
  /// A desk is dropped after this time without a sign, in microseconds; an attached desk asks for the time every ten
  /// seconds.
  private static let patience: Int64 = 30_000_000

  private struct Desk {
    var shown: BrokerDisplay
    /// Its connection to the clock; `nil` while this clock does not have the room.
    var link: RoomLink?
    /// The number of its last request.
    var lastNumber = -1
    /// When it was heard last, or the clock has got the room since then.
    var heard: Int64
    /// Whether it has asked for the time under its id.
    var asks = false
  }

  private let address: RoomAddress
  private let loop: any EventLoop
  private let now: () -> Int64
  private let tell: (String, DeskId) -> Void
  private let remove: (DeskId) -> Void
  private var desks: [DeskId: Desk] = [:]
  /// Whether this clock has the room, so that desks are connected to it.
  private var isOnline = false

  /// Creates a list without desks.
  ///
  /// - Parameters:
  ///   - address: the clock's socket.
  ///   - loop: the event loop.
  ///   - now: the bridge's own time in microseconds.
  ///   - tell: publishes a line of the clock for a desk.
  ///   - remove: removes what the broker keeps of a desk.
  init(
    of address: RoomAddress, on loop: any EventLoop, now: @escaping () -> Int64,
    tell: @escaping (String, DeskId) -> Void, remove: @escaping (DeskId) -> Void
  ) {
    (self.address, self.loop, self.now) = (address, loop, now)
    (self.tell, self.remove) = (tell, remove)
  }

  /// Connects all desks to the clock, which has the room from now on.
  func begin() {
    isOnline = true
    for id in desks.keys {
      desks[id]?.heard = now()
      connect(id)
    }
  }

  /// Takes what a desk says of itself, and connects it to the clock if that has the room; `nil` if the desk is
  /// gone.
  func show(_ desk: BrokerDisplay?, as id: DeskId) {
    guard let desk, desk.closed != true else {
      let link = desks.removeValue(forKey: id)?.link
      if desk == nil { link?.abandon() } else { link?.end() }
      return
    }
    desks[id, default: Desk(shown: desk, heard: now())].shown = desk
    desks[id]?.heard = now()
    if isOnline { connect(id) }
  }

  /// Takes note that a desk has asked for the time.
  func hear(_ id: DeskId) {
    desks[id]?.heard = now()
    desks[id]?.asks = true
  }

  /// Drops the desks that do not ask for the time any more; call this every few seconds.
  func dropSilent() {
    guard isOnline else { return }
    for (id, desk) in desks where desk.asks && isSilent(desk) { dropSilent(id) }
  }

  private func isSilent(_ desk: Desk) -> Bool { now() - desk.heard >= Self.patience }

  private func dropSilent(_ id: DeskId) {
    drop(id, "The clock has not heard from this desk for 30 seconds")
  }

  /// Whether one more desk can be connected; drops the one that has been silent longest if there is no other place.
  private func makesRoom() -> Bool {
    let connected = desks.filter { $0.value.link != nil }
    guard connected.count >= Self.maxCount else { return true }
    guard let (id, desk) = connected.min(by: { $0.value.heard < $1.value.heard }), isSilent(desk)
    else { return false }
    dropSilent(id)
    return true
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
    guard desk.link != nil || makesRoom() else {
      return drop(
        id,
        "This clock already has \(Self.maxCount) desks through the broker. End one of them first")
    }
    let link =
      desk.link
      ?? RoomLink(address, on: loop, now: now) { [unowned self] event in
        if case .line(let line) = event { publish(line, for: id) }
      }
    link.introduce(
      name: ClientName(desk.shown.name ?? ""), .desk,
      Size(columns: desk.shown.columns, rows: desk.shown.rows))
    guard desk.link == nil else { return }
    desks[id]?.link = link
    link.look()
  }

  /// Sends the clock a line of a desk, unless it was sent already.
  ///
  /// - Parameters:
  ///   - line: a request, or how many items the desk has read; anything else is ignored.
  ///   - id: the desk.
  ///   - refusal: returns why a request is not sent, `nil` if it is.
  func pass(_ line: ClientLine, from id: DeskId, unless refusal: (WireRequest) -> String?) {
    guard let desk = desks[id], let link = desk.link else { return }
    desks[id]?.heard = now()
    switch line {
    case .desk(let request):
      guard request.number > desk.lastNumber else { return }
      desks[id]?.lastNumber = request.number
      if let reason = refusal(request) {
        let reply = WireReply(.refused(StatusNotice([reason])), to: request.number)
        return publish(.desk(.reply(reply)), for: id)
      }
      link.pass(line)
    case .got: link.pass(line)
    default: break
    }
  }

  private func publish(_ line: ClockLine, for id: DeskId) {
    switch line {
    case .accepts, .desk, .closed:
      if let text = line.withoutNotes.text { tell(text, id) }
    // The broker has the stage, and answers the question what time it is.
    case .snapshot, .heartbeat, .sync, .answer, .event, .online, .report, .word: break
    }
  }

  /// Takes leave of the clock for all desks, and forgets them: the broker tells of them again.
  func end() {
    for desk in desks.values { desk.link?.end() }
    (desks, isOnline) = ([:], false)
  }

  /// The same without leave, since the broker is lost and the desks hear nothing of the clock any more.
  func abandon() {
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
