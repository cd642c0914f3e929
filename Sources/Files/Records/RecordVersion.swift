import TimerEngine

/// The version of the records' form.
///
/// Whoever changes the form so that this version cannot read it raises the number.
enum RecordVersion {
  /// The version that this program reads and writes.
  static let known = 1
}

extension Fields {
  /// Reads a record.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of its file.
  ///   - usual: what reading begins with.
  ///   - file: the path of the file, for messages.
  /// - Returns: the record.
  /// - Throws: what is wrong, if the bytes are not a record as this program writes it.
  static func record<Value: Described & Sendable>(
    _ bytes: [UInt8], _ usual: Value, file: String
  ) throws(Diagnostic) -> Value {
    let node: JSONScanner.Node
    do throws(JSONScanner.Fault) {
      node = try JSONScanner.node(of: bytes, maxDepth: 64, called: "file")
    } catch {
      let problem = JSONProblem(error, in: bytes)
      throw Diagnostic(
        file: file, place: problem.place, what: problem.what, expected: problem.expected)
    }
    do throws(Fields.Fault) {
      return try Fields.read(node, of: bytes, as: .object(usual))
    } catch {
      if case .version(let version) = error.reason {
        throw Diagnostic(file: file, version: version, known: RecordVersion.known)
      }
      let problem = FieldProblem(error, in: node, of: Fields.list(of: usual), called: "the file")
      throw Diagnostic(
        file: file, place: .init(problem.offset, in: bytes), what: problem.what,
        expected: problem.expected)
    }
  }
}

extension Diagnostic {
  /// The word for the name under which a record with this problem is kept when the next one
  /// replaces it: `talk.json.newer-2026-12-04-201400`.
  var keptAs: String { isOfNewerVersion ? "newer" : "broken" }
}

extension FieldForm where Self == MappedForm<TextForm, String> {
  /// A text that moves no cursor.
  static var printed: Self {
    .text("text without control characters") { $0.unicodeScalars.allSatisfy(\.isPrintable) }
  }

  /// What identifies a talk or a run of a rundown.
  static var reportId: Self { .text("letters, digits and '-'", if: ReportedTalk.isId) }

  /// A preset, as YAML.
  static var presetText: Self {
    .text("what the clock writes there") { Preset(yamlLines: $0) != nil }
  }
}

extension FieldForm where Self == MappedForm<NumberForm<Int64>, Duration> {
  /// A time in nanoseconds.
  static func time(_ number: FileNumber) -> Self {
    MappedForm(
      .number(number.range), read: { .nanoseconds($0) }, write: \.wholeNanoseconds)
  }
}

extension FieldForm where Self == MappedForm<NumberForm<Int>, Int> {
  /// A moment, in seconds since 1970.
  static var second: Self {
    MappedForm(
      .number(0...6_000_000_000), described: .described("seconds since 1970, up to 6000000000"),
      read: { $0 }, write: { $0 })
  }
}

extension Duration {
  /// Whole nanoseconds, rounded towards zero.
  var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
