/// What stands in the place of the digits after zero; the machine counts on in all of them.
package enum Overtime: Codable, Hashable, Sendable {
  /// The time that has passed since, with a minus.
  case count
  /// 0:00.
  case freeze
  /// A text that ends the talk; `nil` for the usual word.
  case blank(String?)
  /// Nothing that gives the overrun away: contests hide it. The red lamp stays on; digits that
  /// count up go on, others are dark from 0:00 on.
  case hide
}
