/// What a fresh start of a clock begins, and what each resume and each take-over continues.
///
/// Clocks of different lineages are different clocks: none of them takes the place of another.
package enum Lineage: Hashable, Sendable {
  /// 128 random bits, drawn when a clock starts afresh.
  case id(UInt128)
  /// The lineage of an older clock, which knows no lineages: each of its runs is one, identified by its session.
  case session(String)
}

/// The place of a holder among all those that have held the talks of one lineage.
package struct Rank: Comparable, Hashable, Sendable {
  /// 1 after a fresh start, and one more with each take-over.
  package let term: Int
  /// 128 random bits, drawn at each fresh start and each take-over; a resume keeps them.
  ///
  /// It does not identify a machine: a machine whose disk was restored may take over under the same term twice.
  package let holder: UInt128

  /// Creates the rank of a holder.
  package init(term: Int, holder: UInt128) { (self.term, self.holder) = (term, holder) }

  /// Whether the first rank is lower: it has the lower term, or the same and the larger id.
  package static func < (one: Rank, other: Rank) -> Bool {
    (one.term, other.holder) < (other.term, one.holder)
  }
}

/// The fact that a holder has the talks of a lineage, until another holder of a higher rank has them.
package struct Tenure: Hashable, Sendable {
  /// The lineage.
  package let lineage: Lineage
  /// The rank of the holder in it.
  package let rank: Rank

  /// Creates a tenure that was received or recorded.
  package init(_ lineage: Lineage, _ rank: Rank) { (self.lineage, self.rank) = (lineage, rank) }

  /// Creates that of a clock that starts afresh, from random numbers.
  package init(freshLineage lineage: UInt128, holder: UInt128) {
    self.init(.id(lineage), Rank(term: 1, holder: holder))
  }

  /// Creates that of an older clock, which tells only its session.
  package init(olderSession session: String) {
    self.init(.session(session), Rank(term: 0, holder: 0))
  }

  /// The tenure of the next holder, which takes over, with a random id.
  package func next(holder: UInt128) -> Tenure {
    Tenure(lineage, Rank(term: rank.term + 1, holder: holder))
  }

  /// Whether it is of the same lineage as another one and has the higher rank.
  package func outranks(_ other: Tenure) -> Bool {
    lineage == other.lineage && rank > other.rank
  }
}

// As text, in files and on the wire: ids have 32 digits and letters `a` to `f`.
extension Rank {
  /// The terms that are read.
  package static let terms = 1...1_000_000

  /// The holder's id.
  package var holderText: String { holder.hexadecimal }

  /// Reads one that was written as the term and a text.
  ///
  /// - Returns: `nil` if the text has another form, or if the term is not one of `terms`.
  package init?(term: Int, holder: String) {
    guard Self.terms ~= term, let holder = UInt128(hexadecimal: holder) else { return nil }
    self.init(term: term, holder: holder)
  }
}

extension Tenure {
  /// The lineage's id; `nil` for that of an older clock.
  package var lineageText: String? {
    if case .id(let bits) = lineage { bits.hexadecimal } else { nil }
  }

  /// The holder's id.
  package var holderText: String { rank.holderText }

  /// Reads one that was written as texts and the term.
  ///
  /// - Returns: `nil` if a text has another form, or if the term is not one of `Rank.terms`.
  package init?(lineage: String?, term: Int?, holder: String?) {
    guard let lineage = lineage.flatMap(UInt128.init(hexadecimal:)), let term, let holder,
      let rank = Rank(term: term, holder: holder)
    else { return nil }
    self.init(.id(lineage), rank)
  }
}

extension UInt128 {
  private static let digits = 32

  /// 32 digits and letters `a` to `f`.
  package var hexadecimal: String {
    let text = String(self, radix: 16)
    return String(repeating: "0", count: Self.digits - text.count) + text
  }

  /// Reads what `hexadecimal` writes; `nil` if the text has another form.
  package init?(hexadecimal text: String) {
    guard text.utf8.count == Self.digits, text.allSatisfy(\.isHexDigit) else { return nil }
    self.init(text, radix: 16)
  }
}
