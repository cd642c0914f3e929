package import RundownEngine
package import TextFormats
package import TimerEngine
import Unix
package import UserFiles

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
    /// What else is known of an item that is not in the file.
    var inserted: Inserted?
  }

  /// An item that was not planned, or that has run and is not in the file any more.
  struct Inserted: Codable, Hashable, Sendable {
    var title: String
    var length: Int
    var speaker: String?
    /// Whether it is a break.
    var pause: Bool?
    /// Whether it was planned, and is not in the file any more.
    var planned: Bool?
  }

  private var version = RecordVersion.known
  /// The path of the rundown's file.
  package var rundownPath: String
  /// The path as it was given, where that leads over a link, which may be turned later; else absent.
  package var link: String?
  /// Identifies this time that the rundown is run, also in the report; absent in the records of older
  /// versions.
  package var run: String?
  /// Who had its talks: the holder of a lineage, and its term; absent in the records of older versions.
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
  /// The text of the rundown's file when it was last read; absent in the records of older versions.
  package var text: String?
  /// The talk of the loaded item, if it was changed before its start.
  private(set) var loaded: Loaded?

  /// The names in the file.
  private enum CodingKeys: String, CodingKey {
    case version, link, run, lineage, term, holder, date, recorded, current, items, handles, text,
      loaded
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
    if let loaded, let item = rundown.current { self.loaded = Loaded(loaded, length: item.length) }
    handles = rundown.lastHandle
    text = rundown.fileText.isEmpty ? nil : rundown.fileText
    let filed = rundown.filed.byHandle
    items = rundown.items.map { Item($0, filed: filed[$0.handle]) }
  }

  /// Who had its talks; `nil` in the records of older versions, and if it cannot be read.
  package var tenure: Tenure? {
    get { Tenure(lineage: lineage, term: term, holder: holder) }
    set {
      (lineage, term, holder) = (newValue?.lineageText, newValue?.rank.term, newValue?.holderText)
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
    rundown.restore(items.map(\.recorded), current: current, lastHandle: handles)
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
  /// JSON may double each of their bytes. Each of at most 1000 items has at most 400 bytes beside its
  /// texts, an inserted one a title and a speaker of at most 800, and the loaded talk has a preset of at
  /// most `PresetReader.maxBytes`. All of that is less than this.
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
    if let handles, !Self.handles.contains(handles) {
      return ("'handles' is \(handles)", "1 to \(Self.handles.upperBound)")
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
    guard let loaded, loaded.talk(titled: "") == nil else { return nil }
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
    length = item.length == filed?.length ?? item.preset.duration ? nil : item.length
    if item.actual != nil || filed == nil, filed.map({ !$0.isPlanned(as: item) }) ?? true {
      (from, to) = (Record.clamped(item.plannedStart), Record.clamped(item.plannedEnd))
    }
    title = filed.flatMap { $0.title == item.title ? nil : item.title }
    speaker = filed.flatMap { $0.speaker == item.speaker ? nil : item.speaker }
    inserted = filed == nil ? Record.Inserted(item) : nil
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
    recorded.unfiled = inserted?.item(id: id)
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
    for (key, length) in [("length", length), ("inserted.length", inserted?.length)] {
      guard let length, !(1...longestTime).contains(length) else { continue }
      return ("'\(name).\(key)' is \(length)", "1 to \(longestTime) seconds")
    }
    return Record.fault(inMoment: start, "\(name).start")
      ?? Record.fault(inMoment: end, "\(name).end")
      ?? Record.fault(inMoment: from, "\(name).from") ?? Record.fault(inMoment: to, "\(name).to")
      ?? [
        ("id", id), ("filed", filed), ("title", title), ("speaker", speaker),
        ("inserted.title", inserted?.title), ("inserted.speaker", inserted?.speaker),
      ].lazy.compactMap { Record.fault(inText: $1, "\(name).\($0)") }.first
  }
}

extension RundownRecord.Inserted {
  /// What is recorded of an item that is not in the file.
  fileprivate init(_ item: RundownItem) {
    (title, length) = (item.title, item.preset.duration)
    speaker = item.speaker.isEmpty ? nil : item.speaker
    pause = item.isBreak ? true : nil
    planned = item.isInserted ? nil : true
  }

  fileprivate func item(id: String) -> RundownItem {
    RundownItem(
      id: id, isBreak: pause == true, title: title, speaker: speaker ?? "",
      preset: pause == true ? .pause(lasting: length) : Preset(duration: length), plannedStart: 0,
      plannedEnd: 0,
      isInserted: planned != true)
  }
}

extension RundownItem {
  fileprivate func isPlanned(as other: RundownItem) -> Bool {
    plannedStart == other.plannedStart && plannedEnd == other.plannedEnd
  }
}
