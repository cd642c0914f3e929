extension String {
  /// The text as one argument that a shell takes as it is: in quotes, unless it needs none.
  package var asArgument: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "/._-+,:@%".contains($0) }
    return isPlain && !isEmpty ? self : "'" + replacing("'", with: #"'\''"#) + "'"
  }
}
