import Testing
import TimerTestSupport

/// What happens to a running clock when clients send too much, or when there are too many of them.
@Suite(.waitsForPrograms)
struct FloodTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder(inMemory: true) }

  /// A clock whose process is known to other programs.
  private func clock(_ limit: String = "") throws -> Program {
    let clock = try Program(
      script: "\(limit) echo $$ >pid; exec speakerclock 5:00 --start", home: home)
    #expect(clock.counts(to: "04:58"))
    return clock
  }

  /// What `ps` tells of the clock, such as its memory in kilobytes.
  private func value(_ name: String) throws -> Int {
    let answer = try Program(script: "ps -o \(name)= -p $(cat pid)", home: home)
    #expect(answer.terminal.waitForEnd(upTo: .patience) != nil)
    return try #require(answer.written.first.flatMap { Int($0.filter(\.isNumber)) })
  }

  /// A hundred megabytes on one line, and as much in lines for some seconds: the clock reads what
  /// it can use, keeps nothing else, and answers others.
  @Test(arguments: ["tr '\\0' x </dev/zero", "yes 'message a b c'"])
  func aFloodLeavesTheMemoryFlat(source: String) throws {
    let clock = try clock()
    let before = try value("rss")
    let flood = try Program(
      script: "\(source) | head -c 100000000 | timeout 5 speakerclock attach >/dev/null", home: home
    )
    clock.terminal.run(for: .seconds(2))
    let answer = try Program.output(of: "send", "add 1m", home: home)
    #expect(answer.ending == .exited(0), "\(answer.lines)")
    #expect(flood.terminal.waitForEnd(upTo: .patience) != nil)
    #expect(try value("rss") - before < 4_000)
    // What the flood has left in the socket may show the message again.
    var isRight = false
    for _ in 0..<10 where !isRight {
      #expect(try Program.output(of: "send", "clear", home: home).ending == .exited(0))
      isRight = clock.terminal.wait(upTo: .seconds(3)) {
        Program.time(on: $0.canvas)?.hasPrefix("0") == true
      }
    }
    #expect(isRight, "\(clock.time ?? "unreadable")")
  }

  /// More clients than the clock has descriptors: it neither spins nor ends, and accepts others
  /// when these are gone.
  @Test func aClockWithoutDescriptorsRests() throws {
    let clock = try clock("ulimit -n 24;")
    let clients = try Program(
      script: "for i in $(seq 30); do sleep 4 | speakerclock attach >/dev/null & done; wait",
      home: home)
    clock.terminal.run(for: .seconds(1))
    let before = try value("cputimes")
    clock.terminal.run(for: .seconds(2))
    #expect(try value("cputimes") - before <= 1)
    #expect(clients.terminal.waitForEnd(upTo: .patience) != nil)
    clock.terminal.run(for: .seconds(2))
    let answer = try Program.output(of: "send", "time", home: home)
    #expect(answer.ending == .exited(0), "\(answer.lines)")
  }
}
