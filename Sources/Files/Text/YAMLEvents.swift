import CYAML

/// The events that libyaml finds in a text, one after the other.
struct YAMLEvents: ~Copyable {
  enum Event {
    case documentStart
    case scalar(String, YAMLNode.Style)
    /// A sequence or a mapping begins.
    case start(isMapping: Bool)
    /// A sequence or a mapping ends.
    case end
    case alias
    /// The start of a value that has a tag, such as `!!str`.
    case tag
    case streamEnd
    /// The text is no YAML, in libyaml's words.
    case problem(String)
    case other
  }

  // At one address, because libyaml keeps it in the parser itself.
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)

  /// Begins with a text in UTF-8, which must stay where it is.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event, and where it begins.
  mutating func next() -> (event: Event, place: Diagnostic.Location) {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { return problem }
    defer { yaml_event_delete(&event) }
    return (Event(event), Diagnostic.Location(event.start_mark))
  }

  private var problem: (Event, Diagnostic.Location) {
    let parser = parser.pointee
    let context = parser.context.map {
      "\(String(cString: $0)) from line \(Diagnostic.Location(parser.context_mark).line): "
    }
    let words = parser.problem.map { String(cString: $0) } ?? "there is no memory"
    return (.problem((context ?? "") + words), Diagnostic.Location(parser.problem_mark))
  }
}

extension YAMLEvents.Event {
  fileprivate init(_ event: yaml_event_t) {
    let data = event.data
    self =
      switch event.type {
      case YAML_DOCUMENT_START_EVENT: .documentStart
      case YAML_SCALAR_EVENT where data.scalar.tag != nil: .tag
      case YAML_SCALAR_EVENT:
        .scalar(
          Self.text(data.scalar.value, data.scalar.length), YAMLNode.Style(data.scalar.style))
      case YAML_SEQUENCE_START_EVENT:
        data.sequence_start.tag == nil ? .start(isMapping: false) : .tag
      case YAML_MAPPING_START_EVENT:
        data.mapping_start.tag == nil ? .start(isMapping: true) : .tag
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: .end
      case YAML_ALIAS_EVENT: .alias
      case YAML_STREAM_END_EVENT, YAML_NO_EVENT: .streamEnd
      default: .other
      }
  }

  /// The text of a scalar, less a byte order mark, which spreadsheets leave in what is copied.
  private static func text(_ start: UnsafePointer<yaml_char_t>?, _ count: Int) -> String {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    return String(decoding: bytes.withoutByteOrderMark, as: UTF8.self)
  }
}

extension YAMLNode.Style {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_PLAIN_SCALAR_STYLE: self = .plain
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: self = .block
    default: self = .quoted
    }
  }
}

extension Diagnostic.Location {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}
