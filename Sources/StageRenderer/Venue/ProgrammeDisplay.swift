import SpeechAnnouncement
import TimerEngine

/// Draws what runs, what comes next, and the items of the rundown, for people who wait.
package struct ProgrammeDisplay: Sendable {
  private var display = StageDisplay()

  package init() {}

  /// Draws a scene in its own size; nothing in it flashes.
  package mutating func frame(of scene: ProgrammeScene) -> Frame {
    let palette = scene.palette
    var frame = Frame(size: scene.size, filledWith: palette.blank)
    frame.canvas.cursor = Position(column: 0, row: max(0, scene.size.rows - 1))
    frame.canvas.title = StageDisplay.terminalTitle(scene.talk)
    let layout = ProgrammeLayout(
      in: scene.size, hasWords: !scene.words.isEmpty,
      hasSubcellEdges: palette.digits.hasSubcellEdges)
    let hasDigits = drawDigits(of: scene, in: layout.digits, palette, on: &frame)
    let now = ProgrammeNow(scene: scene, palette: palette, hasDigits: hasDigits)
    frame.canvas.write(
      now.line(in: scene.size.columns), at: Position(column: 0, row: layout.now))
    drawItems(of: scene, in: layout.list, palette, on: &frame)
    if let row = layout.status { drawStatus(of: scene, in: row, palette, on: &frame) }
    return frame
  }

  /// Draws the time in digits; returns whether it has digits and there is room for them.
  private mutating func drawDigits(
    of scene: ProgrammeScene, in area: Rect?, _ palette: Palette, on frame: inout Frame
  ) -> Bool {
    // The digits have a minus of their own.
    let time = scene.talk.timeText.replacing("\u{2212}", with: "-")
    guard let area, !scene.isOver, !time.isEmpty, let text = DisplayText(time) else { return false }
    return display.drawDigits(text, of: scene.talk, palette, in: area, on: &frame.canvas)
  }

  /// Draws what comes next, and below it the items, or that there are none.
  private func drawItems(
    of scene: ProgrammeScene, in area: Rect, _ palette: Palette, on frame: inout Frame
  ) {
    guard area.size.rows > 0 else { return }
    guard let rundown = scene.talk.stage.rundown else {
      let text = scene.phrases.noRundown.last ?? ""
      return frame.canvas.write(
        text.shortened(to: area.size.columns, with: scene.talk.dots), at: area.origin,
        style: palette.dim)
    }
    let list = scene.list(of: rundown, in: area.size.columns, palette)
    list.draw(in: area, dots: scene.talk.dots, palette, on: &frame.canvas)
  }

  /// Draws the words at the left, and the time of day at the right.
  private func drawStatus(
    of scene: ProgrammeScene, in row: Int, _ palette: Palette, on frame: inout Frame
  ) {
    let columns = scene.size.columns
    let time = Words.timeOfDay(scene.timeOfDay)
    let lines = scene.words.map { StyledLine([StyledText($0, palette.strong)]) }
    let line = StyledLine.fitting(columns, lines)
    if let line { frame.canvas.write(line, at: Position(column: 0, row: row)) }
    let gap = line == nil ? 0 : 2
    guard (line?.columns ?? 0) + gap + time.columns <= columns else { return }
    frame.canvas.write(
      time, at: Position(column: columns - time.columns, row: row), style: palette.dim)
  }
}

/// Where the parts of a programme are, so that nothing jumps when a talk starts.
private struct ProgrammeLayout {
  /// The fewest rows of a screen with large digits, with air between the parts, and with the time
  /// of day.
  private static let (minRowsOfDigits, minRowsOfAir, minRowsOfStatus) = (16, 20, 6)

  /// The place of the digits, if there are any.
  let digits: Rect?
  /// The row of what runs.
  let now: Int
  /// The place of what comes next and of the items.
  let list: Rect
  /// The row of the words and the time of day, if there is one.
  let status: Int?

  /// The digits of a usual time decide how many rows any time has.
  init(in size: Size, hasWords: Bool, hasSubcellEdges: Bool) {
    let air = size.rows >= Self.minRowsOfAir ? 1 : 0
    let high = Size(columns: size.columns, rows: size.rows / 4)
    let usual = size.rows < Self.minRowsOfDigits ? nil : DisplayText("00:00")
    let rows = usual.flatMap {
      StageDisplay.sizeOfDigits($0, in: high, hasSubcellEdges: hasSubcellEdges)?.rows
    }
    digits = rows.map { Rect(column: 0, row: 0, columns: size.columns, rows: $0) }
    now = rows.map { $0 + air } ?? 0
    let hasStatus = size.rows >= Self.minRowsOfStatus || hasWords && size.rows > 1
    status = hasStatus ? size.rows - 1 : nil
    let first = now + 1 + air
    let end = hasStatus ? size.rows - 1 - air : size.rows
    list = Rect(column: 0, row: first, columns: size.columns, rows: end - first)
  }
}

