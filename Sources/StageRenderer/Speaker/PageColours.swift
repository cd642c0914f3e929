package import TimerEngine

/// The colours of a theme, for displays that are no terminal.
///
/// They are those of a terminal that has 24 bits for each colour.
package struct PageColours: Sendable {
  private let theme: Look.Theme

  package init(_ theme: Look.Theme) { self.theme = theme }

  /// The colours of digits in a phase: lit ones, which are dim while the clock is stopped, and
  /// unlit ones.
  package func digits(_ phase: Phase?, isDim: Bool) -> (lit: RGB, unlit: RGB) {
    let colours = theme.digits(phase, has256Colours: true, isDim: isDim)
    return (colours.lit.exact, colours.unlit.exact)
  }

  /// The colours of a lamp.
  package func lamp(_ lamp: Lamp) -> (lit: RGB, unlit: RGB) {
    let colours = theme.lamp(lamp, has256Colours: true)
    return (colours.lit.exact, colours.unlit.exact)
  }

  /// The ground of a flash in a lamp's colour, or in white, and what is unlit on it.
  package static func flash(_ lamp: Lamp?) -> (ground: RGB, shade: RGB) {
    let colours = ColourScheme.flash(lamp, has256Colours: true)
    return (colours.ground.exact, colours.shade.exact)
  }
}
