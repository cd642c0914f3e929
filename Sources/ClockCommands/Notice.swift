package import RundownEngine
package import SevenSegmentDisplay
package import SpeechAnnouncement
package import StageDisplay
package import TimerEngine

/// A notice on the status line; without a screen it is a line of output.
package enum Notice: Equatable, Sendable {
  /// A cue was crossed.
  case announcement(String)
  /// An announcement and the forms of another notice of the same moment.
  case both(String, [String])
  /// A program, a file or a client that does not do its part.
  case fault(Fault)
  /// A client's command, with the client's name.
  case client(String)
  /// This many lines were dropped because nobody read the output.
  case omittedLines(Int)
  /// A notice about the rundown.
  case rundown(RundownNotice)
  /// The reply to a line.
  case command(CommandOutcome)
  /// This desk is the clock of a room from now on.
  case hasTakenOver(room: String)
  /// The desk of this name is to take over, and whether it has not done so in time.
  case handsOver(to: String, hasFailed: Bool)
  /// Another desk has taken over: its name and the time of day, if known, and what happened here that it does
  /// not know.
  case wasTakenOver(by: String?, at: Duration?, onlyHere: [String])

  // MARK: Groups

  /// About presets and their slots.
  case preset(PresetNotice)
  /// About files.
  case file(FileNotice)
  /// About the screen and the sound.
  case screen(ScreenNotice)
  /// About displays.
  case displays(DisplayNotice)
  /// About the talk of an earlier run.
  case earlierTalk(EarlierTalkNotice)

  // MARK: The talk

  /// The shown time became a lamp's threshold, and these other thresholds were lowered with it.
  case assigned(Lamp, Int, [LoweredLamp])
  /// The shown time cannot be that threshold.
  case refused(Refusal)
  /// Seconds were added or taken away. The clock shows `now`, and a running talk ends at `endsAt`,
  /// a time of day.
  case added(Int, now: Int, endsAt: Duration?)
  /// The last change was undone; `whose` is a text about its author, if that was somebody else.
  case undone(UndoneChange, whose: String? = nil)
  /// There is no change to undo.
  case nothingToUndo
  /// A segment for questions, of some seconds, was added to the talk.
  case questionsAdded(Int)
  /// The start was moved back by a number of seconds.
  case startMoved(by: Int)
  /// The talk ends at a time of day, in seconds since midnight; or at `shownInstead` if daylight
  /// saving skips that.
  case until(Int, isTomorrow: Bool, shownInstead: Int? = nil)
  /// A running talk cannot end at this time of day, which has passed.
  case passed(Int)
  /// The talk stays paused, and can be resumed later, with a number of seconds left.
  case leftPaused(Int)
  /// The input ended before a talk was started.
  case noTalk
  /// The machine or the program was suspended for this time while a talk ran.
  case late(Duration)
  /// Somebody has set the wall clock, which does not affect the talk.
  case wallClockMoved(by: Duration)

  /// Whether it is the reply to the operator's last action, and not about time or a fault.
  var isAnswer: Bool {
    switch self {
    case .announcement, .both, .fault, .late, .omittedLines, .wallClockMoved,
      .file(.notStored), .file(.notRecorded), .file(.notAddedToReport), .file(.problems),
      .displays(.lost), .displays(.silent), .displays(.back), .displays(.left),
      .rundown(.fileTaken), .rundown(.waits), .rundown(.fileMissing), .rundown(.fileIsBroken),
      .rundown(.tooLong), .rundown(.offered):
      false
    default: true
    }
  }

  /// Whether the operator may look for it later: something has happened, and it does not only say why
  /// nothing was done, or answer a question.
  package var isInJournal: Bool {
    switch self {
    case .command, .refused, .nothingToUndo, .passed, .preset(.emptySlot), .preset(.notRemoved),
      .rundown(.notShorter), .rundown(.hasStarted), .rundown(.placeHasPassed),
      .rundown(.fileUnchanged), .screen(.noFlash), .screen(.noMessage), .screen(.noStoredMessage),
      .screen(.noScreen), .screen(.timeOfDay), .hasTakenOver, .displays(.connected),
      .displays(.list), .displays(.noEvent):
      false
    default: true
    }
  }

  /// What it is about, where that matters for how long it is true.
  var topic: StatusNotice.Topic {
    switch self {
    case .announcement: .announcement
    case .screen(.blackout): .blackout
    case .earlierTalk(.resumed): .resumedTalk
    default: .other
    }
  }

  /// Why a line did nothing.
  package enum CommandOutcome: Equatable, Sendable {
    /// A talk that runs cannot be started.
    case alreadyRunning
    /// Only a talk that runs can be stopped.
    case notRunning
    /// The time cannot be changed that way.
    case noChange
    /// The talk has no segment there.
    case noOtherSegment
    /// The clock has no rundown.
    case noRundown
    /// The rundown has no item that could be loaded or changed.
    case nothingFollows
    /// The rundown ends on time; with what absorbs the delay of the loaded item, if that is late.
    case nothingToCatchUp(DelayAbsorber?)
    /// The last change of segment was less than half a second ago.
    case segmentChangesTooSoon
    /// The state that the command depends on has changed since its sender saw it.
    case changedMeanwhile
    /// The picture changes too often already.
    case pictureChangesTooOften
    /// The operator has just closed a message or blackout.
    case operatorHasJustClosedOne
    /// The line is not a command.
    case wrong(CommandError)
    /// A line that does something else than was probably meant, and the line that insists.
    case unconfirmed(GuardedChange, by: String)
    /// No preset or several presets match a text.
    case noPreset(PresetSearchError)
    /// No item or several items of the rundown match a text.
    case noItem(ItemSearchError)
    /// The rundown is as the command wants it already.
    case nothingToChange
    /// This is the clock itself, and no desk that could take over.
    case isClock
    /// No desk, or no single one, can be handed the talks: the names of those that match.
    case noDesk([String])
  }

  /// A change of a preset.
  package enum PresetNotice: Equatable, Sendable {
    /// A preset was loaded.
    case loaded(Preset)
    /// There is no preset under this number key.
    case emptySlot(Int)
    /// A talk was stored in a slot; the preset that was there before.
    case stored(Preset, before: Preset?)
    /// A change of a slot was not undone because another program has changed the slot.
    case notUndone(Int)
    /// A slot's preset was removed; with the preset that the slot has now.
    case removed(Preset, Int, now: Preset?)
    /// A slot's preset cannot be removed because nobody has stored it.
    case notRemoved(Preset, Int, PresetLayers.Origin)
  }

  /// A problem with a file.
  package enum FileNotice: Equatable, Sendable {
    /// A stored preset will be lost with the program, and why.
    case notStored(String)
    /// The talk will be lost if the program ends, and why.
    case notRecorded(String)
    /// A talk that has ended is not in the report, and why.
    case notAddedToReport(String)
    /// Something stored may be lost in a power failure, and why.
    case notSynced(String)
    /// Something is not on disk yet because the disk is slow.
    case storingIsSlow
    /// The problems in the preset files.
    case problems([LocatedProblem])
  }

  /// A setting of the screen or the sound, or something that they cannot do.
  package enum ScreenNotice: Equatable, Sendable {
    /// The layout has changed; `nil` is automatic.
    case layout(Orientation?)
    /// The theme has changed.
    case theme(Look.Theme)
    /// The secondary time has changed.
    case secondaryTime(Look.SecondaryTime?)
    /// Announcements have changed.
    case announcing(Announcing)
    /// The screen is black.
    case blackout
    /// Flashing is switched off.
    case noFlash
    /// There is neither a message nor a title.
    case noMessage
    /// No message is stored under this number, or none at all.
    case noStoredMessage(Int?)
    /// There is no screen to show this on.
    case noScreen
    /// A message was sent, and there is no screen.
    case message(String)
    /// The message has disappeared, and there is no screen.
    case messageCleared
    /// The time of day and the one at which the talk reaches zero, and there is no screen.
    case timeOfDay(Duration, end: Duration?)
  }

  /// A change of a display, or a list.
  package enum DisplayNotice: Equatable, Sendable {
    /// The names of the connected displays.
    case connected([String])
    /// A display's connection has ended unexpectedly; its name.
    case lost(String)
    /// A display has become silent.
    case silent(String)
    /// A lost display is connected again, or a silent one has sent something.
    case back(String)
    /// A display was ended by its user.
    case left(String)
    /// Several texts of one reply, the most important first.
    case list([String])
    /// There are no events yet.
    case noEvent
  }

  /// The state of the talk of an earlier run.
  package enum EarlierTalkNotice: Equatable, Sendable {
    /// It was resumed, or is still paused.
    case resumed(isRunning: Bool)
    /// It can be resumed by a key or a command; with the seconds that it has left.
    case offered(Preset, Int, byKey: Bool)
    /// It can be resumed, but the time in between is unknown: the machine was restarted, and its wall clock
    /// is not set.
    case offeredWithoutClock(Int, byKey: Bool)
  }
}
