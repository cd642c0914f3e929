import Platform
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// How programs save a file: the calls that they make, as strace shows them.
enum SavingWay: CaseIterable {
  /// vim, by default: tries whether it may create files, renames the old file and writes a new one.
  case vim
  /// vim with `backupcopy=yes`, which keeps the file and copies it before.
  case vimInPlace
  /// nano, `cp` and the redirections of a shell: empties the file and writes it.
  case nano
  /// emacs, at the first time: renames the old file to its backup, and writes a new one.
  case emacs
  /// `sed -i`, and most other programs: write a new file and rename it over the old one.
  case sed
  /// A checkout of git: removes the file and writes a new one.
  case git
  /// A client that synchronises folders: writes a hidden file in pieces and renames it.
  case synchronisation

  /// Saves a text in a folder.
  func save(_ text: String, as name: String, in folder: TemporaryFolder) throws {
    let path = folder.path(of: name)
    switch self {
    case .vim:
      try write("", to: folder.path(of: "4913"), O_CREAT | O_EXCL)
      unlink(folder.path(of: "4913"))
      try folder.rename(name, to: name + "~")
      let file = try write(text, to: path, O_CREAT, emptiesFirst: true, keepsOpen: true)
      try file.sync()
      file.setPermissions(0o644)
      file.close()
      unlink(path + "~")
    case .vimInPlace:
      unlink(path + "~")
      try write(folder.text(of: name), to: path + "~", O_CREAT | O_EXCL)
      let file = try write(text, to: path, O_CREAT, emptiesFirst: true, keepsOpen: true)
      try file.sync()
      file.setPermissions(0o644)
      file.close()
    case .nano: try write(text, to: path, O_CREAT | O_TRUNC)
    case .emacs:
      try folder.rename(name, to: name + "~")
      let file = try write(text, to: path, O_CREAT | O_TRUNC, keepsOpen: true)
      try file.sync()
      file.close()
    case .sed:
      try write(text, to: path + "U7r2", O_CREAT | O_EXCL)
      try folder.rename(name + "U7r2", to: name)
    case .git:
      unlink(path)
      try write(text, to: path, O_CREAT | O_EXCL)
    case .synchronisation:
      let parts = name.split(separator: "/")
      let temporary = (parts.dropLast() + [".\(parts[parts.count - 1]).tmp"]).joined(separator: "/")
      for piece in text.split(separator: "\n") {
        try write("\(piece)\n", to: folder.path(of: temporary), O_CREAT | O_APPEND)
      }
      try folder.rename(temporary, to: name)
    }
  }

  @discardableResult
  private func write(
    _ text: String, to path: String, _ flags: Int32, emptiesFirst: Bool = false,
    keepsOpen: Bool = false
  ) throws -> FileDescriptor {
    let file = try FileDescriptor(opening: path, O_WRONLY | flags)
    if emptiesFirst { ftruncate(file.number, 0) }
    try file.writeAll(Array(text.utf8))
    if !keepsOpen { file.close() }
    return file
  }
}
