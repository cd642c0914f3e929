import Testing
import TimerTestSupport

/// Messages that the README and the articles quote are messages of the program.
struct QuotedMessageTests {
  /// What looks like a message and is somebody else's.
  private static let others: Set = ["Authorization: Bearer TOKEN", "No space left on device"]

  /// The texts between backquotes that begin with a capital or a quotation mark and have three
  /// words at least.
  private static let quotes: [String] = DocumentationTests.documents.flatMap { document in
    DocumentationTests.prose(of: document).matches(of: /`([A-Z'][^`]+)`/)
      .map { String($0.1).replacing("\n", with: " ") }.filter(isMessage)
  }

  private static func isMessage(_ text: String) -> Bool {
    let words = text.split(separator: " ").filter { $0.contains(where: \.isLetter) }
    return words.count >= 3 && words[0].contains(where: \.isLowercase)
      && !words[0].contains { "=/_".contains($0) } && !others.contains(text)
  }

  private static let templates = Template.all

  @Test func thereAreQuotes() {
    #expect(Self.quotes.count > 20)
    #expect(Self.templates.count > 1_000)
  }

  @Test(arguments: quotes)
  func itIsWhatTheProgramSays(quote: String) {
    #expect(Self.isSaid(quote.replacing("...", with: "x")))
  }

  /// What it said once, and does not say now.
  @Test(
    arguments: [
      "Clock not set: 4:12 remaining when it was last recorded. u takes it up, paused.",
      "Disconnected stage-left: it does not read",
      "The voice spd-say failed twice (did not end); espeak-ng speaks now",
    ])
  func aStaleQuoteIsFound(quote: String) {
    #expect(!Self.isSaid(quote))
  }

  /// Whether a text of the sources is the message, or several are it, one after the other.
  ///
  /// A word in capitals stands for anything.
  private static func isSaid(_ message: String) -> Bool {
    let message = message.hasSuffix(".") ? String(message.dropLast()) : message
    let small = message.lowercased()
    guard message.uppercased() != message, !templates.contains(where: { $0.fits(small) }) else {
      return true
    }
    return message.ranges(of: #/: |, |\. |; /#).contains { separator in
      let first = message[..<separator.lowerBound].lowercased()
      return templates.contains { $0.fits(first) }
        && isSaid(String(message[separator.upperBound...]))
    }
  }
}

/// A text of the sources, of which the parts between what is filled in are known.
private struct Template {
  private let parts: [String]

  /// The texts of all sources that have a word.
  static let all: [Template] = {
    let folder = projectFolder + "/Sources"
    let texts = sources(below: folder).flatMap { file in
      Template.texts(in: text(ofFile: file) ?? "")
    }
    let words = text(ofFile: folder + "/SpeechAnnouncement/Languages/en.ftl") ?? ""
    return Set((texts + Template.texts(ofWords: words)).flatMap(beginnings)).compactMap { parts in
      let letters = parts.joined().filter(\.isLetter)
      guard letters.count >= 3, letters.contains(where: \.isLowercase) else { return nil }
      // What follows a colon at the end is another text.
      let last = parts.last ?? ""
      let end = last.hasSuffix(": ") ? String(last.dropLast(2)) : last
      return Template(parts: (parts.dropLast() + [end]).map { $0.lowercased() })
    }
  }()

  /// A text, and the same up to the end of each of its sentences, without the full stop.
  private static func beginnings(of parts: [String]) -> [[String]] {
    var texts = [parts]
    for (index, part) in parts.enumerated() {
      for stop in part.ranges(of: ".") {
        let rest = part[stop.upperBound...]
        guard rest.isEmpty || rest.hasPrefix(" ") else { continue }
        texts.append(parts.prefix(index) + [String(part[..<stop.lowerBound])])
      }
    }
    return texts
  }

  private static func sources(below folder: String) -> [String] {
    TemporaryFolder.names(in: folder).flatMap { name in
      let path = "\(folder)/\(name)"
      return name.hasSuffix(".swift") ? [path] : name.contains(".") ? [] : sources(below: path)
    }
  }

  /// The parts of each text between quotation marks on one line, or on several lines joined by `+`.
  private static func texts(in source: String) -> [[String]] {
    let source = source.replacing(/"\s*\+ "/, with: "")
    var texts: [[String]] = []
    var (parts, part) = ([String](), "")
    var (isInside, isEscaped, depth) = (false, false, 0)
    for character in source {
      if depth > 0 {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
      } else if isEscaped {
        isEscaped = false
        if character == "(" {
          depth = 1
          parts.append(part)
          part = ""
        } else {
          part.append(character)
        }
      } else if character == "\"" || character == "\n" {
        if isInside, character == "\"" { texts.append(parts + [part]) }
        isInside = character == "\"" && !isInside
        (parts, part) = ([], "")
      } else if isInside, character == "\\" {
        isEscaped = true
      } else if isInside {
        part.append(character)
      }
    }
    return texts
  }

  /// The parts of each text of a file of words, which stand on a line each.
  private static func texts(ofWords source: String) -> [[String]] {
    source.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      line.replacing(/^ *(\*?\[[^\]]+\]|[.a-z0-9-]+ =) ?/, with: "")
        .split(separator: /\{[^}]*\}/, omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// Whether a message has all parts in their order, and something between each two.
  func fits(_ message: some StringProtocol) -> Bool {
    guard parts.count > 1 else { return message == parts[0] }
    guard message.hasPrefix(parts[0]) else { return false }
    var rest = message.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() {
      guard let range = rest.dropFirst().firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.count > parts[parts.count - 1].count && rest.hasSuffix(parts[parts.count - 1])
  }
}
