import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// How much memory processes use, in kilobytes, as `ps` reports it; 0 if it does not.
func residentMemory(of processes: [Int32]) -> [Int] {
  let ids = processes.map { "\($0)" }.joined(separator: ",")
  var sizes: [Int32: Int] = [:]
  for line in shellOutput(of: "ps -o pid= -o rss= -p \(ids)").split(separator: "\n") {
    let fields = line.split { $0.isWhitespace }.compactMap { Int($0) }
    if fields.count == 2 { sizes[Int32(fields[0])] = fields[1] }
  }
  return processes.map { sizes[$0] ?? 0 }
}

/// How much memory this process uses, in kilobytes; 0 if `ps` does not report it.
func residentMemory() -> Int { residentMemory(of: [getpid()])[0] }
