import SpeechAnnouncement
import TimerEngine

/// An item of a rundown as all may see it who wait: it has no note, which is for the operator
/// alone.
package struct ProgrammeItem: Hashable, Sendable {
  let state: ItemState
  let time: String
  let length: String
  let name: String
  let speaker: String
  let call: String
  let startsIn: Duration?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - state: how it stands.
  ///   - time: the time of day at which it started or is expected to start.
  ///   - length: its length in digits.
  ///   - name: the speaker and the title.
  ///   - speaker: who speaks; empty for nobody.
  ///   - call: what the speaker has to know before the talk; empty if there is nothing.
  ///   - startsIn: the real time until it is expected to start; `nil` if that is not known.
  package init(
    _ state: ItemState, time: String, length: String, name: String, speaker: String = "",
    call: String = "", startsIn: Duration? = nil
  ) {
    self.state = state
    self.time = time.onOneLine
    self.length = length.onOneLine
    self.name = name.onOneLine
    self.speaker = speaker.onOneLine
    self.call = call.onOneLine
    self.startsIn = startsIn
  }
}

extension String {
  /// The words with a space between them, and without unprintable characters.
  fileprivate var onOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ").printable
  }
}

/// All that the view of a programme is drawn from.
package struct ProgrammeScene: Sendable {
  let talk: Scene
  let items: [ProgrammeItem]
  let words: [String]
  private let age: Duration

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - scene: what a display shows. Messages for the speaker, blackouts and flashes stay away
  ///     from those who wait.
  ///   - items: the items of the rundown; none if they are not known.
  ///   - age: how long ago it was told when they start.
  ///   - words: what is told on the status line, the longest form first.
  package init(_ scene: Scene, _ items: [ProgrammeItem], age: Duration, saying words: [String]) {
    var stage = scene.stage
    (stage.message, stage.messageEnd, stage.isBlackedOut, stage.flash) = (nil, nil, false, nil)
    var talk = Scene(stage, at: scene.moment, in: scene.size, scene.capabilities)
    talk.isApproximate = scene.isApproximate
    self.talk = talk
    self.items = items
    self.words = words
    self.age = age
  }

  var size: Size { talk.size }
  var phrases: Phrases { talk.phrases }

  var palette: Palette {
    Palette(talk.capabilities, talk.look, talk.phase, isRunning: talk.talk.isRunning)
  }

  /// The time of day in the rundown's zone, as in the list; that of this machine if the zone is not
  /// known.
  var timeOfDay: Duration { talk.timeOfDay }

  /// Whether the last item has ended.
  var isOver: Bool { talk.between?.kind == .end }

  /// The index of the loaded item.
  var current: Int? { items.firstIndex { $0.state == .current } }

  /// The index of the item that starts next: the loaded one if it has not started, else the first
  /// one to come.
  var next: Int? {
    let isReady = talk.talk.isReady
    return items.firstIndex { $0.state == .coming || isReady && $0.state == .current }
  }

  /// How long it is until the next item starts, in the talk's time; `nil` if that is not known.
  private var timeToNext: Duration? {
    guard let next, let time = items[next].startsIn else { return nil }
    return (time - age) * talk.stage.speed
  }

  /// The same in whole minutes, rounded down so that nobody comes late.
  var minutesToNext: Int? { timeToNext.map { max(0, Int($0.components.seconds / 60)) } }

  /// How long it is until `minutesToNext` changes, in real time; `nil` if it does not.
  package var timeToNextMinute: Duration? {
    guard let timeToNext, let minutesToNext, minutesToNext > 0 else { return nil }
    return talk.stage.real(timeToNext - .seconds(60 * minutesToNext)) + .milliseconds(1)
  }
}
