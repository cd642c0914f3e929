/// A number at the end of its type's range, or of the range in which JavaScript is exact, for a
/// place in an input.
struct ExtremeNumber {
  /// The bytes that it replaces.
  let place: Range<Int>
  /// The number, in digits or in binary.
  let bytes: [UInt8]

  static let all = [.min, -1, 0, 1 << 53, .max] as [Int]
}

extension Kind {
  /// Whether inputs have numbers in binary too, with the most significant byte first.
  private var isBinary: Bool { self == .packets || self == .datagrams }

  /// Each extreme number for each numeric field of an input.
  func extremeNumbers(in input: [UInt8]) -> [ExtremeNumber] {
    let digits = Self.numbers(in: input).flatMap { place in
      ExtremeNumber.all.map { ExtremeNumber(place: place, bytes: Array("\($0)".utf8)) }
    }
    return digits + (isBinary ? Self.binaryNumbers(in: input) : [])
  }

  /// The digits of each number in a text, with the sign.
  private static func numbers(in input: [UInt8]) -> [Range<Int>] {
    func isDigit(_ index: Int) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= input[index] }
    let starts = input.indices.filter { isDigit($0) && ($0 == 0 || !isDigit($0 - 1)) }
    return starts.map { start in
      let end = input.indices[start...].first { !isDigit($0) } ?? input.endIndex
      return (start > 0 && input[start - 1] == UInt8(ascii: "-") ? start - 1 : start)..<end
    }
  }

  /// Any bytes may be a field of one, two, four or eight.
  private static func binaryNumbers(in input: [UInt8]) -> [ExtremeNumber] {
    func numbers<Number: FixedWidthInteger>(_ type: Number.Type) -> [ExtremeNumber] {
      let extremes = [.min, -1, 0, Number(truncatingIfNeeded: 1 << 53), .max] as Set<Number>
      let width = Number.bitWidth / 8
      return stride(from: 0, through: input.count - width, by: 1).flatMap { start in
        extremes.sorted().map { number in
          ExtremeNumber(
            place: start..<start + width,
            bytes: withUnsafeBytes(of: number.bigEndian) { Array($0) })
        }
      }
    }
    return numbers(Int8.self) + numbers(Int16.self) + numbers(Int32.self) + numbers(Int64.self)
  }

  /// An input with an extreme number in it.
  func input(_ input: [UInt8], with number: ExtremeNumber) -> [UInt8] {
    var changed = input
    changed.replaceSubrange(number.place, with: number.bytes)
    // A packet's second byte is how many bytes follow; a second one is needed from 128 on.
    if self == .packets, changed.count != input.count, input.count > 1, input[1] < 128,
      input.count == Int(input[1]) + 2
    {
      let length = changed.count - 2
      let bytes = length < 128 ? [length] : [length % 128 + 128, length / 128]
      changed.replaceSubrange(1...1, with: bytes.map { UInt8($0) })
    }
    return changed
  }
}
