import TimerEngine

/// An object that is only ever written: what pages and programs are told.
struct WrittenForm<Value: Described & Sendable>: FieldForm {
  func read(_ node: JSONScanner.Node, from fields: inout Fields) throws(Fields.Fault) -> Value {
    throw Fields.Fault("", .form)
  }

  func write(_ value: Value, to fields: inout Fields) { fields.write(value) }

  func type(in fields: inout Fields) -> FieldType { .object([]) }
}

extension FieldForm {
  static func written<Value>() -> WrittenForm<Value> where Self == WrittenForm<Value> {
    WrittenForm()
  }
}
