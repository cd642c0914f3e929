package import TimerEngine

/// What the operator is told and asked; times come as texts, in digits or in words.
///
/// Each notice has a form of at most 80 columns, and each question one of at most 45.
package protocol NoticePhrases: Sendable {
  /// There is no preset in this slot.
  func noPreset(in slot: Int) -> String
  /// What was to be stored is not on disk.
  var notStored: String { get }
  /// The talk is not on disk.
  var notRecorded: [String] { get }
  /// A talk that has ended is not in the report.
  var notReported: [String] { get }
  /// What was stored is there, but a power cut may take it back.
  var notSynced: [String] { get }
  /// The disk has not taken yet what was changed more than a second ago.
  var storingIsSlow: [String] { get }
  /// Something has another value, and perhaps what it had before.
  func changed(_ name: String, to value: String, from before: String?) -> String
  /// The length of a talk.
  var greenTime: String { get }
  /// A threshold went down with another.
  func lowered(_ lamp: String, to time: String) -> String
  /// Why a lamp could not take the shown time; the last form has at most 34 columns.
  ///
  /// `text` puts a number of seconds into digits or words.
  func refused(_ refusal: Refusal, _ text: (Int) -> String) -> [String]

  /// The talk ends at a time of day.
  func until(_ time: String, isTomorrow: Bool) -> String
  /// The same behind its words, where the clocks go forward over the time that was asked for.
  func until(_ words: String, skipping time: String) -> String

  /// The program was not ended.
  var talkContinues: String { get }
  /// The talk stays paused with this time left, and can be resumed later.
  func leftPaused(with time: String) -> String
  /// How long a talk took that was to take another time: `2 seconds of 12 minutes`.
  func spent(_ time: String, of length: String) -> String
  /// The input ended before a talk was started.
  var noTalk: String { get }
  /// The digits stand in a row, or one group above the other; `nil` whichever is larger.
  func layout(isLandscape: Bool?) -> String
  /// The name of a segment for questions.
  var questions: String { get }
  /// What stands with the digits from now on, or before a secondary time.
  var secondaryTime: SecondaryTimeWords { get }
  /// The colours have this name from now on.
  func theme(_ name: String) -> String
  /// Announcements go there from now on.
  func announcing(_ channel: Announcing) -> String
  /// The screen is black; a key and the space bar bring the picture back.
  func blackout(key: String, space: String) -> [String]
  /// The clock was told not to flash.
  var noFlash: String { get }
  /// There is neither a message nor a title; `command` is how one is sent, without its text. The last form has
  /// at most 34 columns.
  func noMessage(command: String) -> [String]
  /// The command changes only the clock's own screen, and plain mode has none.
  var notInPlainMode: String { get }
  /// The screen is too small for the help, in 30 columns at most.
  var noRoomForHelp: String { get }

  /// What is wrong with the first of several problems; `check` is a command that tells more.
  func problem(_ first: String, andMore count: Int, see check: String) -> String
  /// A file that people write is wrong.
  func wrongFile(see check: String) -> [String]
  /// A talk of an earlier run goes on, or is still paused.
  func resumed(isRunning: Bool) -> [String]
  /// A talk of an earlier run can be taken up again by a key or a command; `talk` is its name
  /// with what is left, `left` that alone.
  func offered(_ talk: String, _ left: String, key: String) -> [String]
  /// This time was left at an earlier moment: `remaining`, in the past.
  func wasRemaining(_ time: String, _ category: PluralCategory) -> String
  /// The same as `offered`, with what was left when the talk was recorded, as `wasRemaining` words
  /// it: nobody knows how long ago that was, since the machine's clock is not set.
  func offeredWithoutClock(_ wasLeft: String, key: String) -> [String]
  /// A talk that was quit can go on by a key or a command; `talk` is its name, and `left` what it has left, now if it
  /// is running.
  func offeredAfterQuit(_ talk: String, _ left: String, isRunning: Bool, key: String) -> [String]
  /// The line after the end of the program: this command line and then this key, or the command `undo`, go on with
  /// the talk, until a time of day.
  func wayBack(_ command: String, key: String?, until time: String) -> String
  /// `count` lines were not written, since nobody took them.
  func omittedLines(_ count: Int) -> String
  /// The machine was suspended for this time while a talk ran.
  func late(by time: String) -> [String]
  /// Somebody has set the wall clock.
  func wallClock(wasSetBack: Bool, by time: String) -> String

  /// The key would end the program while a talk runs.
  func quit(_ key: String) -> [String]
  /// The key came too often, or too soon, to be a second press; the question stays open. A running talk goes on.
  func cameTooOften(_ key: String, talkGoesOn: Bool) -> [String]
  /// How many changes were undone one after the other, two or more.
  func undone(_ count: Int) -> String
  /// Where to store: the talk in a slot by its number key, or as the time of a lamp. `lamps` are the
  /// keys with the lamps' names (`g green, y yellow, r red`), `lampKeys` the keys alone (`g, y, r`).
  func store(slots: String, lamps: String, lampKeys: String) -> [String]
}

extension NoticePhrases where Self: AnnouncementPhrases {
  /// The same words as in the present.
  package func wasRemaining(_ time: String, _ category: PluralCategory) -> String {
    remaining(time, category)
  }
}
