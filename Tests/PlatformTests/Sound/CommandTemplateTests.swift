import Testing

@testable import Platform

struct CommandTemplateTests {
  @Test(
    arguments: [
      ("say {text}", ["say", "It's; $(rm) \"5\""]),
      ("  piper\t--text={text}  ", ["piper", "--text=It's; $(rm) \"5\""]),
      ("x -l {language} '{text}'", ["x", "-l", "de", "It's; $(rm) \"5\""]),
      ("x \"a b\" 'c \"d\"' {text}", ["x", "a b", "c \"d\"", "It's; $(rm) \"5\""]),
      ("x '' {text}", ["x", "", "It's; $(rm) \"5\""]),
      ("x {language}{text}", ["x", "deIt's; $(rm) \"5\""]),
      ("x {lang} {text} {", ["x", "{lang}", "It's; $(rm) \"5\"", "{"]),
    ])
  func aTextStaysInItsWord(template: String, arguments: [String]) throws {
    let command = try CommandTemplate(template)
    #expect(command.arguments(text: "It's; $(rm) \"5\"", language: "de") == arguments)
  }

  @Test func aTextIsNotATemplate() throws {
    let command = try CommandTemplate("x {text} {language}")
    #expect(
      command.arguments(text: "{language} {text}", language: "{text}")
        == ["x", "{language} {text}", "{text}"])
  }

  @Test(
    arguments: [
      ("", "has no place for the text"),
      ("say", "has no place for the text"),
      ("{text}", "has no place for the text"),
      ("{text} {text}", "has no place for the text"),
      ("say '{text}", "has an unclosed quotation mark"),
      ("say \"{text}'", "has an unclosed quotation mark"),
    ])
  func anInvalidTemplateIsRefused(template: String, wrong: String) throws {
    let error = try #require(throws: CommandTemplateError.self) { try CommandTemplate(template) }
    #expect(
      error.description == "it \(wrong). Expected a command with {text} "
        + "among its arguments, for example: --voice-command 'espeak-ng -v {language} {text}'")
  }
}
