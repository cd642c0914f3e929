import TimerEngine

/// What the page shows above a break: a picture, such as a logo, or the event's name.
package struct Banner: Sendable {
  /// The most bytes of a picture: each page carries it.
  package static let maxBytes = 100_000
  private static let maxCharacters = 60

  /// The text, or the picture as an address that holds all of it.
  let source: String
  let isPicture: Bool

  /// A text of one line.
  package init(text: String) throws(BannerError) {
    let isPrintable = text.unicodeScalars.allSatisfy {
      $0.value >= 32 && !(127..<160).contains($0.value)
    }
    guard text.contains(where: { !$0.isWhitespace }), text.count <= Self.maxCharacters, isPrintable
    else { throw BannerError.noText }
    (source, isPicture) = (text, false)
  }

  /// A picture in SVG, which may have nothing but shapes and letters of its own.
  package init(svg bytes: [UInt8]) throws(BannerError) {
    guard bytes.count <= Self.maxBytes else { throw BannerError.tooLarge }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw BannerError.noPicture }
    var check = SVGCheck(text)
    try check.check()
    (source, isPicture) = ("data:image/svg+xml;base64," + Base64.text(of: bytes), true)
  }
}

/// Why something can be no banner.
package enum BannerError: Error, Hashable, Sendable, CustomStringConvertible {
  case noText
  case tooLarge
  /// It is no SVG, or one that ends too soon.
  case noPicture
  /// It has an element that could do something, or show what is elsewhere.
  case element(String)
  /// It has an attribute that runs a script.
  case handler(String)
  /// It refers to another file.
  case reference(String)

  /// What is wrong and what was expected.
  package var description: String {
    switch self {
    case .noText: "it is no text of one line with 1 to 60 characters"
    case .tooLarge: "the picture has more than \(Banner.maxBytes / 1000) kB"
    case .noPicture: "it is no SVG, or not a whole one"
    case .element(let name): "the picture has an element '\(name)'"
    case .handler(let name): "the picture has an event handler '\(name)'"
    case .reference(let text): "the picture refers to '\(text)', which is not in it"
    }
  }
}

/// Looks through an SVG for what a picture of shapes and letters does not need.
///
/// A browser that shows it as an image runs no script of it and loads nothing anyway. This says it
/// to whoever made the file, and does not rely on every browser.
struct SVGCheck {
  private static let refusedElements: Set = [
    "script", "foreignobject", "handler", "iframe", "object", "embed", "audio", "video", "canvas",
    "animate", "animatemotion", "animatetransform", "set",
  ]

  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  /// Goes through all tags and the texts between them.
  mutating func check() throws(BannerError) {
    var open: [String] = []
    var hasRoot = false
    while let start = rest.firstIndex(of: "<") {
      try check(text: rest[..<start], in: open.last)
      rest = rest[start...]
      if try skipped() { continue }
      guard let tag = takeTag() else { throw .noPicture }
      if tag.name.hasPrefix("/") {
        guard open.popLast() == String(tag.name.dropFirst()) else { throw .noPicture }
        continue
      }
      guard hasRoot || Self.plain(tag.name) == "svg" else { throw .noPicture }
      hasRoot = true
      try check(tag)
      if !tag.isEmpty { open.append(tag.name) }
    }
    guard hasRoot, open.isEmpty else { throw .noPicture }
  }

  // MARK: Parts

  private struct Tag {
    var name = ""
    var attributes: [(name: String, value: String)] = []
    var isEmpty = false
  }

  /// Skips a comment, a declaration or a processing instruction, if there is one.
  private mutating func skipped() throws(BannerError) -> Bool {
    for (begin, end) in [("<!--", "-->"), ("<?xml", "?>"), ("<!DOCTYPE", ">")]
    where rest.hasPrefix(begin) {
      guard let range = rest.firstRange(of: end) else { throw .noPicture }
      // Entities could hide anything.
      if begin == "<!DOCTYPE", rest[..<range.lowerBound].contains("[") { throw .element("!ENTITY") }
      if rest.hasPrefix("<?xml-") { throw .element("?xml-stylesheet") }
      rest = rest[range.upperBound...]
      return true
    }
    if rest.hasPrefix("<!") || rest.hasPrefix("<?") {
      throw .element(String(rest.dropFirst().prefix { $0.isUppercase || "!?[".contains($0) }))
    }
    return false
  }

  private mutating func takeTag() -> Tag? {
    rest = rest.dropFirst()
    var tag = Tag()
    tag.name = take { !$0.isWhitespace && $0 != ">" }
    if tag.name.hasSuffix("/") { (tag.name, tag.isEmpty) = (String(tag.name.dropLast()), true) }
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let next = rest.first else { return nil }
      if next == ">" || next == "/" {
        rest = rest.dropFirst()
        if next == ">" { return tag.name.isEmpty ? nil : tag }
        tag.isEmpty = true
        continue
      }
      let name = take { !$0.isWhitespace && $0 != "=" && $0 != ">" }
      rest = rest.drop(while: \.isWhitespace)
      guard rest.first == "=" else { return nil }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
      rest = rest.dropFirst()
      let value = take { $0 != quote }
      guard !rest.isEmpty else { return nil }
      rest = rest.dropFirst()
      tag.attributes.append((name, value))
    }
  }

  private mutating func take(while isPart: (Character) -> Bool) -> String {
    let part = rest.prefix(while: isPart)
    rest = rest[part.endIndex...]
    return String(part)
  }

  // MARK: What is refused

  /// A name without its prefix, in small letters.
  private static func plain(_ name: String) -> String {
    String(name.split(separator: ":").last ?? "").lowercased()
  }

  private func check(_ tag: Tag) throws(BannerError) {
    guard !Self.refusedElements.contains(Self.plain(tag.name)) else { throw .element(tag.name) }
    for (name, value) in tag.attributes {
      let plain = Self.plain(name)
      if plain.hasPrefix("on") { throw .handler(name) }
      if ["href", "src", "base"].contains(plain), name != "xmlns:base" {
        let isInside =
          value.hasPrefix("#") || value.hasPrefix("data:image/png;")
          || value.hasPrefix("data:image/jpeg;")
        guard isInside, plain != "base" else { throw .reference(String(value.prefix(40))) }
      }
      // What is written otherwise could be anything.
      if !name.contains(":"), value.contains("&#") || value.contains("\\") {
        throw .reference(String(value.prefix(40)))
      }
      try check(style: value[...])
    }
  }

  private func check(text: Substring, in element: String?) throws(BannerError) {
    guard element.map(Self.plain) == "style" else { return }
    guard !text.contains("\\"), !text.contains("&") else { throw .reference("style") }
    if text.lowercased().contains("@import") { throw .reference("@import") }
    try check(style: text)
  }

  /// `url(...)` may only name something in the picture.
  private func check(style: Substring) throws(BannerError) {
    let small = style.lowercased()
    for part in small.split(separator: "url(", omittingEmptySubsequences: false).dropFirst() {
      let place = part.drop { $0.isWhitespace || "\"'".contains($0) }
      guard place.hasPrefix("#") else {
        throw .reference(String(place.prefix { $0 != ")" }.prefix(40)))
      }
    }
  }
}
