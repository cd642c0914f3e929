package import SpeechAnnouncement
package import StageRenderer
package import TimerEngine

/// A notice about the rundown; times of day are texts.
package enum RundownNotice: Equatable, Sendable {
  /// An item was loaded; another line has its name.
  case loaded(LoadedItem, PlanState?)
  /// A talk was started whose hard end decides how long it is.
  case lengthByHardEnd(LengthByHardEnd)
  /// A break of a number of seconds has begun, and what comes after it, and when.
  case pause(RundownItem, Int, next: RundownItem?, at: String?)
  /// The last item has ended, and how many seconds late the session was.
  case over(lateBy: Int)
  /// An item is left out.
  case skipped(RundownItem)
  /// An item has another length.
  case shortened(RundownItem)
  /// An inserted item comes next.
  case inserted(RundownItem)
  /// Items were cut to be on time at a time of day, and what still stays late.
  case caughtUp([RundownItem], before: String, Shortfall?)
  /// An item has another place.
  case moved(Rundown.Movement)
  /// An item has another title or speaker.
  case named(RundownItem)
  /// The break before an item has ended some time ago, so it does not start by itself.
  case offered(RundownItem)

  /// What has changed in the file was taken over.
  case fileTaken(RundownMerge)
  /// The changes of the file wait until somebody asks for them.
  case waits(RundownMerge)
  /// The file has not changed.
  case fileUnchanged
  /// There is no file.
  case fileMissing
  /// The file cannot be read, and what is wrong with it.
  case fileIsBroken([LocatedProblem])
  /// There would be more items than this.
  case tooLong(Int)
  /// The rundown of an earlier run was resumed, and what was taken over from its file.
  case goesOn(RundownItem?, adopted: RundownMerge?)
  /// The rundown is for this day, which is not today; or the machine does not know what day it is.
  case otherDay(CalendarDay, isClockSet: Bool)

  /// The rundown was over when the program started, and what begins it anew or goes back in it.
  case asksToBeginAnew(Rundown)

  /// Whether it is about a talk that is loaded, and not about a break or the end.
  package var isOfTalk: Bool {
    switch self {
    case .pause, .over, .asksToBeginAnew: false
    default: true
    }
  }

  /// The forms of the text, the longest first.
  func texts(_ form: TimeForm, _ keys: NamedKeys) -> [String] {
    let phrases = form.phrases
    func name(_ item: RundownItem) -> String { Words.name(of: item, in: phrases) }
    func whole(_ item: RundownItem) -> String { Words.wholeName(of: item, in: phrases) }
    switch self {
    case .lengthByHardEnd(let length): return [length.text(form)]
    case .loaded(let loaded, let plan):
      let number = phrases.number(loaded.number, of: loaded.count)
      // A listener needs one number: that which commands know.
      let isPlace = loaded.handle == loaded.number
      let place = !form.inWords ? number : "#" + (isPlace ? number : String(loaded.handle))
      let item = [
        place, loaded.planned.map { phrases.planned(at: $0) }, loaded.length?.text(form),
      ].compactMap { $0 }
      let states = plan.map { $0.isOnTime ? [phrases.onTime] : $0.texts(form) } ?? []
      return states.map { (item + [$0]).joined(separator: phrases.comma) } + [place]
    case .pause(let item, let length, let next, let time):
      let following = next.map { phrases.next(whole($0), at: time) }
      return [
        // In words: after a name, the digits of a length would look like a time of day.
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
      return [phrases.lengthChanged(name(item), to: form.text(item.length))]
    case .inserted(let item):
      return [phrases.inserted(name(item), form.text(item.length))]
    case .moved(let movement): return Self.texts(of: movement, phrases)
    case .named(let item): return [phrases.renamed(whole(item)), phrases.renamed(name(item))]
    case .offered(let item):
      let next = phrases.next(whole(item), at: nil)
      return [
        Self.text(of: [phrases.breakIsOver, next, Self.loadsNext(phrases, keys)], phrases),
        Self.text(of: [phrases.breakIsOver, next], phrases), phrases.next(name(item), at: nil),
      ]
    case .fileTaken(let merge): return Self.texts(adopted: merge, phrases)
    case .waits(let merge): return [Self.text(waiting: merge, phrases)]
    case .fileUnchanged: return [phrases.fileUnchanged]
    case .fileMissing: return [phrases.fileMissing]
    case .fileIsBroken(let problems): return Self.texts(broken: problems, phrases)
    case .otherDay(let day, let isClockSet):
      return isClockSet ? phrases.rundownIsFor(phrases.date(day)) : phrases.clockIsNotSet
    case .tooLong(let count): return [phrases.tooManyItems(count)]
    case .asksToBeginAnew(let rundown): return Self.texts(ended: rundown, phrases, keys)
    case .caughtUp(let items, let end, let shortfall):
      return Self.texts(cut: items, end, shortfall, form)
    case .goesOn(let item, let merge):
      let place = item.map { phrases.rundownGoesOn(with: name($0)) } ?? phrases.rundownIsOver
      guard let merge else { return [place] }
      return [Self.text(of: [place] + Self.changes(in: merge, phrases), phrases), place]
    }
  }

  /// How much time a break has left, or how long it has been over, and what comes next; and once it
  /// is over, which key loads that.
  static func timeOfBreak(
    _ seconds: Int, next: RundownItem?, _ form: TimeForm, _ keys: NamedKeys
  ) -> String {
    let phrases = form.phrases
    let time = form.remainingOrOver(seconds)
    guard let next else { return time }
    let name = phrases.next(Words.name(of: next, in: phrases), at: nil)
    let rest = seconds > 0 ? [name] : [name, loadsNext(phrases, keys)]
    return time + phrases.fullStop + phrases.space + text(of: rest, phrases)
  }

  /// Which key, or else which command, loads what comes after a break.
  private static func loadsNext(_ phrases: Phrases, _ keys: NamedKeys) -> String {
    phrases.loadsNext(keys.next, isCommand: keys.prompt.isEmpty)
  }

  private static func texts(
    ended rundown: Rundown, _ phrases: Phrases, _ keys: NamedKeys
  ) -> [String] {
    let end = rundown.items.compactMap { $0.actual?.end }.max()
    let ended =
      end.map { phrases.rundownEnded(at: Words.pastTimeOfDay($0, in: rundown)) }
      ?? phrases.rundownIsOver
    let isTyped = keys.prompt.isEmpty
    let anew =
      isTyped
      ? phrases.beginsAnew(phrases.quoted(CommandName.restart.rawValue), twice: false)
      : phrases.beginsAnew(keys.space, twice: true)
    let back = rundown.items.last { !$0.isSkipped }.map {
      phrases.goesBack(keys.previous, to: Words.name(of: $0, in: phrases))
    }
    let keysOnly = [anew, back].compactMap { $0 }.joined(separator: phrases.comma)
    return [
      text(of: [ended, keysOnly], phrases), text(of: [ended, anew], phrases), anew.capitalised,
    ]
  }

  private static func texts(of movement: Rundown.Movement, _ phrases: Phrases) -> [String] {
    let isBefore = if case .before = movement.place { true } else { false }
    let other = Words.name(of: movement.other, in: phrases)
    return [
      Words.wholeName(of: movement.item, in: phrases), Words.name(of: movement.item, in: phrases),
    ]
    .map { phrases.moved($0, before: isBefore ? other : nil, after: isBefore ? nil : other) }
  }

  private static func texts(broken problems: [LocatedProblem], _ phrases: Phrases) -> [String] {
    guard let first = problems.first else { return [phrases.rundownStays] }
    let texts = phrases.texts(of: first.problem).map { first.place + ": " + $0 }
    return [phrases.rundownStays + phrases.colon + texts[0]] + texts + [phrases.rundownStays]
  }

  private static func texts(adopted merge: RundownMerge, _ phrases: Phrases) -> [String] {
    [text(of: [phrases.fileTaken] + changes(in: merge, phrases), phrases), phrases.fileTaken]
  }

  /// What was taken over from the file, the most important first.
  private static func changes(in merge: RundownMerge, _ phrases: Phrases) -> [String] {
    func names(_ items: [RundownItem]) -> String? {
      items.isEmpty ? nil : Words.names(of: items, in: phrases)
    }
    return [
      merge.shift.map {
        phrases.plannedTimesMoved(by: Notice.length($0, phrases), isLater: $0 > 0)
      },
      names(merge.new).map(phrases.newItems), names(merge.gone).map(phrases.goneItems),
      names(merge.changed).map { phrases.changedItems($0 + lengths(merge.retimed, phrases)) },
    ].compactMap { $0 }
      + merge.fixedBreaks.prefix(2).map {
        phrases.breakStillEnds(
          Words.name(of: $0.item, in: phrases), at: Words.timeOfDay($0.end, in: merge.rundown))
      } + (merge.changesOrder ? [phrases.newOrder] : [])
  }

  /// The items whose preset has changed under the same name, with both lengths; empty if there are
  /// none.
  private static func lengths(_ items: [RundownMerge.Retimed], _ phrases: Phrases) -> String {
    guard !items.isEmpty else { return "" }
    let lengths = items.prefix(3).map { retimed in
      let both = [retimed.before, retimed.item.length].map(phrases.length)
      return Words.name(of: retimed.item, in: phrases) + " " + both.joined(separator: " → ")
    }
    return phrases.remark(lengths.joined(separator: phrases.comma))
  }

  private static func text(waiting merge: RundownMerge, _ phrases: Phrases) -> String {
    guard merge.gone.isEmpty else { return phrases.itemsWouldGo(merge.gone.count) }
    let end = merge.rundown.current?.hardEnd.map { Words.timeOfDay($0, in: merge.rundown) }
    let name = merge.rundown.current.map { Words.name(of: $0, in: phrases) } ?? ""
    return phrases.hardEndWouldMove(name, to: end)
  }

  /// Joins sentences into one text; if there are several, each ends with one full stop.
  private static func text(of sentences: [String], _ phrases: Phrases) -> String {
    guard sentences.count > 1 else { return sentences.first?.capitalised ?? "" }
    let stop = phrases.fullStop
    return sentences.map { ($0.hasSuffix(stop) ? $0 : $0 + stop).capitalised }
      .joined(separator: phrases.space)
  }

  private static func texts(
    cut items: [RundownItem], _ end: String, _ shortfall: Shortfall?, _ form: TimeForm
  ) -> [String] {
    let phrases = form.phrases
    let cuts = items.map { Words.nameAndLength(of: $0, $0.length, in: phrases) }
      .joined(separator: phrases.comma)
    let cut = items.isEmpty ? nil : phrases.caughtUp(cuts, before: end)
    let rest = shortfall?.texts(form) ?? []
    let shorter = rest.isEmpty ? [cut].compactMap { $0 } : rest
    return [text(of: [cut, rest.first].compactMap { $0?.capitalised }, phrases)]
      + shorter.map(\.capitalised)
  }
}

/// An item that was loaded.
package struct LoadedItem: Equatable, Sendable {
  /// The number that commands know it by.
  let handle: Int
  /// Its place in the rundown, and how many items that has.
  let number: Int
  let count: Int
  /// The time of day at which it was planned to start; `nil` if it was not.
  let planned: String?
  /// How long it is, if its hard end decides that.
  let length: LengthByHardEnd?
}

/// How long a talk is because it must end at a time of day.
package struct LengthByHardEnd: Equatable, Sendable {
  /// How many seconds it lasts, and how many it would last otherwise.
  let length: Int
  let planned: Int
  /// The time of day at which it must end.
  let end: String

  fileprivate func text(_ form: TimeForm) -> String {
    form.phrases.lengthByHardEnd(form.text(length), insteadOf: form.text(planned), end: end)
  }
}

// The names and times of items.
extension Words {
  /// An item's short name: the speaker, the title, or what it is.
  package static func name(of item: RundownItem, in phrases: Phrases) -> String {
    if !item.shortTitle.isEmpty { return item.shortTitle }
    return item.isBreak ? phrases.pause : phrases.secondaryTime.talk.capitalised
  }

  /// An item's name and a length in words, because digits would look like a time of day: `Grace (16
  /// minutes)`.
  static func nameAndLength(
    of item: RundownItem, _ seconds: Int, in phrases: Phrases
  ) -> String {
    name(of: item, in: phrases) + phrases.remark(phrases.length(seconds))
  }

  /// The names of items; of many items, the names of the first ones and how many more there are.
  package static func names(of items: [RundownItem], in phrases: Phrases) -> String {
    let shown = items.count > 3 ? 2 : items.count
    let names = items.prefix(shown).map { name(of: $0, in: phrases) }
      .joined(separator: phrases.comma)
    return items.count > shown ? names + " +\(items.count - shown)" : names
  }

  /// The speaker and the title of an item.
  package static func wholeName(of item: RundownItem, in phrases: Phrases) -> String {
    item.fullTitle.isEmpty ? name(of: item, in: phrases) : item.fullTitle
  }

  /// The time of day at which something of a rundown is planned or expected, by the clocks of its
  /// venue: that of the nearest minute.
  package static func timeOfDay(_ moment: Int, in rundown: Rundown) -> String {
    TimeText.nearestTimeOfDay(rundown.localTime.timeOfDay(at: moment))
  }

  /// The time of day that the clocks of its venue showed when something of a rundown happened.
  static func pastTimeOfDay(_ moment: Int, in rundown: Rundown) -> String {
    TimeText.timeOfDay(rundown.localTime.timeOfDay(at: moment))
  }
}
