import TimerTestSupport

let arguments = CommandLine.arguments.dropFirst()
guard let program = arguments.first, let seconds = Int(arguments.dropFirst().first ?? "3600") else {
  fatalError("usage: Soak PROGRAM [SECONDS]")
}
var hour = try Hour(of: program, seconds: seconds)
hour.run()
