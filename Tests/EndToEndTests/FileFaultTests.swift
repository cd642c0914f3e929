import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Files of the clock that are broken, missing, or not the clock's own.
@Suite(.waitsForPrograms)
struct FileFaultTests {
  private let home: TemporaryFolder
  private static let talk = ".local/state/speakerclock/talk.json"
  private static let wide = Size(columns: 200, rows: 40)

  init() throws { home = try TemporaryFolder(inMemory: true) }

  private func start(_ arguments: String..., faults: PreloadedFaults? = nil) throws -> Program {
    let program = try Program(
      command: [Program.path] + arguments, environment: faults?.environment(in: home) ?? [:],
      home: home, size: Self.wide)
    #expect(program.terminal.wait(upTo: .patience) { $0.isAlternate })
    return program
  }

  private func kill(_ program: Program) {
    program.terminal.signal(9)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .signalled(9))
  }

  private var record: String { home.text(of: Self.talk) }

  private func recordBecomes(_ words: String, in program: Program) -> Bool {
    program.terminal.wait(upTo: .patience) { _ in record.contains(words) }
  }

  /// A record of a paused talk, up to its remaining time.
  private static let beginning = """
    {"version":1,"talk":"duration: 5:00","run":"paused","since-start":1,\
    "lineage":"00000000000000000000000000000001","term":1,\
    "holder":"00000000000000000000000000000001","boot":"a","since-boot":1,"wall-clock":1,
    """

  /// Numbers with which the next record could not be calculated.
  @Test(arguments: [
    #""until-in":-9223372036854775808,"until":3600,"remaining":60000000000"#,
    #""remaining":-9223372036854775808"#, #""until":86400,"until-in":5,"remaining":60000000000"#,
  ])
  func aRecordWithANumberOutOfRangeIsBroken(numbers: String) throws {
    try home.write("\(Self.beginning)\(numbers)}\n", to: Self.talk)
    let program = try start()
    #expect(program.says("The last talk cannot be read: talk.json:1:"))
    program.terminal.send(" ")
    #expect(recordBecomes(#""run" : "running""#, in: program))
    program.terminal.send("+")
    #expect(program.terminal.wait(upTo: .patience) { _ in program.time?.first == "1" })
    #expect(program.terminal.ending == nil)
    let kept = home.stateNames.filter { $0.hasPrefix("talk.json.broken-") }
    #expect(kept.count == 1)
    #expect(home.text(of: ".local/state/speakerclock/\(kept[0])").contains(numbers))
  }

  @Test func aClockThatLostItsLockLeavesTheOthersRecord() throws {
    let first = try start("5:00", "--start")
    #expect(recordBecomes(#""run" : "running""#, in: first))
    let removal = try Program(script: "rm .local/state/speakerclock/talk.lock", home: home)
    #expect(removal.terminal.waitForEnd(upTo: .patience) == .exited(0))
    let second = try start("7:00", "--start")
    #expect(recordBecomes("duration: 7:00", in: second))
    first.quit()
    #expect(first.terminal.waitForEnd(upTo: .patience) == .exited(1))
    #expect(record.contains("duration: 7:00"))
    #expect(first.written.contains { $0.contains("The talk's progress cannot be saved: ") })
  }

  /// The record's file is synced first, and then its folder.
  @Test(.enabled(if: PreloadedFaults.isAvailable))
  func aFolderThatCannotBeSyncedIsToldAsWhatItIs() throws {
    let program = try start("5:00", "--start", faults: PreloadedFaults(failure: (.fsync, 2, EIO)))
    #expect(program.says("Stored, but may be lost in a power failure: "), "\(program.status)")
    #expect(record.contains(#""run" : "running""#))
  }

  /// A record that cannot be removed is emptied; that it is empty must reach the disk as well.
  @Test(.enabled(if: PreloadedFaults.isAvailable))
  func anEmptiedRecordThatCannotBeSyncedIsReported() throws {
    try home.write("\(Self.beginning)\"remaining\":60000000000}\n", to: Self.talk)
    var faults = PreloadedFaults(failure: (.unlink, 0, EIO))
    faults.otherCall = .fsync
    let program = try start("5:00", "--start", faults: faults)
    program.pressTwice("\u{7f}", named: "Backspace") { _ in record.isEmpty }
    program.quit()
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(0))
    #expect(record.isEmpty)
    #expect(program.written.contains { $0.contains("Stored, but ") }, "\(program.written)")
  }

  @Test(.enabled(if: PreloadedFaults.isAvailable))
  func aRecordThatFailedIsTriedAgainByItself() throws {
    // The socket is renamed as well, before or after the record.
    let program = try start(
      "5:00", "--start", "--no-listen", "--log", home.path(of: "log"),
      faults: PreloadedFaults(failure: (.rename, 1, EIO)))
    #expect(recordBecomes(#""run" : "running""#, in: program))
    #expect(home.text(of: "log").contains("The talk's progress cannot be saved: "))
  }

  /// A pipe in the place of a file.
  @Test(arguments: ["talk.json", "hints", "talk.lock"])
  func specialFilesAreLeftAlone(name: String) throws {
    try home.write("", to: ".local/state/speakerclock/other")
    let pipe = try home.makePipe(".local/state/speakerclock/\(name)")
    let program = try start("5:00", "--log", home.path(of: "log"))
    program.terminal.send(" ")
    #expect(program.counts(to: "04:59"))
    var facts = stat()
    #expect(stat(pipe, &facts) == 0 && facts.st_mode & S_IFMT == S_IFIFO)
    // The file of hints is written by a thread of its own.
    program.wait { home.text(of: "log").contains("this is not a regular file") }
    #expect(home.text(of: "log").contains("this is not a regular file"))
  }

  @Test(.enabled(if: Fault.makesDevices))
  func aDeviceBehindALinkStays() throws {
    let device = home.path(of: "device")
    let setUp = try Program(
      script: "mknod \(device) c 1 3; mkdir -p .local/state/speakerclock; ln -s \(device) "
        + Self.talk, home: home)
    #expect(setUp.terminal.waitForEnd(upTo: .patience) == .exited(0))
    let program = try start("5:00", "--start")
    #expect(program.says("The talk's progress cannot be saved: "), "\(program.status)")
    #expect(program.counts(to: "04:59"))
    var facts = stat()
    #expect(stat(device, &facts) == 0 && facts.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func aLockWithAnotherNameKeepsItsContent() throws {
    let letter = try home.write("precious", to: "letter")
    try home.write("", to: ".local/state/speakerclock/other")
    #expect(link(letter, home.path(of: ".local/state/speakerclock/talk.lock")) == 0)
    let program = try start("5:00")
    #expect(program.says("The talk's progress cannot be saved: "), "\(program.status)")
    #expect(home.text(of: "letter") == "precious")
  }

  @Test func theModeOfASlotFileStays() throws {
    try home.write("presets: []\n", to: TemporaryFolder.slots)
    #expect(chmod(home.path(of: TemporaryFolder.slots), 0o600) == 0)
    let program = try start()
    program.terminal.send("s5")
    #expect(
      program.terminal.wait(upTo: .patience) { _ in
        home.text(of: TemporaryFolder.slots).contains("slot: 5")
      })
    var facts = stat()
    #expect(stat(home.path(of: TemporaryFolder.slots), &facts) == 0)
    #expect(facts.st_mode & 0o777 == 0o600)
  }

  @Test func aBrokenRecordIsKeptOnceWhenItIsReplaced() throws {
    try home.write("broken", to: Self.talk)
    for _ in 0..<3 {
      let program = try start()
      #expect(program.says("The last talk cannot be read: "))
      kill(program)
    }
    #expect(home.stateNames == ["talk.json", "talk.lock"])
    let program = try start("5:00", "--start")
    #expect(recordBecomes(#""run" : "running""#, in: program))
    program.terminal.send("+")
    #expect(
      program.terminal.wait(upTo: .patience) { _ in record.contains(/"remaining" : 3[1-5]/) })
    #expect(home.stateNames.count { $0.hasPrefix("talk.json.broken-") } == 1)
  }

  /// What could not be read back is refused, and what is there stays.
  @Test func aTitleThatIsTooLongIsNotStored() throws {
    let title = String(repeating: "x", count: 60_000)
    try home.write(
      "presets: [{name: Long, slot: 1, duration: 5:00, title: \(title)}]\n",
      to: TemporaryFolder.presets)
    let program = try start()
    for key in ["s3", "s4", "s5", "s6", "s7", "s8"] {
      program.terminal.send(key)
      program.terminal.run(for: .milliseconds(500))
    }
    let status = program.status { $0.contains("Not stored: ") }
    #expect(status?.contains("bytes") == true, "\(program.status)")
    program.wait { home.text(of: TemporaryFolder.slots).contains("slot: 6") }
    #expect(home.text(of: TemporaryFolder.slots).contains("slot: 6"))
    #expect(try Program.isSound(home))
  }

  /// A short talk that is over for longer than twice its length.
  @Test func aTalkThatIsJustOverGoesOn() throws {
    let first = try start("0:02", "--start")
    #expect(recordBecomes(#""run" : "running""#, in: first))
    first.terminal.run(for: .seconds(6))
    kill(first)
    let program = try start()
    #expect(program.says("The last talk had not ended: it is still running"), "\(program.status)")
    #expect(program.terminal.wait(upTo: .patience) { _ in program.time?.first == "-" })
  }

  @Test(arguments: ["HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"])
  func aFolderWhoseNameIsNoTextIsRefused(variable: String) throws {
    let program = try Program(
      script: "\(variable)=$(printf '%s/\\377' \"$PWD\") exec speakerclock 5:00", home: home)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(64))
    let words = program.written.joined(separator: " ")
    #expect(words.contains("\(variable) is not valid UTF-8. Expected the path of a folder"))
    #expect(home.names() == [".local"])
  }

  /// They are told with file and line, and the first digit is not late.
  @Test func ofVeryManyPresetsSomeAreLeftOut() throws {
    let presets = (1...8_000).map { "- {name: P\($0), duration: 1:00}\n" }.joined()
    try home.write("presets:\n" + presets, to: TemporaryFolder.presets)
    let begin = ContinuousClock.now
    let program = try start("5:00")
    #expect(program.shows("05:00"))
    let time = begin.duration(to: .now) / .milliseconds(1)
    print("FileFaultTests: with 8,000 presets the first digit stood after", Int(time), "ms")
    #expect(time < 10_000)
    #expect(program.status.contains("presets.yaml:1002:3: there are 8000 presets"))
  }
}
