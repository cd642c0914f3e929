#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

// Folders that hold files which belong together.
extension FileSystem {
  /// Makes a new folder with files; when this returns all of it is on disk.
  ///
  /// It syncs each file, the folder, and the folder around it. A folder that is there already is
  /// replaced.
  package static func makeFolder(
    _ path: String, with files: [(name: String, bytes: [UInt8])]
  ) throws(FileError) {
    try removeFolder(path)
    try makeFolder(path)
    for file in files { try write(file.bytes, to: "\(path)/\(file.name)", permissions: nil) }
    for folder in [path, folder(of: path)] {
      if let error = syncFolder(folder) { throw error }
    }
  }

  /// Removes a folder and the files in it; does nothing if it is missing.
  package static func removeFolder(_ path: String) throws(FileError) {
    for name in names(in: path) where name != "." && name != ".." {
      try remove("\(path)/\(name)")
    }
    guard rmdir(path) == 0 || errno == ENOENT else { throw .last }
  }

  /// Gives a file or a folder another place, where nothing may be but a file or an empty folder.
  ///
  /// A file may go to another file system. Nothing is synced.
  package static func move(_ path: String, to place: String) throws(FileError) {
    guard rename(path, place) != 0 else { return }
    guard errno == EXDEV else { throw .last }
    _ = try replace(place, with: try read(path))
    try remove(path)
  }

  /// Waits until a file is on disk; does nothing if it is missing.
  package static func sync(_ path: String) throws(FileError) {
    do throws(Errno) {
      let file = try FileDescriptor(opening: path, O_RDONLY)
      defer { file.close() }
      try file.sync()
    } catch {
      guard error.number == ENOENT else { throw FileError(error) }
    }
  }
}
