import CUnix

/// A terminal's keyboard, which gives single keys, without an echo, while it is in use.
package enum TerminalKeys {
  /// Takes the keyboard of a terminal.
  ///
  /// Ctrl-C is a key like others, Ctrl-Z and Ctrl-\ are signals to the whole job, whatever the
  /// modes were before. With `hasScreen` nothing that is read or written is changed on the way.
  package static func acquire(_ descriptor: Int32, hasScreen: Bool) {
    cunix_keys_start(descriptor, hasScreen ? 1 : 0)
  }

  /// Gives it back with the modes that it had.
  package static func restore(_ descriptor: Int32) { cunix_keys_stop(descriptor) }
}
