import StageRenderer
import Testing
import TimerTestSupport

/// The built bridge sends to a receiver of another author, Debian's `olad`, which is in the network
/// of an interface that is not the usual one.
@Suite(
  .serialized, .enabled(if: OpenLighting.isThere, "there is no olad here, or no network of its own")
)
struct OpenLightingTests {
  private let studio: OpenLighting

  init() throws { studio = try OpenLighting() }

  private func startClock(_ arguments: String...) throws -> PseudoTerminal {
    let clock = try studio.run(["speakerclock"] + arguments + ["--room", "stage"])
    clock.writes("GREEN")
    return clock
  }

  private func send(_ command: String) throws {
    try studio.run(["speakerclock", "send", "--room", "stage", command])
      .waitForEnd(upTo: .patience)
  }

  private func startLamps() throws -> PseudoTerminal {
    let lamps = try studio.lamps(
      "--sacn", "\(OpenLighting.sACN):1", "--interface", OwnNetwork.address,
      "--art-net", "\(OwnNetwork.address):\(OpenLighting.artNet):1")
    lamps.writes("The clock is there.")
    return lamps
  }

  /// A lamp's changes are as far apart as those of the display, and in the same order.
  @Test func theUniversesOfATalkAreWhatTheDisplayShows() throws {
    // A busy machine holds one of the programs up for longer than a phase lasts, but not each time.
    var problems = try problemsOfTalk()
    for _ in 0..<4 where !problems.isEmpty { problems = try OpenLightingTests().problemsOfTalk() }
    #expect(problems == [])
  }

  /// Lets a talk pass in seconds; returns how a lamp differed from the display.
  private func problemsOfTalk() throws -> [String] {
    let clock = try startClock("5:00", "--speed", "60")
    defer { clock.signal(9) }
    let watch = try studio.run(["speakerclock", "watch", "--room", "stage", "--format", "text"])
    watch.writes("05:00 GREEN")
    let lamps = try startLamps()
    lamps.run(for: .milliseconds(500))
    try send("start")
    let limit = ContinuousClock.now + .seconds(30)
    while !watch.text.contains("−1:00"), ContinuousClock.now < limit {
      PseudoTerminal.run([clock, watch, lamps], for: .milliseconds(100))
    }
    let words = ["04:5", "YELLOW", "RED", "OVER"]
    let shown = words.map { watch.time(of: $0, upTo: .zero) ?? .zero }
    try send("! quit")
    lamps.run(for: .seconds(1))
    lamps.signal(15)
    #expect(lamps.waitForEnd(upTo: .patience) == .signalled(15))
    #expect(studio.log(upTo: "sent a termination").contains("termination for universe 7"))

    let changes = studio.changes()
    var problems: [String] = []
    for (universe, filler) in [(OpenLighting.sACN, ""), (OpenLighting.artNet, ",0")] {
      let heard = (changes[universe] ?? []).drop { $0.slots == "0,0,0" + filler }
      let expected = ["0,51,0", "0,255,0", "255,150,0", "255,0,0", "0,0,0", "255,0,0", "0,0,0"]
      // It goes on blinking until the clock has ended.
      guard heard.map(\.slots).starts(with: expected.map { $0 + filler }) else {
        problems.append("universe \(universe): \(heard)")
        continue
      }
      let times = heard.map(\.time)
      // In overtime a lamp is lit first, for half a second: it becomes dark after the word OVER.
      for (word, late) in [(1, Duration.zero), (2, .zero), (3, .milliseconds(500))] {
        let distance = times[word + 1] - times[1] - (shown[word] - shown[0]) - late
        guard abs(distance / .milliseconds(1)) >= 400 else { continue }
        problems.append("\(words[word]): \(heard), \(shown)")
      }
      Self.printTable(universe, heard, shown)
    }
    return problems
  }

  /// Prints the table that the article "Lamps" shows.
  private static func printTable(
    _ universe: Int, _ heard: ArraySlice<OpenLighting.Change>, _ shown: [Duration]
  ) {
    let first = heard.dropFirst().first?.time ?? .zero
    let seconds = { (time: Duration) in "\(time / .milliseconds(1) / 1000)" }
    print("universe \(universe), after the start:")
    for change in heard { print("  \(seconds(change.time - first)) s  \(change.slots)") }
    let words = shown.map { seconds($0 - (shown.first ?? .zero)) }
    print("the display, after its first second: \(words)")
  }

  /// Without a network nothing can be sent, which is told; and that it can be again.
  @Test func aNetworkThatComesBackIsUsedAgain() throws {
    let clock = try startClock("5:00")
    defer { clock.signal(9) }
    let lamps = try startLamps()
    lamps.run(for: .seconds(1))
    try studio.network.change("link set stage down")
    let universe = "sACN universe 7 at 239.255.0.7"
    #expect(
      lamps.writes("\(universe): nothing can be sent: Network is unreachable"), "\(lamps.text)")
    try send("start")
    try studio.network.change("link set stage up")
    #expect(lamps.writes("\(universe): packets are sent again."), "\(lamps.text)")
    for universe in [OpenLighting.sACN, OpenLighting.artNet] {
      #expect(studio.hears("0,255,0", in: universe))
    }
    lamps.signal(9)
  }

  /// A name server that does not answer lets a program wait for many seconds.
  @Test func aNameThatNobodyKnowsHoldsUpNoOtherLamp() throws {
    let clock = try startClock("5:00")
    defer { clock.signal(9) }
    let servers = try studio.home.write("nameserver 10.213.78.99\n", to: "resolv.conf")
    let lamps = try PseudoTerminal(
      studio.network.prefix + [
        OwnNetwork.path("unshare") ?? "", "--mount", "sh", "-c",
        "mount --bind \(servers) /etc/resolv.conf && exec \"$0\" \"$@\"",
        BuiltPrograms.folder + "/speakerclock-bridge", "lamps", "--room", "stage", "--art-net",
        "stage.example:0:1", "--sacn", "\(OpenLighting.sACN):1", "--interface", OwnNetwork.address,
      ],
      environment: studio.home.environment(runtime: "run"), size: Size(columns: 100, rows: 30))
    lamps.writes("The clock is there.")
    #expect(studio.hears("0,51,0", in: OpenLighting.sACN))
    lamps.signal(15)
    // To ask that server in vain takes ten seconds.
    #expect(lamps.waitForEnd(upTo: .seconds(5)) == .signalled(15), "\(lamps.text)")
    #expect(
      studio.changes(of: OpenLighting.sACN, waitingFor: 3) == ["0,0,0", "0,51,0", "0,0,0"])
  }

  /// Multicast leaves by the interface that is named, and by no other one.
  @Test func multicastWithoutAnInterfaceNeedsARoute() throws {
    let clock = try startClock("5:00")
    defer { clock.signal(9) }
    let lamps = try studio.lamps("--sacn", "\(OpenLighting.sACN):1")
    #expect(
      lamps.writes("nothing can be sent: Network is unreachable. It tries again."), "\(lamps.text)")
    try studio.network.change("route add 224.0.0.0/4 dev stage")
    #expect(lamps.writes("packets are sent again."), "\(lamps.text)")
    #expect(studio.hears("0,51,0", in: OpenLighting.sACN))
    lamps.signal(9)
  }
}
