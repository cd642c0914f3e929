import TimerEngine

/// The screen between talks: names in letters as large as fit, and times below them.
///
/// The parts stand above one another, each in the middle of its rows. Size and colour say which of
/// them matters most: see `BetweenLayout` and `TextRole`.
struct BetweenScreen {
  /// A part of the screen.
  struct Part: Hashable {
    enum Content: Hashable {
      /// A text that is shortened where it does not fit.
      case text(String)
      /// A text with a time, which is left out where it does not fit: half a time is a wrong one.
      case time(String)
      case digits(String)
    }

    let content: Content
    let role: TextRole
    /// Those of the first level are the largest.
    let level: Int
    /// How many rows it gets beside the others.
    let weight: Int

    static func text(_ text: String, _ role: TextRole, level: Int, _ weight: Int) -> Part {
      Part(content: .text(text), role: role, level: level, weight: weight)
    }

    static func time(_ text: String, level: Int, _ weight: Int) -> Part {
      Part(content: .time(text), role: .time, level: level, weight: weight)
    }

    static func digits(_ time: String, level: Int, _ weight: Int) -> Part {
      Part(content: .digits(time), role: .time, level: level, weight: weight)
    }

    var isEmpty: Bool { content == .text("") || content == .time("") }
  }

  private let scene: Scene
  private let between: BetweenTalks

  /// Creates the screen of a scene; `nil` if there are digits.
  init?(_ scene: Scene) {
    guard let between = scene.between, !scene.isLongOver else { return nil }
    self.scene = scene
    self.between = between
  }

  /// The parts from the top to the bottom.
  var parts: [Part] {
    let left = TimeText.digits(scene.remainingSecond, hasHours: scene.stage.hasHours)
    let start = scene.textOfStart ?? ""
    let next = Part.text(between.textOfNext(in: scene.phrases), .quiet, level: 3, 2)
    let all: [Part] =
      switch between.kind {
      case .talk where between.speaker.isEmpty:
        [
          .text(between.title, .name, level: 1, 6), .time(start, level: 2, 2),
          .digits(left, level: 3, 2),
        ]
      case .talk:
        [
          .text(between.speaker, .name, level: 1, 5), .text(between.title, .title, level: 2, 3),
          .time(start, level: 3, 2), .digits(left, level: 4, 2),
        ]
      case .pause where scene.remainingSecond < 0:
        [.text(between.title, .title, level: 2, 3), .text(between.after, .name, level: 1, 5), next]
      // People who wait want to know how long.
      case .pause:
        [
          .text(between.title, .name, level: 2, 4), .time(start, level: 3, 2),
          .digits(left, level: 1, between.isFirst ? 8 : 5), next,
        ]
      case .end: [.text(between.title, .name, level: 1, 1)]
      }
    return all.filter { !$0.isEmpty }
  }
}

extension StageDisplay {
  /// Draws a screen between talks with the operator's words; after the end of a rundown the time of
  /// day.
  ///
  /// Returns whether there is one.
  mutating func drawBetweenTalks(
    _ scene: Scene, _ palette: Palette, on frame: inout Frame
  ) -> Bool {
    guard scene.between != nil else { return false }
    let size = scene.size
    let rundown = RundownRow(scene: scene, palette: palette)
    let hasRow = !scene.words.rundown.isEmpty && size.rows >= 8
    let hasStatus = scene.words.hasStatus && size.rows > (scene.words.awaitsKey ? 1 : 2)
    let air = size.rows >= 16 ? 1 : 0
    let rows = (hasRow ? 2 : air)..<max(1, size.rows - (hasStatus ? 1 : 0) - air)
    let area = Rect(column: 0, row: rows.lowerBound, columns: size.columns, rows: rows.count)
    if let screen = BetweenScreen(scene) {
      let margin = ScreenLayout.margin(in: size.columns)
      let place = Rect(
        column: margin, row: rows.lowerBound, columns: size.columns - 2 * margin, rows: rows.count)
      draw(screen.parts, in: place, scene, palette, on: &frame.canvas)
    } else {
      let dim = Palette(scene.capabilities, scene.look, nil, .stopped)
      IdleScreen(scene.timeOfDay, [], in: size, scene.capabilities, scene.look)
        .draw(in: area, dim, with: &display, on: &frame.canvas)
    }
    frame.add(.digits, in: area)
    if scene.look.isMirrored { frame.canvas.mirror(area) }
    if hasRow { rundown.draw(in: 0, on: &frame.canvas) }
    if hasStatus {
      StatusLine(scene: scene, palette: palette, namesTalk: false)
        .draw(in: size.rows - 1, on: &frame)
    }
    return true
  }

  /// Draws the parts, each as large as its level lets it be.
  private mutating func draw(
    _ parts: [BetweenScreen.Part], in place: Rect, _ scene: Scene, _ palette: Palette,
    on canvas: inout Canvas
  ) {
    let layout = BetweenLayout(parts, in: place.size, palette, scene.dots, &blocks)
    for (block, row) in layout.blocks {
      let area = Rect(
        column: place.origin.column, row: place.origin.row + row, columns: place.size.columns,
        rows: block.rows)
      switch block.picture {
      case .text(let text): text.draw(in: area, on: &canvas, with: &letters)
      case .line(let text):
        canvas.write(
          StyledLine(text, palette.style(of: block.part.role)), centredIn: area.origin.row)
      case .digits(let picture, let size):
        draw(picture, scene, palette, in: area.centred(size), on: &canvas)
      }
    }
  }
}
