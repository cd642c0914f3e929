package import TimerEngine
import Unix

/// The file into which the keys store presets.
package struct SlotFile: Sendable {
  private let folder: UserFolder?

  /// The file of a folder; without one nothing can be stored.
  package init(_ folder: UserFolder?) { self.folder = folder }

  /// Puts a preset into its slot.
  ///
  /// When this returns it is on disk, behind a link if there is one. What another program has
  /// stored meanwhile is kept. A file that is broken is kept beside under a dated name, and what is
  /// sound in it goes on into the new one.
  ///
  /// - Returns: Why the folder could not be synced, although the preset is in its place.
  @discardableResult
  package func store(_ preset: Preset) throws(StoreError) -> StoreError? {
    guard let folder else { throw .noFolder(UserFolder.configurationVariable) }
    do throws(FileError) {
      let file = try FileSystem.resolved(folder.slots)
      try FileSystem.makeFolder(FileSystem.folder(of: file))
      let unsynced = try FileSystem.alone(in: FileSystem.folder(of: file)) {
        () throws(FileError) in
        try Self.store(preset, in: file)
      }
      return unsynced.map { .file(folder.slots, $0) }
    } catch {
      throw .file(folder.slots, error)
    }
  }

  /// Removes what a program has left that was killed while it stored.
  package func tidy() {
    guard let folder else { return }
    do throws(FileError) {
      let file = try FileSystem.resolved(folder.slots)
      try FileSystem.alone(in: FileSystem.folder(of: file)) { () throws(FileError) in
        try FileSystem.remove(file + ".new")
      }
    } catch {
      // There is no folder, or no file of ours, or somebody stores just now: the next time, then.
    }
  }

  private static func store(_ preset: Preset, in file: String) throws(FileError) -> FileError? {
    let bytes = try bytes(of: file)
    let (stored, wasValid) = adding(preset, to: bytes, of: file)
    return try FileSystem.replace(file, with: stored, keepingOld: !wasValid)
  }

  /// A file's bytes with one more preset, in the place of those with its slot or name, and whether
  /// the others could all be read.
  static func adding(
    _ preset: Preset, to bytes: [UInt8], of file: String
  ) -> (bytes: [UInt8], wasValid: Bool) {
    let reader = PresetReader(bytes, file: file)
    let name = preset.name.lowercased()
    let others = reader.presets.filter { $0.slot != preset.slot && $0.name.lowercased() != name }
    let stored = (others + [preset]).sorted { ($0.slot ?? 0) < ($1.slot ?? 0) }
    let text = "# Stored by the clock's keys.\npresets:\n" + stored.map(\.yaml).joined()
    return (Array(text.utf8), reader.problems.isEmpty)
  }

  private static func bytes(of file: String) throws(FileError) -> [UInt8] {
    do throws(FileError) {
      return try FileSystem.read(file)
    } catch .missing {
      return []
    }
  }
}
