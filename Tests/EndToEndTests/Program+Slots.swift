import Files
import Testing
import TimerEngine
import TimerTestSupport

extension Program {
  /// Stores in a slot and waits until that is told and the file has it, which lies in the home.
  func store(_ keys: String, in slot: Int, file: String = TemporaryFolder.slots) {
    terminal.send(keys)
    #expect(says("Slot \(slot) is now "), "\(status)")
    let isOnDisk = terminal.wait(upTo: .patience) { _ in
      PresetLibrary.read(home.path(of: file), isOptional: true)
        .presets.contains { $0.slot == slot }
    }
    #expect(isOnDisk)
  }

  /// Whether all preset files of a home are sound.
  static func isSound(_ home: TemporaryFolder) throws -> Bool {
    try output(of: "presets", "check", home: home).ending == .exited(0)
  }
}
