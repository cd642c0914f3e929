/// Finds out which items of a file that has changed are the ones that a rundown has already.
///
/// Items match by the ids that the file gives; then by equal title and start; by equal title; by
/// equal start and kind; and then a single one between two neighbours that match. Of equal titles
/// those with the same speaker come first. A title or a speaker that was changed by hand matches as
/// well as the one in the file.
struct RundownMatching {
  /// The handle of the item that each item of the new file is; `nil` for one that is new.
  private(set) var handles: [Int?]

  /// What the rundown knows of an item.
  private struct Known {
    /// As the file had it, if it was in the file, and as it is now.
    var forms: [RundownItem]
    /// Its index in the file; `nil` if it was not in it.
    var place: Int?
    var isMatched = false

    var handle: Int { forms[0].handle }
  }

  private var known: [Known]
  private let new: [RundownItem]

  init(_ new: [RundownItem], in rundown: Rundown) {
    self.new = new
    handles = Array(repeating: nil, count: new.count)
    let live = rundown.items.byHandle
    known = rundown.filed.enumerated().map { place, filed in
      Known(forms: [filed] + (live[filed.handle].map { [$0] } ?? []), place: place)
    }
    let filed = Set(rundown.filed.map(\.handle))
    known += rundown.items.filter { !filed.contains($0.handle) }.map { Known(forms: [$0]) }
    match { $0.hasMadeId ? nil : $0.id }
    match { item in item.name.map { _ in Pair(item.fullTitle, item.plannedStart) } }
    match { item in item.name.map { Pair($0, item.plannedStart) } }
    match { item in item.name.map { _ in item.fullTitle } }
    match { $0.name }
    match(isForUnfiled: false) { Pair($0.isBreak ? "break" : "talk", $0.plannedStart) }
    matchBetweenNeighbours()
  }

  private struct Pair: Hashable {
    var text: String
    var start: Int

    init(_ text: String, _ start: Int) { (self.text, self.start) = (text, start) }
  }

  /// Matches items with equal keys, in order; the forms in the file come first.
  private mutating func match<Key: Hashable>(
    isForUnfiled: Bool = true, by key: (RundownItem) -> Key?
  ) {
    for form in 0...1 where handles.contains(nil) {
      var open: [Key: [Int]] = [:]
      for index in known.indices.reversed()
      where !known[index].isMatched && (isForUnfiled || known[index].place != nil) {
        guard known[index].forms.indices.contains(form), let key = key(known[index].forms[form])
        else { continue }
        open[key, default: []].append(index)
      }
      for index in new.indices where handles[index] == nil {
        guard let key = key(new[index]), let found = open[key]?.popLast() else { continue }
        match(found, index)
      }
    }
  }

  private mutating func match(_ index: Int, _ place: Int) {
    known[index].isMatched = true
    handles[place] = known[index].handle
  }

  /// Matches an item that stands alone between two neighbours that match, or the ends of the file,
  /// with the one that stood there.
  private mutating func matchBetweenNeighbours() {
    guard handles.contains(nil) else { return }
    let places = known.indices.filter { known[$0].place != nil }
    let order = Dictionary(
      places.map { (known[$0].handle, $0) }, uniquingKeysWith: { first, _ in first })
    func isOpen(_ index: Int) -> Bool {
      places.indices.contains(index) && !known[places[index]].isMatched
    }
    for index in new.indices where handles[index] == nil {
      let isAlone =
        (index == 0 || handles[index - 1] != nil)
        && (index == new.count - 1 || handles[index + 1] != nil)
      guard isAlone else { continue }
      let before = index == 0 ? -1 : handles[index - 1].flatMap { order[$0] }
      let after = index == new.count - 1 ? places.count : handles[index + 1].flatMap { order[$0] }
      guard let before, let after, after == before + 2, isOpen(before + 1) else { continue }
      match(places[before + 1], index)
    }
  }
}

extension RundownItem {
  /// Whether the reader of its file has made its id of its title and its start, which may be those
  /// of another item later.
  package var hasMadeId: Bool {
    let made = "\(title)@\(plannedStart)"
    return id == made || id.hasPrefix(made + "#")
  }

  /// What an item without an id is known by: its title or else its speaker; `nil` if it has
  /// neither.
  fileprivate var name: String? { [title, speaker].first { !$0.isEmpty } }
}
