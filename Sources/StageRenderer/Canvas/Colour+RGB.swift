/// A colour as light: red, green and blue, each 0 to 255 as the palette gives them.
package struct RGB: Hashable, Sendable {
  /// The red part.
  package var red: Int
  /// The green part.
  package var green: Int
  /// The blue part.
  package var blue: Int

  /// Creates a colour of its parts.
  package init(_ red: Int, _ green: Int, _ blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// How far two colours are apart: the sum of the squares of the differences.
  package func distance(to other: RGB) -> Int {
    let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
    return red * red + green * green + blue * blue
  }
}

// xterm's palette of 256, which other terminals share but for the first 16.
extension Colour {
  /// The six levels of the cube: 0, 95, 135, 175, 215, 255.
  private static func level(_ index: Int) -> Int { index == 0 ? 0 : 55 + 40 * index }

  /// The first 16 as xterm has them; many terminals have their own.
  private static let named = [
    RGB(0, 0, 0), RGB(205, 0, 0), RGB(0, 205, 0), RGB(205, 205, 0), RGB(0, 0, 238),
    RGB(205, 0, 205), RGB(0, 205, 205), RGB(229, 229, 229), RGB(127, 127, 127), RGB(255, 0, 0),
    RGB(0, 255, 0), RGB(255, 255, 0), RGB(92, 92, 255), RGB(255, 0, 255), RGB(0, 255, 255),
    RGB(255, 255, 255),
  ]

  /// The colour as light.
  package var rgb: RGB {
    let index = Int(index)
    if index < 16 { return Self.named[index] }
    if index >= 232 {
      return RGB(8 + 10 * (index - 232), 8 + 10 * (index - 232), 8 + 10 * (index - 232))
    }
    let cube = index - 16
    return RGB(Self.level(cube / 36), Self.level(cube / 6 % 6), Self.level(cube % 6))
  }

  /// The colour as light where each has 24 bits: as in the palette, but the green of lamps is
  /// fuller.
  ///
  /// Of all greens that stay as far from the yellow 226 and the red 196 as the eye needs, it is the
  /// one with the most chroma.
  package var exact: RGB { index == 42 ? RGB(0, 215, 115) : rgb }

  /// The number of the colour for a terminal that has 24 bits for each.
  ///
  /// The first eight are the terminal's own, the others are red, green and blue: user_caps(5),
  /// `RGB`.
  package var directNumber: Int {
    index < 8 ? Int(index) : exact.red << 16 | exact.green << 8 | exact.blue
  }

  /// The colour from 16 to 255 that is nearest to a light; only a grey light becomes a grey, since
  /// next to a colour a grey looks like dirt.
  package init(nearest light: RGB) {
    let red = Self.nearestLevel(light.red)
    let (green, blue) = (Self.nearestLevel(light.green), Self.nearestLevel(light.blue))
    let cube = Colour(UInt8(16 + 36 * red + 6 * green + blue))
    let grey = Colour(UInt8(232 + max(0, min(23, (light.red - 3) / 10))))
    let isNearer = light.distance(to: grey.rgb) < light.distance(to: cube.rgb)
    self = light.red == light.green && light.green == light.blue && isNearer ? grey : cube
  }

  private static func nearestLevel(_ part: Int) -> Int {
    part < 48 ? 0 : part < 115 ? 1 : min(5, (part - 35) / 40)
  }
}
