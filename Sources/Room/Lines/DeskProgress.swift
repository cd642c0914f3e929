package import TimerEngine

/// What a desk was sent of the operator's state, so that it gets only what it does not know.
///
/// Items of the rundown go at the desk's own pace: no more are sent than `window` bytes of which it
/// has not yet said that it has read them. So a talk that changes reaches a desk soon, even behind
/// a slow line with a long rundown.
package struct DeskProgress: Sendable {
  /// The bytes that may be under way: as many as a fast line takes, and as few as a slow one needs.
  private static let windows = 1024...32_768
  /// A line that takes less time for a whole window gets a larger one, and one that takes more a
  /// smaller one.
  private static let goodTime = Duration.milliseconds(500)
  private static let badTime = Duration.milliseconds(1500)

  private var sentState: WireDesk?
  private var sentItems: [Int: RundownItem] = [:]
  private var window = 2048
  /// The items under way: their bytes, and when they were sent.
  private var underWay: [(bytes: Int, sentAt: Timestamp)] = []
  /// How many items and pieces the desk has read.
  private var readCount = 0
  /// The records that it keeps; `nil` if it keeps none.
  private var kept: BackupQueue?

  /// Creates that of a desk that was sent nothing yet.
  package init() {}

  /// Whether it keeps the clock's records.
  package var keepsRecords: Bool { kept != nil }

  /// Sends it records, too, from now on.
  package mutating func keepRecords() { kept = kept ?? BackupQueue() }

  /// The lines that it gets now: items, and then the state to which they belong.
  package mutating func lines(about desk: WireDesk, _ rundown: Rundown?, at now: Timestamp)
    -> [String]
  {
    var (lines, isWhole) =
      rundown.map { itemLines($0.items, from: $0.position, at: now) } ?? ([], true)
    var desk = desk
    desk.isWhole = isWhole
    if desk != sentState || isWhole && !lines.isEmpty,
      let line = WireClockMessage.desk(.state(desk.changes(since: sentState))).text
    {
      lines.append(line)
      sentState = desk
    }
    return lines
  }

  /// The lines with pieces of records that it gets now, after all other lines.
  package mutating func lines(
    keeping records: [BackupRecord.Kind: BackupRecord], at now: Timestamp,
    time: (Timestamp) -> Int64
  ) -> [String] {
    var lines: [String] = []
    // One at a time, since what happens to the talk must not wait for many of them.
    while underWay.isEmpty, let piece = kept?.next(of: records, upTo: window / 2, at: time) {
      guard let line = WireClockMessage.desk(.kept(piece)).text else { continue }
      underWay.append((line.utf8.count, now))
      lines.append(line)
    }
    return lines
  }

  /// Whether it has read all of these records.
  package func hasRead(_ records: [BackupRecord.Kind: BackupRecord]) -> Bool {
    underWay.isEmpty && kept?.hasSent(records) == true
  }

  /// Whether more may be under way.
  private var isReady: Bool { underWay.reduce(0, { $0 + $1.bytes }) < window }

  /// The items that it gets now, and whether it has all items with them.
  private mutating func itemLines(
    _ items: [RundownItem], from position: Int, at now: Timestamp
  ) -> ([String], isWhole: Bool) {
    var lines: [String] = []
    // The items that come matter before those that have ended.
    let first = max(0, position - 1)
    for index in Array(first..<max(first, items.count)) + Array(0..<min(first, items.count)) {
      let item = items[index]
      guard sentItems[item.handle] != item,
        let line = WireClockMessage.desk(.item(WireItem(item))).text
      else {
        continue
      }
      guard isReady else { return (lines, false) }
      sentItems[item.handle] = item
      underWay.append((line.utf8.count, now))
      lines.append(line)
    }
    return (lines, true)
  }

  /// Takes word that the desk has read this many items and pieces in all.
  package mutating func confirm(_ count: Int, at now: Timestamp) {
    let new = min(max(0, count - readCount), underWay.count)
    guard new > 0 else { return }
    let time = now - underWay[new - 1].sentAt
    readCount += new
    underWay.removeFirst(new)
    if time < Self.goodTime { window = min(window * 2, Self.windows.upperBound) }
    if time > Self.badTime { window = max(window / 2, Self.windows.lowerBound) }
  }
}
