import SpeechAnnouncement

// What the text of a message says: its variables, its letters, and how wide it is.
extension TranslationCheck {
  // MARK: Variables

  /// A variable that every English form uses, or the same form, must be there.
  mutating func checkVariables(
    _ pattern: FluentPattern, _ name: TranslationFile.Name, _ comment: TranslationFile.Comment,
    _ base: TranslationFile?
  ) {
    let isLongest = ["", ".spoken"].contains(name.form)
    let source =
      isLongest
      ? [""] : ["", ".short", ".shorter", ".shortest"].filter { english.has(name.id + $0) }
    let leaves = source.map {
      english.leaves(of: (try? english.source.pattern(name.id + $0)) ?? [], nil)
    }
    let excepted = file.comments[name.id]?.without ?? []
    for leaf in file.leaves(of: pattern, base) {
      var required: Set<String>?
      for form in leaves {
        for other in form where other.agrees(with: leaf) {
          required = required?.intersection(other.used) ?? other.used
        }
      }
      let missing = (required ?? []).subtracting(leaf.used).subtracting(excepted).filter {
        !isFixed($0, leaf)
      }
      for variable in missing.sorted() {
        let words = comment.variables[variable] ?? []
        guard words.isEmpty || words == ["none", "other"] else { continue }
        report(
          leaf.place.map(file.source.line) ?? name.line, 1,
          "\(name.id + name.form) does not say $\(variable). Put { $\(variable) } in, or write '# Without: $\(variable)' above the message."
        )
      }
    }
  }

  /// Whether the variants that lead to a text leave one value of a variable, or none.
  private func isFixed(_ variable: String, _ leaf: TranslationFile.Leaf) -> Bool {
    guard let key = leaf.keys[variable] else { return false }
    // In French, 0 is singular too.
    return key == "none" || Int(key) != nil || key == "one" && rules.category(of: 0) != .one
  }

  // MARK: Letters and widths

  mutating func checkLetters(
    _ pattern: FluentPattern, _ name: TranslationFile.Name, _ comment: TranslationFile.Comment
  ) {
    guard !comment.letters.isEmpty,
      let wrong = Self.texts(of: pattern).joined().first(where: { !comment.letters.contains($0) })
    else { return }
    report(
      name.line, name.column,
      "\(name.id + name.form) has the letter \(wrong). Use only \(comment.letters).")
  }

  mutating func checkWidth(
    _ name: TranslationFile.Name, _ comment: TranslationFile.Comment, _ base: TranslationFile?
  ) {
    guard let limit = comment.width, name.form != ".spoken" else { return }
    let forms = [".shortest", ".shorter", ".short", ""]
    guard forms.first(where: { file.has(name.id + $0) }) == name.form else { return }
    let text = FluentText(files: [file.source] + [base?.source].compactMap(\.self), rules: rules)
    for values in comment.arguments {
      guard let shown = text.text(name.id + name.form, FluentValues(values)) else { continue }
      let parts = limit.isOfWords ? shown.split(separator: " ").map(String.init) : [shown]
      let width = parts.map { limit.isEm ? ems($0) : Double(columns($0)) }.max() ?? 0
      if width > limit.most {
        report(
          name.line, name.column,
          "\(name.id + name.form) is too long: '\(shown)' has \(number(width)) of \(number(limit.most)) \(limit.isEm ? "em" : "columns"). Add a shorter form, or shorten it."
        )
        return
      }
    }
  }

  private func number(_ width: Double) -> String {
    width == width.rounded() ? "\(Int(width))" : "\((width * 10).rounded() / 10)"
  }

  /// The width in a terminal: letters of East Asia have two columns.
  private func columns(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
  }

  /// About the width on a page, in a usual font without serifs.
  private func ems(_ text: String) -> Double {
    text.unicodeScalars.reduce(0) { width, scalar in
      switch scalar {
      case _ where scalar.isWide: width + 1
      case "i", "j", "l", "t", "f", "I", "r", ".", ",", ":", ";", "'", "’", "!", " ", "\u{a0}", "í",
        "ì":
        width + 0.31
      case "m", "w", "M", "W": width + 0.86
      case "A"..."Z", "À"..."Þ": width + 0.68
      default: width + 0.55
      }
    }
  }
}

extension String {
  /// Whether there are letters on both sides of a blank.
  var hasSeveralWords: Bool {
    split(separator: " ").count { $0.contains(where: \.isLetter) } > 1
  }
}

extension Unicode.Scalar {
  /// Whether it has two columns, or a whole em.
  fileprivate var isWide: Bool {
    (0x1100...0x115f).contains(value) || (0x2e80...0xa4cf).contains(value)
      || (0xf900...0xff60).contains(value)
  }
}
