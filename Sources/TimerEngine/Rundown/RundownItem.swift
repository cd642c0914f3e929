/// A talk or a break of a rundown.
///
/// All moments are whole seconds of UTC since 1970, and all lengths are seconds.
package struct RundownItem: Hashable, Sendable {
  /// When an item took place.
  package struct ActualTimes: Hashable, Sendable {
    /// When it was started.
    package var start: Int
    /// When it ended; `nil` if it has not ended yet.
    package var end: Int?
    /// The id of its talk in records and in the report; `nil` if that is not known.
    package var talk: String?

    /// Creates actual times.
    package init(start: Int, end: Int? = nil, talk: String? = nil) {
      self.start = start
      self.end = end
      self.talk = talk
    }
  }

  /// The name by which records and reports know it; no other item of the rundown has it.
  package internal(set) var id: String
  /// The number by which the operator names it, as in `#3`; 0 until a rundown gives it one.
  ///
  /// No other item of the rundown has it, not even one that is gone.
  package internal(set) var handle = 0
  /// Whether it is a break, which starts at once.
  package internal(set) var isBreak: Bool
  /// The title of the talk or break; empty if it has none.
  package var title: String
  /// Who speaks; empty for nobody.
  package var speaker: String
  /// A note for the operator alone; empty if there is none.
  package var note: String
  /// What the speaker has to know before the talk; empty if there is nothing.
  package var call: String
  /// What a break shows after its time; empty for the usual words.
  package var after: String
  /// How it is timed, as planned.
  package var preset: Preset
  /// When it was planned to start; in a floating rundown this is counted from the first start.
  package var plannedStart: Int
  /// When it was planned to end.
  package var plannedEnd: Int
  /// The moment at which it must end; `nil` if it need not.
  package var hardEnd: Int?
  /// The shortest length to which it may be cut; `nil` if a talk is not to be cut, and a break not
  /// to less than half.
  package var minimum: Int?
  /// The time zone of a remote speaker; `nil` for one who is there.
  package var zone: String?
  /// Whether it starts by itself when the break before it ends.
  package var startsByItself: Bool
  /// Whether it was not planned, but inserted by the operator.
  package internal(set) var isInserted: Bool
  /// Whether it does not take place.
  package internal(set) var isSkipped: Bool
  /// Its length as it is now.
  package internal(set) var length: Int
  /// When it took place; `nil` if it was not started.
  package internal(set) var actual: ActualTimes?
  /// Whether it was started at some time, even if it was reset or gone back to since; displays show
  /// its digits then, and not its name.
  package internal(set) var wasStarted = false

  /// Creates an item as it was planned, with the length of its preset.
  package init(
    id: String, isBreak: Bool = false, title: String = "", speaker: String = "",
    note: String = "", call: String = "", after: String = "", preset: Preset, plannedStart: Int,
    plannedEnd: Int,
    hardEnd: Int? = nil, minimum: Int? = nil, zone: String? = nil, startsByItself: Bool = false,
    isInserted: Bool = false, isSkipped: Bool = false
  ) {
    self.id = id
    self.isBreak = isBreak
    self.title = title
    self.speaker = speaker
    self.note = note
    self.call = call
    self.after = after
    self.preset = preset
    self.plannedStart = plannedStart
    self.plannedEnd = plannedEnd
    self.hardEnd = hardEnd
    self.minimum = minimum
    self.zone = zone
    self.startsByItself = startsByItself
    self.isInserted = isInserted
    self.isSkipped = isSkipped
    length = preset.duration
  }

  /// The item as another process has sent it: with its handle, its present length, and when it took
  /// place.
  package func received(handle: Int, length: Int, actual: ActualTimes?) -> RundownItem {
    var item = self
    (item.handle, item.length, item.actual) = (handle, length, actual)
    return item
  }

  /// Whether it is what its file says: a talk or a break with this format, these notes and these
  /// rules.
  ///
  /// Its names, its length, whether it is skipped, and when it takes place can be changed by hand,
  /// and do not count.
  package func isDescribed(by filed: RundownItem) -> Bool {
    var described = filed
    (described.id, described.handle, described.title, described.speaker) = (
      id, handle, title, speaker
    )
    (described.plannedStart, described.plannedEnd) = (plannedStart, plannedEnd)
    (described.length, described.isSkipped) = (length, isSkipped)
    (described.actual, described.wasStarted) = (actual, wasStarted)
    return described == self
  }

  /// Whether it has the format and the length of another one.
  package func isTimed(as other: RundownItem) -> Bool {
    preset == other.preset && length == other.length
  }

  /// Whether it has ended.
  package var hasEnded: Bool { actual?.end != nil }

  /// Whether it has another length than its preset.
  package var isShortened: Bool { length != preset.duration }

  /// How it is timed now.
  package var currentPreset: Preset {
    var preset = preset.lasting(length)
    preset.title = fullTitle
    return preset
  }

  /// The speaker and the title: `Ada Lovelace: Engines`.
  package var fullTitle: String {
    [speaker, title].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  /// What it is called where there is little room: the speaker, else the title, else the preset.
  package var shortTitle: String {
    [speaker, title, preset.name].first { !$0.isEmpty } ?? ""
  }

  /// How long its segments before the last one take, in seconds: none if it has only one.
  var lengthBeforeLastSegment: Int {
    guard preset.format.segments.count > 1 else { return 0 }
    return currentPreset.format.segments.dropLast().reduce(0) { $0 + $1.length }
  }

  /// How long a break lasts at least: half of its length where nothing else is given.
  var leastBreak: Int { minimum ?? (length + 1) / 2 }

  /// By how many seconds it can be cut, in whole steps of five seconds.
  var reserve: Int {
    guard let minimum, !isBreak, !isSkipped, actual == nil, minimum < length else { return 0 }
    return (length - minimum) / Rundown.catchUpStep * Rundown.catchUpStep
  }
}

extension [RundownItem] {
  /// The items by their handles.
  package var byHandle: [Int: RundownItem] {
    Dictionary(map { ($0.handle, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The indices of the items by their handles.
  var placesByHandle: [Int: Int] {
    Dictionary(enumerated().map { ($1.handle, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
