/// What a fresh start of a clock begins, and what each resume and each take-over continues.
///
/// Clocks of different lineages are different clocks: none of them takes the place of another.
package struct Lineage: Hashable, Sendable {
  /// 128 random bits, drawn when a clock starts afresh.
  package let id: UInt128

  /// Creates the lineage with an id.
  package init(_ id: UInt128) { self.id = id }
}

/// The place of a leader among all those that have held the talks of one lineage.
package struct Rank: Comparable, Hashable, Sendable {
  /// 1 after a fresh start, and one more with each take-over.
  package let epoch: Int
  /// 128 random bits, drawn at each fresh start and each take-over; a resume keeps them.
  ///
  /// It does not identify a machine: a machine whose disk was restored may take over under the same
  /// epoch twice.
  package let leader: UInt128

  /// Creates the rank of a leader.
  package init(epoch: Int, leader: UInt128) { (self.epoch, self.leader) = (epoch, leader) }

  /// Whether the first rank is lower: it has the lower epoch, or the same and the larger id.
  package static func < (one: Rank, other: Rank) -> Bool {
    (one.epoch, other.leader) < (other.epoch, one.leader)
  }
}

/// The fact that a leader has the talks of a lineage, until another leader of a higher rank has
/// them.
package struct Leadership: Hashable, Sendable {
  package let lineage: Lineage
  /// The rank of the leader in it.
  package let rank: Rank

  /// Creates a leadership that was received or recorded.
  package init(_ lineage: Lineage, _ rank: Rank) { (self.lineage, self.rank) = (lineage, rank) }

  /// Creates that of a clock that starts afresh, from random numbers.
  package init(freshLineage lineage: UInt128, leader: UInt128) {
    self.init(Lineage(lineage), Rank(epoch: 1, leader: leader))
  }

  /// The leadership of the next leader, which takes over, with a random id.
  package func next(leader: UInt128) -> Leadership {
    Leadership(lineage, Rank(epoch: rank.epoch + 1, leader: leader))
  }

  /// Whether it is of the same lineage as another one and has the higher rank.
  package func outranks(_ other: Leadership) -> Bool {
    lineage == other.lineage && rank > other.rank
  }
}

// As text, in files and on the wire: ids have 32 digits and letters `a` to `f`.
extension Rank {
  /// The terms that are read.
  package static let epochs = 1...1_000_000

  /// The leader's id.
  package var leaderText: String { leader.hexadecimal }

  /// Reads one that was written as the epoch and a text.
  ///
  /// - Returns: `nil` if the text has another form, or if the epoch is not one of `epochs`.
  package init?(epoch: Int, leader: String) {
    guard Self.epochs ~= epoch, let leader = UInt128(hexadecimal: leader) else { return nil }
    self.init(epoch: epoch, leader: leader)
  }
}

extension Leadership {
  /// The lineage's id.
  package var lineageText: String { lineage.id.hexadecimal }

  /// The leader's id.
  package var leaderText: String { rank.leaderText }

  /// Reads one that was written as texts and the epoch.
  ///
  /// - Returns: `nil` if a text has another form, or if the epoch is not one of `Rank.epochs`.
  package init?(lineage: String?, epoch: Int?, leader: String?) {
    guard let lineage = lineage.flatMap(UInt128.init(hexadecimal:)), let epoch, let leader,
      let rank = Rank(epoch: epoch, leader: leader)
    else { return nil }
    self.init(Lineage(lineage), rank)
  }
}

extension Leadership: Described {
  /// What reading begins with.
  package static let usual = Leadership(freshLineage: 0, leader: 0)

  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    var (lineage, rank) = (lineage.id, rank)
    try fields.value("lineage", &lineage, .id)
    try rank.describe(&fields)
    self = Leadership(Lineage(lineage), rank)
  }
}

extension Rank: Described {
  /// What reading begins with.
  package static let usual = Rank(epoch: 1, leader: 0)

  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    var (epoch, leader) = (epoch, leader)
    try fields.value("term", &epoch, .number(Rank.epochs))
    try fields.value("holder", &leader, .id)
    self = Rank(epoch: epoch, leader: leader)
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
