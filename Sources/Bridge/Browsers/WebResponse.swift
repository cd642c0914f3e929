import Room
import TimerEngine

/// The answer to a request.
package struct WebResponse: Hashable, Sendable {
  /// The status of HTTP.
  package var status = 200
  /// What the body is.
  package var contentType = "application/json"
  /// More fields of the header.
  package var headers: [String: String] = [:]
  package var body = ""

  /// The fields of each answer: nothing is kept, and no other page can show it or read it.
  static let commonHeaders = [
    ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"), ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
  ]

  /// An answer in JSON.
  static func json(_ value: some Described & Sendable, status: Int = 200) -> WebResponse {
    WebResponse(status: status, body: Fields.json(value))
  }

  /// The header of a stream of events, which proxies must hand on at once.
  static let eventStream = WebResponse(
    contentType: "text/event-stream", headers: ["X-Accel-Buffering": "no"])

  /// An answer to a command: what has become of it, and the words for it.
  static func answer(_ answer: ClientAnswer) -> WebResponse {
    let status =
      switch answer.status {
      case .done: 200
      case .refused: 422
      case .guarded: 409
      case .late: 412
      case .unknown: 504
      }
    let body = Answer(
      status: answer.status, text: answer.text, question: answer.question,
      isUnchanged: answer.isUnchanged)
    return json(body, status: status)
  }

  /// An answer to a request that is refused.
  static func refused(_ refusal: RequestRefusal) -> WebResponse {
    var response = json(
      Answer(status: .refused, text: refusal.text), status: refusal.status)
    response.headers = refusal.headers
    return response
  }

  /// The fields of an answer to a command.
  struct Answer: Described {
    var status: ClientAnswer.Status
    var text: String
    /// What a guarded command would do, as a question about a button.
    var question: String?
    /// Whether there was nothing to do.
    var isUnchanged = false

    mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
      try fields.value("status", &status, .word())
      try fields.value("text", &text, .text)
      try fields.value("question", &question, .text)
      try fields.value("unchanged", &isUnchanged, .boolean, unless: false)
    }
  }

  /// A page, whose script and style are known by a secret word: no other script runs in it.
  static func page(_ text: String, secret: String) -> WebResponse {
    let policy = """
      default-src 'none'; script-src 'nonce-\(secret)'; style-src 'nonce-\(secret)'; \
      connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; \
      frame-ancestors 'none'
      """
    return WebResponse(
      contentType: "text/html; charset=utf-8", headers: ["Content-Security-Policy": policy],
      body: text)
  }
}

extension RequestRefusal {
  /// The fields that say what would be accepted.
  var headers: [String: String] {
    var headers: [String: String] = [:]
    if let allowed { headers["Allow"] = allowed }
    if status == 401 { headers["WWW-Authenticate"] = "Bearer realm=\"speakerclock\"" }
    if status == 429 { headers["Retry-After"] = "1" }
    if status == 503 { headers["Retry-After"] = "5" }
    return headers
  }
}
