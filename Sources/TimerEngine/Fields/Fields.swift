/// A value that describes its fields: once, for writing, reading and checking it.
package protocol Described {
  /// Goes through the fields.
  ///
  /// Reading sets each field that is there, and throws for one that is missing or impossible.
  /// Writing changes nothing and never throws.
  mutating func describe(_ fields: inout Fields) throws(Fields.Fault)
}

/// The fields of a JSON object, to which a description gives their names and forms.
///
///     extension Mark: Described {
///       mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
///         try fields.value("at", &at, .seconds(0...3600))
///         try fields.value("say", &text, .shownLine)    // an optional value may be absent
///         try fields.value("show", &isShown, .boolean, unless: false)
///       }
///     }
///
/// A reader ignores fields that it does not know. `null` counts as absent.
package struct Fields {
  /// Why a value cannot be read.
  package struct Fault: Error, Hashable, Sendable {
    /// The kinds of faults.
    package enum Reason: Hashable, Sendable {
      /// The field is missing.
      case missing
      /// The field has another form than the one that is expected.
      case form
      /// The value is outside of its limits.
      case impossible
      /// The value does not fit the other fields; what does, in words.
      case unfit(String)
      /// Only a newer program knows the value: a list and an optional field leave it out.
      case newer
      /// The whole is of this version, which the program does not know.
      case version(Int)
    }

    /// The field, such as `segments[0].marks[1].at`; empty for the whole.
    package var path: String
    package let reason: Reason

    package init(_ path: String, _ reason: Reason = .impossible) {
      (self.path, self.reason) = (path, reason)
    }

    /// The same fault of a field or an element that is part of another value.
    func within(_ outer: String) -> Fault {
      Fault(path.isEmpty || path.hasPrefix("[") ? outer + path : "\(outer).\(path)", reason)
    }
  }

  enum Mode { case reading, writing, listing }

  private let mode: Mode
  /// How moments are written, in the session's time.
  package var time: WireTime
  /// The text that is read.
  let source: [UInt8]
  /// The fields of the object that is read.
  private var given: [(key: String, value: JSONScanner.Node)] = []
  /// What was written so far.
  ///
  /// Each field of an unfinished object begins at a byte of it.
  package var json = JSONText()
  private var written: [(key: String, start: Int)] = []
  /// The fields of the object that is listed.
  private var listed: [Listed] = []

  init(_ mode: Mode, _ source: [UInt8] = [], in time: WireTime) {
    (self.mode, self.source, self.time) = (mode, source, time)
  }

  /// Whether values are read.
  package var isReading: Bool { mode == .reading }
  /// Whether all fields are listed, also those that no value has at once.
  package var isListing: Bool { mode == .listing }

  // MARK: Values

  /// A field that is always there.
  package mutating func value<Form: FieldForm>(
    _ key: String, _ value: inout Form.Value, _ form: Form
  ) throws(Fault) {
    guard isReading else { return write(key, value, form) }
    guard let node = node(key) else { throw Fault(key, .missing) }
    value = try read(key, node, form)
  }

  /// A field that is absent if there is no value.
  package mutating func value<Form: FieldForm>(
    _ key: String, _ value: inout Form.Value?, _ form: Form
  ) throws(Fault) {
    guard isReading else {
      if isListing {
        listed.append(Listed(key: key, type: form.type(in: &self), isOptional: true))
      } else if let value {
        write(key, value, form)
      }
      return
    }
    guard let node = node(key) else {
      value = nil
      return
    }
    do throws(Fault) {
      value = try read(key, node, form)
    } catch  where error.reason == .newer {
      value = nil
    }
  }

  /// A field that is absent if it has its usual value.
  package mutating func value<Form: FieldForm>(
    _ key: String, _ value: inout Form.Value, _ form: Form, unless usual: Form.Value
  ) throws(Fault) where Form.Value: Equatable {
    var given = value == usual ? nil : Optional(value)
    try self.value(key, &given, form)
    value = given ?? usual
  }

  /// A field that is always written, and has its usual value where it is absent.
  package mutating func value<Form: FieldForm>(
    _ key: String, _ value: inout Form.Value, _ form: Form, ifAbsent usual: Form.Value
  ) throws(Fault) {
    var given = Optional(value)
    try self.value(key, &given, form)
    value = given ?? usual
  }

  /// A value whose fields are among those of this object; it is there if its field `key` is.
  package mutating func value<Value: Described>(
    among value: inout Value?, if key: String, or usual: Value
  ) throws(Fault) {
    guard !isListing else { return list(usual) }
    guard var described = isReading ? node(key).map({ _ in usual }) : value else {
      value = nil
      return
    }
    try described.describe(&self)
    value = described
  }

  /// The version of the whole.
  package mutating func version(_ current: Int) throws(Fault) {
    var version = current
    guard !isListing else { return try value("version", &version, .number(current...current)) }
    try value("version", &version, .number(.min ... .max))
    guard version == current else { throw Fault("version", .version(version)) }
  }

  /// The value of a field that another field makes necessary.
  package func need<Value>(_ value: Value?, _ key: String) throws(Fault) -> Value {
    guard let value else { throw Fault(key, .missing) }
    return value
  }

  private func node(_ key: String) -> JSONScanner.Node? {
    guard let index = given.firstIndex(where: { $0.key == key }) else { return nil }
    if case .null = given[index].value.content { return nil }
    return given[index].value
  }

  private mutating func read<Form: FieldForm>(
    _ key: String, _ node: JSONScanner.Node, _ form: Form
  ) throws(Fault) -> Form.Value {
    do throws(Fault) {
      return try form.read(node, from: &self)
    } catch {
      throw error.within(key)
    }
  }

  private mutating func write<Form: FieldForm>(_ key: String, _ value: Form.Value, _ form: Form) {
    guard !isListing else {
      return listed.append(Listed(key: key, type: form.type(in: &self), isOptional: false))
    }
    written.append((key, json.bytes.count))
    form.write(value, to: &self)
  }

  // MARK: Objects

  /// Reads the object of a node into a value.
  mutating func read<Value: Described>(
    _ node: JSONScanner.Node, into value: inout Value
  ) throws(Fault) {
    guard case .object(let entries) = node.content else { throw Fault("", .form) }
    let outer = given
    given = entries
    defer { given = outer }
    try value.describe(&self)
  }

  /// Writes a value as an object, with its keys in alphabetical order.
  package mutating func write<Value: Described>(_ value: Value) {
    let (first, start) = (written.count, json.bytes.count)
    var value = value
    try? value.describe(&self)
    var ends = written[first...].dropFirst().map(\.start)
    ends.append(json.bytes.count)
    var object = JSONText()
    object.bytes.reserveCapacity(json.bytes.count - start + 16 * ends.count + 2)
    for (field, end) in zip(written[first...], ends).sorted(by: { $0.0.key < $1.0.key }) {
      object.bytes.append(object.bytes.isEmpty ? UInt8(ascii: "{") : UInt8(ascii: ","))
      object.append(field.key)
      object.bytes.append(UInt8(ascii: ":"))
      object.bytes += json.bytes[field.start..<end]
    }
    if object.bytes.isEmpty { object.bytes.append(UInt8(ascii: "{")) }
    object.bytes.append(UInt8(ascii: "}"))
    written.removeSubrange(first...)
    json.bytes.replaceSubrange(start..., with: object.bytes)
  }
}

