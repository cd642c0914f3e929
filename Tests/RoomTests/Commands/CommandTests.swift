import SpeechAnnouncement
import Testing
import TimerEngine

@testable import Room

struct CommandTests {
  @Test(
    arguments: [
      ("start", .start), ("stop", .stop), ("toggle", .toggle), ("add 1m", .add(60)),
      ("add 1:30", .add(90)), ("take 30s", .add(-30)), ("take 0:05", .add(-5)),
      ("add 0s", .add(0)), ("set 12:00", .set(to: 720)), ("set 5m", .set(to: 300)),
      ("set green", .assign(.green)), ("set Yellow", .assign(.yellow)), ("set red", .assign(.red)),
      ("preset 2", .preset("2")), ("preset ted", .preset("ted")),
      ("preset TED talk", .preset("TED talk")),
      ("green", .go(.green)), ("yellow", .go(.yellow)), ("red", .go(.red)), ("reset", .reset),
      ("next", .nextSegment), ("previous", .previousSegment),
      ("until 14:15", .until(51_300)), ("until 2:15pm", .until(51_300)), ("backdate", .backdate),
      ("store 3", .store(3)), ("remove 9", .remove(9)),
      ("message", .showMessage(nil, seconds: nil)),
      ("message Questions, please", .showMessage("Questions, please", seconds: nil)),
      (
        "message --for 15s Please come to an end",
        .showMessage("Please come to an end", seconds: 15)
      ),
      ("message -- --for ever", .showMessage("--for ever", seconds: nil)),
      ("message Two  blanks", .showMessage("Two  blanks", seconds: nil)),
      ("message a\u{1b}[31mb", .showMessage("a\u{fffd}[31mb", seconds: nil)),
      // Of a long text the beginning counts.
      (
        "title #3 " + String(repeating: "a", count: 201),
        .name(.title, String(repeating: "a", count: 200), handle: 3)
      ),
      (
        "insert 5m " + String(repeating: "a", count: 201),
        .insert(300, String(repeating: "a", count: 200))
      ),
      ("clear", .clear), ("blackout on", .setBlackout(true)), ("blackout OFF", .setBlackout(false)),
      ("flash", .flash), ("undo", .undo), ("time", .time), ("help", .help), ("quit", .quit),
      ("layout", .layout), ("theme", .theme), ("announcements", .announcing), ("lock", .lock),
      ("clock", .timeOfDay), ("operator", .operatorView), ("identify", .identify),
      ("displays", .displays), ("events", .events),
      // Capitals.
      ("START", .start), ("Stop", .stop), ("Add 1m", .add(60)), ("PRESET Ted", .preset("Ted")),
      // Blanks around, between, and the end of a line that another system writes.
      ("  start", .start), ("start  ", .start), ("\tquit\t", .quit), ("start\r", .start),
      ("start\r\n", .start), ("add \t 1m \r", .add(60)), ("preset   ted  \r", .preset("ted")),
      ("preset Demo  day", .preset("Demo  day")),
      // Nothing.
      ("", nil), (" ", nil), ("\r", nil), (" \t \r\n", nil),
    ] as [(String, Command?)])
  func aLineHasItsCommand(line: String, command: Command?) throws {
    #expect(try Command(line: line) == command)
  }

  @Test(arguments: [
    ("starts", "starts"), ("begin", "begin"), ("1", "1"), ("add1m", "add1m"),
    ("  begins  5 \r", "begins  5"), ("-start", "-start"), ("ｓｔａｒｔ", "ｓｔａｒｔ"), ("s", "s"),
    ("?", "?"), ("start;", "start;"),
  ])
  func anUnknownCommandIsRefused(line: String, text: String) {
    #expect(throws: CommandError.noCommand(text)) { try Command(line: line) }
  }

