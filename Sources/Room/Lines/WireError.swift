import TimerEngine

/// Why a line of a clock cannot be used.
package enum WireError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The snapshot has a version that this program does not know.
  case version(Int)
  /// This field is missing or impossible.
  case field(String)
  /// The snapshot is of another room than the expected one.
  case otherRoom(String, expected: String)

  init(_ fault: Fields.Fault) {
    if case .version(let version) = fault.reason {
      self = .version(version)
    } else {
      self = .field(fault.path.isEmpty ? "line" : fault.path)
    }
  }

  /// Does what has a fault of fields as its error.
  static func of<Value>(
    _ read: () throws(Fields.Fault) -> Value
  ) throws(WireError) -> Value {
    do throws(Fields.Fault) { return try read() } catch { throw WireError(error) }
  }

  /// What is wrong.
  package var description: String {
    switch self {
    case .version(let version):
      "The clock speaks version \(version). Expected \(SentStage.version): "
        + "update the older program"
    case .otherRoom(let room, let expected):
      "This is the clock of room \(room). Expected room \(expected): check --room and --via"
    case .field(let name): "The clock's \(name) cannot be shown"
    }
  }
}

/// A value outside these limits is refused, so that no calculation overflows.
enum WireLimit {
  static let segments = 100
  /// The range of numbers that count something: those that JavaScript can represent exactly, too.
  static let numbers = 0..<1 << 53
  static let handles = 1_000_000_000
  /// Moments in seconds since 1970.
  static let seconds = -6_000_000_000...6_000_000_000
  static let secondsOfDay = 0...86_400
  /// How far clocks may be ahead of UTC, in seconds.
  static let offsets = -86_400...86_400
}
