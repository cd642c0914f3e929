/// A talk or a break of a rundown.
///
/// All moments are whole seconds of UTC since 1970, and all lengths are seconds.
package struct RundownItem: Hashable, Sendable {
  /// What the operator has changed since the file was read.
  package enum Change: Hashable, Sendable {
    /// It does not take place.
    case skipped
    /// It has another length than was planned.
    case shortened
  }

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
  package let id: String
  /// Whether it is a break, which starts at once.
  package let isBreak: Bool
  /// The title of the talk or break; empty if it has none.
  package let title: String
  /// Who speaks; empty for nobody.
  package let speaker: String
  /// A note for the operator; empty if there is none.
  package let note: String
  /// How it is timed, as planned.
  package let preset: Preset
  /// When it was planned to start; in a floating rundown this is counted from the first start.
  package let plannedStart: Int
  /// When it was planned to end.
  package let plannedEnd: Int
  /// The moment at which it must end; `nil` if it need not.
  package let hardEnd: Int?
  /// The shortest length to which it may be cut; `nil` if a talk is not to be cut, and a break not to
  /// less than half.
  package let minimum: Int?
  /// The time zone of a remote speaker; `nil` for one who is there.
  package let zone: String?
  /// Whether it was not planned, but inserted by the operator.
  package let isInserted: Bool
  /// What the operator has changed; `nil` if nothing.
  package var change: Change?
  /// Its length as it is now.
  package var length: Int
  /// When it took place; `nil` if it was not started.
  package var actual: ActualTimes?

  /// Creates an item as it was planned, with the length of its preset.
  package init(
    id: String, isBreak: Bool = false, title: String = "", speaker: String = "",
    note: String = "", preset: Preset, plannedStart: Int, plannedEnd: Int, hardEnd: Int? = nil,
    minimum: Int? = nil, zone: String? = nil, isInserted: Bool = false
  ) {
    self.id = id
    self.isBreak = isBreak
    self.title = title
    self.speaker = speaker
    self.note = note
    self.preset = preset
    self.plannedStart = plannedStart
    self.plannedEnd = plannedEnd
    self.hardEnd = hardEnd
    self.minimum = minimum
    self.zone = zone
    self.isInserted = isInserted
    length = preset.duration
  }

  /// Whether it does not take place.
  package var isSkipped: Bool { change == .skipped }

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
    guard let minimum, !isBreak, !isSkipped, minimum < length else { return 0 }
    return (length - minimum) / Rundown.catchUpStep * Rundown.catchUpStep
  }
}
