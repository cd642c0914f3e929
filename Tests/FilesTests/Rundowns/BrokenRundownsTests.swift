import Files
import Testing
import TimerEngine

/// Broken rundowns as people write them, and the message that each gets.
///
/// In each text a `^` stands before the place of the message.
struct BrokenRundownsTests {
  typealias Row = (text: String, message: String)

  private static let presets = PresetList(BundledPresets.all)

  private func messages(_ text: some Sequence<UInt8>) -> [String] {
    let file = RundownFile(Array(text), path: "f", presets: Self.presets, now: 1_796_371_200)
    #expect(file.problems.allSatisfy { !$0.expected.isEmpty })
    return file.problems.map(\.description)
  }

  @Test(arguments: joined([items, entries, files]))
  func eachGetsItsMessage(text: String, message: String) {
    let before = text.prefix { $0 != "^" }.split(separator: "\n", omittingEmptySubsequences: false)
    let place = "f:\(before.count):\((before.last?.count ?? 0) + 1)"
    let messages = messages(text.replacing("^", with: "").utf8)
    #expect(messages == ["\(place): \(message)"])
    // No longer than three lines of a terminal.
    #expect(messages.allSatisfy { $0.count <= 240 })
  }

  @Test func allAreToldInTheFilesOrder() {
    let text = Self.begin + "    - {talk: 20m, start: noon, min: short}\n    - {brake: 5m}\n"
    #expect(
      messages(text.utf8) == [
        "f:6:26: start 'noon' is not a valid time of day, \(Self.timeOfDay)",
        "f:6:37: min 'short' is not a valid time, \(Expected.time)",
        "f:7:8: unknown key 'brake' in an item, expected 'break', or \(Self.keys)",
      ])
  }

  @Test func aRundownIsUTF8() {
    let bytes = (Self.head + "    - {talk: 20m, title: caf").utf8 + [0xe9] + "}\n".utf8
    #expect(messages(bytes) == ["f:7:29: byte 0xe9 is not valid UTF-8, expected text in UTF-8"])
  }

  // MARK: What is expected

  private static let timeOfDay = "expected a time of day such as 14:15, or 2026-12-05 14:15"
  private static let day = "expected a day such as 2026-12-04"
  private static let zone = "expected a name such as Europe/Vienna or America/New_York"
  private static let talk =
    "expected a name that 'speakerclock presets list' shows, or a time such as 20m"
  private static let list = "expected a list such as '- {talk: 20m, title: Engines, start: 9:00}'"
  private static let mapping =
    "expected a mapping such as 'rundown: {date: 2026-12-04, items: [{talk: 20m, start: 9:00}]}'"
  private static let keys =
    "one of id, talk, break, title, speaker, start, ends, min, zone, note, call, after, auto, skip"
  private static let later = "expected a later time, or the date as well, such as"
  private static let severalLines =
    "has a control character or more than one line, expected one line of text"

  // MARK: Items

  private static let begin =
    "rundown:\n  name: Friday\n  date: 2026-12-04\n  zone: Europe/Vienna\n  items:\n"
  private static let head = begin + "    - {talk: 20m, title: Engines, start: 9:00}\n"

  /// An item behind another one.
  private static let items: [Row] = joined([
    rows("{talk: 20m, start: VALUE}", "start", "is not a valid time of day, \(timeOfDay)") {
      ["25:00", "9:60", "9", "noon", #""""#, "Fri 9:30", "2026-12-32 9:00", "9:30+01:00"]
    },
    rows("{talk: 20m, ends: VALUE}", "ends", "is not a valid time of day, \(timeOfDay)") {
      ["24:00", "20m", "late", #""""#]
    },
    rows("{talk: 20m, min: VALUE}", "min", "is not a valid time, \(Expected.time)") {
      ["50%", "short"]
    },
    rows("{talk: 20m, min: VALUE}", "min", "is empty, \(Expected.time)") { [#""""#] },
    rows("{talk: 20m, zone: VALUE}", "zone", "is not known on this machine, \(zone)") {
      ["utc+1", "Atlantis/Main"]
    },
    rows("{break: VALUE}", "break", "is not a valid time, \(Expected.time)") { ["lunch"] },
    rows("{break: VALUE}", "break", "is too short, \(Expected.longerTime)") { ["0"] },
    rows("{break: VALUE}", "break", "is too long, \(Expected.time)") { ["30h"] },
    rows("{talk: VALUE}", "talk", "is neither a preset nor a time, \(talk)") {
      ["twenty minutes", #""""#, "TED tlak"]
    },
    rows("{talk: VALUE}", "talk", "is too short, \(Expected.longerTime)") { ["0m", #""0""#] },
    rows("{talk: VALUE}", "talk", "is too long, \(Expected.time)") { ["25h"] },
    rows("{talk: VALUE}", "talk", "is not a valid time, \(Expected.time)") { ["1.5h"] },
    otherItems,
  ]).map { item, message in ("\(head)    - \(item)\n", message) }

  private static func joined(_ rows: [[Row]]) -> [Row] { rows.flatMap { $0 } }

  /// Rows of one key, with the values and what the message says of each.
  private static func rows(
    _ text: String, _ key: String, _ what: String, _ values: () -> [String]
  ) -> [Row] {
    values().map { value in
      let said = value.replacing("\"", with: "")
      return (text.replacing("VALUE", with: "^" + value), "\(key) '\(said)' \(what)")
    }
  }

  private static let otherItems: [Row] = [
    ("{talk: 20m, start: ^8:30}", "start is earlier than 9:00, \(later) '2026-12-05 8:30'"),
    (
      "{talk: 20m, start: ^21:01}",
      """
      start is more than twelve hours after 9:00, expected an earlier time, or the date as well, \
      such as '2026-12-04 21:01'
      """
    ),
    (
      "{talk: 20m, start: ^2026-12-03 9:00}",
      "start is before that of the previous item, expected the items in order"
    ),
    (
      "{talk: 20m, start: ^2027-03-01 9:00}",
      """
      2027-03-01 is too far from the rundown's date, 2026-12-04, expected a day within four weeks \
      of it
      """
    ),
    ("{talk: 20m, start: ^[9:30]}", "start is a list, \(timeOfDay)"),
    (
      "{talk: 20m, start: 9:30, ends: ^8:30}",
      "ends is earlier than 9:30, \(later) '2026-12-05 8:30'"
    ),
    (
      "{talk: 20m, start: 9:30, ends: ^9:30}",
      "ends is earlier than 9:30, \(later) '2026-12-05 9:30'"
    ),
    ("{talk: 20m, start: 9:30, ends: ^2026-12-06 9:00}", tooFarEnd),
    ("{talk: 20m, start: 9:30, ends: ^2026-12-04 9:00}", tooFarEnd),
    ("{talk: 20m, min: ^25m}", "min 25:00 is longer than the item, expected a time up to 20:00"),
    ("{break: 15m, min: ^20m}", "min 20:00 is longer than the item, expected a time up to 15:00"),
    ("{break: ^{duration: 5m}}", "break is a mapping, expected a time such as 15m"),
    ("{break^:}", "invalid YAML: while scanning a plain scalar from line 7: \(colon)"),
    ("{^brake: 15m}", "unknown key 'brake' in an item, expected 'break', or \(keys)"),
    ("{^tlak: 20m}", "unknown key 'tlak' in an item, expected 'talk', or \(keys)"),
    (
      "{talk: 20m, ^speeker: Ada}",
      "unknown key 'speeker' in an item, expected 'speaker', or \(keys)"
    ),
    ("{talk: 20m, ^room: A}", "unknown key 'room' in an item, expected \(keys)"),
    (
      "talk: 20m\n      title: Engines^: a history",
      """
      invalid YAML: mapping values are not allowed in this context, expected quotation marks \
      around a text with ': ' in it, and keys that belong together in one column
      """
    ),
    (#"{talk: 20m, title: ^"a\u0007b"}"#, "title \(severalLines)"),
    (#"{talk: 20m, note: ^"a\nb"}"#, "note \(severalLines)"),
    ("{talk: 20m, title: ^[a]}", "title is a list, expected text"),
    ("{talk: 20m, id: ^[1]}", "id is a list, expected text"),
    ("{talk: 20m, speaker: ^{name: Ada}}", "speaker is a mapping, expected text"),
    ("{talk: 20m, title: ^\(long(501))}", "title has 501 characters, expected at most 500"),
    ("{talk: 20m, speaker: ^\(long(501))}", "speaker has 501 characters, expected at most 500"),
    (#"{talk: 20m, id: ^""}"#, "id is empty or too long, expected 1 to 100 characters"),
    ("{talk: 20m, id: ^\(long(101))}", "id is empty or too long, expected 1 to 100 characters"),
    ("{talk: 20m, auto: ^yes}", "auto 'yes' is not valid, expected true or false"),
    ("{talk: 20m, skip: ^yes}", "skip 'yes' is not valid, expected true or false"),
    ("^[20m]", "an item is a list, expected entries such as 'id: ...'"),
    ("^Coffee", "an item is 'Coffee', expected entries such as 'id: ...'"),
    (
      "^{title: Coffee}",
      "'talk' or 'break' is missing, expected one of them, such as 'talk: 20m'"
    ),
    ("{talk: ^20m, break: 5m}", "an item is both a talk and a break, expected one of them"),
    ("{talk: ^[20m]}", "talk is a list, expected a preset's name or a time"),
    (
      "{talk: ^toastmasters}",
      """
      talk 'toastmasters' matches 12 presets, expected one of them, such as Toastmasters 5–7, \
      Toastmasters Ice Breaker, Toastmasters Table Topics
      """
    ),
    ("{talk: {segments: ^[]}}", "there are 0 segments, expected 1 to 100 of them"),
    ("{talk: {duration: 5:00, ^lenght: 5}}", "unknown key 'lenght' in a preset, \(Expected.keys)"),
    ("{talk: ^{yellow: 2:00}}", "'duration' is missing, expected a time such as 18:00"),
    (
      "{talk: {duration: 5:00, yellow: ^6:00}}",
      """
      yellow '6:00' is longer than the duration (5:00), expected a remaining time from 0:00 to 5:00
      """
    ),
  ]

  private static let tooFarEnd =
    "ends is before the start of the item, or more than a day later, "
    + "expected a time after the start"
  private static let colon = "found unexpected ':', \(mapping)"

  private static func long(_ count: Int) -> String { String(repeating: "ü", count: count) }

  // MARK: Rundowns

  /// An entry above a sound item.
  private static let entries: [Row] = joined([
    rows("date: VALUE", "date", "is not a valid day, \(day)") {
      [
        "1969-12-31", "Friday", "2026-13-01", "2026-02-30", "12/04/2026", "2026-12-04 9:00",
        "2026-12-4",
      ]
    },
    rows("zone: VALUE", "zone", "is not known on this machine, \(zone)") {
      [
        "Europe", "../../etc/passwd", "/usr/share/zoneinfo/UTC", "CEST", #""""#, "+01:00",
        "Europe/Wien",
      ]
    },
    [
      ("date:^", "date '' is not a valid day, \(day)"),
      ("zone: ^[Europe/Vienna]", "zone is a list, \(zone)"),
      ("name: ^[a, b]", "name is a list, expected text"),
      ("name: ^|\n    a\n    b", "name \(severalLines)"),
      ("^room: Main", "unknown key 'room' in rundown, expected one of name, date, zone, items"),
    ],
  ]).map { entry, message in
    ("rundown:\n  \(entry)\n  items:\n    - {talk: 20m, title: Engines, start: 9:00}\n", message)
  }

  private static let noStart =
    "is given, but the first item has no start, expected 'start' in the first item as well"

  private static let tooMany = String(repeating: "    - {talk: 1m}\n", count: 500)

  /// Whole files.
  private static let files: [Row] = [
    ("^- talk: 20m\n", "the file is a list, expected entries such as 'rundown: ...'"),
    ("^Friday morning\n", "the file is 'Friday morning', expected entries such as 'rundown: ...'"),
    ("^\n", "there is no rundown, expected 'rundown:' and below it the items"),
    ("^# Friday\n", "there is no rundown, expected 'rundown:' and below it the items"),
    (
      "^presets:\n  - {name: A, duration: 5m}\n",
      "unknown key 'presets' in the file, expected rundown"
    ),
    ("^rundwon:\n  items: []\n", "unknown key 'rundwon' in the file, expected rundown"),
    ("rundown:^\n", "rundown is empty, expected entries such as 'name: ...'"),
    ("rundown:\n  ^- {talk: 20m}\n", "rundown is a list, expected entries such as 'name: ...'"),
    ("rundown:\n  ^name: Friday\n", "'items' is missing, \(list)"),
    ("rundown:\n  items:^\n", "items is empty, \(list)"),
    ("rundown:\n  items: ^{talk: 20m}\n", "items is a mapping, \(list)"),
    ("rundown:\n  items: ^none\n", "items is 'none', \(list)"),
    (
      "rundown:\n  ^itmes:\n    - {talk: 20m}\n",
      "unknown key 'itmes' in rundown, expected 'items', or one of name, date, zone, items"
    ),
    ("rundown:\n  items: ^[]\n", "there are 0 items, expected 1 to 500 of them"),
    (
      "\(begin)    ^- {talk: 20m, start: 9:00}\n\(tooMany)",
      "there are 501 items, expected 1 to 500 of them"
    ),
    (
      "\(begin)    - {talk: 20m}\n    - {talk: 20m, ends: ^9:30}\n",
      "'ends' \(noStart)"
    ),
    (
      "\(begin)    - {talk: 20m}\n    - {talk: 20m, start: ^9:30}\n",
      "'start' \(noStart)"
    ),
    (
      "\(begin)    - {id: k1, talk: 20m, start: 9:00}\n    - {id: ^k1, talk: 20m}\n",
      "id 'k1' is given twice, first on line 6, expected a different id"
    ),
    (
      "\(begin)    - {^talk: 20m, talk: 15m, start: 9:00}\n",
      "'talk' is given more than once, expected it only once"
    ),
    ("\(head)    -^\n", "an item is empty, expected entries such as 'id: ...'"),
    (
      "\(begin)    - &a {talk: 20m, start: 9:00}\n    - ^*a\n",
      "there is an alias, expected the value itself"
    ),
    (
      "\(begin)    - {talk: 20m\n^",
      """
      invalid YAML: while parsing a flow mapping from line 6: did not find expected ',' or '}', \
      expected a comma, or the '}' that ends the entries
      """
    ),
    (
      "\(begin)    - {talk: 20m, title: \"Engines}\n^",
      """
      invalid YAML: while scanning a quoted scalar from line 6: found unexpected end of stream, \
      expected a quotation mark where the text ends
      """
    ),
    (
      "rundown:\n^\titems: []\n",
      """
      invalid YAML: while scanning for the next token from line 2: found character that cannot \
      start any token, expected spaces instead of the tab
      """
    ),
    (
      "\(head)^---\nrundown:\n",
      """
      invalid YAML: expected a single document in the stream but found another document, \
      \(mapping)
      """
    ),
    (
      "rundown: \(String(repeating: "[", count: 63))^\(String(repeating: "[", count: 9))\n",
      "this is nested too deeply, \(mapping)"
    ),
  ]
}
