import SpeechAnnouncement
import StageRenderer
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
  /// The rundown has no item before the loaded one.
  case nothingPrecedes
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
  /// No preset has this id any more: it was changed, or the clock was started again.
  case presetHasChanged
  /// There is no preset in this slot.
  case emptySlot(Int)
  /// A slot's preset was not stored, but comes with the program or from the user's file.
  case notStored(Preset, Int, PresetLayers.Origin)
  /// A running talk cannot end at this time of day, which has passed.
  case passed(Int)
  /// A break has no lamps to go to.
  case breakHasNoLamps
  /// The talk refuses it.
  case talk(Refusal)
  /// There is nothing to undo.
  case nothingToUndo
  /// The last change has no effect any more that could be undone; `whose` says who made it, if that
  /// was somebody else.
  case nothingUndone(whose: String?)
  /// There is nothing to redo.
  case nothingToRedo
  /// Flashing is switched off.
  case noFlash
  /// It changes only the clock's own screen, and there is none.
  case notInPlainMode
  /// There is no display to show it on.
  case noDisplay
  /// A message is kept and not shown, because nobody can see it.
  case messageKept(String)
  /// There is neither a message nor a title.
  case noMessage
  /// There is no message to hide.
  case noMessageShown
  /// The picture is black already, or not black, as the command wants it.
  case pictureIs(black: Bool)
  /// No message is stored under this number, or none at all.
  case noStoredMessage(Int?)
  /// This is the clock itself, and not a desk that could take over.
  case isClock
  /// Not exactly one desk matches, so the talks cannot be handed over: the names of the desks that
  /// match.
  case noDesk([String])
  /// This is the only clock in this room, so there is none that it could join.
  case noOtherClock(room: String)
  /// The last change of segment, or the sender's last attempt at one, was less than half a second
  /// ago; `losing` is what the command would lose now.
  case segmentChangesTooSoon(losing: Loss?)
  /// The picture already changes too often.
  case pictureChangesTooOften
  /// The operator has just closed a message or blackout.
  case operatorHasJustClosedOne
  /// The disk or a file has refused it, of which everybody was notified with this notice.
  indirect case reported(Notice)

  /// Whether the command had nothing to do, which is no error.
  package var isNothingToDo: Bool {
    switch self {
    case .alreadyRunning, .notRunning, .noChange, .noOtherSegment, .nothingToUndo, .nothingUndone,
      .nothingToRedo, .nothingFollows, .nothingPrecedes, .nothingToCatchUp, .nothingToChange,
      .noMessageShown,
      .pictureIs:
      true
    default: false
    }
  }

  /// The notice for the operator; `nil` for a key that has nothing to do.
  ///
  /// A line always gets an answer: ``Notice/refused(_:)`` with the refusal.
  package var notice: Notice? {
    switch self {
    case .alreadyRunning, .notRunning, .noChange, .segmentChangesTooSoon, .pictureChangesTooOften,
      .operatorHasJustClosedOne, .reported:
      nil
    case .nothingUndone(let whose): .nothingUndone(whose: whose)
    default: .refused(self)
    }
  }

  /// The forms of the text, the longest first.
  func texts(_ form: TimeForm, _ keys: NamedKeys) -> [String] {
    let phrases = form.phrases
    return switch self {
    case .alreadyRunning: [phrases.alreadyRunning]
    case .notRunning: [phrases.notRunning]
    case .noChange: [phrases.noChange]
    case .noOtherSegment: [phrases.noOtherSegment]
    case .noRundown: phrases.noRundown
    case .nothingFollows: [phrases.nothingFollows]
    case .nothingPrecedes: [phrases.nothingPrecedes]
    case .notShorter(let length): [phrases.notShorter(than: form.text(length))]
    case .nothingToCatchUp(let absorber): absorber?.texts(in: phrases) ?? phrases.nothingToCatchUp
    case .nothingToChange: [phrases.nothingToChange]
    case .tooManyItems: [phrases.tooManyItems(Rundown.maxItems)]
    case .noItem(let error): error.texts(in: phrases)
    case .hasStarted(let item): [phrases.hasStarted(Words.name(of: item, in: phrases))]
    case .placeHasPassed(let item): [phrases.placeHasPassed(Words.name(of: item, in: phrases))]
    case .noPreset(let error): error.texts(in: phrases)
    case .presetHasChanged: [phrases.presetHasChanged]
    case .emptySlot(let slot): [phrases.noPreset(in: slot)]
    case .notStored(let preset, let slot, .written):
      phrases.written(Words.name(of: preset, in: phrases), in: slot, file: "presets.yaml")
    case .notStored(let preset, let slot, _):
      phrases.bundled(Words.name(of: preset, in: phrases), in: slot)
    case .passed(let time): phrases.passed(Words.exactTimeOfDay(time))
    case .breakHasNoLamps: [phrases.breakHasNoLamps]
    case .talk(let refusal): phrases.refused(refusal, form.text)
    case .nothingToUndo: [phrases.nothingToUndo]
    case .nothingUndone(let whose): Notice.nothingUndone(whose: whose).texts(form, keys)
    case .nothingToRedo: [phrases.nothingToRedo]
    case .noFlash: [phrases.noFlash]
    case .notInPlainMode: [phrases.notInPlainMode]
    case .noDisplay: [phrases.noDisplay]
    case .messageKept(let text): phrases.messageIsKept(Words.excerpt(text), key: keys.message)
    case .noMessage: phrases.noMessage(command: keys.prompt + CommandName.message.rawValue)
    case .noMessageShown: [phrases.noMessageShown]
    case .pictureIs(let isBlack): [phrases.picture(isAlreadyBlack: isBlack)]
    case .noStoredMessage(let number): phrases.noStoredMessage(number)
    case .isClock: phrases.notTakenOver(.isClock)
    case .noDesk(let names):
      phrases.noDesk(
        names.isEmpty ? nil : names.map(phrases.quoted).joined(separator: phrases.comma))
    case .noOtherClock(let room): phrases.noOtherClock(room: room)
    case .segmentChangesTooSoon: [phrases.segmentChangesTooSoon]
    case .pictureChangesTooOften: [phrases.pictureChangesTooOften]
    case .operatorHasJustClosedOne: [phrases.operatorHasJustClosedOne]
    case .reported(let notice): notice.texts(form, keys)
    }
  }
}

extension ItemSearchError {
  fileprivate func texts(in phrases: Phrases) -> [String] {
    switch self {
    case .none(let text): phrases.noItem(named: Words.excerpt(text))
    case .several(let text, let items):
      phrases.severalItems(
        named: Words.excerpt(text),
        items.prefix(5).map { "#\($0.handle) " + Words.wholeName(of: $0, in: phrases) }
          .joined(separator: phrases.comma))
    }
  }
}

extension PresetSearchError {
  fileprivate func texts(in phrases: Phrases) -> [String] {
    switch self {
    case .none(let text): phrases.noPreset(named: Words.excerpt(text))
    case .several(let text, let names):
      phrases.severalPresets(
        named: text, names.map(phrases.quoted).joined(separator: phrases.comma))
    }
  }
}
