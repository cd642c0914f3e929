import ArgumentParser
import Platform
import Room
import SpeechAnnouncement
import StageRenderer
import TimerEngine

// What displays show between the talks of a rundown.
extension FrameCommand {
  /// The last state of a rundown, as `--item` names it.
  private static let end = "end"

  /// How long before its start a talk is shown unless that is given, in seconds.
  private static let usualWait = 300

  /// The screen of a display while an item of a rundown comes, is a break, or the last one has
  /// ended.
  func canvas(ofRundown path: String) throws -> Canvas {
    var rundown = try RundownCommand.read(path).rundown
    let index = try index(in: rundown)
    let second = Self.moveOn(to: index, in: &rundown)
    // After the end the last talk is still on the clock.
    let last = rundown.items.last?.fullTitle ?? ""
    let preset =
      rundown.presetToLoad(at: second, startsNow: true) ?? Preset(duration: 1, title: last)
    let time = try seconds
    guard rundown.current?.isBreak == true else {
      let wait = rundown.current == nil ? 0 : time ?? Self.usualWait
      return try canvas(
        rundown, talk: TalkSnapshot(preset, run: .ready(preset.duration)), at: second - wait)
    }
    let left = over.map { -$0.seconds } ?? time ?? preset.duration
    let passed = preset.duration - left
    let run = TalkSnapshot.Run.running(
      deadline: .start + .seconds(left), since: .start - .seconds(passed))
    rundown.recordStart(second)
    return try canvas(rundown, talk: TalkSnapshot(preset, run: run), at: second + passed)
  }

  /// The item that is asked for, by default the first one; after the last one for the end.
  private func index(in rundown: Rundown) throws -> Int {
    guard let item, let reference = ItemReference(item) else { return 0 }
    if item.lowercased() == Self.end { return rundown.items.count }
    do throws(ItemSearchError) {
      let found = try rundown.item(reference)
      return rundown.index(ofHandle: found.handle) ?? 0
    } catch {
      let names = rundown.items.map { "#\($0.handle) \($0.fullTitle)" }.joined(separator: ", ")
      throw ValidationError(
        "--item '\(item)' does not name one item of the rundown. Expected 'end' or one of: \(names)"
      )
    }
  }

  /// Lets the items before one take place as planned; returns when that one is planned to start.
  private static func moveOn(to index: Int, in rundown: inout Rundown) -> Int {
    var second = rundown.items.first?.plannedStart ?? 0
    while rundown.position < index {
      let span = rundown.planned(rundown.position, at: second)
      rundown.recordStart(span.start)
      second = span.end
      rundown.moveOn(at: second)
    }
    return rundown.current == nil ? second : rundown.planned(rundown.position, at: second).start
  }

  private func canvas(_ rundown: Rundown, talk: TalkSnapshot, at second: Int) throws -> Canvas {
    var settings = settings().clock
    settings.rundown = rundown
    let timeOfDay = rundown.localTime.timeOfDay(at: second)
    let moment = Moment(
      .start, timeOfDay: .seconds(timeOfDay), wallClock: .seconds(second))
    let clock = StageClock(
      talk: talk, settings: settings, presets: PresetLayers(bundled: []),
      capabilities: Capabilities(font: UnifontFile.installed), moment: moment)
    var display = StageDisplay()
    let scene = Scene(
      clock.state.stage, at: moment, in: size.size,
      Capabilities(font: UnifontFile.installed))
    return display.frame(of: scene).canvas
  }
}
