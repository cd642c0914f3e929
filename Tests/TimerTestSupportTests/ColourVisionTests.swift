import StageRenderer
import Testing
import TimerTestSupport

struct ColourVisionTests {
  /// Pairs of colours and their difference, from the article's table of test data.
  @Test(
    arguments: [
      ([50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425),
      ([50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0000),
      ([50, 0, 0], [50, -1, 2], 2.3669), ([50, 2.5, 0], [50, 0, -2.5], 4.3065),
      ([50, 2.5, 0], [73, 25, -18], 27.1492), ([50, 2.5, 0], [58, 24, 15], 19.4535),
      ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
      ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
    ] as [([Double], [Double], Double)])
  func aDifferenceIsThatOfCIEDE2000(first: [Double], second: [Double], difference: Double) {
    let colours = [first, second].map { Lab($0[0], $0[1], $0[2]) }
    #expect(abs(colours[0].difference(from: colours[1]) - difference) < 0.0001)
    #expect(abs(colours[1].difference(from: colours[0]) - difference) < 0.0001)
  }

  @Test(arguments: [(231, 16, 21), (196, 16, 5.25), (16, 16, 1)] as [(UInt8, UInt8, Double)])
  func aContrastIsThatOfWCAG(first: UInt8, second: UInt8, contrast: Double) {
    let lights = [first, second].map { SeenLight(Colour($0)) }
    #expect(abs(lights[0].contrast(to: lights[1]) - contrast) < 0.01)
  }

  /// Whoever takes red for green sees both as the same hue, and greys stay grey.
  @Test(arguments: Eye.allCases)
  func anEyeSees(eye: Eye) {
    let (red, green) = (SeenLight(Colour(196), eye).lab.hue, SeenLight(Colour(46), eye).lab.hue)
    #expect((abs(red - green) < 30) == (eye == .protan || eye == .deutan))
    for grey in [16, 240, 250, 231] as [UInt8] {
      let seen = SeenLight(Colour(grey), eye).lab
      #expect(seen.difference(from: SeenLight(Colour(grey)).lab) < 0.1)
    }
  }
}
