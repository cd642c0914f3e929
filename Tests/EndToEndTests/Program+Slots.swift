import Testing
import TimerTestSupport

extension Program {
  /// Stores in a slot and waits until that is told, and until the next key is answered: by then
  /// it is on disk.
  func store(_ keys: String, in slot: Int) {
    terminal.send(keys)
    #expect(says("Slot \(slot) is now "), "\(status)")
    terminal.send("l")
    #expect(says("Layout: "), "\(status)")
  }

  /// Whether all preset files of a home are sound.
  static func isSound(_ home: TemporaryFolder) throws -> Bool {
    try output(of: "presets", "check", home: home).ending == .exited(0)
  }
}
