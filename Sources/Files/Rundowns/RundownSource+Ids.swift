// The ids that an import makes for items that have none of their own.
extension RundownSource {
  /// The name that an import gives to an item without an id: its title, or what else it has.
  ///
  /// Of several items with the same name, the others have a number behind it: `Coffee 2`.
  package static func madeId(title: String, speaker: String, isBreak: Bool) -> String {
    let names = [title, speaker, isBreak ? "break" : "talk"]
    return shortId(names.first { !$0.isEmpty } ?? "")
  }

  /// As much of a name as an id may have, with a number behind it.
  package static func shortId(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.prefix(80)))
  }

  /// The id of the break that fills the gap behind an item.
  package static func gapId(after id: String) -> String { gapPrefix + id }

  fileprivate static let gapPrefix = "gap-after-"

  /// An import whose items have the ids of this file's items that they are.
  ///
  /// An id that was made for several items of a name says only which place an item has among them.
  /// So an item is the one with the same title and speaker, else one with the same title. The
  /// others with made ids get ones that no item of this file has.
  func recognized(_ imported: RundownSource) -> RundownSource {
    let made = imported.items.filter(\.hasMadeId)
    var ids = knownIds(of: made)
    var taken = Set((items + imported.items.filter { !$0.hasMadeId }).compactMap(\.id))
    for item in made where ids[item.id ?? ""] == nil {
      var id = item.id ?? ""
      var number = 1
      while !taken.insert(id).inserted {
        number += 1
        id = "\(item.madeId) \(number)"
      }
      ids[item.id ?? ""] = id
    }
    for (id, known) in ids { ids[Self.gapId(after: id)] = Self.gapId(after: known) }
    var recognized = imported
    for index in recognized.items.indices {
      guard let id = recognized.items[index].id, let known = ids[id] else { continue }
      recognized.items[index].values["id"] = known
    }
    return withGaps(of: recognized)
  }

  /// An import whose gaps have the ids of this file's gaps before the same items, where the items
  /// before them have others.
  private func withGaps(of imported: RundownSource) -> RundownSource {
    var imported = imported
    let ids = Set(imported.items.compactMap(\.id))
    let isKnown = Set(items.compactMap(\.id))
    for (gap, next) in zip(items, items.dropFirst()) {
      guard gap.isGap, let id = gap.id, !ids.contains(id), let nextId = next.id,
        let place = imported.items.firstIndex(where: { $0.id == nextId }), place > 0,
        imported.items[place - 1].isGap, !isKnown.contains(imported.items[place - 1].id ?? "")
      else { continue }
      imported.items[place - 1].values["id"] = id
    }
    return imported
  }

  /// The ids that imported items with made ids have in this file, by those of the import.
  private func knownIds(of made: [Item]) -> [String: String] {
    let likenesses: [(Item, Item) -> Bool] = [
      { $0.values["title"] == $1.values["title"] && $0.values["speaker"] == $1.values["speaker"] },
      { $0.values["title"] == $1.values["title"] },
      // The title in this file may have been changed by hand.
      { $0.id == $1.id },
    ]
    var ids: [String: String] = [:]
    var rest = items.filter { $0.id != nil }
    for isAlike in likenesses {
      for new in made where ids[new.id ?? ""] == nil {
        guard
          let index = rest.firstIndex(where: { isAlike($0, new) && $0.isNumbered(new.madeId) })
        else { continue }
        ids[new.id ?? ""] = rest.remove(at: index).id
      }
    }
    return ids
  }
}

extension RundownSource.Item {
  /// Whether an import has made it of a gap.
  fileprivate var isGap: Bool { id?.hasPrefix(RundownSource.gapPrefix) ?? false }

  fileprivate var madeId: String {
    RundownSource.madeId(
      title: values["title"] ?? "", speaker: values["speaker"] ?? "",
      isBreak: values["break"] != nil)
  }

  /// Whether an import has made its id.
  fileprivate var hasMadeId: Bool { isNumbered(madeId) }

  /// Whether its id is a name, alone or with a number behind it.
  fileprivate func isNumbered(_ name: String) -> Bool {
    guard let id, id.hasPrefix(name) else { return false }
    let rest = id.dropFirst(name.count)
    return rest.isEmpty || rest.first == " " && Int(rest.dropFirst()) != nil
  }
}
