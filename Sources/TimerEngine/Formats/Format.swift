/// A kind of talk: its segments, one after the other.
package struct Format: Hashable, Sendable {
  /// What it is called; empty for a time without a name.
  package var name: String
  /// The segments in their order; at least one.
  package var segments: [Segment]

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - name: what it is called; empty for a time without a name.
  ///   - segments: at least one segment.
  package init(name: String = "", segments: [Segment]) {
    precondition(!segments.isEmpty, "A format needs at least one segment.")
    self.name = name
    self.segments = segments
  }

  /// Whether a lamp is lit in any of its segments.
  package var hasPhases: Bool { segments.contains { $0.hasPhases } }

  /// The length of all segments together, in seconds.
  package var length: Int { segments.reduce(0) { $0 + $1.length } }
}
