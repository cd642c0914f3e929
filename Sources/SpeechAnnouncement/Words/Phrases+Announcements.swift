package import TimerEngine

// What is announced about a talk in one language, either as it is written or as it is spoken.
//
// A phrase that can stand inside a sentence begins in lower case where the language does so; it is
// capitalised where it begins one.
extension Phrases {
  /// What stands between words, and after the mark that ends a sentence.
  package var space: String { one(.space) }
  /// What ends a sentence.
  package var fullStop: String { one(.fullStop) }
  /// What stands between the parts of a list.
  package var comma: String { one(.comma) }

  /// `count` hours.
  package func hours(_ count: Int) -> String { one(.hours, ["count": .number(count)]) }
  /// `count` minutes.
  package func minutes(_ count: Int) -> String { one(.minutes, ["count": .number(count)]) }
  /// `count` seconds.
  package func seconds(_ count: Int) -> String { one(.seconds, ["count": .number(count)]) }
  /// Up to three lengths of time as one, the largest unit first.
  package func joined(_ lengths: [String]) -> String { one(.lengths, ["lengths": .list(lengths)]) }

  /// A talk starts.
  package var start: String { one(.start) }
  /// This time is left, as digits or in words.
  ///
  /// `category` is that of the number in `time`; `other` if it has several numbers.
  package func remaining(_ time: String, _ category: PluralCategory) -> String {
    one(.remaining, ["time": .text(time), "plural": .word(category.rawValue)])
  }
  /// This time has passed since zero.
  package func over(_ time: String) -> String { one(.over, ["time": .text(time)]) }
  /// No time is left.
  package var timeIsUp: String { one(.timeIsUp) }
  /// A bell is struck this many times, once or more.
  package func bell(_ strokes: Int) -> String { one(.bell, ["strokes": .number(strokes)]) }
  /// What a segment without a name is called: `part` in English.
  package var segment: String { one(.segment) }
  /// A number out of `count`.
  package func number(_ number: Int, of count: Int) -> String {
    one(.numberOf, ["number": .number(number), "count": .number(count)])
  }

  /// A phase's name; those of the first three are the lamps' too.
  package func name(of phase: Phase) -> String {
    switch phase {
    case .green: one(.phaseGreen)
    case .yellow: one(.phaseYellow)
    case .red: one(.phaseRed)
    case .overtime: one(.phaseOvertime)
    }
  }

  /// A segment's name and place: `Questions, 2 of 2`; empty where there is only one.
  package func name(of place: SegmentPlace?) -> String {
    guard let place else { return "" }
    let number = number(place.number, of: place.count)
    return place.name.isEmpty ? segment + space + number : place.name + comma + number
  }

  /// A length of time in words: `1 minute 30 seconds`, `0 seconds`.
  ///
  /// Negative lengths lose their sign.
  package func length(_ seconds: Int) -> String {
    let parts = parts(of: seconds)
    let words = zip(parts, [hours, minutes, self.seconds]).filter { $0.0 > 0 }.map { $1($0) }
    return words.isEmpty ? self.seconds(0) : joined(words)
  }

  /// The plural category of a length of time in words; `other` if it has several numbers.
  package func category(ofLength seconds: Int) -> PluralCategory {
    let numbers = parts(of: seconds).filter { $0 > 0 }
    return numbers.count > 1 ? .other : category(of: numbers.first ?? 0)
  }

  /// What is left, in words.
  package func remaining(_ seconds: Int) -> String {
    remaining(length(seconds), category(ofLength: seconds))
  }

  /// What is left, or how far the talk is over its time, in words: `12 seconds over`.
  package func remainingOrOver(_ seconds: Int) -> String {
    seconds < 0 ? over(length(seconds)) : remaining(seconds)
  }

  /// Hours, minutes and seconds.
  private func parts(of seconds: Int) -> [Int] {
    let (minutes, rest) = abs(seconds).quotientAndRemainder(dividingBy: 60)
    return [minutes / 60, minutes % 60, rest]
  }

  /// A sentence for each phrase.
  package func sentences(_ phrases: String...) -> String {
    phrases.map { $0.capitalised + fullStop }.joined(separator: space)
  }
}
