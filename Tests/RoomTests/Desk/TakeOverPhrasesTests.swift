import SpeechAnnouncement
import StageRenderer
import Testing

/// What the operators of a desk and of the clock read when one takes over from the other.
struct TakeOverPhrasesTests {
  private static let codes = Language.all.map(\.code)

  private func phrases(_ code: String) throws -> Phrases {
    try #require(Language(code: code)).phrases
  }

  private static let cost = TakeOverCost(
    age: "0:22", error: "0.1 s", unreachable: "stage, tablet")
  private static let costs = [
    cost, TakeOverCost(age: "0:22", error: nil, unreachable: nil),
    TakeOverCost(age: nil, error: nil, unreachable: "stage"),
    TakeOverCost(age: nil, error: "1.2 s", unreachable: nil, isByTimeOfDay: true),
    TakeOverCost(age: "0:22", error: "0.1 s", unreachable: nil, lacksRundown: true),
  ]
  private static let refusals: [TakeOverRefusal] = [
    .clockIsHere, .nothingKept, .isClock, .failed("disk full"),
    .talksAreHere(command: "speakerclock"),
  ]

  /// All of them, with their forms.
  static func texts(_ phrases: Phrases) -> [[String]] {
    var texts = costs.map { phrases.takeOver("T", $0) }
    texts += [
      [phrases.takesOver(key: "T")], phrases.keptTalks(heard: "0:22", key: "T"),
      phrases.keptTalks(heard: nil, key: "T"),
    ]
    texts += refusals.map { phrases.notTakenOver($0) }
    texts += [
      phrases.hasTakenOver(room: "main"),
      phrases.wasTakenOver(by: "left", at: "20:14", next: .desk, onlyHere: "add 1m, message"),
      phrases.wasTakenOver(by: "left", at: "1:05", next: .desk, onlyHere: nil),
      phrases.wasTakenOver(by: nil, at: nil, next: .ends, onlyHere: "undo"),
      phrases.wasTakenOver(by: "left", at: nil, next: .deskWithoutClock, onlyHere: nil),
      phrases.readyTooLate, phrases.noAnswerToReady("T"),
    ]
    texts += aboutDesk(phrases.quoted("left"), phrases)
    texts += aboutOtherClock("20:00 " + phrases.quoted("Ada"), phrases)
    return texts + [phrases.noDesk(nil), phrases.noDesk(twoDesks(phrases))]
  }

  /// Those about the desk to which the clock is handed over.
  private static func aboutDesk(_ desk: String, _ phrases: Phrases) -> [[String]] {
    [
      phrases.handOver("H", to: desk), phrases.handsOver(to: desk),
      phrases.notHandedOver(to: desk),
    ]
  }

  /// Those of a second clock of a room.
  private static func aboutOtherClock(_ talk: String, _ phrases: Phrases) -> [[String]] {
    [
      phrases.clockIsAlive(handOver: "H"),
      phrases.otherClock(room: "main", key: "d", dropping: talk),
      phrases.startPrivately(phrases.keyNames.space, room: "main"),
      phrases.join(phrases.keyNames.enter, room: "main", dropping: talk),
      phrases.joins(byCommand: ":desk"), phrases.otherClockHasEnded(room: "main"),
      phrases.noOtherClock(room: "main"),
    ]
  }

  private static func twoDesks(_ phrases: Phrases) -> String {
    phrases.quoted("left") + phrases.comma + phrases.quoted("right")
  }

  @Test(arguments: codes)
  func aFormOfEachFitsAScreen(code: String) throws {
    for texts in Self.texts(try phrases(code)) {
      #expect(texts.contains { $0.columns <= 80 }, "\(texts)")
      #expect(texts.last.map { $0.columns <= 40 } == true, "\(texts)")
    }
  }

  @Test(arguments: codes)
  func eachFormIsShorterThanTheOneBefore(code: String) throws {
    for texts in Self.texts(try phrases(code)) {
      #expect(zip(texts, texts.dropFirst()).allSatisfy { $0.columns > $1.columns }, "\(texts)")
    }
  }

  @Test(arguments: codes)
  func eightyColumnsTellAllCosts(code: String) throws {
    let phrases = try phrases(code)
    let text = try #require(phrases.takeOver("T", Self.cost).first { $0.columns <= 80 })
    #expect(text.contains("0:22") && text.contains(/0[.,]1 s/) && text.contains("stage, tablet"))
  }

  /// The shortest forms are left out here: they only have the key.
  @Test(arguments: codes)
  func aMissingRundownIsInEachForm(code: String) throws {
    let phrases = try phrases(code)
    var cost = Self.cost
    cost.lacksRundown = true
    let texts = phrases.takeOver("T", cost).dropLast()
    let without = phrases.takeOver("T", Self.cost).dropLast()
    #expect(texts.count == without.count + 1)
    #expect(zip(texts, without).allSatisfy { $0.columns > $1.columns }, "\(texts)")
    #expect(texts.last.map { $0.columns <= 60 } == true, "\(texts)")
  }

