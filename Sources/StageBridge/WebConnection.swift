import NIOCore
import NIOHTTP1

/// A connection of a browser: it reads one request after another within the limits, and writes the
/// answers.
///
/// Used on its event loop alone.
final class WebConnection: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// How many bytes a request's header and its body may have.
  static let maxHeader = 8192
  static let maxBody = 4096
  /// How long a whole request may take to arrive, and an answer to be taken.
  private static let patience = TimeAmount.seconds(10)

  private enum State {
    /// A request is to come.
    case waiting
    /// Its header is there, and this much of its body.
    case reading(HTTPRequestHead, [UInt8])
    /// It is being answered.
    case answering(HTTPRequestHead)
    /// Events are sent until either side ends.
    case streaming
    /// What else arrives is thrown away.
    case closing
  }

  private let server: WebServer
  private var state = State.waiting
  private var timeout: Scheduled<Void>?
  private var channel: (any Channel)?
  /// Whether a part of a request has arrived in this turn.
  private var hasReadPart = false
  /// Whether the beginning of a header has arrived, which is no part yet.
  private var hasHeaderBegun = false

  init(_ server: WebServer) { self.server = server }

  /// The address of the other side.
  var peer: String { channel?.remoteAddress?.ipAddress ?? "?" }

  // MARK: Its life

  // Several connections are accepted before the first one is active, so they count from here on.
  func handlerAdded(context: ChannelHandlerContext) { server.opened() }

  func handlerRemoved(context: ChannelHandlerContext) { server.closed(self) }

  func channelActive(context: ChannelHandlerContext) {
    channel = context.channel
    limitTime()
  }

  func channelInactive(context: ChannelHandlerContext) {
    timeout?.cancel()
    state = .closing
    channel = nil
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A browser that goes away in the middle is nothing to tell of.
    if error is HTTPParserError { server.log(peer, "a malformed request: \(error)") }
    context.close(promise: nil)
  }

  /// Closes the connection if nothing else has happened in time.
  private func limitTime() {
    timeout?.cancel()
    timeout = channel?.eventLoop.assumeIsolated().scheduleTask(in: Self.patience) {
      if self.isReading { self.server.log(self.peer, "a request that is too slow") }
      self.channel?.close(promise: nil)
    }
  }

  // MARK: Reading

  /// Whether the rest of a request is to come.
  private var isReading: Bool {
    if case .reading = state { true } else { hasHeaderBegun }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    if !hasReadPart, case .waiting = state { hasHeaderBegun = true }
    hasReadPart = false
    context.fireChannelReadComplete()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    (hasReadPart, hasHeaderBegun) = (true, false)
    switch (unwrapInboundIn(data), state) {
    case (.head(let head), .waiting):
      state = .reading(head, [])
      let length = head.headers.first(name: "content-length").flatMap { Int($0) } ?? 0
      if length > Self.maxBody { refuseBody() }
    case (.body(let bytes), .reading(let head, let body)):
      guard body.count + bytes.readableBytes <= Self.maxBody else { return refuseBody() }
      state = .reading(head, body + bytes.readableBytesView)
    case (.end, .reading(let head, let body)):
      state = .answering(head)
      limitTime()
      let fields = head.headers.map { ($0.name, $0.value) }
      server.handle(
        WebRequest(head.method.rawValue, head.uri, fields, body: body), from: self)
    case (.head, .answering):
      // Requests that do not wait for their answers would have to be kept.
      channel?.close(promise: nil)
    default: break
    }
  }

  private func refuseBody() {
    server.log(peer, "a body of more than \(Self.maxBody) bytes")
    let refusal = RequestRefusal(413, "A body may have at most \(Self.maxBody) bytes")
    answer(.refused(refusal), closes: true)
  }

  // MARK: Answering

  /// Answers the request.
  func answer(_ response: WebResponse, closes: Bool = false) {
    let head: HTTPRequestHead
    switch state {
    case .answering(let request), .reading(let request, _): head = request
    case .waiting, .streaming, .closing: return
    }
    guard let channel else { return }
    let staysOpen = head.isKeepAlive && !closes
    var headers = headers(of: response)
    headers.add(name: "Content-Length", value: "\(response.body.utf8.count)")
    if !staysOpen { headers.add(name: "Connection", value: "close") }
    write(
      .head(HTTPResponseHead(version: head.version, status: status(response), headers: headers)))
    write(.body(.byteBuffer(channel.allocator.buffer(string: response.body))))
    state = staysOpen ? .waiting : .closing
    limitTime()
    let end = channel.writeAndFlush(HTTPServerResponsePart.end(nil))
    if !staysOpen { end.whenComplete { _ in channel.close(promise: nil) } }
  }

  /// Answers the request with a stream of events.
  func beginStream() {
    guard case .answering(let head) = state else { return }
    state = .streaming
    timeout?.cancel()
    // Proxies must hand on each event at once.
    let response = WebResponse(
      contentType: "text/event-stream", headers: ["X-Accel-Buffering": "no"])
    write(
      .head(HTTPResponseHead(version: head.version, status: .ok, headers: headers(of: response))))
  }

  /// Sends a piece of a stream; a reader that has left too much unread is disconnected.
  func send(_ text: String) {
    guard case .streaming = state, let channel else { return }
    guard channel.isWritable else {
      server.log(peer, "does not read what it is sent")
      channel.close(promise: nil)
      return
    }
    write(.body(.byteBuffer(channel.allocator.buffer(string: text))))
    channel.flush()
  }

  private func write(_ part: HTTPServerResponsePart) { channel?.write(part, promise: nil) }

  private func status(_ response: WebResponse) -> HTTPResponseStatus {
    HTTPResponseStatus(statusCode: response.status)
  }

  private func headers(of response: WebResponse) -> HTTPHeaders {
    var headers = HTTPHeaders(WebResponse.commonHeaders)
    headers.add(name: "Content-Type", value: response.contentType)
    for (name, value) in response.headers { headers.add(name: name, value: value) }
    return headers
  }
}
