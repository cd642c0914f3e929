extension Collection<UInt8> {
  /// The bytes of a text without the mark that spreadsheets and some editors put before it.
  var withoutByteOrderMark: SubSequence { dropFirst(starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0) }
}
