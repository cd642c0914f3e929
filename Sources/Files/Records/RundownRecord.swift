import Platform
package import TimerEngine

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How far a rundown has come, so that a later run of the program can go on with it.
package struct RundownRecord: Codable, Hashable, Sendable {
  /// What was recorded of an item.
  struct Item: Codable, Hashable, Sendable {
    var id: String
    /// Its id in the file, if that is another one.
    var filed: String?
    /// Its handle; absent in the records of older versions.
    var number: Int?
    var start: Int?
    var end: Int?
    /// The id of its talk; absent in the records of older versions.
    var talk: String?
    var skipped: Bool?
    /// Its length in seconds, if that is not the planned one.
    var length: Int?
    /// Its title and its speaker, if they are not those of the file.
    var title: String?
    var speaker: String?
    /// When it was planned to start and to end, if the file cannot tell.
    var from: Int?
    var to: Int?
    /// Whether it was started at some time, and is ready again.
    var once: Bool?
    /// What an item is that is not in the file.
    var inserted: Whole?
    /// What an item is of which the file says something else by now.
    var whole: Whole?
  }

  /// What an item is: one that was not planned, or that has run while its file has changed.
  struct Whole: Codable, Hashable, Sendable {
    var title: String
    /// Its length as planned.
    var length: Int
    var speaker: String?
    /// Whether it is a break.
    var pause: Bool?
    /// Whether it was planned.
    var planned: Bool?
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
    var auto: Bool?
  }

  private var version = RecordVersion.known
  /// The path of the rundown's file.
  package var rundownPath: String
  /// The path as it was given, where that leads over a link, which may be turned later; else absent.
  package var link: String?
  /// Identifies this time that the rundown is run, also in the report; absent in the records of older
  /// versions.
  package var run: String?
  /// Who had its talks: the leader of a lineage, and its term; absent in the records of older versions.
  private var lineage: String?
  private var term: Int?
  private var holder: String?
  /// The day that its file is for if the file names none.
  package var date: String
  /// When this was recorded, in seconds since 1970 by the wall clock.
  package var recorded: Int
  /// When this was recorded, in seconds since 1970 by the rundown's time, which in a
  /// rehearsal begins elsewhere and runs faster.
  package var rundownTime: Int
  /// The id of the loaded item; absent once the rundown is over.
  package var current: String?
  private var items: [Item]
  /// The handle that was given last; absent in the records of older versions.
  private var handles: Int?
  /// The number in the id of the item that was inserted last; absent before the first.
  private var insertions: Int?
  /// How often the rundown was begun anew; absent if it was not.
  private var restarts: Int?
  /// The presets by which its items are timed, as a preset file; absent if they name none, and in the records of
  /// older versions.
  package var presets: String?
  /// Whether the program was quit after the end of the rundown.
  package var quit: Bool?
  /// The text of the rundown's file when it was last read; absent in the records of older versions.
  package var text: String?
  /// The talk of the loaded item, if it was changed before its start.
  private(set) var loaded: Loaded?

  /// The names in the file.
  private enum CodingKeys: String, CodingKey {
    case version, link, run, lineage, term, holder, date, recorded, current, items, handles,
      insertions, restarts, presets, quit, text, loaded
    case rundownPath = "file"
    case rundownTime = "clock"
  }

  /// Records a rundown.
  ///
  /// - Parameters:
  ///   - rundown: the rundown.
  ///   - loaded: the talk of its loaded item if it was changed before its start.
  ///   - rundownPath: the path of its file.
  ///   - date: the day that its file is for if the file names none.
  ///   - recorded: the second since 1970 by the wall clock.
  ///   - rundownTime: the second since 1970 by the rundown's time.
  package init(
    _ rundown: Rundown, loaded: TalkSnapshot? = nil, rundownPath: String, date: CalendarDay,
    recorded: Int, rundownTime: Int
  ) {
    self.rundownPath = rundownPath
    self.date = date.description
    self.recorded = Self.clamped(recorded)
    self.rundownTime = Self.clamped(rundownTime)
    current = rundown.current?.id
    self.loaded = loaded.flatMap { Loaded($0, of: rundown.current) }
    handles = rundown.lastHandle
    insertions = rundown.lastInsertedNumber > 0 ? rundown.lastInsertedNumber : nil
    restarts = rundown.restarts > 0 ? rundown.restarts : nil
    presets = Self.presets(of: rundown)
    text = rundown.fileText.isEmpty ? nil : rundown.fileText
    let filed = rundown.filed.byHandle
    items = rundown.items.map { Item($0, filed: filed[$0.handle]) }
    limitWholes()
  }

  /// The most bytes of the notes and the presets of items that are not as in the file.
  private static let maxBytesOfWholes = 524_288

  /// Leaves out what items were of which the file says something else, those first that ended first, if it takes too
  /// much room.
  private mutating func limitWholes() {
    var left = Self.maxBytesOfWholes
    for index in items.indices.reversed() {
      for part in [\Item.whole, \Item.inserted] {
        left -= items[index][keyPath: part]?.byteCount ?? 0
        if left < 0 { items[index][keyPath: part]?.forgetTexts() }
      }
    }
  }

  /// The presets by which the items of a rundown are timed, as a preset file; `nil` if they name none.
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

  /// Who had its talks; `nil` in the records of older versions, and if it cannot be read.
  package var leadership: Leadership? {
    get { Leadership(lineage: lineage, epoch: term, leader: holder) }
    set {
      (lineage, term, holder) = (newValue?.lineageText, newValue?.rank.epoch, newValue?.leaderText)
    }
  }

  /// Whether a talk with an id was started in it.
  package func knows(talk id: String?) -> Bool {
    id != nil && items.contains { $0.talk == id }
  }

  /// The ids that the items which were started have in the file.
  package var startedIds: [String] { items.filter { $0.start != nil }.map { $0.filed ?? $0.id } }

  // MARK: Going on

  /// A rundown at the place that was recorded, and what has changed in its file since.
  package struct Resumption: Sendable {
    /// The rundown.
    package var rundown: Rundown
    /// What was taken over from the file; `nil` if nothing was.
    package var taken: RundownMerge?
    /// What has changed in the file, if that is not taken over before somebody wants it.
    package var waiting: RundownMerge?
    /// After a record of an older version: the short titles, usually the speakers, of the items that are new in
    /// the file.
    package var newNames: [String] = []
    /// After a record of an older version, the items that are gone from the file: their ids, or the title for an
    /// id `title@start`, which the parser makes for an item without one.
    package var goneNames: [String] = []
  }

  /// The rundown of a file, read again, at the place that was recorded.
  ///
  /// If the file has changed, it takes that over as a running clock does, unless items would be gone. The
  /// record of an older version does not say how the file was, so items that are not in the file are gone.
  ///
  /// - Parameters:
  ///   - file: the rundown of the file as it is now.
  ///   - earlier: that of `text`; `nil` if there is none, or if it cannot be read any more.
  /// - Returns: the rundown, and what has changed.
  package func resumption(of file: Rundown, since earlier: Rundown? = nil) -> Resumption {
    let resumed = restored(in: earlier ?? file)
    guard earlier != nil else { return resumption(of: file, restored: resumed) }
    let merge = resumed.merging(file)
    if merge.needsConsent || merge.isTooLong {
      return Resumption(rundown: resumed, waiting: merge)
    }
    return Resumption(rundown: merge.rundown, taken: merge.isEmpty ? nil : merge)
  }

  /// The file as it was when this was recorded; `nil` if that is not recorded, or if it cannot be read any
  /// more, since its presets are gone.
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
      items.map(\.recorded), current: current, lastHandle: handles, lastInserted: insertions ?? 0,
      restarts: restarts ?? 0)
    return rundown
  }

  private func resumption(of file: Rundown, restored: Rundown) -> Resumption {
    let known = Set(items.map(\.id))
    let present = Set(restored.items.map(\.id))
    return Resumption(
      rundown: restored,
      newNames: file.items.filter { !known.contains($0.id) }.map(\.shortTitle),
      goneNames: items.filter { !present.contains($0.id) }.map { item in
        // The parser gives an item without an id the id `title@start`.
        item.inserted?.title ?? item.id.split(separator: "@").first.map(String.init) ?? item.id
      })
  }

  // MARK: The file

  /// Whether the loaded item was started, and has not ended.
  package var hasTalkUnderWay: Bool {
    items.contains { $0.id == current && $0.start != nil && $0.end == nil }
  }

  /// The record as a file: JSON with sorted keys.
  package var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    guard let data = try? encoder.encode(self) else {
      preconditionFailure("Texts and numbers can be encoded.")
    }
    return Array(data) + [UInt8(ascii: "\n")]
  }

  /// Reads a record's bytes; `nil` if they are not a record as this program writes it.
  package init?(_ bytes: [UInt8]) {
    guard let record = try? RundownRecord(bytes, path: "") else { return nil }
    self = record
  }

  /// The most bytes of a record.
  ///
  /// A record has the text of its file, of at most `FileSystem.maxBytes`, and repeats ids and names of it;
  /// JSON may double each of their bytes. Each of at most 1000 items has at most 500 bytes beside its
  /// texts, and one that is not as in the file a title and a speaker of at most 800. The other texts of these have at
  /// most `maxBytesOfWholes`, the presets of the items about as many as their file, and the loaded talk has a preset
  /// of at most `PresetReader.maxBytes`. All of that is less than this.
  static let maxBytes = 4_194_304

  /// Reads a record's bytes.
  ///
  /// - Parameters:
  ///   - bytes: the bytes.
  ///   - path: the record's own path, for messages.
  /// - Throws: what is wrong, if the bytes are not a record as this program writes it.
  package init(_ bytes: [UInt8], path: String) throws(Diagnostic) {
    func fault(_ what: String, _ expected: String, at place: Diagnostic.Location = .start)
      -> Diagnostic
    {
      Diagnostic(file: path, place: place, what: what, expected: expected)
    }
    guard bytes.count <= Self.maxBytes else {
      throw fault("the record has \(bytes.count) bytes", "at most \(Self.maxBytes)")
    }
    let record: RundownRecord
    do {
      let version = try JSONDecoder().decode(Version.self, from: Data(bytes)).version
      try RecordVersion.check(version, of: path)
      record = try JSONDecoder().decode(RundownRecord.self, from: Data(bytes))
    } catch let problem as Diagnostic {
      throw problem
    } catch {
      let problem = JSONProblem(error, in: bytes)
      throw fault(problem.what, problem.expected, at: problem.place)
    }
    if let (what, expected) = record.fault { throw fault(what, expected) }
    self = record
  }

  private struct Version: Decodable { var version: Int }

  /// What is wrong in it; `nil` if nothing is.
  ///
  /// No number may be so large that a calculation with it overflows, and no text may move a cursor.
  private var fault: (what: String, expected: String)? {
    guard CalendarDay(date) != nil else {
      return ("'date' is '\(date.shown)'", "a day such as 2026-12-04")
    }
    if let run, !ReportedTalk.isId(run) {
      return ("'run' is '\(run.shown)'", "letters, digits and '-'")
    }
    guard items.count <= Rundown.maxRecordedItems else {
      return ("there are \(items.count) items", "at most \(Rundown.maxRecordedItems) of them")
    }
    for (key, number) in [("handles", handles), ("insertions", insertions), ("restarts", restarts)]
    {
      guard let number, !Self.handles.contains(number) else { continue }
      return ("'\(key)' is \(number)", "1 to \(Self.handles.upperBound)")
    }
    let moments = [("recorded", recorded), ("clock", rundownTime)]
    return moments.lazy.compactMap { Self.fault(inMoment: $1, $0) }.first
      ?? [("file", rundownPath), ("link", link), ("current", current)].lazy.compactMap {
        Self.fault(inText: $1, $0)
      }.first
      ?? items.indices.lazy.compactMap { items[$0].fault(called: "items[\($0)]") }.first
      ?? faultOfIds ?? faultOfLoaded
  }

  private var faultOfLoaded: (what: String, expected: String)? {
    guard let loaded, loaded.talk(of: nil) == nil else { return nil }
    return ("'loaded' is not a talk that is ready", "what the clock writes there")
  }

  private var faultOfIds: (what: String, expected: String)? {
    var ids: Set<String> = []
    let twice = items.first { !ids.insert($0.id).inserted }
    return twice.map { ("the id '\($0.id.shown)' is given twice", "each id once") }
  }

  fileprivate static func fault(
    inMoment moment: Int?, _ name: String
  ) -> (what: String, expected: String)? {
    guard let moment, !moments.contains(moment) else { return nil }
    return ("'\(name)' is \(moment)", "seconds since 1970, up to \(moments.upperBound)")
  }

  /// The nearest moment that can be read back.
  fileprivate static func clamped(_ moment: Int) -> Int {
    min(max(moment, moments.lowerBound), moments.upperBound)
  }

  /// The moments that can be read back, in seconds since 1970.
  private static let moments = 0...6_000_000_000

  /// The handles that can be read back.
  fileprivate static let handles = 0...1_000_000_000

  fileprivate static func fault(
    inText text: String?, _ name: String
  ) -> (what: String, expected: String)? {
    guard let text, !text.unicodeScalars.allSatisfy(\.isPrintable) else { return nil }
    return ("'\(name)' is '\(text.shown)'", "text without control characters")
  }
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
    skipped = item.isSkipped ? true : nil
    whole = filed.flatMap { item.isDescribed(by: $0) ? nil : Record.Whole(item) }
    let planned = whole == nil ? filed?.length : nil
    length = item.length == planned ?? item.preset.duration ? nil : item.length
    if item.actual != nil || filed == nil, filed.map({ !$0.isPlanned(as: item) }) ?? true {
      (from, to) = (Record.clamped(item.plannedStart), Record.clamped(item.plannedEnd))
    }
    title = filed.flatMap { $0.title == item.title ? nil : item.title }
    speaker = filed.flatMap { $0.speaker == item.speaker ? nil : item.speaker }
    once = item.wasStarted && item.actual == nil ? true : nil
    inserted = filed == nil ? Record.Whole(item) : nil
  }

  /// It as the rundown restores it.
  fileprivate var recorded: Rundown.Recorded {
    var recorded = Rundown.Recorded(id: id)
    recorded.filedId = filed
    recorded.handle = number
    recorded.actual = start.map { RundownItem.ActualTimes(start: $0, end: end, talk: talk) }
    recorded.isSkipped = skipped == true
    recorded.length = length
    (recorded.title, recorded.speaker) = (title, speaker)
    recorded.planned = from.map { RundownForecast.Span($0, max($0, to ?? $0)) }
    recorded.wasStarted = once == true
    recorded.whole = (inserted ?? whole)?.item(id: id)
    return recorded
  }

  /// What is wrong in an item; `nil` if nothing is.
  fileprivate func fault(called name: String) -> (what: String, expected: String)? {
    typealias Record = RundownRecord
    if let start, let end, end < start {
      return ("'\(name).end' is before its start", "a moment at or after its start")
    }
    if let talk, !ReportedTalk.isId(talk) {
      return ("'\(name).talk' is '\(talk.shown)'", "letters, digits and '-'")
    }
    if end != nil, start == nil {
      return ("'\(name).start' is missing", "a start, since there is an end")
    }
    if let number, !Record.handles.contains(number) {
      return ("'\(name).number' is \(number)", "0 to \(Record.handles.upperBound)")
    }
    if let length, !(1...longestTime).contains(length) {
      return ("'\(name).length' is \(length)", "1 to \(longestTime) seconds")
    }
    return Record.fault(inMoment: start, "\(name).start")
      ?? Record.fault(inMoment: end, "\(name).end")
      ?? Record.fault(inMoment: from, "\(name).from") ?? Record.fault(inMoment: to, "\(name).to")
      ?? [("id", id), ("filed", filed), ("title", title), ("speaker", speaker)]
      .lazy.compactMap { Record.fault(inText: $1, "\(name).\($0)") }.first
      ?? inserted?.fault(called: "\(name).inserted") ?? whole?.fault(called: "\(name).whole")
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
    pause = item.isBreak ? true : nil
    planned = item.isInserted ? nil : true
    let usual = Self.usualPreset(lasting: length, isBreak: item.isBreak)
    preset = item.preset == usual ? nil : item.preset.yamlLines.joined(separator: "\n") + "\n"
    (note, call, after, zone) = (given(item.note), given(item.call), given(item.after), item.zone)
    (ends, min) = (item.hardEnd, item.minimum)
    auto = item.startsByItself ? true : nil
  }

  private static func usualPreset(lasting length: Int, isBreak: Bool) -> Preset {
    isBreak ? .pause(lasting: length) : Preset(duration: length)
  }

  private var readPreset: Preset? { preset.flatMap { Preset(yamlLines: $0) } }

  fileprivate func item(id: String) -> RundownItem {
    RundownItem(
      id: id, isBreak: pause == true, title: title, speaker: speaker ?? "", note: note ?? "",
      call: call ?? "", after: after ?? "",
      preset: readPreset ?? Self.usualPreset(lasting: length, isBreak: pause == true),
      plannedStart: 0, plannedEnd: 0, hardEnd: ends, minimum: min, zone: zone,
      startsByItself: auto == true, isInserted: planned != true)
  }

  /// What is wrong in it; `nil` if nothing is.
  fileprivate func fault(called name: String) -> (what: String, expected: String)? {
    typealias Record = RundownRecord
    for (key, length) in [("length", length), ("min", min)] {
      guard let length, !(1...longestTime).contains(length) else { continue }
      return ("'\(name).\(key)' is \(length)", "1 to \(longestTime) seconds")
    }
    if preset != nil, readPreset == nil {
      return ("'\(name).preset' is not a preset", "what the clock writes there")
    }
    return Record.fault(inMoment: ends, "\(name).ends")
      ?? [
        ("title", title), ("speaker", speaker), ("note", note), ("call", call), ("after", after),
        ("zone", zone),
      ].lazy.compactMap { Record.fault(inText: $1, "\(name).\($0)") }.first
  }
}

extension RundownItem {
  fileprivate func isPlanned(as other: RundownItem) -> Bool {
    plannedStart == other.plannedStart && plannedEnd == other.plannedEnd
  }
}
