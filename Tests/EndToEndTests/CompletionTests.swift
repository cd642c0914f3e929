import StageRenderer
import Testing
import TimerTestSupport

/// Command lines that shells complete.
@Suite(.waitsForPrograms)
struct CompletionTests {
  /// What is typed, its last word unfinished, and what bash offers first, or all of it.
  @Test(arguments: [
    ("speakerclock pre", ["presets"]), ("speakerclock --th", ["--theme"]),
    ("speakerclock 20 --th", ["--theme"]), ("speakerclock 20 pre", []),
    ("speakerclock 20 --title Ada --th", ["--theme"]),
    ("speakerclock --theme a", ["amber"]), ("speakerclock 20 --theme a", ["amber"]),
    ("speakerclock --preset Lig", ["Lightning talk"]),
    ("speakerclock --preset Mine", ["Mine: $(id) `id` \"a\" 'b'"]),
    ("speakerclock presets sh", ["show", "share"]),
    ("speakerclock presets show Lig", ["Lightning talk"]),
    ("speakerclock timeline Lig", ["Lightning talk"]),
    ("speakerclock timeline --fo", ["--format"]), ("speakerclock frame --state ru", ["running"]),
    ("speakerclock frame 2:00 --si", ["--size"]), ("speakerclock --language d", ["de"]),
    ("speakerclock test-sound --ra", ["--rate"]), ("speakerclock --room ru", []),
  ])
  func bashCompletes(line: String, offered: [String]) throws {
    let home = try TemporaryFolder(inMemory: true)
    try home.write(
      "presets: [{name: \"Mine: $(id) `id` \\\"a\\\" 'b'\", duration: 5}]\n",
      to: TemporaryFolder.presets)
    try home.write(
      """
      . <(speakerclock --generate-completion-script bash)
      COMP_LINE="$*" COMP_POINT=${#COMP_LINE} COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
      _speakerclock "$1" "${@: -1}" "${@: -2:1}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """, to: "try")
    let program = try Program(script: "bash try \(line)", home: home)
    #expect(program.terminal.waitForEnd(upTo: .patience) != nil)
    #expect(program.written == offered)
  }

  private static let zsh =
    "speakerclock --generate-completion-script zsh >_speakerclock; exec zsh -f -i"
  private static let prepareZsh =
    "fpath=($HOME $fpath); autoload -U compinit; compinit -u -d dump; PS1='> '\r"
  private static let fish =
    "mkdir -p .config/fish/completions; exec 2>&1; speakerclock --generate-completion-script fish"
    + " >.config/fish/completions/speakerclock.fish; exec fish -i"

  /// What is typed, and what stands there after Tab.
  private static let lines = [
    ("speakerclock pre", "speakerclock presets"),
    ("speakerclock 20 --th", "speakerclock 20 --theme"),
    ("speakerclock --theme am", "speakerclock --theme amber"),
    ("speakerclock presets show Lig", "speakerclock presets show Lightning\\ talk"),
  ]

  @Test(.enabled(if: Fault.works("zsh --version")), arguments: lines)
  func zshCompletes(line: String, completed: String) throws {
    let program = try Program(script: Self.zsh)
    program.terminal.send(Self.prepareZsh)
    #expect(program.terminal.wait(upTo: .patience) { _ in program.prompts("> ") })
    program.terminal.send(line + "\t")
    #expect(
      program.terminal.wait(upTo: .patience) { _ in program.prompts("> \(completed)") },
      "\(program.lines.filter { !$0.isEmpty })")
  }

  @Test(.enabled(if: Fault.works("fish --version")), arguments: lines)
  func fishCompletes(line: String, completed: String) throws {
    let program = try Program(script: Self.fish)
    #expect(program.terminal.wait(upTo: .patience) { _ in program.prompts("") })
    program.settle()
    program.terminal.send(line + "\t")
    #expect(
      program.terminal.wait(upTo: .patience) { _ in
        program.lines.contains { $0.contains(completed) }
      }, "\(program.lines.filter { !$0.isEmpty })")
  }
}

extension Program {
  /// Whether a line begins so.
  fileprivate func prompts(_ text: String) -> Bool {
    lines.contains { !$0.isEmpty && ($0 + " ").hasPrefix(text) }
  }
}
