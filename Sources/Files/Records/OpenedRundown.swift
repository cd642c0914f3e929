package import Platform
package import Room
package import TimerEngine

/// The rundown that a clock runs, the item at which it begins, and the file in which its progress
/// is recorded.
package struct OpenedRundown: Sendable {
  /// Why a file cannot be used as a rundown.
  package struct Refusal: Error {
    /// What is wrong, in lines for people.
    package let lines: [String]
  }

  package private(set) var rundown: Rundown
  /// Where its progress is recorded; `nil` if it is not.
  let record: RundownRecordFile?
  /// How the file has changed since an earlier run of the program; `nil` if none is resumed.
  package let earlier: LaunchInfo.EarlierRundown?
  /// What the report knows about the rundown.
  let reported: ReportedRundown
  /// The rundown's time at the start of a rehearsal, since 1970; `nil` if it follows the wall
  /// clock.
  package let rehearsalStart: Duration?
  /// What is wrong with the record of the rundown, in words for people; known only after `adopt`,
  /// and `nil` if nothing is wrong.
  package private(set) var warning: String?
  /// The file as it was when it was opened, so that it can be read again.
  let source: RundownFileSource
  private let path: String
  /// The absolute path as it was given; a link in it may get another target while the rundown runs.
  private let link: String
  /// The record from which the clock resumes, or that of another rundown; `nil` if there is none.
  private let found: RundownRecord?
  /// The rundown as it was recorded; `nil` if no record is resumed.
  private let recorded: Rundown?
  /// The loaded item as it was recorded; `nil` if it is not known.
  private let recordedItem: RundownItem?
  /// Why the record cannot be read.
  private let problem: Diagnostic?
  private let restarts: Bool
  private let speed: Int
  /// When it was opened, in seconds since 1970.
  private let openedAt: Int

  /// How many seconds a rundown whose file has no date keeps the day of its record.
  private static let longestPause = 12 * 3600
  /// How many seconds after its last change a day of several is still under way, also over
  /// midnight.
  private static let longestGap = 6 * 3600
  /// How many seconds after the end of a rundown a clock that did not end by itself goes on with
  /// that.
  private static let shortestPause = 600

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - presets: the presets that its talks can name.
  ///   - record: where its progress is recorded; `nil` if it is not.
  ///   - day: the day that is run of a file with several, and the day of a file without a date;
  ///     `nil` for that of the record, or else today.
  ///   - restarts: whether it always begins anew.
  ///   - speed: how many times as fast as real time its time passes.
  ///   - now: the second since 1970 in UTC.
  ///   - library: the presets as they are when somebody asks for the file again; `presets` by
  ///     default.
  /// - Throws: `Refusal` for a file that cannot be read, or whose path cannot be recorded.
  package init(
    _ path: String, presets: PresetList, record: RundownRecordFile?, day: CalendarDay? = nil,
    restarts: Bool, speed: Int, now: Int, rereading library: (@Sendable () -> PresetList)? = nil
  ) throws(Refusal) {
    // Taken first, so that a change during the reading is noticed later.
    let signature = FileSignature(of: path)
    let folder = (try? FileSystem.resolved(".")) ?? "."
    link = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    self.path = (try? FileSystem.resolved(path)) ?? link
    guard record == nil || self.path.unicodeScalars.allSatisfy(\.isPrintable) else {
      throw Refusal(lines: [
        "The path '\(self.path.printable)' cannot be recorded, expected one without control "
          + "characters: rename the file or its folder"
      ])
    }
    self.record = record
    (self.restarts, self.speed, openedAt) = (restarts, speed, now)
    (found, problem) = Self.found(in: record)
    let earlier = found.flatMap { [path = self.path, link] found in
      restarts || ![path, link].contains(found.rundownPath) && found.link != link ? nil : found
    }
    let pause = earlier.map { now - $0.recorded } ?? -1
    let isRecent = 0...Self.longestPause ~= pause
    let library = library ?? { presets }
    let presets = RundownPresets(presets, recorded: earlier)
    let base = earlier.flatMap(presets.file)
    let earlierDay = base?.day ?? earlier.flatMap { CalendarDay($0.date) }
    recordedItem = base?.rundown.flatMap { earlier?.restored(in: $0).current }
    let chosenDay = try Self.day(
      of: presets.file(
        (try? FileSystem.read(path)) ?? [], path: path, now: now, day: nil), wanted: day,
      earlier: recordedItem == nil ? nil : earlierDay, isUnderWay: 0...Self.longestGap ~= pause, now
    )
    let isOther = day != nil && day != earlierDay
    let (file, problems) = try Self.file(
      path, presets, now, day: chosenDay ?? day ?? (isRecent ? earlierDay : nil),
      or: isRecent && !isOther ? base : nil)
    guard let fresh = file.rundown else { throw Refusal(lines: []) }
    source = RundownFileSource(
      path: path, presets: presets, library: library, openedAt: now, day: file.day,
      signature: signature, bytes: file.bytes)
    let resumption = earlier.flatMap { earlier in
      // Somebody may have corrected the date while no program ran: a talk that was under way goes
      // on.
      earlierDay == file.day || isRecent && earlier.hasTalkUnderWay
        ? earlier.resumption(of: fresh, since: base?.rundown) : nil
    }
    recorded = resumption?.rundown
    if let earlier, let resumption {
      rundown = resumption.rundown
      self.earlier = .init(
        adopted: resumption.adopted, waiting: resumption.waiting, problems: problems.map(\.located))
      rehearsalStart =
        speed == 1 ? nil : .seconds(earlier.rundownTime + max(0, now - earlier.recorded) * speed)
    } else {
      rundown = fresh
      self.earlier = nil
      let start = fresh.isFloating ? now : fresh.items.first?.plannedStart ?? now
      rehearsalStart = speed == 1 ? nil : .seconds(start)
    }
    reported = ReportedRundown(
      run: (self.earlier == nil ? nil : earlier?.run) ?? randomID(),
      name: rundown.name, zone: file.zone)
  }

  /// The record in a file, or why it cannot be read.
  private static func found(in file: RundownRecordFile?) -> (RundownRecord?, Diagnostic?) {
    do throws(Diagnostic) {
      return (try file?.record(), nil)
    } catch {
      return (nil, error)
    }
  }

  /// The day that is run of a file with several days; `nil` of any other file.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - wanted: the day that was asked for.
  ///   - earlier: the day that an earlier run of the program has not finished.
  ///   - isUnderWay: whether that was a short time ago.
  ///   - now: the second since 1970 in UTC.
  /// - Returns: the day.
  /// - Throws: `Refusal` for a day that the file does not have, and if none of several is today.
  private static func day(
    of file: RundownFile, wanted: CalendarDay?, earlier: CalendarDay?, isUnderWay: Bool, _ now: Int
  ) throws(Refusal) -> CalendarDay? {
    guard let rundown = file.rundown else { return nil }
    let days = file.days
    let names = days.map(\.description).joined(separator: ", ")
    if let wanted {
      guard !file.hasDate || days.contains(wanted) else {
        throw Refusal(lines: [
          "The rundown has no items on \(wanted). Expected "
            + (days.count == 1 ? "its day, " : "one of its days, ")
            + "\(names), for example: --day \(days[0])"
        ])
      }
      return days.count == 1 ? nil : wanted
    }
    guard days.count > 1 else { return nil }
    let today = rundown.date(at: now)
    if let earlier, days.contains(earlier), isUnderWay || today == nil { return earlier }
    guard let today else {
      throw Refusal(lines: [
        "The rundown has several days, \(names), and none of them is today, "
          + "\(rundown.localTime.day(at: now)). Choose one, for example: --day \(days[0])"
      ])
    }
    return today
  }

  /// The file, or its earlier content and what is wrong with the file: a mistake in the file must
  /// not stop a session.
  ///
  /// - Throws: `Refusal` if there is no earlier content.
  private static func file(
    _ path: String, _ presets: RundownPresets, _ now: Int, day: CalendarDay?,
    or earlier: RundownFile?
  ) throws(Refusal) -> (RundownFile, [Diagnostic]) {
    let problems: [Diagnostic]
    do throws(FileError) {
      let file = presets.file(try FileSystem.read(path), path: path, now: now, day: day)
      guard file.rundown == nil else { return (file, []) }
      problems = file.problems
    } catch {
      problems = [error.problem(with: path)]
    }
    if let earlier { return (earlier, problems) }
    throw Refusal(lines: problems.map(\.description))
  }

  /// The talk of the loaded item, as it is when the clock starts; after the end that of the last
  /// item.
  package var talk: Preset? {
    guard rundown.current != nil else {
      return loadedTalk?.preset ?? (rundown.lastEnded ?? rundown.items.last)?.currentPreset
    }
    return rundown.presetToLoad(at: rundownTime)
  }

  /// The ready talk that was recorded with the loaded item, because it is not simply that of the
  /// item, or after the end; `nil` if none was.
  var loadedTalk: TalkSnapshot? {
    guard earlier != nil, rundown.current?.actual == nil else { return nil }
    // The file may have given the item other times.
    if let recordedItem, rundown.current?.isTimed(as: recordedItem) == false { return nil }
    return found?.loadedTalk(of: rundown.current)
  }

  /// The second of the rundown's time since 1970 when the clock starts.
  private var rundownTime: Int {
    Int((rehearsalStart ?? WallClock.now).components.seconds)
  }

  /// Whether a talk is that of one of its items, or was started after its end.
  func has(itemOf talk: TalkRecord?) -> Bool {
    guard let talk else { return true }
    guard let item = talk.item else {
      return recorded != nil && found?.current == nil
        && talk.leadership.lineage == found?.leadership.lineage
    }
    return rundown.items.contains { $0.id == item }
  }

  /// Whether a talk is the break that was under way when the program was quit.
  ///
  /// A break ends at a time of day, so it goes on as after a crash.
  func isQuitBreak(_ talk: TalkRecord?) -> Bool {
    guard let talk, talk.isQuit, talk.talk.isPause else { return false }
    return talk.item != nil && recorded?.current?.id == talk.item
  }

  /// Whether the start says that it was over, and that somebody has to say whether it begins anew:
  /// unless the clock was killed, and that less than ten minutes after the end.
  package var asksToBeginAnew: Bool {
    guard earlier != nil, let recorded, recorded.current == nil, rundown.current == nil else {
      return false
    }
    let end = rundown.lastEnded?.actual?.end ?? found?.rundownTime ?? 0
    return found?.quit == true || rundownTime - end >= Self.shortestPause
  }

  /// A resumed talk of the loaded item, with the names that the item now has in the file.
  func renamed(_ talk: TalkSnapshot) -> TalkSnapshot {
    guard let item = rundown.current, talk.preset.title == recordedItem?.fullTitle else {
      return talk
    }
    var talk = talk
    talk.rename(item.fullTitle)
    return talk
  }

  /// The watch of its file, which reads it when it changes, or only on request.
  package func watch(readsChanges: Bool) -> any RundownWatch {
    WatchedRundown(source, isWatched: readsChanges)
  }

  /// The leader of its talks when it was recorded; `nil` if it begins anew.
  var leadership: Leadership? { earlier == nil ? nil : found?.leadership }

  /// The record of the rundown as it is when the clock starts.
  func recordAtStart(by leadership: Leadership) -> RundownRecord {
    let passed = rehearsalStart == nil ? 0 : max(0, WallClock.second - openedAt) * speed
    return record(of: rundown, loaded: loadedTalk, at: rundownTime + passed, by: leadership)
  }

  /// What the report knows about it in a run of it.
  func reported(in rundown: Rundown) -> ReportedRundown {
    var reported = reported
    if rundown.restarts > 0 { reported.run += "-\(rundown.restarts)" }
    return reported
  }

  /// The record of the rundown at a second of its time since 1970, with who has its talks.
  func record(
    of rundown: Rundown, loaded: TalkSnapshot?, at second: Int, by leadership: Leadership
  ) -> RundownRecord {
    var record = RundownRecord(
      rundown, run: reported.run, of: leadership, loaded: loaded, rundownPath: path,
      date: source.day, recorded: WallClock.second, rundownTime: second)
    record.link = link == path ? nil : link
    record.rehearsal = speed > 1
    return record
  }
}

