import SpeechAnnouncement
package import TimerEngine

/// A desk's request to its clock, on the wire.
package struct WireRequest: Hashable, Sendable {
  /// The number by which it is answered.
  package var number: Int
  /// The moment of the session's time, in microseconds, after which it is not executed.
  package var deadline: Int64?
  /// What the operator has seen.
  var seen: DeskRequest.Seen
  /// The command as a line; absent if a change or an undo is taken back.
  package var command: String?
  /// What the operator agrees to lose; `anything` for everything.
  var agrees: WireLoss?
  /// Whether it is one of many steps in quick succession.
  var continues = false
  /// Whether it was typed, so that it is always answered.
  var isTyped = false
  /// How many microseconds before the request was sent the operator has confirmed the command.
  var age: Int64?
  /// Undo the desk's own change that was the first after this many.
  var takeBack: Int?
  /// Redo the change that was undone last.
  var takeBackUndo = false

  private static let anything = "anything"
  /// More than an operator's second press waits for.
  private static let maxAge: Int64 = 1_000_000

  /// Creates it; `nil` for a command that has no line.
  package init?(_ request: DeskRequest) {
    number = request.number
    deadline = request.deadline
    seen = request.seen
    switch request.act {
    case .revert(let count): takeBack = count
    case .revertUndo: takeBackUndo = true
    case .perform(let command, let confirmation, let continuesStep, let isTyped, let age):
      guard let line = command.deskLine, line.utf8.count <= ClientRequest.maxBytes - 1024 else {
        return nil
      }
      self.command = line
      agrees =
        switch confirmation {
        case .none: nil
        case .to(let loss): WireLoss(loss)
        case .toAnything: WireLoss(kind: Self.anything)
        }
      (continues, self.isTyped) = (continuesStep, isTyped)
      self.age = age > .zero ? Int64(age / .microseconds(1)) : nil
    }
  }

  /// The request; `nil` if it cannot be read.
  package var request: DeskRequest? {
    if let takeBack {
      return DeskRequest(number: number, deadline: deadline, seen: seen, .revert(to: takeBack))
    }
    if takeBackUndo {
      return DeskRequest(number: number, deadline: deadline, seen: seen, .revertUndo)
    }
    guard let command = command.flatMap({ Command(deskLine: $0) }) else { return nil }
    let confirmation: Confirmation =
      switch agrees {
      case nil: .none
      case let loss? where loss.kind == Self.anything: .toAnything
      case let loss?: .to(loss.loss)
      }
    return DeskRequest(
      number: number, deadline: deadline, seen: seen,
      .perform(
        command, confirmation, continuesStep: continues, isTyped: isTyped,
        age: .microseconds(max(0, min(age ?? 0, Self.maxAge)))))
  }
}

extension WireRequest: Described {
  /// What reading begins with.
  static var usual: WireRequest {
    WireRequest(
      number: 0,
      seen: DeskRequest.Seen(
        run: .ready, segment: 1, item: nil, changeCount: 0, isBlackedOut: false,
        showsMessage: false))
  }

  private init(number: Int, seen: DeskRequest.Seen) { (self.number, self.seen) = (number, seen) }

  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("number", &number, .count)
    try fields.value("deadline", &deadline, .number(.min ... .max))
    try fields.value("seen", &seen, .object(seen))
    try fields.value("command", &command, .text)
    try fields.value("agrees", &agrees, .object(.usual))
    try fields.value("continues", &continues, .boolean, unless: false)
    try fields.value("typed", &isTyped, .boolean, unless: false)
    try fields.value("age", &age, .number(.min ... .max))
    try fields.value("take_back", &takeBack, .number(.min ... .max))
    try fields.value("take_back_undo", &takeBackUndo, .boolean, unless: false)
  }
}

extension DeskRequest.Seen: Described {
  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("run", &run, .word())
    try fields.value("segment", &segment, .number(.min ... .max))
    try fields.value("item", &item, .number(.min ... .max))
    try fields.value("changes", &changeCount, .count)
    try fields.value("black", &isBlackedOut, .boolean, unless: false)
    try fields.value("message", &showsMessage, .boolean, unless: false)
  }
}
