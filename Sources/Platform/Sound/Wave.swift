#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The bytes of sound files: WAV, one channel, 16 bits a sample.
///
/// The header's 44 bytes are in that order in the "Multimedia Programming Interface and Data
/// Specifications 1.0" of IBM and Microsoft; all numbers begin with their lowest byte.
enum Wave {
  /// The bytes before the samples.
  static let headerSize = 44
  /// Samples a second of what is made here.
  static let sampleRate = 44_100
  /// A sudden beginning or end would crack.
  private static let ramp = 0.005
  private static let loudness = 0.5

  /// A file with `count` tones of a pitch in Hz, each as long as the silences between them.
  static func tones(_ frequency: Double, milliseconds: Int, count: Int) -> [UInt8] {
    let length = sampleRate * milliseconds / 1000
    let tone = (0..<length).map { sample(at: $0, of: length, frequency) }
    let silence = [Int16](repeating: 0, count: length)
    return file(of: Array((0..<count).map { _ in tone }.joined(separator: silence)))
  }

  /// A file that nobody hears: the smallest step up and down, since some loudspeakers sleep on
  /// through samples that are all zero.
  static func silence(milliseconds: Int) -> [UInt8] {
    file(of: (0..<sampleRate * milliseconds / 1000).map { Int16($0 / 441 % 2) })
  }

  private static func sample(at index: Int, of length: Int, _ frequency: Double) -> Int16 {
    let seconds = Double(index) / Double(sampleRate)
    let toEnd = Double(min(index, length - 1 - index)) / Double(sampleRate)
    let size = loudness * min(1, toEnd / ramp)
    return Int16(size * sin(2 * .pi * frequency * seconds) * Double(Int16.max))
  }

  private static func file(of samples: [Int16]) -> [UInt8] {
    let size = samples.count * 2
    let header =
      Array("RIFF".utf8) + bytes(size + headerSize - 8, 4) + Array("WAVEfmt ".utf8) + bytes(16, 4)
      + bytes(1, 2) + bytes(1, 2) + bytes(sampleRate, 4) + bytes(sampleRate * 2, 4) + bytes(2, 2)
      + bytes(16, 2) + Array("data".utf8) + bytes(size, 4)
    return header + samples.map(\.littleEndian).withUnsafeBytes(Array.init)
  }

  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// How long a file sounds that has this beginning and size; `nil` if it is not whole, or another
  /// kind of file.
  static func length(header: [UInt8], fileSize: Int) -> Duration? {
    guard header.count >= headerSize, header[..<4].elementsEqual("RIFF".utf8),
      header[36..<40].elementsEqual("data".utf8)
    else { return nil }
    let bytesPerSecond = number(header[28..<32])
    let size = number(header[40..<44])
    guard bytesPerSecond > 0, size > 0, size == fileSize - headerSize else { return nil }
    return .seconds(size) / bytesPerSecond
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
