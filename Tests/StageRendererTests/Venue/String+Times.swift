extension String {
  /// The times in a line, such as `12:34`, and the rest of times that are cut, such as `:34`.
  ///
  /// A colon with no digit after it, as in `Next:`, is not a time.
  var times: [String] {
    utf8.split { !(UInt8(ascii: "0")...UInt8(ascii: ":")).contains($0) }
      .filter { $0.contains(UInt8(ascii: ":")) && $0.last != UInt8(ascii: ":") }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
