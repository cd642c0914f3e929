import SpeechAnnouncement
import StageRenderer
import TimerEngine

// How long each person has spoken.
extension TalkReport {
  /// How long a person has spoken, in milliseconds.
  struct SpeakerTimes: Hashable {
    var name: String
    /// How many talks the person gave, alone or with others.
    var talks = 0
    /// How long the talks of this person alone took.
    var alone = 0
    /// How long those took that others gave as well.
    var shared = 0
  }

  /// How long each person has spoken, the longest first.
  ///
  /// There is none where the rows already say it: where each has given one talk, alone.
  var speakers: [SpeakerTimes] {
    var times: [String: SpeakerTimes] = [:]
    for row in rows where row.isHeld && !row.isBreak && !row.isTest && !row.isRehearsal {
      let names = Self.names(in: row.speaker)
      for name in names {
        var speaker = times[name] ?? SpeakerTimes(name: name)
        speaker.talks += 1
        if names.count == 1 { speaker.alone += row.net } else { speaker.shared += row.net }
        times[name] = speaker
      }
    }
    guard times.values.contains(where: { $0.talks > 1 || $0.shared > 0 }) else { return [] }
    return times.values.sorted {
      ($1.alone + $1.shared, $0.name) < ($0.alone + $0.shared, $1.name)
    }
  }

  /// What stands after a name and a comma, and is a part of the name.
  private static let suffixes: Set<String> = [
    "jr", "jr.", "sr", "sr.", "ii", "iii", "iv", "phd", "ph.d.", "md", "m.d.", "esq", "esq.",
  ]

  /// The names of the persons in a text such as `Ada Lovelace, Grace Hopper and Alan Turing`, each
  /// once.
  static func names(in speaker: String) -> [String] {
    var text = speaker
    for word in [" & ", " and ", " und ", " et ", ";", "、", "\n"] {
      text = text.replacing(word, with: ",")
    }
    var names: [String] = []
    for part in text.split(separator: ",") {
      let name = part.split(separator: " ").joined(separator: " ")
      if suffixes.contains(name.lowercased()), let last = names.last {
        names[names.count - 1] = last + ", " + name
      } else if !name.isEmpty, !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }

  /// The cells of a speaker: the name, the number of talks, and how long they took.
  func cells(of speaker: SpeakerTimes) -> [String] {
    [
      speaker.name.printable, "\(speaker.talks)", speaker.alone == 0 ? "" : speaker.alone.asTime,
      speaker.shared == 0 ? "" : speaker.shared.asTime,
    ]
  }

  /// The headings above these cells.
  var speakerHeadings: [String] { [words.speaker, words.talks, words.alone, words.shared] }

  /// The speakers' times in lines with an empty one behind them; none if there are no speakers.
  func speakerTable(columns: Int?) -> [String] {
    let rows = speakers.map { cells(of: $0).map { $0.isEmpty ? ReportRow.noValue : $0 } }
    guard !rows.isEmpty else { return [] }
    let lines = [speakerHeadings] + rows
    let widths = speakerHeadings.indices.map { column in
      lines.map { $0[column].columns }.max() ?? 0
    }
    let rest = widths.dropFirst().reduce(0) { $0 + $1 + 2 }
    let width = columns.map { min(widths[0], max(12, $0 - 1 - rest)) } ?? widths[0]
    return lines.map { cells in
      let name = cells[0].shortened(to: width).padded(to: width)
      let numbers = zip(cells, widths).dropFirst().map { "  " + $0.padded(to: $1, atLeft: true) }
      return name + numbers.joined()
    } + [""]
  }
}
