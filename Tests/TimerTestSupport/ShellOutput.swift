import Platform

/// What a shell command writes to its standard output until it ends; empty if it cannot be run.
package func shellOutput(of command: String) -> String {
  // The child's standard error is the same pipe, and does not belong to the answer.
  guard
    let (id, input, output) = try? ChildProcess.runPiped("{\n\(command)\n} 2>/dev/null")
  else { return "" }
  input.close()
  defer {
    output.close()
    ChildProcess.reap(id, within: .seconds(20))
  }
  var bytes: [UInt8] = []
  while poll(output.number, .readable, upTo: .seconds(60)),
    let more = try? output.read(upTo: 65_536), !more.isEmpty
  {
    bytes += more
  }
  return String(decoding: bytes, as: UTF8.self)
}
