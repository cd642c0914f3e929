/// The faults that were reported to the operator: one of each kind and client.
struct ReportedFaults {
  enum Kind: Hashable {
    case listening
    case tooMany
    case unread(String)
    case endless(String)
  }

  /// A client may change its name each time, so the number of reports is limited.
  private static let maxFaults = 20
  private var kinds: Set<Kind> = []

  mutating func recordIfNew(_ kind: Kind) -> Bool {
    kinds.count < Self.maxFaults && kinds.insert(kind).inserted
  }
}
