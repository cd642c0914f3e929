import Room

/// A connection to a clock: a socket, or the pipes of a child process.
struct ClockConnection {
  private let input: FileDescriptor
  private let output: FileDescriptor
  /// The child between, if there is one.
  private let child: Int32?
  private var splitter = LineSplitter(maxBytes: WireClockMessage.maxBytes)
  private var unsent = UnsentBytes()

  /// Connects to the clock of a room; `nil` if none listens.
  init?(to address: RoomAddress) {
    guard let socket = address.connect() else { return nil }
    (input, output, child) = (socket, socket, nil)
  }

  /// Runs a command whose standard input and output lead to a clock.
  init(running command: String) throws(Errno) {
    let started = try ChildProcess.runPiped(command)
    (child, output, input) = (started.id, started.input, started.output)
  }

  /// Readable when lines have arrived.
  var descriptor: Int32 { input.number }

  /// The descriptor to wait for until more can be written; `nil` if everything was sent.
  var writing: Int32? { unsent.isEmpty ? nil : output.number }

  /// Whether lines arrive on the same descriptor on which they leave.
  var isSocket: Bool { child == nil }

  /// Whether lines have arrived that `lines()` has not returned yet.
  var hasMore: Bool { splitter.hasMore }

  /// Some of the lines that have arrived, as many as are handled in a turn; `nil` if the other side
  /// is gone.
  mutating func lines() -> [String]? {
    if !splitter.hasMore {
      do throws(Errno) {
        var limit = LoopBudget()
        let bytes = try limit.read(input)
        guard !bytes.isEmpty else { return nil }
        splitter.add(bytes)
      } catch {
        return error == .again ? [] : nil
      }
    }
    var lines: [String] = []
    while lines.count < LoopBudget.items, let line = splitter.next() { lines.append(line) }
    return lines
  }

  /// Whether the other side does not read what it is sent.
  var exceedsUnsentLimit: Bool { unsent.exceedsLimit }

  /// Sends lines, or keeps what is not taken.
  mutating func send(_ lines: [WireClientMessage]) {
    for line in lines { unsent.append(line: line.text) }
    flush()
  }

  /// Sends more of what was kept.
  ///
  /// An error is noticed when lines are read.
  mutating func flush() {
    let (isSocket, output) = (isSocket, output)
    _ = unsent.flush { bytes throws(Errno) in
      try isSocket ? LocalSocket.send(bytes, to: output) : output.write(bytes)
    }
  }

  /// Closes it, and gives the child a moment to hand on what it was sent.
  func finish() {
    if let child {
      output.close()
      ChildProcess.reap(child, within: .milliseconds(300))
    }
    input.close()
  }

  /// Closes it, and ends the child at once.
  func close() {
    input.close()
    guard let child else { return }
    output.close()
    ChildProcess.endAndReap(child)
  }
}
