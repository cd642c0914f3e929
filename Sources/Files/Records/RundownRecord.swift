import Platform
package import TimerEngine

/// How far a rundown has come, so that a later run of the program can go on with it.
package struct RundownRecord: Hashable, Sendable {
  /// What was recorded of an item.
  struct Item: Hashable, Sendable {
    var id: String
    /// Its id in the file, if that is another one.
    var filed: String?
    /// Its handle.
    var number: Int
    var start: Int?
    var end: Int?
    /// The id of its talk, if that is known.
    var talk: String?
    var skipped = false
    /// Its length in seconds, if that is not the planned one.
    var length: Int?
    /// Its title and its speaker, if they are not those of the file.
    var title: String?
    var speaker: String?
    /// When it was planned to start and to end, if the file cannot tell.
    var from: Int?
    var to: Int?
    /// Whether it was started at some time, and is ready again.
    var once = false
    /// What an item is that is not in the file.
    var inserted: Whole?
    /// The item as it ran, if the file now describes it differently.
    var whole: Whole?
  }

  /// What an item is: one that was not planned, or that has run while its file has changed.
  struct Whole: Hashable, Sendable {
    var title: String
    /// Its length as planned.
    var length: Int
    var speaker: String?
    /// Whether it is a break.
    var pause = false
    /// Whether it was planned.
    var planned = false
    /// How it is timed, as the YAML of a preset, if its length does not say all.
    var preset: String?
    var note: String?
    var call: String?
    var after: String?
    var zone: String?
    /// The second since 1970 at which it must end.
    var ends: Int?
    /// The shortest length to which it may be cut, in seconds.
    var min: Int?
    /// Whether it starts by itself.
    var auto = false
  }

  /// The path of the rundown's file.
  package var rundownPath = ""
  /// The path as it was given, where that leads over a link, which may be turned later; else
  /// absent.
  package var link: String?
  /// Identifies this time that the rundown is run, also in the report.
  package var run = ""
  /// Who had its talks.
  package var leadership = Leadership.usual
  /// The day that its file is for if the file names none.
  package var date = ""
  /// When this was recorded, in seconds since 1970 by the wall clock.
  package var recorded = 0
  /// When this was recorded, in seconds since 1970 by the rundown's time, which in a
  /// rehearsal begins elsewhere and runs faster.
  package var rundownTime = 0
  /// Whether it is that of a rehearsal.
  package var rehearsal = false
  /// The id of the loaded item; absent once the rundown is over.
  package var current: String?
  var items: [Item] = []
  /// The handle that was given last.
  var handles = 0
  /// The number in the id of the item that was inserted last; 0 before the first.
  var insertions = 0
  /// How often the rundown was begun anew.
  var restarts = 0
  /// The presets by which its items are timed, as a preset file; absent if they name none, and
  /// where a desk has them in a file of their own.
  package var presets: String?
  /// Whether the program was quit after the end of the rundown.
  package var quit = false
  /// The text of the rundown's file when it was last read; absent where a desk has it in a file of
  /// its own.
  package var text: String?
  /// The talk of the loaded item, if it was changed before its start.
  var loaded: Loaded?

  private init() {}

  /// Records a rundown.
  ///
  /// - Parameters:
  ///   - rundown: the rundown.
  ///   - run: what identifies this time that it is run.
  ///   - leadership: who has its talks.
  ///   - loaded: the talk of its loaded item if it was changed before its start.
  ///   - rundownPath: the path of its file.
  ///   - date: the day that its file is for if the file names none.
  ///   - recorded: the second since 1970 by the wall clock.
  ///   - rundownTime: the second since 1970 by the rundown's time.
  package init(
    _ rundown: Rundown, run: String, of leadership: Leadership, loaded: TalkSnapshot? = nil,
    rundownPath: String, date: CalendarDay, recorded: Int, rundownTime: Int
  ) {
    (self.run, self.leadership) = (run, leadership)
    self.rundownPath = rundownPath
    self.date = date.description
    self.recorded = Self.clamped(recorded)
    self.rundownTime = Self.clamped(rundownTime)
    current = rundown.current?.id
    self.loaded = loaded.flatMap { Loaded($0, of: rundown.current) }
    handles = rundown.lastHandle
    (insertions, restarts) = (rundown.lastInsertedNumber, rundown.restarts)
    presets = Self.presets(of: rundown)
    text = rundown.fileText.isEmpty ? nil : rundown.fileText
    let filed = rundown.filed.byHandle
    items = rundown.items.map { Item($0, filed: filed[$0.handle]) }
    limitWholes()
  }

  /// Whether it says of a talk that it has started and not ended.
  func isUnderWay(_ talk: String) -> Bool { items.contains { $0.talk == talk && $0.end == nil } }

  /// The most bytes of the notes and the presets of items that are not as in the file.
  private static let maxBytesOfWholes = 524_288

  /// Drops descriptions of items that the file now describes differently, the oldest first, until
  /// the rest fits.
  private mutating func limitWholes() {
    var left = Self.maxBytesOfWholes
    for index in items.indices.reversed() {
      for part in [\Item.whole, \Item.inserted] {
        left -= items[index][keyPath: part]?.byteCount ?? 0
        if left < 0 { items[index][keyPath: part]?.forgetTexts() }
      }
    }
  }

  /// The presets by which the items of a rundown are timed, as a preset file; `nil` if they name
  /// none.
  private static func presets(of rundown: Rundown) -> String? {
    var names: Set<String> = []
    let named = rundown.filed.map(\.preset).filter {
      !$0.name.isEmpty && names.insert($0.name).inserted
    }
    return named.isEmpty ? nil : "presets:\n" + named.map(\.yaml).joined()
  }

  /// The presets by which its items are timed.
  package var itemPresets: [Preset] {
    presets.map { PresetReader(Array($0.utf8), file: "").presets } ?? []
  }

  /// Whether a talk with an id was started in it.
  package func knows(talk id: String?) -> Bool {
    id != nil && items.contains { $0.talk == id }
  }

  /// The ids that the items which were started have in the file; none in a rehearsal, which is no
  /// reason to keep them as they were.
  package var startedIds: [String] {
    rehearsal ? [] : items.filter { $0.start != nil }.map { $0.filed ?? $0.id }
  }

  // MARK: Going on

  /// A rundown at the place that was recorded, and what has changed in its file since.
  package struct Resumption: Sendable {
    package var rundown: Rundown
    /// What was taken over from the file; `nil` if nothing was.
    package var adopted: RundownMerge?
    /// What has changed in the file, if that is not taken over before somebody wants it.
    package var waiting: RundownMerge?
  }

  /// The rundown of a file, read again, at the place that was recorded.
  ///
  /// If the file has changed, it takes that over as a running clock does, unless items would be
  /// gone.
  ///
  /// - Parameters:
  ///   - file: the rundown of the file as it is now.
  ///   - earlier: that of `text`; `nil` if it cannot be read any more. Then items that are not in
  ///     the file are gone.
  /// - Returns: the rundown, and what has changed.
  package func resumption(of file: Rundown, since earlier: Rundown? = nil) -> Resumption {
    let resumed = restored(in: earlier ?? file)
    guard earlier != nil else { return Resumption(rundown: resumed) }
    let merge = resumed.merging(file)
    if merge.needsConfirmation || merge.isTooLong {
      return Resumption(rundown: resumed, waiting: merge)
    }
    return Resumption(rundown: merge.rundown, adopted: merge.isEmpty ? nil : merge)
  }

  /// The file as it was when this was recorded; `nil` if it cannot be read any more, or is not in
  /// this record.
  package func file(_ presets: PresetList) -> RundownFile? {
    guard let text else { return nil }
    let file = RundownFile(
      Array(text.utf8), path: rundownPath, presets: presets, now: rundownTime,
      day: CalendarDay(date))
    return file.rundown == nil ? nil : file
  }

  /// The rundown as it was recorded; `file` is that of `text`, or of the file as it is now.
  package func restored(in file: Rundown) -> Rundown {
    var rundown = file
    rundown.restore(
      items.map(\.recorded), current: current, lastHandle: handles, lastInserted: insertions,
      restarts: restarts)
    return rundown
  }

  // MARK: The file

  /// Whether the loaded item was started, and has not ended.
  package var hasTalkUnderWay: Bool {
    items.contains { $0.id == current && $0.start != nil && $0.end == nil }
  }

  /// The record as a file: JSON with sorted keys.
  package var bytes: [UInt8] { Fields.file(self) }

  /// Reads a record's bytes; `nil` if they are not a record as this program writes it.
  package init?(_ bytes: [UInt8]) {
    guard let record = try? RundownRecord(bytes, path: "") else { return nil }
    self = record
  }

  /// The most bytes of a record.
  ///
  /// A record has the text of its file, of at most `FileSystem.maxBytes`, and repeats ids and names
  /// of it; JSON may double each of their bytes. Each of at most 1000 items has at most 500 bytes
  /// beside its texts, and one that is not as in the file a title and a speaker of at most 800. The
  /// other texts of these have at most `maxBytesOfWholes`, the presets of the items about as many
  /// as their file, and the loaded talk has a preset of at most `PresetReader.maxBytes`. All of
  /// that is less than this.
  static let maxBytes = 4_194_304

  /// Reads a record's bytes.
  ///
  /// - Parameters:
  ///   - bytes: the bytes.
  ///   - path: the record's own path, for messages.
  /// - Throws: what is wrong, if the bytes are not a record as this program writes it.
  package init(_ bytes: [UInt8], path: String) throws(Diagnostic) {
    guard bytes.count <= Self.maxBytes else {
      throw Diagnostic(
        file: path, place: .start, what: "the record has \(bytes.count) bytes",
        expected: "at most \(Self.maxBytes)")
    }
    self = try Fields.record(bytes, RundownRecord(), file: path)
  }

  /// The nearest moment that can be read back.
  fileprivate static func clamped(_ moment: Int) -> Int { min(max(moment, 0), 6_000_000_000) }
}

