/// Which form of its words a number asks for in a language, by the plural categories of Unicode's
/// CLDR (https://cldr.unicode.org/index/cldr-spec/plural-rules).
///
/// A language uses the categories that it distinguishes: English and German `one` and `other`,
/// Japanese only `other`, Polish also `few` and `many`.
package enum PluralCategory: Hashable, Sendable {
  /// The singular; in French and Portuguese also zero.
  case one
  /// In Slavic languages the numbers that end in 2, 3 or 4, except 12, 13 and 14.
  case few
  /// In Slavic languages most other whole numbers.
  case many
  /// All other numbers, and several numbers together, such as `1 hour 40 minutes`.
  case other
}
