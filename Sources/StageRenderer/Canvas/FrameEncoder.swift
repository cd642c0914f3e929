/// Encodes canvases as a terminal's control sequences, in few bytes.
///
/// It remembers what the terminal shows, where its cursor is and in which style it draws, so
/// nothing else may write to the terminal.
package struct FrameEncoder {
  /// The largest update that the terminal need not hold back until it is complete.
  private static let maxUnsynchronisedBytes = 1024

  private let capabilities: Capabilities
  private let encode: ControlEncoder
  /// Whether places have the sequence of nearly all terminals.
  private let hasUsualPlaces: Bool
  /// The sequences of cursor steps; `nil` if the terminal lacks one of them.
  private let steps: (left: [UInt8], down: [UInt8])?
  private var foregrounds: NumberedSequences
  private var backgrounds: NumberedSequences
  private var erasures: NumberedSequences
  /// The two halves of a place, in the sequence of nearly all terminals.
  private var rows = NumberedSequences { Array("\u{1b}[\($0 + 1);".utf8) }
  private var columns = NumberedSequences { Array("\($0 + 1)H".utf8) }
  /// The sequences of controls that are always the same; empty if the terminal has none.
  private let (reset, bold, reverse): ([UInt8], [UInt8], [UInt8])
  private let (clear, beginUpdate, endUpdate): ([UInt8], [UInt8], [UInt8])
  /// The canvas that the terminal shows; `nil` if that is not known.
  private var lastCanvas: Canvas?
  private var title: String?
  private var bytes: [UInt8] = []
  /// Where the cursor is; `nil` if it is not known.
  private var cursor: Position?
  private var state = DrawingState()

  /// The sequences that differ by a number, found without a hash because each frame needs many of
  /// them.
  private struct NumberedSequences {
    private let encode: (Int) -> [UInt8]?
    /// By the number: `nil` until it is first needed, empty if the terminal has none.
    private var known: [[UInt8]?] = []

    init(_ encode: @escaping (Int) -> [UInt8]?) { self.encode = encode }

    mutating func sequence(for number: Int) -> [UInt8] {
      if number >= known.count {
        known += repeatElement(nil, count: number + 1 - known.count)
      }
      if let known = known[number] { return known }
      let sequence = encode(number) ?? []
      known[number] = sequence
      return sequence
    }
  }

  /// The style with which the terminal draws; `nil` for a part that is not known.
  private struct DrawingState {
    var attributes: Style.Attributes?
    var foreground: Colour?
    var background: Colour?
  }

  /// Creates an encoder for a terminal whose contents are not known.
  package init(_ capabilities: Capabilities, _ encode: @escaping ControlEncoder) {
    self.capabilities = capabilities
    self.encode = encode
    hasUsualPlaces =
      encode(.cursor(Position(column: 122, row: 11))) == Array("\u{1b}[12;123H".utf8)
    steps = encode(.left).flatMap { left in encode(.down).map { (left, $0) } }
    reset = encode(.reset) ?? []
    bold = encode(.bold) ?? []
    reverse = encode(.reverse) ?? []
    clear = encode(.clear) ?? []
    beginUpdate = encode(.beginUpdate) ?? []
    endUpdate = encode(.endUpdate) ?? []
    foregrounds = NumberedSequences { encode(.foreground(UInt8($0))) }
    backgrounds = NumberedSequences { encode(.background(UInt8($0))) }
    erasures = NumberedSequences { encode(.erase($0)) }
  }

  /// Forgets the terminal's contents: the next canvas is drawn completely.
  package mutating func forget() {
    lastCanvas = nil
    title = nil
    cursor = nil
    state = DrawingState()
  }

  /// Returns the bytes that make the terminal show `canvas`, which must have the terminal's size.
  package mutating func draw(_ canvas: Canvas) -> [UInt8] {
    bytes.removeAll(keepingCapacity: true)
    if lastCanvas?.size != canvas.size { startOver(for: canvas) }
    for run in canvas.runs(from: lastCanvas) { draw(run, of: canvas) }
    lastCanvas = canvas
    if let cursor = canvas.cursor { go(to: cursor) }
    setTitle(canvas.title)
    // Short updates arrive in one piece anyway.
    guard bytes.count > Self.maxUnsynchronisedBytes else { return bytes }
    return beginUpdate + bytes + endUpdate
  }

  private mutating func setTitle(_ new: String?) {
    guard let new, new != title else { return }
    title = new
    let scalars = new.unicodeScalars.lazy.map { $0.isASCII ? $0 : "?" }
    let text = capabilities.isUnicode ? new : String(String.UnicodeScalarView(scalars))
    bytes += encode(.title(text)) ?? []
  }

  /// Forgets the contents, and clears the screen if that gives the canvas's own blank.
  private mutating func startOver(for canvas: Canvas) {
    forget()
    guard canvas.blank.isBlank, !clear.isEmpty else { return }
    select(canvas.blank.style, isBlank: true)
    bytes += clear
    lastCanvas = Canvas(size: canvas.size, filledWith: canvas.blank)
  }

  private mutating func draw(_ run: StyledRun, of canvas: Canvas) {
    let first = run.row * canvas.size.columns + run.column
    var end = first + run.columns
    // Some terminals scroll when the last cell is written.
    if !capabilities.hasLastCell, end == canvas.cells.count { end -= 1 }
    var textEnd = run.isBlank ? first : end
    while textEnd > first, canvas.cells[textEnd - 1].isBlank { textEnd -= 1 }
    go(to: Position(column: run.column, row: run.row))
    select(run.style, isBlank: run.isBlank)
    for index in first..<textEnd { write(canvas.cells[index]) }
    advance(textEnd - first, of: canvas.size)
    // The text ends with the first half of a wide character, so the cursor is one column further.
    if textEnd < canvas.cells.count, canvas.cells[textEnd].scalar == Cell.continuation {
      cursor = nil
    }
    fillBlank(end - textEnd, of: canvas.size)
  }

  /// Draws blanks at the cursor.
  ///
  /// Erasing leaves the cursor in place; spaces move it.
  private mutating func fillBlank(_ blanks: Int, of size: Size) {
    guard blanks > 0 else { return }
    let erasing = erasures.sequence(for: blanks)
    if !erasing.isEmpty, erasing.count <= blanks {
      bytes += erasing
    } else {
      for _ in 0..<blanks { bytes.append(UInt8(ascii: " ")) }
      advance(blanks, of: size)
    }
  }

  private mutating func write(_ cell: Cell) {
    switch cell.scalar {
    // Without Unicode the wide character was written as one `?`.
    case Cell.continuation: if !capabilities.isUnicode { bytes.append(UInt8(ascii: " ")) }
    case let scalar where scalar.isASCII: bytes.append(UInt8(ascii: scalar))
    case let scalar where capabilities.isUnicode:
      for unit in scalar.utf8 { bytes.append(unit) }
    default: bytes.append(UInt8(ascii: "?"))
    }
  }
}

