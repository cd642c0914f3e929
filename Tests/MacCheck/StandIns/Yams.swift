// The names and shapes here are those of other libraries.
// swift-format-ignore-file
// What the program and its tests call of Yams 6, with the types of Yams. Yams itself needs too much of
// Apple's Foundation to be compiled here. Nothing here is run.

import Foundation

public struct Mark: Sendable {
  public let line: Int
  public let column: Int
}

public final class Anchor: RawRepresentable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

public final class Resolver: Sendable {
  public static let basic = Resolver()
  public static let `default` = Resolver()
}

public final class Constructor {
  nonisolated(unsafe) public static let `default` = Constructor()
}

public enum Node: Hashable {
  case scalar(Scalar)
  case mapping(Mapping)
  case sequence(Sequence)
  case alias(Alias)

  public struct Scalar: Hashable {
    public enum Style: UInt32 { case any, plain, singleQuoted, doubleQuoted, literal, folded }
    public var string: String
    public var style: Style
    public var mark: Mark?
    public weak var anchor: Anchor?
    public static func == (first: Self, second: Self) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
  }

  public struct Mapping: Hashable, BidirectionalCollection, ExpressibleByDictionaryLiteral {
    public typealias Element = (key: Node, value: Node)
    private var pairs: [Element]
    public var mark: Mark?
    public weak var anchor: Anchor?
    public init(dictionaryLiteral elements: (Node, Node)...) { pairs = [] }
    public var startIndex: Int { 0 }
    public var endIndex: Int { pairs.count }
    public subscript(index: Int) -> Element { pairs[index] }
    public func index(after index: Int) -> Int { index + 1 }
    public func index(before index: Int) -> Int { index - 1 }
    public subscript(key: String) -> Node? { nil }
    public static func == (first: Self, second: Self) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
  }

  public struct Sequence: Hashable, RandomAccessCollection, ExpressibleByArrayLiteral {
    private var nodes: [Node]
    public var mark: Mark?
    public weak var anchor: Anchor?
    public init(arrayLiteral elements: Node...) { nodes = elements }
    public var startIndex: Int { 0 }
    public var endIndex: Int { nodes.count }
    public subscript(index: Int) -> Node { nodes[index] }
    public static func == (first: Self, second: Self) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
  }

  public struct Alias: Hashable {
    public var anchor: Anchor
    public var mark: Mark?
    public static func == (first: Self, second: Self) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
  }

  public init(_ string: String) { self = .sequence([]) }
  public init(_ pairs: [(Node, Node)]) { self = .mapping([:]) }
  public init(_ nodes: [Node]) { self = .sequence([]) }

  public var mark: Mark? { nil }
  public var anchor: Anchor? { nil }
  public var scalar: Scalar? { nil }
  public var mapping: Mapping? { nil }
  public var sequence: Sequence? { nil }
  public var string: String? { nil }
}

public enum YamlError: Error {
  public struct Context: Sendable {
    public let text: String
    public let mark: Mark
  }

  case no
  case memory
  case reader(problem: String, offset: Int?, value: Int32, yaml: String)
  case scanner(context: Context?, problem: String, Mark, yaml: String)
  case parser(context: Context?, problem: String, Mark, yaml: String)
  case composer(context: Context?, problem: String, Mark, yaml: String)
  case writer(problem: String)
  case emitter(problem: String)
  case representer(problem: String)
  case dataCouldNotBeDecoded(encoding: String.Encoding)
  case duplicatedKeysInMapping(duplicates: [String], context: Context)
}

public func compose(
  yaml: String, _ resolver: Resolver = .default, _ constructor: Constructor = .default
) throws -> Node? { nil }
