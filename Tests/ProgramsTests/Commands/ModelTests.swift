import Platform
import Room
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Commands

/// One preset of each timing model as users see it: its lines, its JSON events and its screens,
/// stored under `Pictures/models`.
struct ModelTests {
  /// Red before zero; red at zero; a qualifying window; bells at elapsed times; segments.
  private static let models = [
    ("red-before-zero", "TED talk"), ("red-at-zero", "US Supreme Court"),
    ("qualifying-window", "Toastmasters 5–7"), ("bells", "British Parliamentary"),
    ("segments", "APCRS paper 12 + 3"),
  ]

  private func preset(_ name: String) throws -> Preset {
    try PresetChoice.bundled.preset(named: name)
  }

  @Test(arguments: models)
  func theLinesOfATalkAreAsStored(model: String, name: String) throws {
    let lines = Rehearsal(talk: try preset(name)).lines()
    #expect(difference(lines, fromStored: "models/\(model)-lines") == nil)
  }

  @Test(arguments: models)
  func theEventsOfATalkAreAsStored(model: String, name: String) throws {
    let lines = Rehearsal(talk: try preset(name)).lines(as: .events)
    #expect(difference(lines, fromStored: "models/\(model)-events") == nil)
  }

  @Test(arguments: models, [Look.Glyphs.ascii, .blocks])
  func theScreensOfATalkAreAsStored(model: (String, String), glyphs: Look.Glyphs) throws {
    let talk = try preset(model.1)
    let pictures = talk.format.segments.indices.flatMap { screens(of: talk, in: $0, glyphs) }
    #expect(difference(pictures, fromStored: "models/\(model.0)-\(glyphs.rawValue)") == nil)
  }

  /// A segment's screen at its start, at the beginning of each phase, at its end, and a minute
  /// over.
  private func screens(of talk: Preset, in index: Int, _ glyphs: Look.Glyphs) -> [String] {
    let segment = talk.format.segments[index]
    let beginnings = [Phase.green, .yellow, .red].compactMap(segment.beginning)
    let seconds = Set([segment.length, 0, -61] + beginnings).sorted(by: >)
    return seconds.flatMap { shown -> [String] in
      let phase = segment.phase(at: shown)?.rawValue ?? "no lamp"
      let title = "== \(segment.name) \(TimeText.plain(shown)) left, \(phase)"
      return [title] + picture(of: talk, in: index, showing: shown, glyphs)
    }
  }

  private func picture(
    of talk: Preset, in index: Int, showing shown: Int, _ glyphs: Look.Glyphs
  ) -> [String] {
    var settings = Settings()
    settings.clock.look.glyphs = glyphs
    let snapshot = TalkSnapshot(
      talk, run: .running(deadline: .start + .seconds(shown), since: .start),
      left: Array(repeating: .zero, count: index))
    var console = ClockConsole(
      talk: snapshot, settings: settings, size: Size(columns: 44, rows: 15),
      moment: Moment(.start, timeOfDay: .zero, wallClock: .zero))
    let canvas = console.draw()
    return glyphs == .ascii ? canvas.lines : Self.coloured(canvas)
  }

  /// The rows with a letter for each cell that is only a colour: r, g and y, capital where bright,
  /// and a point for grey.
  private static func coloured(_ canvas: Canvas) -> [String] {
    (0..<canvas.size.rows).map { row in
      String(
        String.UnicodeScalarView(
          (0..<canvas.size.columns).map { column in
            let cell = canvas.cells[row * canvas.size.columns + column]
            return cell.scalar == " " ? letter(for: cell.style.background.rgb) : cell.scalar
          }))
    }
  }

  private static func letter(for colour: RGB) -> Unicode.Scalar {
    let most = max(colour.red, colour.green, colour.blue)
    guard most > 20 else { return " " }
    if min(colour.red, colour.green, colour.blue) == most { return "." }
    let isBright = most >= 160
    if colour.green * 2 < colour.red { return isBright ? "R" : "r" }
    return colour.red * 2 < colour.green ? isBright ? "G" : "g" : isBright ? "Y" : "y"
  }
}
