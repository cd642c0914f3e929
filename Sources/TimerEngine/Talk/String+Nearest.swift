extension String {
  /// The word that was probably meant: one with the same letters in another order, or with one or
  /// two other ones, whatever the capitals; `nil` if none is so near.
  package func nearest(among words: [String]) -> String? {
    let text = String(prefix(40)).lowercased()
    let limit = text.count < 4 ? 0 : text.count < 6 ? 1 : 2
    let distances = words.map { word in
      (word, text.sorted() == word.sorted() ? 0 : text.distance(to: word.lowercased()))
    }
    return distances.filter { $0.1 <= limit }.min { $0.1 < $1.1 }?.0
  }

  /// How many letters have to be put in, taken out or replaced (Levenshtein's distance).
  private func distance(to other: String) -> Int {
    var row = Array(0...other.count)
    for (index, letter) in enumerated() {
      var diagonal = index
      row[0] = index + 1
      for (column, otherLetter) in other.enumerated() {
        let replaced = diagonal + (letter == otherLetter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}
