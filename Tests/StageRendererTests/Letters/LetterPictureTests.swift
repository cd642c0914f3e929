import StageRenderer
import Testing
import TimerTestSupport

struct LetterPictureTests {
  @Test(arguments: [
    (
      "End",
      """
      ######  ......  ....##
      ##  ..  ..  ..  ..  ##
      ####..  ######  ######
      ##  ..  ##  ##  ##  ##
      ######  ##..##  ######
      """
    ),
    (
      "StoP",
      """
      ######  ##....  ......  ######
      ##  ..  ##  ..  ..  ..  ##  ##
      ######  ####..  ######  ######
      ..  ##  ##  ..  ##  ##  ##  ..
      ######  ######  ######  ##....
      """
    ),
    (
      "PAUS",
      """
      ######  ######  ##..##  ######
      ##  ##  ##  ##  ##  ##  ##  ..
      ######  ######  ##..##  ######
      ##  ..  ##  ##  ##  ##  ..  ##
      ##....  ##..##  ######  ######
      """
    ),
  ])
  func wordsThatReadWell(word: String, picture: String) throws {
    let text = try #require(DisplayText(word))
    let size = Size(columns: word.count * 8 - 2, rows: 5)
    let plain = Style(Colour(7), on: Colour(0))
    var canvas = Canvas(size: size, filledWith: Cell(" ", plain))
    var display = SegmentDisplay()
    for (index, segments) in (text.groups.first ?? []).enumerated() {
      let layout = try #require(
        DisplayLayout.largest([1], in: Size(columns: 6, rows: 5), .landscape))
      let letter = try #require(DisplayText(word.map(String.init)[index]))
      #expect(letter.groups == [[segments]])
      display.draw(
        letter, layout, at: Position(column: index * 8, row: 0), on: &canvas,
        with: .cells(lit: Cell("#", plain), unlit: Cell(".", plain)))
    }
    #expect(difference(canvas.lines, from: picture) == nil)
  }

  @Test(arguments: Array("AbCcdEeFHhiJLnOoPrStUuy"))
  func eachLetterHasBars(letter: Character) {
    #expect(Segments(letter)?.isEmpty == false)
  }
}
