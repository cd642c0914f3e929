import StageRenderer
import TimerTestSupport

// A picture of the README on standard output, for `make pictures`: the operator view with the
// argument `operator`, else a talk of ten seconds that moves.
if CommandLine.arguments.dropFirst().first == "operator" {
  print(OperatorPicture.svg)
} else {
  print(Film.talk.svg(still: 4))
}

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
