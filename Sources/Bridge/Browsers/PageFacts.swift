import StageRenderer
import TimerEngine

/// What the script is told of the display: shapes, the bars of characters, and colours.
struct PageFacts: Described {
  private var shape = Shape()
  /// The bars of each character that seven segments can show: bit 0 is a.
  private var segments: [String: Int]
  private var colours: [String: ThemeFacts]
  /// The ground of each flash and what is unlit on it.
  private var flash: [String: [String]]

  init() {
    var segments: [String: Int] = [:]
    for byte in UInt8(33)..<127 {
      let character = Character(Unicode.Scalar(byte))
      segments[String(character)] = Segments(character).map { Int($0.rawValue) }
    }
    self.segments = segments
    colours = Dictionary(
      uniqueKeysWithValues: Look.Theme.allCases.map { ($0.rawValue, ThemeFacts($0)) })
    let lamps = Lamp.allCases.map(Optional.init) + [nil]
    flash = Dictionary(
      uniqueKeysWithValues: lamps.map { lamp in
        let colours = PageColours.flash(lamp)
        return (lamp?.rawValue ?? "white", [colours.ground.hex, colours.shade.hex])
      })
  }

  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("shape", &shape, .written())
    try fields.value("segments", &segments, .map(of: .count))
    try fields.value("colours", &colours, .map(of: .written()))
    try fields.value("flash", &flash, .map(of: .list(of: .text)))
  }

  /// The colours of a theme.
  struct ThemeFacts: Described {
    /// Of each phase and of `none`: bright, dim, unlit.
    private var digits: [String: [String]]
    /// Of each lamp: lit, unlit.
    private var lamps: [String: [String]]

    init(_ theme: Look.Theme) {
      let colours = PageColours(theme)
      let phases: [Phase?] = [nil, .green, .yellow, .red]
      digits = Dictionary(
        uniqueKeysWithValues: phases.map { phase in
          let (bright, dim) = (
            colours.digits(phase, isDim: false), colours.digits(phase, isDim: true)
          )
          return (phase?.rawValue ?? "none", [bright.lit.hex, dim.lit.hex, bright.unlit.hex])
        })
      lamps = Dictionary(
        uniqueKeysWithValues: Lamp.allCases.map { lamp in
          (lamp.rawValue, [colours.lamp(lamp).lit.hex, colours.lamp(lamp).unlit.hex])
        })
    }

    mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
      try fields.value("digits", &digits, .map(of: .list(of: .text)))
      try fields.value("lamps", &lamps, .map(of: .list(of: .text)))
    }
  }

  /// The outlines of a digit and a colon.
  struct Shape: Described {
    private var bars: [String]
    private var minus: String
    private var dots: [[Double]]
    private var radius, width, height, gap, colon, lean: Double

    init() {
      let outlines = SegmentOutlines()
      bars = outlines.bars.map(Self.path)
      minus = Self.path(outlines.minus)
      dots = outlines.dots.map { [Self.rounded($0.x), Self.rounded($0.y)] }
      (radius, width) = (Self.rounded(outlines.dotRadius), outlines.size.x - outlines.lean)
      (height, gap) = (outlines.size.y, outlines.gap)
      (colon, lean) = (outlines.colonWidth, outlines.lean)
    }

    mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
      try fields.value("bars", &bars, .list(of: .text))
      try fields.value("minus", &minus, .text)
      try fields.value("dots", &dots, .list(of: .list(of: .decimal)))
      for (key, number) in [
        ("radius", \Self.radius), ("width", \.width), ("height", \.height), ("gap", \.gap),
        ("colon", \.colon), ("lean", \.lean),
      ] {
        try fields.value(key, &self[keyPath: number], .decimal)
      }
    }

    private static func path(_ points: [SegmentOutlines.Point]) -> String {
      "M" + points.map { "\(rounded($0.x)) \(rounded($0.y))" }.joined(separator: "L") + "Z"
    }

    private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
  }
}
