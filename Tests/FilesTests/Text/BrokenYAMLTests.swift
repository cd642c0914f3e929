import Testing

/// What YAML itself cannot read.
struct BrokenYAMLTests {
  static let structure = [
    // Brackets and quotes without an end.
    (
      "presets: [\n", "2:1",
      "while parsing a flow node from line 2: did not find expected node content"
    ),
    (
      "presets: [{name: A, duration: 5}\n", "2:1",
      "while parsing a flow sequence from line 1: did not find expected ',' or ']'"
    ),
    (
      "presets:\n  - {name: A, duration: 5\n", "3:1",
      "while parsing a flow mapping from line 2: did not find expected ',' or '}'"
    ),
    (
      "presets: ]\n", "1:10",
      "while parsing a block node from line 1: did not find expected node content"
    ),
    (
      "presets: }\n", "1:10",
      "while parsing a block node from line 1: did not find expected node content"
    ),
    (
      "presets:\n  - name: \"A\n    duration: 5\n", "4:1",
      "while scanning a quoted scalar from line 2: found unexpected end of stream"
    ),
    (
      "presets:\n  - name: 'A\n", "3:1",
      "while scanning a quoted scalar from line 2: found unexpected end of stream"
    ),
    (
      "presets:\n  - name: 'It's'\n    duration: 5\n", "2:15",
      "while parsing a block mapping from line 2: did not find expected key"
    ),
    // Indentation.
    (
      "presets:\n\t- name: A\n", "2:1",
      "while scanning for the next token from line 2: found character that cannot start any token"
    ),
    (
      "presets:\n  - name: A\n\tduration: 5\n", "3:1",
      "while scanning a plain scalar from line 2: found a tab character that violates indentation"
    ),
    (
      "presets:\n  - name: A\n   duration: 5\n", "3:4",
      "while parsing a block collection from line 2: did not find expected '-' indicator"
    ),
    (
      "presets:\n  - name: A\n     duration: 5\n", "3:14",
      "mapping values are not allowed in this context"
    ),
    (
      "presets:\n- name: A\n duration: 5\n", "3:2",
      "while parsing a block mapping from line 1: did not find expected key"
    ),
    ("presets: - name: A\n", "1:10", "block sequence entries are not allowed in this context"),
    // Colons and commas.
    (
      "presets:\n  - name: Q: A\n    duration: 5\n", "2:12",
      "mapping values are not allowed in this context"
    ),
    ("presets: a: b\n", "1:11", "mapping values are not allowed in this context"),
    ("name: A, duration: 5\n", "1:18", "mapping values are not allowed in this context"),
    (": 5\n", "1:1", "while parsing a block mapping from line 1: did not find expected key"),
    (
      "presets: ,\n", "1:10",
      "while parsing a block node from line 1: did not find expected node content"
    ),
  ]

  static let signs = [
    // More than one document, directives.
    (
      "presets: []\n---\npresets: []\n", "2:1",
      "expected a single document in the stream but found another document"
    ),
    ("presets: []\n...\nmore\n", "3:1", "did not find expected <document start>"),
    ("%YAML 3.0\n---\npresets: []\n", "1:1", "found incompatible YAML document"),
    (
      "%YAML 1.1\n%YAML 1.1\n---\npresets: []\n", "2:1", "found duplicate %YAML directive"
    ),
    (
      "%presets\n---\n", "1:9",
      "while scanning a directive from line 1: found unknown directive name"
    ),
    (
      "% \n", "1:2",
      "while scanning a directive from line 1: could not find expected directive name"
    ),
    // Anchors, aliases and tags.
    (
      "presets: & x\n", "1:11",
      "while scanning an anchor from line 1: did not find expected alphabetic or numeric character"
    ),
    (
      "presets: * x\n", "1:11",
      "while scanning an alias from line 1: did not find expected alphabetic or numeric character"
    ),
    (
      "!x!y presets: []\n", "1:1",
      "while parsing a node from line 1: found undefined tag handle"
    ),
    ("presets: !<\n", "1:12", "while parsing a tag from line 1: did not find expected tag URI"),
    // Characters that begin nothing, escapes, blocks.
    (
      "presets: @x\n", "1:10",
      "while scanning for the next token from line 1: found character that cannot start any token"
    ),
    (
      "`presets`: []\n", "1:1",
      "while scanning for the next token from line 1: found character that cannot start any token"
    ),
    (
      "presets: \"\\q\"\n", "1:11",
      "while parsing a quoted scalar from line 1: found unknown escape character"
    ),
    (
      "presets: \"\\uD800\"\n", "1:13",
      "while parsing a quoted scalar from line 1: found invalid Unicode character escape code"
    ),
    (
      "presets: \"\\xZZ\"\n", "1:13",
      "while parsing a quoted scalar from line 1: did not find expected hexdecimal number"
    ),
    (
      "presets: |x\n", "1:11",
      "while scanning a block scalar from line 1: did not find expected comment or line break"
    ),
  ]

  @Test(arguments: structure + signs)
  func invalidYAMLIsReportedWithItsPlace(text: String, place: String, words: String) throws {
    let (presets, problems) = try reading(text.utf8)
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("\(place): invalid YAML: \(words), expected ") == true)
    #expect(presets.isEmpty)
  }

  @Test func theExampleInTheMessageIsRight() throws {
    let example = Expected.yaml.split(separator: "'")[1]
    let (presets, problems) = try reading(example.utf8)
    #expect(problems == [])
    #expect(presets.count == 1)
  }
}
