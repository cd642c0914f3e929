import Room
import StageRenderer
import TimerEngine
import TimerTestSupport

/// The operator view on a morning that has begun late, as the README shows it.
enum OperatorPicture {
  /// The seconds since 1970 at which a session begins: 9:00 in the rundown's zone.
  private static let start = 1_795_250_064
  private static let nine = 9 * 3600
  private static let localTime = ZoneOffsets([.init(start: 0, offset: nine - start % 86_400)])

  private static let rundown = Rundown(
    name: "Friday morning",
    items: [
      item("Engines", "Ada Lovelace", at: 0, lasting: 20),
      item("Coffee", at: 20, lasting: 15, isBreak: true),
      item(
        "Compilers", "Grace Hopper", at: 35, lasting: 20, note: "ask for her slides", minimum: 12),
      item("Computable numbers", "Alan Turing", at: 55, lasting: 30, minimum: 20),
      item("Moons", "Margaret Hamilton", at: 85, lasting: 20),
    ], localTime: localTime)

  private static func item(
    _ title: String, _ speaker: String = "", at minute: Int, lasting minutes: Int,
    isBreak: Bool = false, note: String = "", minimum: Int? = nil
  ) -> RundownItem {
    RundownItem(
      id: title, isBreak: isBreak, title: title, speaker: speaker, note: note,
      preset: isBreak ? .pause(lasting: minutes * 60) : Preset(duration: minutes * 60),
      plannedStart: start + minute * 60, plannedEnd: start + (minute + minutes) * 60,
      minimum: minimum.map { $0 * 60 })
  }

  private static func client(
    _ id: Int, _ name: String, _ kind: Client.Kind, _ size: Size
  ) -> Client {
    var client = Client(id: id, since: .start)
    (client.name, client.kind, client.size) = (name, kind, size)
    client.isWatching = true
    client.clockError = .milliseconds(1)
    return client
  }

  /// The third talk, four minutes late, after a minute more from a phone.
  static var svg: String {
    var settings = Settings()
    settings.showsOperatorView = true
    settings.clock.rundown = rundown
    guard let talk = rundown.presetToLoad(at: start) else { return "" }
    var session = Session(
      of: talk, size: Size(columns: 100, rows: 30), settings: settings, timeOfDay: .seconds(nine))
    session.handle(.launched(LaunchInfo()))
    session.handle(
      .clients([
        client(1, "stage-left", .display, Size(columns: 160, rows: 45)),
        client(2, "control", .desk, Size(columns: 120, rows: 36)),
      ]))
    session.pass(seconds: 60)
    session.press(" ")
    session.pass(seconds: 22 * 60)
    session.press("n")
    session.pass(seconds: 15 * 60)
    session.press("n")
    session.pass(seconds: 60)
    session.press(" ")
    session.pass(seconds: 6 * 60)
    session.handle(
      .request(ClientRequest(client: 3, name: "phone", number: 1, line: "add 1m")))
    session.pass(seconds: 20)
    return session.canvas().svg
  }
}
