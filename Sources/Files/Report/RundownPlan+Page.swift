import SpeechAnnouncement
import StageRenderer
import TimerEngine

// The plan as a page that a browser prints.
extension RundownPlan {
  /// The page, in large letters for a door.
  ///
  /// It has no script, and fits A4 and Letter. Items that are left out are not on it.
  package var page: String {
    let title = escapedForXML(name.isEmpty ? language.phrases.headings.rundown : name)
    let date = [day.map(language.phrases.date), zone].compactMap { $0 }.joined(separator: ", ")
    return """
      <!DOCTYPE html>
      <html lang="\(language.code)">
      <head><meta charset="utf-8"><title>\(title)</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <style>
      \(Self.style)\(zones.count > 1 ? "\n" + Self.styleOfZones : "")
      </style></head>
      <body><h1>\(title)</h1>\(date.isEmpty ? "" : "\n<p>\(escapedForXML(date))</p>")
      <table>\(zones.isEmpty ? "" : "\n" + heads)
      <tbody>
      \(rows.filter { !$0.isSkipped }.map(html).joined(separator: "\n"))
      </tbody></table>
      </body></html>
      """
  }

  /// Letters of 24 points: their capitals are 6 mm high, which is easy to read from 0.95 m (ISO
  /// 9241-303: 22 minutes of arc).
  private static let style = """
    @page { margin: 15mm; }
    body { font: 24pt/1.25 sans-serif; color: #000000; background: #ffffff; margin: 1em; }
    @media print { body { margin: 0; } }
    h1 { font-size: 1.5em; line-height: 1.1; margin: 0 0 0.2em; }
    p { margin: 0 0 0.8em; }
    table { border-collapse: collapse; width: 100%; }
    tr { break-inside: avoid; border-top: 1pt solid #767676; }
    th, td { padding: 0.25em 0.8em 0.25em 0; text-align: left; vertical-align: top; }
    th { white-space: nowrap; }
    thead th { font-size: 0.6em; }
    td { width: 100%; overflow-wrap: anywhere; }
    small { display: block; font-size: 0.7em; }
    .break { background: #e8e8e8; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    """

  /// With several zones, letters are smaller to leave room for titles.
  private static let styleOfZones = "body { font-size: 18pt; } th { font-size: 0.75em; }"

  private var heads: String {
    let names = zones.map { "<th scope=\"col\">\(escapedForXML($0))</th>" }.joined()
    return "<thead><tr>\(names)<td></td></tr></thead>"
  }

  private func html(_ row: Row) -> String {
    let times = row.spans.map { span in
      "<th scope=\"row\">\(span.replacing("-", with: "–"))</th>"
    }
    let remarks = [row.planned, row.hardEnd, row.warning].filter { !$0.isEmpty }
    let small =
      [remarks.joined(separator: language.phrases.comma), row.zone].filter { !$0.isEmpty }
      + row.notes
    return "<tr\(row.isBreak ? " class=\"break\"" : "")>\(times.joined())"
      + "<td>\(escapedForXML(row.title))"
      + small.map { "<small>\(escapedForXML($0))</small>" }.joined() + "</td></tr>"
  }
}
