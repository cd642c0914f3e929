import ArgumentParser
import Platform
import Room
import StageRenderer
import TimerEngine
import TimerTestSupport

@testable import Commands
@testable import Files

/// Each problem is reported, and valid content can be shown, and written and read again.
func fuzzPresets(_ bytes: [UInt8]) {
  let reader = PresetReader(bytes, file: "presets.yaml")
  claimThatAllIsSaid(reader.problems)
  guard let first = reader.presets.first else { return }
  let written = "presets:\n" + reader.presets.map(\.yaml).joined()
  let again = PresetReader(Array(written.utf8), file: "again.yaml")
  claim(again.problems.isEmpty, "\(again.problems) in \(written)")
  claim(again.presets == reader.presets, "\(again.presets) is not \(reader.presets)")
  var session = Session(of: first, presets: reader.presets, size: Size("41x11"))
  session.press(" ")
  session.sleep(.seconds(first.duration + 5))
  claim(session.canvas().size == Size("41x11"), "another size")
}

/// What is wrong is said, and what is sound is taken by the command line.
func fuzzConfiguration(_ bytes: [UInt8]) {
  let configuration = Configuration(ConfigurationFile(bytes, path: "config.yaml"))
  claimThatAllIsSaid(configuration.problems)
  guard configuration.problems.isEmpty else { return }
  let arguments = configuration.arguments()
  let isTaken = arguments.isEmpty || (try? SpeakerClock.parseAsRoot(arguments)) != nil
  claim(isTaken, "\(arguments) is not taken")
  var settings = Settings()
  settings.keys = configuration.keys
  var session = Session(60, size: Size("60x20"), settings: settings)
  session.press("?")
  claim(session.canvas().size == Size("60x20"), "another size")
}

/// What is stored beside what can be read is read again, whatever lay in the file.
func fuzzSlots(_ bytes: [UInt8]) {
  let preset = Preset(name: "Slot 3", slot: 3, duration: 252, title: "A: \"b\"")
  let (stored, wasValid) = SlotFile.changed(bytes, of: "slots.yaml") {
    $0.add(preset)
    return true
  }
  let before = PresetReader(bytes, file: "slots.yaml")
  let after = PresetReader(stored ?? [], file: "slots.yaml")
  claim(wasValid == before.problems.isEmpty, "\(before.problems)")
  claim(
    after.problems.isEmpty, "\(after.problems) in \(String(decoding: stored ?? [], as: UTF8.self))")
  claim(after.presets.contains(preset), "\(preset) is lost")
  let others = before.presets.filter { $0.slot != 3 && $0.name.lowercased() != "slot 3" }
  claim(others.allSatisfy(after.presets.contains), "\(others) are not all in \(after.presets)")
  let names = before.presets.map(\.name).filter { $0.lowercased() != "slot 3" } + ["Slot 3"]
  claim(Set(names) == Set(after.presets.map(\.name)), "\(names) are not all in \(after.presets)")
}

/// Names of hints are the same when they are written and read again.
func fuzzHints(_ bytes: [UInt8]) {
  let names = HintFile.names(in: bytes)
  claim(HintFile.names(in: HintFile.bytes(of: names)) == names, "\(names) are others")
}

/// What is sound is the same when it is written and read again, and goes on at any later time.
func fuzzTalk(_ bytes: [UInt8]) {
  let record: TalkRecord
  do throws(Diagnostic) {
    record = try TalkRecord(bytes, file: "talk.json")
  } catch {
    return claimThatAllIsSaid([error])
  }
  let again = try? TalkRecord(record.bytes, file: "again.json")
  claim(again == record, "\(record) is another record")
  for days in [0, 1, 40_000] {
    var clocks = record.clocks
    clocks.boot += "\(days)"
    // No clock of a machine is set to a year that a record cannot hold.
    clocks.wallClock = min(clocks.wallClock + .seconds(days * 86_400), .seconds(6_000_000_000))
    clocks.isWallClockSet = days != 1
    let countdown = record.resumption(at: clocks).snapshot
    claimThatItIsRecorded(countdown, clocks)
    var session = Session(of: countdown.preset, run: countdown.run, finish: countdown.finish)
    session.resize(Size("41x11"))
    session.press(" t")
    claim(session.canvas().size == Size("41x11"), "another size")
  }
}

