import Files
import SpeechAnnouncement
import StageRenderer
import TimerEngine

print("| what | median | least | most |")
print("|---|--:|--:|--:|")
for size in [(80, 24), (200, 50), (400, 120)] {
  let name = "\(size.0) × \(size.1)"
  var clock = Drawn(Size(columns: size.0, rows: size.1))
  measure("one second's tick: update, view, difference, \(name)") { clock.tick() }
  measure("10:00 to 9:59: update, view, difference, \(name)") { clock.tickFromTenMinutes() }
  measure("all digits anew after a resize, \(name)") { clock.drawAnew() }
}
measure("all bundled presets read") { _ = BundledPresets.all.count }
measure("a timeline of 60 minutes") {
  let schedule = CueSchedule(of: Preset(duration: 3600).format.segments[0])
  for second in stride(from: 3600, through: -120, by: -1) { _ = schedule.cues(at: second) }
}
