import CUnix
import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Signals that a path may lead to another file, or that the file has changed.
///
/// It watches the file, its folder, and the folder of each symbolic link on the way there. If a
/// folder is missing, it watches the folder in which the missing one would be created.
package final class FileWatch: Sendable {
  /// Readable when something has changed since `drain()`; -1 where nothing can be watched.
  package let descriptor: Int32
  private let path: String
  /// By what the watched folders and the file are removed again.
  private let numbers = Mutex<Set<Int32>>([])

  /// Begins to watch a path.
  package init(_ path: String) {
    self.path = path
    descriptor = cunix_watch_open()
    follow()
  }

  /// Watches what lies on the path now; call it after each change.
  ///
  /// What changes after the call is told. Another thread may wait for the descriptor meanwhile.
  package func follow() {
    guard descriptor >= 0 else { return }
    let added = addAll()
    let old = numbers.withLock { numbers in
      defer { numbers = added }
      return numbers
    }
    for number in old.subtracting(added) { cunix_watch_remove(descriptor, number) }
  }

  /// Removes the recorded changes; returns whether there were any.
  package func drain() -> Bool { cunix_watch_drain(descriptor) != 0 }

  /// Ends the watch.
  package func close() {
    for number in numbers.withLock({ $0 }) { cunix_watch_remove(descriptor, number) }
    FileDescriptor(descriptor).close()
  }

  // MARK: What is watched

  private func addAll() -> Set<Int32> {
    let places = FileSystem.places(on: path)
    var added: Set<Int32> = []
    for folder in Set(places.folders) { added.formUnion(addNearest(to: folder)) }
    // A pipe or a device may change all the time.
    if FileSystem.status(of: places.file)?.isRegularFile == true,
      let number = try? add(places.file, isFolder: false)
    {
      added.insert(number)
    }
    return added
  }

  /// Adds a folder; if it is missing, the one in which it would be made.
  private func addNearest(to folder: String) -> Set<Int32> {
    var added: Set<Int32> = []
    var missing: String?
    var nearest = folder
    while true {
      do throws(Errno) {
        added.insert(try add(nearest, isFolder: true))
        // The missing folder may have been made before this one was watched.
        guard let missing, FileSystem.status(of: missing)?.isFolder == true else { return added }
        nearest = folder
      } catch {
        let parent = FileSystem.folder(of: nearest)
        guard FileError(error).isMissing, parent != nearest else { return added }
        (missing, nearest) = (nearest, parent)
      }
      if nearest == folder { missing = nil }
    }
  }

  private func add(_ path: String, isFolder: Bool) throws(Errno) -> Int32 {
    let number = cunix_watch_add(descriptor, path, isFolder ? 1 : 0)
    guard number >= 0 else { throw .last }
    return number
  }
}

extension FileSystem {
  /// How many links are followed, as by the system.
  private static let maxLinks = 40

  /// The folders in which a change of a name leads a path elsewhere, and the path behind all links.
  fileprivate static func places(on path: String) -> (folders: [String], file: String) {
    var folders: [String] = []
    var current = path.hasPrefix("/") ? "/" : "."
    // The last part comes first.
    var parts = Array(path.split(separator: "/").reversed())
    while let part = parts.popLast() {
      let next = current == "/" ? "/\(part)" : current == "." ? String(part) : "\(current)/\(part)"
      if folders.count < maxLinks, let target = target(of: next) {
        folders.append(current)
        if target.hasPrefix("/") { current = "/" }
        parts += target.split(separator: "/").reversed()
      } else {
        if parts.isEmpty { folders.append(current) }
        current = next
      }
    }
    return (folders, current)
  }
}
