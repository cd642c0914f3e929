import Room
import SpeechAnnouncement
import StageRenderer
import TimerEngine

/// The optional log of every event, key and fault.
package struct EventLog {
  private let append: ((String) -> Void)?

  /// Creates a log that passes each line, without its end, to `append`; without `append` it writes
  /// nothing.
  package init(_ append: ((String) -> Void)? = nil) { self.append = append }

  /// Writes a line, made printable.
  func write(_ line: @autoclosure () -> String) { append?(line().printable) }

  /// Writes an event, unless it is only the passing of time.
  func write(_ event: Event) {
    guard event != .timePassed else { return }
    write(Self.words(for: event))
  }

  /// Writes a signal, except that a child has ended: with tones that happens every second.
  func write(_ signal: ProcessSignal) {
    if case .childEnded = signal { return }
    write("signal \(signal)")
  }

  /// The log is always in English.
  private static func text(of fault: Fault) -> String { Language.english.phrases.text(of: fault) }

  private static func words(for event: Event) -> String {
    switch event {
    case .timePassed: "time"
    case .input(.key(.character(" "))): "key Space"
    case .input(.key(.character("\t"))): "key Tab"
    case .input(.key(.character("\r"))), .input(.key(.character("\n"))): "key Enter"
    case .input(.key(.character(let scalar))): "key \(scalar)"
    case .input(.key(.alt(let scalar))): "key Alt \(scalar)"
    case .input(.key(let key)): "key \(key)"
    case .input(.mouse(let mouse)):
      "mouse \(mouse.action) \(mouse.position.column) \(mouse.position.row)"
    case .input(.focus(let isHere)): isHere ? "focus" : "no focus"
    case .input(.line(let line)): "line \(line)"
    case .input(.end): "end of input"
    case .resized(let size): "size \(size.columns)x\(size.rows)"
    case .voice(.unheard(let tone)): "tone \(tone) unheard"
    case .voice(.failed(let fault)): "voice: \(text(of: fault))"
    case .storage(let answer): answer.words
    case .message(.clock(let message)): message.words
    case .message(.room(let name, let message)): "room \(name): \(message.words)"
    case .clock(let event): words(for: event)
    }
  }

  private static func words(for event: ClockEvent) -> String {
    switch event {
    case .launched: "begin"
    case .wallClock(let reading): "wall clock read, \(reading.left) left"
    case .otherClock(let isThere): "other clock \(isThere ? "found" : "gone")"
    case .rundownFile(let reading, let isAsked):
      "rundown file \(isAsked ? "asked for" : "changed"): \(reading.words)"
    case .presetFiles: "presets read"
    case .omittedLines(let count): "left out \(count)"
    case .sinkFailed(let fault): text(of: fault.fault)
    case .request(let request): "client \(request.client) \(request.name): \(request.line)"
    case .desk(let request): "desk \(request.client) \(request.name): \(request.act)"
    case .clients(let clients): "clients \(clients.map(\.id))"
    case .display(let display, let change): "display \(display.id) \(change)"
    case .steppedDown(let stepDown): "fenced by a clock of term \(stepDown.holder.rank.epoch)"
    case .ready(let desk, let stepDown):
      "desk \(desk) ready to take over with term \(stepDown.holder.rank.epoch)"
    case .said(let isSaid): "desk \(isSaid ? "told" : "not told") that it has the talks"
    }
  }
}

extension StorageAnswer {
  /// Whether it is neither logged nor told anybody: all went well, as ever.
  var isSilent: Bool {
    switch self {
    case .recorded, .remembered: true
    default: false
    }
  }

  fileprivate var words: String {
    switch self {
    case .recorded(let kind): "recorded: \(kind)"
    case .notRecorded(.report, let reason): "not reported: \(reason)"
    case .notRecorded(.talk, let reason), .notRecorded(.rundown, let reason):
      "not recorded: \(reason)"
    case .stored(let change): "stored: slot \(change.slot ?? 0)"
    case .notStored(let reason, _): "not stored: \(reason)"
    case .notUndone(let change, _): "not undone: slot \(change.slot ?? 0)"
    case .remembered: "remembered"
    case .notRemembered(let reason): "not remembered: \(reason)"
    case .notSynced(let reason, _): "not synced: \(reason)"
    case .slow: "storing takes more than a second"
    case .given(_, let failure): "talks given" + (failure.map { ", not recorded: \($0)" } ?? "")
    case .takeOver(.prepared(let leadership, _)):
      "prepared to take over with term \(leadership.rank.epoch)"
    case .takeOver(.ready(let leadership, _)):
      "ready to take over with term \(leadership.rank.epoch)"
    case .takeOver(.refused(let reason)): "no take over: \(reason)"
    }
  }
}

extension RundownFileReading {
  fileprivate var words: String {
    switch self {
    case .read(let rundown): "\(rundown.items.count) items"
    case .invalid(let problems):
      "\(problems.count) problems, at first \(problems.first?.place ?? "")"
    case .missing: "missing"
    }
  }
}

extension ClockMessage {
  fileprivate var words: String {
    switch self {
    case .stage(let stage, let state):
      "stage \(stage.talk.run)" + (state == nil ? "" : ", and the operator's state")
    case .leadership(let leadership, _): "clock of term \(leadership.rank.epoch)"
    case .heard: "clock heard"
    case .offset(let offset): "offset \(offset.difference) +- \(offset.error)"
    case .items(let items): "\(items.count) items of the rundown"
    case .unreadable(let reason): "clock not understood: \(reason)"
    case .desk(.news(let news)): "news \(news)"
    case .desk(.result(let result, let number)): "result of request \(number): \(result)"
    case .desk(.kept(let record)): "\(record.kind) of \(record.text.utf8.count) bytes to keep"
    case .desk(.handOver): "asked to take over"
    case .desk(.yours): "has the talks"
    case .desk(.tooLate): "too late to take over"
    case .desk(.takenOver(let desk)): "taken over by \(desk)"
    case .desk(.sent(let text)): "stage of \(text.utf8.count) bytes to keep"
    case .lost(let reason): "clock lost \(reason ?? "")"
    }
  }
}
