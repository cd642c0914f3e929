import Embedded
import Room
import SpeechAnnouncement
import StageRenderer
package import TimerEngine

/// A preset that the remote offers.
package struct RemotePreset: Hashable, Sendable {
  /// The number key it lies under.
  package fileprivate(set) var slot: Int
  /// What it is called; empty for a time without a name.
  package fileprivate(set) var name: String
  /// Its length, as people write it.
  package fileprivate(set) var time: String
  /// What follows the command `preset`: the clock's id of it, so that nothing else is loaded.
  package fileprivate(set) var id: String

  package init(slot: Int, name: String, time: String, id: String) {
    self.slot = slot
    self.name = name
    self.time = time
    self.id = id
  }

  /// A preset that the clock has told; `nil` if it lies under no number key.
  init?(_ preset: WirePreset) {
    guard let slot = preset.slot, let id = preset.id else { return nil }
    self.init(slot: slot, name: preset.name, time: TimeText.plain(preset.length), id: id)
  }
}

/// A message that the remote offers.
package struct RemoteMessage: Hashable, Sendable {
  /// What follows the command `message`.
  package fileprivate(set) var line: String
  /// What is shown.
  package fileprivate(set) var text: String

  package init(line: String, text: String) {
    self.line = line
    self.text = text
  }
}

/// What the remote offers of what is stored, so that a page that is open can follow it.
struct StoredAnswer: Described {
  private var presets: [RemotePreset]
  private var messages: [RemoteMessage]

  init(_ presets: [RemotePreset], _ messages: [RemoteMessage]) {
    (self.presets, self.messages) = (presets, messages)
  }

  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value(
      "presets", &presets, .list(of: .object(RemotePreset(slot: 1, name: "", time: "", id: ""))))
    try fields.value("messages", &messages, .list(of: .object(RemoteMessage(line: "", text: ""))))
  }
}

extension RemotePreset: Described {
  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("slot", &slot, .number(1...9))
    try fields.value("name", &name, .text)
    try fields.value("time", &time, .text)
    try fields.value("id", &id, .text)
  }
}

extension RemoteMessage: Described {
  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("line", &line, .text)
    try fields.value("text", &text, .text)
  }
}

/// The pages, each in one piece: style, script, and the shapes and colours of the display.
package struct Page: Sendable {
  private let facts = Fields.json(PageFacts())
  private let banner: Banner?

  /// Creates the pages; the speaker's screen shows a banner in breaks if there is one.
  package init(banner: Banner? = nil) { self.banner = banner }

  /// The speaker's screen.
  package func stage() -> WebResponse {
    Self.page(
      embedded_page_html, style: [embedded_stage_css],
      script: script([embedded_page_js]), banner: banner.map(Self.html) ?? "")
  }

  /// The operator's buttons, with these presets and messages.
  package func remote(
    _ presets: [RemotePreset], _ messages: [RemoteMessage] = []
  ) -> WebResponse {
    Self.page(
      embedded_remote_html,
      style: [embedded_stage_css, embedded_remote_css],
      script: "var presets = \(Self.escaped(Fields.json(presets, as: .list(of: .written()))));\n"
        + "var messages = \(Self.escaped(Fields.json(messages, as: .list(of: .written()))));\n"
        + script([
          embedded_rundown_js, embedded_programme_js, embedded_remote_js,
        ]))
  }

  /// The programme for speakers who wait.
  package func backstage() -> WebResponse {
    Self.page(
      embedded_backstage_html,
      style: [embedded_stage_css, embedded_backstage_css],
      script: script([embedded_rundown_js, embedded_backstage_js]))
  }

  /// The description of the API.
  static let descriptionOfAPI = WebResponse(body: text(embedded_openapi_json))

  private func script(_ parts: [EmbeddedFile]) -> String {
    let common = [
      embedded_clock_js, embedded_words_js, embedded_stage_js,
      embedded_spoken_js, embedded_options_js,
    ]
    return "var facts = \(Self.escaped(facts));\n"
      + (common + parts).map { Self.packed(Self.text($0)) }.joined(separator: "\n")
  }

  /// A script without what a phone need not load: indents, and the lines that are comments.
  private static func packed(_ script: String) -> String {
    script.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }
      .joined(separator: "\n")
  }

  /// A page for a person whose request is refused.
  static func refusal(_ refusal: RequestRefusal, in language: Language) -> WebResponse {
    let words = refusal.reason.map(language.phrases.remote.words)
    let text = escapedForXML(words ?? refusal.text)
    let secret = Tokens.randomDigits()
    let html = """
      <!DOCTYPE html>
      <html lang="\(words == nil ? "en" : language.code)">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="dark">
      <title>SpeakerClock</title>
      <style nonce="\(secret)">
      body { margin: 1.5em; max-width: 34em; font: 20px system-ui, sans-serif; overflow-wrap: anywhere; }
      h1 { font-size: 1.3em; }
      </style>
      <h1>SpeakerClock</h1>
      <p>\(text)</p>
      </html>
      """
    var response = WebResponse.page(html, secret: secret)
    response.status = refusal.status
    response.headers.merge(refusal.headers) { page, _ in page }
    return response
  }

  private static func html(of banner: Banner) -> String {
    banner.isPicture
      ? "<div id=\"banner\"><img alt=\"\" src=\"\(banner.source)\"></div>"
      : "<p id=\"banner\">\(escapedForXML(banner.source))</p>"
  }

  private static func page(
    _ html: EmbeddedFile, style: [EmbeddedFile], script: String, banner: String = ""
  ) -> WebResponse {
    let secret = Tokens.randomDigits()
    let text = text(embedded_frame_html)
      .replacing("{{body}}", with: text(html))
      .replacing("{{secret}}", with: secret)
      .replacing("{{style}}", with: style.map(Self.text).joined())
      .replacing("{{script}}", with: script)
      .replacing("{{banner}}", with: banner)
    return .page(text, secret: secret)
  }

  /// No text of ours or of a user's ends the script that it is part of.
  private static func escaped(_ json: String) -> String { json.replacing("<", with: "\\u003c") }

  private static func text(_ file: EmbeddedFile) -> String {
    String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
  }
}

extension RemoteWords {
  /// What a person is told whose request is refused.
  fileprivate func words(for reason: RequestRefusal.Reason) -> String {
    switch reason {
    case .needsLink: needsLink
    case .onlyShows: onlyShows
    case .isFull: isFull
    }
  }
}