// The talk that was running or paused when the program ended; its record is a separate file.
extension OpenedRundown {
  /// Finds out which item the talk of an earlier run belongs to, and loads that item if the talk is
  /// resumed.
  ///
  /// After that, `warning` has what is wrong with the rundown's own record.
  mutating func adopt(_ talk: TalkRecord?, isReported: Bool, speed: Int) -> Rundown.TalkState {
    let state = state(of: talk, isReported: isReported)
    var follows = false
    if let talk, state == .underWay, talk.speed == speed,
      case .resumes(let snapshot)? = talk.resumption(at: .now) as TalkRecord.Resumption?
    {
      let started = rundownTime + Int((snapshot.startedAt ?? .start).sinceStart.components.seconds)
      if let item = talk.item {
        rundown.load(item: item, startedAt: started)
        follows = true
      } else {
        rundown.leaveAll(at: started)
      }
    }
    if let problem, !restarts {
      let name = rundown.current?.shortTitle ?? ""
      warning =
        follows
        ? "The rundown continues with '\(name.printable)', whose talk is under way; "
          + "what ran before is not known: \(problem)"
        : "The rundown starts from the beginning: \(problem)"
    }
    return state
  }

  private func state(of talk: TalkRecord?, isReported: Bool) -> Rundown.TalkState {
    guard let talk, !restarts else { return .unknown }
    let id = talk.tally?.id
    guard let item = talk.item else {
      guard let recorded, let found, talk.leadership.lineage == found.leadership.lineage,
        !found.knows(talk: id)
      else { return .unknown }
      return found.current == nil ? .underWay : recorded.stateOfTalkAfterEnd(isReported: isReported)
    }
    if let recorded { return recorded.state(ofTalk: id, item: item, isReported: isReported) }
    // Only a talk that was started after that belongs to this rundown.
    if let found {
      guard talk.clocks.wallClock >= .seconds(found.recorded), !found.knows(talk: id),
        rundown.items.contains(where: { $0.id == item && $0.fullTitle == talk.talk.title })
      else { return .unknown }
    }
    return rundown.state(ofTalk: id, item: item, isReported: isReported)
  }

