extension String {
  /// The text, shortened to fit on a line of a log.
  package var shortened: String { utf8.count > 100 ? String(prefix(60)) + "…" : self }
}
