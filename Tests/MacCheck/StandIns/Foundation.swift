// The names and shapes here are those of other libraries.
// swift-format-ignore-file
// What the programs, their tests and swift-argument-parser call of Foundation, with Apple's types.
// Nothing here is run. Apple's Foundation exports the C library as well, and so does this.

@_exported import Darwin

public struct Data: Hashable, Sendable, RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection
{
  private var bytes: [UInt8] = []

  public init() {}
  public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {
    self.bytes = Array(bytes)
  }
  public init?(base64Encoded text: String) { nil }
  public init?(base64Encoded data: Data) { nil }
  public init(contentsOf url: URL) throws {}

  public func base64EncodedString() -> String { "" }
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }
  public func write(to url: URL) throws {}

  public var startIndex: Int { 0 }
  public var endIndex: Int { bytes.count }
  public subscript(index: Int) -> UInt8 {
    get { bytes[index] }
    set { bytes[index] = newValue }
  }
  public mutating func replaceSubrange<Bytes: Collection>(_ range: Range<Int>, with other: Bytes)
  where Bytes.Element == UInt8 { bytes.replaceSubrange(range, with: other) }
}

open class JSONEncoder: @unchecked Sendable {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = Self(rawValue: 1)
    public static let sortedKeys = Self(rawValue: 2)
    public static let withoutEscapingSlashes = Self(rawValue: 8)
  }

  public init() {}
  open var outputFormatting: OutputFormatting = []
  open func encode<Value: Encodable>(_ value: Value) throws -> Data { Data() }
}

open class JSONDecoder: @unchecked Sendable {
  public init() {}
  open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    fatalError("never run")
  }
}

open class JSONSerialization {
  open class func jsonObject(with data: Data) throws -> Any { data }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = Self(rawValue: 1)
    public static let sortedKeys = Self(rawValue: 2)
    public static let withoutEscapingSlashes = Self(rawValue: 8)
  }

  open class func data(
    withJSONObject object: Any, options: WritingOptions = []
  ) throws -> Data { Data() }
}

public struct URL: Hashable, Sendable {
  public init(fileURLWithPath path: String) {}
  public func deletingLastPathComponent() -> URL { self }
  public func appendingPathComponent(_ name: String) -> URL { self }
  public var path: String { "" }
}

public struct FileAttributeKey: Hashable, Sendable {
  public static let posixPermissions = FileAttributeKey()
}

open class FileManager {
  public static var `default`: FileManager { FileManager() }
  open func createDirectory(
    atPath path: String, withIntermediateDirectories: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  open func removeItem(atPath path: String) throws {}
  open func fileExists(atPath path: String) -> Bool { false }
  open func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func createFile(
    atPath path: String, contents: Data?, attributes: [FileAttributeKey: Any]? = nil
  ) -> Bool { false }
  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { [:] }
}

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
}

open class NSError: Error, @unchecked Sendable {}

extension Error {
  public var localizedDescription: String { "" }
}

extension String {
  public struct Encoding: Hashable, Sendable {
    public static let utf8 = Encoding()
  }

  public init?(data: Data, encoding: Encoding) { nil }
  public init(contentsOfFile path: String, encoding: Encoding) throws { self = "" }
  public init(contentsOf url: URL, encoding: Encoding) throws { self = "" }
}

public struct Date: Hashable, Sendable {
  public struct ISO8601FormatStyle: Sendable {
    public static var iso8601: ISO8601FormatStyle { ISO8601FormatStyle() }
  }

  public init() {}
  public init(timeIntervalSince1970: Double) {}
  public var timeIntervalSince1970: Double { 0 }
  public func formatted(_ style: ISO8601FormatStyle) -> String { "" }
}

public func NSTemporaryDirectory() -> String { "" }

open class NSObject: Hashable {
  public static func == (first: NSObject, second: NSObject) -> Bool { true }
  open func hash(into hasher: inout Hasher) {}
}

open class NSNumber: NSObject {
  open var doubleValue: Double { 0 }
}

extension StringProtocol {
  public func components<Text: StringProtocol>(separatedBy separator: Text) -> [String] { [] }
  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target, with replacement: Replacement
  ) -> String { "" }
  public func write(toFile path: String, atomically: Bool, encoding: String.Encoding) throws {}
}
