import SpeechAnnouncement
import TimerEngine

/// Draws the operator view: the time, what the speaker sees as a small picture, the talk, the
/// rundown, the displays and the last events.
///
/// This folder draws what only the operator sees: this view, the help, the status line, and the
/// words around the digits (`OperatorWords`). Nothing here changes a talk, or knows what a key
/// does.
package struct OperatorDisplay: Sendable {
  /// The smallest terminal with room for it.
  package static let minSize = Size(columns: 60, rows: 15)

  private var clock = StageDisplay()
  private var speaker = StageDisplay()
  private var next = OperatorNext()

  package init() {}

  /// Whether a terminal has room for it.
  package static func fits(_ size: Size) -> Bool {
    size.columns >= minSize.columns && size.rows >= minSize.rows
  }

  /// Draws a scene in its own size, which must have room for it.
  ///
  /// Nothing in it flashes: words say that the displays do.
  package mutating func frame(of scene: Scene, showing snapshot: OperatorSnapshot) -> Frame {
    let view = scene.forOperator
    guard scene.words.help == nil else { return clock.frame(of: view) }
    let coming = (snapshot.agenda?.lines ?? []).filter { $0.state == .next || $0.state == .later }
    let layout = OperatorLayout(in: scene.size, showsNext: !coming.isEmpty)
    let palette = view.palette
    var frame = Frame(size: scene.size, filledWith: palette.blank)
    frame.canvas.cursor = Position(column: 0, row: scene.size.rows - 1)
    frame.canvas.title = StageDisplay.terminalTitle(view)
    clock.drawTime(of: view, in: layout.time, on: &frame)
    clock.drawLamps(of: view, in: layout.lamps, on: &frame)
    if let area = layout.progress { ProgressBar(view, palette)?.draw(in: area, on: &frame.canvas) }
    let times = snapshot.timesOfDay.map { StyledLine($0, palette.plain) }
    if let line = StyledLine.fitting(layout.timesOfDay.size.columns, times) {
      frame.canvas.write(line, centredIn: layout.timesOfDay)
    }
    drawSpeaker(scene, in: layout.speaker, palette, on: &frame.canvas)
    let sections = OperatorSections(
      scene: view, snapshot: snapshot, palette: palette, isLarge: layout.next != nil)
    sections.draw(in: layout.sections, on: &frame.canvas)
    if let area = layout.next {
      let heading = view.phrases.nowAndNext.next.capitalised
      next.draw(
        Array(coming.prefix(OperatorNext.count)), under: heading, in: area, palette,
        dots: scene.dots, on: &frame.canvas)
    }
    StatusLine(scene: view, palette: palette, namesTalk: false)
      .draw(in: scene.size.rows - 1, on: &frame)
    return frame
  }

  /// Draws what a display shows in a box, and says in words what covers it.
  private mutating func drawSpeaker(
    _ scene: Scene, in area: Rect, _ palette: Palette, on canvas: inout Canvas
  ) {
    let size = Size(columns: area.size.columns - 2, rows: area.size.rows - 2)
    let picture = speaker.frame(of: scene.forSpeaker(in: size)).canvas
    let origin = Position(column: area.origin.column + 1, row: area.origin.row + 1)
    canvas.draw(picture, at: origin)
    let states = scene.phrases.pictureStates
    let isFlashing = scene.stage.flash?.nextChange(after: scene.moment.real) != nil
    let words = [
      scene.stage.isBlackedOut ? states.blackout : nil, isFlashing ? states.flash : nil,
      scene.stage.message.map { scene.phrases.message($0, on: .screen) },
    ].compactMap { $0 }
    let box = BoxLines(scene)
    let heading = StyledText(scene.phrases.headings.speaker, palette.plain)
    let state = StyledText(words.joined(separator: scene.phrases.comma), palette.strong)
    box.draw(in: area, palette.dim, above: heading, below: state, on: &canvas)
  }
}

extension Scene {
  /// The scene of the operator view: nothing covers or hides the time.
  package var forOperator: Scene {
    var stage = stage
    stage.talk = talk.with(title: talk.preset.title, overtime: .count)
    (stage.message, stage.messageEnd, stage.isBlackedOut, stage.flash) = (nil, nil, false, nil)
    stage.rundown?.between = nil
    (stage.look.isMirrored, stage.look.showsOnlyLamps) = (false, false)
    stage.look.secondaryTime = nil
    var scene = Scene(stage, with: words, at: moment, in: size, capabilities)
    scene.isApproximate = isApproximate
    return scene
  }

  /// The scene of the small picture.
  fileprivate func forSpeaker(in size: Size) -> Scene {
    var stage = stage
    stage.flash = nil
    (stage.look.isMirrored, stage.look.showsOnlyLamps) = (false, false)
    stage.look.secondaryTime = nil
    return Scene(stage, at: moment, in: size, capabilities)
  }
}

extension StageDisplay {
  /// Draws the time in the largest digits that fit, else as text.
  fileprivate mutating func drawTime(of scene: Scene, in area: Rect, on frame: inout Frame) {
    let palette = scene.palette
    frame.add(.digits, in: area)
    let seconds = scene.talk.segment.digits(at: scene.remainingSecond)
    let time = TimeText.digits(seconds, hasHours: scene.stage.hasHours)
    if let text = DisplayText(time),
      drawDigits(text, of: scene, palette, in: area, on: &frame.canvas, scene.words.focus)
    {
      return
    }
    frame.canvas.write(StyledLine(time, palette.time), centredIn: area)
  }

  /// Draws the traffic light.
  fileprivate mutating func drawLamps(of scene: Scene, in area: Rect, on frame: inout Frame) {
    let palette = scene.palette
    var lights = Frame(size: area.size, filledWith: palette.blank)
    TrafficLight(scene: scene, palette: palette)
      .draw(in: 0..<area.size.rows, on: &lights, &lamps, &letters)
    frame.add(lights, at: area.origin)
  }
}

/// The characters of a box.
private struct BoxLines {
  let corners: (topLeft: String, topRight: String, bottomLeft: String, bottomRight: String)
  let horizontal: String
  let vertical: String

  init(_ scene: Scene) {
    let isASCII = scene.look.glyphs == .ascii || !scene.capabilities.isUnicode
    corners = isASCII ? ("+", "+", "+", "+") : ("┌", "┐", "└", "┘")
    (horizontal, vertical) = isASCII ? ("-", "|") : ("─", "│")
  }

  /// Draws a box with words in its upper and its lower line, shortened to its width.
  func draw(
    in area: Rect, _ style: Style, above: StyledText, below: StyledText, on canvas: inout Canvas
  ) {
    let line = String(repeating: horizontal, count: area.size.columns - 2)
    let last = area.rows.upperBound - 1
    let rows = [
      (area.origin.row, corners.topLeft + line + corners.topRight, above),
      (last, corners.bottomLeft + line + corners.bottomRight, below),
    ]
    for row in area.rows.dropFirst().dropLast() {
      canvas.write(vertical, at: Position(column: area.origin.column, row: row), style: style)
      let right = Position(column: area.columns.upperBound - 1, row: row)
      canvas.write(vertical, at: right, style: style)
    }
    for (row, text, words) in rows {
      canvas.write(text, at: Position(column: area.origin.column, row: row), style: style)
      let dots = horizontal == "-" ? "..." : "…"
      let shown = words.text.shortened(to: area.size.columns - 6, with: dots)
      guard !shown.isEmpty else { continue }
      let place = Position(column: area.origin.column + 2, row: row)
      canvas.write(" \(shown) ", at: place, style: words.style)
    }
  }
}
