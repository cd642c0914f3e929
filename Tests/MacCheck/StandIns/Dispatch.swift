// The names and shapes here are those of other libraries.
// swift-format-ignore-file
// What swift-nio and the tests call of Dispatch, with Apple's types. Nothing here is run.

@_exported import Darwin

public struct DispatchTime: Comparable, Sendable {
  public let uptimeNanoseconds: UInt64
  public static func now() -> DispatchTime { DispatchTime(uptimeNanoseconds: 0) }
  public static func < (first: Self, second: Self) -> Bool {
    first.uptimeNanoseconds < second.uptimeNanoseconds
  }
}

public enum DispatchTimeInterval: Sendable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never
}

public enum DispatchTimeoutResult: Sendable {
  case success
  case timedOut
}

public final class DispatchSemaphore: @unchecked Sendable {
  public init(value: Int) {}
  @discardableResult public func signal() -> Int { 0 }
  public func wait() {}
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
}

public struct DispatchQoS: Sendable {
  public static let unspecified = DispatchQoS()
}

public final class DispatchSpecificKey<Value: Sendable>: Sendable {
  public init() {}
}

public final class DispatchWorkItem {
  public init(block: @escaping () -> Void) {}
}

public final class DispatchQueue: @unchecked Sendable {
  public init(label: String, target: DispatchQueue? = nil) {}
  public static var main: DispatchQueue { DispatchQueue(label: "") }
  public static func global() -> DispatchQueue { main }
  public static func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? { nil }
  public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {}
  @preconcurrency public func async(
    group: DispatchGroup? = nil, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }
}

public final class DispatchGroup: @unchecked Sendable {
  public init() {}
  public func enter() {}
  public func leave() {}
  public func wait() {}
  @preconcurrency public func notify(
    queue: DispatchQueue, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}
}

public enum DispatchPredicate: Sendable {
  case onQueue(DispatchQueue)
  case notOnQueue(DispatchQueue)
}

public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {}

public struct DispatchData: RandomAccessCollection, Sendable {
  public init(bytes: UnsafeRawBufferPointer) {}
  public mutating func append(_ bytes: UnsafeRawBufferPointer) {}
  public func copyBytes(to bytes: UnsafeMutableRawBufferPointer, count: Int) {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> UInt8 { 0 }
}

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
