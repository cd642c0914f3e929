import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// The files of presets change while the clock runs: keys, clients and new loads follow, and a
/// button loads what it says.
struct PresetFilesTests {
  private static let panel = Preset(name: "Panel 12", slot: 9, duration: 720)

  private static func session() -> Session {
    var session = Session(1080, settings: .ascii)
    session.handle(.launched(LaunchInfo()))
    var client = Client(id: 1, since: .start)
    client.isWatching = true
    session.handle(.clients([client]))
    session.pass(seconds: 6)
    return session
  }

  private static func files(
    written: [Preset] = [], stored: [Preset] = [], problems: [LocatedProblem] = []
  ) -> ClockEvent {
    .presetFiles(PresetFiles(written: written, stored: stored, problems: problems))
  }

  /// The presets that clients were told last.
  private static func sent(_ session: Session) -> [Preset]? {
    session.effects.lazy.compactMap { _, effect in
      if case .send(.presets(let presets)) = effect { presets } else { nil }
    }.last
  }

  private static func send(_ line: String, to session: inout Session) -> ClientAnswer? {
    let count = session.effects.count
    session.handle(.request(ClientRequest(client: 1, name: "phone", number: 7, line: line)))
    return session.effects.dropFirst(count).lazy.compactMap { _, effect in
      if case .send(.answer(let answer, _)) = effect { answer } else { nil }
    }.last
  }

  /// Where the change is, and how a slot is loaded then.
  @Test(arguments: [true, false], ["key", "id", "slot", "name"])
  func whatIsInTheFilesIsLoaded(isWritten: Bool, way: String) throws {
    var session = Self.session()
    let before = session.console.snapshot
    session.handle(
      Self.files(written: isWritten ? [Self.panel] : [], stored: isWritten ? [] : [Self.panel]))
    #expect(session.status().hasPrefix("Presets changed: 'Panel 12'"), "\(session.status())")
    // The loaded talk stays as it is.
    #expect(session.console.snapshot == before)
    let told = try #require(Self.sent(session)?.first { $0.slot == 9 })
    #expect(told == Self.panel)
    session.pass(seconds: 2)
    switch way {
    case "key": session.press("9")
    case "id": #expect(Self.send("preset \(told.id)", to: &session)?.status == .done)
    case "slot": #expect(Self.send("preset 9", to: &session)?.status == .done)
    default: #expect(Self.send("preset panel 12", to: &session)?.status == .done)
    }
    #expect(session.shown == 720)
    #expect(session.console.snapshot.preset.name == "Panel 12")
  }

  /// A button that shows an earlier preset loads nothing.
  @Test func theIdOfAChangedPresetIsRefused() throws {
    var session = Self.session()
    session.handle(Self.files(stored: [Self.panel]))
    let shown = try #require(Self.sent(session)?.first { $0.slot == 9 })
    session.handle(Self.files(stored: [Preset(name: "Panel 12", slot: 9, duration: 900)]))
    let answer = Self.send("preset \(shown.id)", to: &session)
    #expect(answer?.status == .refused)
    #expect(answer?.text == "Not done: this preset has changed in the meantime")
    #expect(session.shown == 1080)
    let now = try #require(Self.sent(session)?.first { $0.slot == 9 })
    #expect(now.id != shown.id && Preset.isID(now.id))
    #expect(Self.send("preset \(now.id)", to: &session)?.status == .done)
    #expect(session.shown == 900)
  }

  @Test func aBrokenFileChangesNothingAndIsSaid() {
    var session = Self.session()
    session.handle(Self.files(stored: [Self.panel]))
    session.handle(
      Self.files(problems: [LocatedProblem("presets.yaml:3:1", .repeatedKey("time"))]))
    #expect(session.console.state.presets[slot: 9] == Self.panel)
    #expect(session.status().contains("presets.yaml:3:1"), "\(session.status())")
  }

  /// Nobody is told of what the clock itself has stored, nor of the same files again.
  @Test func whatTheClockHasStoredIsNoNews() throws {
    var session = Self.session()
    session.press("+s3")
    let stored = try #require(session.console.state.presets[slot: 3])
    session.pass(seconds: 6)
    let count = session.reports.count
    for _ in 0..<2 { session.handle(Self.files(stored: [stored])) }
    #expect(session.reports.count == count)
    #expect(session.console.state.presets[slot: 3] == stored)
  }

  /// What could not be written stays in the clock, whatever else changes in the file; and what it
  /// is writing is not taken back by what the file had before.
  @Test(arguments: ["refused", "slow"])
  func whatIsNotOnDiskStays(disk: String) throws {
    var session = Self.session()
    session.storesAtOnce = false
    session.press("+s3")
    let stored = try #require(session.console.state.presets[slot: 3])
    if disk == "refused" { session.refuseToStore("full") }
    session.handle(Self.files(stored: [Self.panel]))
    #expect(session.console.state.presets[slot: 3] == stored)
    guard disk == "slow" else {
      #expect(session.console.state.presets[slot: 9] == Self.panel)
      return
    }
    let change = try #require(
      session.effects.lazy.compactMap { _, effect in
        if case .save(.store(let change)) = effect { change } else { nil }
      }.last)
    session.handle(.stored(change))
    #expect(session.console.state.presets[slot: 3] == stored)
    // The file is read again because of that.
    session.handle(Self.files(stored: [Self.panel, stored]))
    #expect(session.console.state.presets[slot: 3] == stored)
    #expect(session.console.state.presets[slot: 9] == Self.panel)
  }

  /// A preset that is gone from its file gives its slot back to the bundled one.
  @Test func whatIsGoneIsGone() throws {
    var session = Self.session()
    let bundled = try #require(session.console.state.presets[slot: 9])
    session.handle(Self.files(written: [Self.panel]))
    session.handle(Self.files())
    #expect(session.console.state.presets[slot: 9] == bundled)
    #expect(Self.sent(session)?.last == bundled)
    #expect(Self.sent(session)?.contains(Self.panel) == false)
  }

  /// Clients are told when they come, and when something has changed, and not each second.
  @Test func clientsAreToldOnce() {
    var session = Self.session()
    session.press(" ")
    session.pass(seconds: 5)
    let count = session.effects.count { _, effect in
      if case .send(.presets) = effect { true } else { false }
    }
    #expect(count == 1)
  }
}
