import Platform
package import TimerEngine

/// What a desk keeps of a clock's talks, in a folder of its own for each lineage: `desk/LINEAGE/`
/// in the user's state folder.
///
/// These are never a clock's own files.
package struct BackupFiles: Sendable {
  /// Who had the talks, and what time it was there.
  package struct Clock: Hashable, Sendable {
    /// The leader.
    package var leadership: Leadership
    /// The session's time when the desk's clocks were read.
    package var sessionTime: Duration
    /// The maximum error of that time.
    package var error: Duration
    /// What the desk's clocks showed then.
    package var clocks: ClockReading
    /// The session's time when the clock was heard last; by default that of the reading.
    package var heard: Duration

    package init(
      _ leadership: Leadership, sessionTime: Duration, error: Duration, clocks: ClockReading
    ) {
      (self.leadership, self.sessionTime) = (leadership, sessionTime)
      (self.error, self.clocks, heard) = (error, clocks, sessionTime)
    }
  }

  private static let clockName = "clock.json"
  private static let talkName = "talk.json"

  /// The word before the rank in the name of the folder with what is prepared for a hand-over.
  private static let preparedStart = "prepared-"
  private static let giftName = "given.json"

  private let folder: String
  private let patience: Duration
  /// What was heard and need not be on disk, by the names of the files: it counts in place of them.
  private var heard: [String: [UInt8]] = [:]

  private init(folder: String, patience: Duration = .seconds(2)) {
    (self.folder, self.patience) = (folder, patience)
  }

  /// The files of a lineage in the user's state folder.
  ///
  /// Several desks of a user may keep the same lineage. While another one writes, a write waits for
  /// it, but no longer than `patience`.
  package init(in state: UserFolder, of lineage: Leadership, patience: Duration = .seconds(2)) {
    self.init(folder: "\(state.path)/desk/\(lineage.lineageText)", patience: patience)
  }

  /// Writes who has the talks; when this returns it is on disk.
  package func write(_ clock: Clock) throws(StoreError) {
    try write(Fields.file(clock), to: Self.clockName)
  }

  /// Writes the record of the talk under way; `nil` if there is none.
  ///
  /// Its clocks are those of the desk's machine.
  package func write(_ talk: TalkRecord?) throws(StoreError) {
    try write(talk?.bytes ?? [], to: Self.talkName)
  }

  /// Writes another record as the clock has it.
  package func write(_ text: String, to name: Name) throws(StoreError) {
    try write(Array(text.utf8), to: name.rawValue)
  }

  /// The names of the files that are kept as they are.
  package enum Name: String, CaseIterable, Sendable {
    /// What of the rundown has run.
    case rundown = "rundown.json"
    /// The rundown's file.
    case file = "rundown.yaml"
    /// The presets of its items.
    case presets = "presets.yaml"
    /// The ended talks.
    case report = "talks.jsonl"
    /// The last snapshot of the stage, as the clock has sent it.
    case stage = "stage.json"
  }

  /// The path of a file that is kept as it is.
  package func path(of name: Name) -> String { "\(folder)/\(name.rawValue)" }

  /// The files of each lineage, and who had its talks; the lineage that was heard last is the last.
  package static func all(in state: UserFolder) -> [(files: BackupFiles, clock: Clock)] {
    FileSystem.names(in: "\(state.path)/desk").compactMap { name in
      let files = BackupFiles(folder: "\(state.path)/desk/\(name)")
      return files.clock.map { (files, $0) }
    }.sorted { $0.clock.clocks.wallClock < $1.clock.clocks.wallClock }
  }

  /// Adds lines about ended talks, given without their ends, to those that are kept: all lines that
  /// a run of the clock's program has added to its report so far.
  ///
  /// Those of earlier runs and of earlier leaders stay.
  package func add(reported lines: [String]) throws(StoreError) {
    try replace(Name.report.rawValue) { () throws(FileError) -> [UInt8]? in
      let known = try reportedLines()
      let all = Self.report(known, adding: lines)
      return all.count > known.count ? Array(all.map { $0 + "\n" }.joined().utf8) : nil
    }
  }

  /// The lines that are known, and those of a run of the clock's program that are not among them.
  package static func report(_ known: [String], adding lines: [String]) -> [String] {
    // The run may have told its first lines before. Equal ones may follow later: a talk can end, be
    // taken back, and end as before.
    let overlap = (0...min(known.count, lines.count)).last {
      known.suffix($0).elementsEqual(lines.prefix($0))
    }
    return known + lines.dropFirst(overlap ?? 0)
  }

  private func reportedLines() throws(FileError) -> [String] {
    do throws(FileError) {
      let bytes = try bytes(of: Name.report.rawValue)
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    } catch .missing {
      return []
    }
  }

  /// The content of a file, or what was heard in place of it.
  private func bytes(of name: String) throws(FileError) -> [UInt8] {
    if let heard = heard[name] { return heard }
    return try FileSystem.read("\(folder)/\(name)", upTo: RundownRecord.maxBytes)
  }

  private func write(_ bytes: [UInt8], to name: String) throws(StoreError) {
    try replace(name) { bytes }
  }

  /// Replaces a file while no other desk of this user writes here; `nil` leaves it as it is.
  private func replace(
    _ name: String, with newBytes: () throws(FileError) -> [UInt8]?
  ) throws(StoreError) {
    let path = "\(folder)/\(name)"
    do throws(FileError) {
      try FileSystem.makeFolder(folder)
      try FileSystem.alone(in: folder, patience: patience) { () throws(FileError) -> Void in
        guard let bytes = try newBytes() else { return }
        _ = try FileSystem.replace(path, with: bytes, upTo: RundownRecord.maxBytes)
      }
    } catch {
      throw .file(path, error)
    }
  }

  /// Throws if one of the files is there, but cannot be read.
  package func checkReadable() throws(StoreError) {
    for name in [Self.clockName, Self.talkName] + Name.allCases.map(\.rawValue) {
      let path = "\(folder)/\(name)"
      do throws(FileError) {
        _ = try FileSystem.read(path, upTo: RundownRecord.maxBytes)
      } catch {
        guard error.isMissing else { throw .file(path, error) }
      }
    }
  }

  /// Who had the talks; `nil` if that is not known, or if the file is damaged.
  package var clock: Clock? {
    guard let bytes = try? bytes(of: Self.clockName) else { return nil }
    return try? Fields.read(bytes, as: .object(Clock.usual))
  }

  /// The record of the talk under way; `nil` if there is none, or if the file is damaged.
  package var talk: TalkRecord? {
    (try? bytes(of: Self.talkName)).flatMap { try? TalkRecord($0, file: "") }
  }

  /// Forgets the stage, so that its talks are not taken over once more.
  package func forgetStage() throws(StoreError) {
    let path = path(of: .stage)
    do throws(FileError) {
      _ = try FileSystem.removeDurably(path)
    } catch {
      throw .file(path, error)
    }
  }

  /// The text of a file that is kept as it is; empty if there is none.
  package func text(of name: Name) -> String {
    String(decoding: (try? bytes(of: name.rawValue)) ?? [], as: UTF8.self)
  }

  // MARK: What is not on disk yet

  /// Lets who has the talks count in place of the file.
  package mutating func hear(_ clock: Clock) { heard[Self.clockName] = Fields.file(clock) }

  /// Lets the record of the talk under way count in place of the file.
  package mutating func hear(_ talk: TalkRecord?) {
    heard[Self.talkName] = talk?.bytes ?? []
  }

  /// Lets a text count in place of the file.
  package mutating func hear(_ text: String, as name: Name) {
    heard[name.rawValue] = Array(text.utf8)
  }

  /// Lets lines about ended talks count as if they had been added.
  package mutating func hear(reported lines: [String]) {
    let all = Self.report((try? reportedLines()) ?? [], adding: lines)
    heard[Name.report.rawValue] = Array(all.map { $0 + "\n" }.joined().utf8)
  }

  // MARK: Handing over

  /// The word that a clock has given the talks of a lineage to another leader, in a hand-over.
  ///
  /// A clock that is started with the records of an earlier leader does not go on with them.
  package struct Gift: Hashable, Sendable, Described {
    /// Who has the talks.
    package private(set) var leadership: Leadership
    /// The name of the desk that has them.
    package private(set) var desk: String

    package init(to leadership: Leadership, desk: String) {
      (self.leadership, self.desk) = (leadership, desk)
    }

    package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
      try leadership.describe(&fields)
      try fields.value("desk", &desk, .text)
    }
  }

  /// Writes to whom the clock has given the talks; `nil` removes that.
  ///
  /// When this returns it is on disk.
  package func give(_ gift: Gift?) throws(StoreError) {
    let path = "\(folder)/\(Self.giftName)"
    guard let gift else {
      do throws(FileError) {
        _ = try FileSystem.removeDurably(path)
      } catch {
        throw .file(path, error)
      }
      return
    }
    try write(Array((Fields.json(gift) + "\n").utf8), to: Self.giftName)
  }

  /// To whom the clock of this machine has given the talks; `nil` if it has not.
  package var gift: Gift? {
    guard let bytes = try? FileSystem.read("\(folder)/\(Self.giftName)") else { return nil }
    return try? Fields.read(bytes, as: .object(Gift(to: .usual, desk: "")))
  }

  /// The highest rank for which files are prepared; `nil` if there are none.
  package var preparedRank: Rank? {
    preparedNames.compactMap { name in
      let parts = name.dropFirst(Self.preparedStart.count).split(separator: "-")
      guard parts.count == 2, let term = Int(parts[0]) else { return nil }
      return Rank(epoch: term, leader: String(parts[1]))
    }.max()
  }

  private var preparedNames: [String] {
    FileSystem.names(in: folder).filter { $0.hasPrefix(Self.preparedStart) }
  }

  /// Where the files are prepared for a leader.
  func preparedFolder(of rank: Rank) -> String {
    "\(folder)/\(Self.preparedStart)\(rank.epoch)-\(rank.leaderText)"
  }

  /// Removes what was prepared for other leaders.
  func removePrepared(but rank: Rank) {
    let kept = preparedFolder(of: rank)
    for name in preparedNames where "\(folder)/\(name)" != kept {
      try? FileSystem.removeFolder("\(folder)/\(name)")
    }
  }
}

extension BackupFiles.Clock: Described {
  /// What reading begins with.
  fileprivate static let usual = BackupFiles.Clock(
    .usual, sessionTime: .zero, error: .zero, clocks: .usual)

  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try leadership.describe(&fields)
    try fields.value("session-time", &sessionTime, .time(.clock))
    try fields.value("heard", &heard, .time(.clock))
    try fields.value("error", &error, .time(FileNumber(seconds: 0...1000)))
    try clocks.describe(&fields)
  }
}
