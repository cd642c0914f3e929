import StageProtocol

/// The name of a room; the room's clock, record and lock have the same name.
package struct RoomName: Hashable, Sendable, CustomStringConvertible {
  /// The name.
  package let description: String

  /// The default room, used if no other is given.
  package static let main = RoomName(description: "main")

  private init(description: String) { self.description = description }

  /// Takes up to 32 lower-case letters, digits and `-`; throws `.invalid` for any other text.
  package init(_ text: String) throws(NameError) {
    guard text.isRoomName else { throw .invalid }
    description = text
  }

  /// The record of the room's talk.
  package var record: RecordName { self == .main ? .talk : RecordName(ofRoom: description) }
}

/// The name of a record of the talk, which is a part of a file's name.
package struct RecordName: Hashable, Sendable, CustomStringConvertible {
  /// The name.
  package let description: String

  /// The default name, used if no other is given.
  package static let talk = RecordName(description: "talk")

  private init(description: String) { self.description = description }

  fileprivate init(ofRoom name: String) { self.init(description: "room-" + name) }

  /// Takes up to 64 letters, digits, `-` and `_`; throws `.invalid` for any other text, and `.reserved` for a name
  /// that another file has.
  package init(_ text: String) throws(NameError) {
    let isName = text.unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
        || $0 == "-" || $0 == "_"
    }
    guard isName, (1...64).contains(text.count) else { throw .invalid }
    guard !Self.reservedNames.contains(text.lowercased()) else { throw .reserved }
    description = text
  }

  /// The other files that may be in the folder of the records, if XDG_CONFIG_HOME and XDG_STATE_HOME are the same.
  private static let reservedNames: Set<String> = ["presets", "slots", "config"]
}

/// Why a text cannot be the name of a room or of a record.
package enum NameError: Error, Hashable {
  /// It is empty or too long, or has a character that names do not have.
  case invalid
  /// A file of presets or options has this name.
  case reserved
}
