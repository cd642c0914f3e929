import Testing

@testable import Platform

struct PhraseTests {
  private func name(
    _ text: String = "Red.", _ engine: Engine = .espeak, voice: String? = nil, rate: Int? = nil,
    language: String = "en"
  ) -> String {
    var options = VoiceOptions()
    options.voice = voice
    options.rate = rate
    options.language = language
    return Phrase(text: text, engine: engine, options: options).fileName
  }

  @Test func everyAudibleDifferenceHasAFileOfItsOwn() {
    let names = [
      name(), name("Red"), name(voice: "en"), name(rate: 80), name(language: "de"),
      name(voice: "80"), name("Red.", .say), name(""),
    ]
    #expect(Set(names).count == names.count)
  }

  /// FNV-1a of `espeak-ng`, nothing, nothing, `en` and `Red.`, with NULs between them.
  @Test func aFileIsFoundAgainInTheNextRun() {
    #expect(name() == "7591970cd74917c4.wav")
  }
}
