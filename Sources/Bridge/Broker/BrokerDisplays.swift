import NIOCore
import Platform
import Room
import StageRenderer
import TimerEngine

/// The displays that show a room over the broker, each as a client of the clock, so that the
/// operator sees them among the clock's own.
///
/// A broker may keep the message of a display that is gone, for example after a restart. So a
/// display that does not ask for the time any more is dropped, as a desk is. Use it only on its
/// event loop.
final class BrokerDisplays {
  /// The maximum number of displays; the clock has places for some other clients as well.
  private static let maxCount = 48

  private let address: RoomAddress
  private let loop: any EventLoop
  private let now: () -> Int64
  private let remove: (DisplayName) -> Void
  private var displays: [DisplayName: Display] = [:]

  private struct Display {
    let link: RoomLink
    /// The id with which it asks for the time.
    let asker: String
    var sign: BrokerSign
  }

  /// Creates a list without displays.
  ///
  /// - Parameters:
  ///   - address: the clock's socket.
  ///   - loop: the event loop.
  ///   - now: the bridge's own time in microseconds.
  ///   - remove: removes what the broker keeps of a display.
  init(
    of address: RoomAddress, on loop: any EventLoop, now: @escaping () -> Int64,
    remove: @escaping (DisplayName) -> Void
  ) {
    self.address = address
    self.loop = loop
    self.now = now
    self.remove = remove
  }

  /// Shows the operator what a display says of itself; `nil` if it is gone.
  func show(_ display: BrokerDisplay?, named name: DisplayName) {
    guard let display, display.closed != true else {
      let link = displays.removeValue(forKey: name)?.link
      if display == nil { link?.abandon() } else { link?.end() }
      return
    }
    guard let asker = display.asker, displays[name] != nil || makesRoom() else { return }
    let isNew = displays[name] == nil
    let link =
      displays[name]?.link
      ?? RoomLink(
        address, on: loop, as: Follower(name.client, as: .display, isRelay: true),
        now: { [now] in .start + .microseconds(now()) }, handle: { _ in })
    link.introduce(
      as: name.client, .display, Size(columns: display.columns, rows: display.rows),
      clockError: display.clockError.map { .microseconds($0) })
    if isNew { link.look() }
    displays[name] = Display(
      link: link, asker: asker, sign: BrokerSign(heard: now()))
  }

  /// Takes note of who has asked for the time.
  func hear(_ asker: DeskId) {
    for name in displays.keys where displays[name]?.asker == asker.level {
      displays[name]?.sign.heard = now()
    }
  }

  /// Drops the displays that do not ask for the time any more; call this every few seconds.
  func dropSilent() {
    for (name, display) in displays where display.sign.isSilent(at: now()) { drop(name) }
  }

  /// Whether one more display can be shown; drops the one that has been silent longest if there is
  /// no other place.
  private func makesRoom() -> Bool {
    guard displays.count >= Self.maxCount else { return true }
    let oldest = displays.filter { $1.sign.isSilent(at: now()) }
      .min { $0.value.sign.heard < $1.value.sign.heard }
    guard let oldest else { return false }
    drop(oldest.key)
    return true
  }

  /// Removes a display that is gone from the broker; the operator is told that it is lost.
  private func drop(_ name: DisplayName) {
    displays.removeValue(forKey: name)?.link.abandon()
    remove(name)
  }

  /// Removes all displays.
  func end() {
    for display in displays.values { display.link.end() }
    displays = [:]
  }
}

/// When a display or a desk at a broker was heard last.
///
/// Each asks for the time every ten seconds, so silence for three times as long means that it is
/// gone: the broker publishes no will of a client that it has forgotten.
struct BrokerSign {
  /// How long one may be silent, in microseconds.
  private static let patience: Int64 = 30_000_000

  /// When it was heard last, in the bridge's own time in microseconds.
  var heard: Int64

  /// Whether it was silent for too long at a moment.
  func isSilent(at now: Int64) -> Bool { now - heard >= Self.patience }
}
