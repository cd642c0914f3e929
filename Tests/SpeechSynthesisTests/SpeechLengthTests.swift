import Testing

@testable import SpeechSynthesis

struct SpeechLengthTests {
  /// As espeak-ng 1.51 says them, in milliseconds.
  @Test(
    arguments: [
      ("Start. 18 minutes.", nil, 1_783), ("17 minutes remaining.", nil, 1_735),
      ("Yellow. 3 minutes remaining.", nil, 2_081), ("45 seconds remaining.", nil, 2_003),
      ("Time is up.", nil, 966), ("Red.", nil, 614), ("1 minute over.", nil, 1_178),
      ("Noch siebzehn Minuten.", nil, 1_517), ("きいろ のこりさんぷんです", nil, 1_743),
      ("Yellow. 3 minutes remaining.", 80, 4_914), ("Yellow. 3 minutes remaining.", 450, 697),
    ] as [(String, Int?, Int)])
  func aLengthIsEstimatedRatherTooLong(text: String, rate: Int?, measured: Int) {
    let estimate = SpeechLength.estimate(of: text, rate: rate) / .milliseconds(1)
    #expect(estimate >= Double(measured) * 0.95)
    #expect(estimate <= Double(measured) * 1.5)
  }
}
