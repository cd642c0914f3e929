extension String {
  /// No more of a text than a line of a log takes.
  package var shortened: String { utf8.count > 100 ? String(prefix(60)) + "…" : self }
}
