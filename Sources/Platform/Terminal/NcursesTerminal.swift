import CNcurses
import Platform
package import StageRenderer

/// The terminal on standard input and output, controlled with the sequences of ncurses' terminfo.
///
/// There is one terminfo entry in a process, so there should be one of these.
///
/// This target connects the program with a terminal that has a screen. It finds out what the
/// terminal can show, its size and its control sequences, takes the keyboard, and gives it back.
/// Others use the `NcursesTerminal` as a `Terminal`, or tell the user why there is none
/// (`NcursesError`). `StageRenderer/Canvas` encodes the frames, and `StageRenderer/Input` decodes
/// the keys. Nothing here writes to the terminal: the caller writes the bytes. Nothing here knows
/// what a screen shows or what a key does.
package struct NcursesTerminal: Terminal {
  /// Standard input.
  package let descriptor: Int32 = 0
  /// What terminfo, the locale and NO_COLOR say.
  package let capabilities: Capabilities
  /// When an unfinished key ends.
  package var deadline: Duration? { decoder.deadline }

  private var decoder: InputDecoder
  private var encoder: FrameEncoder

  /// Prepares the terminal; `enter()` takes it.
  ///
  /// - Parameters:
  ///   - type: the value of TERM, for the error's words.
  ///   - allowsColours: false leaves all colours out, as NO_COLOR asks.
  ///   - allowsMouse: false leaves the mouse to the terminal, which selects text with it.
  /// - Throws: `NcursesError` for a terminal that cannot show a screen; it is left as it was.
  package init(type: String, allowsColours: Bool, allowsMouse: Bool) throws(NcursesError) {
    switch cncurses_start(allowsColours ? 1 : 0, allowsMouse ? 1 : 0) {
    case Int32(CNCURSES_STARTED): break
    case Int32(CNCURSES_CANNOT_POSITION): throw .cannotPosition(type)
    default: throw .unknownTerminal(type)
    }
    capabilities = Capabilities(
      colours: Int(cncurses_colours()), hasReverse: cncurses_has_reverse() != 0,
      isUnicode: cncurses_is_unicode() != 0,
      // The Linux console's fonts lack most of them.
      hasBlocks: cncurses_is_unicode() != 0 && !type.hasPrefix("linux"),
      hasMouse: cncurses_has_mouse() != 0,
      hasLastCell: cncurses_has("am") == 0 || cncurses_has("xenl") != 0,
      font: UnifontFile.installed)
    encoder = FrameEncoder(capabilities, Control.encoder(colours: capabilities.colours))
    decoder = InputDecoder(keys: .ofTerminal())
    decoder.screen = size
  }

  /// The bytes that bring the terminal's screen back when the program crashes.
  package var restoringBytes: [CChar] { Self.leaving.map(CChar.init(truncatingIfNeeded:)) }

  /// The size as of the last `resize()`.
  package var size: Size {
    Size(columns: Int(cncurses_columns()), rows: Int(cncurses_rows()))
  }

  /// The bytes that make a canvas of the last one.
  package mutating func draw(_ canvas: Canvas) -> [UInt8] { encoder.draw(canvas) }

  /// A flood of input must not keep the screen and the signals waiting.
  private static let maxAtOnce = 4096

  /// Every key and mouse event that can be read now; of a flood the rest stays for the next time.
  package mutating func read(at moment: Duration) -> [ReceivedInput] {
    let bytes = (try? FileDescriptor(descriptor).read(upTo: Self.maxAtOnce)) ?? []
    return decoder.decode(bytes, at: moment)
  }

  /// Ends a key that has no end.
  package mutating func expire(at moment: Duration) -> [ReceivedInput] {
    decoder.expire(at: moment)
  }

  package func ringBell() -> [UInt8] { terminfoString("bel") ?? [0x07] }

  /// Asks the system for the terminal's size.
  package mutating func resize() {
    cncurses_resize()
    decoder.screen = size
    encoder.forget()
  }

  /// The bytes that leave the alternate screen and the program's modes.
  package func leave() -> [UInt8] { Self.leaving }

  /// Gives the keyboard back as it was found.
  package func restoreKeyboard() { TerminalKeys.restore(descriptor) }

  /// Takes the keyboard, and returns the bytes that take the alternate screen.
  package mutating func enter() -> [UInt8] {
    TerminalKeys.acquire(descriptor, hasScreen: true)
    resize()
    return collectBytes { cncurses_entering($0, $1) }
  }

  private static var leaving: [UInt8] { collectBytes { cncurses_leaving($0, $1) } }
}
