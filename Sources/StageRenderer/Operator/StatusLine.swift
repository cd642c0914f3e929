import SpeechAnnouncement
import TimerEngine

/// The line at the bottom: the talk's title, the question, notice or state of the clock, and
/// at the right the time of day or a secondary time.
struct StatusLine {
  let scene: Scene
  let palette: Palette
  /// The time, if something else is shown in place of the digits.
  var time: String?
  /// A secondary time, if it has no other place.
  var secondaryTime: SecondaryTimeBlock?
  /// Whether the talk's title and its segment are shown at the left.
  var namesTalk = true

  private static let gap = 3
  private static let controlGap = 2
  /// The least gap between the two ends of the line.
  private static let endGap = 2
  /// The fewest columns for a shortened title.
  private static let minTitleColumns = 12
  /// The fewest columns for a shortened notice.
  private static let minNoticeColumns = 8

  private var words: OperatorWords { scene.words }

  func draw(in row: Int, on frame: inout Frame) {
    if let prompt = words.prompt { return draw(prompt, in: row, on: &frame) }
    let columns = frame.canvas.size.columns
    let (left, right) = parts(columns)
    frame.canvas.write(left, at: Position(column: 0, row: row))
    frame.canvas.write(right, at: Position(column: columns - right.columns, row: row))
    guard words.showsControls, !right.spans.isEmpty else { return }
    var column = columns - right.columns
    for (place, name) in controls {
      let rect = Rect(column: column, row: row, columns: name.columns, rows: 1)
      frame.add(place == .store ? .store : .undo, in: rect)
      column += name.columns + Self.controlGap
    }
  }

  /// Draws the end of the typed line, the cursor after it, and the completions that fit.
  private func draw(_ prompt: OperatorWords.Prompt, in row: Int, on frame: inout Frame) {
    let columns = frame.canvas.size.columns
    var line = prompt.sign.rawValue + prompt.line
    while line.columns >= columns, !line.isEmpty { line.removeFirst() }
    var spans = [StyledText(line, palette.strong)]
    var room = columns - line.columns
    let hint = prompt.line.isEmpty && !prompt.hint.isEmpty ? [prompt.hint] : []
    for completion in hint + prompt.completions where completion != prompt.line {
      let text = (spans.count == 1 ? "   " : "  ") + completion
      room -= text.columns
      guard room >= 0 else { break }
      spans.append(StyledText(text, palette.dim))
    }
    frame.canvas.write(StyledLine(spans), at: Position(column: 0, row: row))
    frame.canvas.cursor = Position(column: line.columns, row: row)
  }

  /// Draws only the prompt, the question or the notice.
  func drawNotice(in row: Int, on frame: inout Frame) {
    if let prompt = words.prompt { return draw(prompt, in: row, on: &frame) }
    guard hasMessage, let texts = texts.first else { return }
    let columns = frame.canvas.size.columns
    let line =
      StyledLine.fitting(columns, texts.map { StyledLine([$0]) })
      ?? cut(texts, to: columns).map { StyledLine([$0]) }
    if let line { frame.canvas.write(line, at: Position(column: 0, row: row)) }
  }

  /// The shortest text without its end, where not even that fits; `nil` if there are too few
  /// columns.
  private func cut(_ texts: [StyledText], to columns: Int) -> StyledText? {
    guard columns >= Self.minNoticeColumns, var text = texts.last else { return nil }
    text.text = text.text.shortened(to: columns, with: scene.dots)
    return text.text.isEmpty ? nil : text
  }

