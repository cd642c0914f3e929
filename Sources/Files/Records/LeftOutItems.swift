import Platform
package import TimerEngine

/// The items of a rundown that are not held, as the report has them.
///
/// An item is not held if it was skipped or passed over, and once the clock is quit also if it was
/// still to come. The report says so as soon as anything of the rundown was held. Lines are only
/// ever added to the report, so an item that is brought back has a line that takes back the earlier
/// one.
package struct LeftOutItems: Sendable {
  private let rundown: ReportedRundown
  private let room: String
  private let speed: Int
  private let rank: Rank
  /// What the report says, by the ids of the items.
  private var lines: [String: ReportedTalk] = [:]

  /// Creates them for a rundown.
  ///
  /// - Parameters:
  ///   - rundown: the rundown.
  ///   - room: the room that the report names.
  ///   - speed: how many times as fast as the world's its time passes.
  ///   - rank: the leader that writes the report.
  ///   - lines: the lines of left-out items that are in the report.
  package init(
    of rundown: ReportedRundown, room: String, speed: Int, by rank: Rank,
    known lines: [ReportedTalk] = []
  ) {
    self.rundown = rundown
    self.room = room
    self.speed = speed
    self.rank = rank
    for var line in lines
    where line.room == room && line.speed == speed && line.item?.rundown.run == rundown.run {
      // A line that another leader has written is not written again for that.
      line.rank = rank
      self.lines[line.item?.id ?? ""] = line
    }
  }

  /// What brings the report up to date: the lines of items that are left out, and the ids of lines
  /// that are taken back.
  package struct Update: Sendable {
    /// The lines of items that are left out, or that have another plan by now.
    package var leftOut: [ReportedTalk] = []
    /// The ids of the lines of items that are not left out any more.
    package var takenBack: [String] = []
  }

  /// Brings the report up to date with a rundown; once the clock is quit, with what is still to
  /// come.
  package mutating func update(_ rundown: Rundown, isQuit: Bool = false) -> Update {
    var (update, rest) = (Update(), lines)
    // Something was held, so the plan does not depend on the moment.
    let planned = rundown.forecast(at: 0).planned
    for index in Self.indices(in: rundown, isQuit: isQuit) {
      let item = rundown.items[index]
      let earlier = rest.removeValue(forKey: item.id)
      let line = line(of: item, at: index, planned: planned[index], id: earlier?.id)
      guard line != earlier else { continue }
      lines[item.id] = line
      update.leftOut.append(line)
    }
    for (item, line) in rest {
      lines[item] = nil
      update.takenBack.append(line.id)
    }
    return update
  }

  private func line(
    of item: RundownItem, at index: Int, planned: RundownForecast.Span, id: String?
  ) -> ReportedTalk {
    var line = ReportedTalk(
      notHeld: id ?? randomID(), by: rank, room: room,
      item: ReportedItem(
        of: rundown, id: item.id, number: index + 1, isBreak: item.isBreak),
      from: .seconds(planned.start), to: .seconds(planned.end))
    line.speed = speed
    (line.preset, line.title, line.speaker) = (item.preset.name, item.title, item.speaker)
    return line
  }

  /// The planned items that were skipped or passed over, and once the clock is quit those that were
  /// still to come; none if nothing was held.
  private static func indices(in rundown: Rundown, isQuit: Bool) -> [Int] {
    guard rundown.items.contains(where: { $0.actual != nil }) else { return [] }
    return rundown.items.indices.filter { index in
      let item = rundown.items[index]
      return item.actual == nil && !item.isInserted
        && (item.isSkipped || isQuit || index < rundown.position)
    }
  }
}