  @Test(arguments: codes)
  func manyDisplaysLeaveTheOtherCosts(code: String) throws {
    let phrases = try phrases(code)
    var cost = Self.cost
    let without = try #require(fitting(phrases.takeOver("T", cost), in: 60))
    cost.unreachable = String(repeating: "display, ", count: 12)
    let text = try #require(fitting(phrases.takeOver("T", cost), in: 80))
    #expect(!text.contains("display,") && text.contains("0:22"))
    #expect(text.columns > without.columns)
  }

  private func fitting(_ texts: [String], in columns: Int) -> String? {
    texts.first { $0.columns <= columns }
  }

  @Test(
    arguments: [
      ("en", "0.1 s"), ("de", "0,1 s"), ("fr", "0,1 s"), ("es", "0,1 s"), ("es-419", "0.1 s"),
      ("it", "0,1 s"), ("pt-BR", "0,1 s"), ("pt-PT", "0,1 s"), ("nl", "0,1 s"), ("ja", "0.1 s"),
    ])
  func theTimeHasTheLanguagesDecimalPoint(code: String, error: String) throws {
    let texts = try phrases(code).takeOver("T", Self.cost)
    #expect(texts[0].contains(error) && texts[1].contains(error))
  }

  @Test(arguments: codes)
  func theSecondQuestionIsAnotherOne(code: String) throws {
    let phrases = try phrases(code)
    var cost = Self.cost
    cost.isByTimeOfDay = true
    #expect(phrases.takeOver("T", cost)[0] != phrases.takeOver("T", Self.cost)[0])
    #expect(phrases.takeOver("T", cost).last == phrases.takeOver("T", Self.cost).last)
  }

  @Test(arguments: codes)
  func eightyColumnsNameTheDesk(code: String) throws {
    let phrases = try phrases(code)
    let desk = phrases.quoted("left")
    for texts in Self.aboutDesk(desk, phrases) {
      #expect(fitting(texts, in: 80)?.contains(desk) == true, "\(texts)")
    }
  }

  @Test(arguments: codes)
  func aLongNameOfADeskIsLeftOut(code: String) throws {
    let phrases = try phrases(code)
    let desk = phrases.quoted(String(repeating: "x", count: 64))
    for texts in Self.aboutDesk(desk, phrases) + [phrases.noDesk(desk)] {
      #expect(texts[0].contains(desk), "\(texts)")
      #expect(texts.last.map { !$0.contains("x") && $0.columns <= 40 } == true, "\(texts)")
    }
  }

  /// On 80 columns a second clock's operator reads what the key does, and what that drops.
  @Test(arguments: codes)
  func eightyColumnsNameTheTalkThatIsDropped(code: String) throws {
    let phrases = try phrases(code)
    for texts in [
      phrases.otherClock(room: "main", key: "d", dropping: "20:00"),
      phrases.join(phrases.keyNames.enter, room: "main", dropping: "20:00"),
    ] {
      #expect(fitting(texts, in: 80)?.contains("20:00") == true, "\(texts)")
    }
    for texts in [
      phrases.startPrivately(phrases.keyNames.space, room: "main"),
      phrases.noOtherClock(room: "main"),
    ] {
      #expect(fitting(texts, in: 80)?.contains("main") == true, "\(texts)")
    }
    let plain = phrases.otherClock(room: "main", command: "speakerclock desk")
    #expect(plain.contains("main") && plain.contains(phrases.quoted("speakerclock desk")))
  }

  @Test(arguments: codes)
  func eachFormOfTheQuestionHasTheKey(code: String) throws {
    let phrases = try phrases(code)
    let texts = phrases.handOver("F12", to: phrases.quoted("left"))
    #expect(texts.allSatisfy { $0.contains("F12") }, "\(texts)")
  }

  @Test(arguments: codes)
  func withoutADeskTheCommandThatStartsOneIsNamed(code: String) throws {
    let phrases = try phrases(code)
    let text = try #require(fitting(phrases.noDesk(nil), in: 80))
    #expect(text.contains(phrases.quoted("speakerclock desk")))
  }

  @Test(arguments: codes)
  func severalDesksAreNamedAndHowToChooseOne(code: String) throws {
    let phrases = try phrases(code)
    let desks = Self.twoDesks(phrases)
    let texts = phrases.noDesk(desks)
    #expect(fitting(texts, in: 80)?.contains(desks) == true, "\(texts)")
    #expect(texts.allSatisfy { $0.contains("hand over") }, "\(texts)")
  }
}
