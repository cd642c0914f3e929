import Embedded
import Synchronization

/// The words of a language, in the file `Languages/CODE.ftl`, which is read when they are first
/// used.
final class LanguageText: Sendable {
  /// The language's tag by BCP 47.
  let code: String
  /// The language whose words are used where those of the region are not different.
  let base: LanguageText?
  private let open: @Sendable () -> EmbeddedFile
  private let loaded = Mutex<FluentText?>(nil)
  /// The messages that were used: a frame uses the same ones again.
  private let messages = Mutex<[Message: UsedMessage]>([:])

  /// All languages.
  static let all: [LanguageText] = {
    let spanish = LanguageText("es") { embedded_es }
    let portuguese = LanguageText("pt-BR") { embedded_pt_BR }
    return [
      english, LanguageText("de") { embedded_de }, LanguageText("fr") { embedded_fr }, spanish,
      LanguageText("es-419", base: spanish) { embedded_es_419 },
      LanguageText("it") { embedded_it }, portuguese,
      LanguageText("pt-PT", base: portuguese) { embedded_pt_PT },
      LanguageText("nl") { embedded_nl }, LanguageText("ja") { embedded_ja },
    ]
  }()
  /// English, which is shown where a language does not have a message.
  static let english = LanguageText("en") { embedded_en }

  private init(
    _ code: String, base: LanguageText? = nil, _ open: @escaping @Sendable () -> EmbeddedFile
  ) {
    (self.code, self.base, self.open) = (code, base, open)
  }

  /// The file as it is.
  var source: String {
    let file = open()
    return String(
      decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
  }

  /// Creates a language of a file, which has the tag `code`.
  init(_ code: String, _ file: FluentFile) {
    (self.code, base, open) = (code, nil, { embedded_en })
    let text = FluentText(files: [file], rules: LanguageRules(code: code))
    loaded.withLock { $0 = text }
  }

  /// What puts values into its patterns.
  ///
  /// A file that cannot be read has no messages: a test finds that.
  var text: FluentText {
    loaded.withLock { loaded in
      if let loaded { return loaded }
      let file = open()
      let own = try? FluentFile(static: UnsafeBufferPointer(start: file.bytes, count: file.count))
      let text = FluentText(
        files: [own].compactMap(\.self) + (base?.text.files ?? []), rules: LanguageRules(code: code)
      )
      loaded = text
      return text
    }
  }

  /// A message, in English where this language does not have it; `nil` if it is nowhere.
  func used(_ message: Message) -> UsedMessage? {
    if let used = messages.withLock({ $0[message] }) { return used }
    let hash = UInt64.hash(of: message.rawValue)
    for text in [text, LanguageText.english.text] {
      guard let file = text.file(with: hash), let pattern = try? file.pattern(hash) else {
        continue
      }
      let spoken = try? file.pattern(hash.adding(".spoken"))
      let used = UsedMessage(text: text, pattern: pattern, spoken: spoken ?? pattern)
      messages.withLock { $0[message] = used }
      return used
    }
    return nil
  }
}

/// The patterns of a message, as it is written and as a voice says it.
final class UsedMessage: Sendable {
  let text: FluentText
  let pattern: FluentPattern
  let spoken: FluentPattern
  /// The text, if there is nothing to put in.
  let fixed: String?

  init(text: FluentText, pattern: FluentPattern, spoken: FluentPattern) {
    (self.text, self.pattern, self.spoken) = (text, pattern, spoken)
    if pattern.count == 1, case .text(let text) = pattern[0] { fixed = text } else { fixed = nil }
  }
}
