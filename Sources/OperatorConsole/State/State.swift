import SpeechAnnouncement
package import TerminalCanvas
package import TimerEngine

/// All that the program knows: the talk, what the operator was told, and the screen's size.
///
/// A value. `update` changes it when something happens, and what the screen shows is a function
/// of it; neither of them waits, reads a clock, or touches the world.
package struct State: Sendable {
  /// The talk.
  var talk: Talk
  /// What was asked for.
  package internal(set) var settings: Settings
  /// The presets that can be taken.
  package internal(set) var presets: PresetList
  /// The terminal's size.
  package internal(set) var size: Size
  /// What the terminal can show.
  package let abilities: Abilities
  /// The moment up to which everything has been taken into account.
  package internal(set) var moment: Moment

  var history = UndoHistory()
  /// Whether the digits have hours: chosen while a clock is ready, and kept once a talk has passed
  /// 99:59 in either direction.
  var hasHours = false
  /// What waits for the operator's answer.
  var question: Question?
  /// What is told, and until when.
  var notice: (words: Notice, until: Timestamp)?
  /// What is told again when an announcement that came over it has been read.
  var coveredNotice: (words: Notice, until: Timestamp)?
  /// Until when the operator's words stay on the screen while a talk runs.
  var wordsUntil = Timestamp.start
  /// When Space was pressed last, ignored presses included.
  var lastSpace: Timestamp?
  /// A press that may turn out to be the first repeat of a held key, and the clock before it.
  var firstRepeat: (command: Command, at: Timestamp, before: TalkSnapshot)?
  /// The key that is being answered.
  var pressed: Key?
  /// The last key that meant something, and when it was pressed.
  var lastPress: (command: Command, at: Timestamp)?
  /// What has the ring.
  var focus: Focus?
  /// The mouse's button while it is down.
  var pointer: Pointer?
  /// The first of what may become two clicks, with what was before it.
  var lastClick: (at: Timestamp, before: TalkSnapshot, question: Question?)?
  /// Until when a hand on the mouse finds what it has no other place for.
  var controlsUntil = Timestamp.start
  /// Whether only Space works.
  var isLocked: Bool
  /// The page of the help that is open, counted from 0.
  var helpPage: Int?
  /// Whether the message stands in the place of the digits.
  var showsMessage: Bool
  var isBlackedOut = false
  /// The flash that began last, until it is over.
  var flash: Flash?
  /// What keeps whatever is pressed from flickering.
  var limiter = FlashLimiter()
  var showsTimeOfDay = false
  /// When the bell is still to ring, in order.
  var bells: [Timestamp] = []
  /// The talk whose words the voice has prepared.
  var prepared: Preset?
  /// When the next event was to come at the latest.
  var expectedWake: Timestamp?
  /// Whether the talk lies on disk.
  var isRecorded = false
  /// What a newcomer has not done yet.
  var hints: Set<Hint> = []
  /// What was told of what cannot be done.
  var toldFaults: [Notice] = []
  /// The options for other programs of which a fault was told.
  var faultyOptions: Set<String> = []
  /// A talk of an earlier run that can be taken up again.
  var offered: TalkSnapshot?
  /// What the present event asks to be done outside, in order.
  var effects: [Effect] = []
  /// How many events other programs were told.
  var eventCount = 0

  /// Creates the state of a program that has just started, ready.
  package init(
    talk: TalkSnapshot, settings: Settings = Settings(), presets: PresetList = PresetList(),
    size: Size, abilities: Abilities = Abilities(), moment: Moment
  ) {
    self.talk = Talk(talk, at: moment.talk)
    self.settings = settings
    self.presets = presets
    self.size = size
    self.abilities = abilities
    self.moment = moment
    isLocked = settings.startsLocked
    showsMessage = settings.message?.isEmpty == false && !talk.isRunning
    hasHours = needsHours
  }

  /// How long a length of the talk's time really lasts: a rehearsal runs faster.
  func real(_ talkTime: Duration) -> Duration { talkTime / settings.speed }

  /// All words.
  var phrases: any Phrases { settings.language.phrases }

  /// The talk's time.
  var now: Timestamp { moment.talk }

  /// The time of the people at the clock.
  var realNow: Timestamp { moment.real }

  /// How the talk stands.
  package var snapshot: TalkSnapshot { talk.snapshot }

  /// The second that is shown now.
  var shown: Int { snapshot.shown(at: now) }

  /// The slot whose preset the clock is set to, if there is one: the one it was taken from, or else
  /// the first with the same times.
  var slot: Int? {
    let segments = snapshot.preset.format.segments.map(\.timing)
    let equal = presets.presets.filter {
      $0.slot != nil && $0.format.segments.map(\.timing) == segments
    }
    return (equal.first { $0.slot == snapshot.preset.slot } ?? equal.first)?.slot
  }

  /// What stands in the place of the digits after zero.
  var overtime: Overtime { settings.overtime ?? snapshot.preset.overtime }

  /// Whether the talk is at an end of its time that it hides.
  var hidesEnd: Bool { overtime == .hide && shown <= 0 }

  /// Whether a cue would give a hidden end away; other programs are told of it all the same.
  func hides(_ cue: Cue) -> Bool {
    overtime == .hide && (cue.shown <= 0 || cue.kind == .beep)
  }

  /// The phase that the screen shows: an overtime that is hidden stays red.
  var visiblePhase: Phase? {
    let phase = snapshot.phase(at: now)
    return hidesEnd && phase == .overtime ? .red : phase
  }

  /// Whether anything is announced.
  var announces: Bool { settings.announcing != .off && snapshot.segment.cueRules != nil }

  /// What the talk is called; empty for nothing.
  var title: String { settings.title ?? snapshot.preset.title }

  /// Whether the controls *Store* and *Undo* are on the status line: for the ring, and for the mouse
  /// where there is room for more.
  var showsControls: Bool {
    focus != nil || !snapshot.isRunning && realNow < controlsUntil && size.columns >= 40
  }

  /// Whether the operator's words are on the screen.
  var showsWords: Bool { !snapshot.isRunning || realNow < wordsUntil }
}
