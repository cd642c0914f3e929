/// Distributes the connections and the pages of the bridge, so that nobody can shut an operator
/// out.
///
/// Beside `maxPages` pages and the connections that they need, some places are kept for requests
/// with an operator's token.
package struct ConnectionLimits {
  /// How many pages, and how many connections, are kept for operators.
  static let keptPages = 4
  static let keptConnections = 8

  /// How many connections one address may have at least, since a browser opens six at once.
  private static let minShare = 8

  private let maxPages: Int
  private let proxy: String?
  private let exemptsLoopback: Bool
  private var connections: [ObjectIdentifier: Connection] = [:]
  private var pages: [ObjectIdentifier: Page] = [:]

  private struct Connection {
    let address: String
    var isKept: Bool
    /// When it began to wait for a whole request; `nil` while one is answered.
    var waitsSince: Int?
  }

  private struct Page {
    let client: String
    let isOperators: Bool
    let person: String?
  }

  /// Increases with each connection that begins to wait.
  private var waits = 0

  /// Creates free places.
  ///
  /// - Parameters:
  ///   - maxPages: how many pages may be open at once.
  ///   - proxy: the address of a proxy that says for whom it asks.
  ///   - exemptsLoopback: whether this machine may take all places.
  init(maxPages: Int, proxy: String? = nil, exemptsLoopback: Bool) {
    (self.maxPages, self.proxy) = (maxPages, proxy)
    self.exemptsLoopback = exemptsLoopback
  }

  /// How many connections there may be, without those kept for operators.
  private var maxConnections: Int { Self.descriptors(forPages: maxPages) - Self.keptConnections }
  /// How many pages one address may have, and how many connections.
  private var pageShare: Int { max(1, maxPages / 4) }
  private var connectionShare: Int { max(Self.minShare, 2 * pageShare) }

  /// How many descriptors are in use at once at most by browsers.
  package static func descriptors(forPages maxPages: Int) -> Int {
    2 * maxPages + 16 + keptConnections
  }

  /// How many pages are open.
  var pageCount: Int { pages.count }

  /// The names of those who have a page open and a name.
  var people: [String] { Set(pages.values.compactMap(\.person)).sorted() }

  /// Whether a connection comes from the proxy, whose address may come in the form of version 6.
  private func isProxy(_ address: String) -> Bool {
    proxy.map { NetworkAddress.unmapped($0) == NetworkAddress.unmapped(address) } ?? false
  }

  /// Whether the share of an address is not limited.
  private func isExempt(_ address: String) -> Bool {
    exemptsLoopback && NetworkAddress.isLoopback(address)
  }

  // MARK: Connections

  /// What becomes of a new connection.
  enum Admission: Equatable {
    case admitted
    /// It takes the place of the connection that has waited longest for a request.
    case admittedInPlace(of: ObjectIdentifier)
    case refused
  }

  /// Finds a place for a connection from an address.
  mutating func admit(_ id: ObjectIdentifier, from address: String) -> Admission {
    let network = NetworkAddress.network(of: address)
    let isLimited = !isExempt(address) && !isProxy(address)
    let own = connections.values.lazy.filter { !$0.isKept && $0.address == network }.count
    let exceedsShare = isLimited && own >= connectionShare
    let kept = connections.values.lazy.filter(\.isKept).count
    if !exceedsShare, connections.count - kept < maxConnections {
      add(id, network, isKept: false)
      return .admitted
    }
    if kept < Self.keptConnections {
      add(id, network, isKept: true)
      return .admitted
    }
    // A client that has used up its share only pushes out connections of its own.
    let waiting = connections.filter { !exceedsShare || $1.address == network }
      .compactMap { other, place in place.waitsSince.map { (other, place.isKept, since: $0) } }
    guard let (oldest, wasKept, _) = waiting.min(by: { $0.since < $1.since }) else {
      return .refused
    }
    connections[oldest] = nil
    add(id, network, isKept: wasKept || exceedsShare)
    return .admittedInPlace(of: oldest)
  }

  private mutating func add(_ id: ObjectIdentifier, _ address: String, isKept: Bool) {
    connections[id] = Connection(address: address, isKept: isKept)
    waits(id)
  }

  /// A connection waits for a whole request from now on.
  mutating func waits(_ id: ObjectIdentifier) {
    waits += 1
    connections[id]?.waitsSince = waits
  }

  /// A whole request has arrived; returns whether it may be answered.
  ///
  /// On a place that is kept for operators, a request needs an operator's token.
  mutating func receivedRequest(on id: ObjectIdentifier, isOperators: Bool) -> Bool {
    connections[id]?.waitsSince = nil
    return isOperators || connections[id]?.isKept != true
  }

  /// A connection is closed; returns whether it was a page.
  mutating func closed(_ id: ObjectIdentifier) -> Bool {
    connections[id] = nil
    return pages.removeValue(forKey: id) != nil
  }

  // MARK: Pages

  /// Opens a page on a connection, for the client that a request comes from, and for a person with
  /// a name.
  mutating func open(
    _ id: ObjectIdentifier, for client: String, isOperators: Bool, person: String? = nil
  ) throws(RequestRefusal) {
    if !isOperators {
      let others = pages.values.filter { !$0.isOperators }
      guard others.count < maxPages else {
        throw RequestRefusal(503, "\(maxPages) pages are open already")
      }
      guard isExempt(client) || others.count(where: { $0.client == client }) < pageShare else {
        throw RequestRefusal(503, "\(pageShare) pages of your address are open already")
      }
    }
    guard pages.count < maxPages + Self.keptPages else {
      throw RequestRefusal(503, "\(pages.count) pages are open already")
    }
    pages[id] = Page(client: client, isOperators: isOperators, person: person)
  }

  // MARK: Clients

  /// The address that a request comes from: that of its connection, or the one that the proxy
  /// names.
  ///
  /// The proxy adds the address that it sees behind those that the client may have made up.
  func client(of request: WebRequest, from peer: String) -> String {
    guard isProxy(peer), let hops = request.headers("x-forwarded-for").last else {
      return NetworkAddress.network(of: peer)
    }
    let last = hops.split(separator: ",").last.map(String.init) ?? ""
    return NetworkAddress.network(of: NetworkAddress.withoutPort(last.trimmingBlanks))
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" })
  }
}
