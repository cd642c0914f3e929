import Platform
import Testing
import TimerTestSupport

@testable import Bridge

/// The number by which receivers of sACN know a sender.
struct SourceIdentityTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func itIsTheSameAtEachStart() throws {
    let path = folder.path(of: "state/lamps-main.id")
    let identity = try SourceIdentity.stored(at: path)
    #expect(identity.count == 16)
    #expect(try SourceIdentity.stored(at: path) == identity)
  }

  @Test func sendersThatStartAtOnceHaveTheSame() async throws {
    let path = folder.path(of: "lamps-main.id")
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 {
        group.addTask { @concurrent in try SourceIdentity.stored(at: path, patience: .seconds(60)) }
      }
      var identities: Set<[UInt8]> = []
      for try await found in group { identities.insert(found) }
      #expect(identities.count == 1)
    }
  }

  @Test func whileAnotherProgramWritesNothingIsStored() throws {
    let path = folder.path(of: "lamps-main.id")
    try FileSystem.alone(in: folder.path) { () throws(FileError) -> Void in
      #expect(throws: FileError.locked) { try SourceIdentity.stored(at: path, patience: .zero) }
    }
    #expect(folder.names().isEmpty)
  }
}
