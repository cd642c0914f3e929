import Platform
import Testing
import TimerTestSupport

@testable import Bridge

/// What `--attach` leaves when it cannot go on, on pipes as a display runs it: why, and its exit
/// status.
@Suite(.serialized)
struct AttachmentEndTests {
  /// A run of the command for a room, whose input stays open.
  private struct Run {
    private let id: Int32
    private let input: FileDescriptor
    private let output: FileDescriptor

    /// Runs the command for a broker at a port of this machine, as the child of a client; a shell
    /// takes the redirection.
    init(port: Int, as kind: String = "display", _ redirection: String = "") throws {
      Signals.ignoreBrokenPipes()
      let bridge = BuiltPrograms.folder + "/speakerclock-bridge"
      (id, input, output) = try ChildProcess.runPiped(
        "\(bridge) mqtt mqtt://127.0.0.1:\(port)/main --attach \(redirection); echo \"status $?\"")
      _ = try input.write(Array("hello far \(kind) 80x24\n".utf8)[...])
    }

    /// The lines that it has written when it has ended.
    func lines() -> [String] {
      defer {
        input.close()
        output.close()
        ChildProcess.endAndReap(id)
      }
      var bytes: [UInt8] = []
      while poll(output.number, .readable, upTo: .patience),
        let more = try? output.read(upTo: 65_536), !more.isEmpty
      {
        bytes += more
      }
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  /// It is run again and again, since whether a second end does harm depends on the moment.
  @Test(arguments: 1...5)
  func withoutABrokerItSaysWhy(run: Int) throws {
    #expect(
      try Run(port: 1).lines() == ["No broker: 127.0.0.1: Connection refused", "status 1"])
  }

  @Test(arguments: [
    (MQTTConnectReply.notAuthorized, "the broker does not let this client in"),
    (.wrongPassword, "the broker refuses the user's name or password"),
  ])
  func aBrokerThatRefusesIsNamed(reply: MQTTConnectReply, reason: String) throws {
    let broker = try HostileBroker()
    let run = try Run(port: broker.port)
    #expect(broker.refuse(reply))
    #expect(run.lines().suffix(2) == ["No broker: \(reason)", "status 1"])
  }

  @Test func aConnectionThatIsResetIsSaidInWords() throws {
    let broker = try HostileBroker()
    let run = try Run(port: broker.port)
    #expect(broker.reset())
    #expect(run.lines() == ["No broker: 127.0.0.1: Connection reset by peer", "status 1"])
  }

  /// A desk that the clock does not take says so to its display as a socket's clock does.
  @Test func aDeskThatIsRefusedSaysWhy() throws {
    let broker = try HostileBroker()
    let run = try Run(port: broker.port, as: "desk")
    #expect(broker.accept())
    let topic = try #require(broker.filters.map(\.topics).first { $0.hasSuffix("/tell") })
    broker.send(.publish(MQTTMessage(topic, #"{"closed":"There are 8 desks"}"#), number: nil))
    #expect(broker.isClosed(within: .patience))
    #expect(run.lines().suffix(2) == ["There are 8 desks", "status 1"])
  }

  /// A file or a device in the place of a display.
  @Test(arguments: ["</dev/null", ">/dev/null"])
  func withoutADisplayItSaysWhereItBelongs(redirection: String) throws {
    let lines = try Run(port: 1, redirection).lines()
    #expect(lines.first?.hasPrefix("Error: --attach connects a display") == true, "\(lines)")
    #expect(lines.last == "status 64")
  }
}
