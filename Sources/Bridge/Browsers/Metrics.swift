import Room
import TimerEngine

/// What monitors measure, in the text format of Prometheus (exposition format 0.0.4).
struct Metrics {
  private let room: String
  private let isConnected: Bool
  private let silence: Duration
  private let reading: Reading?
  private let connections: Int
  private let streams: Int

  /// Takes the measures at a moment of the bridge's own clock.
  init(of model: FollowedStage, at now: Timestamp, connections: Int, streams: Int) {
    room = model.room
    isConnected = model.isConnected
    silence = model.silence(at: now)
    reading = model.reading(at: now)
    (self.connections, self.streams) = (connections, streams)
  }

  /// The answer to `/metrics`.
  var response: WebResponse {
    WebResponse(contentType: "text/plain; version=0.0.4; charset=utf-8", body: text)
  }

  /// A metric: its name and what it is, and its samples by their own labels.
  private struct Gauge {
    let name: String
    let help: String
    let samples: [(labels: String, value: String)]

    init(_ name: String, _ help: String, _ samples: [(labels: String, value: String)]) {
      (self.name, self.help, self.samples) = ("speakerclock_" + name, help, samples)
    }

    init(_ name: String, _ help: String, _ value: String?) {
      self.init(name, help, value.map { [("", $0)] } ?? [])
    }

    /// The lines of the metric; none without a sample.
    ///
    /// The name of a room needs no escapes: it has only small letters, digits and `-`.
    func lines(in room: String) -> [String] {
      guard !samples.isEmpty else { return [] }
      return ["# HELP \(name) \(help)", "# TYPE \(name) gauge"]
        + samples.map { "\(name){room=\"\(room)\"\($0.labels)} \($0.value)" }
    }
  }

  private var gauges: [Gauge] {
    [
      Gauge("clock_connected", "Whether the room's clock is there.", isConnected ? "1" : "0"),
      Gauge(
        "clock_silence_seconds",
        "Time since the clock was heard, or the connection was made or lost.",
        "\(Double(silence.microseconds) / 1_000_000)"),
      Gauge(
        "remaining_seconds", "Time left as displays show it; negative in overtime.",
        reading.map { "\($0.remainingSecond)" }),
      Gauge("phase", "Whether the talk is in this phase.", phases),
      Gauge("bridge_connections", "Open connections of browsers and programs.", "\(connections)"),
      Gauge("bridge_streams", "Pages and programs that receive events.", "\(streams)"),
    ]
  }

  /// One sample for each phase, of which at most one is 1; none without a talk.
  private var phases: [(labels: String, value: String)] {
    guard let reading else { return [] }
    return Phase.allCases.map {
      (",phase=\"\($0.rawValue)\"", reading.phase == $0 ? "1" : "0")
    }
  }

  private var text: String {
    gauges.flatMap { $0.lines(in: room) }.map { $0 + "\n" }.joined()
  }
}

/// Whether the bridge can show its clock.
struct Health {
  /// What is wrong; empty if nothing is.
  let problems: [String]

  /// Judges what the bridge knows of its clock.
  init(of model: FollowedStage, at now: Timestamp) {
    if !model.isConnected {
      problems = ["There is no clock in room \(model.room)"]
    } else if model.silence(at: now) > FollowedStage.patience {
      let seconds = model.silence(at: now).components.seconds
      problems = ["The clock in room \(model.room) was not heard for \(seconds) seconds"]
    } else {
      problems = []
    }
  }

  /// The answer to `/health`, with what is wrong for those who may see the clock.
  func response(toViewers isForViewers: Bool) -> WebResponse {
    .json(
      Answer(status: problems.isEmpty ? "ok" : "failed", problems: isForViewers ? problems : nil),
      status: problems.isEmpty ? 200 : 503)
  }

  struct Answer: Described {
    var status: String
    var problems: [String]?

    mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
      try fields.value("status", &status, .text)
      try fields.value("problems", &problems, .list(of: .text))
    }
  }
}
