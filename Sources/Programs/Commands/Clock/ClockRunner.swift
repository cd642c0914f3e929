import ArgumentParser
import Files
import Platform
import Room
import StageRenderer
import TimerEngine

/// Wires up the clock with its terminal, voice, files and clients, and runs it.
struct ClockRunner {
  let talk: Preset
  let settings: Settings
  let presets: PresetLayers
  /// What is wrong in the user's files.
  let problems: [Diagnostic]
  let storage: UserStorage
  /// Whether the rundown's file is read again when it changes.
  let watchesRundown: Bool
  let voice: SystemVoice
  let hooks: HookRunner
  /// The file that events are written to, if there is one.
  let events: EventFile?
  let printsEvents: Bool
  let log: LogFile?
  /// Whether hints are shown that this user has seen already.
  let showsHints: Bool
  /// Where clients connect; `nil` if none can.
  let address: RoomAddress?
  /// Where the room's clients connect, also if another clock serves them; `nil` if the clock has no
  /// room.
  let roomAddress: RoomAddress?
  /// What the clock goes on with after a take-over; `nil` for any other start.
  let continued: ContinuedClock?
  /// The ways to the clock before, which is told if it comes back.
  let waysBack: [StageClient.Transport]

  /// Runs the clock until it ends; returns how it has ended, which says whether the program goes on
  /// as a desk.
  ///
  /// Does not return if a signal ends it: the process dies of that signal.
  ///
  /// - Throws: `ExitCode` 1 for a talk that was ended early, and without a screen also for one that
  ///   was taken over.
  func run(isPlain: Bool) throws -> Ending {
    switch try runToEnd(isPlain: isPlain) {
    case .ended(.endedEarly): throw ExitCode(1)
    case .ended(.steppedDown) where isPlain: throw ExitCode(1)
    case .ended(let ending): return ending
    case .signalled(let number): Signals.die(of: number)
    }
  }

  /// While the program waits for the disk, the terminal is already restored.
  private func runToEnd(isPlain: Bool) throws -> LoopEnding {
    defer { finishWriting() }
    let ending = isPlain ? try inLines() : try onScreen()
    guard case .ended(.steppedDown(let clock)) = ending else { return ending }
    return .ended(.steppedDown(giveUp(clock)))
  }

  /// Leaves the talks to the clock that has taken them over; returns this one with its moments in
  /// the session's time.
  private func giveUp(_ clock: SteppedDownClock) -> SteppedDownClock {
    guard let address else { return clock }
    let start = clock.stepDown.sessionStart
    var published = PublishedStage(
      room: address.room, session: "", leadership: storage.leadership, start: start)
    published.update(clock.stage)
    let kept = BackupFiles.Clock(
      storage.leadership, sessionTime: start + clock.moment.sinceStart, error: .zero, clocks: .now)
    for line in storage.giveUp(kept, stage: published.sent?.json ?? "", within: Self.timeout) {
      writeError("Error: \(line)")
    }
    let stage = try? published.sent?.stage()
    return stage.map(clock.inSessionTime) ?? clock
  }

  /// How long the program waits for the disk when it ends.
  private static let timeout = Duration.seconds(5)

  private func finishWriting() {
    let end = ContinuousClock.now + Self.timeout
    for line in storage.close(within: Self.timeout) { writeError("Error: \(line)") }
    events?.finish(upTo: ContinuousClock.now.duration(to: end))
    log?.finish(upTo: ContinuousClock.now.duration(to: end))
  }

  private func onScreen() throws -> LoopEnding {
    let (ending, loop) = try TerminalScreen.lend(mouse: settings.usesMouse, crashesTo: log) {
      run($0, $1, SilentAnnouncer())
    }
    if let summary = loop.summary { writeOutput(text: summary) }
    return ending
  }

