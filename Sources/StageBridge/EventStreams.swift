import NIOCore

/// The pages that are sent events as these happen.
///
/// Used on the server's event loop alone.
final class EventStreams {
  private let maxPages: Int
  private var pages: [ObjectIdentifier: WebConnection] = [:]
  /// The stage as it was sent last.
  private var stage = ""

  /// Creates the streams of at most `maxPages` pages.
  init(maxPages: Int) { self.maxPages = maxPages }

  /// How many pages there are.
  var count: Int { pages.count }

  /// Whether another page may come.
  var hasRoom: Bool { pages.count < maxPages }

  /// Begins to send events to a page, the stage as it is first.
  func begin(for page: WebConnection, with event: String) {
    page.beginStream()
    pages[ObjectIdentifier(page)] = page
    stage = event
    page.send("retry: 1000\n\n" + event)
  }

  /// Forgets a connection that is closed; returns whether it was a page.
  func end(_ connection: WebConnection) -> Bool {
    pages.removeValue(forKey: ObjectIdentifier(connection)) != nil
  }

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
