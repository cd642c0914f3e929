import SpeechAnnouncement
import TerminalCanvas
import TimerEngine

/// The line at the bottom: the talk's title, what is asked or told or what the clock does, and
/// at the right the time of day.
struct StatusLine {
  let state: State
  let palette: Palette
  /// The time, where something else stands in the place of the digits.
  var time: String?

  func draw(in row: Int, on canvas: inout Canvas) {
    let columns = canvas.size.columns
    let (left, right) = parts(columns)
    canvas.write(left, at: Position(column: 0, row: row))
    canvas.write(right, at: Position(column: columns - right.columns, row: row))
  }

  /// Draws only what is asked, or told as an answer.
  func drawAnswer(in row: Int, on canvas: inout Canvas) {
    let told = state.notice?.words.isAnswer == true
    guard state.question != nil || told, let words = words.first else { return }
    let line = Line.fitting(canvas.size.columns, words.map { Line([$0]) })
    if let line { canvas.write(line, at: Position(column: 0, row: row)) }
  }

  /// What stands at the left and at the right of a line so wide: what is asked or told comes first,
  /// then what stands at the right, then what the clock does.
  private func parts(_ columns: Int) -> (left: Line, right: Line) {
    let (right, nothing) = (right, Line([]))
    for words in words {
      let room = columns - right.columns - (right.spans.isEmpty ? 0 : 2)
      if let left = left(words, in: room) { return (left, right) }
      if let left = left(words, in: columns) { return (left, nothing) }
    }
    return (nothing, right.columns <= columns ? right : nothing)
  }

  /// The time of day; while there is a ring or a hand on the mouse, the controls that have no other
  /// place.
  private var right: Line {
    guard !state.showsControls else { return controls }
    return state.showsTimeOfDay ? Line([Span(timeOfDay, palette.plain)]) : Line([])
  }

  private var controls: Line {
    let controls = names.map { place, name in
      Line([Span(name, state.focus == place ? palette.ring : palette.plain)])
    }
    return Line.joined(controls, gap: Self.controlGap, palette.plain)
  }

  private static let controlGap = 2

  private var names: [(place: Focus, name: String)] {
    let names = state.phrases.controls
    return [(.store, names.store.capitalised), (.undo, names.undo.capitalised)]
  }

  /// The control that stands at a column of a screen so wide.
  func control(at column: Int, _ columns: Int) -> Focus? {
    guard state.showsControls, !parts(columns).right.spans.isEmpty else { return nil }
    var first = columns - controls.columns
    for (place, name) in names {
      if (first..<first + name.columns).contains(column) { return place }
      first += name.columns + Self.controlGap
    }
    return nil
  }

  /// What stands at the left: the title as long as there is room for it beside the words, else
  /// shortened beside the longest words that leave room for it.
  ///
  /// Where something is asked or told its longest form comes first, with as much of the title as fits
  /// beside it.
  private func left(_ words: [Span], in columns: Int) -> Line? {
    let words = words.isEmpty ? [nil] : words.map(Optional.init)
    let whole = words.map { line(title: state.title, $0) }
    if let line = Line.fitting(columns, whole) { return line }
    let dots = state.abilities.isUnicode ? "…" : "..."
    let shortened = words.map { words -> Line? in
      let room = columns - line(title: "", words).columns - Self.gap
      guard room >= Self.leastTitle else { return nil }
      return line(title: state.title.shortened(to: room, with: dots), words)
    }
    let alone = words.map { line(title: "", $0) }
    let isAnswer = state.question != nil || state.notice != nil
    return Line.fitting(
      columns,
      isAnswer
        ? zip(shortened, alone).flatMap { [$0, $1].compactMap { $0 } }
        : shortened.compactMap { $0 } + alone)
  }

  private static let gap = 3
  /// Columns in which a shortened title still says something.
  private static let leastTitle = 12

  private func line(title: String, _ words: Span?) -> Line {
    let parts = [time.map { Span($0, palette.time) }, Span(title, palette.plain), words]
    return Line.joined(
      parts.compactMap { $0 }.filter { !$0.text.isEmpty }.map { Line([$0]) }, gap: Self.gap,
      palette.plain)
  }

  /// What is asked or told, and in the place of what is told and does not fit what the clock does.
  private var words: [[Span]] {
    if let question = state.question, !namesStore {
      return [question.texts(in: state.phrases, keys).map { Span($0, palette.strong) }]
    }
    let doing = doing.map { Span($0, state.snapshot.isRunning ? palette.dim : palette.strong) }
    guard let notice = state.notice else { return [doing] }
    let told = notice.words.texts(in: state.phrases, keys).map { Span($0, palette.plain) }
    return [told, doing]
  }

  /// Whether what is told is what Enter stores where the ring is: it was asked where.
  private var namesStore: Bool {
    if case .focus(_, _, _, isArmed: true)? = state.notice?.words { true } else { false }
  }

  /// What the clock does, and which keys come next.
  private var doing: [String] {
    let phrases = state.phrases
    switch state.snapshot.run {
    case .running:
      guard state.showsWords else { return [] }
      return [hints([phrases.stops(space), change, help]), help ?? ""]
    case .ready: return stopped(phrases.lines.ready, phrases.starts(space))
    case .paused: return stopped(phrases.paused, phrases.goesOn(space))
    }
  }

  private func stopped(_ word: String, _ space: String) -> [String] {
    let since = word + idle
    return [hints([since, space, help]), since, word]
  }

  private func hints(_ hints: [String?]) -> String {
    hints.compactMap { $0 }.joined(separator: "   ")
  }

  /// The key that starts, stops and goes on.
  private var space: String { Words.key(of: .toggle, keys, in: state.phrases) }

  /// What the keys do that give and take a minute, if there are any that work.
  private var change: String? {
    guard !state.isLocked else { return nil }
    return Words.keys(of: [.add(60), .add(-60)], keys, in: state.phrases).map(state.phrases.changes)
  }

  /// What the key of the help does, if there is one that works.
  private var help: String? {
    guard !state.isLocked else { return nil }
    return Words.firstKey(of: .help, keys, in: state.phrases).map(state.phrases.help)
  }

  private var keys: KeyBindings { state.settings.keys }

  /// For how long the clock has been stopped, in whole minutes; beside the time of day, since
  /// when, which does not change.
  private var idle: String {
    if state.showsTimeOfDay {
      let start = Words.timeOfDay(state.moment.timeOfDay - state.idleTime)
      return " " + state.phrases.since(start)
    }
    let minutes = Int(state.idleTime.components.seconds / 60)
    return minutes > 0 ? " " + state.phrases.forMinutes(minutes) : ""
  }

  /// The time of day, and while a talk runs towards its end the time at which it is up.
  private var timeOfDay: String {
    let now = state.moment.timeOfDay
    let left = state.snapshot.remaining(at: state.now)
    guard state.snapshot.isRunning, left > .zero else { return Words.timeOfDay(now) }
    let finish = Words.timeOfDay(now + state.real(left))
    return "\(Words.timeOfDay(now))  \(state.phrases.ends(finish))"
  }
}
