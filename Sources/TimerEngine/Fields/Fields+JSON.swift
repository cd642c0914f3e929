extension Fields {
  /// A value as JSON on one line, with all keys in alphabetical order.
  package static func json<Form: FieldForm>(
    _ value: Form.Value, as form: Form, in time: WireTime = .session
  ) -> String {
    String(decoding: bytes(value, as: form, in: time), as: UTF8.self)
  }

  /// A value that describes its fields as JSON on one line.
  package static func json<Value: Described & Sendable>(
    _ value: Value, in time: WireTime = .session
  ) -> String { json(value, as: ObjectForm(usual: value), in: time) }

  /// The same with escapes for all that could end a line or move a terminal's cursor.
  package static func line<Value: Described & Sendable>(_ value: Value) -> String {
    line(value, as: ObjectForm(usual: value))
  }

  /// The same of a value in a form.
  package static func line<Form: FieldForm>(_ value: Form.Value, as form: Form) -> String {
    let json = json(value, as: form)
    guard !json.unicodeScalars.allSatisfy(\.isPrintable) else { return json }
    return json.unicodeScalars.map { scalar in
      // What is not printable has at most four hexadecimal digits, and occurs only in texts.
      scalar.isPrintable
        ? String(scalar) : "\\u" + String(0x10000 + scalar.value, radix: 16).dropFirst()
    }.joined()
  }

  /// A value as a file, with each field on a line of its own.
  package static func file<Value: Described & Sendable>(_ value: Value) -> [UInt8] {
    JSONText.indented(bytes(value, as: ObjectForm(usual: value))) + [UInt8(ascii: "\n")]
  }

  private static func bytes<Form: FieldForm>(
    _ value: Form.Value, as form: Form, in time: WireTime = .session
  ) -> [UInt8] {
    var fields = Fields(.writing, in: time)
    form.write(value, to: &fields)
    return fields.json.bytes
  }

  /// Reads a value from JSON.
  package static func read<Form: FieldForm>(
    _ json: some Sequence<UInt8>, as form: Form, in time: WireTime = .session
  ) throws(Fault) -> Form.Value {
    let bytes = Array(json)
    guard let node = try? JSONScanner.node(of: bytes, maxDepth: 64) else { throw Fault("", .form) }
    return try read(node, of: bytes, as: form, in: time)
  }

  /// Reads a value from JSON that was scanned.
  package static func read<Form: FieldForm>(
    _ node: JSONScanner.Node, of bytes: [UInt8], as form: Form, in time: WireTime = .session
  ) throws(Fault) -> Form.Value {
    var fields = Fields(.reading, bytes, in: time)
    return try form.read(node, from: &fields)
  }

  /// The text of a node, on one line: between its values JSON can have ends of lines.
  package func json(of node: JSONScanner.Node) -> String {
    String(decoding: source[node.range].map { $0 < 0x20 ? 0x20 : $0 }, as: UTF8.self)
  }

  /// Writes a value that already is JSON.
  package mutating func write(json text: String) { json.bytes += text.utf8 }
}
