import ArgumentParser
import Files
import Platform
import Room
import StageRenderer
import Testing
import TimerTestSupport

@testable import Commands

/// The manual page describes everything that the program has, and nothing else.
struct ManualTests {
  private static let lines: [String] = {
    let manual = text(ofFile: "\(projectFolder)/Sources/Programs/speakerclock/speakerclock.1") ?? ""
    return manual.split(separator: "\n").map(String.init)
  }()

  /// The lines of a section.
  private static func section(_ name: String) -> [String] {
    let rest = lines.drop { $0 != ".Sh \(name)" }.dropFirst()
    return Array(rest.prefix { !$0.hasPrefix(".Sh ") })
  }

  /// The long options that lines of the manual have: `Fl -name`, and `-name` behind another.
  private static func options(in lines: [String]) -> Set<String> {
    let words = lines.filter { $0.hasPrefix(".") && $0.contains("Fl ") }
      .flatMap { $0.split(separator: " ") }
    return Set(words.filter { $0.hasPrefix("-") && $0.count > 2 }.map { "-" + $0 })
  }

  /// The options that a help lists.
  private static func options(of command: any ParsableCommand.Type) -> Set<String> {
    let words = command.helpMessage(includeHidden: true, columns: 400)
      .split { !($0.isLetter || $0 == "-") }.map(String.init)
    return Set(words.filter { $0.hasPrefix("--") })
  }

  @Test func itHasEachOptionOfTheClock() {
    let others: Set = ["--help-hidden", "--generate-completion-script"]
    let options = Self.options(of: SpeakerClock.self).union(others)
    #expect(Self.options(in: Self.section("OPTIONS")).symmetricDifference(options) == [])
  }

  @Test func itHasEachOptionOfTheTools() {
    let commands =
      [
        ReportCommand.self, TimelineCommand.self, FrameCommand.self, TestSoundCommand.self,
        DisplayCommand.self, DeskCommand.self, WatchCommand.self,
        SendCommand.self, AttachCommand.self,
      ]
      + PresetsCommand.configuration.subcommands + RundownCommand.configuration.subcommands
    // The last one is the bridge's, in an example.
    let options = Set(commands.flatMap { Self.options(of: $0) })
      .subtracting(["--version", "--attach"])
    #expect(Self.options(in: Self.section("TOOLS")).symmetricDifference(options) == [])
  }

  @Test func itHasEachToolAndSubcommand() {
    let names = Tools.configuration.subcommands.flatMap { tool in
      let inner = tool.configuration.subcommands.map { tool.name + " " + $0.name }
      return inner.isEmpty ? [tool.name] : inner
    }
    let items = Self.section("TOOLS").filter { $0.hasPrefix(".It Cm ") }.map { line in
      line.dropFirst(7).split(separator: " ")
        .prefix { $0 != "Ar" && $0 != "Op" && $0 != "Oo" }.joined(separator: " ")
    }
    #expect(items == names)
  }

  /// What options can be, where that is one of several words.
  @Test func itHasEachValue() {
    for (name, value) in DefaultReader.values {
      guard case .oneOf(let words) = value else { continue }
      let item = ".It Fl -\(name) Ar " + words.joined(separator: " | ")
      #expect(Self.section("OPTIONS").contains(item), "\(item)")
    }
  }

  @Test func itHasEachVerbWithItsKeys() {
    let items = Self.section("KEYS").filter { $0.hasPrefix(".It Cm ") }.map { line in
      line.dropFirst(7).split(separator: " Ta ").prefix(2).joined(separator: ": ")
        .split(separator: "\\&", omittingEmptySubsequences: false).joined()
    }
    let verbs = KeyBindings.table.compactMap { name, _, keys, others -> String? in
      let names = (keys + others).map(\.name)
      guard let last = name.last, ("1"..."9").contains(last) else {
        return "\(name): " + (names.isEmpty ? "off" : names.joined(separator: " "))
      }
      let key = names.joined().dropLast()
      return last == "1" ? "\(name.dropLast())N: \(key)1 ... \(key)9" : nil
    }
    #expect(items == verbs)
  }

  @Test func itHasEachCommand() {
    let macros: Set<Substring> = ["Ar", "Op", "Oo"]
    let items = Self.section("COMMANDS").filter { $0.hasPrefix(".It Cm ") }.flatMap { line in
      line.dropFirst(4).split(separator: ",").map { item in
        item.split(separator: " ").drop { $0 == "Cm" }.prefix { !macros.contains($0) }
          .joined(separator: " ")
      }
    }
    let names = items.compactMap { item in
      Command.names.filter { item == $0 || item.hasPrefix($0 + " ") }.max { $0.count < $1.count }
    }
    #expect(names.count == items.count, "\(items)")
    #expect(Set(names).symmetricDifference(Command.names) == [])
  }

  @Test func itsNamesOfKeysAreThoseOfTheFile() {
    let text = Self.section("FILES").joined(separator: " ")
    for name in Key.names where name != "Escape" {
      #expect(text.contains("\(name),") || text.contains("\(name) or") || text.contains("\(name)."))
    }
  }
}
