package import Platform
package import TimerEngine

/// Why something could not be stored.
package enum StoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no folder for the user's files: neither this variable nor HOME names one.
  case noFolder(String)
  /// Another program has changed what was to be taken back, which is this now.
  case changed([Preset])
  /// The file, and why it could not be written.
  case file(String, FileError)

  /// What is wrong, and what to do.
  package var description: String {
    switch self {
    case .noFolder(let variable): "neither \(variable) nor HOME names a folder"
    case .changed: "another program has changed it since"
    case .file(let file, let fault): "\(file): \(fault)"
    }
  }

  /// The same with the file's name in place of its path, for a narrow screen.
  package var short: String {
    guard case .file(let file, let fault) = self else { return description }
    return "\(file.split(separator: "/").last ?? ""): \(fault)"
  }
}
