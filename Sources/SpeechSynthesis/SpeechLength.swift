/// How long a text takes to say: nothing is known before, but rather too much than too little.
enum SpeechLength {
  private static let usualRate = 175

  /// Estimates it, at a rate in words a minute.
  ///
  /// Measured with espeak-ng at 175 words a minute: a letter takes 60 ms, a figure stands for up to
  /// six letters, a Japanese syllable takes 160 ms.
  static func estimate(of text: String, rate: Int?) -> Duration {
    let milliseconds = text.unicodeScalars.reduce(350) { $0 + length(of: $1) }
    return .milliseconds(milliseconds * usualRate / (rate ?? usualRate))
  }

  private static func length(of scalar: Unicode.Scalar) -> Int {
    if ("0"..."9").contains(scalar) { return 350 }
    // From here on, a character is a syllable or a word.
    return scalar.value >= 0x2e80 ? 170 : 70
  }
}
