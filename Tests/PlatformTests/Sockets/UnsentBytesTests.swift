import Testing

@testable import Platform

struct UnsentBytesTests {
  /// However few are taken at once.
  @Test(arguments: [1, 3, 100])
  func allBytesArriveInOrder(atOnce: Int) {
    var (unsent, taken) = (UnsentBytes(), [UInt8]())
    unsent.append("ab".utf8)
    unsent.append(line: "cd")
    let isThere = unsent.flush { bytes in
      taken += bytes.prefix(atOnce)
      return min(atOnce, bytes.count)
    }
    #expect(isThere && unsent.isEmpty)
    #expect(taken == Array("abcd\n".utf8))
  }

  @Test func whatIsNotTakenIsKept() {
    var unsent = UnsentBytes()
    unsent.append(line: "abc")
    var left = 2
    let isThere = unsent.flush { _ in
      defer { left = 0 }
      return left
    }
    #expect(isThere)
    #expect(unsent.count == 2)
  }

  @Test func theEndOfTheOtherSideIsNoticed() {
    var unsent = UnsentBytes()
    unsent.append(line: "abc")
    #expect(!unsent.flush { _ throws(Errno) in throw Errno.again })
  }
}
