import TimerEngine

// Importing again into a file that is there.
extension RundownSource {
  /// What an import has changed.
  package struct Changes: Hashable, Sendable {
    /// The items that are new, have changed, are gone, and were kept since they have run.
    package var new: [String] = []
    package var changed: [String] = []
    package var gone: [String] = []
    package var kept: [String] = []
    /// What was written by hand and stays, though the import says something else.
    package var byHand: [String] = []
    /// The items that somebody has removed from the file.
    package var removedByHand: [String] = []
    /// The new date and the new zone; `nil` if they stay.
    package var date: String?
    package var zone: String?
  }

  /// Notes that all items are those of an import, before they are written.
  package mutating func recordImport() { imported = ImportedFields(items) }

  /// Updates this file's items with those of an import, by their ids.
  ///
  /// Where an import has made the ids, items are recognized by their titles and speakers.
  ///
  /// The merge compares three texts: what the last import has written, what is in the file, and
  /// what is imported now. What was written by hand stays; where the import has changed the same
  /// value, both are told. An item that has run stays as it is. Items that no import has written
  /// stay after the item that they follow. Items that an earlier import has brought, and this one
  /// does not, are removed, and what somebody has removed from the file is not added again. In a
  /// file of which nothing is known, what the import has counts, and an item with an id that it
  /// does not have is removed.
  ///
  /// - Parameters:
  ///   - source: what was imported.
  ///   - hasRun: whether the item with an id has run.
  /// - Returns: what has changed.
  package mutating func merge(
    _ source: RundownSource, hasRun: (String) -> Bool
  ) -> Changes {
    var changes = Changes()
    let source = recognized(source)
    let (base, old) = (imported, items)
    var written = ImportedFields([])
    let known = Dictionary(
      items.indices.compactMap { index in items[index].id.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    var merged: [Item] = []
    for (index, new) in source.items.enumerated() {
      guard let id = new.id, let place = known[id] else {
        written.set(new)
        if let id = new.id, base?.has(id) == true {
          changes.removedByHand.append(Self.name(of: index, in: source.items))
        } else {
          merged.append(new)
          changes.new.append(Self.name(of: index, in: source.items))
        }
        continue
      }
      guard !hasRun(id) else {
        if let base { written.keep(id, of: base) }
        merged.append(old[place])
        if Self.differs(old[place], new) { changes.kept.append(Self.name(of: place, in: old)) }
        continue
      }
      var update = ItemUpdate(old[place], by: new, base)
      update.merge()
      written.set(new)
      merged.append(update.item)
      let name = Self.name(of: index, in: source.items, or: update.item)
      if update.item != old[place] { changes.changed.append(name) }
      changes.byHand += update.conflicts.map { "\(name): \($0)" }
    }
    let ids = Set(source.items.compactMap(\.id))
    for (index, item) in old.enumerated() where item.id.map({ !ids.contains($0) }) ?? true {
      if let id = item.id, !hasRun(id), base?.has(id) ?? true {
        changes.gone.append(nameOfGone(itemAt: index))
      } else {
        insert(itemAt: index, into: &merged)
        if let id = item.id, let base { written.keep(id, of: base) }
      }
    }
    if name.isEmpty { name = source.name }
    adoptDateAndZone(source, &changes)
    (items, imported) = (merged, written)
    return changes
  }

  /// What people call an item: by its speaker or title, or else by the item before it.
  static func name(of index: Int, in items: [Item], or item: Item? = nil) -> String {
    let item = item ?? items[index]
    if let name = item.name { return name }
    let kind = item.values["break"] == nil ? "the talk" : "the break"
    if let before = items[..<index].last(where: { $0.name != nil })?.name {
      return "\(kind) after \(before)"
    }
    let next = items[(index + 1)...].lazy.compactMap(\.name).first
    return next.map { "\(kind) before \($0)" } ?? kind
  }

  /// The name of an item that is removed, with what of it was written by hand.
  private func nameOfGone(itemAt index: Int) -> String {
    let lost = imported?.writtenByHand(items[index]).map { "\($0.key) '\($0.value.shown)'" } ?? []
    return Self.name(of: index, in: items)
      + (lost.isEmpty ? "" : " (written by hand: \(lost.joined(separator: ", ")))")
  }

  /// Adopts the date and the zone of an import, if it has them.
  private mutating func adoptDateAndZone(_ imported: RundownSource, _ changes: inout Changes) {
    if !imported.date.isEmpty, imported.date != date {
      date = imported.date
      changes.date = date
    }
    if !imported.zone.isEmpty, imported.zone != zone {
      zone = imported.zone
      changes.zone = zone
    }
  }

  /// Inserts an item of this file after the last one before it that is still there.
  private func insert(itemAt index: Int, into merged: inout [Item]) {
    for item in items[..<index].reversed() {
      guard let place = merged.firstIndex(where: { $0 == item || $0.id != nil && $0.id == item.id })
      else { continue }
      return merged.insert(items[index], at: place + 1)
    }
    merged.insert(items[index], at: 0)
  }

  private static func differs(_ old: Item, _ new: Item) -> Bool {
    old.length != new.length
      || ["title", "speaker", "start"].contains { old.values[$0] != new.values[$0] }
  }
}

/// An item of a file that gets the values of an import.
private struct ItemUpdate {
  private(set) var item: RundownSource.Item
  /// What was written by hand where the import has something new.
  private(set) var conflicts: [String] = []
  private let new: RundownSource.Item
  private let base: ImportedFields?

  init(_ old: RundownSource.Item, by new: RundownSource.Item, _ base: ImportedFields?) {
    (item, self.new, self.base) = (old, new, base)
  }

  mutating func merge() {
    for key in ImportedFields.keys where adopts(new.values[key] ?? "", of: key) {
      item.values[key] = new.values[key]
    }
    guard adoptsLength else { return }
    (item.values["talk"], item.values["break"]) = (new.values["talk"], new.values["break"])
  }

  /// Whether a value of the import replaces that of the file.
  private mutating func adopts(_ value: String, of key: String) -> Bool {
    let own = item.values[key] ?? ""
    guard own != value else { return false }
    guard let base, let id = item.id, base.has(id) else {
      // Nobody knows who wrote it. Notes and ends were never taken over before.
      return own.isEmpty || !value.isEmpty && ["title", "speaker", "start"].contains(key)
    }
    if base.isImported(own, of: key, id: id) { return true }
    if !base.isImported(value, of: key, id: id) { addConflict(key, own, value) }
    return false
  }

  private var adoptsLength: Bool {
    mutating get {
      guard item.length != new.length else { return false }
      guard let base, let id = item.id, base.has(id) else {
        // A preset or times of its own were given to the talk by hand.
        return item.values["talk"].map { (try? TimeParser.seconds($0)) != nil } ?? true
      }
      if base.isImported(item.length, of: nil, id: id) { return true }
      if !base.isImported(new.length, of: nil, id: id) {
        addConflict("length", item.length, new.length)
      }
      return false
    }
  }

  private mutating func addConflict(_ key: String, _ own: String, _ value: String) {
    let shown = value.isEmpty ? "nothing" : "'\(value.shown)'"
    conflicts.append("\(key) '\(own.shown)' (the import has \(shown))")
  }
}
