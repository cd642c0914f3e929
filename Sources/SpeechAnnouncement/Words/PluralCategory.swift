/// Which form of the words a number requires in a language, by the plural categories of Unicode's
/// CLDR (https://cldr.unicode.org/index/cldr-spec/plural-rules).
///
/// The program's languages need no other categories. Japanese has only `other`.
package enum PluralCategory: String, CaseIterable, Sendable {
  /// The singular; in French and Portuguese also zero.
  case one
  /// All other numbers, and several numbers together, such as `1 hour 40 minutes`.
  case other
}