  /// The two ends of the line.
  ///
  /// If space is short, a question or notice wins over the right end, and that over the state of
  /// the clock.
  private func parts(_ columns: Int) -> (left: StyledLine, right: StyledLine) {
    let right = right
    let nothing = StyledLine([])
    for texts in texts {
      let room = columns - right.columns - (right.spans.isEmpty ? 0 : Self.endGap)
      if let left = left(texts, in: room) { return (left, right) }
      if let left = left(texts, in: columns) { return (left, nothing) }
      guard hasMessage else { continue }
      let alone = line(title: "", nil)
      let taken = alone.spans.isEmpty ? 0 : alone.columns + Self.gap
      if let text = cut(texts, to: columns - taken) { return (line(title: "", text), nothing) }
    }
    let timeAlone = time == nil ? nothing : line(title: "", nil)
    if !timeAlone.spans.isEmpty, timeAlone.columns <= columns { return (timeAlone, nothing) }
    return (nothing, right.columns <= columns ? right : nothing)
  }

  /// The time of day, or in its place the controls or a secondary time.
  private var right: StyledLine {
    if words.showsControls {
      let lines = controls.map { place, name in
        StyledLine(name, words.focus == place ? palette.focusStyle : palette.plain)
      }
      return StyledLine.joined(lines, gap: Self.controlGap, palette.plain)
    }
    if let secondaryTime {
      return StyledLine([
        StyledText(secondaryTime.time, palette.strong),
        StyledText(" " + secondaryTime.name, palette.plain),
      ])
    }
    return StyledLine(words.timeOfDay.isEmpty ? [] : [StyledText(words.timeOfDay, palette.plain)])
  }

  private var controls: [(place: Focus, name: String)] {
    let names = scene.phrases.controls
    return [(.store, names.store.capitalised), (.undo, names.undo.capitalised)]
  }

  /// The left end: the full title with the longest text that fits, else a shortened title, else no
  /// title.
  ///
  /// A question or notice keeps its longest text rather than the title.
  private func left(_ texts: [StyledText], in columns: Int) -> StyledLine? {
    let title = (namesTalk ? [place, scene.talk.preset.title] : []).filter { !$0.isEmpty }
      .joined(separator: String(repeating: " ", count: Self.gap))
    let texts = texts.isEmpty ? [nil] : texts.map(Optional.init)
    let whole = texts.map { line(title: title, $0) }
    if let line = StyledLine.fitting(columns, whole) { return line }
    let shortened = texts.map { text -> StyledLine? in
      let room = columns - line(title: "", text).columns - Self.gap
      guard room >= Self.minTitleColumns else { return nil }
      return line(title: title.shortened(to: room, with: scene.dots), text)
    }
    let alone: [StyledLine?] = texts.map { line(title: "", $0) }
    let lines =
      hasMessage
      ? zip(shortened, alone).flatMap { [$0, $1] } : shortened + alone
    return StyledLine.fitting(columns, lines.compactMap { $0 })
  }

  /// The segment and the next one: `Talk, 1 of 2, then Questions`; empty if there is only one.
  private var place: String {
    let phrases = scene.phrases
    let name = phrases.name(of: scene.talk.place)
    guard let next = scene.talk.nextSegment?.name, !next.isEmpty else { return name }
    return name + phrases.comma + phrases.then(next)
  }

  private func line(title: String, _ text: StyledText?) -> StyledLine {
    let time = StyledText(scene.approximationSign + (time ?? ""), palette.time)
    let parts = [time, StyledText(title, palette.plain), text]
    return StyledLine.joined(
      parts.compactMap { $0 }.filter { !$0.text.isEmpty }.map { StyledLine([$0]) }, gap: Self.gap,
      palette.plain)
  }

  /// Whether a question or a notice is shown.
  private var hasMessage: Bool { !words.question.isEmpty || !words.notice.isEmpty }

  /// The groups of texts to try, in order: the question; or the notice, then the state of the
  /// clock.
  private var texts: [[StyledText]] {
    if !words.question.isEmpty { return [words.question.map { StyledText($0, palette.strong) }] }
    let hints = words.hints.map {
      StyledText($0, scene.talk.isRunning ? palette.dim : palette.strong)
    }
    guard !words.notice.isEmpty else { return [hints] }
    return [words.notice.map { StyledText($0, palette.plain) }, hints]
  }
}
