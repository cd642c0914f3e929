import Platform
package import TimerEngine

/// The file into which keys and commands store presets.
package struct SlotFile: Sendable {
  private let folder: UserFolder?
  private let patience: Duration

  /// The file of a folder; without one nothing can be stored.
  ///
  /// While another program stores, one waits for it, but no longer than `patience`.
  package init(_ folder: UserFolder?, patience: Duration = .milliseconds(500)) {
    self.folder = folder
    self.patience = patience
  }

  /// Puts a preset into its slot, as `store(_:)` of several does.
  @discardableResult
  package func store(_ preset: Preset) throws(StoreError) -> StoreError? {
    try store([preset])
  }

  /// Adds presets, one after the other.
  ///
  /// Each takes the place of the one with its name, and keeps that one's slot unless it has one of
  /// its own. Another preset under its slot stays without one.
  ///
  /// When this returns they are on disk, behind a link if there is one. What another program has
  /// stored meanwhile is kept. A file that is broken is kept beside under a dated name, and what is
  /// sound in it goes on into the new one.
  ///
  /// - Returns: Why the folder could not be synced, although the presets are in their place.
  @discardableResult
  package func store(_ presets: [Preset]) throws(StoreError) -> StoreError? {
    try change { stored in
      for preset in presets { stored.add(preset) }
      return true
    }.unsynced
  }

  /// Removes the preset with a name, upper and lower case alike.
  ///
  /// - Returns: What was removed, `nil` if the file has no such preset, and why the folder could
  ///   not be synced.
  package func remove(_ name: String) throws(StoreError) -> (
    removed: Preset?, unsynced: StoreError?
  ) {
    var removed: Preset?
    let (_, unsynced) = try change { stored in
      removed = stored.remove(name)
      return removed != nil
    }
    return (removed, unsynced)
  }

  /// Applies a change to the stored presets.
  ///
  /// - Returns: Why the folder could not be synced, although the change is in its place.
  /// - Throws: `StoreError.changed` if it undoes an earlier change, and another program has changed
  ///   the same presets since.
  @discardableResult
  package func apply(_ change: PresetChange) throws(StoreError) -> StoreError? {
    var present: [Preset]?
    let (_, unsynced) = try self.change { stored in
      let concerned = stored.presets.filter(change.concerns)
      guard !change.isUndo || Set(concerned) == Set(change.removed) else {
        present = concerned
        return false
      }
      stored.apply(change)
      return true
    }
    if let present { throw .changed(present) }
    return unsynced
  }

  /// Passes the stored presets to `body` while the folder is locked, and writes them if `body`
  /// returns true.
  ///
  /// - Returns: Whether it was changed, and why the folder could not be synced.
  package func change(
    _ body: (inout PresetList) -> Bool
  ) throws(StoreError) -> (isChanged: Bool, unsynced: StoreError?) {
    guard let folder else { throw .noFolder(UserFolder.configurationVariable) }
    do throws(FileError) {
      let file = try FileSystem.resolved(folder.slots)
      try FileSystem.makeFolder(FileSystem.folder(of: file))
      return try FileSystem.alone(in: FileSystem.folder(of: file), patience: patience) {
        () throws(FileError) in
        let (bytes, wasValid) = Self.changed(try Self.bytes(of: file), of: file, body)
        guard let bytes else { return (false, nil) }
        let unsynced = try FileSystem.replace(
          file, with: bytes, keepingOldAs: wasValid ? nil : "broken")
        return (true, unsynced.map { .file(folder.slots, $0) })
      }
    } catch {
      throw .file(folder.slots, error)
    }
  }

  /// Removes the temporary file of a program that was killed while it stored.
  package func tidy() {
    guard let folder, let file = try? FileSystem.resolved(folder.slots) else { return }
    // If this fails, for example because another program is storing, a later start tidies up.
    try? FileSystem.alone(in: FileSystem.folder(of: file)) { () throws(FileError) in
      try FileSystem.remove(file + ".new")
    }
  }

  /// A file's bytes after a change, `nil` if there is none, and whether all of it could be read
  /// before.
  static func changed(
    _ bytes: [UInt8], of file: String, _ body: (inout PresetList) -> Bool
  ) -> (bytes: [UInt8]?, wasValid: Bool) {
    let reader = PresetReader(bytes, file: file)
    var stored = PresetList(reader.presets)
    guard body(&stored) else { return (nil, reader.problems.isEmpty) }
    let inOrder = stored.presets.sorted { ($0.slot ?? .max) < ($1.slot ?? .max) }
    let list = inOrder.isEmpty ? " []\n" : "\n" + inOrder.map(\.yaml).joined()
    let text = "# Stored by the clock's keys and commands.\npresets:" + list
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
