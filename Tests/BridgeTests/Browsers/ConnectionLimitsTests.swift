import Testing

@testable import Bridge

/// Who gets a connection or a page: with 64 pages there are 144 connections, and 8 and 4 for
/// operators.
final class ConnectionLimitsTests {
  private final class Browser {}

  private var places = ConnectionLimits(maxPages: 64, exemptsLoopback: true)
  private var browsers: [Browser] = []

  /// Opens connections from an address; returns what became of the last one.
  @discardableResult
  private func connect(
    _ count: Int = 1, from address: String, isBusy: Bool = false
  ) -> ConnectionLimits.Admission {
    var admission = ConnectionLimits.Admission.refused
    for _ in 0..<count {
      browsers.append(Browser())
      let id = ObjectIdentifier(browsers[browsers.count - 1])
      admission = places.admit(id, from: address)
      if isBusy { _ = receive(on: id, isOperators: false) }
    }
    return admission
  }

  private func receive(on id: ObjectIdentifier, isOperators: Bool) -> Bool {
    places.receivedRequest(on: id, isOperators: isOperators)
  }

  private func close(_ index: Int) { _ = places.closed(id(index)) }

  private func id(_ index: Int) -> ObjectIdentifier { ObjectIdentifier(browsers[index]) }

  @Test func oneAddressFillsItsShareAndPushesOutItself() {
    connect(32, from: "9.9.9.9")
    // What comes then is on places that take an operator's token.
    #expect(connect(from: "9.9.9.9") == .admitted)
    #expect(!receive(on: id(32), isOperators: false))
    #expect(receive(on: id(32), isOperators: true))
    #expect(connect(7, from: "9.9.9.9") == .admitted)
    #expect(connect(from: "9.9.9.9") == .admittedInPlace(of: id(0)))
    #expect(!receive(on: id(40), isOperators: false))
    // Others have their places.
    #expect(connect(from: "9.9.9.8") == .admitted)
    #expect(receive(on: id(browsers.count - 1), isOperators: false))
  }

  @Test func anAddressThatIsBusyGetsNoMore() {
    connect(40, from: "9.9.9.9", isBusy: true)
    #expect(connect(from: "9.9.9.9") == .refused)
  }

  @Test func whenAllIsTakenTheOldestThatWaitsMakesRoom() {
    for host in 1...4 { connect(32, from: "9.9.9.\(host)") }
    connect(24, from: "9.9.9.5")
    #expect(connect(from: "8.8.8.8") == .admittedInPlace(of: id(0)))
    places.waits(id(1))
    #expect(connect(from: "8.8.8.8") == .admittedInPlace(of: id(2)))
  }

  @Test func thisMachineAndAProxyHaveNoShare() {
    #expect(connect(100, from: "127.0.0.1") == .admitted)
    #expect(receive(on: id(99), isOperators: false))
    places = ConnectionLimits(maxPages: 64, proxy: "10.0.0.2", exemptsLoopback: true)
    #expect(connect(100, from: "10.0.0.2") == .admitted)
    #expect(receive(on: id(199), isOperators: false))
    places = ConnectionLimits(maxPages: 64, exemptsLoopback: false)
    connect(33, from: "127.0.0.2")
    #expect(!receive(on: id(232), isOperators: false))
  }

  // MARK: Pages

  private func open(_ client: String, isOperators: Bool = false) -> Bool {
    browsers.append(Browser())
    do throws(RequestRefusal) {
      try places.open(id(browsers.count - 1), for: client, isOperators: isOperators)
      return true
    } catch {
      #expect(error.status == 503)
      return false
    }
  }

  @Test func anAddressHasAQuarterOfThePagesAndOperatorsFourMore() {
    for host in 1...4 {
      for page in 0..<17 { #expect(open("9.9.9.\(host)") == (page < 16)) }
    }
    #expect(!open("8.8.8.8") && !open("127.0.0.1"))
    for page in 0..<5 { #expect(open("9.9.9.1", isOperators: true) == (page < 4)) }
    close(0)
    #expect(open("8.8.8.8"))
  }

  @Test(arguments: [(1, 1), (4, 1), (7, 1), (8, 2), (64, 16)])
  func anAddressHasOnePageAtLeast(maxPages: Int, share: Int) {
    places = ConnectionLimits(maxPages: maxPages, exemptsLoopback: true)
    for page in 0...share { #expect(open("9.9.9.9") == (page < share)) }
  }

  // MARK: Clients

  @Test(arguments: [
    ("10.0.0.2", "1.2.3.4", "1.2.3.4"), ("10.0.0.2", "6.6.6.6, 1.2.3.4", "1.2.3.4"),
    ("10.0.0.2", nil, "10.0.0.2"), ("10.0.0.3", "1.2.3.4", "10.0.0.3"),
    ("10.0.0.2", "unknown", "unknown"), ("10.0.0.2", "", ""),
    ("10.0.0.2", "2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
    // Some proxies write the visitor's port, which is another one for each connection.
    ("10.0.0.2", "1.2.3.4:5001", "1.2.3.4"), ("10.0.0.2", "6.6.6.6:1, 1.2.3.4:5002", "1.2.3.4"),
    ("10.0.0.2", "[2001:db8:1:2:3::4]:5001", "2001:db8:1:2::/64"),
    ("10.0.0.2", "[2001:db8:1:2:3::4]", "2001:db8:1:2::/64"), ("10.0.0.2", "[", "["),
    ("::ffff:10.0.0.2", "1.2.3.4", "1.2.3.4"), ("::ffff:10.0.0.3", "1.2.3.4", "10.0.0.3"),
  ])
  func theProxyNamesTheClient(peer: String, hops: String?, client: String) {
    let places = ConnectionLimits(maxPages: 64, proxy: "10.0.0.2", exemptsLoopback: true)
    let request = WebRequest("GET", "/", hops.map { [("X-Forwarded-For", $0)] } ?? [])
    #expect(places.client(of: request, from: peer) == client)
  }

  @Test(arguments: [
    ("192.168.0.7", "192.168.0.7"), ("::ffff:192.168.0.7", "192.168.0.7"), ("::1", "::1"),
    ("2001:db8::1", "2001:db8:0:0::/64"), ("fe80::1:2:3:4", "fe80:0:0:0::/64"),
    ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("x", "x"),
  ])
  func aNetworkCountsAsOneAddress(address: String, network: String) {
    #expect(NetworkAddress.network(of: address) == network)
  }

  /// A machine without a network has none.
  @Test func theAddressOfThisMachineIsNeitherLoopbackNorLinkLocal() {
    guard let address = NetworkAddress.ofThisMachine else { return }
    #expect(address.contains("."))
    #expect(!NetworkAddress.isLoopback(address) && !address.hasPrefix("169.254."))
  }

  /// What a browser can send as the name of its host.
  @Test(arguments: [
    ("clock.example", true), ("Desk_2", true), ("192.168.0.7", true), ("", false),
    ("https://clock.example", false), ("clock.example:8443", false), ("x y/", false),
    ("bücher.example", false), (String(repeating: "a", count: 254), false),
  ])
  func aHostNameHasNothingElse(text: String, isName: Bool) {
    #expect((NetworkAddress.hostName(text) != nil) == isName)
  }
}
