/// What a browser may do.
package enum Role: Comparable, Sendable {
  /// Nothing.
  case nobody
  /// See what the speaker sees.
  case viewer
  /// Send commands as well.
  case `operator`

  /// The role that a request takes, in a word.
  package var name: String {
    switch self {
    case .nobody: "none"
    case .viewer: "viewer"
    case .operator: "operator"
    }
  }
}

/// Why a request is refused: the status, and what is wrong in words.
package struct RequestRefusal: Error, Hashable, Sendable {
  /// The status of HTTP.
  package let status: Int
  /// What is wrong, and what was expected.
  package let text: String
  /// The methods that the path takes, if another one was used.
  let allowed: String?
  /// What a person is told in another language; `nil` for what only a program meets.
  let reason: Reason?

  /// A reason for which a person may be refused.
  enum Reason: Hashable, Sendable {
    /// The link has no token, or one that is no longer valid.
    case needsLink
    /// The link's token is a viewer's.
    case onlyShows
    /// There is no place left.
    case isFull
  }

  init(_ status: Int, _ text: String, allowed: String? = nil, _ reason: Reason? = nil) {
    self.status = status
    self.text = text
    self.allowed = allowed
    self.reason = reason
  }
}

/// Decides who may do what.
///
/// Other pages that a browser has open must neither read nor command the clock. So the `Host` of a
/// request must be one of ours: a page that has pointed its own name at our address cannot choose
/// it. And the `Origin` of a command must be our own page.
package struct AccessRules: Sendable {
  /// The names under which browsers may reach the bridge, in small letters, beside addresses.
  private let names: Set<String>
  /// Whether nothing is shown without a token.
  private let needsTokens: Bool
  private let tokens: Tokens
  private let cookie: String

  /// Creates the rules.
  ///
  /// - Parameters:
  ///   - names: the names of this machine, and those that the user has allowed.
  ///   - needsTokens: whether nothing is shown without a token.
  ///   - tokens: the secrets of viewers and operators.
  ///   - cookie: the name of the cookie that holds an operator's token.
  package init(names: [String], needsTokens: Bool, tokens: Tokens, cookie: String) {
    self.names = Set(names.map { $0.lowercased() } + ["localhost"])
    self.needsTokens = needsTokens
    self.tokens = tokens
    self.cookie = cookie
  }

  /// Checks where a request was sent to and where it comes from.
  package func check(_ request: WebRequest) throws(RequestRefusal) {
    let hosts = request.headers("host")
    guard hosts.count == 1, let field = hosts.first else {
      throw RequestRefusal(400, "A request must have one Host")
    }
    // A host before the path takes the place of the field (RFC 9112, 3.2.2).
    let host = request.targetHost ?? field
    guard isOurs(host) else {
      throw RequestRefusal(
        421,
        "The host '\(host.shortened)' is not this bridge. Expected an address, or a name "
          + "given with --name")
    }
    let origins = request.headers("origin")
    guard origins.allSatisfy({ isOrigin($0, host) }) else {
      let names = "'\(origins.joined(separator: ", ").shortened)'"
      // A proxy that leaves the port out makes our own page look like another website.
      let advice =
        origins.allSatisfy { hasName(of: host, $0) }
        ? ". If this is the bridge's own page behind a proxy, the proxy must pass on the Host with its port"
        : ""
      throw RequestRefusal(403, "The request comes from another website: \(names)\(advice)")
    }
    // A link on another website may lead to a page, but nothing else may be used there.
    let sites = request.headers("sec-fetch-site")
    guard request.isForPage || sites.allSatisfy({ $0.lowercased() != "cross-site" }) else {
      throw RequestRefusal(403, "The request comes from another website")
    }
  }

  /// What the sender of a request may do, after `check`.
  ///
  /// A cookie or an open bridge is not enough for a command: any program of the browser has them.
  /// It takes the origin of our own page, or a token.
  package func role(of request: WebRequest) -> Role {
    let shown = request.bearer.map(tokens.role) ?? .nobody
    guard shown == .nobody else { return shown }
    let kept = keptTokens(of: request).map(tokens.role).max() ?? .nobody
    let role = needsTokens ? kept : .operator
    guard request.method == "POST", request.headers("origin").isEmpty else { return role }
    return .nobody
  }

  /// The name of the cookie for a viewer's token.
  ///
  /// It is not that of the operator's, so that a viewer's link does not take the remote from the
  /// same browser. A browser that comes from another website does not send the cookies that it has.
  private var viewersCookie: String { cookie + "-viewer" }

  /// The tokens in a request's cookies and in its address; an address never commands.
  private func keptTokens(of request: WebRequest) -> [String] {
    let linked = request.method == "POST" ? nil : request.query["token"]
    return request.cookies(cookie) + request.cookies(viewersCookie) + [linked].compactMap(\.self)
  }

  /// Whether a request shows an operator's token itself, or has it in a cookie or in its address.
  ///
  /// On an open bridge everybody has the operator's role. Notes, and the places that are kept for
  /// operators, need the token itself.
  package func hasOperatorToken(_ request: WebRequest) -> Bool {
    let shown = [request.bearer].compactMap { $0 } + keptTokens(of: request)
    return shown.contains { tokens.role(of: $0) == .operator }
  }

  /// The cookie that keeps the token of a request's address; `nil` if it has no valid one.
  package func cookie(for request: WebRequest) -> String? {
    guard let token = request.query["token"] else { return nil }
    let role = tokens.role(of: token)
    guard role != .nobody else { return nil }
    let name = role == .operator ? cookie : viewersCookie
    return "\(name)=\(token); Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict"
  }

  // MARK: Names and origins

  /// Whether a `Host` is an address, or one of our names; the port is whatever leads here.
  ///
  /// Another page can have its own name lead to this machine, but not an address.
  func isOurs(_ host: String) -> Bool {
    guard let name = Self.name(ofHost: host.lowercased()) else { return false }
    return names.contains(name) || Self.isAddress(name)
  }

  /// A host without its port; `nil` if it cannot be one.
  private static func name(ofHost host: String) -> String? {
    if host.hasPrefix("[") {
      guard let end = host.firstIndex(of: "]"),
        isPort(host[host.index(after: end)...])
      else { return nil }
      return String(host[...end])
    }
    let end = host.firstIndex(of: ":") ?? host.endIndex
    return isPort(host[end...]) && end > host.startIndex ? String(host[..<end]) : nil
  }

  private static func isPort(_ text: Substring) -> Bool {
    text.isEmpty
      || text.first == ":" && 2...6 ~= text.utf8.count
        && text.dropFirst().utf8.allSatisfy { 48...57 ~= $0 }
  }

  /// Whether it is an address of version 4, or of version 6 in brackets.
  private static func isAddress(_ name: String) -> Bool {
    if name.hasPrefix("["), name.hasSuffix("]") {
      return name.dropFirst().dropLast().utf8.allSatisfy { byte in
        48...58 ~= byte || 97...102 ~= byte || byte == 46
      }
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        1...3 ~= part.utf8.count && part.utf8.allSatisfy { 48...57 ~= $0 } && Int(part) ?? 256 < 256
      }
  }

  /// Whether an origin has the same name as a host, whatever the ports are.
  private func hasName(of host: String, _ origin: String) -> Bool {
    let parts = origin.lowercased().split(separator: "://", maxSplits: 1)
    return parts.count == 2
      && Self.name(ofHost: String(parts[1])) == Self.name(ofHost: host.lowercased())
  }

  /// Whether an origin is that of our own page at this host; a proxy may add TLS.
  ///
  /// A browser leaves out the usual port of a scheme, but a proxy may name it.
  private func isOrigin(_ origin: String, _ host: String) -> Bool {
    let (origin, host) = (origin.lowercased(), host.lowercased())
    return [("http://", ":80"), ("https://", ":443")].contains { scheme, port in
      origin == scheme + host
        || host.hasSuffix(port) && origin == scheme + host.dropLast(port.count)
    }
  }
}
