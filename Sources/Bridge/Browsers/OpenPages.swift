import NIOCore
import TimerEngine

/// The pages that are sent events as these happen.
///
/// Used on the server's event loop alone.
final class OpenPages {
  private var pages: [ObjectIdentifier: WebConnection] = [:]
  /// The words and the stage as they were sent last.
  private var (words, stage) = ("", "")
  private var announcements = RecentAnnouncements()

  /// How many pages there are.
  var count: Int { pages.count }

  /// Begins to send events to a page, the words and the stage as they are first.
  ///
  /// A page that connects again, after an event with the id `last`, gets the announcements of the
  /// last two seconds that it has missed.
  func begin(
    for page: WebConnection, with words: String, _ stage: String, after last: String?,
    at now: Timestamp
  ) {
    page.beginStream()
    pages[ObjectIdentifier(page)] = page
    (self.words, self.stage) = (words, stage)
    page.send("retry: 1000\n\n" + words + stage + announcements.events(after: last, at: now))
  }

  /// Forgets a connection that is closed.
  func end(_ connection: WebConnection) { pages[ObjectIdentifier(connection)] = nil }

  /// Sends the words and the stage to all pages, unless they have them.
  func publish(_ words: String, _ stage: String) {
    let newWords = words == self.words ? "" : words
    let newStage = stage == self.stage ? "" : stage + announcements.position
    (self.words, self.stage) = (words, stage)
    if !newWords.isEmpty || !newStage.isEmpty { send(newWords + newStage) }
  }

  /// Announces a text on all pages.
  func say(_ text: String, at now: Timestamp) { send(announcements.add(text, at: now)) }

  /// Sends a text to all pages.
  func send(_ text: String) {
    for page in pages.values { page.send(text) }
  }
}
