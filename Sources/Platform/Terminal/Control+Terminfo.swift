import CNcurses
import StageRenderer

extension Control {
  /// The terminal's words as terminfo has them.
  ///
  /// - Parameter colours: how many colours the terminal has; with any, what is erased should have
  ///   the background's.
  /// - Returns: the words, for as long as the terminal is taken.
  static func encoder(colours: Int) -> ControlEncoder {
    let erases = colours == 0 || cncurses_has("bce") != 0
    let number = { (index: UInt8) in colours > 256 ? Colour(index).directNumber : Int(index) }
    // A terminal that reports the mouse ignores modes that it does not know.
    let isModern = terminfoString("kmous") != nil
    let hasTitle = cncurses_has_title() != 0
    return { control in
      switch control {
      case .cursor(let place): terminfoString("cup", place.row, place.column)
      case .down: terminfoString("cud1")
      case .left: terminfoString("cub1")
      case .foreground(let index): terminfoString("setaf", number(index))
      case .background(let index): terminfoString("setab", number(index))
      case .reset: terminfoString("sgr0").map { $0 + (terminfoString("op") ?? []) }
      case .bold: terminfoString("bold")
      case .reverse: terminfoString("rev") ?? terminfoString("smso")
      case .erase(let columns): erases ? terminfoString("ech", columns) : nil
      case .clear: erases ? terminfoString("clear") : nil
      case .title(let text): hasTitle ? Array("\u{1b}]2;\(text)\u{7}".utf8) : nil
      case .beginUpdate: isModern ? Array("\u{1b}[?2026h".utf8) : nil
      case .endUpdate: isModern ? Array("\u{1b}[?2026l".utf8) : nil
      }
    }
  }
}
