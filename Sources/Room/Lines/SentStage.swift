package import StageRenderer
package import TimerEngine

/// The stage as a clock sends it to its displays: one JSON object for each change.
///
/// All times are whole microseconds. Moments are in the *session's time*: UTC when the clock began,
/// plus the time since then by a clock that nobody can set. The remaining time of a talk is rounded
/// up, so that every display shows the same second.
///
/// Fields may only be added, never changed or removed. A reader ignores what it does not know, and
/// refuses another version. A program that hands the stage on sends the same text.
package struct SentStage: Hashable, Sendable {
  /// The version that this program writes, and the only one that it reads.
  static let version = 1

  /// The object, on one line.
  package private(set) var json = ""
  /// The unique id of this run of the clock.
  package private(set) var session = ""
  /// The snapshot's number in the session, which only grows.
  package private(set) var number = 0
  /// The room that the clock serves.
  package private(set) var room = ""
  /// Which leader has the talks of which lineage.
  package private(set) var leadership = Leadership.usual
  /// How the leader has taken over, in the session's time; `nil` if it began the lineage, or was
  /// started again since.
  package private(set) var takenOver: TakenOver?

  private init() {}

  /// Creates that of a stage, whose flash has this number if there is one.
  package init(
    _ stage: StageSnapshot, session: String, number: Int, room: String, leadership: Leadership,
    takenOver: TakenOver? = nil, flashId: Int, in time: WireTime
  ) {
    (self.session, self.number, self.room) = (session, number, room)
    (self.leadership, self.takenOver) = (leadership, takenOver)
    let content = Content(stage: stage, flashId: flashId)
    json = Fields.json(Whole(origin: self, content: content), in: time)
  }

  /// Reads what a clock has sent, or what a desk has kept of it.
  package init(json: String) throws(WireError) {
    self = try WireError.of { () throws(Fields.Fault) in try Fields.read(json.utf8, as: .sentStage)
    }
  }

  /// The stage that it describes.
  ///
  /// - Parameter start: the session's time at `Timestamp.start`; by default all moments are in the
  ///   session's time.
  /// - Returns: a stage that can be drawn and calculated with.
  /// - Throws: `WireError` for an impossible value.
  package func stage(from start: Duration = .zero) throws(WireError) -> StageSnapshot {
    try WireError.of { () throws(Fields.Fault) in
      try Fields.read(
        json.utf8, as: .object(Content()), in: WireTime(start: start, speed: 1)
      ).stage
    }
  }

  /// Throws if it is of another room than the expected one.
  package func check(isOf expected: String) throws(WireError) {
    guard room != expected else { return }
    guard room.isRoomName else { throw .field("room") }
    throw .otherRoom(room, expected: expected)
  }

  /// The object as it is, of which only the origin is read.
  package struct Form: FieldForm {
    package func read(
      _ node: JSONScanner.Node, from fields: inout Fields
    ) throws(Fields.Fault) -> SentStage {
      var sent = try ObjectForm(usual: SentStage()).read(node, from: &fields)
      sent.json = fields.json(of: node)
      return sent
    }

    package func write(_ sent: SentStage, to fields: inout Fields) { fields.write(json: sent.json) }

    package func type(in fields: inout Fields) -> FieldType { .object(SentStage.fields()) }
  }
}

extension FieldForm where Self == SentStage.Form {
  /// A stage as it was sent.
  package static var sentStage: SentStage.Form { SentStage.Form() }
}

// MARK: Fields

/// Whose stage it is.
extension SentStage: Described {
  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.version(Self.version)
    try fields.value("session", &session, .text)
    try fields.value("number", &number, .count)
    try fields.value("room", &room, .text)
    try leadership.describe(&fields)
    try fields.value("taken", &takenOver, .object(.usual))
  }
}

extension SentStage {
  /// All fields; of the objects at a path, if one is given.
  package static func fields(at path: [String] = []) -> [Fields.Listed] {
    Fields.list(of: Whole(origin: SentStage(), content: Content()), at: path)
  }

  private struct Whole: Described {
    var origin: SentStage
    var content: Content

    mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
      try origin.describe(&fields)
      try content.describe(&fields)
    }
  }

  private struct Content: Described {
    var stage = StageSnapshot(TalkSnapshot(Preset(duration: 1)))
    var flashId = 0

    mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
      // The speed comes first: moments depend on it.
      try stage.describe(&fields)
      var flash = stage.flash.map { NumberedFlash(flash: $0, id: flashId) }
      try fields.value("flash", &flash, .object(NumberedFlash()))
      (stage.flash, flashId) = (flash?.flash, flash?.id ?? 0)
    }
  }

  private struct NumberedFlash: Described {
    var flash = Flash(lamp: nil, start: .start, pulses: 1)
    /// Another one for each flash of the session.
    var id = 0

    mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
      var (lamp, start, pulses) = (FlashColour(flash.lamp), flash.start, flash.pulses)
      try fields.value("id", &id, .count)
      try fields.value("kind", &lamp, .word())
      try fields.value("start", &start, .realMoment)
      try fields.value("pulses", &pulses, .number(1...3))
      flash = Flash(lamp: lamp.lamp, start: start, pulses: pulses)
    }
  }

  /// The lamp that a flash takes its colour from, or none.
  private enum FlashColour: String, CaseIterable {
    case white, green, yellow, red

    init(_ lamp: Lamp?) { self = lamp.flatMap { Self(rawValue: $0.rawValue) } ?? .white }

    var lamp: Lamp? { Lamp(rawValue: rawValue) }
  }
}
