import TimerEngine

/// The colours of lit and unlit segments.
struct ColourPair: Equatable {
  let lit: Colour
  let unlit: Colour

  var both: (lit: Colour, unlit: Colour) { (lit, unlit) }
}

extension ColourPair {
  fileprivate init(_ lit: UInt8, _ unlit: UInt8) {
    self.init(lit: Colour(lit), unlit: Colour(unlit))
  }
}

extension Look.Theme {
  /// The digits' colours; dim ones have two thirds of the light or less, where there are shades at
  /// all.
  ///
  /// Even the dim ones have a contrast of 3 : 1 to what is not lit.
  func digits(_ phase: Phase?, has256Colours: Bool, isDim: Bool) -> ColourPair {
    guard has256Colours else { return ColourPair(lit: eightColour(phase), unlit: Colour(8)) }
    switch self {
    case .led: return ColourPair(isDim ? 160 : 196, 234)
    case .phase: return ColourPair(lit: Self.digits(phase?.lamp, isDim: isDim), unlit: Colour(234))
    case .amber: return ColourPair(isDim ? 136 : 214, 234)
    case .mono: return ColourPair(isDim ? 145 : 231, 234)
    }
  }

  private func eightColour(_ phase: Phase?) -> Colour {
    switch self {
    case .led: Colour(1)
    case .phase: phase.map { Self.lamp($0.lamp, has256Colours: false).lit } ?? Colour(7)
    case .amber: Colour(3)
    case .mono: Colour(7)
    }
  }

  private static func digits(_ lamp: Lamp?, isDim: Bool) -> Colour {
    switch lamp {
    case .green: Colour(isDim ? 29 : 42)
    case .yellow: Colour(isDim ? 142 : 226)
    case .red: Colour(isDim ? 160 : 196)
    case nil: Colour(isDim ? 145 : 231)
    }
  }

  /// A lamp's colours.
  func lamp(_ lamp: Lamp, has256Colours: Bool) -> ColourPair {
    guard self == .mono else { return Self.lamp(lamp, has256Colours: has256Colours) }
    return has256Colours ? ColourPair(231, 236) : ColourPair(7, 7)
  }

  /// A green, a yellow and a red of the palette that stay apart for eyes that take red for green,
  /// which a green without any blue does not.
  private static func lamp(_ lamp: Lamp, has256Colours: Bool) -> ColourPair {
    switch lamp {
    case .green: has256Colours ? ColourPair(42, 22) : ColourPair(2, 2)
    case .yellow: has256Colours ? ColourPair(226, 58) : ColourPair(3, 3)
    case .red: has256Colours ? ColourPair(196, 52) : ColourPair(1, 1)
    }
  }
}