extension RundownRecord.Item {
  /// The record of an item; `filed` is the same as its file has it, `nil` if it is not there.
  fileprivate init(_ item: RundownItem, filed: RundownItem?) {
    typealias Record = RundownRecord
    id = item.id
    self.filed = filed.flatMap { $0.id == item.id ? nil : $0.id }
    number = item.handle
    start = item.actual.map { Record.clamped($0.start) }
    end = item.actual?.end.map(Record.clamped)
    talk = item.actual?.talk
    skipped = item.isSkipped
    whole = filed.flatMap { item.isDescribed(by: $0) ? nil : Record.Whole(item) }
    let planned = whole == nil ? filed?.length : nil
    length = item.length == planned ?? item.preset.duration ? nil : item.length
    if item.actual != nil || filed == nil, filed.map({ !$0.isPlanned(as: item) }) ?? true {
      (from, to) = (Record.clamped(item.plannedStart), Record.clamped(item.plannedEnd))
    }
    title = filed.flatMap { $0.title == item.title ? nil : item.title }
    speaker = filed.flatMap { $0.speaker == item.speaker ? nil : item.speaker }
    once = item.wasStarted && item.actual == nil
    inserted = filed == nil ? Record.Whole(item) : nil
  }

  /// It as the rundown restores it.
  fileprivate var recorded: Rundown.Recorded {
    var recorded = Rundown.Recorded(id: id, handle: number)
    recorded.filedId = filed
    recorded.actual = start.map { RundownItem.ActualTimes(start: $0, end: end, talk: talk) }
    recorded.isSkipped = skipped
    recorded.length = length
    (recorded.title, recorded.speaker) = (title, speaker)
    recorded.planned = from.map { RundownForecast.Span($0, max($0, to ?? $0)) }
    recorded.wasStarted = once
    recorded.whole = (inserted ?? whole)?.item(id: id)
    return recorded
  }
}

