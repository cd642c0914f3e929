import SpeechAnnouncement
import TimerEngine

/// Draws the clocks of several rooms, each with its name, time, phase and title.
///
/// This folder draws an overview of the rooms, for an office, and the programme, for waiting
/// people. Others make a `RoomsScene` or a `ProgrammeScene` from the state of each room's display,
/// and get a `Frame`. Nothing here flashes or reacts to the mouse, and nothing that only the
/// operator may read appears here. Nothing here knows how the talk and the items of a room get to a
/// screen.
package struct RoomsDisplay: Sendable {
  private var display = StageDisplay()
  /// The last layout, and what it was made for.
  private var layout: (count: Int, size: Size, layout: RoomGridLayout)?

  package init() {}

  /// Draws a scene in its own size; nothing in it flashes.
  package mutating func frame(of scene: RoomsScene) -> Frame {
    let palette = Palette(scene.capabilities, scene.look, nil, isRunning: true)
    var frame = Frame(size: scene.size, filledWith: palette.blank)
    let last = max(0, scene.size.rows - 1)
    frame.canvas.cursor = Position(column: 0, row: last)
    let layout = layout(of: scene, palette)
    let tiles = zip(scene.rooms, layout.places).map { room, place in
      RoomTilePicture(room, of: scene, in: place.size)
    }
    let columns = layout.hasDigits ? nil : RoomColumns(tiles)
    for (tile, place) in zip(tiles, layout.places) {
      frame.add(
        columns.map(tile.line(in:))
          ?? tile.drawn(with: &display, hasTitleRow: layout.hasTitleRow), at: place.origin)
    }
    guard scene.size.rows > 1 else { return frame }
    drawStatus(of: scene, leftOut: scene.rooms.count - layout.places.count, palette, on: &frame)
    return frame
  }

  private mutating func layout(of scene: RoomsScene, _ palette: Palette) -> RoomGridLayout {
    let rows = scene.size.rows > 1 ? scene.size.rows - 1 : scene.size.rows
    let size = Size(columns: scene.size.columns, rows: rows)
    if let layout, layout.count == scene.rooms.count, layout.size == size { return layout.layout }
    let new = RoomGridLayout(
      scene.rooms.count, in: size, hasSubcellEdges: palette.digits.hasSubcellEdges)
    layout = (scene.rooms.count, size, new)
    return new
  }

  /// Draws the notice at the left, and the time of day at the right.
  private func drawStatus(
    of scene: RoomsScene, leftOut: Int, _ palette: Palette, on frame: inout Frame
  ) {
    let row = scene.size.rows - 1
    let time = Words.timeOfDay(scene.timeOfDay)
    let more = leftOut > 0 ? [scene.language.phrases.moreRooms(leftOut)] : []
    let texts = scene.words.map { (more + [$0]).joined(separator: "   ") } + more
    let lines = texts.map { StyledLine([StyledText($0, palette.plain)]) }
    let hasTime = time.columns <= scene.size.columns
    let rest = scene.size.columns - (hasTime ? time.columns + 2 : 0)
    if let line = StyledLine.fitting(rest, lines) {
      frame.canvas.write(line, at: Position(column: 0, row: row))
    }
    guard hasTime else { return }
    let place = Position(column: scene.size.columns - time.columns, row: row)
    frame.canvas.write(time, at: place, style: palette.dim)
  }
}

/// The widths of the columns of lines.
private struct RoomColumns {
  let name, time, state: Int

  init(_ tiles: [RoomTilePicture]) {
    name = tiles.map(\.room.name.columns).max() ?? 0
    time = tiles.map { $0.time?.text.columns ?? 0 }.max() ?? 0
    state = tiles.map(\.state.text.columns).max() ?? 0
  }

  var width: Int { name + time + state + 4 }
}

/// A room in a place of its own.
private struct RoomTilePicture {
  let room: RoomTile
  private let talk: Scene?
  private let size: Size
  private let palette: Palette
  private let phrases: Phrases
  private let isUnicode: Bool

  init(_ room: RoomTile, of scene: RoomsScene, in size: Size) {
    self.room = room
    self.size = size
    talk = scene.talk(of: room, in: size)
    phrases = scene.language.phrases
    isUnicode = scene.capabilities.isUnicode
    let isRunning = talk?.talk.isRunning == true && room.presence == .online
    palette = Palette(scene.capabilities, scene.look, talk?.phase, isRunning: isRunning)
  }

  private var dots: String { isUnicode ? "…" : "..." }

  /// The seconds that the digits show, and the same as text; `nil` without a talk.
  var time: (seconds: Int, text: String)? {
    guard let talk else { return nil }
    let seconds = talk.talk.segment.digits(at: talk.remainingSecond)
    let hasHours = talk.stage.hasHours || TimeText.needsHours(seconds)
    return (seconds, TimeText.digits(seconds, hasHours: hasHours))
  }

  /// The title of the talk, else the name of its preset.
  private var title: String { talk?.talkName ?? "" }

  /// How late the room's rundown is; empty if it is on time.
  private var late: String {
    room.lateBy == 0 ? "" : phrases.lateness(room.lateBy)
  }

  /// What the speaker is told, else the title.
  private var subject: StyledText {
    if let message = room.scene?.stage.message, !message.isEmpty, room.presence == .online {
      return StyledText(message, palette.strong)
    }
    return StyledText(title, palette.plain)
  }

