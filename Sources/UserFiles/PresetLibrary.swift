package import TimerEngine
import Unix

/// All presets: the bundled ones, the user's own, and those that were stored by keys.
///
/// The later wins. What is wrong in a file is left out and told; nothing is ever written here.
package struct PresetLibrary: Sendable {
  /// The presets that are sound.
  package private(set) var presets: PresetList
  /// What is wrong in the user's files, in order.
  package private(set) var problems: [Diagnostic] = []

  /// Reads the user's files over bundled presets; where there is no folder there are only those.
  package init(over bundled: [Preset], from folder: UserFolder?) {
    presets = PresetList(bundled)
    guard let folder else { return }
    for file in [folder.presets, folder.slots] {
      let (found, wrong) = Self.read(file, isOptional: true)
      for preset in found { presets.add(preset) }
      problems += wrong
    }
  }

  /// Reads one file; one that is not there is wrong unless it is optional.
  package static func read(
    _ file: String, isOptional: Bool = false
  ) -> (presets: [Preset], problems: [Diagnostic]) {
    do throws(FileError) {
      let reader = PresetReader(try FileSystem.read(file), file: file)
      return (reader.presets, reader.problems)
    } catch {
      guard !isOptional || !error.isMissing else { return ([], []) }
      return ([], [error.problem(with: file)])
    }
  }
}
