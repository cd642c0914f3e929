extension Colour {
  /// The colours of the palette that lie between a ground and a light in it and have their hue, both
  /// of them included: what an edge between the two may be drawn with.
  ///
  /// Any other mixture of the palette's few colours would look like dirt, such as a grey or a green
  /// beside a yellow.
  public static func shades(from ground: Colour, to light: Colour) -> [Colour] {
    let (first, second) = (ground.rgb, light.rgb)
    let colourful = first.chroma > second.chroma ? first : second
    let between = (16...255 as ClosedRange<UInt8>).map(Colour.init).filter {
      $0.rgb.isBetween(first, second) && $0.rgb.hasHue(of: colourful)
    }
    return [ground] + between.filter { $0 != ground && $0 != light } + [light]
  }
}

extension RGB {
  /// How far it is from grey.
  fileprivate var chroma: Int { max(red, green, blue) - min(red, green, blue) }

  fileprivate func isBetween(_ first: RGB, _ second: RGB) -> Bool {
    func isBetween(_ part: KeyPath<RGB, Int>) -> Bool {
      let ends = (first[keyPath: part], second[keyPath: part])
      return (min(ends.0, ends.1)...max(ends.0, ends.1)).contains(self[keyPath: part])
    }
    return isBetween(\.red) && isBetween(\.green) && isBetween(\.blue)
  }

  /// Whether it is as colourful as another one, at least by half, and its hue at most 15° away; to a
  /// grey only greys are alike.
  fileprivate func hasHue(of other: RGB) -> Bool {
    guard other.chroma > 0 else { return chroma == 0 }
    guard chroma > 0, 2 * saturation >= other.saturation else { return false }
    let distance = abs(hue - other.hue)
    return min(distance, 360 - distance) <= 15
  }

  /// Chroma in parts of the largest that its brightest part allows.
  private var saturation: Double { Double(chroma) / Double(max(red, green, blue, 1)) }

  /// The hue in degrees: red at 0, green at 120, blue at 240.
  private var hue: Double {
    func turn(_ first: Int, _ second: Int) -> Double {
      60 * Double(first - second) / Double(chroma)
    }
    switch max(red, green, blue) {
    case red: return green >= blue ? turn(green, blue) : 360 + turn(green, blue)
    case green: return 120 + turn(blue, red)
    default: return 240 + turn(red, green)
    }
  }
}
