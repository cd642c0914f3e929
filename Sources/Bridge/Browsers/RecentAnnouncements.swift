import Platform
import Room
import TimerEngine

/// What pages were told lately, for those that connect again.
///
/// A page that connects again names the last id of an announcement that it has received, as its
/// browser does by itself. So each announcement has an id, and what follows a stage repeats the id
/// of the last one.
struct RecentAnnouncements {
  /// A part of all ids: another run of the bridge has told other announcements.
  private let run = randomID()
  private var recent: [(number: Int, text: String, at: Timestamp)] = []
  private var last = 0

  /// Records an announcement of this moment; returns it as an event.
  mutating func add(_ text: String, at now: Timestamp) -> String {
    forget(before: now - FollowedTalk.maxAge)
    last += 1
    recent.append((last, text, now))
    return event(last, text)
  }

  /// What tells a page the id of the last announcement.
  var position: String { "id: \(run)-\(last)\nevent: told\ndata: {}\n\n" }

  /// What a page is sent that connects again after it has received an id: the announcements that it
  /// has missed, each of them once; `nil` for a page that is new.
  mutating func events(after id: String?, at now: Timestamp) -> String {
    guard let id, let known = number(of: id) else { return position }
    forget(before: now - FollowedTalk.maxAge)
    let missed = recent.filter { $0.number > known }
    return missed.isEmpty ? position : missed.map { event($0.number, $0.text) }.joined()
  }

  private mutating func forget(before moment: Timestamp) {
    recent.removeAll { $0.at < moment }
  }

  private func event(_ number: Int, _ text: String) -> String {
    "id: \(run)-\(number)\nevent: say\ndata: \(Fields.json(["text": text], as: .map(of: .text)))\n\n"
  }

  /// The number of an id of this run; `nil` for any other text.
  private func number(of id: String) -> Int? {
    guard id.hasPrefix(run + "-") else { return nil }
    return Int(id.dropFirst(run.count + 1))
  }
}
