import SpeechAnnouncement
import StageRenderer
import TimerEngine

// The report as a page that a browser shows and prints.
extension TalkReport {
  /// Writes a table for each day, room and rundown, the totals, and the picture.
  func writePage(to write: @escaping (String) -> Void) {
    write("<!DOCTYPE html>")
    write("<html lang=\"\(phrases.code)\">")
    write("<head><meta charset=\"utf-8\"><title>\(escapedForXML(title))</title>")
    write("<style>\(Self.style)</style></head>")
    write("<body><h1>\(escapedForXML(title))</h1>")
    for group in groups {
      write("<h2>\(escapedForXML(group.heading))</h2>")
      write("<table><thead>\(Self.row(pageHeadings, in: "th"))</thead><tbody>")
      for row in group.rows { write(Self.row(cells(of: row), isHeld: row.isHeld && !row.isTest)) }
      write("</tbody></table>")
    }
    writeSpeakers(to: write)
    for sentence in summary { write("<p>\(escapedForXML(sentence))</p>") }
    if !rows.isEmpty { writePicture(hasSummary: false, to: write) }
    write("</body></html>")
  }

  private static let style = """
    body { font-family: sans-serif; color: #222222; margin: 2em; } \
    table { border-collapse: collapse; margin-bottom: 2em; } \
    th, td { padding: 0.3em 0.6em; text-align: right; border-bottom: 1px solid #cccccc; \
    white-space: nowrap; } \
    td:nth-child(6), th:nth-child(6) { text-align: left; white-space: normal; } \
    .speakers td:first-child, .speakers th:first-child { text-align: left; } \
    .not-held { color: #6b6b6b; font-style: italic; } \
    tr, svg { break-inside: avoid; } svg { max-width: 100%; height: auto; }
    """

  /// Writes the speakers' times, if there are any that the other tables do not have.
  private func writeSpeakers(to write: (String) -> Void) {
    guard !speakers.isEmpty else { return }
    write("<table class=\"speakers\"><thead>\(Self.row(speakerHeadings, in: "th"))</thead><tbody>")
    for speaker in speakers { write(Self.row(cells(of: speaker))) }
    write("</tbody></table>")
  }

  private var pageHeadings: [String] {
    [
      words.due, words.until, words.start, words.end, words.late, words.talk, words.planned,
      words.actual, words.added, words.over,
    ]
  }

  private func cells(of row: ReportedTalk) -> [String] {
    let texts = ReportRow(row, in: self)
    let end = row.isHeld ? timeOfDay(row.end, of: row) : ""
    return [
      texts.due, timeOfDay(row.plannedEnd?.nearestMinute, of: row), texts.start, end, texts.late,
      texts.name + texts.remark, texts.planned, texts.actual, texts.added, texts.over,
    ]
  }

  private static func row(_ cells: [String], in tag: String = "td", isHeld: Bool = true) -> String {
    let scope = tag == "th" ? " scope=\"col\"" : ""
    let columns = cells.map { "<\(tag)\(scope)>\(escapedForXML($0))</\(tag)>" }.joined()
    return "<tr\(isHeld ? "" : " class=\"not-held\"")>\(columns)</tr>"
  }
}
