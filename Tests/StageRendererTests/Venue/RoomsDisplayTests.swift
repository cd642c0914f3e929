import SpeechAnnouncement
import Testing
import TimerEngine
import TimerTestSupport

@testable import StageRenderer

/// The overview of several rooms, as pictures, and what must be true at every size.
struct RoomsDisplayTests {
  private static let moment = Moment(.start, timeOfDay: .seconds(36_600), wallClock: .zero)

  private static func talk(
    _ title: String, _ run: TalkSnapshot.Run, of seconds: Int = 1080
  ) -> Scene {
    let preset = Preset(
      Format(
        name: "TED talk",
        segments: [
          Segment(name: "", length: seconds, thresholds: PhaseThresholds.proportional(to: seconds))
        ]), title: title)
    let stage = StageSnapshot(TalkSnapshot(preset, run: run))
    return Scene(stage, at: moment, in: Size(columns: 1, rows: 1), Capabilities())
  }

  private static func running(_ title: String, _ seconds: Int, of length: Int = 1080) -> Scene {
    talk(title, .running(deadline: .start + .seconds(seconds), since: .start), of: length)
  }

  /// Ten rooms in all states that a room can be in.
  static let rooms: [RoomTile] = {
    var far = running("Far away", 300)
    far.isApproximate = true
    return [
      RoomTile("atrium", .online, running("Engines, by Ada Lovelace", 754)),
      RoomTile("cellar", .online, running("Compilers", 125)),
      RoomTile("garden", .online, running("Nets", 42)),
      RoomTile("hall", .online, running("Sketches on the foundations of everything", -83)),
      RoomTile("library", .online, talk("", .ready(1080))),
      RoomTile("lobby", .online, talk("Logic", .paused(remaining: .seconds(611)))),
      RoomTile("north", .silent("0:21"), running("Waves", 500)),
      RoomTile("south", .offline, running("Light", 400)),
      RoomTile("tower", .online, far), RoomTile("workshop", .offline, nil),
    ]
  }()

  private static func canvas(
    _ rooms: [RoomTile], _ size: Size, _ glyphs: Look.Glyphs = .ascii, saying words: [String] = [],
    _ language: Language = .english
  ) -> Canvas {
    var look = Look()
    (look.glyphs, look.theme) = (glyphs, .phase)
    var capabilities = Capabilities()
    if glyphs == .ascii { capabilities.colours = 0 }
    let scene = RoomsScene(
      rooms, saying: words, at: moment.timeOfDay, in: size, capabilities, look, language)
    var display = RoomsDisplay()
    return display.frame(of: scene).canvas
  }

  @Test(arguments: ["20x12", "80x24", "200x50"])
  func tenRooms(size: String) {
    let lines = Self.canvas(Self.rooms, Size(size)).lines
    #expect(difference(lines, fromStored: "rooms-\(size)") == nil)
  }

  @Test(arguments: [Look.Glyphs.blocks, .solid])
  func inColours(glyphs: Look.Glyphs) {
    let lines = Self.canvas(Self.rooms, Size(columns: 80, rows: 24), glyphs).colouredLines
    #expect(difference(lines, fromStored: "rooms-80x24-\(glyphs)") == nil)
  }

  @Test func inJapanese() throws {
    let japanese = try #require(Language(code: "ja"))
    let lines = Self.canvas(Self.rooms, Size("80x24"), saying: ["x"], japanese).lines
    #expect(difference(lines, fromStored: "rooms-80x24-ja") == nil)
  }

  /// Twenty rooms of a conference: one late, one in overtime, one lost, one that has ended for
  /// today, and one whose speaker is told something.
  private static let conference: [RoomTile] = (1...20).map { number in
    let name = "Room \(number)"
    var stage = running("Talk \(number)", number == 7 ? -65 : 100 * number).stage
    stage.rundown = StageRundown(
      line: "", next: "Grace Hopper", nextTime: "10:\(20 + number)",
      lateBy: [4: 245, 9: 30, 12: -130][number] ?? 0)
    if number == 15 { stage.message = "Lunch is late" }
    let scene = Scene(stage, at: moment, in: Size(columns: 1, rows: 1), Capabilities())
    return switch number {
    case 11: RoomTile(name, .offline, scene)
    case 18: RoomTile(name, .offline, nil)
    default: RoomTile(name, .online, scene)
    }
  }

  @Test(arguments: ["40x12", "80x24", "200x50"])
  func whatNeedsAttentionIsFirst(size: String) {
    let lines = Self.canvas(Self.conference, Size(size)).lines
    #expect(difference(lines, fromStored: "rooms-day-\(size)") == nil)
  }

