import Room
import TimerEngine

/// The report of a room's day as the broker keeps it: a message for each row, and one that says how
/// many there are.
///
/// The messages are retained, so the report can be read when the clock's machine is gone.
struct BrokerReport {
  private let topics: RoomTopics
  /// The rows that the broker has from this bridge.
  private var rows: [String] = []
  /// How many rows the broker may have from an earlier bridge.
  private var earlier = 0
  /// Whether the broker knows from this bridge how many rows there are.
  private(set) var isPublished = false

  /// Creates the report of a room of which the broker has nothing yet.
  init(_ topics: RoomTopics) { self.topics = topics }

  /// Receives what the broker says of the rows of an earlier bridge.
  mutating func receive(_ earlier: DayReportMessage) {
    self.earlier = min(max(self.earlier, earlier.rows ?? 0), DayReportMessage.maxRows)
  }

  /// Begins anew, at a broker that may know nothing.
  mutating func forget() { (earlier, rows, isPublished) = (max(earlier, rows.count), [], false) }

  /// What must be published so that it has these rows and no others.
  ///
  /// Rows that are too long are left out, and the first ones if there are too many. A clock that
  /// has no rows yet leaves those of an earlier one.
  mutating func messages(for all: [String]) -> [MQTTMessage] {
    let new = Array(
      all.filter { $0.utf8.count <= DayReportMessage.maxRowBytes }.suffix(DayReportMessage.maxRows))
    guard new != rows || !isPublished, !new.isEmpty || earlier == 0 else { return [] }
    var messages: [MQTTMessage] = []
    for (index, row) in new.enumerated() where index >= rows.count || rows[index] != row {
      messages.append(message(topics.reportRow(index + 1), row))
    }
    let old = max(rows.count, earlier)
    let removed = new.count < old ? new.count..<old : 0..<0
    messages += removed.map { message(topics.reportRow($0 + 1), "") }
    // Readers of the report wait for as many rows as this says, so it comes last.
    messages.append(message(topics.report, Fields.json(DayReportMessage(rows: new.count))))
    (rows, earlier, isPublished) = (new, 0, true)
    return messages
  }

  private func message(_ topic: String, _ text: String) -> MQTTMessage {
    MQTTMessage(topic, text, isAcknowledged: true, isRetained: true)
  }
}
