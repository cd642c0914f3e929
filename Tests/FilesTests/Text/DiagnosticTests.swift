import Files
import Testing

struct DiagnosticTests {
  @Test(arguments: [
    ("/home/ada/.config/speakerclock/presets.yaml", "presets.yaml"),
    ("presets.yaml", "presets.yaml"),
    ("./a b/p.yaml", "p.yaml"), ("", ""), ("/", "/"), ("folder/", "folder"),
  ])
  func itIsSaidOnOneLine(file: String, name: String) {
    let problem = Diagnostic(
      file: file, place: .init(line: 12, column: 3), what: "slot '0' is none", expected: "1 to 9")
    #expect(problem.description == "\(file):12:3: slot '0' is none, expected 1 to 9")
    #expect(problem.short == "\(name):12:3: slot '0' is none, expected 1 to 9")
  }

  @Test func placesAreInTheFilesOrder() {
    let places = [(2, 1), (1, 9), (1, 10), (10, 1), (1, 1)].map {
      Diagnostic.Location(line: $0, column: $1)
    }
    #expect(
      places.sorted().map { [$0.line, $0.column] } == [
        [1, 1], [1, 9], [1, 10], [2, 1], [10, 1],
      ])
    #expect(places.min() == .start)
  }
}
