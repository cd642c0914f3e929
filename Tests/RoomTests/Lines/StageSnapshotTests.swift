import Foundation
import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// A display in another process draws the same as the clock's own screen, only from the line with
/// the snapshot and the moment.
struct StageSnapshotTests {
  /// What the other process is given.
  struct Job: Codable {
    var line: String
    /// Whether its screen is mirrored, which each display decides for itself.
    var isMirrored: Bool
    /// The sizes of the screens, as `80x24`.
    var sizes: [String]
    /// The instants to draw, in nanoseconds of real time since the start of the clock.
    var instants: [Int64]

    /// The stage as the display has read it.
    func stage() throws -> StageSnapshot {
      guard case .snapshot(let snapshot)? = try WireClockMessage(line) else { throw Failure() }
      var stage = try snapshot.stage()
      stage.look.isMirrored = isMirrored
      return stage
    }
  }

  private struct Failure: Error {}

  private static let sizes = [
    "1x1", "12x4", "20x8", "30x40", "45x80", "60x12", "80x24", "100x30", "120x36", "200x50",
  ]

  /// A terminal of each kind: blocks in 256 and in eight colours, spaces, reverse video, and `#`.
  private static let terminals = [
    Capabilities(), Capabilities(colours: 8), Capabilities(hasBlocks: false),
    Capabilities(colours: 0, hasBlocks: false),
    Capabilities(colours: 0, hasReverse: false, isUnicode: false, hasBlocks: false),
  ]

  /// The hash of a picture, which is the same in every process: FNV-1a, 64 bits, a cell at a time.
  private static func digest(_ canvas: Canvas) -> UInt64 {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for cell in canvas.cells {
      let style = cell.style
      let colours = UInt64(style.foreground.index) << 8 | UInt64(style.background.index)
      let look = colours << 8 | UInt64(style.attributes.rawValue)
      let value = UInt64(cell.scalar.value) << 24 | look
      digest = (digest ^ value) &* 0x100_0000_01b3
    }
    return digest
  }

  private static func moment(_ nanoseconds: Int64, speed: Int) -> Moment {
    let real = Duration.nanoseconds(nanoseconds)
    return Moment(
      Timestamp(sinceStart: real * speed), real: Timestamp(sinceStart: real), timeOfDay: .zero,
      wallClock: .zero)
  }

  /// Displays on every terminal, each in every second size; in `make soak`, in every size.
  ///
  /// Terminals that follow each other have different sizes.
  private struct Displays {
    private var displays: [(size: Size, capabilities: Capabilities, display: StageDisplay)] = []

    init(sizes: [String]) {
      for (terminal, capabilities) in terminals.enumerated() {
        for (number, size) in sizes.enumerated()
        where repetitions > 1 || (terminal + number).isMultiple(of: 2) {
          displays.append((Size(size), capabilities, StageDisplay()))
        }
      }
    }

    var count: Int { displays.count }

    /// The pictures of a stage at a moment.
    mutating func digests(_ stage: StageSnapshot, at moment: Moment) -> [UInt64] {
      displays.indices.map { index in
        let (size, capabilities, _) = displays[index]
        let scene = Scene(stage, at: moment, in: size, capabilities)
        return digest(displays[index].display.frame(of: scene).canvas)
      }
    }
  }

  /// Where the talk is when the other process is told of it, and how it looks and runs.
  struct Stand: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var seconds: Int
    var settings: @Sendable (inout Settings) -> Void = { _ in }
    var sizes = ["20x8", "80x24", "120x36"]
  }

  /// The talk has 20 s, yellow from 15 and red from 10.
  ///
  /// Where the screen flashes, the snapshot that
  /// comes with the new phase is drawn; else one of green shows the whole way through yellow.
  private static let stands = [
    Stand(
      testDescription: "through yellow into red", seconds: 1,
      settings: { $0.clock.look.flashes = false }, sizes: sample(sizes, oneOf: 2)),
    Stand(
      testDescription: "through the flash of yellow", seconds: 5, sizes: sample(sizes, oneOf: 3)),
    Stand(testDescription: "through the flashes of zero", seconds: 20),
    Stand(
      testDescription: "a message in German, mirrored", seconds: 1,
      settings: {
        $0.clock.look.flashes = false
        $0.clock.look.isMirrored = true
        $0.clock.message = "Bitte kommen Sie zum Schluss"
        $0.clock.language = Language(code: "de") ?? .english
      }),
    Stand(
      testDescription: "a rehearsal in amber", seconds: 1,
      settings: {
        $0.clock.look.flashes = false
        $0.clock.look.theme = .amber
        $0.clock.speed = 10
      }),
  ]

  @Test(arguments: stands)
  func anotherProcessDrawsTheSame(stand: Stand) async throws {
    var settings = Settings()
    stand.settings(&settings)
    var session = Session(20, yellow: 15, red: 10, settings: settings)
    session.press(" ")
    if settings.clock.message != nil { session.press("m") }
    session.pass(seconds: stand.seconds)
    let step: Int64 =
      settings.clock.look.flashes ? 130_000_000 : 1_170_000_000 / Int64(settings.clock.speed)
    let stage = session.console.state.stage
    let began = session.console.moment.real.sinceStart / .nanoseconds(1)
    var published = PublishedStage(room: "main", session: "5e55", leadership: .first, start: .zero)
    published.update(stage)
    let job = Job(
      line: try #require(published.line), isMirrored: stage.look.isMirrored, sizes: stand.sizes,
      instants: (1...8).map { Int64(began) + $0 * step })
    var displays = Displays(sizes: stand.sizes)
    var expected: [UInt64] = []
    var phases: Set<Phase?> = []
    for instant in job.instants {
      let moment = Self.moment(instant, speed: settings.clock.speed)
      _ = session.console.update(.timePassed, at: moment)
      expected += displays.digests(session.console.state.stage, at: moment)
      phases.insert(session.console.snapshot.phase(at: moment.talk))
    }
    #expect(phases.count >= (settings.clock.look.flashes ? 1 : 2))
    let encoded = [UInt8](try JSONEncoder().encode(job))
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { [encoded = encoded as [UInt8]] in
      let job = try JSONDecoder().decode(Job.self, from: Data(encoded))
      let stage = try job.stage()
      var displays = StageSnapshotTests.Displays(sizes: job.sizes)
      for instant in job.instants {
        let moment = StageSnapshotTests.moment(instant, speed: stage.speed)
        for digest in displays.digests(stage, at: moment) { print(digest) }
      }
    }
    let drawn = String(decoding: result.standardOutputContent, as: UTF8.self)
      .split(separator: "\n").compactMap { UInt64($0) }
    #expect(drawn == expected)
    #expect(Set(drawn).count > displays.count)
  }
}
