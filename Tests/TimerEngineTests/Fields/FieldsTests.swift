import Testing

@testable import TimerEngine

/// A value that describes its fields, as JSON and back.
struct FieldsTests {
  private enum Colour: String, CaseIterable { case red, green }

  private struct Wheel: Described, Hashable {
    var size = 1

    mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
      try fields.value("size", &size, .number(1...9))
      if size == 8 { throw Fields.Fault("size", .newer) }
    }
  }

  private struct Car: Described, Hashable {
    var name = ""
    var colour = Colour.red
    var isNew = false
    var wheels: [Wheel] = []
    var spare: Wheel?
    var start = Timestamp.start
    var left: Duration?

    mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
      try fields.version(1)
      try fields.value("name", &name, .shownLine)
      try fields.value("colour", &colour, .word())
      try fields.value("new", &isNew, .boolean, unless: false)
      try fields.value("wheels", &wheels, .list(of: .object(Wheel()), 0...4))
      try fields.value(among: &spare, if: "size", or: Wheel())
      try fields.value("start", &start, .talkMoment)
      try fields.value("left", &left, .remaining)
    }
  }

  private static let time = WireTime(start: .seconds(1000), speed: 10)

  private static func read(_ json: String) throws(Fields.Fault) -> Car {
    try Fields.read(json.utf8, as: .object(Car()), in: time)
  }

  private static let full = Car(
    name: "Ada", colour: .green, isNew: true, wheels: [Wheel(size: 2), Wheel(size: 3)],
    spare: Wheel(size: 4), start: .start + .seconds(20), left: .nanoseconds(1))

  private static let fullText =
    #"{"colour":"green","left":1,"name":"Ada","new":true,"size":4,"start":1002000000,"#
    + #""version":1,"wheels":[{"size":2},{"size":3}]}"#

  @Test(arguments: [
    (full, fullText),
    (Car(), #"{"colour":"red","name":"","start":1000000000,"version":1,"wheels":[]}"#),
  ])
  private func aValueIsWrittenInTheOrderOfItsKeys(car: Car, text: String) throws {
    #expect(Fields.json(car, in: Self.time) == text)
    var rounded = car
    rounded.left = car.left.map { .microseconds($0.microsecondsRoundedUp) }
    #expect(try Self.read(text) == rounded)
  }

  /// As `JSONEncoder` writes them.
  @Test(arguments: [
    ("\"\\/", #"\"\\/"#), ("\u{8}\t\n\u{c}\r", #"\b\t\n\f\r"#), ("\u{0}\u{1f}", #"\u0000\u001f"#),
    ("\u{7f}é\u{2028}😀", "\u{7f}é\u{2028}😀"), ("a\"b\nc", #"a\"b\nc"#),
  ])
  func charactersAreEscaped(text: String, json: String) throws {
    var written = JSONText()
    written.append(text)
    #expect(String(decoding: written.bytes, as: UTF8.self) == "\"\(json)\"")
    #expect(try Fields.read(written.bytes, as: .text) == text)
  }

  @Test(
    arguments: [
      (#""red""#, #""blue""#, "colour", .impossible), (#""Ada""#, "5", "name", .form),
      (#""name":"Ada","#, "", "name", .missing),
      (#""name":"Ada""#, #""name":null"#, "name", .missing),
      (#"{"size":2}"#, #"{"size":10}"#, "wheels[0].size", .impossible),
      (#"{"size":3}"#, #"{}"#, "wheels[1].size", .missing),
      (#"{"size":3}"#, "[]", "wheels[1]", .form), (#"[{"#, #"[{},{},{},{"#, "wheels", .impossible),
      (#""size":4"#, #""size":"4""#, "size", .form), (#""left":1"#, #""left":0.5"#, "left", .form),
      (#""left":1"#, #""left":86400000001"#, "left", .impossible),
      (#""version":1"#, #""version":2"#, "version", .version(2)),
      (#""wheels":"#, #""wheels""#, "", .form),
    ] as [(String, String, String, Fields.Fault.Reason)])
  func aFaultHasAPath(part: String, replacement: String, path: String, reason: Fields.Fault.Reason)
  {
    let text = Self.fullText.replacing("green", with: "red")
    #expect(text.contains(part))
    #expect(throws: Fields.Fault(path, reason)) {
      try Self.read(text.replacing(part, with: replacement))
    }
  }

  /// A list leaves out what only a newer program knows.
  @Test func whatIsNewIsLeftOut() throws {
    let text = Self.fullText.replacing(#"{"size":2}"#, with: #"{"size":8,"tyre":[[{}]]}"#)
    #expect(try Self.read(text).wheels == [Wheel(size: 3)])
  }

  /// The first of several values counts.
  @Test func aFieldCanBeGivenTwice() throws {
    let text = Self.fullText.replacing(#""size":4"#, with: #""size":4,"size":5"#)
    #expect(try Self.read(text).spare == Wheel(size: 4))
  }

  @Test(arguments: [
    ("9223372036854775807", Int.max), ("-9223372036854775808", .min), ("1.0", 1), ("1e3", 1000),
    ("-0", 0), ("9223372036854775808", nil), ("1e19", nil), ("0.5", nil),
  ])
  func wholeNumbersAreExact(text: String, number: Int?) {
    let read = try? Fields.read("[\(text)]".utf8, as: .list(of: .number(Int.min ... .max)))
    #expect(read == number.map { [$0] })
  }

  @Test(arguments: [(64, true), (65, false)])
  func nestingHasALimit(depth: Int, isRead: Bool) {
    let json =
      #"{"x":"# + String(repeating: "[", count: depth - 1)
      + String(repeating: "]", count: depth - 1) + #","size":1}"#
    #expect((try? Fields.read(json.utf8, as: .object(Wheel()))) == (isRead ? Wheel() : nil))
  }

  @Test func allFieldsAreListed() {
    let listed = Fields.list(of: Car())
    #expect(
      listed.map(\.key)
        == ["version", "name", "colour", "new", "wheels", "size", "start", "left"])
    #expect(listed.filter(\.isOptional).map(\.key) == ["new", "size", "left"])
    #expect(listed[2].type == .word(["red", "green"]))
    let wheel = Fields.list(of: Wheel())
    #expect(wheel.map(\.type) == [.number(1...9)])
    #expect(listed[4].type == .list(.object(wheel), 0...4))
  }
}
