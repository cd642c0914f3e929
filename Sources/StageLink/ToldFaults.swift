/// The faults that the operator was told of: of each kind and client one.
struct ToldFaults {
  enum Kind: Hashable {
    case listening
    case tooMany
    case unread(String)
    case endless(String)
  }

  /// A client that calls itself something else each time is no reason to go on.
  private static let maxFaults = 20
  private var kinds: Set<Kind> = []

  mutating func isNew(_ kind: Kind) -> Bool {
    kinds.count < Self.maxFaults && kinds.insert(kind).inserted
  }
}