  /// Digits have the form that they have at the clock.
  @Test(arguments: [(5940, false, "99:00"), (5940, true, "1:39:00"), (7200, false, "2:00:00")])
  func hoursAreThoseOfTheClock(seconds: Int, hasHours: Bool, time: String) {
    var stage = Self.running("", seconds, of: 7200).stage
    stage.hasHours = hasHours
    let scene = Scene(
      stage, at: Self.moment, in: Size(columns: 1, rows: 1), Capabilities())
    let rooms = (1...10).map { RoomTile("room\($0)", .online, scene) }
    let lines = Self.canvas(rooms, Size("20x12")).lines
    #expect(lines.first?.hasPrefix("room1 ") == true)
    #expect(lines.first?.split(separator: " ").contains(Substring(time)) == true, "\(lines)")
  }

  @Test func withoutRoomsItSaysSo() {
    let lines = Self.canvas([], Size("40x6"), saying: ["Waiting for rooms"]).lines
    #expect(lines.last == "Waiting for rooms                  10:10")
  }

  /// Whatever the size, what is shown of a time is the whole of it, and no room covers another.
  @Test func noTimeIsCut() {
    let times: Set = [
      "12:34", "02:05", "00:42", "18:00", "10:11", "08:20", "06:40", "05:00", "1:23", "0:21",
      "10:10",
    ]
    for columns in sample(Array(stride(from: 1, through: 220, by: 3)), oneOf: 6) {
      for rows in sample(Array(stride(from: 1, through: 60, by: 2)), oneOf: 3) {
        let size = Size(columns: columns, rows: rows)
        let places = RoomGridLayout(10, in: size, hasSubcellEdges: false).places
        let areApart = places.indices.allSatisfy { index in
          let place = places[index]
          return place.columns.upperBound <= columns && place.rows.upperBound <= rows
            && places[..<index].allSatisfy { other in
              !place.columns.overlaps(other.columns) || !place.rows.overlaps(other.rows)
            }
        }
        #expect(areApart, "\(size)")
        for line in Self.canvas(Self.rooms, size).lines {
          #expect(times.isSuperset(of: line.times), "\(size): \(line)")
        }
      }
    }
  }

  /// Rooms for which there is no place are counted.
  @Test func whatDoesNotFitIsCounted() {
    let lines = Self.canvas(Self.rooms, Size("20x6")).lines
    #expect(lines.last?.hasPrefix("5 more") == true)
  }

  /// The title is beside the name, shortened if necessary, if at least eight columns are left for
  /// it.
  @Test(
    arguments: [
      (34, "atrium  4:05 late ────────  GREEN"), (35, "atrium  4:05 late  Engines…  GREEN"),
    ])
  func aTitleNeedsEightColumns(columns: Int, expected: String) {
    var stage = Self.running("Engines, by Ada Lovelace", 754).stage
    stage.rundown = StageRundown(line: "", lateBy: 245)
    let scene = Scene(stage, at: Self.moment, in: Size("1x1"), Capabilities())
    let rooms = [RoomTile("atrium", .online, scene)]
    #expect(Self.canvas(rooms, Size(columns: columns, rows: 5)).lines.first == expected)
  }

  /// The rule behind the name of a room without a talk ends at the edge.
  @Test func aRoomWithoutATalkHasOnlyItsName() {
    let lines = Self.canvas([RoomTile("hall", .online, nil)], Size("40x6")).lines
    #expect(lines.first == "hall " + String(repeating: "─", count: 35))
  }

  @Test(
    arguments: [
      (0, "room1   05:00  GREEN  Talk 1                  room6   05:00  GREEN  Talk 6"),
      (4, "room5   05:00  GREEN  Talk 5                  room10  05:00  GREEN  Talk 10"),
    ])
  func timesAreAlignedInColumnsWhereThereIsRoom(row: Int, expected: String) {
    let rooms = (1...10).map {
      RoomTile("room\($0)", .online, Self.running("Talk \($0)", 300))
    }
    #expect(Self.canvas(rooms, Size("90x6")).lines[row] == expected)
  }

  /// A talk that ends right now is not over yet.
  @Test(arguments: [(0, ["hall", "cellar"]), (-1, ["cellar", "hall"])])
  func aRoomInOvertimeComesFirst(left: Int, names: [String]) {
    let rooms = [
      RoomTile("hall", .online, Self.running("", 100)),
      RoomTile("cellar", .online, Self.running("", left)),
    ]
    #expect(RoomTile.ordered(rooms).map(\.name) == names)
  }

  /// Screen readers follow the cursor.
  @Test func theCursorRestsOnTheLastRow() {
    #expect(Self.canvas([], Size("80x24")).cursor == Position(column: 0, row: 23))
  }

  @Test(arguments: ["80x0", "0x24", "0x0"])
  func aScreenOfNoSizeIsEmpty(size: String) {
    #expect(Self.canvas(Self.rooms, Size(size)).cells.isEmpty)
  }
}
