import SpeechAnnouncement
import TimerEngine

/// The texts of the page in one language.
struct PageWords: Hashable {
  let paused: String
  let over: String
  let waiting: String
  /// With `{time}` in the place of the time.
  let noSignal: String
  /// With `{time}` in the place of the time.
  let startsIn: String
  let secondaryTime: SecondaryTimeWords
  /// The phases as the title has them.
  let phases: [String: String]
  /// The phases as they are read out.
  let phaseNames: [String: String]
  let lengths: PageLengths
  let remote: RemoteWords
  let programme: ProgrammeWords
  /// What a line of the clock begins with that is a notice.
  let notice: String
  /// The talk is no longer the one that a question was about.
  let changedMeanwhile: String
  /// The last item has ended.
  let rundownIsOver: String
  /// How the items of the rundown stand.
  let items: ItemStateWords
  /// What comes next, with `{talk}` in the place of its name.
  let next: String
  let backstage: BackstageWords
  /// With `{time}` in the place of the time.
  let planned: String
  let hardEnd: String
  let endsTooLate: String

  init(_ phrases: Phrases, room: String) {
    paused = phrases.paused
    over = phrases.name(of: Phase.overtime).uppercased()
    waiting = phrases.waiting(room: room).first ?? ""
    noSignal = phrases.noSignal(for: "{time}")
    startsIn = phrases.startsIn("{time}")
    secondaryTime = phrases.secondaryTime
    let names = Phase.allCases.map { ($0.rawValue, phrases.name(of: $0)) }
    phaseNames = Dictionary(uniqueKeysWithValues: names)
    phases = phaseNames.mapValues { $0.uppercased() }
    lengths = PageLengths(phrases)
    remote = phrases.remote
    programme = phrases.programme
    notice = phrases.line(phrases.lines.notice, "")
    changedMeanwhile = phrases.changedMeanwhile
    rundownIsOver = phrases.rundownIsOver
    items = phrases.itemStates
    next = phrases.next("{talk}", at: nil)
    backstage = BackstageWords(phrases)
    planned = phrases.planned(at: "{time}")
    hardEnd = phrases.hardEnd("{time}")
    endsTooLate = phrases.endsTooLate
  }
}

/// What the page of speakers who wait says of the talk of the one who reads it.
struct BackstageWords: Hashable {
  let yourTurn: String
  let youAreNext: String
  /// With `{time}` in the place of the time.
  let youAreNextIn: String
  let youStartIn: String
  /// With `{item}` in the place of what the address names.
  let noItem: String
  let noRundown: String

  init(_ phrases: Phrases) {
    yourTurn = phrases.yourTurn
    youAreNext = phrases.youAreNext(in: nil)
    youAreNextIn = phrases.youAreNext(in: "{time}")
    youStartIn = phrases.youStart(in: "{time}")
    noItem = phrases.noItem(named: "{item}")[0]
    noRundown = phrases.noRundown.last ?? ""
  }
}

/// How lengths of time are written in words, so that a page can write those that it counts itself.
struct PageLengths: Hashable {
  /// Hours, minutes and seconds, each for the singular and for other numbers, with `{n}` in the
  /// place of the number.
  let units: [[String]]
  /// The numbers below 60 that take the singular.
  let singular: [Int]
  /// Two and three lengths as one, with `{a}`, `{b}` and `{c}` in their places.
  let joined: [String]
  /// What is left, in the singular and for other lengths, with `{time}` in the place of the length.
  let remaining: [String]
  /// How much a talk is over its time, with `{time}` in the place of the length.
  let over: String
  /// What stands between two words of a list.
  let comma: String

  init(_ phrases: Phrases) {
    let singular = (0..<60).filter { phrases.category(of: $0) == .one }
    self.singular = singular
    let numbers = [singular.last ?? 2, 2]
    units = [phrases.hours, phrases.minutes, phrases.seconds].map { unit in
      numbers.map { unit($0).replacing("\($0)", with: "{n}") }
    }
    joined = [phrases.joined(["{a}", "{b}"]), phrases.joined(["{a}", "{b}", "{c}"])]
    remaining = [PluralCategory.one, .other].map { phrases.remaining("{time}", $0) }
    over = phrases.over("{time}")
    comma = phrases.comma
  }
}

/// Words for the scripts of pages, with the names of their properties.
struct PageWordsForm: FieldForm {
  func read(_ node: JSONScanner.Node, from fields: inout Fields) throws(Fields.Fault) -> Any {
    throw Fields.Fault("", .form)
  }

  func write(_ words: Any, to fields: inout Fields) {
    let list: ListForm<PageWordsForm> = .list(of: self)
    let map: MapForm<PageWordsForm> = .map(of: self)
    switch words {
    case let text as String: fields.json.append(text)
    case let number as Int: fields.write(json: "\(number)")
    case let words as [Any]: list.write(words, to: &fields)
    case let words as [String: Any]: map.write(words, to: &fields)
    default:
      let words = Mirror(reflecting: words).children.map { ($0.label ?? "", $0.value) }
      map.write(Dictionary(uniqueKeysWithValues: words), to: &fields)
    }
  }

  func type(in fields: inout Fields) -> FieldType { .map(.text) }
}
