extension Colour {
  /// The colours of the palette that lie between a ground and a light in it and are hardly of
  /// another hue, both of them included: what an edge between the two may be drawn with.
  ///
  /// Any other mixture of the palette's few colours would look like dirt, such as a grey or a green
  /// beside a yellow.
  package static func shades(from ground: Colour, to light: Colour) -> [Colour] {
    let between = (16...255 as ClosedRange<UInt8>).map(Colour.init).filter {
      $0.rgb.isShade(from: ground.rgb, to: light.rgb)
    }
    return [ground] + between.filter { $0 != ground && $0 != light } + [light]
  }
}

extension RGB {
  /// How far from the straight line between two lights one may be that is still a shade of them: an
  /// olive is not, beside a green.
  private static let maxAside = 22.0

  /// Whether it lies on the straight line from one light to another, or near it; where both are
  /// grey, only a grey does.
  fileprivate func isShade(from ground: RGB, to light: RGB) -> Bool {
    if ground.isGrey, light.isGrey, !isGrey { return false }
    if isGrey, !ground.isGrey || !light.isGrey { return false }
    let (way, own) = (light.difference(to: ground), difference(to: ground))
    guard light != ground else { return false }
    let product = own.red * way.red + own.green * way.green + own.blue * way.blue
    let part = Double(product) / Double(light.distance(to: ground))
    func aside(_ own: Int, _ way: Int) -> Double {
      let aside = Double(own) - part * Double(way)
      return aside * aside
    }
    let sum =
      aside(own.red, way.red) + aside(own.green, way.green) + aside(own.blue, way.blue)
    return (0...1).contains(part) && sum <= Self.maxAside * Self.maxAside
  }

  private var isGrey: Bool { red == green && green == blue }

  private func difference(to other: RGB) -> RGB {
    RGB(red - other.red, green - other.green, blue - other.blue)
  }
}
