/// How long a text takes to say.
///
/// The real length is unknown before the text is said. So the estimate is too long rather than too
/// short, because speech that would overlap a tone is left out.
enum SpeechLength {
  private static let usualRate = 175

  /// Estimates it, at a rate in words a minute.
  ///
  /// Measured with espeak-ng 1.51 at 175 words a minute on 564 announcements in eight languages:
  /// the estimate is 1.0 to 1.9 times the length, on average 1.3 times.
  static func estimate(of text: String, rate: Int?) -> Duration {
    let milliseconds = text.unicodeScalars.reduce(200) { $0 + length(of: $1) }
    return .milliseconds(milliseconds * usualRate / (rate ?? usualRate))
  }

  private static func length(of scalar: Unicode.Scalar) -> Int {
    switch scalar {
    // The pause after a sentence.
    case ".", "。": 360
    // A figure can stand for six letters.
    case "0"..."9": 500
    // From here on, a character is a syllable or a word.
    case "\u{2e80}"...: 170
    default: 60
    }
  }
}
