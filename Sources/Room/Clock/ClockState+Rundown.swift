import SpeechAnnouncement
import StageRenderer
import TimerEngine

// The rundown that the talk belongs to.
extension ClockState {
  // MARK: What displays show

  /// What displays know of the rundown at a moment, by the forecast that is shown.
  func stageRundown(at now: Timestamp) -> StageRundown? {
    guard let rundown, let forecast = shownForecast?.forecast else { return nil }
    let isGrowing = isDelayGrowing(at: now)
    var stage = StageRundown(line: "", lateBy: forecast.lateBy, edition: rundownEdition)
    stage.zone = isRehearsal ? nil : rundown.localTime.offset(at: rundownSecond(at: now))
    stage.between = between(rundown, forecast, at: now)
    (stage.sessionEnd, stage.sessionLeft) = sessionEnd(of: rundown, forecast, at: now)
    guard let next = rundown.nextToStartIndex, let span = forecast.expected[next] else {
      return stage
    }
    stage.next = Words.name(of: rundown.items[next], in: language.phrases)
    let isNow = isGrowing && !rundown.currentHasStarted
    stage.nextStart = isNow ? nil : span.start
    stage.nextTime = stage.nextStart.map { Words.timeOfDay($0, in: rundown) }
    guard !rundown.currentHasStarted || rundown.current?.isBreak == true else { return stage }
    // Before a floating rundown has begun, nobody knows when that is.
    let start = isGrowing || !rundown.isPlanFixed ? nil : span.start
    stage.line = language.phrases.next(
      stage.next ?? "", at: start.map { Words.timeOfDay($0, in: rundown) })
    return stage
  }

  /// When the session ends, and what is left of it at least while that moves on; both `nil` after
  /// the end.
  private func sessionEnd(
    of rundown: Rundown, _ forecast: RundownForecast, at now: Timestamp
  ) -> (end: Timestamp?, left: Duration?) {
    guard rundown.current != nil, let session = shownForecast?.session else { return (nil, nil) }
    if let hardEnd = session.hardEnd { return (talkTime(hardEnd), nil) }
    if rundown.currentHasStarted, !isDelayGrowing(at: now) {
      return (forecast.end.map(talkTime), nil)
    }
    let own = rundown.currentHasStarted ? snapshot.totalRemaining(at: now) : .zero
    return (session.earliest.map(talkTime), session.rest.map { own + .seconds($0) })
  }

  /// What displays show in place of the digits; `nil` if they show these.
  private func between(
    _ rundown: Rundown, _ forecast: RundownForecast, at now: Timestamp
  ) -> BetweenTalks? {
    guard settings.namesTalks, snapshot.preset.title == titleOfLoaded(rundown) else { return nil }
    guard let item = rundown.current else {
      guard snapshot.isReady else { return nil }
      let ends = rundown.items.compactMap { $0.actual?.end }
      return BetweenTalks(.end, title: language.phrases.end, moment: ends.max().map(talkTime))
    }
    if item.isBreak {
      let name = item.title.isEmpty ? language.phrases.pause : item.title
      let next = rundown.nextIndex(after: rundown.position).map { rundown.items[$0] }
      let end = next == nil ? nil : endOfBreak(rundown, forecast, at: now)
      return BetweenTalks(
        .pause, title: name, moment: end.map(talkTime),
        timeOfDay: end.map { Words.timeOfDay($0, in: rundown) },
        isFirst: rundown.items.prefix(rundown.position).allSatisfy { $0.actual == nil },
        after: item.after.isEmpty ? language.phrases.backSoon : item.after,
        next: next.map { Words.name(of: $0, in: language.phrases) } ?? "")
    }
    guard snapshot.isReady, !item.wasStarted else { return nil }
    let start = plannedStart(of: rundown, at: now)
    return BetweenTalks(
      .talk, speaker: item.speaker, title: item.title, moment: start.map(talkTime),
      timeOfDay: start.map { Words.timeOfDay($0, in: rundown) })
  }

  /// When the loaded break is over; `nil` if that is not known, since it waits for somebody to
  /// start it.
  private func endOfBreak(
    _ rundown: Rundown, _ forecast: RundownForecast, at now: Timestamp
  ) -> Int? {
    let startsAsPlanned =
      rundown.waitsForFirstBreak
      && plannedStart(of: rundown, at: now).map { $0 > rundownSecond(at: now) } == true
    guard rundown.currentHasStarted || startsAsPlanned else { return nil }
    return forecast.expected[rundown.position]?.end
  }

