#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A colour in CIELAB.
package struct Lab: Sendable {
  private let lightness: Double
  private let a: Double
  private let b: Double

  /// Creates a colour of its lightness, 0 to 100, its red or green and its yellow or blue.
  package init(_ lightness: Double, _ a: Double, _ b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// How much colour it has: 0 is grey.
  package var chroma: Double { hypot(a, b) }

  /// The hue in degrees: of the unique hues red is at 24, yellow at 90, green at 162 and blue at
  /// 246.
  package var hue: Double { degrees(b, a) }

  /// How different two colours look, where about 2 is just to be seen: CIEDE2000.
  ///
  /// G. Sharma, W. Wu and E. N. Dalal, The CIEDE2000 Color-Difference Formula, Color Research and
  /// Application 30 (2005), whose symbols the names spell out.
  package func difference(from other: Lab) -> Double {
    let (first, second) = (self, other)
    let chromas = (hypot(first.a, first.b), hypot(second.a, second.b))
    let stretch = 1 + 0.5 * (1 - chromaFactor((chromas.0 + chromas.1) / 2))
    let (a1, a2) = (stretch * first.a, stretch * second.a)
    let (chroma1, chroma2) = (hypot(a1, first.b), hypot(a2, second.b))
    let (hue1, hue2) = (degrees(first.b, a1), degrees(second.b, a2))
    let turn = Self.turn(from: hue1, to: hue2)
    let hasHues = chroma1 * chroma2 > 0
    let hue = hasHues ? hue1 + turn / 2 : hue1 + hue2
    let chroma = (chroma1 + chroma2) / 2
    let lightness = (first.lightness + second.lightness) / 2 - 50
    let weight =
      1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6)
      - 0.20 * cosine(4 * hue - 63)
    let byLightness =
      (second.lightness - first.lightness)
      / (1 + 0.015 * lightness * lightness / (20 + lightness * lightness).squareRoot())
    let byChroma = (chroma2 - chroma1) / (1 + 0.045 * chroma)
    let byHue =
      hasHues
      ? 2 * (chroma1 * chroma2).squareRoot() * sin(turn / 2 * .pi / 180)
        / (1 + 0.015 * chroma * weight) : 0
    let angle = (hue < 0 ? hue + 360 : hue) - 275
    let rotation = -2 * chromaFactor(chroma) * sin(60 * exp(-angle * angle / 625) * .pi / 180)
    return
      (byLightness * byLightness + byChroma * byChroma + byHue * byHue + rotation * byChroma * byHue)
      .squareRoot()
  }

  /// The shorter way from one hue to another, in degrees.
  private static func turn(from first: Double, to second: Double) -> Double {
    let turn = second - first
    return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
  }
}

/// The angle of a point in degrees, 0 to 360.
private func degrees(_ y: Double, _ x: Double) -> Double {
  let angle = atan2(y, x) * 180 / .pi
  return angle < 0 ? angle + 360 : angle
}

private func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }

private func chromaFactor(_ chroma: Double) -> Double {
  (pow(chroma, 7) / (pow(chroma, 7) + pow(25, 7))).squareRoot()
}