  /// The line that the report lacks about a talk whose item has ended; `nil` for a talk that has
  /// not run.
  func reported(_ talk: TalkRecord, in room: String, by rank: Rank) -> ReportedTalk? {
    guard let recorded, let index = recorded.items.firstIndex(where: { $0.id == talk.item }),
      case let item = recorded.items[index], let end = item.actual?.end
    else { return nil }
    let moment = Timestamp.start + .seconds(max(0, end - second(of: talk)))
    guard let ended = talk.talkThen.ended(at: moment) else { return nil }
    var reported = ReportedTalk(
      ended, by: rank, room: room, speed: talk.speed, start: .seconds(end) - ended.sinceStart,
      end: .seconds(end) - ended.sinceEnd)
    reported.title = item.title
    reported.speaker = item.speaker
    let rundown = self.reported(in: recorded)
    reported.item = ReportedItem(
      of: rundown, id: item.id, number: index + 1, isBreak: item.isBreak)
    guard !item.isInserted else { return reported }
    let planned = recorded.forecast(at: end).planned[index]
    (reported.plannedStart, reported.plannedEnd) = (.seconds(planned.start), .seconds(planned.end))
    return reported
  }

  /// The second of the rundown's time at which a talk was recorded.
  private func second(of talk: TalkRecord) -> Int {
    let wallClock = Int(talk.clocks.wallClock.components.seconds)
    guard talk.speed > 1, let found else { return wallClock }
    return found.rundownTime + (wallClock - found.recorded) * talk.speed
  }
}
