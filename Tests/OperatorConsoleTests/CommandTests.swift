import Testing
import TimerEngine

@testable import OperatorConsole

struct CommandTests {
  @Test(
    arguments: [
      ("start", .start), ("stop", .stop), ("green", .back), ("time", .time), ("undo", .undo),
      ("help", .help), ("quit", .quit), ("add 1m", .add(60)), ("add 90", .add(5400)),
      ("add 1:30", .add(90)), ("take 30s", .add(-30)), ("take 0:05", .add(-5)),
      ("add 0s", .add(0)), ("preset 2", .preset("2")), ("preset ted", .preset("ted")),
      ("preset TED talk", .preset("TED talk")), ("preset", .preset("")),
      // Capitals.
      ("START", .start), ("Stop", .stop), ("Add 1m", .add(60)), ("PRESET Ted", .preset("Ted")),
      // Blanks around, between, and the end of a line that another system writes.
      ("  start", .start), ("start  ", .start), ("\tquit\t", .quit), ("start\r", .start),
      ("start\r\n", .start), ("add \t 1m \r", .add(60)), ("preset   ted  \r", .preset("ted")),
      ("preset Demo  day", .preset("Demo  day")), ("preset \r", .preset("")),
      // Nothing.
      ("", nil), (" ", nil), ("\r", nil), (" \t \r\n", nil),
    ] as [(String, Command?)])
  func aLineHasItsCommand(line: String, command: Command?) throws {
    #expect(try Command(line: line) == command)
  }

  @Test(arguments: [
    ("starts", "starts"), ("begin", "begin"), ("1", "1"), ("start now", "start now"),
    ("  stop  5 \r", "stop  5"), ("quit q", "quit q"), ("help me", "help me"),
    ("time 5:00", "time 5:00"), ("undo 2", "undo 2"), ("green 5", "green 5"), ("add1m", "add1m"),
    ("-start", "-start"), ("ｓｔａｒｔ", "ｓｔａｒｔ"), ("s", "s"), ("?", "?"), ("start;", "start;"),
  ])
  func whatIsNoCommandIsRefused(line: String, text: String) {
    #expect(throws: CommandError.noCommand(text)) { try Command(line: line) }
  }

  @Test(arguments: [
    ("add", "", TimeError.Problem.empty), ("take ", "", .empty), ("add soon", "soon", .noTime),
    ("add -1m", "-1m", .noTime), ("take +30s", "+30s", .noTime), ("add 1 m", "1 m", .noTime),
    ("add 1M", "1M", .noTime), ("add 5:61", "5:61", .sixtyOrMore), ("take 24h", "24h", .tooLong),
    ("add 1m 30s\r", "1m 30s", .noTime),
  ])
  func whatIsNoTimeIsRefused(line: String, text: String, problem: TimeError.Problem) {
    #expect(throws: CommandError.noTime(TimeError(text: text, problem: problem))) {
      try Command(line: line)
    }
  }

  @Test func eachFormThatIsListedIsACommand() throws {
    for form in Command.lineForms { #expect(try Command(line: form) != nil, "\(form)") }
  }
}
