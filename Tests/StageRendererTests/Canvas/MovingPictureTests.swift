import StageRenderer
import Testing

struct MovingPictureTests {
  private static let style = Style(Colour(7), on: Colour(16))
  private static let size = Size(columns: 4, rows: 2)

  private func canvas(_ text: String, lit column: Int? = nil) -> Canvas {
    var canvas = Canvas(size: Self.size, filledWith: Cell(" ", Self.style))
    canvas.write(text, at: Position(column: 0, row: 0), style: Self.style)
    if let column {
      canvas[Position(column: column, row: 1)] = Cell(" ", Style(Colour(7), on: Colour(196)))
    }
    return canvas
  }

  private func lines(_ frames: [(Canvas, Double)], still: Double = 0) -> [String] {
    var picture = MovingPicture()
    for (canvas, seconds) in frames { picture.show(canvas, seconds: seconds) }
    return picture.svg(still: still).split(separator: "\n").map(String.init)
  }

  @Test func aFrameDrawsWhatHasChanged() {
    let lines = lines([(canvas("ab"), 1), (canvas("ab", lit: 2), 3)])
    let second = lines.drop { $0 != "<g id=\"f1\">" }
    #expect(
      Array(second) == [
        "<g id=\"f1\">", "<path fill=\"#ff0000\" d=\"M16 16h8v16h-8z\"/>", "</g>", "</svg>",
      ])
  }

  /// A letter that goes leaves nothing of its row.
  @Test func aRowWithTextIsDrawnAnew() {
    let lines = lines([(canvas("ab"), 1), (canvas("b"), 1)])
    let second = lines.drop { $0 != "<g id=\"f1\">" }.dropFirst()
    #expect(second.first == "<path fill=\"#000000\" d=\"M0 0h32v16h-32z\"/>")
    #expect(second.dropFirst().first?.hasSuffix(">b</text>") == true)
  }

  @Test func aFrameIsSeenFromItsTimeOn() {
    let lines = lines([(canvas("a"), 1), (canvas("b"), 2), (canvas("c"), 1)])
    #expect(lines.contains("g{animation:none 4.0s step-end infinite}"))
    #expect(
      lines.contains {
        $0.hasPrefix(
          "#f2{animation-name:a2}@keyframes a2{0%{visibility:hidden}75.0%,100%{visibility:visible}}"
        )
      })
  }

  /// What looks the same for a while is one frame.
  @Test func equalCanvasesAreOneFrame() {
    let lines = lines([(canvas("a"), 1), (canvas("a"), 1), (canvas("b"), 2)])
    #expect(lines.count { $0.hasPrefix("<g ") } == 2)
    #expect(lines.contains { $0.contains("50.0%,100%") })
  }

  @Test(arguments: [(0, [1, 2]), (1, [2]), (3, [])] as [(Double, [Int])])
  func withReducedMotionOneFrameIsShown(still: Double, hidden: [Int]) {
    let lines = lines([(canvas("a"), 1), (canvas("b"), 2), (canvas("c"), 1)], still: still)
    let found = (0...2).filter { index in
      lines.contains {
        $0.contains("@media(prefers-reduced-motion:reduce){#f\(index){visibility:hidden}}")
      }
    }
    #expect(found == hidden)
  }

  @Test func nothingIsNoPicture() { #expect(MovingPicture().svg(still: 0).isEmpty) }
}
