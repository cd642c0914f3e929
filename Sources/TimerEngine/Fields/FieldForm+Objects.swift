package struct ObjectForm<Value: Described & Sendable>: FieldForm {
  /// What fields that are not there leave as it is.
  let usual: Value

  package init(usual: Value) { self.usual = usual }

  package func read(
    _ node: JSONScanner.Node, from fields: inout Fields
  ) throws(Fields.Fault) -> Value {
    var value = usual
    try fields.read(node, into: &value)
    return value
  }

  package func write(_ value: Value, to fields: inout Fields) { fields.write(value) }

  package func type(in fields: inout Fields) -> FieldType { .object(fields.listed(of: usual)) }
}

/// A list, from which elements are left out that only a newer program knows.
package struct ListForm<Element: FieldForm>: FieldForm {
  let element: Element
  let counts: ClosedRange<Int>

  package func read(
    _ node: JSONScanner.Node, from fields: inout Fields
  ) throws(Fields.Fault) -> [Element.Value] {
    guard case .list(let nodes) = node.content else { throw Fields.Fault("", .form) }
    guard counts ~= nodes.count else { throw Fields.Fault("") }
    var values: [Element.Value] = []
    values.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      do throws(Fields.Fault) {
        values.append(try element.read(node, from: &fields))
      } catch {
        if error.reason != .newer { throw error.within("[\(index)]") }
      }
    }
    return values
  }

  package func write(_ values: [Element.Value], to fields: inout Fields) {
    fields.json.bytes.append(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      if index > 0 { fields.json.bytes.append(UInt8(ascii: ",")) }
      element.write(value, to: &fields)
    }
    fields.json.bytes.append(UInt8(ascii: "]"))
  }

  package func type(in fields: inout Fields) -> FieldType {
    .list(element.type(in: &fields), counts)
  }
}

/// An object whose keys are not known before, in alphabetical order.
package struct MapForm<Element: FieldForm>: FieldForm {
  let element: Element

  package func read(
    _ node: JSONScanner.Node, from fields: inout Fields
  ) throws(Fields.Fault) -> [String: Element.Value] {
    guard case .object(let entries) = node.content else { throw Fields.Fault("", .form) }
    var values: [String: Element.Value] = [:]
    for (key, node) in entries {
      do throws(Fields.Fault) {
        values[key] = try element.read(node, from: &fields)
      } catch {
        throw error.within(key)
      }
    }
    return values
  }

  package func write(_ values: [String: Element.Value], to fields: inout Fields) {
    var separator = UInt8(ascii: "{")
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      fields.json.bytes.append(separator)
      separator = UInt8(ascii: ",")
      fields.json.append(key)
      fields.json.bytes.append(UInt8(ascii: ":"))
      element.write(value, to: &fields)
    }
    fields.json.bytes += (values.isEmpty ? "{}" : "}").utf8
  }

  package func type(in fields: inout Fields) -> FieldType { .map(element.type(in: &fields)) }
}

extension FieldForm {
  /// An object with values of one form, by any keys.
  package static func map<Element>(of element: Element) -> MapForm<Element>
  where Self == MapForm<Element> { MapForm(element: element) }

  /// An object that describes its fields; reading begins with `usual`.
  package static func object<Value>(_ usual: Value) -> ObjectForm<Value>
  where Self == ObjectForm<Value> { ObjectForm(usual: usual) }

  /// A list of so many elements.
  package static func list<Element>(
    of element: Element, _ counts: ClosedRange<Int> = 0...Int.max
  ) -> ListForm<Element> where Self == ListForm<Element> {
    ListForm(element: element, counts: counts)
  }
}

/// A value of a list that may be `null`.
package struct NullableForm<Form: FieldForm>: FieldForm {
  let form: Form

  package func read(
    _ node: JSONScanner.Node, from fields: inout Fields
  ) throws(Fields.Fault) -> Form.Value? {
    if case .null = node.content { nil } else { try form.read(node, from: &fields) }
  }

  package func write(_ value: Form.Value?, to fields: inout Fields) {
    if let value { form.write(value, to: &fields) } else { fields.json.bytes += "null".utf8 }
  }

  package func type(in fields: inout Fields) -> FieldType { .orNull(form.type(in: &fields)) }
}

extension FieldForm {
  package static func orNull<Form>(_ form: Form) -> NullableForm<Form>
  where Self == NullableForm<Form> { NullableForm(form: form) }
}
