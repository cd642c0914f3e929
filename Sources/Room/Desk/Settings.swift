/// The settings with which the program started: those of the clock, and of the operator's side.
///
/// The console holds what keys change later.
package struct Settings: Equatable, Sendable {
  package var clock = ClockSettings()
  /// Whether the screen shows the operator view at first.
  package var showsOperatorView = false
  /// Whether the keys are locked at first.
  package var startsLocked = false
  /// The commands of the keys.
  package var keys = KeyBindings.standard
  /// Whether the clock receives the mouse; otherwise the terminal does.
  package var usesMouse = true

  /// Creates the default settings.
  package init() {}
}
