import Files
import Testing
import TimerEngine

/// JSON that is read field by field.
struct JSONFieldsTests {
  /// The values that were read, and what is wrong with a field or with the text.
  private func result(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var fields = JSONFields(bytes)
    var values: [String] = []
    do throws(JSONFields.Fault) {
      try fields.object(needs: ["name"]) { fields, key throws(JSONFields.Fault) in
        switch key {
        case "name": values.append(try fields.text() ?? "none")
        case "count":
          let count = try fields.integer()
          values.append(count.map { "\($0)" } ?? "none")
        case "flags":
          try fields.list { fields, _ throws(JSONFields.Fault) in
            let boolean = try fields.boolean()
            values.append(boolean.map { "\($0)" } ?? "none")
          }
        default: try fields.skip()
        }
      }
      try fields.finish()
    } catch {
      let problem = JSONProblem(error, in: bytes)
      let place = "\(problem.place.line):\(problem.place.column)"
      return "\(place): \(problem.what), expected \(problem.expected)"
    }
    let problem = fields.problem.map { ["\($0.what), expected \($0.expected)"] } ?? []
    return (values + problem).joined(separator: " ")
  }

  @Test(arguments: [
    (#"{"name": "A", "count": 3, "flags": [true, null, false]}"#, "A 3 true none false"),
    (#"{"other": {"name": [1, {}]}, "name": "\u00e9\n"}"#, "é\n"),
    (#"{"flags": [], "name": null, "count": -1e3}"#, "none -1000"),
  ])
  func whatIsAskedForIsRead(text: String, values: String) {
    #expect(result(text) == values)
  }

  /// What follows is read all the same.
  @Test(arguments: [
    (#"{"count": 1}"#, "1 'name' is missing, expected a field of this name"),
    (#"{"name": 5, "count": 2}"#, "none 2 'name' has the wrong form, expected a string"),
    (
      #"{"count": 1.5, "name": "A"}"#,
      "none A 'count' is not a whole number, expected one up to 9007199254740992"
    ),
    (
      #"{"flags": [true, 1, "x"], "name": "A"}"#,
      "true none none A 'flags[1]' has the wrong form, expected true or false"
    ),
    ("[]", "the file has the wrong form, expected an object"),
  ])
  func theFirstFieldOfAWrongFormIsTold(text: String, told: String) {
    #expect(result(text) == told)
  }

  @Test(arguments: [
    ("", "1:1: the file is cut off, expected a value"),
    (#"{"name": "A""#, "1:13: the file is cut off, expected ',' or '}'"),
    // A letter is one column, however many bytes it has.
    (#"{"name": "Zoë" 1}"#, "1:16: the JSON is not valid at '1}', expected ',' or '}'"),
    (#"{"name": "A"} x"#, "1:15: the JSON is not valid at 'x', expected the end of the file"),
    ("{\"name\": \"A\",\n \"count\": }", "2:11: the JSON is not valid at '}', expected a value"),
  ])
  func whereATextIsNoJSONIsTold(text: String, told: String) {
    #expect(result(text) == told)
  }
}
