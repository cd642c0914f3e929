import Files
import Platform
import Room
import TimerEngine

/// The rows of a room's last day, read anew only when the file's size has changed.
final class DayRows {
  /// The maximum size in bytes of the file: hundreds of thousands of talks.
  private static let maxBytes = 1 << 28

  private let path: String?
  private let room: String
  private let name: String
  private var size: Int?
  private var rows: [String] = []

  /// Creates the rows of a room of this user.
  ///
  /// - Parameters:
  ///   - path: the file; `nil` if there is no folder for it.
  ///   - room: the room's name in the file.
  ///   - name: the room's name in the rows.
  init(_ path: String?, of room: String, as name: String) {
    self.path = path
    self.room = room
    self.name = name
  }

  /// The rows as they are now; those of a file that cannot be read are as they were.
  func current() -> [String] {
    guard let path, let found = FileSystem.size(of: path), found != size,
      let bytes = try? FileSystem.readStream(path, upTo: Self.maxBytes)
    else { return rows }
    size = found
    rows = ReportReader(bytes, file: path).lastDay(of: room).map { talk in
      var talk = talk
      talk.room = name
      let row = Fields.line(talk)
      guard row.utf8.count > DayReportMessage.maxRowBytes else { return row }
      // Only the picture needs the phases.
      talk.phases = []
      return Fields.line(talk)
    }
    return rows
  }
}
