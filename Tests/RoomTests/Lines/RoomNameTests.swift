import Room
import Testing

struct RoomNameTests {
  /// A room's name is a part of a socket's path, and a word of a line.
  @Test(
    arguments: [
      ("a", true), ("hall-2", true), (String(repeating: "x", count: 32), true), ("", false),
      (String(repeating: "x", count: 33), false), ("Hall", false), ("hall 2", false),
      ("../x", false), ("h\u{e4}ll", false),
    ])
  func aRoomHasAShortPlainName(name: String, isOne: Bool) { #expect(name.isRoomName == isOne) }
}
