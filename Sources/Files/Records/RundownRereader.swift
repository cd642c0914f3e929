import Platform
import Room
import Synchronization
import TimerEngine

/// Looks at the file of a rundown, and reads it, on another thread than the loop.
final class RundownRereader: Sendable {
  private let source: RundownFileSource
  private let watch: FileWatch?
  /// The content at the last reading.
  private let known: Mutex<Content>
  /// The presets that the talks can name.
  private let presets: Mutex<RundownPresets>

  private enum Content: Hashable {
    case bytes([UInt8])
    case unreadable(FileError)

    init(of path: String) {
      do throws(FileError) {
        self = .bytes(try FileSystem.read(path))
      } catch {
        self = .unreadable(error)
      }
    }
  }

  /// Creates a reader, which tells the watch after each change what to watch.
  init(_ source: RundownFileSource, _ watch: FileWatch?) {
    self.source = source
    self.watch = watch
    known = Mutex(.bytes(source.bytes))
    presets = Mutex(source.presets)
  }

  /// Looks at the file.
  func outcome(
    of look: FileLook<FileSignature>
  ) -> BackgroundLooks<FileSignature, ClockEvent>.LookResult {
    // Each later change gives a signal.
    watch?.follow()
    let state = FileSignature(of: source.path)
    guard look.reads(state) else { return .seen(state) }
    let content = Content(of: source.path)
    if look.needsRest, case let now = FileSignature(of: source.path), now != state {
      return .seen(now)
    }
    let isNew = known.withLock { known in
      defer { known = content }
      return known != content
    }
    let isAsked = look == .asked
    guard isNew || isAsked else { return .read(state, nil) }
    return .read(state, .rundownFile(reading(of: content, isAsked: isAsked), isAsked: isAsked))
  }

  /// What is read; if somebody has asked for it, with the presets as they are now.
  private func reading(of content: Content, isAsked: Bool) -> RundownFileReading {
    switch content {
    case .bytes(let bytes):
      let known = presets.withLock { $0 }
      let presets = isAsked ? known.renewed(by: source.library()) : known
      let file = presets.file(bytes, path: source.path, now: source.openedAt, day: source.day)
      if file.rundown != nil { self.presets.withLock { $0 = presets } }
      return file.rundown.map(RundownFileReading.read)
        ?? .invalid(file.problems.map(\.located))
    case .unreadable(let error):
      return error.isMissing ? .missing : .invalid([error.problem(with: source.path).located])
    }
  }
}
