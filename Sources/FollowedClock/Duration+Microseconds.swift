extension Duration {
  /// Whole microseconds, rounded down; times on the socket have no finer resolution.
  package var microseconds: Int64 {
    let (seconds, attoseconds) = components
    let part = attoseconds / 1_000_000_000_000
    return seconds * 1_000_000 + part - (attoseconds < part * 1_000_000_000_000 ? 1 : 0)
  }
}