  /// What comes next in the room; empty without a rundown.
  private var next: String {
    guard let rundown = room.scene?.stage.rundown, let next = rundown.next else { return "" }
    return phrases.next(next, at: rundown.nextTime)
  }

  /// What is below the digits: the subject, how late it is, and if there is room what comes next.
  private var details: StyledLine {
    let lateSpan = StyledText(late, room.lateBy > 0 ? palette.strong : palette.plain)
    let gap = late.isEmpty || subject.text.isEmpty ? 0 : 2
    let rest = max(0, size.columns - late.columns - gap)
    let short = StyledText(subject.text.shortened(to: rest, with: dots), subject.style)
    let whole = [subject, lateSpan, StyledText(next, palette.plain)]
    let alone = StyledText(subject.text.shortened(to: size.columns, with: dots), subject.style)
    let forms = [whole, [short, lateSpan], [alone]].map { spans in
      StyledLine.joined(
        spans.filter { !$0.text.isEmpty }.map { StyledLine([$0]) }, gap: 2, palette.plain)
    }
    return StyledLine.fitting(size.columns, forms) ?? StyledLine([])
  }

  /// What the clock does, in a word.
  var state: StyledText {
    switch room.presence {
    case .offline: return StyledText(phrases.offline, palette.strong)
    case .silent(let time): return StyledText(phrases.noSignal(for: time), palette.strong)
    case .online: break
    }
    guard let talk else { return StyledText("", palette.plain) }
    return talk.state(marked: talk.approximationSign, hasAir: true, palette)
  }

  // MARK: With digits

  /// The heading, the digits and the title.
  func drawn(with display: inout StageDisplay, hasTitleRow: Bool) -> Frame {
    var frame = Frame(size: size, filledWith: palette.blank)
    drawHeading(hasDetails: !hasTitleRow, on: &frame)
    if hasTitleRow { frame.canvas.write(details, centredIn: size.rows - 1) }
    guard let talk, let time else { return frame }
    let area = Rect(
      column: 0, row: 1, columns: size.columns, rows: size.rows - (hasTitleRow ? 2 : 1))
    if let digits = DisplayText(time.text),
      display.drawDigits(digits, of: talk, palette, in: area, on: &frame.canvas)
    {
      return frame
    }
    let row = area.centred(Size(columns: area.size.columns, rows: 1)).origin.row
    display.write(
      [time.text, TimeText.short(time.seconds)], of: talk, palette, in: row, on: &frame.canvas)
    return frame
  }

  /// The name at the left, the state at the right, and a rule between them; the details follow the
  /// name as far as there is room.
  private func drawHeading(hasDetails: Bool, on frame: inout Frame) {
    let state = state.text.columns + 2 <= size.columns ? state : StyledText("", palette.plain)
    let rest = size.columns - (state.text.isEmpty ? 0 : state.text.columns + 1)
    var name = room.name.shortened(to: rest, with: dots)
    if hasDetails {
      for (text, least) in [(late, late.columns), (subject.text, 8)] {
        let left = rest - name.columns - 2
        guard !text.isEmpty, left >= min(least, text.columns) else { continue }
        name += "  " + text.shortened(to: left, with: dots)
      }
    }
    let rule = String(repeating: isUnicode ? "─" : "-", count: max(0, rest - name.columns - 1))
    let spans = [
      StyledText(name, palette.strong), StyledText(rule.isEmpty ? "" : " " + rule, palette.dim),
    ]
    frame.canvas.write(StyledLine(spans), at: Position(column: 0, row: 0))
    let place = Position(column: size.columns - state.text.columns, row: 0)
    frame.canvas.write(state.text, at: place, style: state.style)
  }

  // MARK: As a line

  /// The name, the time, the state and the details on one row, in the longest form that fits; below
  /// each other where the room is wide enough.
  func line(in columns: RoomColumns) -> Frame {
    var frame = Frame(size: size, filledWith: palette.blank)
    let origin = Position(column: 0, row: 0)
    let head = [
      StyledText(room.name, palette.strong), StyledText(time?.text ?? "", palette.time), state,
    ]
    let details = [
      StyledText(late, palette.strong), subject, StyledText(next, palette.plain),
    ].filter { !$0.text.isEmpty }
    guard columns.width * 2 > size.columns else {
      frame.canvas.write(head[0].text, at: origin, style: head[0].style)
      let end = columns.name + 2 + columns.time
      let places = [end - head[1].text.columns, end + 1]
      for (span, column) in zip(head.dropFirst(), places) {
        frame.canvas.write(span.text, at: Position(column: column, row: 0), style: span.style)
      }
      let place = Position(column: columns.width, row: 0)
      frame.canvas.write(longest(details, in: size.columns - columns.width, gap: 2), at: place)
      return frame
    }
    let parts = (head + details).filter { !$0.text.isEmpty }
    frame.canvas.write(longest(parts, in: size.columns, gap: 1), at: origin)
    return frame
  }

  /// The first of these texts, as many as fit; only the first one is shortened.
  private func longest(_ spans: [StyledText], in columns: Int, gap: Int) -> StyledLine {
    let forms = (0..<spans.count).reversed().map { last in
      StyledLine.joined(spans[...last].map { StyledLine([$0]) }, gap: gap, palette.plain)
    }
    let short = spans.prefix(1).map {
      StyledText($0.text.shortened(to: columns, with: dots), $0.style)
    }
    return StyledLine.fitting(columns, forms) ?? StyledLine(short)
  }
}
