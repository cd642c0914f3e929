package import StageRenderer

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Normal colour vision, and three kinds of colour blindness.
package enum Eye: CaseIterable, Sendable {
  /// All three kinds of cones.
  case normal
  /// No cones for long waves: red is dark, and like green.
  case protan
  /// No cones for middle waves: green is like red.
  case deutan
  /// No cones for short waves: blue is like green.
  case tritan

  /// What becomes of linear red, green and blue, row by row.
  ///
  /// G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, A Physiologically-based Model for
  /// Simulation of Color Vision Deficiency, IEEE Transactions on Visualization and Computer
  /// Graphics 15 (2009), severity 1.0.
  fileprivate var matrix: [Double] {
    switch self {
    case .normal: [1, 0, 0, 0, 1, 0, 0, 0, 1]
    case .protan:
      [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998]
    case .deutan:
      [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881]
    case .tritan:
      [
        1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900,
      ]
    }
  }
}

/// Light in linear parts of sRGB's red, green and blue, as an eye sees it.
package struct SeenLight: Sendable {
  private let red: Double
  private let green: Double
  private let blue: Double

  /// What an eye sees of a colour of the palette.
  package init(_ colour: Colour, _ eye: Eye = .normal) { self.init(colour.rgb, eye) }

  /// What an eye sees of a light.
  package init(_ rgb: RGB, _ eye: Eye = .normal) {
    let parts = [rgb.red, rgb.green, rgb.blue].map { Self.linear(Double($0) / 255) }
    let seen = (0..<3).map { row in
      min(1, max(0, (0..<3).reduce(0) { $0 + eye.matrix[3 * row + $1] * parts[$1] }))
    }
    (red, green, blue) = (seen[0], seen[1], seen[2])
  }

  /// IEC 61966-2-1.
  private static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  /// The luminance, white having 1.
  package var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// The contrast of two lights, 1 to 21: WCAG 2.2, relative luminance and contrast ratio.
  package func contrast(to other: SeenLight) -> Double {
    let lights = [luminance + 0.05, other.luminance + 0.05]
    return max(lights[0], lights[1]) / min(lights[0], lights[1])
  }

  /// Its place in CIELAB, with the white point D65.
  package var lab: Lab {
    func root(_ part: Double) -> Double {
      part > 216.0 / 24_389 ? cbrt(part) : (24_389.0 / 27 * part + 16) / 116
    }
    let x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    return Lab(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }
}
