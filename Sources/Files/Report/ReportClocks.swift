import Platform
import TimerEngine

/// What clocks show at the moments of a report: those of the rundown's zone, or this machine's for
/// a talk without one.
package struct ReportClocks: Sendable {
  /// The local time of each zone that this machine knows, at the moments of its talks.
  private let localTimes: [String: ZoneOffsets]

  /// Finds the local times for the rows of a report.
  ///
  /// Each zone is asked for once with all its moments, since asking for a zone reads its file.
  package init(_ rows: [ReportedTalk]) {
    var moments: [String: [Int]] = [:]
    for row in rows {
      guard let zone = row.item?.rundown.zone else { continue }
      moments[zone, default: []] += [row.start, row.end, row.plannedStart, row.plannedEnd]
        .compactMap { $0.map(Self.second) }
    }
    localTimes = moments.reduce(into: [:]) { localTimes, zone in
      let seconds = zone.value.sorted()
      guard let offsets = WallClock.zoneOffsets(in: zone.key, at: seconds) else { return }
      var stretches: [ZoneOffsets.Stretch] = []
      for (second, offset) in zip(seconds, offsets) where stretches.last?.offset != offset {
        stretches.append(.init(start: second, offset: offset))
      }
      localTimes[zone.key] = ZoneOffsets(stretches)
    }
  }

  package func moment(_ moment: Duration, of row: ReportedTalk) -> LocalMoment {
    guard let localTime = row.item?.rundown.zone.flatMap({ localTimes[$0] }) else {
      return LocalMoment(moment)
    }
    return LocalMoment(moment, offset: localTime.offset(at: Self.second(moment)))
  }

  /// Whether this machine knows a zone; without its name it is the machine's own.
  package func knows(_ zone: String?) -> Bool { zone.map { localTimes[$0] != nil } ?? true }

  private static func second(_ moment: Duration) -> Int { Int(moment.components.seconds) }
}
