import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// What keeps the screen from flashing more than three times in a second.
struct FlashLimiterTests {
  private func moments(_ tenths: [Int]) -> [Timestamp] {
    tenths.map { .start + .milliseconds($0 * 100) }
  }

  /// Changes asked for, in tenths of a second, and how many of them are admitted.
  @Test(
    arguments: [
      ([0, 1, 2, 3], 3), ([0, 4, 8, 12], 4), ([0, 3, 6, 9, 10, 11, 13], 5), ([0, 0, 0, 0], 3),
      ([0, 5, 10, 15, 20], 5), ([], 0),
    ] as [([Int], Int)])
  func threeInASecondAreAdmitted(tenths: [Int], admitted: Int) {
    var limiter = FlashLimiter()
    var count = 0
    for moment in moments(tenths) where limiter.admit([moment]) {
      count += 1
    }
    #expect(count == admitted)
  }

  @Test func pulsesThatAreStillToComeAreCounted() {
    var limiter = FlashLimiter()
    let admitted = [[0, 10, 20], [5], [7, 17, 27], [16]].map {
      limiter.admit(moments($0))
    }
    #expect(admitted == [true, true, false, true])
  }

  /// Its pulses are counted, and the key is no other change of the picture.
  @Test func aFlashIsCountedOnce() {
    var session = Session(60)
    session.press("f")
    session.pass(.milliseconds(600))
    session.press("f")
    let second = Flash(lamp: nil, start: .start + .milliseconds(600), pulses: 3)
    #expect(session.console.state.stage.flash == second)
  }

  /// How bright each colour is, roughly, by its index.
  private static let lights = (0...255).map { index in
    let colour = Colour(UInt8(index)).rgb
    return colour.red + colour.green + colour.blue
  }

  /// How bright the screen is, roughly: the sum of its cells' light.
  private func light(_ canvas: Canvas) -> Int {
    var sum = 0
    for cell in canvas.cells {
      let colour = cell.scalar != " " ? cell.style.foreground : cell.style.background
      sum += Self.lights[Int(colour.index)]
    }
    return sum
  }

  /// The keys, and the smallest change that counts: one part in `part` of the brightest screen's
  /// light.
  private static let keys: [(String, part: Int)] = {
    let keys: [(String, part: Int)] = [(" fb.cmlh?yg+-1", 10), ("b", 50), ("bm", 50)]
    return repetitions > 1 ? keys : keys.filter { $0.0 != "b" }
  }()

  /// A flash is a pair of opposing changes of light.
  ///
  /// There are never more than three flashes in a second, whatever is pressed. A change of a tenth
  /// of the maximum counts (WCAG 2.2, success criterion 2.3.1), and a much smaller one where keys
  /// only cover and uncover the picture.
  @Test(arguments: keys, randomSeeds(1))
  func noKeysMakeItFlashMoreThanThreeTimesInASecond(keys: (String, part: Int), seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var settings = Settings()
    settings.clock.message = "M"
    var session = Session(20, yellow: 10, red: 5, size: Size("40x16"), settings: settings)
    let scalars = Array(keys.0.unicodeScalars)
    var changes = OpposingChanges(by: session.canvas().cells.count * 3 * 255 / keys.part)
    for _ in 0..<(repetitions > 1 ? 1_500 : 600) {
      session.pass(.milliseconds(random.below(60)))
      session.press(.character(random.pick(scalars)))
      changes.add(light(session.canvas()), at: session.console.moment.talk.sinceStart)
    }
    #expect(changes.moments.count > 20)
    // Eight opposing changes are four flashes.
    for (first, eighth) in zip(changes.moments, changes.moments.dropFirst(7)) {
      #expect(eighth - first >= .seconds(1), "seed \(seed): \(first), \(eighth)")
    }
  }
}

/// The moments at which a light has changed by a size, in the opposite direction to the change
/// before.
private struct OpposingChanges {
  private let size: Int
  private var (lowest, highest) = (Int.max, Int.min)
  /// Whether the last change was upwards; `nil` before the first.
  private var isRising: Bool?
  private(set) var moments: [Duration] = []

  init(by size: Int) { self.size = size }

  mutating func add(_ light: Int, at moment: Duration) {
    (lowest, highest) = (min(lowest, light), max(highest, light))
    if isRising != true, light - lowest >= size {
      (isRising, highest) = (true, light)
      moments.append(moment)
    } else if isRising != false, highest - light >= size {
      (isRising, lowest) = (false, light)
      moments.append(moment)
    }
  }
}
