#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A time zone as the system's file describes it (TZif, RFC 9636).
///
/// The C library knows only the zone of the process. To ask it for another one, one would have to
/// change the environment, which other threads and children would see.
struct ZoneFile: Sendable {
  /// The moments at which the clocks are changed, in order, in seconds since 1970.
  private let changes: [Int]
  /// How many seconds the clocks are ahead of UTC from each of them on.
  private let offsets: [Int]
  private let firstOffset: Int
  /// What holds after the last change; `nil` if nothing is changed any more.
  private let rule: ZoneRule?

  /// UTC, which needs no file.
  private init() { (changes, offsets, firstOffset, rule) = ([], [], 0, nil) }

  /// Finds a zone such as `Europe/Vienna`; `nil` if the system does not know it.
  init?(named name: String) {
    guard let bytes = Self.bytes(ofZone: name) else {
      guard name == "UTC" else { return nil }
      self.init()
      return
    }
    self.init(bytes)
  }

  private static func bytes(ofZone name: String) -> [UInt8]? {
    guard let first = name.first, first != "/", first != ".", !name.contains(".."),
      name.utf8.count <= 100, !name.utf8.contains(0)
    else { return nil }
    let own = getenv("TZDIR").map { String(cString: $0) }
    let folders = [
      own, "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/var/db/timezone/zoneinfo",
    ]
    for case let folder? in folders {
      if let bytes = try? FileSystem.read("\(folder)/\(name)") { return bytes }
    }
    return nil
  }

  /// How many seconds the clocks are ahead of UTC at a moment, given in seconds since 1970.
  func offset(at moment: Int) -> Int {
    guard let last = changes.last else { return rule?.offset(at: moment) ?? firstOffset }
    if moment >= last, let rule { return rule.offset(at: moment) }
    let index = changes.partitioningIndex { $0 > moment }
    return index == 0 ? firstOffset : offsets[index - 1]
  }

  // MARK: Reading

  /// The head of a part of the file: how many entries of each kind follow.
  private struct Head {
    static let size = 44
    let version: UInt8
    let utcCount, standardCount, leapCount, changeCount, kindCount, nameBytes: Int

    init?(_ bytes: ArraySlice<UInt8>) {
      guard bytes.count >= Self.size, bytes.starts(with: Array("TZif".utf8)) else { return nil }
      version = bytes[bytes.startIndex + 4]
      let counts = (0..<6).map { bytes.number(at: 20 + $0 * 4, size: 4) }
      guard counts.allSatisfy({ 0...65_536 ~= $0 }) else { return nil }
      (utcCount, standardCount, leapCount) = (counts[0], counts[1], counts[2])
      (changeCount, kindCount, nameBytes) = (counts[3], counts[4], counts[5])
    }

    /// How many bytes follow, where each moment takes so many.
    func bodySize(moment size: Int) -> Int {
      changeCount * (size + 1) + kindCount * 6 + nameBytes + leapCount * (size + 4)
        + standardCount + utcCount
    }
  }

  /// Reads a file's bytes; `nil` if they are no zone's.
  init?(_ bytes: [UInt8]) {
    guard let first = Head(bytes[...]) else { return nil }
    guard first.version != 0 else {
      self.init(first, bytes.dropFirst(Head.size), moment: 4)
      return
    }
    // The first part is for programs that know only moments of 32 bits.
    let second = bytes.dropFirst(Head.size + first.bodySize(moment: 4))
    guard let head = Head(second) else { return nil }
    self.init(head, second.dropFirst(Head.size), moment: 8)
  }

  private init?(_ head: Head, _ body: ArraySlice<UInt8>, moment size: Int) {
    guard head.kindCount > 0, body.count >= head.bodySize(moment: size) else { return nil }
    changes = (0..<head.changeCount).map { body.number(at: $0 * size, size: size) }
    let kinds = body.dropFirst(head.changeCount * size)
    let descriptions = kinds.dropFirst(head.changeCount)
    let known = (0..<head.kindCount).map { descriptions.number(at: $0 * 6, size: 4) }
    let indices = kinds.prefix(head.changeCount).map(Int.init)
    guard indices.allSatisfy(known.indices.contains) else { return nil }
    offsets = indices.map { known[$0] }
    firstOffset = known[0]
    let foot = body.dropFirst(head.bodySize(moment: size))
    let newline = UInt8(ascii: "\n")
    rule = ZoneRule(foot.drop { $0 == newline }.prefix { $0 != newline })
  }
}

extension ArraySlice<UInt8> {
  /// A signed number whose first byte is the most significant one.
  fileprivate func number(at offset: Int, size: Int) -> Int {
    let bytes = self[(startIndex + offset)..<(startIndex + offset + size)]
    let number = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return size == 4 ? Int(Int32(truncatingIfNeeded: number)) : Int(truncatingIfNeeded: number)
  }
}

extension [Int] {
  /// The index of the first element that fits; the elements that do are behind all others.
  fileprivate func partitioningIndex(_ fits: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if fits(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
