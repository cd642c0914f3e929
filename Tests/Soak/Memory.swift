#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What a process has in memory, this one's unless another is given, in kilobytes, as the system
/// tells it everywhere; 0 if it does not.
func residentMemory(of process: Int32 = getpid()) -> Int {
  guard let answer = popen("ps -o rss= -p \(process)", "r") else { return 0 }
  defer { pclose(answer) }
  var line = [CChar](repeating: 0, count: 64)
  guard fgets(&line, Int32(line.count), answer) != nil else { return 0 }
  let digits = line.map(UInt8.init(bitPattern:)).filter { (0x30...0x39).contains($0) }
  return Int(String(decoding: digits, as: UTF8.self)) ?? 0
}
