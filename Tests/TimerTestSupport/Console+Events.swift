package import Room
package import StageRenderer

// Events as tests write them: without the kind that they belong to.
extension Console {
  @discardableResult
  package mutating func update(_ message: RoomMessage, at moment: Moment) -> [Effect] {
    update(.message(message), at: moment)
  }

  @discardableResult
  package mutating func update(_ event: ClockEvent, at moment: Moment) -> [Effect] {
    update(.clock(event), at: moment)
  }
}
