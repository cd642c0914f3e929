import Room

/// A request of a browser or another program, read and within the limits.
package struct WebRequest: Sendable {
  /// `GET`, `POST` or another one.
  package let method: String
  /// The path without its query, as it was sent.
  package let path: String
  /// The host in front of the path, as a proxy may send it; `nil` if the request has only a path.
  let targetHost: String?
  /// The parts of the query by their names; of several with one name the first.
  package let query: [String: String]
  /// The body as text; `nil` if it is no UTF-8.
  package let body: String?
  private let fields: [(name: String, value: String)]

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - method: the method.
  ///   - target: the path and its query, perhaps with `http://` and a host before it.
  ///   - fields: the header's fields.
  ///   - body: the bytes of the body.
  package init(
    _ method: String, _ target: String, _ fields: [(String, String)], body: [UInt8] = []
  ) {
    self.method = method
    let (host, local) = Self.split(target)
    targetHost = host
    let parts = local.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts.first ?? "")
    query = Self.query(parts.dropFirst().first ?? "")
    self.fields = fields.map { ($0.lowercased(), $1) }
    self.body = String(validating: body, as: UTF8.self)
  }

  /// The host of a target, if it has one, and the path with its query.
  private static func split(_ target: String) -> (host: String?, local: Substring) {
    let scheme = "http://"
    guard target.prefix(scheme.count).lowercased() == scheme else { return (nil, target[...]) }
    let rest = target.dropFirst(scheme.count)
    let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
    let local = rest[end...]
    return (String(rest[..<end]), local.hasPrefix("/") ? local : Substring("/\(local)"))
  }

  /// Our own values need no percent signs, so they are not decoded.
  private static func query(_ text: Substring) -> [String: String] {
    var query: [String: String] = [:]
    for part in text.split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let (name, value) = (String(pair[0]), String(pair.dropFirst().first ?? ""))
      if query[name] == nil { query[name] = value }
    }
    return query
  }

  /// The values of a field, whose name is in small letters.
  package func headers(_ name: String) -> [String] {
    fields.filter { $0.name == name }.map(\.value)
  }

  /// Whether it asks for a page, which a person reads.
  var isForPage: Bool { isReading && ["/", "/remote", "/backstage"].contains(path) }

  /// Whether it only reads: `HEAD` asks for the header of the answer to a `GET`.
  var isReading: Bool { method == "GET" || method == "HEAD" }

  /// When a command was sent, by the session's time in microseconds; `nil` if it does not say.
  func sent() throws(RequestRefusal) -> Int64? {
    guard let text = query["sent"] else { return nil }
    guard let sent = Int64(text) else {
      throw RequestRefusal(
        400,
        "The time '\(text.shortened)' is not valid. Expected the session's time in microseconds, as "
          + "/api/clock tells it")
    }
    return sent
  }

  /// The id of the last event that a page has received before it connected again, as its browser or
  /// its script tells it; `nil` for a new page.
  var lastEventId: String? { headers("last-event-id").first ?? query["after"] }

  /// The name that its sender goes by, short and printable whatever was sent; `nil` without one.
  var person: ClientName? {
    guard let text = query["name"]?.withoutPercentSigns else { return nil }
    let name = ClientName(text)
    return name == ClientName("") ? nil : name
  }

  /// The token of an `Authorization: Bearer`.
  var bearer: String? {
    guard let value = headers("authorization").first, value.lowercased().hasPrefix("bearer ") else {
      return nil
    }
    return String(value.dropFirst(7))
  }

  /// The values of a cookie.
  func cookies(_ name: String) -> [String] {
    headers("cookie").flatMap { $0.split(separator: ";") }.compactMap { part in
      let text = part.drop { $0 == " " }
      return text.hasPrefix(name + "=") ? String(text.dropFirst(name.count + 1)) : nil
    }
  }
}

extension String {
  /// The text that a browser has written with `%C3%A9` for `é`; what is no UTF-8 becomes U+FFFD.
  fileprivate var withoutPercentSigns: String {
    var (bytes, rest) = ([UInt8](), Array(utf8)[...])
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      if byte == UInt8(ascii: "%"), digits.count == 2 {
        bytes.append(UInt8(digits[0] * 16 + digits[1]))
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
