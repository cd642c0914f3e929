import FollowedClock
import NIOCore
import StageLink
import StageRoom
import TerminalCanvas

/// The displays that show a room over the broker, each as a client of the clock, so that the operator sees
/// them among the clock's own.
///
/// Used on its event loop alone.
final class BrokerDisplays {
  /// The maximum number of displays; the clock has places for some other clients as well.
  private static let maxCount = 48

  private let address: RoomAddress
  private let loop: any EventLoop
  private let now: () -> Int64
  private var links: [DisplayName: RoomLink] = [:]

  /// Creates a list without displays.
  ///
  /// - Parameters:
  ///   - address: the clock's socket.
  ///   - loop: the event loop.
  ///   - now: the bridge's own time in microseconds.
  init(of address: RoomAddress, on loop: any EventLoop, now: @escaping () -> Int64) {
    self.address = address
    self.loop = loop
    self.now = now
  }

  /// Shows the operator what a display says of itself; `nil` if it is gone.
  func show(_ display: BrokerDisplay?, named name: DisplayName) {
    guard let display, display.closed != true else {
      let link = links.removeValue(forKey: name)
      if display == nil { link?.abandon() } else { link?.end() }
      return
    }
    guard links[name] != nil || links.count < Self.maxCount else { return }
    let link = links[name] ?? RoomLink(address, on: loop, now: now, handle: { _ in })
    link.introduce(
      name: name.client, .display, Size(columns: display.columns, rows: display.rows),
      clockError: display.clockError)
    if links.updateValue(link, forKey: name) == nil { link.look() }
  }

  /// Removes all displays.
  func end() {
    for link in links.values { link.end() }
    links = [:]
  }
}
