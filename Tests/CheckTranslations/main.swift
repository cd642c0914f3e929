import Foundation
import SpeechAnnouncement
import TranslationCheck

// Checks the files of words: `make words`. With `say`, writes texts for the comparison with another
// reader of such files.
// usage: CheckTranslations FOLDER [say CODE [BASE]]
let folder = CommandLine.arguments.dropFirst().first ?? "Sources/SpeechAnnouncement/Languages"

func source(_ code: String) throws -> String {
  try String(contentsOfFile: "\(folder)/\(code).ftl", encoding: .utf8)
}

if CommandLine.arguments.dropFirst(2).first == "say" {
  let codes = CommandLine.arguments.dropFirst(3)
  let files = try codes.map { try FluentFile(source($0)) }
  let text = FluentText(files: files, rules: LanguageRules(code: codes.first ?? "en"))
  // A line: the name, then for each variable a tab and name=type:value; lists have U+001F between
  // their texts.
  while let line = readLine() {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    let values = fields.dropFirst().map { field -> (String, FluentValue) in
      let parts = field.split(separator: "=", maxSplits: 1)
      let text = String(parts[1].dropFirst(2))
      let value: FluentValue =
        switch parts[1].first {
        case "n": .number(Int(text) ?? 0)
        case "w": .word(text)
        case "l": .list(text.split(separator: "\u{1f}").map(String.init))
        case "-": .nothing
        default: .text(text)
        }
      return (String(parts[0]), value)
    }
    print(
      (text.text(String(fields[0]), FluentValues(values)) ?? "NOTHING").replacing("\n", with: "\\n")
    )
  }
} else {
  let files = try FileManager.default.contentsOfDirectory(atPath: folder)
  let codes = files.filter { $0.hasSuffix(".ftl") }.map { String($0.dropLast(4)) }.sorted()
  let english = try source("en")
  var problems = TranslationCheck.problemsOfNames(in: english).map { "\(folder)/en.ftl:\($0)" }
  for code in codes {
    let base = try Language.all.first { $0.code == code }?.baseCode.map(source)
    problems += try TranslationCheck.problems(
      in: source(code), code: code, english: english, base: base
    ).map {
      "\(folder)/\(code).ftl:\($0)"
    }
  }
  for problem in problems { print(problem) }
  print("\(codes.count) files of words, problems: \(problems.count)")
  exit(problems.isEmpty ? 0 : 1)
}
