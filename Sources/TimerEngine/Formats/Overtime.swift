/// What the screen shows in place of the digits after zero.
///
/// The talk counts on in every case.
package enum Overtime: Hashable, Sendable {
  /// The time since zero, with a minus.
  case count
  /// 0:00.
  case freeze
  /// A text that ends the talk; `nil` for the usual word.
  case blank(String?)
  /// Nothing that reveals the overrun, for contests. The red lamp stays on. Digits that count up
  /// continue; others are dark from 0:00 on.
  case hide
}
