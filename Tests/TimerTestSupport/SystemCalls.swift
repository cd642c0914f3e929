import CUnix

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The calls of the operating system that `PseudoTerminal` needs in addition to CUnix, in one
/// place.
enum SystemCalls {
  /// Signal 9, which no program can refuse.
  static let killSignal = SIGKILL
  /// The signal that lets a stopped program go on.
  static let continueSignal = SIGCONT

  /// Why the last call failed.
  static var failure: Int32 { errno }

  /// The system's words for a failure.
  static func words(for failure: Int32) -> String { String(cString: strerror(failure)) }

  /// The variable that makes a fault of `make mutants` active; in a usual run there is none.
  static var mutant: [String] { getenv("MUTANT").map { ["MUTANT=\(String(cString: $0))"] } ?? [] }

  /// Reads what is there, or waits for it; nil where nothing more can come.
  static func read(_ descriptor: Int32, atMost count: Int) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      var found = -1
      repeat {
        found = platformRead(descriptor, buffer.baseAddress, count)
      } while found < 0 && errno == EINTR
      initialized = max(0, found)
    }
    return bytes.isEmpty ? nil : bytes
  }

  /// Makes reading and writing return at once instead of blocking.
  static func makeNonBlocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Writes all bytes, or as many as the other side takes: a program that has ended reads none, and
  /// one that is stopped gets 20 seconds.
  static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard cunix_poll(&wait, 1, 20_000_000_000) > 0, wait.revents & Int16(POLLOUT) != 0 else {
        return
      }
      let count = rest.withUnsafeBytes { platformWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno != EINTR && errno != EAGAIN { return }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Closes a descriptor.
  static func close(_ descriptor: Int32) { _ = platformClose(descriptor) }

  /// Sends a signal to a process.
  static func send(signal: Int32, to process: Int32) { _ = kill(process, signal) }

  /// Runs `body` with C's form of several texts, which ends with a null pointer.
  static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }

  /// How a process ended, from its wait status.
  static func ending(ofStatus status: Int32) -> PseudoTerminal.Ending {
    let signal = status & 0x7f
    return signal == 0 ? .exited(status >> 8 & 0xff) : .signalled(signal)
  }
}

// Inside the type its own names would hide these.
private func platformRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}

private func platformWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}

private func platformClose(_ file: Int32) -> Int32 { close(file) }
