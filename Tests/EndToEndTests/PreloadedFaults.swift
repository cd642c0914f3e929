import TimerTestSupport

/// Faults that a small library makes inside the program: a slow disk, a call of the system that
/// fails, a wall clock that is set, a poll that refuses terminals.
struct PreloadedFaults {
  /// A call of the system that can fail.
  enum Call: String, CaseIterable {
    case write, fsync, rename, open, unlink
  }

  /// Milliseconds that each fsync of a file in the program's HOME takes.
  var fsync = 0
  /// Milliseconds that each write to such a file takes.
  var write = 0
  /// The call that fails, which one of them (0 is each), and the system's number for why.
  var failure: (call: Call, number: Int, errno: Int32)?
  /// Another call that fails with the same number; `nil` if only one fails.
  var otherCall: Call?
  /// The folder in HOME whose files count; all of it if empty.
  var folder = ""
  /// Whether the system calls its wall clock synchronised; as it really is if `nil`.
  var isClockSet: Bool?

  /// Whether poll refuses terminals and devices, as that of macOS may do.
  var refusesTerminals = false

  /// Where the library lies; `nil` where there is no compiler, or another way to preload.
  private static let library: (folder: TemporaryFolder, path: String)? = {
    #if os(Linux)
    let source = #filePath.replacing("PreloadedFaults.swift", with: "faults.c")
    guard let folder = try? TemporaryFolder() else { return nil }
    let path = folder.path(of: "faults.so")
    let isBuilt = Fault.works("cc -shared -fPIC -O1 -o \(path) '\(source)'")
    return isBuilt ? (folder, path) : nil
    #else
    return nil
    #endif
  }()

  /// Whether the library can be had here.
  static var isAvailable: Bool { library != nil }

  /// What is made when the call fails, in a HOME.
  static let mark = "call-has-failed"

  /// The file in a HOME that has a byte for each wait that was refused.
  static let refusals = "refusals"

  /// The environment that brings the faults about for the files of a HOME.
  func environment(in home: TemporaryFolder) -> [String: String] {
    var variables = [
      "LD_PRELOAD": Self.library?.path ?? "", "FAULTS_UNDER": home.path(of: folder),
      "FAULTS_FSYNC": "\(fsync)", "FAULTS_WRITE": "\(write)",
      "FAULTS_MARK": home.path(of: Self.mark),
    ]
    if let failure {
      variables["FAULTS_CALL"] = [failure.call, otherCall].compactMap { $0?.rawValue }
        .joined(separator: " ")
      variables["FAULTS_NUMBER"] = "\(failure.number)"
      variables["FAULTS_ERRNO"] = "\(failure.errno)"
    }
    if refusesTerminals { variables["FAULTS_POLL"] = home.path(of: Self.refusals) }
    if let isClockSet { variables["FAULTS_CLOCK"] = isClockSet ? "1" : "0" }
    return variables
  }
}
