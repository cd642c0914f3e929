import Room

/// Reads `messages:`, where each entry is a number from 1 to 9 and the message that it sends.
struct MessageReader {
  /// What is wrong so far.
  private(set) var problems: [Diagnostic] = []

  private let file: ConfigurationFile

  init(_ file: ConfigurationFile) { self.file = file }

  /// The valid messages, by their numbers.
  mutating func messages() -> [Int: StoredMessage] {
    var messages: [Int: StoredMessage] = [:]
    for entry in file.messages {
      guard entry.name.text.utf8.count == 1, let number = Int(entry.name.text), number > 0 else {
        problems.append(
          file.problem(
            "'\(entry.name.shown)' is not the number of a message", at: entry.name,
            expected: "a number from 1 to 9"))
        continue
      }
      guard !entry.isList, let word = entry.values.first, let message = StoredMessage(word.text)
      else {
        let words = entry.values.map(\.shown).joined(separator: ", ")
        problems.append(
          file.problem(
            "message \(number) is '\(words)'", at: entry.values.first ?? entry.name,
            expected: "text such as 'Please come to an end', or '--for 15s Five more minutes'"))
        continue
      }
      messages[number] = message
    }
    return messages
  }
}
