import TimerEngine

/// A file of another program in the place of a programme to import, or of a rundown.
package enum ForeignFile: Hashable, Sendable {
  case excel, openDocument, numbers, oldOffice, word, archive, pdf, richText, xml, html
  case ontime, sessionizeList, sessionizeSpeakers, pretalxList, pretalxPages
  case presets
  /// A rundown in the place of a programme.
  case rundown
  /// A programme in the place of a rundown.
  case table, calendar, schedule

  /// Finds out what a file is by its bytes; `nil` if nothing tells it from a programme to import.
  package init?(programme bytes: [UInt8]) {
    guard let kind = Self.binary(bytes) ?? Self.text(bytes) else { return nil }
    guard ![.table, .calendar, .schedule].contains(kind) else { return nil }
    self = kind
  }

  /// Finds out what a file is by its bytes and its name; `nil` if nothing tells it from a rundown.
  package init?(rundown bytes: [UInt8], path: String) {
    let kind = Self.binary(bytes) ?? Self.text(bytes)
    let name = path.lowercased()
    guard let kind = kind ?? ([".csv", ".tsv"].contains(where: name.hasSuffix) ? .table : nil),
      kind != .rundown, kind != .presets
    else { return nil }
    self = kind
  }

  private static func binary(_ bytes: [UInt8]) -> ForeignFile? {
    func has(_ text: String) -> Bool { bytes.firstRange(of: Array(text.utf8)) != nil }
    if bytes.starts(with: [0xd0, 0xcf, 0x11, 0xe0]) { return .oldOffice }
    if bytes.starts(with: "%PDF".utf8) { return .pdf }
    guard bytes.starts(with: "PK\u{3}\u{4}".utf8) else { return nil }
    if has("opendocument.spreadsheet") { return .openDocument }
    if has("xl/w") { return .excel }
    if has("word/") || has("opendocument.text") { return .word }
    return has("Index/") ? .numbers : .archive
  }

  private static func text(_ bytes: [UInt8]) -> ForeignFile? {
    let top = bytes.prefix(4096).filter { $0 != 0 && $0 < 0x80 }
    let lines = String(decoding: top, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.drop(while: \.isWhitespace).lowercased() }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") && $0 != "---" }
    guard let first = lines.first else { return nil }
    if first.hasPrefix("rundown:") { return .rundown }
    if first.hasPrefix("presets:") { return .presets }
    if first.hasPrefix("{\\rtf") { return .richText }
    if first.hasPrefix("<!doctype html") || first.hasPrefix("<html") { return .html }
    if first.hasPrefix("<") { return .xml }
    if first.hasPrefix("begin:vcalendar") { return .calendar }
    if first.hasPrefix("{") || first.hasPrefix("[") { return json(bytes) }
    let isMapping = first.contains(": ") || first.last == ":" || first.hasPrefix("-")
    let isTable = lines.count > 1 && first.contains { ";,\t".contains($0) }
    return isTable && !isMapping ? .table : nil
  }

  private static func json(_ bytes: [UInt8]) -> ForeignFile? {
    let (keys, isList) = keys(of: bytes)
    func has(_ names: String...) -> Bool { names.allSatisfy(keys.contains) }
    if isList {
      if has("groupName", "sessions") { return .sessionizeList }
      if has("firstName", "lastName", "fullName") { return .sessionizeSpeakers }
      if has("ID"), !keys.isDisjoint(with: ["Speaker names", "Session type", "Proposal title"]) {
        return .pretalxList
      }
      return has("rooms") ? .schedule : nil
    }
    if has("project"), has("rundown") || has("rundowns") { return .ontime }
    if has("count", "results") { return .pretalxPages }
    if has("rundown") { return .rundown }
    return has("schedule") || has("sessions") ? .schedule : nil
  }

  /// The names of the fields of the outermost object, or of the first object in a list.
  private static func keys(of bytes: [UInt8]) -> (keys: Set<String>, isList: Bool) {
    var reader = JSONFields(Array(bytes.withoutByteOrderMark))
    let isList = reader.peek() == UInt8(ascii: "[")
    var keys: Set<String> = []
    do throws(JSONScanner.Fault) {
      if isList {
        try reader.list { reader, index throws(JSONScanner.Fault) in
          guard index == 0, reader.peek() == UInt8(ascii: "{") else { return try reader.skip() }
          try reader.object { reader, key throws(JSONScanner.Fault) in
            keys.insert(key)
            try reader.skip()
          }
        }
      } else {
        try reader.object { reader, key throws(JSONScanner.Fault) in
          keys.insert(key)
          try reader.skip()
        }
      }
    } catch {
      // What was read so far tells enough.
    }
    return (keys, isList)
  }

  /// What the file is.
  package var what: String {
    switch self {
    case .excel: "this is an Excel workbook"
    case .openDocument: "this is a LibreOffice workbook"
    case .numbers: "this is a Numbers workbook"
    case .oldOffice: "this is a workbook or a document of an old Office"
    case .word: "this is a text document"
    case .archive: "this is a zip archive"
    case .pdf: "this is a PDF"
    case .richText: "this is a document in rich text"
    case .xml: "this is XML"
    case .html: "this is a web page"
    case .ontime: "this is a project of Ontime"
    case .sessionizeList: "this is Sessionize's view Sessions"
    case .sessionizeSpeakers: "this is Sessionize's view Speakers"
    case .pretalxList: "this is pretalx's list of sessions in JSON"
    case .pretalxPages: "this is an answer of pretalx's API"
    case .presets: "this is a file of presets"
    case .rundown: "this is a rundown already"
    case .table: "this is a table"
    case .calendar: "this is a calendar"
    case .schedule: "this is a schedule of another program"
    }
  }

  /// What was expected in the place of the file, with the next command.
  package func expected(for file: String) -> String {
    let stem = Self.stem(of: file)
    let table = "speakerclock rundown import \((stem + ".csv").asArgument)"
    switch self {
    case .excel: return "a table: save the sheet as 'CSV UTF-8', then: \(table)"
    case .openDocument: return "a table: save the sheet as 'Text CSV' in UTF-8, then: \(table)"
    case .numbers: return "a table: export it as CSV, then: \(table)"
    case .oldOffice, .archive:
      return "a table: open it in a spreadsheet and save the sheet as CSV UTF-8, then: \(table)"
    case .word, .pdf, .richText:
      return
        "a table: copy the programme into a spreadsheet and save that as CSV UTF-8, then: \(table)"
    case .xml:
      return "the schedule.json of the same site, then: speakerclock rundown import schedule.json"
    case .html:
      return "a table, a schedule or a calendar: a page to sign in may have come in its place"
    case .ontime: return "its table: export the rundown as CSV in Ontime, then: \(table)"
    case .sessionizeList, .sessionizeSpeakers:
      return
        "the view GridSmart or All of the same address, then: speakerclock rundown import program.json"
    case .pretalxList, .pretalxPages:
      return "pretalx's schedule.json or its CSV, then: speakerclock rundown import schedule.json"
    case .presets: return "a programme; presets are listed by: speakerclock presets list"
    case .rundown:
      return
        "a programme of another program; run this file with: speakerclock --rundown \(file.asArgument)"
    case .table, .calendar, .schedule:
      return
        "a rundown, which this command makes of it: speakerclock rundown import \(file.asArgument) "
        + "--into \((stem + ".yaml").asArgument)"
    }
  }

  private static func stem(of file: String) -> String {
    guard !file.isEmpty, file != "standard input", !file.hasPrefix("/dev/") else { return "talks" }
    let folder = file.lastIndex(of: "/").map { file[...$0] } ?? ""
    let name = file.dropFirst(folder.count)
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return String(folder + (stem.isEmpty ? name : stem))
  }
}
