import CUnix
import StageRenderer

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension PseudoTerminal {
  /// Reads for this real time, or until nothing more can come because the program is gone.
  package func run(for duration: Duration) { wait(upTo: duration) { _ in false } }

  /// Reads until a condition holds on the screen.
  ///
  /// The condition is looked at before the first reading and after each picture, also where a busy
  /// machine reads several pictures at once: the later ones are played by the next method that
  /// waits. The condition is also checked ten times a second, because it may concern a file. While
  /// the program says that it still draws a picture, nothing is looked at, unless the rest does not
  /// come for seconds.
  ///
  /// - Parameters:
  ///   - limit: How long at most, in real time.
  ///   - condition: What the screen should become.
  /// - Returns: Whether it did.
  @discardableResult
  package func wait(upTo limit: Duration, until condition: (TerminalEmulator) -> Bool) -> Bool {
    let end = ContinuousClock.now + limit
    var begin: ContinuousClock.Instant?
    while isHalfDrawn(since: &begin) || !condition(screen) {
      if playPicture() { continue }
      let left = ContinuousClock.now.duration(to: end)
      guard hasMore, left > .zero else { return condition(screen) }
      receive(upTo: min(left, .milliseconds(100)))
      // A terminal hands on a picture in pieces, even if it was written in one.
      while hasMore, ContinuousClock.now < end, receive(upTo: .milliseconds(3)) {}
      playPicture()
    }
    return true
  }

  /// Whether a picture is incomplete; this has been so since `begin`.
  ///
  /// A program that stalls or was killed may never complete it.
  private func isHalfDrawn(since begin: inout ContinuousClock.Instant?) -> Bool {
    begin = screen.isUpdating ? begin ?? .now : nil
    return begin.map { $0.duration(to: .now) < .seconds(5) } ?? false
  }

  /// Plays the next picture that was read, or the part of it that has come; returns whether there
  /// was any.
  @discardableResult
  private func playPicture() -> Bool {
    guard !unplayed.isEmpty else { return false }
    unplayed = screen.feedPicture(of: unplayed)
    let canvas = screen.canvas
    let line = canvas.size.rows > 0 ? canvas.line(canvas.size.rows - 1) : ""
    if !screen.isUpdating, line != lastLines.last { lastLines.append(line) }
    return true
  }

  /// Waits until a last line is shown, or was since something was sent or a call of this.
  ///
  /// A busy machine may read what was shown for some seconds together with what came after it.
  ///
  /// - Parameters:
  ///   - limit: How long at most, in real time.
  ///   - isMeant: Whether this is the line.
  /// - Returns: The line; `nil` if there is none.
  @discardableResult
  package func lastLine(upTo limit: Duration, where isMeant: (String) -> Bool) -> String? {
    var found: String?
    wait(upTo: limit) { screen in
      found = (lastLines + screen.canvas.lines.suffix(1)).last(where: isMeant)
      return found != nil
    }
    lastLines = []
    return found
  }

  /// Plays all that was read.
  func playAll() {
    screen.feed(unplayed)
    unplayed = []
  }

  /// Reads until the program has ended and all that it wrote has arrived.
  ///
  /// - Parameter limit: How long at most, in real time.
  /// - Returns: How it ended; nil if it goes on.
  @discardableResult
  package func waitForEnd(upTo limit: Duration) -> Ending? {
    let end = ContinuousClock.now + limit
    playAll()
    while ending == nil, ContinuousClock.now < end { readOnce(upTo: .milliseconds(2)) }
    // A program that the ended one left behind may hold the terminal open and stay silent.
    if ending != nil { while hasMore, readOnce(upTo: .milliseconds(500)) {} }
    return ending
  }

  /// Waits for output, reads and plays it; returns whether some came.
  @discardableResult
  func readOnce(upTo limit: Duration) -> Bool {
    let hasCome = receive(upTo: limit)
    playAll()
    return hasCome
  }

  /// Waits for output and reads it; returns whether some came.
  @discardableResult
  private func receive(upTo limit: Duration) -> Bool {
    var wait = pollfd(fd: hasMore ? descriptor : -1, events: Int16(POLLIN), revents: 0)
    let found = cunix_poll(&wait, 1, limit.nanoseconds)
    guard found > 0 else { return false }
    guard let bytes = SystemCalls.read(descriptor, atMost: 65_536) else {
      hasMore = false
      return false
    }
    bursts.append(Burst(time: start.duration(to: .now), bytes: bytes))
    unplayed += bytes
    return true
  }
}

extension Duration {
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
