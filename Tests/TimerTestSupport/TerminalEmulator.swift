package import StageRenderer

/// A terminal that plays what a program sent to it, and shows the screen as a canvas.
///
/// It knows what ncurses 6.4 sends to the terminals `xterm-256color`, `linux` and `vt100`, and
/// colours by palette index; it swallows what it does not know. Left out are origin mode, tab
/// stops other than every eighth column, line drawing characters, 24-bit colours and answers to
/// queries. A cell without a colour of its own has colour 7 on colour 0. A blank that erasing or
/// scrolling brought has the background that was set at the time (background colour erase).
package struct TerminalEmulator {
  /// A screen: the terminal has two.
  struct Page {
    var canvas: Canvas
    var saved = Cursor()
  }

  /// Where the next character goes, and how it will look.
  struct Cursor {
    var position = Position(column: 0, row: 0)
    var style = TerminalEmulator.standard
    /// Whether the last column was just written, so that the next character begins a line.
    var isWrapPending = false
  }

  /// The style of a screen that nothing was sent to.
  static let standard = Style(Colour(7), on: Colour(0))

  var shown: Page
  var hidden: Page
  var cursor = Cursor()
  /// The rows that scroll.
  var region: Range<Int>
  var isInserting = false
  var wraps = true
  var last: Unicode.Scalar = " "
  private var parser = TerminalOutputParser()

  /// Whether the alternate screen is shown, as full-screen programs have it.
  package internal(set) var isAlternate = false
  /// Whether the cursor can be seen.
  package internal(set) var isCursorVisible = true
  /// Whether a picture has begun that is not whole yet.
  package internal(set) var isUpdating = false
  /// How often the bell was rung.
  package internal(set) var bells = 0

  /// Creates an empty terminal, which has at least one column and one row.
  package init(size: Size) {
    shown = Page(canvas: Self.blankCanvas(size))
    hidden = shown
    region = 0..<shown.canvas.size.rows
  }

  /// What the screen shows.
  package var canvas: Canvas { shown.canvas }

  /// Where the cursor is.
  package var cursorPosition: Position { cursor.position }

  /// Plays bytes; characters and sequences may be split over calls.
  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    var parser = parser
    for byte in bytes { parser.parse(byte) { perform($0) } }
    self.parser = parser
  }

  /// Plays bytes up to the end of the picture that is whole first; returns those that follow it.
  mutating func feedPicture(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var (parser, rest) = (self.parser, bytes)
    var isWhole = false
    while !isWhole, let byte = rest.popFirst() {
      let wasUpdating = isUpdating
      parser.parse(byte) { perform($0) }
      isWhole = wasUpdating && !isUpdating
    }
    self.parser = parser
    return rest
  }

  /// Gives the terminal another size: the upper left part stays, and all rows scroll.
  package mutating func resize(_ size: Size) {
    shown.canvas = Self.blankCanvas(size, with: shown.canvas)
    hidden.canvas = Self.blankCanvas(size, with: hidden.canvas)
    region = 0..<canvas.size.rows
    move(toColumn: cursor.position.column, row: cursor.position.row)
  }

  private static func blankCanvas(_ size: Size, with old: Canvas? = nil) -> Canvas {
    let size = Size(columns: max(1, size.columns), rows: max(1, size.rows))
    var canvas = Canvas(size: size, filledWith: Cell(" ", standard))
    guard let old else { return canvas }
    for row in 0..<min(size.rows, old.size.rows) {
      for column in 0..<min(size.columns, old.size.columns) {
        let position = Position(column: column, row: row)
        canvas[position] = old[position]
      }
    }
    return canvas
  }

  private mutating func perform(_ output: TerminalOutput) {
    switch output {
    case .character(let scalar): write(scalar)
    case .control(let byte): control(byte)
    case .escape(let byte): escape(byte)
    case .sequence(let sequence): perform(sequence)
    }
  }
}
