import Testing
import TimerEngine

struct NearestWordTests {
  private static let words = ["set", "stop", "clock", "message", "rehearse"]

  @Test(arguments: [
    // The same letters in another order, also of a short word.
    ("tse", "set"), ("sotp", "stop"), ("messaeg", "message"),
    // Short words have to be right, four or five letters may have one fault, and longer ones two.
    ("sat", nil), ("stap", "stop"), ("stp", nil), ("clook", "clock"), ("cock", "clock"),
    ("clocks", "clock"), ("cluek", nil), ("massge", "message"), ("masge", nil),
    ("rehaersing", nil), ("rehers", "rehearse"), ("CLOOK", "clock"), ("", nil),
  ])
  func theWordThatWasMeantIsFound(text: String, word: String?) {
    #expect(text.nearest(among: Self.words) == word)
  }
}
