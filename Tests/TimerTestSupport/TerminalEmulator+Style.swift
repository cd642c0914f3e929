import StageRenderer

extension TerminalEmulator {
  /// Obeys `CSI m`: attributes and colours of what comes next.
  mutating func setStyle(_ parameters: [[Int]]) {
    var rest = parameters.isEmpty ? [[0]][...] : parameters[...]
    while let parameter = rest.popFirst(), let code = parameter.first {
      switch code {
      case 38: cursor.style.foreground = colour(parameter, &rest) ?? cursor.style.foreground
      case 48: cursor.style.background = colour(parameter, &rest) ?? cursor.style.background
      default: setStyle(code)
      }
    }
  }

  private mutating func setStyle(_ code: Int) {
    switch code {
    case 0: cursor.style = Self.standard
    case 1: cursor.style.attributes.insert(.bold)
    case 7: cursor.style.attributes.insert(.reverse)
    case 22: cursor.style.attributes.remove(.bold)
    case 27: cursor.style.attributes.remove(.reverse)
    case 30...37: cursor.style.foreground = Colour(UInt8(code - 30))
    case 39: cursor.style.foreground = Self.standard.foreground
    case 40...47: cursor.style.background = Colour(UInt8(code - 40))
    case 49: cursor.style.background = Self.standard.background
    case 90...97: cursor.style.foreground = Colour(UInt8(code - 82))
    case 100...107: cursor.style.background = Colour(UInt8(code - 92))
    default: break
    }
  }

  /// The colour of `38` or `48`, whose parts follow after colons or as parameters of their own.
  ///
  /// A colour that is no index of the palette is read and left out.
  private func colour(_ parameter: [Int], _ rest: inout ArraySlice<[Int]>) -> Colour? {
    var parts = parameter.dropFirst()
    if parts.isEmpty {
      let count = rest.first?.first == 2 ? 4 : 2
      parts = rest.prefix(count).compactMap(\.first)[...]
      rest = rest.dropFirst(count)
    }
    guard parts.popFirst() == 5, let index = parts.first else { return nil }
    return UInt8(exactly: index).map(Colour.init)
  }
}
