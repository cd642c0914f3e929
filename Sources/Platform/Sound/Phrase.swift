/// A text as an engine says it.
struct Phrase: Hashable {
  let text: String
  let engine: Engine
  let options: VoiceOptions

  /// The name of the file that it is kept in: by all that can be heard in it.
  var fileName: String {
    let parts = [
      engine.name, options.voice ?? "", options.rate.map(String.init) ?? "", options.language, text,
    ]
    // No part holds a NUL, so no two lists are one text.
    let hash = Self.hash(parts.joined(separator: "\0").utf8)
    return String(repeating: "0", count: 16 - hash.count) + hash + ".wav"
  }

  /// FNV-1a with 64 bits: the same in every run, which Swift's own hashes are not.
  /// (http://www.isthe.com/chongo/tech/comp/fnv/)
  private static func hash(_ bytes: some Sequence<UInt8>) -> String {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