extension RundownRecord.Whole {
  /// The bytes of its texts beside its names.
  fileprivate var byteCount: Int {
    [preset, note, call, after, zone].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
  }

  fileprivate mutating func forgetTexts() { (preset, note, call, after) = (nil, nil, nil, nil) }

  fileprivate init(_ item: RundownItem) {
    func given(_ text: String) -> String? { text.isEmpty ? nil : text }
    (title, length) = (item.title, item.preset.duration)
    speaker = given(item.speaker)
    pause = item.isBreak
    planned = !item.isInserted
    let usual = Self.usualPreset(lasting: length, isBreak: item.isBreak)
    preset = item.preset == usual ? nil : item.preset.text
    (note, call, after, zone) = (given(item.note), given(item.call), given(item.after), item.zone)
    (ends, min) = (item.hardEnd, item.minimum)
    auto = item.startsByItself
  }

  private static func usualPreset(lasting length: Int, isBreak: Bool) -> Preset {
    isBreak ? .pause(lasting: length) : Preset(duration: length)
  }

  private var readPreset: Preset? { preset.flatMap { Preset(yamlLines: $0) } }

  fileprivate func item(id: String) -> RundownItem {
    RundownItem(
      id: id, isBreak: pause, title: title, speaker: speaker ?? "", note: note ?? "",
      call: call ?? "", after: after ?? "",
      preset: readPreset ?? Self.usualPreset(lasting: length, isBreak: pause),
      plannedStart: 0, plannedEnd: 0, hardEnd: ends, minimum: min, zone: zone,
      startsByItself: auto, isInserted: !planned)
  }
}

extension RundownItem {
  fileprivate func isPlanned(as other: RundownItem) -> Bool {
    plannedStart == other.plannedStart && plannedEnd == other.plannedEnd
  }
}
