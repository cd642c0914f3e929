/// How the value of a field is written in JSON, and which values it can have.
package protocol FieldForm<Value>: Sendable {
  associatedtype Value

  /// Reads and checks a value; the fault has no path yet.
  func read(_ node: JSONScanner.Node, from fields: inout Fields) throws(Fields.Fault) -> Value
  func write(_ value: Value, to fields: inout Fields)
  /// What the value can be, for a list of all fields.
  func type(in fields: inout Fields) -> FieldType
}

// MARK: Numbers, texts, booleans

/// A whole number within limits.
package struct NumberForm<Number: FixedWidthInteger & Sendable>: FieldForm {
  let limits: ClosedRange<Number>

  package func read(
    _ node: JSONScanner.Node, from fields: inout Fields
  ) throws(Fields.Fault) -> Number {
    guard let number = node.content.wholeNumber else { throw Fields.Fault("", .form) }
    guard let number = Number(exactly: number), limits ~= number else { throw Fields.Fault("") }
    return number
  }

  package func write(_ number: Number, to fields: inout Fields) { fields.json.append(Int(number)) }

  package func type(in fields: inout Fields) -> FieldType {
    .number(Int(limits.lowerBound)...Int(limits.upperBound))
  }
}

extension FieldForm {
  package static func number<Number>(_ limits: ClosedRange<Number>) -> NumberForm<Number>
  where Self == NumberForm<Number> { NumberForm(limits: limits) }
}

extension FieldForm where Self == NumberForm<Int> {
  /// A number that counts something: JavaScript can represent it exactly, too.
  package static var count: NumberForm<Int> { NumberForm(limits: 0...(1 << 53) - 1) }
}

/// A number that may have a fraction, and is finite.
package struct DecimalForm: FieldForm {
  package func read(
    _ node: JSONScanner.Node, from fields: inout Fields
  ) throws(Fields.Fault) -> Double {
    guard let number = node.content.number else { throw Fields.Fault("", .form) }
    return number
  }

  package func write(_ number: Double, to fields: inout Fields) {
    fields.write(json: Int(exactly: number).map { "\($0)" } ?? "\(number)")
  }

  package func type(in fields: inout Fields) -> FieldType { .described("a number") }
}

extension FieldForm where Self == DecimalForm {
  package static var decimal: DecimalForm { DecimalForm() }
}

package struct TextForm: FieldForm {
  /// What of a text is written and read.
  enum Part { case all, printable, printableLines, shownLine }

  let part: Part

  private func part(of text: String) -> String {
    switch part {
    case .all: text
    case .printable: text.printable
    case .printableLines: text.printableLines
    case .shownLine: text.shownLine
    }
  }

  package func read(
    _ node: JSONScanner.Node, from fields: inout Fields
  ) throws(Fields.Fault) -> String {
    guard case .text(let text) = node.content else { throw Fields.Fault("", .form) }
    return part(of: text)
  }

  package func write(_ text: String, to fields: inout Fields) {
    fields.json.append(part(of: text))
  }

  package func type(in fields: inout Fields) -> FieldType { .text }
}

extension FieldForm where Self == TextForm {
  /// Any text.
  package static var text: TextForm { TextForm(part: .all) }
  /// A text on one line.
  package static var printable: TextForm { TextForm(part: .printable) }
  /// A text on several lines.
  package static var printableLines: TextForm { TextForm(part: .printableLines) }
  /// A text on one line, and no longer than a display shows it.
  package static var shownLine: TextForm { TextForm(part: .shownLine) }
}

extension String {
  /// The text on one line, and no longer than a display shows it.
  package var shownLine: String {
    let maxLength = 500
    return utf8.count <= maxLength ? printable : String(printable.prefix(maxLength))
  }
}

package struct BooleanForm: FieldForm {
  package func read(
    _ node: JSONScanner.Node, from fields: inout Fields
  ) throws(Fields.Fault) -> Bool {
    guard case .boolean(let boolean) = node.content else { throw Fields.Fault("", .form) }
    return boolean
  }

  package func write(_ boolean: Bool, to fields: inout Fields) {
    fields.json.bytes += (boolean ? "true" : "false").utf8
  }

  package func type(in fields: inout Fields) -> FieldType { .boolean }
}

extension FieldForm where Self == BooleanForm {
  package static var boolean: BooleanForm { BooleanForm() }
}

/// One of the words of a type.
package struct WordForm<Word: RawRepresentable<String> & CaseIterable & Sendable>: FieldForm {
  /// What a word means that is not one of them; `nil` if it is a fault.
  let usual: Word?

  package func read(
    _ node: JSONScanner.Node, from fields: inout Fields
  ) throws(Fields.Fault) -> Word {
    guard case .text(let text) = node.content else { throw Fields.Fault("", .form) }
    guard let word = Word(rawValue: text) ?? usual else { throw Fields.Fault("") }
    return word
  }

  package func write(_ word: Word, to fields: inout Fields) { fields.json.append(word.rawValue) }

  package func type(in fields: inout Fields) -> FieldType {
    usual == nil ? .word(Word.allCases.map(\.rawValue)) : .text
  }
}

extension FieldForm {
  /// One of the words of a type; any other word means `usual`, or is a fault without it.
  package static func word<Word>(or usual: Word? = nil) -> WordForm<Word>
  where Self == WordForm<Word> { WordForm(usual: usual) }

  /// A value that counts as one of a newer program if it is impossible.
  package static func ifKnown<Form>(_ form: Form) -> KnownForm<Form>
  where Self == KnownForm<Form> { KnownForm(form: form) }
}

package struct KnownForm<Form: FieldForm>: FieldForm {
  let form: Form

  package func read(
    _ node: JSONScanner.Node, from fields: inout Fields
  ) throws(Fields.Fault) -> Form.Value {
    do throws(Fields.Fault) {
      return try form.read(node, from: &fields)
    } catch {
      throw error.reason == .impossible ? Fields.Fault(error.path, .newer) : error
    }
  }

  package func write(_ value: Form.Value, to fields: inout Fields) {
    form.write(value, to: &fields)
  }

  package func type(in fields: inout Fields) -> FieldType {
    let type = form.type(in: &fields)
    // A newer program may have other words.
    return if case .word = type { .text } else { type }
  }
}

/// A value that is written as one of another form.
package struct MappedForm<Form: FieldForm, Value>: FieldForm {
  private let form: Form
  private let described: FieldType?
  private let value: @Sendable (Form.Value) -> Value?
  private let written: @Sendable (Value) -> Form.Value

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - form: the form of what is written.
  ///   - described: what that can be, if the form does not say it.
  ///   - read: makes a value of it; `nil` if that is impossible.
  ///   - write: what is written for a value.
  package init(
    _ form: Form, described: FieldType? = nil,
    read: @escaping @Sendable (Form.Value) -> Value?,
    write: @escaping @Sendable (Value) -> Form.Value
  ) {
    (self.form, self.described, value, written) = (form, described, read, write)
  }

  package func read(
    _ node: JSONScanner.Node, from fields: inout Fields
  ) throws(Fields.Fault) -> Value {
    guard let value = value(try form.read(node, from: &fields)) else { throw Fields.Fault("") }
    return value
  }

  package func write(_ value: Value, to fields: inout Fields) {
    form.write(written(value), to: &fields)
  }

  package func type(in fields: inout Fields) -> FieldType {
    described ?? form.type(in: &fields)
  }
}
