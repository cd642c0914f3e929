import Room
import SpeechAnnouncement
import StageRenderer
import TimerEngine

/// A preset that the remote offers.
package struct RemotePreset: Codable, Hashable, Sendable {
  /// The number key it lies under.
  package let slot: Int
  /// What it is called; empty for a time without a name.
  package let name: String
  /// Its length, as people write it.
  package let time: String
  /// What follows the command `preset`: the clock's id of it, so that nothing else is loaded.
  package let id: String

  /// Creates one.
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
package struct RemoteMessage: Codable, Hashable, Sendable {
  /// What follows the command `message`.
  package let line: String
  /// What is shown.
  package let text: String

  /// Creates one.
  package init(line: String, text: String) {
    self.line = line
    self.text = text
  }
}

/// What the remote offers of what is stored, so that a page that is open can follow it.
struct StoredAnswer: Encodable {
  let presets: [RemotePreset]
  let messages: [RemoteMessage]

  init(_ presets: [RemotePreset], _ messages: [RemoteMessage]) {
    (self.presets, self.messages) = (presets, messages)
  }
}

/// The pages, each in one piece: style, script, and the shapes and colours of the display.
package struct Page: Sendable {
  private let facts = encoded(Facts())

  /// Creates the pages.
  package init() {}

  /// The speaker's screen.
  package func stage() -> WebResponse {
    Self.page(
      PackageResources.page_html, style: [PackageResources.stage_css],
      script: script([PackageResources.page_js]))
  }

  /// The operator's buttons, with these presets and messages.
  package func remote(
    _ presets: [RemotePreset], _ messages: [RemoteMessage] = []
  ) -> WebResponse {
    Self.page(
      PackageResources.remote_html,
      style: [PackageResources.stage_css, PackageResources.remote_css],
      script: "var presets = \(Self.escaped(encoded(presets)));\n"
        + "var messages = \(Self.escaped(encoded(messages)));\n"
        + script([
          PackageResources.rundown_js, PackageResources.programme_js, PackageResources.remote_js,
        ]))
  }

  /// The programme for speakers who wait.
  package func backstage() -> WebResponse {
    Self.page(
      PackageResources.backstage_html,
      style: [PackageResources.stage_css, PackageResources.backstage_css],
      script: script([PackageResources.rundown_js, PackageResources.backstage_js]))
  }

  private func script(_ parts: [[UInt8]]) -> String {
    let common = [
      PackageResources.clock_js, PackageResources.words_js, PackageResources.stage_js,
      PackageResources.spoken_js, PackageResources.options_js,
    ]
    return "var facts = \(Self.escaped(facts));\n"
      + (common + parts).map { Self.withoutComments(Self.text($0)) }.joined(separator: "\n")
  }

  /// A script without the lines that are comments, which a phone need not load.
  private static func withoutComments(_ script: String) -> String {
    script.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      .joined(separator: "\n")
  }

  /// A page for a person whose request is refused.
  static func refusal(_ refusal: RequestRefusal, in language: Language) -> WebResponse {
    let words = refusal.reason.map(language.phrases.remote.words)
    let text = (words ?? refusal.text).map { character in
      switch character {
      case "<": "&lt;"
      case ">": "&gt;"
      case "&": "&amp;"
      default: String(character)
      }
    }.joined()
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

  private static func page(_ html: [UInt8], style: [[UInt8]], script: String) -> WebResponse {
    let secret = Tokens.randomDigits()
    let text = text(PackageResources.frame_html)
      .replacing("{{body}}", with: text(html))
      .replacing("{{secret}}", with: secret)
      .replacing("{{style}}", with: style.map(Self.text).joined())
      .replacing("{{script}}", with: script)
    return .page(text, secret: secret)
  }

  /// No text of ours or of a user's ends the script that it is part of.
  private static func escaped(_ json: String) -> String { json.replacing("<", with: "\\u003c") }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
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

/// What the script is told of the display: shapes, the bars of characters, and colours.
private struct Facts: Encodable {
  let shape = Shape()
  /// The bars of each character that seven segments can show: bit 0 is a.
  let segments: [String: Int]
  let colours: [String: ThemeFacts]
  /// The ground of each flash and what is unlit on it.
  let flash: [String: [String]]

  init() {
    var segments: [String: Int] = [:]
    for byte in UInt8(33)..<127 {
      let character = Character(Unicode.Scalar(byte))
      segments[String(character)] = Segments(character).map { Int($0.rawValue) }
    }
    self.segments = segments
    colours = Dictionary(
      uniqueKeysWithValues: Look.Theme.allCases.map { ($0.rawValue, ThemeFacts($0)) })
    let lamps = Lamp.allCases.map(Optional.init) + [nil]
    flash = Dictionary(
      uniqueKeysWithValues: lamps.map { lamp in
        let colours = PageColours.flash(lamp)
        return (lamp?.rawValue ?? "white", [colours.ground.hex, colours.shade.hex])
      })
  }

  /// The colours of a theme.
  struct ThemeFacts: Encodable {
    /// Of each phase and of `none`: bright, dim, unlit.
    let digits: [String: [String]]
    /// Of each lamp: lit, unlit.
    let lamps: [String: [String]]

    init(_ theme: Look.Theme) {
      let colours = PageColours(theme)
      let phases: [Phase?] = [nil, .green, .yellow, .red]
      digits = Dictionary(
        uniqueKeysWithValues: phases.map { phase in
          let (bright, dim) = (
            colours.digits(phase, isDim: false), colours.digits(phase, isDim: true)
          )
          return (phase?.rawValue ?? "none", [bright.lit.hex, dim.lit.hex, bright.unlit.hex])
        })
      lamps = Dictionary(
        uniqueKeysWithValues: Lamp.allCases.map { lamp in
          (lamp.rawValue, [colours.lamp(lamp).lit.hex, colours.lamp(lamp).unlit.hex])
        })
    }
  }

  /// The outlines of a digit and a colon.
  struct Shape: Encodable {
    let bars: [String]
    let minus: String
    let dots: [[Double]]
    let radius, width, height, gap, colon, lean: Double

    init() {
      let outlines = SegmentOutlines()
      bars = outlines.bars.map(Self.path)
      minus = Self.path(outlines.minus)
      dots = outlines.dots.map { [Self.rounded($0.x), Self.rounded($0.y)] }
      (radius, width) = (Self.rounded(outlines.dotRadius), outlines.size.x - outlines.lean)
      (height, gap) = (outlines.size.y, outlines.gap)
      (colon, lean) = (outlines.colonWidth, outlines.lean)
    }

    private static func path(_ points: [SegmentOutlines.Point]) -> String {
      "M" + points.map { "\(rounded($0.x)) \(rounded($0.y))" }.joined(separator: "L") + "Z"
    }

    private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
  }
}
