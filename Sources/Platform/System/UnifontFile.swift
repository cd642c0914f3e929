package import StageRenderer
import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// GNU Unifont as Debian's package `unifont` installs it: a line for each letter, in order, with
/// its number and its rows, such as `05D0:00000000000012122222244444480000`.
///
/// A letter is looked for in the file, of which only some lines are read: all of it would take more
/// memory than the clock.
package final class UnifontFile: Sendable {
  private static let folder = "/usr/share/unifont"
  /// The longest line is shorter than half of this.
  private static let pageSize = 256
  /// More letters than a message has.
  private static let mostLetters = 500

  private let path: String
  private let letters = Mutex<[UInt32: BitmapFont.Letter?]>([:])

  package init(_ path: String) { self.path = path }

  /// The installed font, whether it is there or not.
  package static let installed: BitmapFont = {
    let usual = UnifontFile("\(folder)/unifont.hex")
    let japanese = UnifontFile("\(folder)/unifont_jp.hex")
    return BitmapFont { scalar, isJapanese in
      (isJapanese ? japanese.letter(scalar) : nil) ?? usual.letter(scalar)
    }
  }()

  /// A letter; `nil` if the file has none or cannot be read.
  package func letter(_ scalar: Unicode.Scalar) -> BitmapFont.Letter? {
    letters.withLock { letters in
      if let known = letters[scalar.value] { return known }
      if letters.count >= Self.mostLetters { letters = [:] }
      let found = find(scalar.value)
      letters[scalar.value] = .some(found)
      return found
    }
  }

  /// Halves the part of the file in which a letter can be until it is in one page.
  private func find(_ number: UInt32) -> BitmapFont.Letter? {
    guard let file = try? FileDescriptor(opening: path, O_RDONLY) else { return nil }
    defer { file.close() }
    guard let size = try? file.status().st_size else { return nil }
    var (low, high) = (0, Int(size))
    while high - low > Self.pageSize {
      let middle = (low + high) / 2
      let first = lines(of: file, at: middle).first
      if let first, first.number <= number { low = middle } else { high = middle }
    }
    let places = [max(0, low - Self.pageSize / 2), low, low + Self.pageSize / 2]
    return places.lazy.flatMap { self.lines(of: file, at: $0) }.first { $0.number == number }?
      .letter
  }

  /// The whole lines of a page.
  private func lines(
    of file: FileDescriptor, at offset: Int
  ) -> [(number: UInt32, letter: BitmapFont.Letter)] {
    var page = [UInt8](repeating: 0, count: Self.pageSize)
    let count = pread(file.number, &page, Self.pageSize, off_t(offset))
    guard count > 0 else { return [] }
    let lines = page[..<count].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // The first and the last one may be cut.
    return (offset == 0 ? lines.dropLast() : lines.dropFirst().dropLast()).compactMap(Self.line)
  }

  private static func line(
    _ line: ArraySlice<UInt8>
  ) -> (number: UInt32, letter: BitmapFont.Letter)? {
    let parts = String(decoding: line, as: UTF8.self).split(separator: ":")
    guard parts.count == 2, let number = UInt32(parts[0], radix: 16),
      parts[1].utf8.count == 32 || parts[1].utf8.count == 64
    else { return nil }
    let digits = parts[1].utf8.count / 16
    let text = Array(parts[1])
    let rows = (0..<16).compactMap {
      UInt16(String(text[$0 * digits..<($0 + 1) * digits]), radix: 16)
    }
    guard rows.count == 16 else { return nil }
    return (number, BitmapFont.Letter(rows: rows, width: 4 * digits))
  }
}
