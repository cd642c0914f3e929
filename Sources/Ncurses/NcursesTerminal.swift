import CNcurses
public import TerminalCanvas

/// The terminal on standard input and output, through ncurses.
///
/// There is one ncurses in a process, so there should be one of these.
public struct NcursesTerminal: Terminal {
  /// Standard input.
  public let descriptor: Int32 = 0
  /// What terminfo, the locale and NO_COLOR say.
  public let abilities: Abilities
  private var decoder = InputDecoder()
  private var pen: Pen

  /// Takes the terminal: its alternate screen, no echo, no cursor.
  ///
  /// - Parameters:
  ///   - type: the value of TERM, for the error's words.
  ///   - allowsColours: false leaves all colours out, as NO_COLOR asks.
  ///   - allowsMouse: false leaves the mouse to the terminal, which selects text with it.
  /// - Throws: `NcursesError` for a terminal that cannot show a screen; it is left as it was.
  public init(type: String, allowsColours: Bool, allowsMouse: Bool) throws(NcursesError) {
    switch cncurses_start(allowsColours ? 1 : 0, allowsMouse ? 1 : 0) {
    case Int32(CNCURSES_STARTED): break
    case Int32(CNCURSES_CANNOT_POSITION): throw .cannotPosition(type)
    default: throw .unknownTerminal(type)
    }
    abilities = Abilities(
      colours: Int(cncurses_colours()), hasReverse: cncurses_has_reverse() != 0,
      isUnicode: cncurses_is_unicode() != 0,
      // The Linux console's fonts lack most of them.
      hasBlocks: cncurses_is_unicode() != 0 && !type.hasPrefix("linux"),
      hasMouse: cncurses_has_mouse() != 0,
      hasLastCell: cncurses_has("am") == 0 || cncurses_has("xenl") != 0)
    pen = Pen(abilities, Control.vocabulary(hasColours: abilities.colours > 0))
  }

  /// Gives the terminal back as it was before.
  public func stop() { cncurses_stop() }

  /// The bytes that bring the terminal's screen back when the program crashes.
  public var restoringBytes: [CChar] {
    [CChar](unsafeUninitializedCapacity: 511) { buffer, count in
      count = Int(cncurses_restoring_bytes(buffer.baseAddress, Int32(buffer.count)))
    }
  }

  /// The size that ncurses draws in, as of the last `resize()`.
  public var size: Size {
    Size(columns: Int(cncurses_columns()), rows: Int(cncurses_rows()))
  }

  /// Sends what makes a canvas of the last one, with one write.
  public mutating func draw(_ canvas: Canvas) {
    pen.draw(canvas).withUnsafeBytes { bytes in
      cncurses_send(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
  }

  /// A flood of input must not keep the screen and the signals waiting.
  private static let mostAtOnce = 4096

  /// Every key and mouse event that can be read now; of a flood the rest stays for the next time.
  public mutating func drain() -> [Input] {
    var left = Self.mostAtOnce
    let next = {
      Key.next {
        left -= 1
        return left >= 0 ? cncurses_key() : 0
      }
    }
    var inputs: [Input] = []
    while let input = decoder.input(from: next) { inputs.append(input) }
    return inputs
  }

  /// Sends the bell.
  public mutating func ring() { cncurses_ring() }

  /// Asks the system for the terminal's size.
  public mutating func resize() {
    cncurses_resize()
    pen.forget()
  }

  /// Leaves the alternate screen and the program's modes.
  public mutating func suspend() { cncurses_suspend() }

  /// Enters them again.
  public mutating func resume() {
    cncurses_resume()
    pen.forget()
  }
}
