import CUnix

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What the system knows about its wall clock.
enum SystemClock {
  /// Whether the wall clock is synchronised, or a hardware clock set it when the machine started.
  ///
  /// On macOS it always is: each Mac has a clock of its own.
  static var isSet: Bool {
    #if canImport(Glibc)
    cunix_clock_is_synchronised() != 0 || isSetByHardware(in: "/sys/class/rtc")
    #else
    true
    #endif
  }

  /// Whether one of the clocks in a folder such as `/sys/class/rtc` says so in its file `hctosys`.
  static func isSetByHardware(in folder: String) -> Bool {
    guard let stream = opendir(folder) else { return false }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      let bytes = FileSystem.readStart("\(folder)/\(name)/hctosys")
      if bytes.first == UInt8(ascii: "1") { return true }
    }
    return false
  }
}