// MARK: - The cursor

extension FrameEncoder {
  /// Moves the known position of the cursor after text was written.
  ///
  /// At the right edge it is not known, because terminals differ there.
  private mutating func advance(_ columns: Int, of size: Size) {
    guard columns > 0, let old = cursor else { return }
    let column = old.column + columns
    cursor = column < size.columns ? Position(column: column, row: old.row) : nil
  }

  private mutating func go(to target: Position) {
    guard cursor != target else { return }
    if !moveNearby(to: target) { appendPlace(target) }
    cursor = target
  }

  /// Says a place: nearly all terminals have CUP of ECMA-48, and terminfo takes thirty times as
  /// long.
  private mutating func appendPlace(_ place: Position) {
    guard hasUsualPlaces else {
      bytes += encode(.cursor(place)) ?? []
      return
    }
    bytes += rows.sequence(for: place.row)
    bytes += columns.sequence(for: place.column)
  }

  /// Moves the cursor left, or down and left, if that is a short way; returns whether it is.
  private mutating func moveNearby(to target: Position) -> Bool {
    guard let cursor, (0...StyledRun.reach).contains(cursor.column - target.column),
      (0...1).contains(target.row - cursor.row), let steps
    else { return false }
    if target.row > cursor.row { bytes += steps.down }
    for _ in target.column..<cursor.column { bytes += steps.left }
    return true
  }
}

// MARK: - The style

extension FrameEncoder {
  /// Selects the style of what follows; of blanks only the background is visible.
  private mutating func select(_ style: Style, isBlank: Bool) {
    let style = capabilities.supported(style)
    let isStale =
      isBlank
      ? state.attributes?.contains(.reverse) ?? true : state.attributes != style.attributes
    if isStale { reset(to: style.attributes) }
    guard capabilities.colours > 0 else { return }
    if state.background != style.background {
      state.background = style.background
      bytes += backgrounds.sequence(for: Int(style.background.index))
    }
    if !isBlank, state.foreground != style.foreground {
      state.foreground = style.foreground
      bytes += foregrounds.sequence(for: Int(style.foreground.index))
    }
  }

  /// Selects attributes and the terminal's own colours.
  private mutating func reset(to attributes: Style.Attributes) {
    state = DrawingState(attributes: attributes)
    bytes += reset
    if attributes.contains(.bold) { bytes += bold }
    if attributes.contains(.reverse) { bytes += reverse }
  }
}

extension Capabilities {
  /// A style as the terminal can show it: with fewer than 16 colours, bright foregrounds become
  /// bold and bright backgrounds plain.
  fileprivate func supported(_ style: Style) -> Style {
    guard colours < 16 else { return style }
    let isBright = style.foreground.index > 7 && colours > 0
    return Style(
      Colour(style.foreground.index & 7), on: Colour(style.background.index & 7),
      isBright ? style.attributes.union(.bold) : style.attributes)
  }
}
