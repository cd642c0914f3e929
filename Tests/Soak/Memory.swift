import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What processes have in memory, in kilobytes, as the system tells it everywhere; 0 for one that it
/// does not tell.
func residentMemory(of processes: [Int32]) -> [Int] {
  let ids = processes.map { "\($0)" }.joined(separator: ",")
  var sizes: [Int32: Int] = [:]
  for line in shellOutput(of: "ps -o pid= -o rss= -p \(ids)").split(separator: "\n") {
    let fields = line.split { $0.isWhitespace }.compactMap { Int($0) }
    if fields.count == 2 { sizes[Int32(fields[0])] = fields[1] }
  }
  return processes.map { sizes[$0] ?? 0 }
}

/// What this process has in memory, in kilobytes; 0 if the system does not tell it.
func residentMemory() -> Int { residentMemory(of: [getpid()])[0] }
