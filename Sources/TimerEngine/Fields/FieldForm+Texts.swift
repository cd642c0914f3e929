extension FieldForm where Self == MappedForm<TextForm, UInt128> {
  /// 128 bits.
  package static var id: Self {
    MappedForm(
      .text, described: .described("32 digits and letters a to f"),
      read: UInt128.init(hexadecimal:), write: \.hexadecimal)
  }
}

extension FieldForm where Self == MappedForm<TextForm, Phase?> {
  /// A phase, or `none` if no lamp is lit.
  package static var phase: Self {
    MappedForm(
      .text, described: .word(Phase.allCases.map(\.rawValue) + ["none"]),
      read: { word in
        Phase(rawValue: word).map(Optional.some) ?? (word == "none" ? .some(nil) : nil)
      }, write: { $0?.rawValue ?? "none" })
  }
}

extension FieldForm where Self == MappedForm<TextForm, String> {
  /// A text of a form that is described in words.
  package static func text(
    _ described: String, if isValid: @escaping @Sendable (String) -> Bool
  ) -> Self {
    MappedForm(
      .text, described: .described(described), read: { isValid($0) ? $0 : nil }, write: { $0 })
  }
}
