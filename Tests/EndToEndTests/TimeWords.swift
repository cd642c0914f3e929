/// A length of time as in plain mode: `1 minute 30 seconds`.
func words(_ seconds: Int) -> String {
  let parts = [(seconds / 60, "minute"), (seconds % 60, "second")].filter { $0.0 > 0 }
  let texts = parts.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
  return texts.isEmpty ? "0 seconds" : texts.joined(separator: " ")
}
