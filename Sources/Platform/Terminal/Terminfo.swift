import CNcurses

/// Terminfo's string for a capability, with up to two numbers filled in and without pauses; `nil`
/// if there is none.
func terminfoString(_ name: String, _ first: Int = 0, _ second: Int = 0) -> [UInt8]? {
  let bytes = collectBytes { cncurses_control(name, Int32(first), Int32(second), $0, $1) }
  return bytes.isEmpty ? nil : bytes
}

/// The bytes that a C function puts into a buffer, up to a limit, and counts.
func collectBytes(_ fill: (UnsafeMutablePointer<CChar>?, Int32) -> Int32) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: 511) { buffer, count in
    buffer.withMemoryRebound(to: CChar.self) { characters in
      count = Int(fill(characters.baseAddress, Int32(characters.count)))
    }
  }
}
