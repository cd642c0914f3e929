import TimerTestSupport

/// What this machine allows; a test that needs more says that it was skipped.
enum Fault {
  /// Setting the wall clock of a program.
  static let setsWallClock = works("\(WallClock.faketime) -f +1d true")
  /// Giving a program another time since the machine's start.
  static let movesBootTime = works("unshare -T --boottime 1 --kill-child true")
  /// Mounting something that nobody else sees, as only root can.
  static let mounts = works("unshare -m mount -t tmpfs -o size=16k none /tmp")
  /// Making a locale that the machine may not have.
  static let makesLocales = works("localedef --no-archive -i de_DE -f UTF-8 ./de_DE.UTF-8")
  /// Making a device, as only root can.
  static let makesDevices = works("mknod device c 1 3")
  /// A terminal that is a server's.
  static let hasTmux = works("tmux -V")

  /// A device on which there is never any room.
  static let hasFullDevice = works("test -c /dev/full")
  /// A reader of JSON that is not ours.
  static let hasPython = works("python3 --version")

  /// Whether a shell can run a command here.
  static func works(_ command: String) -> Bool {
    let program = try? Program(script: "\(command) >/dev/null 2>&1")
    return program?.terminal.waitForEnd(upTo: .patience) == .exited(0)
  }
}

/// A wall clock that a test sets while the program runs; no other clock moves with it.
struct WallClock {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
    try set("+0d")
  }

  /// Moves it from the right time, as `faketime -f` has it.
  func set(_ offset: String) throws {
    try folder.write(offset, to: "new")
    try folder.rename("new", to: "offset")
  }

  /// A shell's command that runs another with this clock.
  ///
  /// The variable that the wrapper sets would win over the file. The wrapper preloads a library:
  /// see `Program`.
  func runs(_ command: String) -> String {
    let command = command.replacing(BuiltPrograms.folder, with: BuiltPrograms.debugFolder)
    return "export FAKETIME_TIMESTAMP_FILE=\(folder.path(of: "offset")) FAKETIME_NO_CACHE=1 "
      + "FAKETIME_DONT_FAKE_MONOTONIC=1; "
      + Self.faketime + " -f +0d /bin/sh -c 'unset FAKETIME; exec \(command)'"
  }

  /// Replaces the shell by the wrapper.
  ///
  /// One that was killed leaves two files, and another one of its number would not start.
  static let faketime = "rm -f /dev/shm/*faketime_*_$$; exec faketime"
}
