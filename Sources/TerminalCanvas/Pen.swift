/// Says canvases in a terminal's own words, with few bytes.
///
/// It knows what the terminal shows, where its cursor is and in which style it draws, as long as
/// nobody else writes there.
package struct Pen {
  private let capabilities: Capabilities
  private let vocabulary: Vocabulary
  /// Words that are said again and again.
  private var known: [Control: [UInt8]?] = [:]
  private var shown: Canvas?
  private var title: String?
  private var bytes: [UInt8] = []
  /// Where the cursor is, `nil` where that is the terminal's own choice.
  private var place: Position?
  private var looks = Looks()

  /// What the terminal draws with, `nil` where it has to be told.
  private struct Looks {
    var attributes: Style.Attributes?
    var foreground: Colour?
    var background: Colour?
  }

  /// Creates a pen for a terminal of which it is not known what it shows.
  package init(_ capabilities: Capabilities, _ vocabulary: @escaping Vocabulary) {
    self.capabilities = capabilities
    self.vocabulary = vocabulary
  }

  /// Forgets what the terminal shows: the next canvas is drawn from nothing.
  package mutating func forget() {
    shown = nil
    title = nil
    place = nil
    looks = Looks()
  }

  /// The bytes after which the terminal shows `canvas`, which should have its size.
  package mutating func draw(_ canvas: Canvas) -> [UInt8] {
    bytes.removeAll(keepingCapacity: true)
    if shown?.size != canvas.size { clear(for: canvas) }
    for stroke in canvas.strokes(from: shown) { draw(stroke, of: canvas) }
    shown = canvas
    if let cursor = canvas.cursor { go(to: cursor) }
    name(canvas.title)
    // What is short arrives in one piece.
    guard bytes.count > 1024 else { return bytes }
    return (words(for: .hold) ?? []) + bytes + (words(for: .release) ?? [])
  }

  private mutating func name(_ new: String?) {
    guard let new, new != title else { return }
    title = new
    let text = new.unicodeScalars.map { capabilities.isUnicode || $0.isASCII ? $0 : "?" }
    say(.title(String(String.UnicodeScalarView(text))))
  }

  /// Empties the screen, if it can be emptied to the canvas' own blank.
  private mutating func clear(for canvas: Canvas) {
    forget()
    guard canvas.blank.isBlank, let words = words(for: .clear) else { return }
    select(canvas.blank.style, isBlank: true)
    bytes += words
    shown = Canvas(size: canvas.size, filledWith: canvas.blank)
  }

  private mutating func draw(_ stroke: Stroke, of canvas: Canvas) {
    let first = stroke.start.row * canvas.size.columns + stroke.start.column
    var cells = canvas.cells[first..<first + stroke.columns]
    if !capabilities.hasLastCell, cells.endIndex == canvas.cells.count { cells.removeLast() }
    let text = cells[..<(cells.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? first)]
    go(to: stroke.start)
    select(stroke.style, isBlank: stroke.isBlank)
    for cell in text { write(cell) }
    advance(text.count, of: canvas.size)
    // The other half of a wide character is drawn with it, but may not be among what changed.
    if text.endIndex < canvas.cells.count,
      canvas.cells[text.endIndex].scalar == Cell.continuation
    {
      place = nil
    }
    leave(cells.count - text.count, of: canvas.size)
  }

  /// Draws so many blanks, and is then before or behind them.
  private mutating func leave(_ blanks: Int, of size: Size) {
    guard blanks > 0 else { return }
    if let words = words(for: .erase(blanks)), words.count <= blanks {
      bytes += words
    } else {
      bytes += repeatElement(UInt8(ascii: " "), count: blanks)
      advance(blanks, of: size)
    }
  }

  private mutating func write(_ cell: Cell) {
    switch cell.scalar {
    case Cell.continuation: if !capabilities.isUnicode { bytes.append(UInt8(ascii: " ")) }
    case let scalar where scalar.isASCII: bytes.append(UInt8(ascii: scalar))
    case let scalar where capabilities.isUnicode:
      if let code = Unicode.UTF8.encode(scalar) { bytes.append(contentsOf: code) }
    default: bytes.append(UInt8(ascii: "?"))
    }
  }
}

// MARK: - Where

extension Pen {
  /// Notes what writing did; at the right edge a terminal may be in the next row already.
  private mutating func advance(_ columns: Int, of size: Size) {
    guard columns > 0, let old = place else { return }
    let column = old.column + columns
    place = column < size.columns ? Position(column: column, row: old.row) : nil
  }

  private mutating func go(to target: Position) {
    guard place != target else { return }
    if !step(to: target) { say(.place(target)) }
    place = target
  }

  /// Goes left, or down and left, if that is not far.
  private mutating func step(to target: Position) -> Bool {
    guard let place, (0...Stroke.reach).contains(place.column - target.column),
      (0...1).contains(target.row - place.row),
      let left = words(for: .left), let down = words(for: .down)
    else { return false }
    if target.row > place.row { bytes += down }
    for _ in target.column..<place.column { bytes += left }
    return true
  }
}

// MARK: - How

extension Pen {
  /// Draws in a style from now on; of blanks only the background is seen.
  private mutating func select(_ style: Style, isBlank: Bool) {
    let style = capabilities.shown(style)
    if isBlank
      ? looks.attributes?.contains(.reverse) != false : looks.attributes != style.attributes
    {
      select(style.attributes)
    }
    guard capabilities.colours > 0 else { return }
    if looks.background != style.background {
      looks.background = style.background
      say(.background(style.background.index))
    }
    if !isBlank, looks.foreground != style.foreground {
      looks.foreground = style.foreground
      say(.foreground(style.foreground.index))
    }
  }

  private mutating func select(_ attributes: Style.Attributes) {
    looks = Looks(attributes: attributes)
    say(.plain)
    if attributes.contains(.bold) { say(.bold) }
    if attributes.contains(.reverse) { say(.reverse) }
  }

  private mutating func say(_ control: Control) { bytes += words(for: control) ?? [] }

  private mutating func words(for control: Control) -> [UInt8]? {
    if let words = known[control] { return words }
    let words = vocabulary(control)
    // There are too many places and titles to keep them all.
    switch control {
    case .place, .title: break
    default: known[control] = words
    }
    return words
  }
}

extension Capabilities {
  /// A style as the terminal can show it: of eight colours the bright ones are the plain ones in
  /// bold, and no background is bright.
  fileprivate func shown(_ style: Style) -> Style {
    guard colours < 16 else { return style }
    let isBright = style.foreground.index > 7 && colours > 0
    return Style(
      Colour(style.foreground.index & 7), on: Colour(style.background.index & 7),
      isBright ? style.attributes.union(.bold) : style.attributes)
  }
}
