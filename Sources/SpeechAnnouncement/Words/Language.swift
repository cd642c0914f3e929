/// A language that announcements, lines and screens can be in.
package struct Language: Hashable, Sendable {
  private let text: LanguageText

  /// Its words.
  package var phrases: Phrases { Phrases(text) }

  /// All languages: a new one is a file in `Languages`, and its name in `LanguageText.all`.
  package static let all = LanguageText.all.map(Language.init)
  /// English, which is spoken where nothing else is asked for.
  package static let english = Language(text: .english)

  /// Its tag by BCP 47, such as `en` or `pt-BR`.
  package var code: String { text.code }
  /// Its file of words, as it is.
  package var source: String { text.source }
  /// The tag of the language whose words are used where those of the region are not different;
  /// `nil` if this is not the language of a region.
  package var baseCode: String? { text.base?.code }
  /// The tag without its region: the code by ISO 639-1.
  private var base: Substring { code.prefix { $0 != "-" } }

  /// The regions that share the words of another one, by the parent locales of Unicode's CLDR.
  private static let sharedRegions = [
    "es-419": "AR BO BR BZ CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE",
    "pt-PT": "AO CH CV FR GQ GW LU MO MZ ST TL",
  ]

  private init(text: LanguageText) { self.text = text }

  /// The language with a tag such as `de`, `pt-BR` or `pt`; `nil` if there is none.
  ///
  /// A tag without a region means the language of any region.
  package init?(code: String) {
    guard
      let language = Self.all.first(where: { $0.code == code })
        ?? Self.all.first(where: { $0.base == code })
    else { return nil }
    self = language
  }

  /// The language of a locale such as `de_AT.UTF-8`, `nil` if there is none or if its characters
  /// are not UTF-8's.
  ///
  /// If there is no language of the locale's region, it is that of the regions which share their
  /// words, else the language of any region.
  package init?(locale: String) {
    let parts = locale.prefix { $0 != "@" }.split(separator: ".")
    guard let name = parts.first, let set = parts.dropFirst().first,
      ["utf-8", "utf8"].contains(set.lowercased())
    else { return nil }
    let tag = name.split(separator: "_")
    guard let base = tag.first.map(String.init) else { return nil }
    let shared = Self.sharedRegions.first { code, regions in
      code.hasPrefix(base + "-") && tag.count > 1 && regions.split(separator: " ").contains(tag[1])
    }
    guard
      let language = Language(code: tag.joined(separator: "-"))
        ?? shared.flatMap({ Language(code: $0.key) }) ?? Language(code: base)
    else { return nil }
    self = language
  }

  /// Whether two are the same, which their codes tell.
  package static func == (first: Language, second: Language) -> Bool { first.code == second.code }

  /// Feeds the code.
  package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
