import Platform

/// A link as a code for a phone's camera, drawn by `qrencode` if that is installed.
enum QRCode {
  private static let patience = Duration.seconds(2)

  /// The characters that a code consists of.
  private static let blocks: Set<Character> = [" ", "\u{2580}", "\u{2584}", "\u{2588}"]

  /// The code line by line for a terminal; empty without the program.
  ///
  /// Its colours are set: on a light terminal it would be inverted, which many cameras do not read.
  static func picture(of link: String) -> [String] {
    let hasColours = environment("TERM")?.contains("256color") ?? false
    let colours = hasColours ? "\u{1b}[38;5;231;48;5;16m" : "\u{1b}[1;37;40m"
    return text(of: link).split(separator: "\n").map { colours + $0 + "\u{1b}[0m" }
  }

  private static func text(of link: String) -> String {
    guard !link.contains("'"), let child = try? ChildProcess.runPiped("qrencode -t UTF8 '\(link)'")
    else { return "" }
    defer {
      child.input.close()
      child.output.close()
      ChildProcess.endAndReap(child.id)
    }
    let bytes = bytes(from: child.output)
    let text = String(decoding: bytes, as: UTF8.self)
    // Any other text is an error of a shell that does not find the program.
    return text.allSatisfy { blocks.contains($0) || $0 == "\n" } ? text : ""
  }

  private static func bytes(from output: FileDescriptor) -> [UInt8] {
    let end = ContinuousClock.now + patience
    var bytes: [UInt8] = []
    while ContinuousClock.now < end {
      _ = poll(output.number, .readable, upTo: ContinuousClock.now.duration(to: end))
      guard let piece = try? output.read(upTo: 16_384) else { continue }
      guard !piece.isEmpty else { break }
      bytes += piece
    }
    return bytes
  }
}
