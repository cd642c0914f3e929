import SpeechAnnouncement
import StageDisplay
import TimerEngine

/// A notice about the rundown; times of day are texts.
enum RundownNotice: Equatable {
  /// The item of a number was loaded, of which another line has the name; when it was planned to
  /// start, if it was.
  case loaded(Int, of: Int, planned: String?, lateBy: Int)
  /// A break of a number of seconds has begun; what comes after it, and when.
  case pause(RundownItem, Int, next: RundownItem?, at: String?)
  /// The last item has ended.
  case over(lateBy: Int)
  /// An item is left out.
  case skipped(RundownItem)
  /// An item has another length.
  case shortened(RundownItem)
  /// An item comes next that was not planned.
  case inserted(RundownItem)
  /// An item was to be given a length that is no shorter than its own.
  case notShorter(Int)
  /// Items were cut; `missing` seconds are still to be made up before a time of day.
  case caughtUp([RundownItem], missing: Int, before: String)
  /// The rundown of an earlier run goes on; what is new in its file, and what is gone.
  case goesOn(RundownItem?, new: [String], gone: [String])

  /// Whether it is about a talk that is loaded, and not about a break or the end.
  var isOfTalk: Bool {
    switch self {
    case .pause, .over: false
    default: true
    }
  }

  /// The forms of the text, the longest first.
  func texts(_ form: TimeForm) -> [String] {
    let phrases = form.phrases
    func name(_ item: RundownItem) -> String { Words.name(of: item, in: phrases) }
    func whole(_ item: RundownItem) -> String { Words.wholeName(of: item, in: phrases) }
    switch self {
    case .loaded(let number, let count, let planned, let late):
      let place = phrases.number(number, of: count)
      let parts = [
        place, planned.map { phrases.planned(at: $0) }, phrases.lateness(late, form.text),
      ]
      return [parts.compactMap { $0 }.joined(separator: phrases.comma), place]
    case .pause(let item, let length, let next, let time):
      let following = next.map { phrases.next(whole($0), at: time) }
      return [
        // In words: behind a name, the digits of a length would read as a time of day.
        [whole(item) + phrases.comma + phrases.length(length), following].compactMap { $0 }
          .joined(separator: phrases.fullStop + phrases.space), name(item),
      ]
    case .over(let late):
      return [
        phrases.rundownIsOver + phrases.comma + phrases.lateness(late, form.text),
        phrases.rundownIsOver,
      ]
    case .skipped(let item): return [phrases.skipped(whole(item)), phrases.skipped(name(item))]
    case .shortened(let item):
      return [phrases.shortened(name(item), to: form.text(item.length))]
    case .inserted(let item):
      return [phrases.inserted(name(item), form.text(item.length))]
    case .notShorter(let length): return [phrases.notShorter(than: form.text(length))]
    case .caughtUp(let items, let missing, let end):
      return Self.texts(cut: items, missing, end, form)
    case .goesOn(let item, let new, let gone):
      let parts = [
        item.map { phrases.rundownGoesOn(with: name($0)) } ?? phrases.rundownIsOver,
        new.isEmpty ? nil : phrases.newItems(new.joined(separator: phrases.comma)),
        gone.isEmpty ? nil : phrases.goneItems(gone.joined(separator: phrases.comma)),
      ].compactMap { $0 }
      return [Self.text(of: parts, phrases), parts[0]]
    }
  }

  /// Sentences as one text: several with a full stop behind each.
  private static func text(of sentences: [String], _ phrases: any Phrases) -> String {
    sentences.map(\.capitalised).joined(separator: phrases.fullStop + phrases.space)
      + (sentences.count > 1 ? phrases.fullStop : "")
  }

  private static func texts(
    cut items: [RundownItem], _ missing: Int, _ end: String, _ form: TimeForm
  ) -> [String] {
    let phrases = form.phrases
    let cuts = items.map { form.named(Words.name(of: $0, in: phrases), form.text($0.length)) }
      .joined(separator: phrases.comma)
    let cut = items.isEmpty ? nil : phrases.caughtUp(cuts, before: end)
    let rest = missing > 0 ? phrases.notMadeUp(form.text(missing), before: end) : nil
    let parts = [cut, rest].compactMap { $0?.capitalised }
    return [text(of: parts, phrases)] + parts.suffix(1)
  }
}

// The names and times of items.
extension Words {
  /// An item's name where there is little room: the speaker, the title, or what it is.
  static func name(of item: RundownItem, in phrases: any Phrases) -> String {
    if !item.shortTitle.isEmpty { return item.shortTitle }
    return item.isBreak ? phrases.pause : TimeText.plain(item.length)
  }

  /// The speaker and the title of an item.
  static func wholeName(of item: RundownItem, in phrases: any Phrases) -> String {
    item.fullTitle.isEmpty ? name(of: item, in: phrases) : item.fullTitle
  }

  /// The time of day at a moment of a rundown, by the clocks of its venue.
  static func timeOfDay(_ moment: Int, in rundown: Rundown) -> String {
    TimeText.timeOfDay(rundown.localTime.timeOfDay(at: moment))
  }
}
