import ArgumentParser
import Platform

/// All that a command line can begin with, the clock's options beside the tools.
///
/// It is never run: the scripts by which shells complete what is typed are made of it, and ask it.
struct CompletionRoot: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speakerclock", version: version,
    subcommands: Tools.configuration.subcommands)

  @OptionGroup
  var options: ClockOptions

  /// Whether arguments ask for a script, or come from one.
  static func isAsked(by arguments: [String]) -> Bool {
    let first = arguments.first ?? ""
    return first == "---completion" || first.hasPrefix("--generate-completion-script")
  }

  /// Answers such arguments.
  static func start(_ arguments: [String]) {
    do {
      _ = try parsed(arguments)
    } catch {
      guard exitCode(for: error) == .success else { end(with: error) }
      writeOutput(text: withTime(fullMessage(for: error)))
    }
    finishOutput()
  }

  /// A script in which a TIME may stand before options; the parser knows no place for it, since
  /// where it stands is a tool's name as well.
  ///
  /// Each text that is replaced occurs in the script of one shell only. `CompletionRootTests` fails
  /// if a version of the parser writes it otherwise.
  static func withTime(_ script: String) -> String {
    insertions.reduce(script) { script, insertion in
      guard let range = script.firstRange(of: insertion.before) else { return script }
      return script[..<range.lowerBound] + insertion.after + script[range.upperBound...]
    }
  }

  private static let names = Tools.configuration.subcommands.map { $0.name } + ["help"]

  /// What is put in the place of what: for bash, how many words may stand before the options, that
  /// a tool's options are its own, and that only the first word can be a tool's name; for zsh, what
  /// follows the first word if that is no tool's name.
  private static let insertions = [
    (
      before: "    __speakerclock_offer_flags_options 0\n",
      after: """
          local -i times=1
          case "${unparsed_words[0]}" in
          \(names.joined(separator: "|")))
              times=0
              ;;
          esac
          __speakerclock_offer_flags_options "${times}"

      """
    ),
    (
      before: "    case \"${prev}\" in\n",
      after: "    [[ \"${times}\" -eq 0 ]] || case \"${prev}\" in\n"
    ),
    (
      before:
        "        COMPREPLY+=($(compgen -W '\(names.joined(separator: " "))' -- \"${cur}\"))\n",
      after: """
              [[ "${COMP_CWORD}" -eq 1 ]] &&
                  COMPREPLY+=($(compgen -W '\(names.joined(separator: " "))' -- "${cur}"))

      """
    ),
    (
      before: """
                  "_speakerclock_${words[1]}" && ret=0
                  ;;
              esac

      """,
      after: """
                  "_speakerclock_${words[1]}" && ret=0
                  ;;
              *)
                  _arguments -w -s -S : "${(@)arg_specs[1,-3]}" && ret=0
                  ;;
              esac

      """
    ),
  ]
}
