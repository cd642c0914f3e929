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
  /// How many fields a request's header may have.
  static let maxFields = 64
  /// How long a whole request may take to arrive.
  private static let requestPatience = TimeAmount.seconds(5)
  /// How long a request may take to be answered, and an answer to be taken.
  private static let answerPatience = TimeAmount.seconds(10)
  /// How long what else arrives is thrown away, so that the other side reads the last answer.
  private static let closingPatience = TimeAmount.seconds(1)

  private enum State {
    /// A request is to come.
    case waiting
    /// Its header is there, and this much of its body.
    case reading(HTTPRequestHead, [UInt8])
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
  /// How many bytes of the request's first line have arrived, and whether it has ended in time.
  private var firstLineBytes = 0
  private var hasFirstLine = false
  /// Whether the other side sends nothing more, but waits for the answer.
  private var isHalfClosed = false

  init(_ server: WebServer) { self.server = server }

  /// The address of the other side.
  var peer: String { channel?.remoteAddress?.ipAddress ?? "?" }

  // MARK: Its life

  func handlerRemoved(context: ChannelHandlerContext) { server.closed(self) }

  func channelActive(context: ChannelHandlerContext) {
    channel = context.channel
    limitTime(to: Self.requestPatience)
  }

  func channelInactive(context: ChannelHandlerContext) {
    timeout?.cancel()
    state = .closing
    channel = nil
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A browser that goes away in the middle is nothing to tell of.
    guard let error = error as? HTTPParserError else { return context.close(promise: nil) }
    refuse(error)
  }

  /// Leaves its place to another connection while it waits for a request.
  func giveWay() { channel?.close(promise: nil) }

  /// Closes the connection if nothing else has happened in time.
  private func limitTime(to patience: TimeAmount) {
    timeout?.cancel()
    timeout = channel?.eventLoop.assumeIsolated().scheduleTask(in: patience) {
      if self.isReading { self.server.log(self.peer, "a request that is too slow") }
      self.channel?.close(promise: nil)
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard case ChannelEvent.inputClosed = event else {
      return context.fireUserInboundEventTriggered(event)
    }
    // A browser that has gone looks the same; it needs no events.
    if case .answering = state { isHalfClosed = true } else { context.close(promise: nil) }
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
    case (.head(let head), .waiting): begin(head)
    case (.body(let bytes), .reading(let head, let body)):
      guard body.count + bytes.readableBytes <= Self.maxBody else { return refuseBody() }
      state = .reading(head, body + bytes.readableBytesView)
    case (.end, .reading(let head, let body)):
      (state, firstLineBytes, hasFirstLine) = (.answering(head), 0, false)
      limitTime(to: Self.answerPatience)
      let fields = head.headers.map { ($0.name, $0.value) }
      server.handle(
        WebRequest(head.method.rawValue, head.uri, fields, body: body), from: self)
    case (.head, .answering):
      // Requests that do not wait for their answers would have to be kept.
      channel?.close(promise: nil)
    default: break
    }
  }

  /// Bytes have arrived, of which nothing else is known yet.
  func receive(_ bytes: ByteBuffer) {
    guard case .waiting = state, !hasFirstLine else { return }
    let end = bytes.readableBytesView.firstIndex(of: UInt8(ascii: "\n"))
    firstLineBytes += end.map { $0 - bytes.readerIndex } ?? bytes.readableBytes
    hasFirstLine = end != nil && firstLineBytes <= Self.maxHeader
  }

  private func begin(_ head: HTTPRequestHead) {
    state = .reading(head, [])
    let length = head.headers.first(name: "content-length").flatMap { Int($0) } ?? 0
    guard length <= Self.maxBody else { return refuseBody() }
    guard let expected = head.headers.first(name: "expect"), head.version == .http1_1 else {
      return
    }
    guard expected.lowercased() == "100-continue" else {
      return refuse(417, "Expected no field 'Expect', or 'Expect: 100-continue'")
    }
    write(.head(HTTPResponseHead(version: head.version, status: .continue)))
    channel?.flush()
  }

  private func refuseBody() {
    refuse(
      413, "A body may have at most \(Self.maxBody) bytes",
      log: "a body of more than \(Self.maxBody) bytes")
  }

  private func refuse(_ error: HTTPParserError) {
    if case .waiting = state {
      state = .reading(HTTPRequestHead(version: .http1_1, method: .GET, uri: ""), [])
    }
    if error != .headerOverflow {
      refuse(400, "The request is not valid HTTP", log: "a malformed request: \(error)")
    } else if hasFirstLine {
      refuse(
        431,
        "The header of a request may have at most \(Self.maxFields) fields and \(Self.maxHeader) bytes"
      )
    } else {
      refuse(414, "The address of a request may have at most \(Self.maxHeader) bytes")
    }
  }

  /// Refuses a request that was not read to its end.
  private func refuse(_ status: Int, _ text: String, log: String? = nil) {
    guard case .reading = state else { return }
    server.log(peer, log ?? text)
    answer(.refused(RequestRefusal(status, text)), closes: true)
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
    let isRead = if case .answering = state { true } else { false }
    let staysOpen = head.isKeepAlive && !closes && !isHalfClosed
    var headers = headers(of: response)
    headers.add(name: "Content-Length", value: "\(response.body.utf8.count)")
    if !staysOpen { headers.add(name: "Connection", value: "close") }
    let status = HTTPResponseStatus(statusCode: response.status)
    write(.head(HTTPResponseHead(version: head.version, status: status, headers: headers)))
    if head.method != .HEAD {
      write(.body(.byteBuffer(channel.allocator.buffer(string: response.body))))
    }
    state = staysOpen ? .waiting : .closing
    limitTime(to: Self.answerPatience)
    channel.writeAndFlush(HTTPServerResponsePart.end(nil)).assumeIsolated().whenComplete { _ in
      if staysOpen { self.waitForRequest() } else { self.close(isRead: isRead) }
    }
  }

  private func waitForRequest() {
    guard case .waiting = state else { return }
    server.waits(self)
    limitTime(to: Self.requestPatience)
  }

  /// Closes the connection; if the request was not read to its end, only in the one direction at
  /// first: a closed connection would answer the rest with an error, and the other side would drop
  /// our answer.
  private func close(isRead: Bool) {
    guard !isRead else { return channel?.close(promise: nil) ?? () }
    channel?.close(mode: .output, promise: nil)
    limitTime(to: Self.closingPatience)
  }

  /// Answers the request with a stream of events.
  func beginStream() {
    guard case .answering(let head) = state else { return }
    state = .streaming
    timeout?.cancel()
    let headers = headers(of: .eventStream)
    write(.head(HTTPResponseHead(version: head.version, status: .ok, headers: headers)))
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

  private func headers(of response: WebResponse) -> HTTPHeaders {
    var headers = HTTPHeaders(WebResponse.commonHeaders)
    headers.add(name: "Content-Type", value: response.contentType)
    for (name, value) in response.headers { headers.add(name: name, value: value) }
    return headers
  }
}
