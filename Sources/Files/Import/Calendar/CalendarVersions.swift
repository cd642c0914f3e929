import TimerEngine

/// Which events of a calendar are earlier versions of others, RFC 5545: an event whose
/// RECURRENCE-ID is an occurrence of a series replaces that occurrence, and the highest SEQUENCE
/// counts.
struct CalendarVersions {
  /// What several events can be versions of.
  private struct Occurrence: Hashable {
    let uid: String
    /// The second since 1970, in UTC, at which a series has the occurrence; `nil` for the series
    /// itself.
    let moment: Int?
  }

  private var reasons: [Int: String] = [:]
  private var ambiguous: Set<Int> = []

  /// Compares events, whose times without a zone are meant in a given one.
  init(of events: [CalendarEvent], in zone: String?, _ zones: inout CalendarZones) {
    var versions: [Occurrence: [Int]] = [:]
    var starts: [Int: Int] = [:]
    for (index, event) in events.enumerated()
    where !event.uid.isEmpty && event.component == "VEVENT" {
      starts[index] = event.start.map { zones.moment(of: $0, in: zone) }
      let moment = event.replaced.map { zones.moment(of: $0, in: zone) }
      versions[Occurrence(uid: event.uid, moment: moment), default: []].append(index)
    }
    for (occurrence, indices) in versions {
      let newest = indices.map { events[$0].sequence }.max() ?? 0
      let last = indices.last { events[$0].sequence == newest } ?? indices[0]
      for index in indices where index != last {
        if events[index].sequence == newest, occurrence.moment == nil, starts[index] != starts[last]
        {
          ambiguous.insert(index)
        } else {
          reasons[index] = "line \(events[last].line) has a later version"
        }
      }
      guard occurrence.moment == nil else { continue }
      // The first occurrence of a series is that of the series itself.
      for index in indices where reasons[index] == nil {
        guard let start = starts[index] else { continue }
        let exceptions = events[index].exceptions.map { exception in
          exception.timeOfDay == nil
            ? exception.day.firstSecond + (events[index].start?.timeOfDay ?? 0)
              - (events[index].start?.moment ?? 0) + start : zones.moment(of: exception, in: zone)
        }
        if let other = versions[Occurrence(uid: occurrence.uid, moment: start)]?.last {
          reasons[index] = "line \(events[other].line) replaces this occurrence"
        } else if exceptions.contains(start) {
          reasons[index] = "its first occurrence does not take place"
        }
      }
    }
  }

  /// Why an event is no talk beside the others; `nil` if it is one.
  func reason(toLeaveOut index: Int) -> String? { reasons[index] }

  /// Whether another event has the same UID, and nothing says which of them counts.
  func isAmbiguous(_ index: Int) -> Bool { ambiguous.contains(index) }
}

extension CalendarZones {
  /// The second since 1970, in UTC, of a time; one without a zone is meant in a given one.
  fileprivate mutating func moment(of time: CalendarEvent.Time, in zone: String?) -> Int {
    guard let name = time.zone ?? zone, let meaning = meaning(of: name) else { return time.moment }
    return moment(of: time.timeOfDay ?? 0, on: time.day, in: meaning)
  }
}
