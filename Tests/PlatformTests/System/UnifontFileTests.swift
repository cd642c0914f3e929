import Platform
import StageRenderer
import Testing
import TimerTestSupport

/// The font that the package `unifont` installs.
struct UnifontFileTests {
  private static let numbers = (1...900).map { UInt32($0 * 7) }

  /// A file of narrow and wide letters, the first row of each its number.
  private static func text() -> String {
    numbers.map { number in
      let (name, isWide) = (hex(number), number.isMultiple(of: 2))
      let rows = isWide ? name : String(name.suffix(2))
      return name + ":" + rows + String(repeating: "0", count: (isWide ? 64 : 32) - rows.count)
    }.joined(separator: "\n") + "\n"
  }

  private static func hex(_ number: UInt32) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - text.count) + text
  }

  /// `make soak` looks for all of them.
  @Test func eachLetterIsFoundAndNoOther() throws {
    let home = try TemporaryFolder(inMemory: true)
    try home.write(Self.text(), to: "unifont.hex")
    let font = UnifontFile(home.path(of: "unifont.hex"))
    for number in sample(Array(1...6310 as ClosedRange<UInt32>), oneOf: 9) {
      let scalar = try #require(Unicode.Scalar(number))
      let letter = font.letter(scalar)
      guard number.isMultiple(of: 7), number <= 6300 else {
        #expect(letter == nil, "\(number)")
        continue
      }
      let isWide = number.isMultiple(of: 2)
      #expect(letter?.width == (isWide ? 16 : 8), "\(number)")
      #expect(letter?.rows.first == UInt16(isWide ? number : number & 0xff), "\(number)")
      #expect(letter?.rows.count == 16)
    }
  }

  @Test(arguments: [nil, "", "\n", "0041", "0041:zz\n", "0041:00\n0042", "no font\n"])
  func aFileThatIsNoFontHasNoLetters(text: String?) throws {
    let home = try TemporaryFolder(inMemory: true)
    if let text { try home.write(text, to: "unifont.hex") }
    let font = UnifontFile(home.path(of: "unifont.hex"))
    #expect(font.letter("A") == nil)
  }
}
