#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

// `Soak days [DAYS]` simulates; `Soak hour FOLDER [SECONDS]` runs the programs of a folder in
// real time.
let arguments = Array(CommandLine.arguments.dropFirst())
let number = Int(arguments.last ?? "")

switch arguments.first {
case "days":
  var days = Days()
  if !days.run(days: number ?? 4) { exit(1) }
case "hour" where arguments.count > 1:
  var hour = try Hour(of: arguments[1], seconds: number ?? 3600)
  if !(try hour.run()) { exit(1) }
default:
  print("usage: Soak days [DAYS] | Soak hour FOLDER [SECONDS]")
  exit(64)
}