  /// Runs without a screen.
  ///
  /// Lines that cannot be written do not stop a talk, but after a finished talk the program exits
  /// with the status of an I/O error.
  private func inLines() throws -> LoopEnding {
    let announcer = LineAnnouncer(printsEvents ? .events : .words(settings.clock.language))
    let (ending, loop) = UnixHost.lend(crashesTo: log) { run($0, PlainTerminal(), announcer) }
    guard loop.hasWrittenAll || ending != .ended(.finished) else {
      try fail("Error: standard output cannot be written.", status: 74)
    }
    return ending
  }

  /// A server for the room's clients; `nil` if none can connect, or if another clock has locked the
  /// room's record and so serves them.
  private func makeServer(_ size: Size) -> (any ServerLink)? {
    guard let address, storage.lockFault == nil else { return nil }
    let session = String(UInt64.random(in: 0...UInt64.max), radix: 16)
    let server = StageServer(
      address, session: session, leadership: storage.leadership, takenOver: continued?.takenOver,
      after: continued?.number ?? 0,
      wallClock: continued?.sessionTime(at: .now) ?? WallClock.now,
      language: settings.clock.language)
    guard let continued, !waysBack.isEmpty else { return server }
    return LeaderLink(server, waysBack: waysBack, name: continued.takenOver.desk, size: size)
  }

  /// The clock that has locked the room's record, if clients can reach it.
  private var otherClock: LaunchInfo.OtherClock? {
    guard let fault = storage.lockFault, roomAddress?.hasClock == true else { return nil }
    return LaunchInfo.OtherClock(room: settings.clock.room, fault: fault)
  }

  /// What could not be taken over, in words.
  private var faultOfTakeOver: String? {
    continued?.rundownPath != nil && storage.rundown == nil
      ? "The rundown was not taken over: it cannot be read on this machine" : nil
  }

  /// The talk with which the clock begins, if that is not simply loaded, and what its operator is
  /// told.
  private var resumption: (TalkSnapshot?, LaunchInfo.EarlierTalk?) {
    let (resumed, earlier) = storage.resumption(at: .now)
    guard let continued, resumed == nil || earlier == .resumed else {
      return (resumed, earlier)
    }
    let readyTalk = settings.clock.continued.flatMap { $0.talk.isReady ? $0.talk : nil }
    return (
      resumed ?? (storage.rundown == nil ? readyTalk : nil),
      .takenOver(room: continued.room.description, fault: faultOfTakeOver)
    )
  }

  private func run(
    _ host: UnixHost, _ terminal: some Terminal, _ announcer: some Announcer
  ) -> (ending: LoopEnding, loop: RoomLoop) {
    let sinks: [(any EventSink)?] = [events, hooks]
    let ports = Ports(
      clock: ContinuousClock(), host: host, terminal: terminal, announcer: announcer,
      storage: storage, voice: voice, sinks: sinks.compactMap { $0 },
      server: makeServer(terminal.size),
      rundown: storage.rundown.map { $0.watch(readsChanges: watchesRundown) },
      presets: watchesRundown ? UserFolder.ofUser?.watchPresets() : nil,
      findsOtherClock: { roomAddress?.hasClock == true },
      log: EventLog(log?.append))
    let (resumed, earlier) = resumption
    var loop = RoomLoop(ports) {
      ClockConsole(
        talk: resumed ?? TalkSnapshot(talk), settings: settings, presets: presets,
        size: $0, capabilities: $1, moment: $2)
    }
    let otherClock = otherClock
    // On a screen that is told once a talk is started; until then it is said what to do instead.
    let faults =
      otherClock != nil && terminal.capabilities.hasScreen
      ? storage.faults.filter { $0 != storage.lockFault } : storage.faults
    let ending = loop.run(
      LaunchInfo(
        problems: problems.map(\.located), faults: faults, earlier: earlier,
        rundown: storage.rundown?.earlier,
        hints: showsHints ? Set(Hint.allCases) : storage.newHints, otherClock: otherClock))
    loop.finish()
    return (ending, loop)
  }
}
