import Platform

/// A folder of the user's own files.
///
/// This folder holds the user's settings: the places of the files, `config.yaml` with keys,
/// messages and defaults for options, and the list of the hints that were seen. Others get values
/// and the problems of a file from it. Nothing here knows what a key or an option does, or knows
/// about a running talk.
package struct UserFolder: Hashable, Sendable {
  /// Its path; it need not exist.
  package let path: String

  static let configurationVariable = "XDG_CONFIG_HOME"
  /// The environment variable that names the folder of what programs remember.
  package static let stateVariable = "XDG_STATE_HOME"
  static let cacheVariable = "XDG_CACHE_HOME"

  /// The environment variables that name folders.
  package static let variables = ["HOME", configurationVariable, stateVariable, cacheVariable]

  /// A folder with this path.
  package init(path: String) { self.path = path }

  /// `$XDG_CONFIG_HOME/speakerclock`, or if that is not set `$HOME/.config/speakerclock`; `nil`
  /// if neither is an absolute path.
  ///
  /// According to the XDG Base Directory Specification, a relative path counts as not set.
  package static func configuration(_ environment: (String) -> String?) -> UserFolder? {
    folder(configurationVariable, orUnderHome: ".config", environment)
  }

  /// `$XDG_STATE_HOME/speakerclock`, or if that is not set `$HOME/.local/state/speakerclock`, by
  /// the same rules.
  package static func state(_ environment: (String) -> String?) -> UserFolder? {
    folder(stateVariable, orUnderHome: ".local/state", environment)
  }

  /// `$XDG_CACHE_HOME/speakerclock`, or if that is not set `$HOME/.cache/speakerclock`, by the same
  /// rules.
  package static func cache(_ environment: (String) -> String?) -> UserFolder? {
    folder(cacheVariable, orUnderHome: ".cache", environment)
  }

  /// The configuration folder of the user who runs the program; `nil` if there is none.
  package static var ofUser: UserFolder? { configuration(environment) }

  /// The folder for the records of the user who runs the program; `nil` if there is none.
  package static var stateOfUser: UserFolder? { state(environment) }

  private static func folder(
    _ name: String, orUnderHome standard: String, _ environment: (String) -> String?
  ) -> UserFolder? {
    func absolute(_ name: String) -> String? {
      environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let base = absolute(name) ?? absolute("HOME").map { $0 + "/" + standard }
    return base.map { UserFolder(path: $0 + "/speakerclock") }
  }

  /// The presets that people write by hand; the program never writes this file.
  package var presets: String { path + "/presets.yaml" }

  /// The user's own keys and defaults for options; the program never writes this file.
  package var configuration: String { path + "/config.yaml" }

  /// The presets that the keys store.
  package var slots: String { path + "/slots.yaml" }

  /// The talks that have ended, for the report.
  package var talks: String { path + "/talks.jsonl" }

  /// The hints for newcomers that are not needed any more.
  package var hints: String { path + "/hints" }
}
