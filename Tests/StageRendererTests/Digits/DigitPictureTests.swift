import StageRenderer
import Testing
import TimerTestSupport

/// The digits as they look.
@Suite struct DigitPictureTests {
  static let smallest: [(digit: String, picture: String)] = [
    (
      "0",
      """
      ######
      ##  ##
      ##..##
      ##  ##
      ######
      """
    ),
    (
      "1",
      """
      ....##
      ..  ##
      ....##
      ..  ##
      ....##
      """
    ),
    (
      "2",
      """
      ######
      ..  ##
      ######
      ##  ..
      ######
      """
    ),
    (
      "3",
      """
      ######
      ..  ##
      ..####
      ..  ##
      ######
      """
    ),
    (
      "4",
      """
      ##..##
      ##  ##
      ######
      ..  ##
      ....##
      """
    ),
    (
      "5",
      """
      ######
      ##  ..
      ######
      ..  ##
      ######
      """
    ),
    (
      "6",
      """
      ##....
      ##  ..
      ######
      ##  ##
      ######
      """
    ),
    (
      "7",
      """
      ######
      ..  ##
      ....##
      ..  ##
      ....##
      """
    ),
    (
      "8",
      """
      ######
      ##  ##
      ######
      ##  ##
      ######
      """
    ),
    (
      "9",
      """
      ######
      ##  ##
      ######
      ..  ##
      ....##
      """
    ),
    (
      "-",
      """
      ......
      ..  ..
      ######
      ..  ..
      ......
      """
    ),
  ]

  @Test(arguments: smallest)
  func aDigitOfFiveRows(digit: String, picture: String) throws {
    let drawing = try Drawing(digit, in: Size(columns: 6, rows: 5))
    #expect(difference(drawing.lines, from: picture) == nil)
  }
}
