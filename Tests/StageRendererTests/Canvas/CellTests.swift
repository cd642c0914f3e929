import StageRenderer
import Testing
import TimerTestSupport

@Suite struct CellTests {
  @Test func aCellTakesEightBytes() {
    #expect(MemoryLayout<Cell>.stride == 8)
  }

  @Test(arguments: [
    Cell("b", .plain), Cell("a", .loud), Cell("a", Style(Colour(8), on: Colour(0))),
    Cell("a", Style(Colour(7), on: Colour(1))),
    Cell("a", Style(Colour(7), on: Colour(0), .reverse)),
  ])
  func aCellDiffersByCharacterColoursAndAttributes(other: Cell) {
    #expect(other != Cell("a", .plain))
  }

  @Test func aStyleIsPlainWithoutAttributes() {
    let style = Style(Colour(160), on: Colour(16))
    #expect(style.foreground.index == 160)
    #expect(style.background.index == 16)
    #expect(style.attributes == [])
  }

  @Test func attributesAreASet() {
    let both: Style.Attributes = [.bold, .reverse]
    #expect(both.contains(.bold) && both.contains(.reverse))
    #expect(Style.Attributes.bold.isDisjoint(with: .reverse))
  }
}
