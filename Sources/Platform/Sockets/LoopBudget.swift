/// How much is taken from other processes in one turn of a loop.
///
/// After each turn the loop draws what is due, so no process can hold the drawing up, however much
/// it sends. What is left waits in the system, and the next turn takes more of it.
package struct LoopBudget: Sendable {
  /// How many bytes are read from one process.
  package static let bytesOfOne = 65_536
  /// How many bytes are read from all processes together.
  static let bytesOfAll = 262_144
  /// How many lines or packets of one process are handled; the others are kept, and nothing more is
  /// read until they are handled.
  package static let items = 16

  private var left = LoopBudget.bytesOfAll

  /// Begins a turn.
  package init() {}

  /// Reads the available bytes without blocking, at most `limit` of them; empty at the end.
  ///
  /// Throws EAGAIN also if this turn has read enough.
  package mutating func read(
    _ file: FileDescriptor, upTo limit: Int = bytesOfOne
  ) throws(Errno) -> [UInt8] {
    guard left > 0 else { throw .again }
    let bytes = try file.read(upTo: min(left, limit, Self.bytesOfOne))
    left -= bytes.count
    return bytes
  }
}
