import TerminalCanvas
import TimerEngine
import UserFiles

// The report as a picture that a browser shows and a printer prints.
extension TalkReport {
  /// Writes the planned and the actual time of each talk as two bars, phase by phase, and the totals.
  func writePicture(to write: @escaping (String) -> Void) {
    let groups = groups
    // The height comes first in the file, so the picture is drawn once more to learn it: as a whole it
    // would take two kilobytes of memory for each talk.
    var measured = ReportPicture(of: talks) { _ in }
    measured.draw(groups, summary)
    measured.openPicture(writingTo: write)
    var picture = ReportPicture(of: talks, writingTo: write)
    picture.draw(groups, summary)
    write("</svg>")
  }
}

/// The picture of a report, from top to bottom.
///
/// It is for paper too: the ground is white, and each phase has a letter beside its colour.
private struct ReportPicture {
  private static let width = 900
  private static let margin = 30
  private static let barStart = 100
  private static let barWidth = 770

  private let longest: Int
  private let write: (String) -> Void
  private var y = 0

  init(of talks: [ReportedTalk], writingTo write: @escaping (String) -> Void) {
    self.write = write
    longest = max(
      60_000, talks.map { max($0.net, $0.planned, $0.phases.map(\.actual).reduce(0, +)) }.max() ?? 0
    )
  }

  /// Writes what is before all parts, in the height of what was drawn.
  func openPicture(writingTo write: (String) -> Void) {
    let height = y + Self.margin
    write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Self.width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(Self.width) \(height)\" font-family=\"sans-serif\" role=\"img\">")
    write("<title>Talks: planned and actual</title>")
    write("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>")
  }

  mutating func draw(_ groups: [TalkReport.Group], _ summary: [String]) {
    addTitle()
    for group in groups {
      addHeading(group.heading)
      for (talk, time) in group.talks { add(talk, time: time) }
    }
    for sentence in summary {
      y += 20
      add(text: sentence, x: Self.margin, size: 14)
    }
  }

  // MARK: Parts

  private mutating func addTitle() {
    y = Self.margin + 12
    add(text: "Talks: planned and actual", x: Self.margin, size: 20, isBold: true)
    y += 26
    var x = Self.margin
    for (phase, name) in Self.names {
      addPiece(phase, x: x, width: 18, y: y - 12)
      add(text: name, x: x + 24, size: 13)
      x += 110
    }
    y += 8
  }

  private static let names: [(Phase?, String)] = [
    (.green, "green"), (.yellow, "yellow"), (.red, "red"), (.overtime, "overtime"),
    (nil, "no lamp"),
  ]

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

  private mutating func add(_ talk: ReportedTalk, time: String) {
    y += 20
    add(text: time, x: Self.margin, size: 13)
    let result = Self.result(of: talk)
    add(text: talk.name.printable.shortened(to: 70) + talk.remark, x: Self.barStart, size: 13)
    add(text: result, x: Self.barStart + Self.barWidth, size: 13, anchor: "end")
    y += 6
    addBar("planned", talk.phases.map { ($0.phase, $0.planned) }, orWhole: talk.planned)
    addBar("actual", talk.phases.map { ($0.phase, $0.actual) }, orWhole: talk.net)
  }

  /// The result in figures: `18:42 of 18:00, 0:42 over`.
  private static func result(of talk: ReportedTalk) -> String {
    let parts = [
      "\(talk.net.asTime) of \(talk.planned.asTime)",
      talk.added == 0 ? nil : "\(talk.added.asSignedTime) by hand",
      talk.over == 0 ? nil : "\(talk.over.asTime) over",
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  /// A bar of phases; a talk whose phases are not known has one piece.
  private mutating func addBar(_ name: String, _ pieces: [(Phase?, Int)], orWhole whole: Int) {
    add(text: name, x: Self.barStart - 8, y: y + 11, size: 11, anchor: "end", colour: "#555555")
    var time = 0
    for (phase, length) in pieces.isEmpty ? [(nil, whole)] : pieces where length > 0 {
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
