import Platform
import Testing

/// The addresses of hosts, which are looked up without blocking.
struct HostLookupTests {
  private func answer(_ host: String) -> HostLookup.Answer {
    let lookup = HostLookup(host)
    let limit = ContinuousClock.now + .seconds(60)
    var requests: [PollRequest] = []
    while lookup.answer == .pending, .now < limit {
      try? poll(&requests, upTo: .milliseconds(5))
    }
    return lookup.answer
  }

  @Test func aNumberIsKnownAtOnce() throws {
    let address = try #require(HostAddress("192.168.1.50"))
    #expect(HostLookup("192.168.1.50").answer == .found(address))
  }

  @Test(arguments: ["", " ", "localhost", "::1", "192.168.1.50.9", "eth0"])
  func otherTextsAreNoNumbers(text: String) {
    #expect(HostAddress(text) == nil)
  }

  @Test func aNameIsFound() throws {
    let address = try #require(HostAddress("127.0.0.1"))
    #expect(answer("localhost") == .found(address))
  }

  /// The system refuses it without asking anybody.
  @Test func aNameThatIsTooLongIsUnknown() {
    #expect(answer(String(repeating: "x", count: 300)) == .unknown)
  }
}
