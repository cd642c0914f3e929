import Testing
import TimerTestSupport

@testable import Platform

/// What clocks of other places show, without the C library, which knows only one zone at a time.
struct ZoneTests {
  @Test(
    arguments: [
      ("Europe/Vienna", [(-2_208_988_800, 3600), (0, 3600)]),
      ("Europe/Vienna", [(1_774_745_999, 3600), (1_774_746_000, 7200)]),
      ("Europe/Vienna", [(1_792_889_999, 7200), (1_792_890_000, 3600)]),
      ("Europe/Vienna", [(4_102_444_800, 3600), (32_503_680_000, 3600)]),
      ("America/New_York", [(1_772_953_199, -18_000), (1_772_953_200, -14_400)]),
      ("America/New_York", [(1_793_512_799, -14_400), (1_793_512_800, -18_000)]),
      // Its summer is the usual time, and its winter is an hour behind it.
      ("Europe/Dublin", [(1_774_745_999, 0), (1_774_746_000, 3600)]),
      // The clocks are changed on the evening before.
      ("America/Nuuk", [(1_774_745_999, -7200), (1_774_746_000, -3600), (1_792_890_000, -7200)]),
      // By half an hour.
      ("Australia/Lord_Howe", [(1_775_314_799, 39_600), (1_775_314_800, 37_800)]),
      ("Asia/Kathmandu", [(1_800_000_000, 20_700)]),
      ("America/Sao_Paulo", [(1_518_000_000, -7200), (1_800_000_000, -10_800)]),
      ("Antarctica/Troll", [(1_785_000_000, 7200), (1_800_000_000, 0)]),
      ("Pacific/Kiritimati", [(1_800_000_000, 50_400)]), ("Etc/GMT+12", [(0, -43_200)]),
      ("UTC", [(0, 0), (1_800_000_000, 0)]),
    ] as [(String, [(Int, Int)])])
  func aZoneIsAsTheSystemDescribesIt(zone: String, offsets: [(moment: Int, offset: Int)]) {
    #expect(WallClock.zoneOffsets(in: zone, at: offsets.map(\.moment)) == offsets.map(\.offset))
  }

  @Test(arguments: ["", "Europe/Wien", "/etc/passwd", "../zoneinfo/UTC", "Europe", "tzdata.zi"])
  func anythingElseIsNoZone(name: String) {
    #expect(WallClock.zoneOffsets(in: name, at: [0]) == nil)
  }

  /// The zone of the process is known to both.
  @Test func theProcessHasTheSameTime() throws {
    let bytes = try FileSystem.read("/etc/localtime")
    let zone = try #require(ZoneFile(bytes))
    for moment in stride(from: 0, to: 3_000_000_000, by: 10_000_019) {
      #expect(zone.offset(at: moment) == WallClock.zoneOffset(at: moment))
    }
  }

  // MARK: Rules

  /// Seconds since the beginning of 2026 in UTC, and the offset from there on.
  private static let rules: [(rule: String, changes: [(second: Int, offset: Int)])] = [
    ("UTC0", [(0, 0)]), ("<+0545>-5:45", [(0, 20_700)]), ("<-0930>9:30", [(0, -34_200)]),
    ("CET-1CEST,M3.5.0,M10.5.0/3", [(0, 3600), (7_520_400, 7200), (25_664_400, 3600)]),
    // With the usual time of a change, 2:00, and another lead than an hour.
    ("A0B-2,M3.5.0,M10.5.0", [(0, 0), (7_524_000, 7200), (25_660_800, 0)]),
    // The year begins in summer.
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", [(0, 39_600), (8_092_800, 36_000), (23_817_600, 39_600)]),
    // The first of March is day 60 of every year, or day 59 of one without a leap day.
    ("A0B,J60/0,J61/0", [(0, 0), (5_097_600, 3600), (5_180_400, 0)]),
    ("A0B,59/0,60/0", [(0, 0), (5_097_600, 3600), (5_180_400, 0)]),
    // Summer all year.
    ("XXX3EDT4,0/0,J365/23", [(0, -14_400), (20_000_000, -14_400)]),
  ]

  @Test(arguments: rules)
  func aRuleHoldsEachYear(rule: String, changes: [(second: Int, offset: Int)]) throws {
    let zone = try #require(ZoneRule(rule.utf8))
    let year = 1_767_225_600
    for (index, change) in changes.enumerated() {
      #expect(zone.offset(at: year + change.second) == change.offset)
      guard index > 0 else { continue }
      #expect(zone.offset(at: year + change.second - 1) == changes[index - 1].offset)
    }
  }

  @Test func aLeapDayMovesTheDaysBehindIt() throws {
    let second = 1_835_481_600  // 2028-03-01 0:00
    let common = try #require(ZoneRule("A0B,J60/0,J61/0".utf8))
    #expect(common.offset(at: second - 1) == 0 && common.offset(at: second) == 3600)
    let counted = try #require(ZoneRule("A0B,59/0,60/0".utf8))
    #expect(counted.offset(at: second - 86_400) == 3600 && counted.offset(at: second) == 0)
  }

  @Test(
    arguments: [
      "", "CET", "-1", "CET-1CEST,", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0",
      "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,J0,J1", "<CET-1",
      "CET-1CEST,M3.5.0,M10.5.0/", "CET-1CEST,M3.5.0,M10.5.0x", "CET-99999", "CET-1:",
    ])
  func anythingElseIsNoRule(text: String) { #expect(ZoneRule(text.utf8) == nil) }

  @Test(arguments: [Int.min, -1 << 60, 1 << 60, Int.max])
  func anyMomentHasAnOffset(moment: Int) {
    #expect(
      WallClock.zoneOffsets(in: "Europe/Vienna", at: [moment]).map { abs($0[0]) } ?? 0 <= 7200)
  }

  // MARK: Broken files

  @Test func aFileThatIsCutOffOrChangedIsNoDanger() throws {
    let path = "/usr/share/zoneinfo/Europe/Vienna"
    let bytes = try FileSystem.read(path)
    for count in 0..<bytes.count { _ = ZoneFile(Array(bytes.prefix(count)))?.offset(at: 0) }
    var random = SplitMix64(seed: 7)
    for _ in 0..<2000 {
      var changed = bytes
      for _ in 0..<random.below(4) + 1 {
        changed[random.below(changed.count)] = UInt8(random.below(256))
      }
      _ = ZoneFile(changed)?.offset(at: random.below(4_000_000_000))
    }
  }
}