/// Whatever a talk was made of, its own record can be read, now and in two months.
private func claimThatItIsRecorded(_ countdown: TalkSnapshot, _ clocks: ClockReading) {
  for days in [0, 60] {
    let now = Timestamp.start + .seconds(days * 86_400)
    guard let record = TalkRecord(countdown, at: now, of: .first, clocks: clocks) else { continue }
    let again = try? TalkRecord(record.bytes, file: "again.json")
    claim(again?.remaining == record.remaining, "\(record) is not read")
  }
}

private func claimThatAllIsSaid(_ problems: [Diagnostic]) {
  for problem in problems {
    let (place, words) = (problem.place, problem.description)
    claim(place >= .start && place.column >= 1, "\(problem) has no place")
    claim(!problem.what.isEmpty && !problem.expected.isEmpty, "\(problem) says nothing")
    claim(words.count < 1_000 && !words.unicodeScalars.contains(where: \.isControl), words)
  }
}

/// Who takes over writes lines that can be read, and that say the same as the text with the old
/// leaders' lines.
private func claimThatItIsTakenOver(_ text: String) {
  let before = ReportReader(Array(text.utf8), file: "before.jsonl")
  let leadership = Leadership(Lineage(1), Rank(epoch: 2, leader: 3))
  let lines = ReportFile.lines(takenOver: text, by: leadership)
  let after = ReportReader(Array(lines.joined(separator: "\n").utf8), file: "after.jsonl")
  func taken(_ talks: [ReportedTalk]) -> [ReportedTalk] {
    talks.map { talk in
      var talk = talk
      talk.rank = leadership.rank
      return talk
    }
  }
  claim(after.talks == taken(before.talks), "\(after.talks) is not \(before.talks)")
  claim(after.leftOut == taken(before.leftOut), "\(after.leftOut) is not \(before.leftOut)")
  claim(after.problems.isEmpty && after.tornLines.isEmpty, "\(after.problems)")
}

/// What is wrong is said, and what is sound is printed in each form, and read again as it was.
func fuzzReport(_ bytes: [UInt8]) {
  let reader = ReportReader(bytes, file: "talks.jsonl")
  claimThatAllIsSaid(reader.problems + reader.tornLines)
  let report = TalkReport(reader.talks, leftOut: reader.leftOut)
  for form in TalkReport.Form.allCases {
    for columns in [nil, 80] {
      report.write(as: form, columns: columns) { line in if !line.isEmpty { check(line) } }
    }
  }
  let talks = reader.talks + reader.leftOut
  let lines = talks.map { Fields.line($0) }
  let again = ReportReader(Array(lines.joined(separator: "\n").utf8), file: "again.jsonl")
  claim(again.talks == reader.talks, "\(again.talks) is not \(reader.talks)")
  claim(again.leftOut == reader.leftOut, "\(again.leftOut) is not \(reader.leftOut)")
  claim(again.problems.isEmpty && again.tornLines.isEmpty, "\(again.problems)")
  claimThatItIsTakenOver(String(decoding: bytes, as: UTF8.self))
}

/// Presets in any text and in any JSON: what is refused is said, and what is read is shared again.
func fuzzShares(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  for text in [text, SharedPreset.line(ofJSON: bytes)] {
    for found in SharedPresetFinder.presets(in: text) {
      switch found.preset {
      case .success(let preset):
        let line = SharedPreset.line(of: preset)
        let again = SharedPresetFinder.presets(in: line).compactMap { try? $0.preset.get() }
        claim(again == [preset], "\(again) is not \(preset)")
        check(preset.sentence.printable)
      case .failure(let error): check("\(error)")
      }
    }
  }
}

