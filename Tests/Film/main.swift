import TerminalCanvas
import TimerTestSupport

// A talk of ten seconds as the README's moving picture, on standard output: `make pictures`.
print(Film.talk.svg(still: 4))

/// Plays a clock and keeps what it shows.
private struct Film {
  private var session = Session(10, yellow: 6, red: 3)
  private var picture = MovingPicture()

  static var talk: MovingPicture {
    var film = Film()
    film.play(seconds: 1)
    film.session.press(" ")
    film.play(seconds: 14)
    return film.picture
  }

  private mutating func play(seconds: Int) {
    for _ in 0..<10 * seconds {
      picture.show(session.canvas(), seconds: 0.1)
      session.pass(.milliseconds(100))
    }
  }
}
