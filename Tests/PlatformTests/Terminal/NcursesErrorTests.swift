import Testing

@testable import Ncurses

struct NcursesErrorTests {
  @Test(arguments: [
    (
      NcursesError.unknownTerminal("foo"),
      "TERM is 'foo', a terminal that terminfo does not know. Expected the type of a terminal "
        + "with a screen, for example: TERM=xterm-256color speakerclock"
    ),
    (
      .cannotPosition("dumb"),
      "TERM is 'dumb', a terminal that cannot place its cursor. Expected the type of a terminal "
        + "with a screen, for example: TERM=xterm-256color speakerclock"
    ),
  ])
  func theWordsNameTheTerminal(error: NcursesError, words: String) {
    #expect("\(error)" == words)
  }
}
