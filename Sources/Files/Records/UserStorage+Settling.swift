import Platform
import Room
import TimerEngine

// What a take-over or a hand-over has left unfinished on this machine, because a program was
// killed.
extension UserStorage {
  /// Brings the records of a room in order before they are opened.
  ///
  /// A take-over that had begun is completed. The records of talks that were given to another
  /// leader are put aside, so that this start does not go on with them. Nothing happens while
  /// another clock has the room.
  ///
  /// - Parameters:
  ///   - room: the room.
  ///   - folder: the user's state folder.
  /// - Returns: what a user has to know about that.
  package static func settle(_ room: RoomName, in folder: UserFolder?) -> [String] {
    guard let folder else { return [] }
    let record = room.recordName
    let rundown = RundownRecordFile(in: folder, room: room.description)
    let isUnfinished = PreparedFiles.areUnfinished(in: folder, record: record)
    guard isUnfinished || FileSystem.status(of: "\(folder.path)/desk") != nil,
      var talk = try? TalkFile(in: folder, name: record, patience: .zero)
    else { return [] }
    defer { talk.close() }
    do throws(StoreError) {
      if isUnfinished { try PreparedFiles.settle(in: folder, record: record) }
      let holders = [
        ((try? talk.record()) ?? nil)?.leadership, ((try? rundown.record()) ?? nil)?.leadership,
      ]
      for leadership in holders.compactMap({ $0 }) {
        let files = BackupFiles(in: folder, of: leadership)
        guard let gift = files.gift, gift.leadership.outranks(leadership) else { continue }
        try talk.putAside(as: "given")
        try rundown.putAside(as: "given")
        try files.give(nil)
        return [
          "The talks of room \(room) were handed over to '\(gift.desk.printable)', so they do not go on here: "
            + "their records now have '.given' in their names"
        ]
      }
      return []
    } catch {
      return ["What a take-over has left cannot be put in order: \(error)"]
    }
  }
}
