import StageRenderer
import Testing

/// Colours of the palette, and their numbers for a terminal of 24 bits.
struct ColourTests {
  @Test(
    arguments: [
      (0, 0), (7, 7), (9, 0xff0000), (16, 0), (22, 0x005f00), (42, 0x00d773), (196, 0xff0000),
      (226, 0xffff00), (231, 0xffffff), (234, 0x1c1c1c),
    ] as [(UInt8, Int)])
  func aTerminalOf24BitsGetsTheLight(index: UInt8, number: Int) {
    #expect(Colour(index).directNumber == number)
  }
}
