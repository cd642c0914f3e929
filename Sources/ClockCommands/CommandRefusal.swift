package import RundownEngine
package import SpeechAnnouncement
import StageDisplay
package import TimerEngine

/// Why a command was refused.
package enum CommandRefusal: Error, Equatable, Sendable {
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
  /// The item is no longer than what it was to be shortened to.
  case notShorter(Int)
  /// The rundown ends on time; with what absorbs the delay of the loaded item, if that item is
  /// late.
  case nothingToCatchUp(DelayAbsorber?)
  /// The rundown already is as the command wants it.
  case nothingToChange
  /// The rundown has as many items as it can have.
  case tooManyItems
  /// No item or several items of the rundown match this text.
  case noItem(ItemSearchError)
  /// The item was started, so it can neither be moved nor left out.
  case hasStarted(RundownItem)
  /// Nothing can be moved to the place beside this item, because that place is before an item that
  /// was started.
  case placeHasPassed(RundownItem)
  /// No preset or several presets match this text.
  case noPreset(PresetSearchError)
  /// There is no preset in this slot.
  case emptySlot(Int)
  /// A slot's preset was not stored, but comes with the program or from the user's file.
  case notStored(Preset, Int, PresetLayers.Origin)
  /// A running talk cannot end at this time of day, which has passed.
  case passed(Int)
  /// The talk refuses it.
  case talk(Refusal)
  /// There is nothing to undo.
  case nothingToUndo
  /// Flashing is switched off.
  case noFlash
  /// There is neither a screen nor a display to show it on.
  case noScreen
  /// There is neither a message nor a title.
  case noMessage
  /// No message is stored under this number, or none at all.
  case noStoredMessage(Int?)
  /// This is the clock itself, and not a desk that could take over.
  case isClock
  /// Not exactly one desk matches, so the talks cannot be handed over: the names of the desks that
  /// match.
  case noDesk([String])
  /// The last change of segment, or the sender's last attempt at one, was less than half a second ago;
  /// `losing` is what the command would lose now.
  case segmentChangesTooSoon(losing: Loss?)
  /// The picture already changes too often.
  case pictureChangesTooOften
  /// The operator has just closed a message or blackout.
  case operatorHasJustClosedOne

  /// Whether the command had nothing to do, which is no error.
  package var isNothingToDo: Bool {
    switch self {
    case .alreadyRunning, .notRunning, .noChange, .noOtherSegment, .nothingToUndo, .nothingFollows,
      .nothingToCatchUp, .nothingToChange:
      true
    default: false
    }
  }

  /// The notice for the operator; `nil` for a key that has nothing to do.
  package var notice: Notice? {
    switch self {
    case .alreadyRunning, .notRunning, .noChange, .segmentChangesTooSoon, .pictureChangesTooOften,
      .operatorHasJustClosedOne:
      nil
    case .noOtherSegment: .command(.noOtherSegment)
    case .noRundown: .command(.noRundown)
    case .nothingFollows: .command(.nothingFollows)
    case .notShorter(let length): .rundown(.notShorter(length))
    case .nothingToCatchUp(let absorber): .command(.nothingToCatchUp(absorber))
    case .nothingToChange: .command(.nothingToChange)
    case .tooManyItems: .rundown(.tooLong(Rundown.maxItems))
    case .noItem(let error): .command(.noItem(error))
    case .hasStarted(let item): .rundown(.hasStarted(item))
    case .placeHasPassed(let item): .rundown(.placeHasPassed(item))
    case .noPreset(let error): .command(.noPreset(error))
    case .emptySlot(let slot): .preset(.emptySlot(slot))
    case .notStored(let preset, let slot, let origin): .preset(.notRemoved(preset, slot, origin))
    case .passed(let time): .passed(time)
    case .talk(let refusal): .refused(refusal)
    case .nothingToUndo: .nothingToUndo
    case .noFlash: .screen(.noFlash)
    case .noScreen: .screen(.noScreen)
    case .noMessage: .screen(.noMessage)
    case .noStoredMessage(let number): .screen(.noStoredMessage(number))
    case .isClock: .command(.isClock)
    case .noDesk(let names): .command(.noDesk(names))
    }
  }

  /// The answer to a line; a line always gets one.
  package var answer: Notice {
    switch self {
    case .alreadyRunning: .command(.alreadyRunning)
    case .notRunning: .command(.notRunning)
    case .segmentChangesTooSoon: .command(.segmentChangesTooSoon)
    case .pictureChangesTooOften: .command(.pictureChangesTooOften)
    case .operatorHasJustClosedOne: .command(.operatorHasJustClosedOne)
    default: notice ?? .command(.noChange)
    }
  }
}

