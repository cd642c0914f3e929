import SpeechAnnouncement
import Testing

@testable import Platform

struct WaveTests {
  private func samples(_ wave: [UInt8]) -> [Int] {
    stride(from: Wave.headerSize, to: wave.count, by: 2).map {
      Int(Int16(truncatingIfNeeded: Int(wave[$0]) | Int(wave[$0 + 1]) << 8))
    }
  }

  /// 0.1 s of 44100 samples a second, in one channel of 16 bits.
  @Test func theHeaderIsThatOfAWAVFile() {
    let wave = Wave.tones(880, milliseconds: 100, count: 1)
    let header =
      "52494646" + "98220000" + "57415645" + "666d7420" + "10000000" + "0100" + "0100"
      + "44ac0000" + "88580100" + "0200" + "1000" + "64617461" + "74220000"
    let found = wave.prefix(44).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(found == header)
    #expect(wave.count == 44 + 2 * 4410)
  }

  @Test(arguments: [(Tone.beep, 880.0, 1), (.yellow, 880, 2), (.red, 880, 3), (.zero, 1320, 1)])
  func aToneHasItsPitchAndNumber(tone: Tone, frequency: Double, count: Int) {
    let samples = samples(tone.wave)
    // Where the sound is, which is all but the silences between.
    let loud = samples.count { abs($0) > 0 }
    let rises = zip(samples, samples.dropFirst()).count { $0 <= 0 && $1 > 0 }
    let pitch = Double(rises) / (Double(loud) / Double(Wave.sampleRate))
    #expect(abs(pitch - frequency) < 10)
    let seconds = Double(samples.count) / Double(Wave.sampleRate)
    #expect(tone.length == .milliseconds(Int((seconds * 1000).rounded())))
    #expect(seconds >= Double(2 * count - 1) * 0.12 - 0.001)
  }

  @Test(arguments: Tone.allCases)
  func noToneCracks(tone: Tone) {
    let samples = samples(tone.wave)
    #expect(samples.first == 0)
    #expect(samples.last == 0)
    // A sine of 1320 Hz at half of the range moves by 3100 from one sample to the next.
    #expect(zip(samples, samples.dropFirst()).allSatisfy { abs($0 - $1) < 3_200 })
    #expect(samples.contains { $0 > 15_000 })
  }

  @Test func theLengthOfAFileIsRead() {
    let wave = Tone.zero.wave
    #expect(Wave.length(header: Array(wave.prefix(44)), fileSize: wave.count) == .milliseconds(600))
  }

  /// Cut off, longer than it says, empty, or of another kind.
  @Test(
    arguments: [
      (0, 0), (10, 10), (43, 43), (44, 44), (44, 10_626), (44, 10_630), (44, 20_000),
    ])
  func aFileThatIsNotWholeHasNone(header: Int, size: Int) {
    #expect(Wave.length(header: Array(Tone.beep.wave.prefix(header)), fileSize: size) == nil)
  }

  @Test(arguments: [0, 28, 36])
  func anotherKindOfFileHasNone(changed index: Int) {
    var wave = Tone.beep.wave
    for index in index..<index + 4 { wave[index] = 0 }
    #expect(Wave.length(header: Array(wave.prefix(44)), fileSize: wave.count) == nil)
  }
}
