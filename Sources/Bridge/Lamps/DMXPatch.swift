package import StageRenderer

/// The lamps in one universe: where each begins.
///
/// A universe has 512 slots; only those up to the last one in use are sent.
package struct DMXPatch: Hashable, Sendable {
  /// How many slots a universe has.
  package static let slots = 512

  /// The meaning of each lamp's channels.
  let map: LampMap
  /// The first channel of each lamp, counted from 1.
  private(set) var channels: [Int]
  /// How bright full is, in per cent.
  let brightness: Int

  /// Creates a patch of a lamp that begins at a channel, of which all fit into a universe.
  package init(_ map: LampMap, at channels: [Int], brightness: Int) {
    precondition(!channels.isEmpty, "A patch has a lamp.")
    self.map = map
    self.channels = channels
    self.brightness = brightness
  }

  /// The channels at which a lamp can begin.
  package static func channels(of map: LampMap) -> ClosedRange<Int> { 1...slots - map.count + 1 }

  /// The channels of two lamps of which the second begins within the first; `nil` if there are
  /// none.
  package var overlap: (Int, Int)? {
    let channels = Set(channels).sorted()
    return zip(channels, channels.dropFirst()).first { $1 - $0 < map.count }
  }

  /// The values of all slots up to the last one in use.
  package func slots(_ signal: LampSignal?) -> [UInt8] {
    let lamp = map.slots(signal, brightness: brightness)
    let last = (channels.max() ?? 1) + map.count - 1
    var slots = [UInt8](repeating: 0, count: last)
    for channel in channels {
      slots.replaceSubrange(channel - 1..<channel - 1 + lamp.count, with: lamp)
    }
    return slots
  }
}
