import SpeechAnnouncement
import StageRenderer
import TimerEngine

// The report as a picture that a browser shows and a printer prints.
extension TalkReport {
  /// Writes the planned and the actual time of each talk as two bars, phase by phase, and the
  /// totals.
  func writePicture(hasSummary: Bool = true, to write: @escaping (String) -> Void) {
    let (groups, summary) = (groups, hasSummary ? summary : [])
    // The height comes first in the file, so the picture is drawn twice, first only to learn its
    // height. Keeping the whole picture would take two kilobytes of memory for each talk.
    var measured = ReportPicture(of: self) { _ in }
    measured.draw(groups, summary)
    measured.openPicture(writingTo: write)
    var picture = ReportPicture(of: self, writingTo: write)
    picture.draw(groups, summary)
    write("</svg>")
  }
}

/// The picture of a report, from top to bottom.
///
/// It is for paper, too: the background is white, and each phase has a letter in addition to its
/// colour.
private struct ReportPicture {
  private static let width = 900
  private static let margin = 30
  private static let barStart = 120
  private static let barWidth = 750
  /// How much of a talk's name fits between the margins.
  private static let nameColumns = 100

  private let report: TalkReport
  private let longest: Int
  private let write: (String) -> Void
  private var y = 0

  init(of report: TalkReport, writingTo write: @escaping (String) -> Void) {
    self.report = report
    self.write = write
    let lengths = report.rows.map { row in
      max(row.net, row.planned, row.plannedLength, row.phases.map(\.actual).reduce(0, +))
    }
    longest = max(60_000, lengths.max() ?? 0)
  }

