import Testing

/// Invalid segments, and invalid presets of several segments.
struct BrokenSegmentsTests {
  @Test(arguments: [
    ("count: sideways", "6:12: count 'sideways' is not valid, expected down or up"),
    ("count: [up]", "6:12: count is a list, expected text"),
    ("green: 4:00", "6:12: green is only for 'count: up', expected yellow or red"),
    (
      "yellow: 101%",
      "6:13: yellow '101%' is not a valid percentage, expected a percentage from 0% to 100%, for example: 20%"
    ),
    (
      "yellow: +5%",
      "6:13: yellow '+5%' is not a valid percentage, expected a percentage from 0% to 100%, for example: 20%"
    ),
    (
      "yellow: '%'",
      "6:13: yellow '%' is not a valid percentage, expected a percentage from 0% to 100%, for example: 20%"
    ),
    (
      "red: 5 %",
      "6:10: red '5 %' is not a valid percentage, expected a percentage from 0% to 100%, for example: 20%"
    ),
    ("at_end: next", "6:13: at_end 'next' needs a segment after it, expected wait or stop"),
    ("at_end: halt", "6:13: at_end 'halt' is not valid, expected wait, next or stop"),
    ("overrun: deduct", "6:5: unknown key 'overrun' in a preset, \(Expected.keys)"),
    ("qualifies: 5:00", "6:16: qualifies '5:00' is not a valid range, \(range)"),
    ("qualifies: 5:00-4:00", "6:16: qualifies '5:00-4:00' is not a valid range, \(range)"),
    (
      "qualifies: 1:00-2:00-3:00", "6:16: qualifies '1:00-2:00-3:00' is not a valid range, \(range)"
    ),
    ("qualifies: -5:00", "6:16: qualifies '-5:00' is not a valid range, \(range)"),
    ("qualifies: [4:00, 5:00]", "6:16: qualifies is a list, \(range)"),
    ("overtime: vanish", "6:15: overtime 'vanish' is not valid, \(Expected.overtime)"),
  ])
  func keysThatAPresetCannotHave(line: String, message: String) throws {
    try expectMessages([message], ofPreset: "name: B", "duration: 5:00", line)
  }

  private static let range =
    "expected the shortest and the longest time, such as 4:30-7:30"

  @Test(arguments: [
    (
      "green: 3:00\n    yellow: 2:00",
      "8:13: yellow '2:00' is before green, 3:00, expected an elapsed time from 3:00 to 5:00"
    ),
    (
      "yellow: 3:00\n    red: 2:00",
      "8:10: red '2:00' is before yellow, 3:00, expected an elapsed time from 3:00 to 5:00"
    ),
    (
      "red: 5:01",
      "7:10: red '5:01' is after the duration, 5:00, expected an elapsed time from 0:00 to 5:00"
    ),
    (
      "announce: {marks: [{at: 0:00, bell: 1}]}",
      "7:29: at '0:00' is not after the start, expected an elapsed time from 0:01"
    ),
    (
      "announce: {marks: [{at: 2:00, bell: 1, every: 5s, until: 1:00}]}",
      "7:62: until '1:00' does not come after the mark at 2:00, expected a greater elapsed time"
    ),
    (
      "announce: {marks: [{at: 2:00, bell: 1, every: 5s, until: 2:00}]}",
      "7:62: until '2:00' does not come after the mark at 2:00, expected a greater elapsed time"
    ),
  ])
  func keysThatASpeechCannotHave(lines: String, message: String) throws {
    try expectMessages([message], ofPreset: "name: B", "duration: 5:00", "count: up", lines)
  }

  @Test(arguments: [
    ("[]", "5:15: there are 0 segments, expected 1 to 100 of them"),
    (
      "Talk",
      "5:15: segments is 'Talk', expected a list such as '- {name: Questions, duration: 5:00}'"
    ),
    ("[Talk]", "5:16: a segment is 'Talk', expected entries such as 'name: ...'"),
    ("[{name: A}]", "5:16: 'duration' is missing, expected a time such as 18:00"),
    (
      "[{duration: 5:00, slot: 1}]",
      "5:33: unknown key 'slot' in a segment, expected one of name, duration, count, green, yellow, "
        + "red, qualifies, at_end, overrun, announce"
    ),
    (
      "[{duration: 5:00, at_end: next, overrun: deduct}, {duration: 5}]",
      "5:56: overrun has no effect with 'at_end: next', expected 'at_end: wait', or no overrun"
    ),
    ("[{duration: 5:00, overrun: keep}]", "5:42: overrun 'keep' is not valid, expected deduct"),
    (
      "[{duration: 5:00}]\n    duration: 5:00",
      "6:15: duration is not allowed beside segments, expected it in each segment"
    ),
    (
      "[{duration: 5:00}]\n    announce: {marks: [{at: 1:00, say: A}]}",
      "6:15: marks are not allowed beside segments, expected them in each segment"
    ),
    (
      "[" + Array(repeating: "{duration: 1}", count: 101).joined(separator: ",") + "]",
      "5:15: there are 101 segments, expected 1 to 100 of them"
    ),
  ])
  func keysThatSegmentsCannotHave(value: String, message: String) throws {
    try expectMessages([message], ofPreset: "name: B", "segments: \(value)")
  }
}
