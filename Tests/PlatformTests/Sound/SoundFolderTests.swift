import SpeechAnnouncement
import Testing

@testable import Platform

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

struct SoundFolderTests {
  /// Calls `body` with a folder that need not exist, and removes it with the files in it.
  private func withFolder(_ body: (SoundFolder) throws -> Void) throws {
    var template = Array("/tmp/speakerclock-test-XXXXXX".utf8CString)
    let made = try #require(mkdtemp(&template))
    let base = String(cString: made)
    let folder = SoundFolder(path: "\(base)/a/b")
    defer {
      for name in ["x.wav", "y.wav"] {
        unlink(folder.path(of: name))
        unlink(folder.partPath(of: name))
      }
      rmdir(folder.path)
      rmdir("\(base)/a")
      rmdir(base)
    }
    try body(folder)
  }

  @Test func aWrittenSoundHasItsLength() throws {
    try withFolder { folder in
      #expect(folder.length(of: "x.wav") == nil)
      #expect(folder.write(Tone.beep.wave, to: "x.wav"))
      #expect(folder.length(of: "x.wav") == .milliseconds(120))
    }
  }

  /// What a killed program has left is removed, and not what another is making.
  @Test func partsOfProgramsThatAreGoneAreRemoved() throws {
    try withFolder { folder in
      folder.make()
      let mine = folder.partPath(of: "x.wav")
      let lost = folder.path(of: "y.wav.2147483646.part")
      for path in [mine, lost] { fopen(path, "w").map { _ = fclose($0) } }
      folder.removeLostParts()
      #expect(access(mine, F_OK) == 0)
      #expect(access(lost, F_OK) != 0)
    }
  }

  @Test func existingSoundsAreNotMadeAgain() throws {
    try withFolder { folder in
      #expect(folder.write(Tone.beep.wave, to: "x.wav"))
      #expect(folder.write(Tone.zero.wave, to: "x.wav"))
      #expect(folder.length(of: "x.wav") == .milliseconds(120))
    }
  }

  @Test func aTornFileIsMadeAgain() throws {
    try withFolder { folder in
      #expect(folder.write(Tone.beep.wave, to: "x.wav"))
      truncate(folder.path(of: "x.wav"), 5_000)
      #expect(folder.length(of: "x.wav") == nil)
      #expect(folder.write(Tone.beep.wave, to: "x.wav"))
      #expect(folder.length(of: "x.wav") == .milliseconds(120))
    }
  }

  @Test func aFileIsThereWhenItIsKept() throws {
    try withFolder { folder in
      #expect(folder.write(Tone.beep.wave, to: "x.wav"))
      rename(folder.path(of: "x.wav"), folder.partPath(of: "y.wav"))
      #expect(folder.length(of: "y.wav") == nil)
      folder.keep("y.wav")
      #expect(folder.length(of: "y.wav") == .milliseconds(120))
    }
  }

  @Test func aPlaceThatIsNoFolderKeepsNothing() {
    let folder = SoundFolder(path: "/dev/null/sounds")
    #expect(!folder.write(Tone.beep.wave, to: "x.wav"))
    #expect(folder.tone(.beep) == nil)
  }
}

struct SoundFileTests {
  private func files(_ count: Int, size: Int, from first: Int = 0) -> [SoundFile] {
    (first..<first + count).map { SoundFile(name: "\($0).wav", size: size, changed: $0) }
  }

  @Test(
    arguments: [
      (0, 0, 0), (200, 80_000, 0), (201, 80_000, 1), (250, 10, 50), (100, 200_000, 0),
      (101, 200_000, 1), (2, 20_000_001, 2), (2, 20_000_000, 1),
    ])
  func theOldestAreTooMuch(count: Int, size: Int, removed: Int) {
    let names = SoundFile.surplus(files(count, size: size).shuffled())
    #expect(Set(names) == Set((0..<removed).map { "\($0).wav" }))
  }

  @Test func tonesStay() {
    let tone = SoundFile(name: Tone.beep.fileName, size: 10_000, changed: 0)
    #expect(!SoundFile.surplus(files(300, size: 10, from: 1) + [tone]).contains(tone.name))
  }
}
