import Platform
import Room
import SpeechAnnouncement
import Testing
import TimerEngine
import TimerTestSupport

@testable import Files

/// The watch of the files of presets on a real disk, with simulated time.
struct WatchedPresetsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func text(_ name: String, _ minutes: Int) -> String {
    "presets:\n  - name: \(name)\n    duration: \(minutes):00\n    slot: 9\n"
  }

  /// What the watch reads within some seconds of its clock, which is set forward to each of its
  /// deadlines.
  private func files(
    _ watch: inout WatchedPresets, from start: Timestamp, within seconds: Int = 30
  ) -> (files: PresetFiles?, at: Timestamp) {
    var now = start
    let limit = start + .seconds(seconds)
    let end = ContinuousClock.now + .seconds(60)
    while now < limit, ContinuousClock.now < end {
      let isReadable = poll(watch.descriptor, .readable, upTo: .milliseconds(20))
      for case .presetFiles(let files) in watch.drain(isReadable: isReadable, at: now) {
        return (files, now)
      }
      now = min(limit, max(now + .milliseconds(100), .start))
    }
    return (nil, now)
  }

  @Test(arguments: ["presets.yaml", "slots.yaml"])
  func aChangedFileIsReadOnceItRests(name: String) throws {
    try folder.write(Self.text("Panel 12", 10), to: name)
    var watch = WatchedPresets(in: UserFolder(path: folder.path))
    defer { watch.finish() }
    var (found, now) = files(&watch, from: .start, within: 3)
    #expect(found == nil, "nothing has changed")
    try folder.write(Self.text("Panel 12", 12), to: name)
    (found, now) = files(&watch, from: now)
    let read = try #require(found)
    let presets = name == "presets.yaml" ? read.written : read.stored
    #expect(presets.map(\.duration) == [720])
    #expect((name == "presets.yaml" ? read.stored : read.written).isEmpty)
    #expect(read.problems.isEmpty)
    // A file that is made, and one that is broken.
    let other = name == "presets.yaml" ? "slots.yaml" : "presets.yaml"
    try folder.write("presets:\n  - nome: X\n", to: other)
    (found, now) = files(&watch, from: now + .seconds(1))
    // A new content is read once more after some seconds.
    if found?.problems.isEmpty == true { (found, now) = files(&watch, from: now) }
    #expect(found?.problems.first?.place.contains(other) == true, "\(String(describing: found))")
  }
}
