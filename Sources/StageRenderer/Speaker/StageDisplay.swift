import SpeechAnnouncement
import TimerEngine

/// Draws the speaker's screen, and on the operator's screen also the operator's words.
///
/// It draws the whole screen every time, and keeps only the pictures of digits, letters and lamps.
///
/// This folder draws the speaker's screen, and defines the values that describe it, such as
/// `StageSnapshot`. Others make a `Scene` from these values, a moment and a terminal, and get a
/// `Frame`. The screens of the folders Operator and Venue use its palette, lines and digits.
/// Nothing here changes a talk, or knows what a key or a client does.
package struct StageDisplay: Sendable {
  var display = SegmentDisplay()
  var letters = LetterDisplay()
  var lamps = DiscDisplay()
  var blocks = BetweenLayout.Memory()

  package init() {}

  /// Draws a scene in its own size.
  package mutating func frame(of scene: Scene) -> Frame {
    let palette = scene.palette
    var frame = Frame(size: scene.size, filledWith: palette.blank)
    frame.canvas.cursor = Position(column: 0, row: max(0, scene.size.rows - 1))
    if scene.stage.isBlackedOut {
      StatusLine(scene: scene, palette: palette).drawNotice(in: scene.size.rows - 1, on: &frame)
    } else if let help = scene.words.help {
      drawHelp(help, scene, palette, on: &frame)
    } else {
      drawClock(scene, palette, on: &frame)
    }
    frame.canvas.title = Self.terminalTitle(scene)
    return frame
  }

  /// The time and the phase, such as `12:34 YELLOW`.
  package static func title(_ scene: Scene) -> String {
    title(scene, saying: scene.phase.map { scene.phrases.name(of: $0).uppercased() } ?? "")
  }

  private static func title(_ scene: Scene, saying word: String) -> String {
    let time = scene.approximationSign + scene.timeText
    return word.isEmpty ? time : "\(time) \(word)"
  }

  /// The title of a terminal: the time, and what the talk does; while it runs the phase: `05:00
  /// READY`, `04:59 PAUSED`, `04:58 GREEN`.
  package static func terminalTitle(_ scene: Scene) -> String {
    let word: String
    switch scene.talk.run.state {
    case .running: return title(scene)
    case .paused: word = scene.phrases.paused
    case .ready: word = scene.between?.kind == .end ? "" : scene.phrases.lines.ready
    }
    return title(scene, saying: word)
  }

  private mutating func drawClock(_ scene: Scene, _ palette: Palette, on frame: inout Frame) {
    if drawBetweenTalks(scene, palette, on: &frame) { return }
    let light = TrafficLight(scene: scene, palette: palette)
    let message = scene.stage.message
    if scene.look.showsOnlyLamps, message == nil,
      LampScreen(light: light, size: scene.size).draw(on: &frame, &lamps, &letters)
    {
      return StatusLine(scene: scene, palette: palette, secondaryTime: SecondaryTimeBlock(scene))
        .draw(in: scene.size.rows - 1, on: &frame)
    }
    let content = ClockFaceContent(scene, message: message)
    let (picture, layout) =
      scene.words.awaitsKey
      ? content.placedAboveStatus(in: scene.size, scene.look.orientation, palette)
      : content.placed(in: scene.size, scene.look.orientation, palette)
    draw(picture, scene, palette, in: layout.area, on: &frame.canvas, scene.words.focus)
    frame.add(.digits, in: layout.area)
    if scene.look.isMirrored { mirror(picture, in: layout.area, on: &frame.canvas) }
    if let rows = layout.lamps { light.draw(in: rows, on: &frame, &lamps, &letters) }
    if scene.look.showsProgress, let area = layout.progress(below: picture) {
      ProgressBar(scene, palette)?.draw(in: area, on: &frame.canvas)
    }
    let second = draw(SecondaryTimeBlock(scene), before: light, in: layout.lamps, on: &frame.canvas)
    if let row = layout.presets {
      let rundown = RundownRow(scene: scene, palette: palette)
      if rundown.isThere {
        rundown.draw(in: row, on: &frame.canvas)
      } else {
        PresetRow(scene: scene, palette: palette).draw(in: row, on: &frame)
      }
    }
    if let row = layout.status {
      StatusLine(
        scene: scene, palette: palette, time: picture.showsTime ? nil : content.text,
        secondaryTime: second
      ).draw(in: row, on: &frame)
    }
  }

  /// Draws a secondary time at the left of the traffic light; returns it if there is no room for
  /// it.
  private mutating func draw(
    _ second: SecondaryTimeBlock?, before light: TrafficLight, in rows: Range<Int>?,
    on canvas: inout Canvas
  ) -> SecondaryTimeBlock? {
    guard let second, let rows else { return second }
    let margin = max(1, ScreenLayout.margin(in: canvas.size.columns))
    let columns = light.columnsBefore(in: rows, canvas.size.columns) - 2 * margin
    guard columns > 0 else { return second }
    let area = Rect(
      column: margin, row: rows.lowerBound, columns: columns, rows: rows.count)
    guard second.draw(in: area, light.palette, on: &canvas, with: &letters) else { return second }
    if light.scene.look.isMirrored { canvas.mirror(area) }
    return nil
  }

  private func mirror(
    _ picture: ClockFaceContent.Picture, in area: Rect, on canvas: inout Canvas
  ) {
    for part in picture.largeGlyphAreas(in: area) { canvas.mirror(part) }
  }

  /// Draws a page of the help with the time above it and the lamps below; where there is no room
  /// for it the clock stays.
  private mutating func drawHelp(
    _ help: OperatorWords.Help, _ scene: Scene, _ palette: Palette, on frame: inout Frame
  ) {
    let pages = HelpPages(help, in: scene.size, scene.phrases)
    frame.helpPages = pages.count
    guard pages.count > 0 else { return drawClock(scene, palette, on: &frame) }
    let rows = Size(columns: scene.size.columns, rows: pages.timeRows - 1)
    let (picture, layout) = ClockFaceContent(scene, message: nil).placed(in: rows, nil, palette)
    var area = layout.area
    if case .text = picture { area.origin.row = 0 }
    draw(picture, scene, palette, in: area, on: &frame.canvas)
    if scene.look.isMirrored { mirror(picture, in: area, on: &frame.canvas) }
    pages.draw(on: &frame.canvas, palette)
    let last = scene.size.rows - 1
    if pages.lampRows > 0 {
      TrafficLight(scene: scene, palette: palette)
        .draw(in: last - pages.lampRows..<last, on: &frame, &lamps, &letters)
    }
  }

  /// Draws the time or what stands in its place; where there is only a row of text, the first form
  /// of it that fits whole, or the phase's letter.
  mutating func draw(
    _ picture: ClockFaceContent.Picture, _ scene: Scene, _ palette: Palette, in area: Rect,
    on canvas: inout Canvas, _ focus: Focus? = nil
  ) {
    switch picture {
    case .digits(let text, let layout):
      let origin = area.centred(layout.size).origin
      let override = focus?.group(of: text.shape.count).map { ($0, palette.focusDigits) }
      display.draw(text, layout, at: origin, on: &canvas, with: palette.digits, override: override)
    case .compact(let digits):
      let origin = area.centred(digits.size).origin
      digits.draw(at: origin, on: &canvas, with: palette.digits, strokes: palette.time)
    case .letters(let text): text.draw(in: area, on: &canvas, with: &letters)
    case .message(let layout):
      layout.text.draw(
        in: layout.place.moved(to: area.origin), on: &canvas, with: &letters)
      guard let time = layout.time else { return }
      draw(time.picture, scene, palette, in: time.place.moved(to: area.origin), on: &canvas)
    case .text(let forms): write(forms, of: scene, palette, in: area.origin.row, on: &canvas)
    }
  }

  /// Writes a time in the middle of a row: the first of its forms that fits completely, or else the
  /// phase's letter.
  package func write(
    _ forms: [String], of scene: Scene, _ palette: Palette, in row: Int, on canvas: inout Canvas
  ) {
    let letter = scene.phase.map { StyledLine(Words.letter(of: $0), palette.text(of: $0.lamp)) }
    let lines = forms.map { StyledLine($0, palette.time) } + [letter].compactMap { $0 }
    if let line = StyledLine.fitting(canvas.size.columns, lines) {
      canvas.write(line, centredIn: row)
    }
  }

  /// Draws a time of a scene in the middle of an area, in the largest digits that fit.
  ///
  /// If none fit, it uses the compact digits of three rows. Returns whether it drew anything.
  package mutating func drawDigits(
    _ time: DisplayText, of scene: Scene, _ palette: Palette, in area: Rect,
    on canvas: inout Canvas, _ focus: Focus? = nil
  ) -> Bool {
    guard
      let (picture, size) = MessageLayout.digits(
        time, in: area.size, hasSubcellEdges: palette.digits.hasSubcellEdges)
    else { return false }
    draw(picture, scene, palette, in: area.centred(size), on: &canvas, focus)
    return true
  }

  /// The size of the digits that `drawDigits` draws in an area; `nil` if none fit.
  package static func sizeOfDigits(
    _ time: DisplayText, in area: Size, hasSubcellEdges: Bool
  ) -> Size? {
    MessageLayout.digits(time, in: area, hasSubcellEdges: hasSubcellEdges)?.1
  }
}

extension Focus {
  /// The index of the group of digits that has the focus, of a number of groups; `nil` if none has.
  fileprivate func group(of count: Int) -> Int? {
    switch self {
    case .minutes: count - 2
    case .seconds: count - 1
    default: nil
    }
  }
}
