package import TimerEngine

extension TalkEvent {
  /// The event as one line of JSON, without its end; `nil` for what other programs are not told.
  ///
  /// `time`, `number`, `event`, `remaining`, `phase`, `run`, `preset` and `text` are always there,
  /// `cue` where the event is one; names and values are English but for `preset` and `text`.
  package var json: String? {
    guard let name = kind.name else { return nil }
    let fields =
      [
        ("time", stamp(wallClock).json), ("number", "\(number)"), ("event", name.json),
      ] + (cue.map { [("cue", $0.rawValue.json)] } ?? []) + [
        ("remaining", "\(reading.shown)"), ("phase", (reading.phase?.rawValue ?? "none").json),
        ("run", run.rawValue.json),
        ("preset", preset.json), ("text", text.json),
      ]
    return "{" + fields.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }

  private var cue: Cue.Kind? { if case .cue(let cue) = kind { cue.kind } else { nil } }
}

extension String {
  /// The text in quotes, as JSON has it.
  ///
  /// All that could end a line or move a terminal's cursor is escaped, beyond what JSON asks for.
  package var json: String {
    "\"" + unicodeScalars.map { Self.json($0) }.joined() + "\""
  }

  private static func json(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case _ where scalar.isPrintable: "\(scalar)"
    default: "\\u" + String(String(0x10000 + scalar.value, radix: 16).dropFirst())
    }
  }
}
