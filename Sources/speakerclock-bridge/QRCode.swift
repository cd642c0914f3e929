import Unix

/// A link as a code for a phone's camera, drawn by `qrencode` if that is installed.
enum QRCode {
  private static let patience = Duration.seconds(2)

  /// The code as text; empty without the program.
  static func text(of link: String) -> String {
    guard !link.contains("'"), let child = try? ChildProcess.runPiped("qrencode -t UTF8 '\(link)'")
    else { return "" }
    defer {
      child.input.close()
      child.output.close()
      ChildProcess.endAndReap(child.id)
    }
    let bytes = bytes(from: child.output)
    let text = String(decoding: bytes, as: UTF8.self)
    // What a shell says that does not find the program is no code.
    return text.contains("\u{2588}") ? text : ""
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
