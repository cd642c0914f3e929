extension TemporaryFolder {
  /// The environment of a program whose HOME this folder is.
  ///
  /// All places in which a clock's room may lie are in the folder, so tests that run at the same
  /// time never find one another's clocks.
  ///
  /// - Parameter runtime: The name of the folder for sockets.
  /// - Returns: All variables that the program has.
  package func environment(runtime: String) -> [String: String] {
    [
      "TERM": "xterm-256color", "LANG": "C.UTF-8",
      "PATH": "\(BuiltPrograms.folder):/usr/local/bin:/usr/bin:/bin",
      "HOME": path, "XDG_RUNTIME_DIR": self.path(of: runtime), "TMPDIR": path,
      // What the parser of arguments and curses hold at the end is no leak of ours, and would
      // change the exit status of a program that is built with the address sanitizer.
      "ASAN_OPTIONS": "detect_leaks=0",
    ]
  }
}
