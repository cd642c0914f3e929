import Testing
import TimerEngine
import TimerTestSupport

@testable import Files

/// Shared lines with random damage, and random texts in valid lines: each is refused with a reason,
/// or read correctly.
///
/// A hundred of each kind, and ten thousand in `make soak`.
struct MutatedLinesTests {
  private static let count = 100 * repetitions
  private static let presets = BundledPresets.all
  private static let alphabet = Array(
    "abcXYZ019-_.:> \n\r\t\"\u{201c}\u{2014}\u{e9}\u{200b}".unicodeScalars)

  /// A text in which some characters are lost, changed, added or given twice.
  private static func mutated(_ text: String, _ random: inout SplitMix64) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0...random.below(4) {
      let place = random.below(scalars.count + 1)
      let end = min(scalars.count, place + random.below(8))
      switch random.below(6) {
      case 0: scalars.removeSubrange(place..<end)
      case 1: scalars.removeSubrange(place...)
      case 2: scalars.insert(random.pick(alphabet), at: place)
      case 3: scalars.replaceSubrange(place..<end, with: [random.pick(alphabet)])
      case 4: scalars += scalars[place..<end]
      default: scalars.swapAt(random.below(scalars.count), random.below(scalars.count))
      }
      if scalars.isEmpty { scalars = [" "] }
    }
    var mutated = String.UnicodeScalarView()
    mutated.append(contentsOf: scalars)
    return String(mutated)
  }

  /// A line with a check sum can only be the one that was shared, unless the sum agrees by chance,
  /// once in four billion lines.
  @Test func aDamagedLineIsRefusedInWordsOrReadRight() {
    var random = SplitMix64(seed: 20)
    for _ in 0..<Self.count {
      let preset = random.pick(Self.presets)
      let text = Self.mutated(SharedPreset.line(of: preset), &random)
      for found in SharedPresetFinder.presets(in: text) {
        switch found.preset {
        case .success(let read): #expect(read == preset, "\(text)")
        case .failure(let error): #expect(Self.isSaid(error), "\(error)")
        }
      }
    }
  }

  @Test func randomJSONIsRefusedInWordsOrSharedAgain() {
    var random = SplitMix64(seed: 21)
    for _ in 0..<Self.count {
      let json = String(
        decoding: SharedPreset.json(of: random.pick(Self.presets)), as: UTF8.self)
      let line = SharedPreset.line(ofJSON: Array(Self.mutated(json, &random).utf8))
      let found = SharedPresetFinder.presets(in: line)
      #expect(found.count == 1)
      switch found.first?.preset {
      case .success(let preset):
        let again = SharedPresetFinder.presets(in: SharedPreset.line(of: preset))
        #expect(again.compactMap { try? $0.preset.get() } == [preset])
      case .failure(let error): #expect(Self.isSaid(error), "\(error)")
      case nil: break
      }
    }
  }

  @Test func randomCharactersAreRefusedInWords() {
    var random = SplitMix64(seed: 22)
    for _ in 0..<Self.count {
      let characters = (0..<random.below(200)).map { _ in String(random.pick(Self.alphabet)) }
      let text = "speakerclock-preset:1:" + characters.joined()
      let found = SharedPresetFinder.presets(in: text)
      let isRefused = found.allSatisfy { (try? $0.preset.get()) == nil }
      #expect(isRefused, "\(text)")
    }
  }

  private static func isSaid(_ error: SharedPresetError) -> Bool {
    let words = "\(error)"
    return words.contains("expected") && words.unicodeScalars.allSatisfy { !$0.isControl }
  }
}
