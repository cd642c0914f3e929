/// The schedule of a conference day as pretalx exports it: 48 talks in 3 rooms.
///
/// It follows the description of the format, with more fields than are read. Each room begins at
/// 9:00 and has sixteen talks, with coffee after the fourth and the twelfth, and lunch after the
/// eighth.
package enum ConferenceDay {
  /// The rooms.
  package static let rooms = ["Main Hall", "Room 2", "Studio"]
  /// The minutes after 9:00 at which the talks of a room start, and how long they last.
  package static let talks: [(start: Int, length: Int)] = {
    var start = 0
    return (0..<16).map { index in
      let length = index.isMultiple(of: 3) ? 30 : 20
      defer { start += length + (index == 7 ? 60 : index == 3 || index == 11 ? 30 : 0) }
      return (start, length)
    }
  }()

  /// The schedule.json.
  package static var json: String {
    let rooms = rooms.enumerated().map { room, name in
      "\"\(name)\": [\(talks.indices.map { event($0, room, name) }.joined(separator: ","))]"
    }
    return """
      {"$schema": "https://c3voc.de/schedule/schema.json", "generator": {"name": "pretalx"},
       "schedule": {"url": "https://conf.example/schedule/", "version": "1.2",
        "base_url": "https://conf.example/", "conference": {"acronym": "conf", "title": "Conf 2026",
        "start": "2026-12-04", "end": "2026-12-04", "daysCount": 1, "timeslot_duration": "00:05",
        "time_zone_name": "Europe/Vienna", "colors": {"primary": "#3aa57c"},
        "rooms": [], "tracks": [], "days": [{"index": 1, "date": "2026-12-04",
         "day_start": "2026-12-04T04:00:00+01:00", "day_end": "2026-12-05T03:59:00+01:00",
         "rooms": {\(rooms.joined(separator: ","))}}]}}}
      """
  }

  private static func event(_ index: Int, _ room: Int, _ name: String) -> String {
    let (start, length) = talks[index]
    let time = digits(9 + start / 60) + ":" + digits(start % 60)
    return """
      {"guid": "8a6d-\(room)-\(index)", "code": "R\(room)T\(index)", "id": \(room * 100 + index),
       "logo": null, "date": "2026-12-04T\(time):00+01:00", "start": "\(time)",
       "duration": "00:\(length)", "room": "\(name)", "slug": "conf-\(index)",
       "url": "https://conf.example/talk/\(index)/", "title": "Talk \(index + 1)", "subtitle": "",
       "track": "Software", "type": "Talk", "language": "en", "abstract": "About: \\"it\\"",
       "description": null, "recording_license": "", "do_not_record": false,
       "persons": [{"code": "P\(index)", "name": null, "public_name": "Speaker \(room + 1).\(index + 1)",
        "avatar": null, "biography": null, "answers": []}], "links": [], "attachments": [],
       "answers": []}
      """
  }

  private static func digits(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
}
