import NIOCore

/// The pages that are sent events as these happen.
///
/// Used on the server's event loop alone.
final class EventStreams {
  private var pages: [ObjectIdentifier: WebConnection] = [:]
  /// The stage as it was sent last.
  private var stage = ""

  /// How many pages there are.
  var count: Int { pages.count }

  /// Begins to send events to a page, the stage as it is first.
  func begin(for page: WebConnection, with event: String) {
    page.beginStream()
    pages[ObjectIdentifier(page)] = page
    stage = event
    page.send("retry: 1000\n\n" + event)
  }

  /// Forgets a connection that is closed.
  func end(_ connection: WebConnection) { pages[ObjectIdentifier(connection)] = nil }

  /// Sends the stage to all pages, unless they have it.
  func publish(_ event: String) {
    guard event != stage else { return }
    stage = event
    send(event)
  }

  /// Sends a text to all pages.
  func send(_ text: String) {
    for page in pages.values { page.send(text) }
  }
}