// The answers to lines that had no effect, and their texts.
extension Notice {
  /// Why a line had no effect.
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
    /// The rundown ends on time; with what absorbs the delay of the loaded item, if that item is
    /// late.
    case nothingToCatchUp(DelayAbsorber?)
    /// The last change of segment was less than half a second ago.
    case segmentChangesTooSoon
    /// The state that the command depends on has changed since its sender saw it.
    case changedMeanwhile
    /// The picture already changes too often.
    case pictureChangesTooOften
    /// The operator has just closed a message or blackout.
    case operatorHasJustClosedOne
    /// The line is not a command.
    case wrong(CommandError)
    /// A line that probably does something else than was meant, and the line that confirms it.
    case unconfirmed(GuardedChange, by: String)
    /// No preset or several presets match a text.
    case noPreset(PresetSearchError)
    /// No item or several items of the rundown match a text.
    case noItem(ItemSearchError)
    /// The rundown already is as the command wants it.
    case nothingToChange
    /// This is the clock itself, and not a desk that could take over.
    case isClock
    /// Not exactly one desk matches, so the talks cannot be handed over: the names of the desks
    /// that match.
    case noDesk([String])
  }
}

extension Notice.CommandOutcome {
  func texts(in phrases: any Phrases) -> [String] {
    switch self {
    case .alreadyRunning: [phrases.alreadyRunning]
    case .notRunning: [phrases.notRunning]
    case .noChange: [phrases.noChange]
    case .noOtherSegment: [phrases.noOtherSegment]
    case .noRundown: phrases.noRundown
    case .nothingFollows: [phrases.nothingFollows]
    case .nothingToCatchUp(let absorber): [absorber?.text(in: phrases) ?? phrases.nothingToCatchUp]
    case .segmentChangesTooSoon: [phrases.segmentChangesTooSoon]
    case .changedMeanwhile: [phrases.changedMeanwhile]
    case .pictureChangesTooOften: [phrases.pictureChangesTooOften]
    case .operatorHasJustClosedOne: [phrases.operatorHasJustClosedOne]
    case .wrong(.noCommand(let text)):
      phrases.noCommand(Words.shortened(text), nearest: Command.name(nearestTo: text))
    case .wrong(.onlyAtClock(let text)): [phrases.onlyAtClock(Words.shortened(text))]
    case .unconfirmed(let change, let line): [phrases.guarded(change, confirmedBy: line)]
    case .wrong(.needs(let name, let need, let example)):
      [phrases.needs(name, need, example: example)]
    case .wrong(.noTime(let error)): [phrases.noTime(Words.shortened(error.text), error.problem)]
    case .nothingToChange: [phrases.nothingToChange]
    case .isClock: phrases.notTakenOver(.isClock)
    case .noDesk(let names):
      phrases.noDesk(
        names.isEmpty ? nil : names.map(phrases.quoted).joined(separator: phrases.comma))
    case .noItem(.none(let text)): [phrases.noItem(named: Words.shortened(text))]
    case .noItem(.several(let text, let items)):
      [
        phrases.severalItems(
          named: Words.shortened(text),
          items.prefix(5).map { "#\($0.handle) " + Words.wholeName(of: $0, in: phrases) }
            .joined(separator: phrases.comma))
      ]
    case .noPreset(.none(let text)): [phrases.noPreset(named: Words.shortened(text))]
    case .noPreset(.several(let text, let names)):
      [
        phrases.severalPresets(
          named: text, names.map(phrases.quoted).joined(separator: phrases.comma))
      ]
    }
  }
}
