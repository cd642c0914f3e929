import Platform
package import TimerEngine

/// All presets: the bundled ones, the user's own, and those that were stored by keys.
///
/// The later wins. What is invalid in a file is left out and reported; nothing is ever written
/// here.
package struct PresetLibrary: Sendable {
  /// The presets that are sound, in their layers.
  package let layers: PresetLayers
  /// What is wrong in the user's files, in order.
  package let problems: [Diagnostic]

  /// The presets that are sound and read already, each name and each slot once.
  package var presets: PresetList { layers.immediate }

  /// Reads the user's files over bundled presets; where there is no folder there are only those.
  ///
  /// `others` returns the other bundled presets; nobody calls it before all names are needed.
  package init(
    over bundled: [Preset], from folder: UserFolder?,
    others: @escaping @Sendable () -> [Preset] = { [] }
  ) {
    let files = folder.map { [$0.presets, $0.slots] } ?? []
    let found = files.map { Self.read($0, isOptional: true) }
    layers = PresetLayers(
      bundled: bundled, written: found.first?.presets ?? [], stored: found.last?.presets ?? [],
      others: others)
    problems = found.flatMap(\.problems)
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
