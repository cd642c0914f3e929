package import Platform
import Room
import StageRenderer
import TimerEngine

/// Shows a room's clock on lamps.
///
/// This folder follows the clock of a room, and sends what lamps show (`LampModel`) as packets of
/// sACN or Art-Net, or as reports to a blink(1). A program makes each `LampOutput` with
/// `LampNetwork`, and gives all of them to a `LampRunner`. Nothing here parses arguments, gives
/// commands to the clock, or listens on a network. Nothing is stored, except by `SourceIdentity`.
package struct LampRunner {
  private let start = ContinuousClock.now
  private var client: any ClientLink
  private var model: LampModel
  private var outputs: [any LampOutput]
  private let log: (String) -> Void
  /// Why there is no clock, as it was logged last; `nil` while there is one.
  private var logged: String?

  /// Creates it.
  ///
  /// - Parameters:
  ///   - transports: how the clock is reached; by one way or several.
  ///   - room: the room's name.
  ///   - isRoomGiven: whether no clock of another room may be shown, except over a broker.
  ///   - name: the name that the operator sees.
  ///   - outputs: the ways to the lamps.
  ///   - log: takes what the operator is to know.
  package init(
    _ transports: [StageClient.Transport], room: String, isRoomGiven: Bool, name: String,
    outputs: [any LampOutput], log: @escaping (String) -> Void
  ) {
    client = transports.client(
      named: name, size: Size(columns: 0, rows: 0), of: isRoomGiven ? room : nil)
    let moment = Moment(.start, timeOfDay: WallClock.timeOfDay, wallClock: WallClock.now)
    model = LampModel(room: room, at: moment)
    self.outputs = outputs
    self.log = log
  }

  /// Runs until a signal asks for the end; returns its number.
  package mutating func run() -> Int32 {
    let signals = Signals.start()
    logOnce("Waiting for a clock.")
    while true {
      let isReadable = wait(for: signals)
      if let signal = Signals.nextEnding() { return finish(with: signal) }
      let messages = client.drain(isReadable: isReadable, at: now)
      if messages.isEmpty { process(nil) }
      for case .clock(let message) in messages { process(message) }
      showSignal()
    }
  }

  /// Takes a message, or lets time pass without one.
  private mutating func process(_ message: ClockMessage?) {
    let wasSilent = model.isSilent
    model.update(message, at: moment)
    if model.isSilent, !wasSilent { logOnce("The clock is silent: the lamps wink.") }
    if wasSilent, !model.isSilent { logReturn() }
    switch message {
    case .unreadable(let reason): logOnce(reason)
    case .lost(let reason):
      logOnce(reason ?? "The connection to the clock has ended. It tries again.")
    case .stage: logReturn()
    case .leadership, .heard, .offset, .items, .desk, nil: break
    }
  }

  /// Logs why there is no clock, once until there is one again.
  private mutating func logOnce(_ reason: String) {
    if reason != logged { log(reason) }
    logged = reason
  }

  private mutating func logReturn() {
    if logged != nil { log("The clock is there.") }
    logged = nil
  }

  private mutating func showSignal() {
    for index in outputs.indices {
      for line in outputs[index].show(model.signal, at: now) { log(line) }
    }
  }

  /// Waits for what comes first; returns whether the clock has said something.
  private func wait(for signals: Int32) -> Bool {
    let wakes = [model.nextWake, client.nextWake].compactMap { $0 } + outputs.map(\.nextWake)
    let left = (wakes.min() ?? now) - now
    var requests = [
      PollRequest(client.descriptor, .readable), PollRequest(signals, .readable),
    ]
    try? poll(&requests, upTo: max(.zero, left))
    return !requests[0].found.isEmpty
  }

  private mutating func finish(with signal: Int32) -> Int32 {
    for index in outputs.indices { outputs[index].leave() }
    client.finish()
    return signal
  }

  private var now: Timestamp { Timestamp(sinceStart: start.duration(to: .now)) }

  private var moment: Moment {
    Moment(now, timeOfDay: WallClock.timeOfDay, wallClock: WallClock.now)
  }
}
