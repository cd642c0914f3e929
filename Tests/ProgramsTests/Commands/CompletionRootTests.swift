import ArgumentParser
import Files
import Testing

@testable import Commands

/// The scripts by which shells complete a command line.
struct CompletionRootTests {
  private static let shells: [CompletionShell] = [.bash, .zsh, .fish]

  /// The scripts, each of which is made only once because that takes long.
  private static let scripts = Dictionary(
    uniqueKeysWithValues: shells.map {
      ($0, CompletionRoot.withTime(CompletionRoot.completionScript(for: $0)))
    })

  @Test(arguments: shells)
  func aScriptHasAllOptionsAndTools(shell: CompletionShell) throws {
    let script = try #require(Self.scripts[shell])
    for name in Tools.names { #expect(script.contains(name), "\(name)") }
    let options = DefaultReader.talkOptions.union(DefaultReader.values.map(\.name))
    for name in options {
      #expect(script.contains(shell == .fish ? "-l '\(name)'" : "--\(name)"), "\(name)")
    }
  }

  /// How often a script has what is put in for a TIME: once in each place, or never.
  @Test(
    arguments: [
      (.bash, "offer_flags_options \"${times}\"", 1),
      (.bash, "[[ \"${times}\" -eq 0 ]] || case", 1),
      (.bash, "[[ \"${COMP_CWORD}\" -eq 1 ]] &&", 1), (.zsh, "${(@)arg_specs[1,-3]}", 1),
      (.zsh, "${times}", 0), (.fish, "${times}", 0), (.bash, "arg_specs", 0),
      (.fish, "arg_specs", 0),
    ] as [(CompletionShell, String, Int)])
  func aTimeHasItsPlace(shell: CompletionShell, text: String, count: Int) {
    #expect(Self.scripts[shell]?.ranges(of: text).count == count)
  }

  @Test(arguments: [
    (["--generate-completion-script"], true), (["--generate-completion-script=zsh"], true),
    (["--generate-completion-script", "bash"], true), (["---completion", "--", "x"], true),
    (["20"], false), ([], false), (["presets"], false), (["20", "---completion"], false),
  ])
  func aRequestForACompletionScriptIsRecognised(arguments: [String], isAsked: Bool) {
    #expect(CompletionRoot.isAsked(by: arguments) == isAsked)
  }

  @Test(
    arguments: [
      (.bash, "TED\\ talk\\:\\ \\$\\(id\\)\\ \\\\\\ é1"), (.zsh, "TED talk\\: $(id) \\\\ é1"),
      (.fish, "TED talk: $(id) \\ é1"), (nil, "TED talk: $(id) \\ é1"),
    ] as [(CompletionShell?, String)])
  func aNameIsTakenForItself(shell: CompletionShell?, text: String) {
    #expect("TED talk: $(id) \\ é1".literal(in: shell) == text)
  }

  @Test func theToolsAreThoseOfTheFirstArgument() {
    let names = Tools.configuration.subcommands.map { $0.name }
    #expect(Set(names + ["help"]) == Tools.names)
  }
}