  /// A command says what must follow it, with an example that is a command.
  @Test(
    arguments: [
      ("start now", "start", .nothing, "start"), ("quit q", "quit", .nothing, "quit"),
      ("undo 2", "undo", .nothing, "undo"), ("add", "add", .time, "add 1m"),
      ("take ", "take", .time, "take 30s"), ("add 5", "add", .time, "add 5m"),
      // So many minutes would be refused.
      ("shorten 0", "shorten", .time, "shorten 15m"),
      ("shorten #3 1440", "shorten", .time, "shorten 15m"),
      ("insert 0 Tea", "insert", .time, "insert 5m Announcements"),
      ("message --for 0 Now", "message --for", .time, "message --for 15s Please come to an end"),
      ("message --for 5 Now", "message --for", .time, "message --for 5s Please come to an end"),
      ("questions 0", "questions", .time, "questions 5m"),
      ("questions 0m", "questions", .time, "questions 5m"),
      ("set 12", "set", .time, "set 12m"), ("set", "set", .time, "set 12:00"),
      ("preset", "preset", .preset, "preset 3"), ("until", "until", .timeOfDay, "until 14:15"),
      ("until 25:00", "until", .timeOfDay, "until 14:15"), ("store", "store", .slot, "store 3"),
      ("store 10", "store", .slot, "store 3"), ("remove x", "remove", .slot, "remove 3"),
      ("blackout", "blackout", .choice(["on", "off"]), "blackout on"),
      ("blackout maybe", "blackout", .choice(["on", "off"]), "blackout on"),
      (
        "message --for 15s", "message --for", .time, "message --for 15s Please come to an end"
      ),
      (
        "message --for 0s Now", "message --for", .time, "message --for 15s Please come to an end"
      ),
    ] as [(String, String, CommandNeed, String)])
  func aCommandSaysWhatItNeeds(
    line: String, name: String, need: CommandNeed, example: String
  ) throws {
    #expect(throws: CommandError.needs(name, need, example: example)) { try Command(line: line) }
    #expect(try Command(line: example) != nil)
  }

  @Test(arguments: [
    ("add soon", "soon", TimeError.Problem.invalidTime), ("add -1m", "-1m", .invalidTime),
    ("take +30s", "+30s", .invalidTime), ("add 1 m", "1 m", .invalidTime),
    ("add 1M", "1M", .invalidTime),
    ("add 5:61", "5:61", .sixtyOrMore), ("take 24h", "24h", .tooLong),
    ("add 1m 30s\r", "1m 30s", .invalidTime), ("set purple", "purple", .invalidTime),
  ])
  func anInvalidTimeIsRefused(line: String, text: String, problem: TimeError.Problem) {
    #expect(throws: CommandError.invalidTime(TimeError(text: text, problem: problem))) {
      try Command(line: line)
    }
  }

  @Test func eachExampleIsACommand() throws {
    #expect(Command.forms.map(\.name) == CommandName.allCases)
    for form in Command.forms { #expect(try Command(line: form.example) != nil, "\(form.example)") }
  }

  /// Clients may send all commands but the operator's own, and one that only a desk carries out.
  @Test(arguments: Command.forms.map(\.example))
  func clientsMaySendAllButTheOperatorsOwn(example: String) throws {
    let command = try #require(try Command(line: example))
    let name = try #require(Command.forms.first { $0.example == example }?.name)
    let isForClients = !command.traits.contains(.isOperators) && command != .takeOver
    #expect(Command.namesForClients.contains(name) == isForClients)
  }

  /// The clock reads each command back from its line; a desk carries out `help` and `quit` itself.
  @Test(
    arguments: Command.forms.filter {
      $0.isForClients && $0.name != .help && $0.name != .quit
    }.map(\.example))
  func aDeskSendsEachCommandAsALine(example: String) throws {
    let command = try #require(try Command(line: example))
    let line = try #require(command.deskLine)
    #expect(Command(deskLine: line) == command, "\(line)")
  }

  /// The commands with an argument, as the help of clients lists them.
  @Test func aUsageSaysWhatFollowsAName() {
    let usages = Command.synopsesForClients.filter { $0.contains(" ") }
    #expect(
      usages == [
        "add TIME", "take TIME", "set TIME|green|yellow|red", "preset SLOT|NAME",
        "until TIME-OF-DAY", "questions [TIME]", "go ITEM", "skip [ITEM]",
        "move ITEM before|after ITEM", "title [#N] TEXT", "speaker [#N] TEXT",
        "shorten [#N] TIME", "insert TIME [TITLE]", "catch up", "store SLOT", "remove SLOT",
        "message [TEXT]", "blackout on|off", "help [COMMAND]",
      ])
  }

  /// What was typed, and what may become of it.
  @Test(
    arguments: [
      ("st", ["start", "stop", "store "]), ("ST", ["start", "stop", "store "]), ("quit", ["quit"]),
      ("x", []), ("set ", ["set green", "set yellow", "set red"]), ("set y", ["set yellow"]),
      ("blackout o", ["blackout on", "blackout off"]), ("preset t", ["preset TED talk"]),
      ("preset TED T", ["preset TED talk"]), ("add ", []), ("message ", ["message --for "]),
      ("catch ", ["catch up"]), ("take ", []), ("beside c", ["beside clock"]), ("bogus ", []),
      ("hand ", ["hand over"]),
    ] as [(String, [String])])
  func aLineIsCompleted(line: String, completions: [String]) {
    #expect(
      Command.completions(of: line, presets: ["TED talk", "Lightning talk"]) == completions)
  }
}
