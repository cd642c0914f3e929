import Unix

/// What the system reports about its wall clock.
enum SystemClock {
  /// Whether the wall clock is synchronised, or a hardware clock set it when the machine started.
  ///
  /// On macOS, which does not say, it always is: each Mac has a hardware clock.
  static var isSet: Bool {
    WallClock.isSynchronised || isSetByHardware(in: "/sys/class/rtc")
  }

  /// Whether one of the clocks in a folder such as `/sys/class/rtc` says so in its file `hctosys`.
  static func isSetByHardware(in folder: String) -> Bool {
    FileSystem.names(in: folder).contains { name in
      FileSystem.readStart("\(folder)/\(name)/hctosys").first == UInt8(ascii: "1")
    }
  }
}