// MARK: Lists of fields

extension Fields {
  /// A field, as its description says.
  package struct Listed: Hashable, Sendable {
    package let key: String
    package let type: FieldType
    /// Whether it may be absent.
    package fileprivate(set) var isOptional: Bool
  }

  /// All fields of a value; of the objects at a path, if one is given.
  package static func list(of value: some Described, at path: [String] = []) -> [Listed] {
    var fields = Fields(.listing, in: .session)
    return path.reduce(fields.listed(of: value)) { listed, key in
      switch listed.first(where: { $0.key == key })?.type {
      case .object(let fields), .list(.object(let fields), _): fields
      default: []
      }
    }
  }

  mutating func listed(of value: some Described) -> [Listed] {
    let outer = listed
    listed = []
    defer { listed = outer }
    var value = value
    try? value.describe(&self)
    return listed
  }

  /// Adds the fields of a value that may be absent.
  private mutating func list(_ value: some Described) {
    listed += listed(of: value).map { field in
      var field = field
      field.isOptional = true
      return field
    }
  }
}

/// What the value of a field can be.
package indirect enum FieldType: Hashable, Sendable {
  case number(ClosedRange<Int>)
  case text
  /// A value of a form that is described in words.
  case described(String)
  case boolean
  case word([String])
  case list(FieldType, ClosedRange<Int>)
  case object([Fields.Listed])
  /// An object whose keys are not known before.
  case map(FieldType)
  case orNull(FieldType)
}
