import StageRenderer

/// Turns bytes into what happens to a clock: typed input, and other events for the bytes 0xf8 to
/// 0xff, which no UTF-8 text contains, each with the byte after it.
struct Script {
  enum Step {
    case typed([UInt8])
    case reported(String)
    case passed(Duration)
    case slept(Duration)
    case wallClockSet(by: Duration)
    case resized(Size)
    case failed
    case ended
  }

  private var rest: ArraySlice<UInt8>

  init(_ bytes: some Sequence<UInt8>) { rest = Array(bytes)[...] }

  /// The next byte; 0 behind the last one.
  mutating func byte() -> Int { rest.popFirst().map(Int.init) ?? 0 }

  /// One of several choices.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[byte() % choices.count] }

  /// What happens next; `nil` at the end.
  mutating func step() -> Step? {
    guard let first = rest.first else { return nil }
    guard first >= 0xf8 else {
      let typed = rest.prefix { $0 < 0xf8 }
      rest = rest.dropFirst(typed.count)
      return .typed(Array(typed))
    }
    rest = rest.dropFirst()
    let number = byte()
    switch first {
    case 0xf8: return .passed(.milliseconds(number * 20))
    case 0xf9: return .reported(report(number))
    case 0xfa: return .passed(.milliseconds(number * 200))
    case 0xfb: return .slept(.seconds(number * number * number))
    case 0xfc: return .wallClockSet(by: .seconds((number - 128) * 1_000))
    case 0xfd: return .resized(Size(columns: number / 2, rows: byte() / 6))
    case 0xfe: return .failed
    default: return .ended
    }
  }

  /// A report of the mouse with numbers of up to 64 bits, or the beginning of something that may
  /// never go on.
  private mutating func report(_ number: Int) -> String {
    let beginnings = ["[", "O", "]", "P", "[200~", "[M", "[<0;", "]0;a b", "[1;"]
    guard number < 192 else { return "\u{1b}" + beginnings[number % beginnings.count] }
    let code = [0, 0, 32, 32, 64, 65][number % 6]
    return "\u{1b}[<\(code);\(place());\(place())" + (number < 144 ? "M" : "m")
  }

  /// A column or a row: mostly one of a screen, else any number.
  private mutating func place() -> UInt64 {
    let first = UInt64(byte())
    guard first >= 192 else { return first }
    return (0..<8).reduce(0) { place, _ in place << 8 | UInt64(byte()) }
  }
}
