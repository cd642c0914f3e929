import SpeechAnnouncement

/// Checks a file of words against the English one.
///
/// Comments of the English file say what the checks cannot know: `# Variables: $by (command, key),
/// $now (or none)` names the variables of a message with the words that choose variants, and `#
/// Columns: 34` how wide the shortest form may be. `# Em: 8` says that for a page, and `# Em: 6 a
/// word` where a line may break. `# Letters: A b C` names the only letters that it may have. In
/// another language, `# Without: $time` says that a variable is left out on purpose.
package struct TranslationCheck {
  let english: TranslationFile
  let file: TranslationFile
  let rules: LanguageRules
  /// Whether the file is that of a region, which has only messages that differ.
  private let isRegion: Bool
  private var problems: [TranslationProblem] = []

  /// What is wrong with the file of a language, by line.
  ///
  /// `base` is the file of the language, if this is that of a region.
  package static func problems(
    in text: String, code: String, english: String, base: String? = nil
  ) -> [TranslationProblem] {
    let file: TranslationFile
    do throws(TranslationProblem) { file = try TranslationFile(text) } catch { return [error] }
    guard let english = try? TranslationFile(english) else { return [] }
    let inherited = base.flatMap { try? TranslationFile($0) }
    var check = TranslationCheck(
      english: english, file: file, rules: LanguageRules(code: code), isRegion: base != nil)
    check.compareNames()
    check.compareForms()
    if code != "en", base == nil { check.findEnglish() }
    for name in file.names { check.check(name, base: inherited) }
    return check.problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// What is wrong with the names of the English file, which those in Swift must be.
  package static func problemsOfNames(in english: String) -> [TranslationProblem] {
    guard let file = try? TranslationFile(english) else { return [] }
    let declared = Set(Message.allCases.map(\.name))
    let written = file.messages
    return written.filter { !declared.contains($0.id) }.map {
      TranslationProblem(
        $0.line, 1, "\($0.id) is not in Message.swift. Add it there, or remove it here.")
    }
      + Message.allCases.filter { message in !written.contains { $0.id == message.name } }.map {
        TranslationProblem(1, 1, "\($0.name) is missing, which Message.swift names. Add it here.")
      }
  }

  private init(
    english: TranslationFile, file: TranslationFile, rules: LanguageRules, isRegion: Bool
  ) {
    (self.english, self.file, self.rules, self.isRegion) = (english, file, rules, isRegion)
  }

  mutating func report(_ line: Int, _ column: Int, _ text: String) {
    problems.append(TranslationProblem(line, column, text))
  }

  // MARK: Names

  private mutating func compareNames() {
    let order = Dictionary(uniqueKeysWithValues: english.messages.enumerated().map { ($1.id, $0) })
    var last = (place: -1, id: "")
    for (id, line) in file.messages {
      guard let place = order[id] else {
        report(
          line, 1, "there is no message \(id)\(nearest(to: id)). Remove it, or correct its name.")
        continue
      }
      if place < last.place {
        report(line, 1, "\(id) stands behind \(last.id). Keep the order of en.ftl.")
      } else {
        last = (place, id)
      }
    }
    guard !isRegion else { return }
    let own = Set(file.messages.map(\.id))
    for (id, _) in english.messages where !own.contains(id) {
      let before = english.messages.prefix { $0.id != id }.last { own.contains($0.id) }
      let line = before.flatMap { place in file.messages.first { $0.id == place.id } }?.line ?? 1
      report(
        line, 1,
        "\(id) is missing\(before.map { " behind \($0.id)" } ?? ""). Translate it from en.ftl.")
    }
  }

  /// The message whose name is nearly the same.
  private func nearest(to id: String) -> String {
    let near = english.messages.map(\.id).first {
      abs($0.count - id.count) < 2 && Set($0) == Set(id) || $0.hasPrefix(id)
    }
    return near.map { " (is it \($0)?)" } ?? ""
  }

  /// Finds texts of two words or more that are those of the English file: they were copied.
  private mutating func findEnglish() {
    for name in file.names {
      let full = name.id + name.form
      let texts = [file, english].map { file in
        Self.texts(of: (try? file.source.pattern(full)) ?? [])
      }
      guard texts[0] == texts[1], texts[0].contains(where: \.hasSeveralWords) else { continue }
      report(name.line, name.column, "\(full) is still English. Translate it.")
    }
  }

  /// What a pattern says without its variables, and then what each of its variants says.
  static func texts(of pattern: FluentPattern) -> [String] {
    var (own, variants) = ("", [String]())
    for part in pattern {
      switch part {
      case .text(let text): own += text
      case .select(_, let parts, _): variants += parts.flatMap { texts(of: $0.pattern) }
      default: own += " "
      }
    }
    return [own] + variants
  }

  // MARK: Forms

  private static let forms = ["", ".short", ".shorter", ".shortest", ".spoken"]

  /// Forms stand in their order, the longest first.
  private mutating func compareForms() {
    for (before, name) in zip(file.names, file.names.dropFirst()) where before.id == name.id {
      guard let first = Self.forms.firstIndex(of: before.form),
        let second = Self.forms.firstIndex(of: name.form), second < first
      else { continue }
      report(
        name.line, name.column,
        "\(name.id)\(name.form) stands behind \(before.form). Put the longer form first.")
    }
  }

  private mutating func check(_ name: TranslationFile.Name, base: TranslationFile?) {
    guard let comment = english.comments[name.id] else { return }
    let full = name.id + name.form
    if !Self.forms.contains(name.form) {
      report(
        name.line, name.column,
        "\(full): there is no form \(name.form). Use .short, .shorter, .shortest or .spoken.")
    }
    if let place = Self.forms[1...3].firstIndex(of: name.form), place > 1,
      !file.has(name.id + Self.forms[place - 1])
    {
      report(
        name.line, name.column,
        "\(full) stands without \(Self.forms[place - 1]). Call it \(Self.forms[place - 1]).")
    }
    let pattern: FluentPattern
    do throws(FluentError) {
      pattern = try file.source.pattern(full) ?? []
    } catch {
      report(error.line, error.column, "\(full): \(error.problem.words)")
      return
    }
    let before = problems.count
    check(pattern, name, comment, base)
    // An empty text is empty on purpose.
    guard problems.count == before, pattern != [.literal("")] else { return }
    checkVariables(pattern, name, comment, base)
    checkLetters(pattern, name, comment)
    checkWidth(name, comment, base)
  }

  private mutating func check(
    _ pattern: FluentPattern, _ name: TranslationFile.Name, _ comment: TranslationFile.Comment,
    _ base: TranslationFile?
  ) {
    for part in pattern { check(part, name, comment, base) }
  }

  private mutating func check(
    _ part: FluentPart, _ name: TranslationFile.Name, _ comment: TranslationFile.Comment,
    _ base: TranslationFile?
  ) {
    let full = name.id + name.form
    func reportAt(_ needle: String, _ text: String) {
      let (line, column) = file.place(of: needle, from: name.line)
      report(line, column, "\(full): \(text)")
    }
    switch part {
    case .text, .literal, .number: break
    case .variable(let variable):
      if comment.variables[variable] == nil {
        let all = comment.variables.keys.sorted().map { "$" + $0 }.joined(separator: ", ")
        reportAt(
          "$" + variable,
          "there is no variable $\(variable). \(all.isEmpty ? "The message has none." : "It has \(all).")"
        )
      }
    case .message(let other):
      if !file.has(other), base?.has(other) != true {
        reportAt(other, "there is no message \(other) in this file.")
      }
    case .function(let function, let parts, _):
      if !LanguageRules.functions.contains(function) {
        reportAt(
          function,
          "there is no function \(function). There are \(LanguageRules.functions.sorted().joined(separator: ", "))."
        )
      }
      check(parts, name, comment, base)
    case .select(let selector, let variants, let other):
      check(selector, name, comment, base)
      check(variants, other: other, of: selector, name, comment)
      for variant in variants { check(variant.pattern, name, comment, base) }
    }
  }

  private mutating func check(
    _ variants: [FluentPart.Variant], other: Int, of selector: FluentPart,
    _ name: TranslationFile.Name,
    _ comment: TranslationFile.Comment
  ) {
    let full = name.id + name.form
    var seen: Set<String> = []
    for variant in variants where !seen.insert(variant.key).inserted {
      let (line, column) = file.place(of: "[\(variant.key)]", from: file.line(of: variant))
      report(line, column, "\(full): the variant [\(variant.key)] stands twice. Remove one.")
    }
    let categories = Set(rules.categories.map(\.rawValue))
    let words: Set<String>
    let isNumber: Bool
    if case .variable(let variable) = selector {
      words = comment.variables[variable] ?? []
      isNumber = words.isEmpty
    } else {
      (words, isNumber) = ([], true)
    }
    for variant in variants {
      let isRight =
        isNumber
        ? categories.contains(variant.key) || Int(variant.key) != nil : words.contains(variant.key)
      guard !isRight else { continue }
      let right = isNumber ? categories.sorted() : words.sorted()
      let (line, column) = file.place(of: "[\(variant.key)]", from: file.line(of: variant))
      report(
        line, column,
        "\(full): there is no variant [\(variant.key)] here. Use \(right.map { "[\($0)]" }.joined(separator: ", "))\(isNumber ? " or a number" : "")."
      )
    }
    if isNumber, !seen.isDisjoint(with: ["one", "two", "few", "many", "zero"]) || seen == ["other"]
    {
      for category in categories.sorted() where !seen.contains(category) {
        report(
          file.line(of: variants[0]), 1, "\(full): the variant [\(category)] is missing. Add it.")
      }
    }
    let key = variants[other].key
    let isLast = isNumber ? key == "other" : key != "none" || words.count == 1
    if !isLast {
      report(
        file.line(of: variants[other]), 1,
        "\(full): the asterisk stands at [\(key)]. Put it at [other].")
    }
  }
}

extension FluentError.Problem {
  /// What is wrong and what to do.
  var words: String {
    switch self {
    case .expected(let what): "expected \(what) here."
    case .repeated(let name): "\(name) stands twice. Remove one of them."
    case .oneDefault: "one variant must have an asterisk, as in *[other]."
    }
  }
}

/// Something that is wrong in a file of words, and what to write.
package struct TranslationProblem: Error, Hashable, CustomStringConvertible {
  package let line: Int
  package let column: Int
  package let text: String

  init(_ line: Int, _ column: Int, _ text: String) {
    (self.line, self.column, self.text) = (line, column, text)
  }

  /// The line, the column and the text: `12:5: ...`.
  package var description: String { "\(line):\(column): \(text)" }
}
