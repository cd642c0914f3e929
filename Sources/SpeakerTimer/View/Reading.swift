import SevenSegmentDisplay
import TerminalCanvas
import TimerEngine

/// What stands in the middle of the screen: a message, the time, or after zero what the talk puts
/// in its place.
struct Reading {
  private enum Form {
    case digits(String)
    case letters(String)

    var text: String {
      switch self {
      case .digits(let text), .letters(let text): text
      }
    }
  }

  /// How it is drawn.
  enum Picture {
    /// As digits at a place.
    case digits(DisplayText, ScreenLayout.Digits)
    /// As letters that fill an area.
    case letters(BigText, Rect)
    /// As text on a row, in the first of these forms that fits.
    case text([String], row: Int)
  }

  /// What to show, or else what in its place.
  private let forms: [Form]
  /// The same where there is no room for it.
  private let short: String
  /// What is said of the time in words.
  let time: String

  /// What a state shows; `isCovered` says whether its message may cover the time.
  init(_ state: State, isCovered: Bool) {
    let shown = state.countdown.shown(at: state.now)
    var forms: [Form]
    switch shown < 0 ? state.overtime : .count {
    case .count: (forms, short) = ([.digits(TimeText.digits(shown))], TimeText.short(shown))
    case .freeze: (forms, short) = ([.digits(TimeText.digits(0))], TimeText.short(0))
    case .blank(nil): (forms, short) = ([.digits(Words.end)], Words.end)
    case .blank(let text?):
      let isShown = DisplayText(text) != nil
      forms = [isShown ? .digits(text) : .letters(text), .digits(Words.end)]
      short = Words.end
    }
    time = forms[0].text
    self.forms = (isCovered && state.showsMessage ? [.letters(state.message)] : []) + forms
  }

  /// How it is drawn on a screen of some size, and where the other parts are: in the first form
  /// that can be shown whole.
  func placed(
    in size: Size, _ orientation: Orientation?, _ palette: Palette
  ) -> (Picture, ScreenLayout) {
    for form in forms {
      let text = DisplayText(form.text)
      // Letters have the room of a usual time.
      let shape = if case .digits = form { text?.shape } else { [Int]?.none }
      let layout = ScreenLayout(
        shape ?? [2, 2], in: size, orientation, isFine: palette.digits.isFine)
      guard let digits = layout.digits else { continue }
      if shape != nil, let text { return (.digits(text, digits), layout) }
      if let letters = BigText(form.text, in: layout.area.size, palette) {
        return (.letters(letters, layout.area), layout)
      }
    }
    let layout = ScreenLayout([2, 2], in: Size(columns: 0, rows: size.rows), nil)
    return (.text(forms.map(\.text) + [short], row: layout.text), layout)
  }
}
