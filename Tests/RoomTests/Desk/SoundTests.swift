import SpeechAnnouncement
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

struct SoundTests {
  @Test func aTalkIsSaidAndSounded() {
    var session = Session(90, yellow: 60, red: 12, settings: Settings.sounding())
    session.press(" ")
    session.pass(seconds: 151)
    #expect(
      session.said == [
        "0 Start. 1 minute 30 seconds.", "30 Yellow. 1 minute remaining.",
        "78 Red. 12 seconds remaining.", "90 Time is up.", "150 1 minute over.",
      ])
    #expect(
      session.tones == (80...89).map { "\($0) beep" } + ["90 zero"])
    #expect(session.bells.isEmpty)
  }

  @Test func thereIsRoomUntilTheNextTone() {
    var session = Session(80, yellow: 60, red: 12, settings: Settings.sounding())
    session.press(" ")
    session.pass(seconds: 141)
    // At 1:20 none comes within a minute; at 1:00, at 0:12, at 0:00 and after it.
    #expect(session.rooms == [nil, .seconds(50), .seconds(2), nil, nil])
  }

  @Test func aRehearsalHasLessRoom() {
    var session = Session(80, yellow: 60, red: 30, settings: Settings.sounding(speed: 10))
    session.press(" ")
    session.pass(seconds: 55)
    #expect(session.rooms == [nil, .seconds(5), .seconds(2)])
  }

  @Test func aLateUtteranceSaysByHowMuch() {
    var session = Session(90, yellow: 60, red: 12, settings: Settings.sounding())
    session.press(" ")
    session.sleep(.milliseconds(31_250))
    #expect(session.utterances.map(\.late) == [.zero, .milliseconds(1_250)])
  }

  /// What the hand changes while something may be said of it.
  @Test(arguments: [" ", "+", "]", "11", "gg", "yy", "u"])
  func outdatedUtterancesAreSilenced(keys: String) {
    var session = Session(90, yellow: 60, red: 12, settings: Settings.sounding())
    session.press(" ")
    session.pass(seconds: 30)
    for key in keys {
      session.pass(.milliseconds(600))
      session.press(String(key))
    }
    if keys == "u" {
      session.pass(.milliseconds(600))
      session.press("u")
    }
    session.pass(.milliseconds(250))
    #expect(session.events.last == .silence)
    #expect(session.events.count(where: { $0 == .silence }) == 1)
  }

  @Test(arguments: ["l", "t", "?", "G"])
  func commandsThatDoNotChangeTheClockSilenceNothing(key: String) {
    var session = Session(90, yellow: 60, red: 12, settings: Settings.sounding())
    session.press(" ")
    session.pass(seconds: 30)
    session.press(key)
    #expect(!session.events.contains(.silence))
  }

  @Test func theTextsOfATalkArePreparedWhenItStarts() {
    var session = Session(90, yellow: 60, red: 12, settings: Settings.sounding())
    #expect(session.prepared.isEmpty)
    session.press(" ")
    let texts = [
      "Start. 1 minute 30 seconds.", "Yellow. 1 minute remaining.", "Yellow.",
      "Red. 12 seconds remaining.", "Red.", "Time is up.", "1 minute over.", "2 minutes over.",
      "3 minutes over.", "4 minutes over.", "5 minutes over.",
    ]
    #expect(session.prepared == [texts])
    session.pass(seconds: 1)
    session.press("+")
    #expect(session.prepared.count == 1)
    session.press("1")
    session.pass(seconds: 1)
    session.press("1")
    session.pass(seconds: 1)
    session.press(" ")
    #expect(session.prepared.count == 2)
  }

  @Test(
    arguments: [
      (Announcing.off, false, [], 0), (.off, true, [], 0), (.print, false, [], 0),
      (.print, true, [], 5), (.speak, false, [], 0), (.speak, true, ["30 yellow", "70 red"], 0),
    ])
  func yellowAndRedMayHaveTones(
    announcing: Announcing, isOn: Bool, tones: [String], rings: Int
  ) {
    var session = Session(
      90, yellow: 60, red: 20, settings: Settings.sounding(announcing, phaseTones: isOn))
    session.press(" ")
    session.pass(seconds: 75)
    #expect(session.tones == tones)
    #expect(session.bells.count == rings)
  }

  /// A green that begins later, as in a speech that counts up, is no warning.
  @Test(arguments: [Announcing.speak, .print])
  func greenHasNoTone(announcing: Announcing) {
    let marks = [(20, Phase.green), (40, .yellow), (60, .red)].map { Mark(at: $0, .phase($1)) }
    let speech = Segment(length: 90, counts: .up, opening: nil, marks: marks)
    var session = Session(
      of: Preset(Format(segments: [speech])),
      settings: Settings.sounding(announcing, phaseTones: true))
    session.press(" ")
    session.pass(seconds: 75)
    let isSpoken = announcing == .speak
    #expect(session.tones == (isSpoken ? ["40 yellow", "60 red"] : []))
    #expect(session.bells.count == (isSpoken ? 0 : 5))
  }

  @Test(arguments: [
    (Tone.beep, [0]), (.yellow, [0, 250]), (.red, [0, 250, 500]), (.zero, [0, 250, 500]),
  ])
  func theBellRingsForAToneThatNobodyHears(tone: Tone, rings: [Int]) {
    var session = Session(90, settings: Settings.sounding())
    session.handle(.voice(.unheard(tone)))
    session.pass(seconds: 2)
    #expect(session.bells == rings.map(Duration.milliseconds))
  }

  @Test func whereNothingIsAnnouncedNoToneIsMadeUpFor() {
    var session = Session(90, settings: Settings.sounding(.off))
    session.handle(.voice(.unheard(.zero)))
    session.pass(seconds: 2)
    #expect(session.bells.isEmpty)
  }

  @Test func aVoiceThatFailsIsTold() {
    var session = Session(90, settings: Settings.sounding())
    session.handle(.voice(.failed(.engine("x", .status(1), next: "y"))))
    #expect(session.status() == "Voice x failed twice: it exited with status 1; y is used instead")
    session.pass(seconds: 10)
    #expect(session.status().hasPrefix("READY"))
  }

  @Test func vGoesThroughTheChannelsAndSaysSo() {
    var session = Session(90, settings: Settings.sounding(.print))
    var seen: [String] = []
    for _ in 1...4 {
      session.press("v")
      seen.append(session.status())
    }
    #expect(
      seen == ["speak", "off", "print", "speak"].map { "Announcements: \($0)" })
    #expect(session.events == [.silence])
  }

  @Test(arguments: [(Announcing.print, "vv"), (.speak, "v")])
  func offCutsTheBellShort(announcing: Announcing, keys: String) {
    var session = Session(90, settings: Settings.sounding(announcing))
    session.handle(.voice(.unheard(.zero)))
    session.press(keys)
    session.pass(seconds: 1)
    #expect(session.bells == [.zero])
  }

  /// Where one follows by itself, the tone of zero tells it, unless the end is hidden.
  @Test(arguments: [(Overtime.count, ["60 zero"]), (.hide, [])])
  func theNextSegmentSounds(overtime: Overtime, tones: [String]) {
    var segments = [Segment(length: 60, atEnd: .next), Segment(length: 30)]
    segments[0].cueRules?.beeps = 0
    var session = Session(
      of: Preset(Format(name: "", segments: segments), overtime: overtime),
      settings: Settings.sounding())
    session.press(" ")
    session.pass(seconds: 61)
    #expect(session.tones == tones)
  }
}
