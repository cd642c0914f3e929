import Platform
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

struct LoopBudgetTests {
  /// Four processes that send as much as they can are all that a turn has time for.
  @Test func aTurnReadsNoMoreThanItsPart() throws {
    let zeros = try FileDescriptor(opening: "/dev/zero", O_RDONLY)
    defer { zeros.close() }
    var limit = LoopBudget()
    for _ in 0..<4 { #expect(try limit.read(zeros).count == 65_536) }
    #expect(throws: Errno.again) { try limit.read(zeros) }
  }
}
