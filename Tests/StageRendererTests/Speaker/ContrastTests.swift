import Testing
import TimerEngine
import TimerTestSupport

@testable import StageRenderer

/// The palette of 256 colours, as seen with normal colour vision and with colour blindness.
struct ContrastTests {
  private static let black = Colour(16)
  private static let lights = [ScreenMode.running, .stopped]
  private static let phases = [Phase.green, .yellow, .red]

  private func palette(
    _ theme: Look.Theme, _ phase: Phase = .green, _ light: ScreenMode = .running
  ) -> Palette {
    var look = Look()
    look.theme = theme
    return Palette(Capabilities(), look, phase, light)
  }

  private func contrast(_ first: Colour, _ second: Colour, _ eye: Eye = .normal) -> Double {
    SeenLight(first, eye).contrast(to: SeenLight(second, eye))
  }

  /// The least contrast of digits in all phases.
  private func least(
    _ theme: Look.Theme, _ light: ScreenMode, _ eye: Eye, to other: (ColourPair) -> Colour
  ) -> Double {
    Self.phases.map { phase in
      let colours = theme.digits(phase, has256Colours: true, isDim: light == .stopped)
      return contrast(colours.lit, other(colours), eye)
    }.min() ?? 0
  }

  /// Eyes that lack the cones for long waves see every pure red as dark: bright red on black has
  /// 3.3 for them, so that nothing unlit fits between.
  ///
  /// They have the themes amber and mono.
  private func hasRed(_ theme: Look.Theme) -> Bool { theme == .led || theme == .phase }

  @Test(arguments: Look.Theme.allCases, lights)
  func litSegmentsHaveContrast(theme: Look.Theme, light: ScreenMode) {
    for eye in Eye.allCases where eye != .protan || !hasRed(theme) {
      #expect(least(theme, light, eye) { _ in Self.black } >= 3, "\(eye)")
      #expect(least(theme, light, eye) { $0.unlit } >= 3, "\(eye)")
    }
  }

  @Test(arguments: [(ScreenMode.running, 3.2, 2.6), (.stopped, 2.5, 2.0)])
  func redStandsOutAsFarAsItCanToEyesThatSeeItDark(light: ScreenMode, ground: Double, unlit: Double)
  {
    for theme in [Look.Theme.led, .phase] {
      #expect(least(theme, light, .protan) { _ in Self.black } >= ground)
      #expect(least(theme, light, .protan) { $0.unlit } >= unlit)
    }
  }

  @Test(arguments: Look.Theme.allCases, Eye.allCases)
  func stoppedDigitsAreClearlyDimmer(theme: Look.Theme, eye: Eye) {
    for phase in Self.phases {
      let lights = [true, false].map {
        SeenLight(theme.digits(phase, has256Colours: true, isDim: $0).lit, eye).luminance
      }
      // Of the palette's reds only the brightest but one keeps its contrast.
      let isRed = theme == .led || theme == .phase && phase == .red
      #expect(lights[0] < (isRed ? 0.88 : 0.61) * lights[1])
    }
  }

  @Test(arguments: Look.Theme.allCases, lights)
  func textIsReadable(theme: Look.Theme, light: ScreenMode) {
    for phase in Self.phases {
      let palette = palette(theme, phase, light)
      let styles =
        [palette.plain, palette.dim, palette.strong, palette.focusStyle, palette.time]
        + Lamp.allCases.flatMap { [palette.text(of: $0), palette.word(of: $0, isLit: true)] }
      for style in styles { #expect(contrast(style.foreground, style.background) >= 4.5) }
    }
  }

  /// Where the time is text, a stopped clock is told from a running one by its weight.
  @Test(arguments: Look.Theme.allCases)
  func onlyARunningClocksTextIsBold(theme: Look.Theme) {
    let isBold = Self.lights.map { palette(theme, .green, $0).time.attributes.contains(.bold) }
    #expect(isBold == [true, false])
  }

  @Test(arguments: Look.Theme.allCases, Lamp.allCases)
  func theLitLampsLabelIsTheBrightest(theme: Look.Theme, lamp: Lamp) {
    let palette = palette(theme)
    let (lit, unlit) = (palette.text(of: lamp), palette.dim)
    #expect(SeenLight(lit.foreground).luminance > SeenLight(unlit.foreground).luminance)
  }

  @Test(arguments: Look.Theme.allCases, Lamp.allCases)
  func aLitLampStandsOut(theme: Look.Theme, lamp: Lamp) {
    let colours = theme.lamp(lamp, has256Colours: true)
    for eye in Eye.allCases where eye != .protan || lamp != .red || theme == .mono {
      #expect(contrast(colours.lit, Self.black, eye) >= 3, "\(eye)")
      #expect(contrast(colours.lit, colours.unlit, eye) >= 2.99, "\(eye)")
    }
  }

  /// The lights of the lamps in the palette of 256, and where each colour has 24 bits.
  private static let lamps: [[RGB]] = {
    let lit = Lamp.allCases.map { Look.Theme.led.lamp($0, has256Colours: true).lit }
    return [lit.map(\.rgb), lit.map(\.exact)]
  }()

  /// The least difference of three lights to an eye.
  private func leastDifference(_ lights: [RGB], _ eye: Eye) -> Double {
    let seen = lights.map { SeenLight($0, eye).lab }
    return [(0, 1), (0, 2), (1, 2)].map { seen[$0].difference(from: seen[$1]) }.min() ?? 0
  }

  private func chroma(_ light: RGB) -> Double { SeenLight(light).lab.chroma }

  @Test(arguments: lamps, Eye.allCases)
  func theLampsAreFarApartToEveryEye(lights: [RGB], eye: Eye) {
    #expect(leastDifference(lights, eye) >= 15)
  }

  @Test(arguments: lamps) func theLampsAreNoPastels(lights: [RGB]) {
    for light in lights { #expect(chroma(light) >= 60) }
  }

  /// No fuller green is far enough, to every eye, from the pure yellow and red of digits and lamps.
  @Test func aSearchFindsNoFullerGreen() {
    let lights = Self.lamps[1]
    let least = chroma(lights[0])
    var fuller: [RGB] = []
    for red in stride(from: 0, through: 60, by: 5) {
      for green in stride(from: 150, through: 255, by: 5) {
        for blue in stride(from: 0, through: 200, by: 5) {
          let light = RGB(red, green, blue)
          guard chroma(light) > least else { continue }
          let all = [light, lights[1], lights[2]]
          if Eye.allCases.allSatisfy({ leastDifference(all, $0) >= 15 }) { fuller.append(light) }
        }
      }
    }
    #expect(fuller.isEmpty, "\(fuller)")
  }

  /// The unique hues of CIELAB; turquoise begins half way from green to blue, at 204.
  @Test(arguments: [(Lamp.green, 162), (.yellow, 90), (.red, 24)] as [(Lamp, Double)])
  func aLampHasTheHueOfItsName(lamp: Lamp, hue: Double) {
    let colours = Look.Theme.led.lamp(lamp, has256Colours: true)
    #expect(abs(SeenLight(colours.lit).lab.hue - hue) < 20)
  }

  @Test(arguments: [nil, Lamp.yellow, .red])
  func theDigitsAreLegibleInAFlash(lamp: Lamp?) throws {
    let palette = palette(.led, .red, .flash(lamp))
    guard case .blocks(let ink) = palette.digits else {
      Issue.record("no blocks")
      return
    }
    #expect(contrast(ink.lit, ink.ground) >= 4.5)
    #expect(contrast(ink.lit, ink.unlit) >= 3)
  }
}
