/// What the report knows of the item of a rundown that a talk was.
package struct ReportedItem: Hashable, Sendable {
  package var rundown: ReportedRundown
  /// The name by which the rundown knows the item.
  package var id: String
  /// Its place in the rundown when its line was written, from 1.
  package var number: Int
  /// Whether it is a break.
  package var isBreak: Bool

  /// Creates what is known of an item.
  package init(of rundown: ReportedRundown, id: String, number: Int, isBreak: Bool = false) {
    self.rundown = rundown
    self.id = id
    self.number = number
    self.isBreak = isBreak
  }
}

/// A rundown that was run once, from its beginning to its end, by however many runs of the program.
package struct ReportedRundown: Hashable, Sendable {
  /// Identifies this time that it was run: the same file may be run again, and another one may have
  /// the same name.
  package var run: String
  /// What it is called; empty if it has no name.
  package var name: String
  /// The zone in which its times are; `nil` for the machine's own.
  package var zone: String?

  /// Creates what is known of a rundown.
  package init(run: String, name: String = "", zone: String? = nil) {
    self.run = run
    self.name = name
    self.zone = zone
  }
}
