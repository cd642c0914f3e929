extension Duration {
  /// Whole microseconds, rounded down; what comes over the socket has no smaller part.
  package var microseconds: Int64 {
    let (seconds, attoseconds) = components
    let part = attoseconds / 1_000_000_000_000
    return seconds * 1_000_000 + part - (attoseconds < part * 1_000_000_000_000 ? 1 : 0)
  }
}