  /// The title that the talk has if it is the loaded item's, or after the end that of the last
  /// item; `nil` if no item has ended.
  private func titleOfLoaded(_ rundown: Rundown) -> String? {
    (rundown.current ?? rundown.items.last { $0.hasEnded })?.fullTitle
  }

  /// The microseconds of real time until a second of the rundown.
  func microseconds(untilRundownSecond second: Int, at now: Timestamp) -> Int64 {
    let time = real(talkTime(second) - now).components
    return time.seconds * 1_000_000 + time.attoseconds / 1_000_000_000_000
  }

  // MARK: Going through it

  /// Ends the loaded item and loads the next one, ready; a break starts at once.
  ///
  /// Returns what has happened to the talk; `nil` if there is no item to leave.
  mutating func goToNextItem(at now: Timestamp) -> [TalkEvent]? {
    guard let before = rundown, before.current != nil else { return nil }
    let end = endOfItem(at: now)
    rundown?.moveOn(at: end)
    return load(since: before, startsBreak: true, at: now)
  }

  /// Ends the loaded item, and loads and starts the next one; `nil` if there is no item to leave.
  mutating func startNextItem(at moment: Moment) -> [TalkEvent]? {
    guard let before = rundown, before.current != nil else { return nil }
    let step = stepBack(in: before)
    let end = endOfItem(at: moment.talk)
    rundown?.moveOn(at: end)
    let events = loadItem(at: moment.talk) + startItem(at: moment)
    record(step, .preset, events, since: before, at: moment.talk)
    return events
  }

  /// Loads the item before this one, ready; `nil` if there is none.
  mutating func goToPreviousItem(at now: Timestamp) -> [TalkEvent]? {
    guard let before = rundown, rundown?.moveBack() == true else { return nil }
    return load(since: before, startsBreak: false, at: now)
  }

  /// Ends the loaded item and loads the one with a handle, ready; a break starts at once.
  ///
  /// Returns what has happened to the talk; `nil` if no other item has the handle.
  mutating func go(to handle: Int, at now: Timestamp) -> [TalkEvent]? {
    let end = endOfItem(at: now)
    guard let before = rundown, rundown?.go(toHandle: handle, at: end) == true else { return nil }
    return load(since: before, startsBreak: true, at: now)
  }

  /// Begins the rundown anew, with its first item ready; `nil` if nothing of it has run or was
  /// changed.
  mutating func beginAnew(at now: Timestamp) -> [TalkEvent]? {
    guard let before = rundown else { return nil }
    var fresh = before
    fresh.beginAnew()
    guard
      fresh.items != before.items || fresh.position != before.position
        || !snapshot.isReady || changedReadyTalk != nil
    else { return nil }
    rundown = fresh
    selfStarted = []
    return load(since: before, startsBreak: false, at: now)
  }

  /// The second at which the loaded item ends if somebody leaves it now: when it last ran.
  private func endOfItem(at now: Timestamp) -> Int {
    rundownSecond(
      at: snapshot.isRunning ? now : max(snapshot.idleSince, snapshot.startedAt ?? now))
  }

  /// Changes the rundown, and loads its item again if that is another one, or has another length.
  ///
  /// A talk that somebody has started after the end of the rundown goes on.
  ///
  /// Returns what has happened to the talk.
  mutating func changeRundown(
    at now: Timestamp, _ change: (inout Rundown) -> Void
  ) -> [TalkEvent] {
    guard let before = rundown, var changed = rundown else { return [] }
    change(&changed)
    if before.current == nil, !snapshot.isReady { changed.leaveAll() }
    guard changed != before else { return [] }
    rundown = changed
    let isSame =
      before.current?.handle == changed.current?.handle
      && before.current?.length == changed.current?.length
    guard isSame else { return load(since: before, startsBreak: true, at: now) }
    updateNames()
    history.record(.init(rundown: RundownChange(from: before, to: changed)))
    return []
  }

