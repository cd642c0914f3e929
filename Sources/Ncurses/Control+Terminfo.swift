import CNcurses
import TerminalCanvas

extension Control {
  /// The terminal's words as terminfo has them.
  ///
  /// - Parameter hasColours: whether what is erased should have the background's colour.
  /// - Returns: the words, for as long as the terminal is taken.
  static func vocabulary(hasColours: Bool) -> Vocabulary {
    let erases = !hasColours || cncurses_has("bce") != 0
    return { control in
      switch control {
      case .place(let place): string("cup", place.row, place.column)
      case .down: string("cud", 1)
      case .left: string("cub1")
      case .foreground(let index): string("setaf", Int(index))
      case .background(let index): string("setab", Int(index))
      case .plain: string("sgr0").map { $0 + (string("op") ?? []) }
      case .bold: string("bold")
      case .reverse: string("rev") ?? string("smso")
      case .erase(let columns): erases ? string("ech", columns) : nil
      case .clear: erases ? string("clear") : nil
      }
    }
  }

  private static func string(_ name: String, _ first: Int = 0, _ second: Int = 0) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: 255) { buffer, count in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        count = Int(
          cncurses_control(
            name, Int32(first), Int32(second), characters.baseAddress, Int32(characters.count)))
      }
    }
    return bytes.isEmpty ? nil : bytes
  }
}
