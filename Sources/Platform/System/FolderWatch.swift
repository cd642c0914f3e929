import CUnix

/// Signals that names in a folder have changed.
package struct FolderWatch: Sendable {
  /// Readable when something has changed since `drain()`.
  package let descriptor: Int32
  private let folder: Int32

  /// Begins to watch a folder; `nil` where that cannot be done.
  package init?(_ path: String) {
    descriptor = cunix_watch_open()
    guard descriptor >= 0 else { return nil }
    folder = cunix_watch_add(descriptor, path, 1)
    guard folder >= 0 else {
      FileDescriptor(descriptor).close()
      return nil
    }
  }

  /// Removes the recorded changes.
  package func drain() { _ = cunix_watch_drain(descriptor) }

  /// Ends the watch.
  package func close() {
    cunix_watch_remove(descriptor, folder)
    FileDescriptor(descriptor).close()
  }
}