/// What is wrong is said, and what is sound can be shown, run and recorded.
func fuzzRundowns(_ bytes: [UInt8]) {
  let file = RundownFile(bytes, path: "day.yaml", presets: PresetList(), now: 1_796_371_200)
  claimThatAllIsSaid(file.problems)
  claim((file.rundown == nil) != file.problems.isEmpty, "\(file.problems)")
  guard let rundown = file.rundown else { return }
  let source = RundownSource(bytes, path: "day.yaml")
  let again = RundownFile(
    Array(source.yaml.utf8), path: "again.yaml", presets: PresetList(), now: 1_796_371_200)
  claim(again.problems.isEmpty, "\(again.problems) in \(source.yaml)")
  var settings = Settings()
  settings.clock.rundown = rundown
  var session = Session(of: Preset(duration: 60), size: Size("41x11"), settings: settings)
  session.press(" ")
  session.sleep(.seconds(61))
  session.press("nnp")
  session.say("catch up")
  claim(session.canvas().size == Size("41x11"), "another size")
  let record = RundownRecord(
    rundown, run: "r", of: .first, rundownPath: "f", date: file.day, recorded: 0, rundownTime: 0)
  fuzzRundownRecord(record.bytes)
}

/// What is sound is the same when it is written and read again, and any rundown can go on with it.
func fuzzRundownRecord(_ bytes: [UInt8]) {
  guard let record = RundownRecord(bytes) else { return }
  claim(RundownRecord(record.bytes) == record, "another record")
  let item = RundownItem(id: "a", preset: Preset(duration: 60), plannedStart: 0, plannedEnd: 60)
  let resumed = record.resumption(of: Rundown(items: [item])).rundown
  for now in [0, record.rundownTime] {
    _ = resumed.forecast(at: now)
    _ = resumed.catchUp(at: now)
  }
  guard let talk = resumed.current.flatMap(record.loadedTalk) else { return }
  var session = Session(
    of: talk.preset, run: talk.run, finish: talk.finish, size: Size("41x11"))
  session.press(" ")
  claim(session.canvas().size == Size("41x11"), "another size")
}

/// What is imported twice changes nothing, and what was written by hand meanwhile stays.
private func claimThatItIsImportedAgain(_ source: RundownSource) {
  var file = source
  file.recordImport()
  file = RundownSource(Array(file.yaml.utf8), path: "f")
  let changes = file.merge(source) { _ in false }
  let all = [changes.new, changes.changed, changes.gone, changes.byHand, changes.removedByHand]
  claim(all.allSatisfy(\.isEmpty), "\(changes) in \(source.yaml)")
  guard !file.items.isEmpty else { return }
  file.items[0].values["note"] = "by hand"
  _ = file.merge(source) { _ in false }
  claim(
    file.items.first?.values["note"] == "by hand", "the note is lost in \(source.yaml)")
}

/// Any table, schedule and calendar, in any encoding: what cannot be read is said, and what is read
/// is a rundown.
func fuzzImports(_ bytes: [UInt8]) {
  for kind in [ForeignFile(programme: bytes), ForeignFile(rundown: bytes, path: "f.csv")] {
    if let kind { check(kind.what + kind.expected(for: "f")) }
  }
  let named = ImportChoices(
    columns: [.title: "Title", .start: "Start", .call: "Mikro"], breaks: ["*Pause*"],
    dates: .monthFirst)
  for session in [
    ImportedProgramme(csv: bytes[...], file: "f"), ImportedProgramme(pretalx: bytes, file: "f"),
    ImportedProgramme(bytes, file: "f"), ImportedProgramme(bytes, file: "f", choices: named),
  ] {
    for problem in session.problems { check("\(problem)") }
    guard !session.talks.isEmpty else { continue }
    let source = session.source()
    let read = RundownSource(Array(source.yaml.utf8), path: "f")
    claim(read == source, "\(source.yaml) is read as another rundown")
    claimThatItIsImportedAgain(source)
    let text = Array(source.yaml.utf8)
    let file = RundownFile(text, path: "f", presets: PresetList(), now: 1_796_371_200)
    claimThatAllIsSaid(file.problems)
    for day in file.days { claim(file.rundown(on: day) != nil, "\(day) has no items") }
    var chosen = session
    chosen.settle(zone: "Europe/Vienna")
    chosen.keep(room: chosen.rooms.first, day: chosen.days.first)
    for notice in chosen.plan().notices { check(notice) }
  }
}
