package import Room

/// What `config.yaml` holds: the user's own keys, messages that keys send, and defaults for
/// options.
///
/// If any part of the file is wrong, none of it is used: half of the user's keys would be a
/// surprise. `ConfigurationFile` reads the file.
package struct Configuration {
  /// Which keys do what.
  package private(set) var keys = KeyBindings.standard
  /// The messages that keys send, by their numbers, 1 to 9.
  package private(set) var messages: [Int: StoredMessage] = [:]
  /// The defaults: options with their values, in the file's order.
  private(set) var options: [(name: String, value: String)] = []
  /// What is wrong, in the file's order.
  package private(set) var problems: [Diagnostic] = []

  /// The configuration without a file.
  package init() {}

  /// Interprets a file.
  package init(_ file: ConfigurationFile) {
    var bindings = BindingReader(file)
    var stored = MessageReader(file)
    var defaults = DefaultReader(file)
    let keys = bindings.keys()
    let messages = stored.messages()
    let options = defaults.options()
    problems = (file.problems + bindings.problems + stored.problems + defaults.problems)
      .sorted { $0.place < $1.place }
    guard problems.isEmpty else { return }
    self.keys = keys
    self.messages = messages
    self.options = options
  }

  /// The defaults as arguments, to go before those of the command line, because later ones win.
  ///
  /// For a tool, only the options that it has.
  package func arguments(only names: Set<String>? = nil) -> [String] {
    options.filter { names?.contains($0.name) ?? true }.flatMap(Self.arguments)
  }

  private static func arguments(_ name: String, _ value: String) -> [String] {
    guard DefaultReader.isFlag(name) else {
      // The parser refuses any argument that begins with three dashes, and takes `--` for the end
      // of the options, even where a value is expected.
      return value.hasPrefix("-") ? ["--\(name)=\(value)"] : ["--" + name, value]
    }
    guard ["false", "no"].contains(value) else { return ["--" + name] }
    return ["--" + (name.hasPrefix("no-") ? String(name.dropFirst(3)) : "no-" + name)]
  }
}
