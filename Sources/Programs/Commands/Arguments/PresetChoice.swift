import ArgumentParser
import Files
import Platform
import TimerEngine

/// The presets that can be named on the command line, and the talks that come of it.
struct PresetChoice {
  /// The text of `--help` about an argument that names a preset.
  static let help = ArgumentHelp("A slot, 1 to 9, or part of a name.", valueName: "name")

  let presets: PresetList

  /// The bundled presets under the user's own; what is wrong with these goes to standard error.
  ///
  /// Not `all` are needed where only the slots can be meant.
  static func loaded(all: Bool = true) -> PresetChoice {
    let library = PresetLibrary.ofUser(all: all)
    for problem in library.problems { writeError("\(problem)") }
    return PresetChoice(presets: library.presets)
  }

  /// The talk that is meant if nothing is said: that of the first slot.
  var first: Preset { presets[slot: 1] ?? presets.presets.first ?? Preset(duration: 1080) }

  /// The preset with a slot's number or a part of a name.
  func preset(named text: String) throws(ValidationError) -> Preset {
    do throws(PresetSearchError) {
      return try presets.preset(named: text)
    } catch {
      throw ValidationError("\(error)")
    }
  }

  /// As `preset(named:)`; a text that is neither a slot nor a whole name may be a time, with the
  /// usual thresholds, and only then a part of a name.
  func presetOrTime(_ text: String) throws(ValidationError) -> Preset {
    if PresetList.isSlot(text) || !presets.all(called: text).isEmpty {
      return try preset(named: text)
    }
    do throws(TimeError) {
      return Preset(duration: try TimeParser.duration(text))
    } catch {
      return try preset(withPart: text, ifNoTime: error)
    }
  }

  /// The preset with a part of a name, for a text that is no time.
  private func preset(
    withPart text: String, ifNoTime problem: TimeError
  ) throws(ValidationError) -> Preset {
    do throws(PresetSearchError) {
      return try presets.preset(named: text)
    } catch .none where text.contains(where: \.isNumber) || text.isEmpty {
      throw ValidationError("\(problem)")
    } catch .none {
      throw ValidationError(
        "'\(text)' is neither a preset nor a time. Expected a slot from 1 to 9, part of a name "
          + "that 'speakerclock presets list' shows, or a time, for example: ted or 18:00")
    } catch {
      throw ValidationError("\(error)")
    }
  }
}

extension PresetLibrary {
  /// The bundled presets under the user's own: `all` at once, or those beside the slots when
  /// somebody asks for them.
  static func ofUser(all: Bool) -> PresetLibrary {
    guard !all else { return PresetLibrary(over: BundledPresets.all, from: .ofUser) }
    return ofUser(having: [])
  }

  /// The same with those at once that a text may name: a slot's number needs no others.
  static func ofUser(naming text: String) -> PresetLibrary {
    ofUser(having: PresetList.isSlot(text) ? [] : BundledPresets.others(with: text))
  }

  private static func ofUser(having others: [Preset]) -> PresetLibrary {
    PresetLibrary(over: BundledPresets.slots + others, from: .ofUser) { BundledPresets.others }
  }
}

extension CompletionKind {
  /// The names of all presets.
  static var presets: CompletionKind {
    .custom { _, _, _ in
      PresetLibrary.ofUser(all: true).presets.presets.map {
        $0.name.literal(in: CompletionShell.requesting)
      }
    }
  }
}

extension String {
  /// The text as a shell's completion takes it for itself: bash would run what stands in `$(...)`,
  /// and zsh would take what follows a colon for an explanation.
  func literal(in shell: CompletionShell?) -> String {
    let special: (Character) -> Bool =
      switch shell {
      case .bash: { $0.isASCII && !$0.isLetter && !$0.isNumber }
      case .zsh: { $0 == ":" || $0 == "\\" }
      default: { _ in false }
      }
    return String(flatMap { special($0) ? ["\\", $0] : [$0] })
  }
}

extension UserFolder {
  /// The folder of the user who runs the program; throws if there is none.
  static func required() throws(ValidationError) -> UserFolder {
    guard let folder = ofUser else {
      throw ValidationError(
        "There is no folder for preset files. Expected HOME or XDG_CONFIG_HOME to be an "
          + "absolute path, for example: HOME=/root")
    }
    return folder
  }
}