  private mutating func load(
    since before: Rundown, startsBreak: Bool, at now: Timestamp
  ) -> [TalkEvent] {
    let step = stepBack(in: before)
    isAtEnd = true
    let starts = startsBreak && rundown?.current?.isBreak == true && otherDay(at: now) == nil
    var events = loadItem(at: now, startsNow: starts)
    if starts, let item = rundown?.current {
      selfStarted.insert(item.handle)
      events += perform(.start, at: now)
      events += setItemStart(at: now)
    }
    record(step, .preset, events, since: before, at: now)
    return events
  }

  /// Loads the item at the rundown's position, ready; what undo takes back stays the same.
  ///
  /// One that starts at once, rather than when it is planned, is as long as that leaves.
  mutating func loadItem(at now: Timestamp, startsNow: Bool = false) -> [TalkEvent] {
    let preset = rundown?.presetToLoad(at: rundownSecond(at: now), startsNow: startsNow)
    loadedPreset = preset
    return perform(preset.map(TalkCommand.load) ?? .reset, at: now)
  }

  /// Starts the loaded item; undo does not take that back.
  mutating func startItem(at moment: Moment) -> [TalkEvent] {
    history.forgetUndone()
    return perform(startCommand(at: moment), at: moment.talk) + setItemStart(at: moment.talk)
  }

  /// Gives the talk the names that the loaded item has by now.
  mutating func updateNames() {
    guard let title = rundown?.current?.fullTitle, let earlier = loadedPreset?.title,
      title != earlier
    else { return }
    loadedPreset?.title = title
    if snapshot.preset.title == earlier { talk.rename(title) }
  }

  // MARK: The file

  /// Adopts what has changed in the file.
  ///
  /// This is no step for undo. Steps that cannot be taken back any more are forgotten.
  ///
  /// Returns what has happened to the talk.
  mutating func adopt(_ merge: RundownMerge, at moment: Moment) -> [TalkEvent] {
    guard let before = rundown else { return [] }
    let isChangedByHand = changedReadyTalk != nil
    rundown = merge.rundown
    history.forgetChanges(goneFrom: merge.rundown, since: before)
    if !merge.isEmpty { history.forgetUndone() }
    guard let item = merge.rundown.current else { return [] }
    guard let earlier = before.current else {
      if snapshot.isReady { return loadItem(at: moment.talk) }
      // A talk that somebody has started after the end of the rundown goes on.
      rundown?.leaveAll()
      return []
    }
    updateNames()
    guard snapshot.isReady, item.actual == nil else {
      return merge.movesHardEnd ? moveHardEnd(from: earlier.hardEnd, at: moment) : []
    }
    // What the operator has set stays until the file changes the same.
    guard !item.isTimed(as: earlier) || !isChangedByHand,
      merge.rundown.presetToLoad(at: rundownSecond(at: moment.talk)) != loadedPreset
    else { return [] }
    return loadItem(at: moment.talk)
  }

  /// Gives a running talk the hard end that its item has by now, unless somebody has given it
  /// another end.
  private mutating func moveHardEnd(from earlier: Int?, at moment: Moment) -> [TalkEvent] {
    let earlierEnd = earlier.map(talkTime)
    // The two clocks are not read at the same instant, so the moments differ a little.
    let isItems = snapshot.finish.map { finish in
      earlierEnd.map { abs((finish.moment - $0) / .seconds(1)) < 1 } ?? false
    }
    guard snapshot.isRunning, isItems ?? true,
      let started = snapshot.startedAt, let finish = hardEnd(startedAt: started, at: moment)
    else { return [] }
    return perform(.run(until: finish), at: moment.talk)
  }

  private mutating func perform(_ command: TalkCommand, at now: Timestamp) -> [TalkEvent] {
    (try? talk.apply(command, at: now)) ?? []
  }

  // MARK: The record

  /// The talk of the loaded item, if it is ready and the operator has changed it; `nil` if loading
  /// the item gives the same talk.
  ///
  /// After the end, no item gives the talk that is ready.
  var changedReadyTalk: TalkSnapshot? {
    guard snapshot.isReady, let rundown else { return nil }
    guard rundown.current != nil else { return snapshot }
    guard let loadedPreset else { return nil }
    let loaded = TalkSnapshot(loadedPreset)
    let isSame =
      snapshot.preset == loaded.preset && snapshot.run == loaded.run && snapshot.left.isEmpty
    return isSame ? nil : snapshot
  }

