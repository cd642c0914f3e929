/// The name of a message: `notUndone` is `not-undone` in the files of words.
///
/// They stand in the order of `en.ftl`. Some messages are chosen by the word of a value behind a
/// common beginning, such as `help-` and the name of a topic.
package enum Message: String, CaseIterable, Sendable {
  // MARK: Announcements

  case space, fullStop, comma, hours, minutes, seconds, lengths, phaseGreen, phaseYellow,
    phaseRed, phaseOvertime, start, remaining, over, timeIsUp, bell, segment, numberOf

  // MARK: Signs, and what lines begin with

  case colon, afterLineWord, quoted, remark, days, verdictQualified, verdictTooShort,
    verdictTooLong, then, lineReady, lineStart, lineStop, lineResume, lineSet, lineTime,
    lineBell, lineSegment, lineZero, lineOver, lineNotice, lineDone, linePause, lineDisplay,
    lineEvent, lineHelp

  // MARK: The screen and the help

  case paused, readyForMinutes, pausedForMinutes, since, stateSince, span, ends, keyStarts,
    keyPauses, keyResumes, keysChangeTime, keyHelps, waitingForClock, noSignal, slot, end,
    keySpace, keyUp, keyDown, keyRight, keyLeft, keyBackspace, keyEnter, keyPageUp, keyPageDown,
    keyInterrupt, signColon, signPlus, signMinus, signClosingBracket, signOpeningBracket,
    signQuestionMark, signPeriod, signSlash, helpStartOrStop, helpSlot, helpStore, helpTap,
    helpHold, helpSetMinute, helpSetSeconds, helpAddMinute, helpAddSeconds, helpBack, helpUndo,
    helpLateStart, helpQuestions, helpSegment, helpPrompt, helpFlash, helpBlackout, helpMessage,
    helpLayout, helpTheme, helpAnnouncing, helpTimeOfDay, helpBeside, helpOperatorView,
    helpIdentify, helpSayTime, helpFocus, helpClicker, helpClick, helpDoubleClick,
    helpMouseLongPress, helpDragAndWheel, helpLock, helpQuit, helpPages, keyRange, capitals

  // MARK: Notices and questions

  case noPresetInSlot, notStored, talkNotSaved, talkNotInReport, storedNotSafely, diskIsSlow,
    valueChanged, lengthOfTalk, lampLowered, lampRefusedWhileRunning, lampRefusedInOvertime,
    lampRefusedAtZero, lampRefusedAboveLength, lampRefusedBeforeYellow, lampRefusedNoPhase,
    lampRefusedEndsTalk, endsAt, endsAtSkipping, talkContinues, leftPaused, spent, noTalk,
    layout, questions, secondaryTime, secondarySession, secondaryTalk, secondaryClock,
    secondaryOff, theme, announcements, blackout, noFlash, noMessage, notInPlainMode, noRoomForHelp,
    firstProblem, wrongFile, talkResumed, talkOffered, wasRemaining, talkOfferedWithoutClock,
    linesOmitted, suspended, systemClockSet, talkOfferedAfterQuit, wayBack, wayBackToRundown,
    askQuit,
    cameTooOften, undoneChanges, askStore

  // MARK: Commands and their answers

  case undoneSlot, undoneLamp, undonePreset, undoneTime, undoneReady, undonePaused,
    undoneRunning, undoneRundown, undoneQuestions, undoneMessage, undoneItem, redoneSlot,
    redoneLamp, redonePreset, redoneTime, redoneReady, redonePaused, redoneRunning,
    redoneRundown, redoneQuestions, redoneMessage, redoneItem, undone, nothingToUndo,
    nothingUndone, redone, nothingToRedo, notUndone, presetRemoved, presetBuiltIn, presetInFile,
    questionsAdded, startMoved, startedNow, cannotBackdateFurther, timeHasPassed, messageSent,
    messageKept,
    chooseMessage, noStoredMessages, noStoredMessage, messageCleared, smallLetters,
    noMessageShown,
    pictureIsBack, pictureAlreadyBlack, pictureNotBlack, alreadyRunning, notRunning, noChange,
    noOtherSegment, notATime, noPresetNamed, presetHasChanged, presetsChanged,
    severalPresetsNamed, nothingToChange, noItemNamed, severalItemsNamed, commandStart,
    commandStop, commandToggle, commandAdd, commandTake, commandSet, commandPreset, commandGreen,
    commandYellow, commandRed, commandReset, commandNext, commandPrevious, commandUntil,
    commandQuestions, commandBackdate, commandGo, commandSkip, commandMove, commandTitle,
    commandSpeaker, commandShorten, commandInsert, commandCatchUp, commandRundown, commandReload,
    commandRestart, commandStore, commandRemove, commandMessage, commandClear, commandBlackout,
    commandFlash, commandIdentify, commandUndo, commandRedo, commandTime, commandDisplays,
    commandEvents, commandHelp, commandLayout, commandTheme, commandAnnouncements, commandLock,
    commandClock, commandBeside, commandOperator, commandTakeOver, commandHandOver,
    commandDesk, commandQuit, allCommands, oneCommand, breakHasNoLamps, atTime, left,
    pressAgainGoes, guardedGoes,
    deedGoes, pressAgainStartsOtherDay, guardedStartsOtherDay, deedStartsOtherDay,
    pressAgainStartsWithUnsetClock, guardedStartsWithUnsetClock, deedStartsWithUnsetClock,
    pressAgainEndsTalkAndLoads, guardedEndsTalkAndLoads, deedEndsTalkAndLoads,
    pressAgainMovesLamp, guardedMovesLamp, deedMovesLamp, pressAgainStores, guardedStores,
    deedStores, pressAgainRemoves, guardedRemoves, deedRemoves, pressAgainBeginsAnew,
    guardedBeginsAnew, deedBeginsAnew, pressAgainEndsTalk,
    guardedEndsTalk, deedEndsTalk, pressAgainEndsBreak, guardedEndsBreak, deedEndsBreak,
    pressAgainPauses, guardedPauses, deedPauses, pressAgainSkips,
    guardedSkips, deedSkips,
    pressAgainEndsTalkAndSkips, guardedEndsTalkAndSkips, deedEndsTalkAndSkips,
    pressAgainEndsLate, guardedEndsLate, deedEndsLate, pressAgainGoesOn, guardedGoesOn,
    deedGoesOn, pressAgainGivesUpEnd, guardedGivesUpEnd, deedGivesUpEnd, changedMeanwhile,
    waitingForAnswer, notesNotSent, desk, segmentChangesTooSoon, commandTooLong, answerTooLong,
    tooLate, pictureChangesTooOften, operatorHasJustClosedOne, promptKeys, prompt,
    messagePromptKeys, messagePrompt, promptClosed, noKey, noCommand, onlyAtClock, needsTime,
    needsTimeOfDay,
    needsSlot, needsPreset, needsItem, needsText, needsChoice, needsNothing

  // MARK: Focus, mouse and lock

  case controlMinutes, controlSeconds, controlStore, controlUndo, focusTake, focusStore, focusGo,
    focusHold, focusStart, focusAsk, focusUndo, mouseClick, mouseDoubleClick, mouseHold,
    mouseDragAndWheel, clickAgain, locked, unlock, unlocked, firstStart, firstStore

  // MARK: The operator view and displays

  case headingSpeaker, headingRundown, headingDisplays, headingEvents, headingNow, headingNext,
    pictureBlackout, pictureFlash, displaySilentSince, displayLostAt, noRoomForView, displayLost,
    displaySilent, displayBack, displayLeft, displays, noDisplay, noEvent, offline,
    waitingForRooms, moreRooms, changedBy, talkStartedBy, talkPausedBy, talkResumedBy

  // MARK: The remote in a browser

  case remoteStart, remoteStop, remoteResume, remoteNext, remotePrevious, remoteUndo, remoteRedo,
    remoteFlash, remoteBlack, remoteMessage, remoteSend, remoteHide, remotePresets,
    remoteFullScreen, remoteScreenMayTurnOff, remoteNotSent, remoteNoAnswer, remoteTooMany,
    remoteUnreachable, remoteShutOut, remoteNeedsLink, remoteOnlyShows, remoteIsFull,
    remoteTimer, remoteSayTime, remoteReady, remoteRunning, remotePaused, remoteLess, remoteMore,
    remoteSetTime, remoteExample, remoteTime, remoteYellowNow, remoteRedNow, remoteReset,
    remotePerson, remotePersonForOthers, remoteNamed, remoteUnnamed, remoteDone,
    remoteNotConfirmed, programmeHeading, programmeGoTo, programmeSkip, programmeShorten,
    programmeNewLength, programmeEarlier, programmeLater, programmeRename, programmeTitle,
    programmeSpeaker, programmeInsert, programmeInsertedTitle, programmeInsertedLength,
    programmeCatchUp, tapAgain, undoesStart, blackoutIsOn

  // MARK: The rundown

  case nextTalk, startsIn, startsAt, yourTurn, youAreNext, youStartIn, backAt, backSoon, `break`,
    behindPlan, aheadOfPlan, onTime, rundownEnds, rundownEnded, cannotEnd, itemEnded,
    itemCurrent, itemComing, itemSkipped, timeOfDay, plannedAt, note, endsTooLate, rundownIsOver,
    lastItem, rundownEndedAt, beginsAnew, goesBack, skipped, shortened, inserted, notShorter,
    caughtUp, nothingToCatchUp, noRundown, nothingFollows, nothingPrecedes, weekday, month, date,
    rundownIsFor, clockIsNotSet, rundownGoesOn, newItems, goneItems, changedItems,
    plannedTimesMoved, breakStillEnds, newOrder, fileTaken, fileUnchanged, fileMissing,
    rundownStays, tooManyItems, itemsWouldGo, hardEndWouldMove, movedBefore, movedAfter, renamed,
    hasStarted, placeHasPassed, breakIsOver, loadsNext, thisItem, hardEnd, losesTime,
    lengthByHardEnd, offeredCut, offer, absorbsDelay, gapAbsorbsDelay

  // MARK: Taking over

  case takeOverAgain, takeOverHeard, takeOverError, takeOverDisplays, takeOverWithoutRundown,
    takeOverByTimeOfDay, takenOver, takenOverNowDesk, takenOverNowDeskWithoutClock,
    takenOverNowEnds, takenOverOnlyHere, takesOver, keptTalks, keptTalksUnknownAge,
    notTakenOverClockIsHere, notTakenOverNothingKept, notTakenOverIsClock, notTakenOverFailed,
    hasTakenOver, askHandOver, handsOver, notHandedOver, noDesk, severalDesks, talksAreHere,
    readyTooLate, noAnswerToReady, clockIsAlive, otherClock, otherClockCommand,
    askStartPrivately, askJoin, joinByCommand, otherClockHasEnded, noOtherClock

  // MARK: The report

  case reportTitle, reportDue, reportUntil, reportStart, reportEnd, reportLate, reportTalk,
    reportPlanned, reportActual, reportAdded, reportOver, reportSpeaker, reportTalks,
    reportAlone, reportShared, reportRest, reportQuestions, reportRehearsal, reportTest,
    reportNotHeld, reportQualified, reportTooShort, reportTooLong, reportGreen, reportYellow,
    reportRed, reportOvertime, reportNoLamp, reportNoTalks, reportRoom, reportOf, reportByHand,
    reportStarts, reportZoneUnknown, reportSum, reportStartsAll, reportStartsNoneLate,
    reportStartsAtMost, reportOverTime, reportQuestionsAdded, reportBreaks, reportItemsNotHeld,
    reportRehearsals, reportTests, reportNoneOver, reportTimeAdded, reportTimeRemoved,
    reportPauses, reportSpeeches

  // MARK: Faults

  case programNotRun, programStatus, programSignal, programLate, programSilent, faultEngine,
    faultPlayer, faultNoEngine, faultHookIsBusy, faultHookNotRun, faultHookFailed,
    faultEventsDropped, faultNotListening, faultTooManyClients, clientReadsNothing,
    clientEndlessLine, faultClient

  // MARK: Problems in files

  case filePartFile, filePartPreset, filePartSegment, filePartMark, filePartItem,
    fileValueNothing, fileValueText, fileValueMapping, fileValueList, takenName,
    takenSlot, takenKey, fileUnknownKey, fileNoKey, fileWrongKind, fileNothing, fileNoTime,
    expectTimeOfProblem, fileMissingKey, fileRepeatedKey, fileTakenValue, fileThreshold,
    expectThreshold, fileNoChoice, fileNoAction, fileNoOption, fileNoKeyboardKey, fileNoYaml,
    fileNoUtf8, expectKnownKey, expectWord, expectKey, expectTime, expectList, expectEntries,
    expectText, expectChoice, expectNumberKey, expectOther, expectOnce, expectAnotherName,
    expectAnotherSlot, expectAnotherKey, expectUtf8, expectInEnglish, fileProblem

  /// As it stands in the files: `not-undone`.
  package var name: String {
    String(rawValue.flatMap { $0.isUppercase ? "-" + $0.lowercased() : String($0) })
  }

  /// Hashes its place among the cases: a frame looks messages up, and the raw value is a text.
  package func hash(into hasher: inout Hasher) {
    withUnsafeBytes(of: self) { hasher.combine(bytes: $0) }
  }
}
