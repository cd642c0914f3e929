import NIOCore

/// The pages that are sent events as these happen.
///
/// Used on the server's event loop alone.
final class EventStreams {
  private var pages: [ObjectIdentifier: WebConnection] = [:]
  /// The words and the stage as they were sent last.
  private var (words, stage) = ("", "")

  /// How many pages there are.
  var count: Int { pages.count }

  /// Begins to send events to a page, the words and the stage as they are first.
  func begin(for page: WebConnection, with words: String, _ stage: String) {
    page.beginStream()
    pages[ObjectIdentifier(page)] = page
    (self.words, self.stage) = (words, stage)
    page.send("retry: 1000\n\n" + words + stage)
  }

  /// Forgets a connection that is closed.
  func end(_ connection: WebConnection) { pages[ObjectIdentifier(connection)] = nil }

  /// Sends the words and the stage to all pages, unless they have them.
  func publish(_ words: String, _ stage: String) {
    let new = (words == self.words ? "" : words) + (stage == self.stage ? "" : stage)
    (self.words, self.stage) = (words, stage)
    if !new.isEmpty { send(new) }
  }

  /// Sends a text to all pages.
  func send(_ text: String) {
    for page in pages.values { page.send(text) }
  }
}