  // MARK: Hard ends

  /// The command that starts the talk; one that must end at a moment runs until then.
  func startCommand(at moment: Moment) -> TalkCommand {
    guard snapshot.isReady, let finish = hardEnd(startedAt: moment.talk, at: moment) else {
      return .start
    }
    return .run(until: finish)
  }

  /// The command that moves the talk's start back; one that must end at a moment runs until then
  /// all the same.
  func backdateCommand(at moment: Moment) -> TalkCommand {
    guard snapshot.isReady, let finish = hardEnd(startedAt: snapshot.idleSince, at: moment) else {
      return .backdate
    }
    return .run(until: finish, since: snapshot.idleSince)
  }

  /// Gives a running talk that is in the last of several segments the hard end of its item, unless
  /// somebody has given it another end.
  ///
  /// Returns the events that have brought it there, with the time that the segment has then.
  mutating func applyHardEnd(to events: [TalkEvent], at moment: Moment) -> [TalkEvent] {
    guard snapshot.isRunning, snapshot.segmentIndex > 0, snapshot.finish == nil,
      let finish = hardEnd(startedAt: moment.talk, at: moment)
    else { return events }
    talk.planEnd(finish, at: moment.talk)
    let reading = snapshot.reading(at: moment.talk)
    return events.map { $0.reading.segment == reading.segment ? $0.with(reading: reading) : $0 }
  }

  /// How many seconds the loaded talk of one segment lasts, if its hard end decides that and not its
  /// length; a talk that is ready starts when it is expected to, and one that is not has started.
  func secondsByHardEnd(at now: Timestamp) -> Int? {
    guard let rundown, let item = rundown.current, item.hardEnd != nil, !item.isBreak,
      snapshot.segmentIndex == 0, snapshot.nextSegment == nil, hasSegments(of: item)
    else { return nil }
    let second = rundownSecond(at: now)
    let expected = max(second, plannedStart(of: rundown, at: now) ?? second)
    let start = item.actual?.start ?? expected
    return rundown.deadline(of: rundown.position, from: start).map { $0 - start }
  }

  /// The same to be told; `nil` if that differs from the item's length by less than half a minute.
  func lengthByHardEnd(at now: Timestamp) -> LengthByHardEnd? {
    guard let seconds = secondsByHardEnd(at: now), let rundown, let item = rundown.current,
      let end = item.hardEnd, (seconds - item.length).nearestMinute != 0
    else { return nil }
    return LengthByHardEnd(
      length: seconds, planned: item.length, end: Words.timeOfDay(end, in: rundown))
  }

  /// When a talk that is in its last segment must end; `nil` if its length decides, or if that
  /// moment has passed.
  ///
  /// If that segment is the only one, it was started at `start`.
  private func hardEnd(startedAt start: Timestamp, at moment: Moment) -> TalkSnapshot.Finish? {
    guard let rundown, let item = rundown.current, let hardEnd = item.hardEnd,
      snapshot.nextSegment == nil,
      hasSegments(of: item)
    else { return nil }
    let isFirst = snapshot.segmentIndex == 0
    let end =
      isFirst ? rundown.deadline(of: rundown.position, from: rundownSecond(at: start)) : hardEnd
    guard let end, case let deadline = talkTime(end), deadline > moment.talk else { return nil }
    let finish = timeOfDay(at: moment, after: deadline - moment.talk) + .milliseconds(500)
    return TalkSnapshot.Finish(
      timeOfDay: Int(finish.components.seconds) % CalendarDay.seconds, at: deadline)
  }

  /// Tells the rundown when its loaded item was started, as the talk has it.
  ///
  /// An item that is ready again is loaded with the times that the file has given it meanwhile;
  /// returns what has happened to the talk then.
  mutating func setItemStart(at now: Timestamp) -> [TalkEvent] {
    if let start = snapshot.startedAt.map(rundownSecond) {
      let talk = snapshot.tally?.id
      rundown?.recordStart(start, talk: talk)
      return []
    }
    guard snapshot.isReady, let started = rundown?.current else { return [] }
    rundown?.recordStart(nil)
    guard let item = rundown?.current, !item.isTimed(as: started),
      snapshot.preset.title == started.fullTitle
    else { return [] }
    return loadItem(at: now)
  }
}
