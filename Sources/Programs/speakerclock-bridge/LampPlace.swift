import Bridge

/// Where a lamp begins in a universe of sACN or Art-Net: `[HOST:]UNIVERSE:CHANNEL`.
struct LampPlace {
  /// Where packets go; `nil` for the multicast group of the universe.
  let host: String?
  let universe: UInt16
  /// The first channel of the lamp, counted from 1.
  let channel: Int

  /// Reads `1:10` or `192.168.1.50:1:10`; `nil` for a number that is out of range, or a host that
  /// is a single number, which the system would take for an address.
  init?(argument: String, universes: ClosedRange<Int>, needsHost: Bool) {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3 || parts.count == 2 && !needsHost,
      let universe = Self.number(parts[parts.count - 2]), universes.contains(universe),
      let channel = Self.number(parts[parts.count - 1]), 1...DMXPatch.slots ~= channel,
      parts.count == 2 || !parts[0].utf8.allSatisfy(Self.isDigit)
    else { return nil }
    host = parts.count == 3 ? String(parts[0]) : nil
    self.universe = UInt16(universe)
    self.channel = channel
  }

  /// Digits alone: no sign.
  private static func number(_ text: Substring) -> Int? {
    text.utf8.allSatisfy(isDigit) ? Int(text) : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 48...57 ~= byte }

  static func sACN(_ text: String) -> LampPlace? {
    LampPlace(argument: text, universes: LampNetwork.sACNUniverses, needsHost: false)
  }

  static func artNet(_ text: String) -> LampPlace? {
    LampPlace(argument: text, universes: LampNetwork.artNetUniverses, needsHost: true)
  }
}
