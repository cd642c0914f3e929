#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The function that libFuzzer calls again and again:
/// https://llvm.org/docs/LibFuzzer.html#fuzz-target.
///
/// The environment's FUZZ says what the bytes are. A crash, an input that takes too long, and a
/// broken claim are findings.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  kind.feed(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

private let kind: Kind = {
  let name = getenv("FUZZ").map { String(cString: $0) } ?? ""
  guard let kind = Kind(rawValue: name) else {
    fatalError("FUZZ is '\(name)', expected one of \(Kind.allCases.map(\.rawValue))")
  }
  return kind
}()

/// What libFuzzer calls for another input like one that it has, which is written over it: a quarter
/// of them have an extreme number in the place of one of theirs.
@_cdecl("LLVMFuzzerCustomMutator")
func mutate(
  _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ maxCount: Int, _ seed: CUnsignedInt
) -> Int {
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  let numbers = seed.isMultiple(of: 4) ? kind.extremeNumbers(in: input) : []
  guard !numbers.isEmpty else { return mutateBytes(start, count, maxCount) }
  let changed = kind.input(input, with: numbers[Int(seed / 4) % numbers.count])
  guard changed.count <= maxCount else { return mutateBytes(start, count, maxCount) }
  start.update(from: changed, count: changed.count)
  return changed.count
}

/// Changes an input as libFuzzer does by itself; returns its new length.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(
  _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ maxCount: Int
) -> Int

/// Ends the program where what must hold for each input does not.
func claim(_ holds: Bool, _ words: @autoclosure () -> String) {
  if !holds { fatalError(words()) }
}
