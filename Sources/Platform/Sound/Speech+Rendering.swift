import TimerEngine

// What is rendered ahead, one phrase at a time.
extension Speech {
  /// A busy machine has time.
  private static let renderingLength = Duration.seconds(7)

  /// Voices that have all failed get a new chance: somebody may have plugged something in.
  mutating func prepare(_ texts: [String]) -> [Action] {
    renderQueue = texts.map { $0.printable(replacement: " ") }
    if engines?.first == nil { engines = nil }
    if players?.first == nil { players = nil }
    return [.makeTones]
  }

  mutating func beginRendering() -> [Action] {
    guard let engine = engines?.first, engine.renders, findPlayer() != nil,
      !children.values.contains(where: \.job.isRendering)
    else { return [] }
    while !renderQueue.isEmpty {
      let phrase = Phrase(text: renderQueue.removeFirst(), engine: engine, options: options)
      guard let path = environment.partPath(phrase.fileName) else { return [] }
      guard environment.length(phrase.fileName) == nil else { continue }
      return [
        .run(
          Job(
            purpose: .rendering(phrase), source: .engine(engine),
            arguments: engine.renderingArguments(phrase.text, to: path, options),
            length: Self.renderingLength))
      ]
    }
    return []
  }

  /// If one phrase could not be rendered, neither can the others: then the engine speaks each text
  /// anew.
  mutating func endRendering(_ phrase: Phrase, isWhole: Bool) -> [Action] {
    guard !isWhole else { return [.keep(phrase)] }
    renderQueue = []
    return [.discard(phrase)]
  }
}
