import SpeechAnnouncement
import TerminalCanvas
import TimerEngine

/// The line at the bottom: the talk's title, the question, notice or state of the clock, and
/// at the right the time of day.
struct StatusLine {
  let scene: Scene
  let palette: Palette
  /// The time, where something else stands in the place of the digits.
  var time: String?
  /// Whether the talk's title and its segment stand at the left.
  var namesTalk = true

  private static let gap = 3
  private static let controlGap = 2
  /// Columns in which a shortened title still says something.
  private static let minTitle = 12

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
    var line = ":" + prompt.line
    while line.columns >= columns, !line.isEmpty { line.removeFirst() }
    var spans = [Span(line, palette.strong)]
    var room = columns - line.columns
    for completion in prompt.completions where completion != prompt.line {
      let text = (spans.count == 1 ? "   " : "  ") + completion
      room -= text.columns
      guard room >= 0 else { break }
      spans.append(Span(text, palette.dim))
    }
    frame.canvas.write(Line(spans), at: Position(column: 0, row: row))
    frame.canvas.cursor = Position(column: line.columns, row: row)
  }

  /// Draws only what is typed, asked or told.
  func drawAnswer(in row: Int, on frame: inout Frame) {
    if let prompt = words.prompt { return draw(prompt, in: row, on: &frame) }
    guard isAnswer, let texts = texts.first else { return }
    let line = Line.fitting(frame.canvas.size.columns, texts.map { Line([$0]) })
    if let line { frame.canvas.write(line, at: Position(column: 0, row: row)) }
  }

  /// What stands at the left and at the right of a line so wide: what is asked or told comes first,
  /// then what stands at the right, then what the clock does.
  private func parts(_ columns: Int) -> (left: Line, right: Line) {
    let (right, nothing) = (right, Line([]))
    for texts in texts {
      let room = columns - right.columns - (right.spans.isEmpty ? 0 : 2)
      if let left = left(texts, in: room) { return (left, right) }
      if let left = left(texts, in: columns) { return (left, nothing) }
    }
    let timeAlone = time == nil ? nothing : line(title: "", nil)
    if !timeAlone.spans.isEmpty, timeAlone.columns <= columns { return (timeAlone, nothing) }
    return (nothing, right.columns <= columns ? right : nothing)
  }

  /// The time of day, or the controls while they take its place.
  private var right: Line {
    if words.showsControls {
      let lines = controls.map { place, name in
        Line([Span(name, words.focus == place ? palette.focusStyle : palette.plain)])
      }
      return Line.joined(lines, gap: Self.controlGap, palette.plain)
    }
    return Line(words.timeOfDay.isEmpty ? [] : [Span(words.timeOfDay, palette.plain)])
  }

  private var controls: [(place: Focus, name: String)] {
    let names = scene.phrases.controls
    return [(.store, names.store.capitalised), (.undo, names.undo.capitalised)]
  }

  /// What stands at the left: the title as long as there is room for it beside the words, else
  /// shortened beside the longest words that leave room for it.
  ///
  /// Where something is asked or told its longest form comes first, with as much of the title as
  /// fits beside it.
  private func left(_ texts: [Span], in columns: Int) -> Line? {
    let title = (namesTalk ? [place, scene.talk.preset.title] : []).filter { !$0.isEmpty }
      .joined(separator: String(repeating: " ", count: Self.gap))
    let texts = texts.isEmpty ? [nil] : texts.map(Optional.init)
    let whole = texts.map { line(title: title, $0) }
    if let line = Line.fitting(columns, whole) { return line }
    let dots = scene.capabilities.isUnicode ? "…" : "..."
    let shortened = texts.map { text -> Line? in
      let room = columns - line(title: "", text).columns - Self.gap
      guard room >= Self.minTitle else { return nil }
      return line(title: title.shortened(to: room, with: dots), text)
    }
    let alone = texts.map { line(title: "", $0) }
    return Line.fitting(
      columns,
      isAnswer
        ? zip(shortened, alone).flatMap { [$0, $1].compactMap { $0 } }
        : shortened.compactMap { $0 } + alone)
  }

  /// The segment and what follows it: `Talk, 1 of 2, then Questions`; empty where there is only
  /// one.
  private var place: String {
    let phrases = scene.phrases
    let name = phrases.name(of: scene.talk.place)
    guard let next = scene.talk.nextSegment?.name, !next.isEmpty else { return name }
    return name + phrases.comma + phrases.then(next)
  }

  private func line(title: String, _ text: Span?) -> Line {
    let time = Span(scene.uncertainty + (time ?? ""), palette.time)
    let parts = [time, Span(title, palette.plain), text]
    return Line.joined(
      parts.compactMap { $0 }.filter { !$0.text.isEmpty }.map { Line([$0]) }, gap: Self.gap,
      palette.plain)
  }

  private var isAnswer: Bool { !words.question.isEmpty || !words.notice.isEmpty }

  /// What is asked or told, and in the place of what is told and does not fit what the clock does.
  private var texts: [[Span]] {
    if !words.question.isEmpty { return [words.question.map { Span($0, palette.strong) }] }
    let hints = words.hints.map { Span($0, scene.talk.isRunning ? palette.dim : palette.strong) }
    guard !words.notice.isEmpty else { return [hints] }
    return [words.notice.map { Span($0, palette.plain) }, hints]
  }
}