/// The line that says what runs: the time if it is not drawn large, the phase or what else the
/// clock does, and the name.
private struct ProgrammeNow {
  /// The fewest columns for a shortened name.
  private static let minNameColumns = 8

  let scene: ProgrammeScene
  let palette: Palette
  let hasDigits: Bool

  private var talk: Scene { scene.talk }

  private var name: String {
    if scene.isOver { return scene.phrases.rundownIsOver }
    if let between = talk.between { return between.kind == .pause ? between.title : "" }
    return talk.talkName
  }

  private var time: StyledText {
    guard !hasDigits, !scene.isOver else { return StyledText("", palette.plain) }
    let text = talk.timeText
    return StyledText(text.isEmpty ? "" : talk.approximationSign + text, palette.time)
  }

  /// What the clock does, in a word: with air around it where that is in the colour of the phase.
  private func state(hasAir: Bool) -> StyledText {
    if scene.isOver { return StyledText("", palette.plain) }
    let mark = hasDigits ? talk.approximationSign : ""
    if let between = talk.between, between.kind == .pause {
      return StyledText(
        mark + (talk.remainingSecond < 0 ? between.after : talk.textOfStart ?? ""), palette.strong)
    }
    return talk.state(marked: mark, hasAir: hasAir, palette)
  }

  /// The phase's letter, for a screen with room for nothing else.
  private var letter: StyledText {
    guard let phase = talk.phase else { return StyledText("", palette.plain) }
    return StyledText(Words.letter(of: phase), palette.text(of: phase.lamp))
  }

  /// The longest form that fits.
  func line(in columns: Int) -> StyledLine {
    let heads = [[time, state(hasAir: true)], [time, state(hasAir: false)], [time], [letter]]
    let lines = heads.map { head in
      StyledLine.joined(
        head.filter { !$0.text.isEmpty }.map { StyledLine([$0]) }, gap: 1, palette.plain)
    }
    var line = StyledLine.fitting(columns, lines) ?? StyledLine([])
    let gap = line.spans.isEmpty ? 0 : 2
    let room = columns - line.columns - gap
    guard !name.isEmpty, room >= min(name.columns, Self.minNameColumns) else { return line }
    if gap > 0 { line.spans.append(StyledText("  ", palette.plain)) }
    line.spans.append(StyledText(name.shortened(to: room, with: talk.dots), palette.strong))
    return line
  }
}

extension ProgrammeScene {
  /// The fewest columns for all texts of an item, and for its time.
  private static let (columnsForAll, columnsForTime) = (40, 20)

  /// What comes next, and below it the items.
  ///
  /// Where there are few columns, a talk with a speaker has no title, and a call is on a line of
  /// its own. Where there are fewer still, there are only names.
  fileprivate func list(
    of rundown: StageRundown, in columns: Int, _ palette: Palette
  ) -> OperatorList {
    let first = [current, next].compactMap { $0 }.min() ?? max(0, items.count - 1)
    let last = [current, next].compactMap { $0 }.max() ?? first
    let hasAll = columns >= Self.columnsForAll
    let hasTime = columns >= Self.columnsForTime
    return OperatorList(
      headings: headings(of: rundown),
      items: items.indices.map { index in
        let texts = cells(of: index, hasTitle: hasAll)
        return OperatorList.Item(
          hasAll ? texts : hasTime ? Array(texts[1...3]) : [texts[2]],
          style(of: items[index], palette))
      },
      current: first..<last + 1, flexible: hasAll ? 2 : hasTime ? 1 : 0,
      optional: hasAll ? 3 : hasTime ? 2 : nil)
  }

  /// The forms of what comes next, the longest first; what the list is if nothing does.
  private func headings(of rundown: StageRundown) -> [String] {
    guard let name = rundown.next else { return [phrases.programme.heading] }
    let alone = phrases.next(name, at: nil)
    guard let minutesToNext else { return [phrases.next(name, at: rundown.nextTime), alone] }
    guard minutesToNext > 0 else { return [alone] }
    let start = phrases.startsIn(phrases.length(60 * minutesToNext))
    return [alone + phrases.comma + start, alone]
  }

  /// What it is now, its time, its name, its call or that it does not take place, and its length.
  private func cells(of index: Int, hasTitle: Bool) -> [String] {
    let item = items[index]
    let words = phrases.nowAndNext
    let mark = index == next ? words.next : index == current ? words.now : ""
    let name = hasTitle || item.speaker.isEmpty ? item.name : item.speaker
    let remark = item.state == .skipped ? phrases.itemStates.skipped : item.call
    return [mark, item.time, name, remark, item.length]
  }

  private func style(of item: ProgrammeItem, _ palette: Palette) -> Style {
    switch item.state {
    case .ended, .skipped: palette.dim
    case .current: palette.strong
    case .coming: palette.plain
    }
  }
}