  /// Writes the beginning of the picture, with the height of what was drawn.
  func openPicture(writingTo write: (String) -> Void) {
    let height = y + Self.margin
    write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Self.width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(Self.width) \(height)\" font-family=\"sans-serif\" role=\"img\">")
    write("<title>\(escapedForXML(report.title))</title>")
    write("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>")
  }

  mutating func draw(_ groups: [TalkReport.Group], _ summary: [String]) {
    addTitle()
    for group in groups {
      addHeading(group.heading)
      for row in group.rows { add(row) }
    }
    for sentence in summary {
      y += 20
      add(text: sentence, x: Self.margin, size: 14)
    }
  }

  // MARK: Parts

  private mutating func addTitle() {
    y = Self.margin + 12
    add(text: report.title, x: Self.margin, size: 20, isBold: true)
    y += 26
    var x = Self.margin
    for (phase, name) in names {
      addPiece(phase, x: x, width: 18, y: y - 12)
      add(text: name, x: x + 24, size: 13)
      x += 110
    }
    y += 8
  }

  private var names: [(Phase?, String)] {
    let words = report.words
    return [
      (.green, words.green), (.yellow, words.yellow), (.red, words.red),
      (.overtime, words.overtime), (nil, words.noLamp),
    ]
  }

  private mutating func addHeading(_ text: String) {
    y += 30
    add(text: text, x: Self.margin, size: 15, isBold: true)
    y += 20
    addScale()
  }

  /// The minutes above the bars.
  private mutating func addScale() {
    let step = Self.step(for: longest)
    for time in stride(from: 0, through: longest, by: step) {
      let x = Self.barStart + width(of: time)
      add(text: time.asTime, x: x, size: 11, anchor: "middle", colour: "#555555")
      write(
        "<path d=\"M\(x) \(y + 3)v5\" stroke=\"#555555\" stroke-width=\"1\"/>")
    }
    y += 8
  }

  /// The time between two marks of the scale: at most ten of them.
  private static func step(for longest: Int) -> Int {
    let minutes = [1, 2, 5, 10, 15, 30, 60, 120, 240, 480, 1440]
    return 60_000 * (minutes.first { longest / (60_000 * $0) <= 10 } ?? 1 + longest / 600_000)
  }

  private mutating func add(_ row: ReportedTalk) {
    y += 20
    addName(
      row.name(in: report.phrases) + row.remark(in: report.phrases), result: result(of: row))
    y += 6
    addBar(
      report.words.planned.lowercased() + " "
        + report.timeOfDay(row.plannedStart?.nearestMinute, of: row),
      Self.plannedPieces(of: row))
    guard row.isHeld else { return }
    let actual = row.phases.map { ($0.phase, $0.actual) }
    addBar(
      report.words.actual.lowercased() + " " + report.timeOfDay(row.start, of: row),
      actual.isEmpty ? [(nil, row.net)] : actual)
  }

  /// A name, on several lines if it is long, with the result at the right.
  private mutating func addName(_ name: String, result: String) {
    var lines = name.wrapped(to: Self.nameColumns).flatMap { $0.broken(to: Self.nameColumns) }
    if let last = lines.last, last.columns + result.columns + 4 > Self.nameColumns {
      lines.append("")
    }
    for (index, line) in lines.enumerated() {
      if index > 0 { y += 17 }
      add(text: line, x: Self.margin, size: 13)
    }
    add(text: result, x: Self.barStart + Self.barWidth, size: 13, anchor: "end")
  }

  /// The result in figures: `18:42 of 18:00, 0:42 over`.
  private func result(of row: ReportedTalk) -> String {
    let words = report.words
    guard row.isHeld else { return "\(row.plannedLength.asTime) \(words.planned.lowercased())" }
    let parts = [
      "\(row.net.asTime) \(words.of) \(row.plannedLength.asTime)",
      row.added == 0 ? nil : "\(row.added.asSignedTime) \(words.byHand)",
      row.over == 0 ? nil : "\(row.over.asTime) \(words.over.lowercased())",
    ]
    return parts.compactMap { $0 }.joined(separator: report.phrases.comma)
  }

  /// The planned phases, and before them the part of the planned time that had passed when the talk
  /// started.
  ///
  /// If more than the planned time was left, as for a break that began early, the beginning is left
  /// out.
  private static func plannedPieces(of row: ReportedTalk) -> [(Phase?, Int)] {
    var missing = row.plannedLength - row.phases.map(\.planned).reduce(0, +)
    let lost: [(Phase?, Int)] = [(nil, missing)]
    return lost
      + row.phases.map { phase in
        let length = max(0, phase.planned + min(0, missing))
        missing += phase.planned - length
        return (phase.phase, length)
      }
  }

  private mutating func addBar(_ name: String, _ pieces: [(Phase?, Int)]) {
    let label = name.hasSuffix(" ") ? String(name.dropLast()) : name
    add(text: label, x: Self.barStart - 8, y: y + 11, size: 11, anchor: "end", colour: "#555555")
    var time = 0
    for (phase, length) in pieces where length > 0 {
      let x = Self.barStart + width(of: time)
      time += length
      addPiece(phase, x: x, width: Self.barStart + width(of: time) - x, y: y)
    }
    y += 16
  }

  private func width(of time: Int) -> Int { time * Self.barWidth / longest }

  private mutating func addPiece(_ phase: Phase?, x: Int, width: Int, y: Int) {
    write(
      "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(max(width, 1))\" height=\"14\" "
        + "fill=\"\(Self.colour(of: phase))\" stroke=\"#222222\" stroke-width=\"0.5\"/>")
    guard width >= 14 else { return }
    add(
      text: Self.letter(of: phase), x: x + width / 2, y: y + 11, size: 11, anchor: "middle",
      colour: phase == .yellow || phase == nil ? "#222222" : "#ffffff")
  }

  private static func letter(of phase: Phase?) -> String {
    switch phase {
    case .green: "G"
    case .yellow: "Y"
    case .red: "R"
    case .overtime: "+"
    case nil: "–"
    }
  }

  private static func colour(of phase: Phase?) -> String {
    switch phase {
    case .green: "#1f7a3d"
    case .yellow: "#ffd23f"
    case .red: "#d62828"
    case .overtime: "#5a0f14"
    case nil: "#d9d9d9"
    }
  }

  // MARK: Texts

  private mutating func add(
    text: String, x: Int, y line: Int? = nil, size: Int, isBold: Bool = false,
    anchor: String = "start", colour: String = "#222222"
  ) {
    let weight = isBold ? " font-weight=\"bold\"" : ""
    write(
      "<text x=\"\(x)\" y=\"\(line ?? y)\" font-size=\"\(size)\"\(weight) "
        + "text-anchor=\"\(anchor)\" fill=\"\(colour)\">\(escapedForXML(text))</text>")
  }
}
