import SpeechAnnouncement
import TimerEngine

/// What is shown in the middle of the screen: a message, the time, or what the talk shows after
/// zero in place of the time.
struct ClockFaceContent {
  private enum Form {
    case digits(String)
    case letters(String)
    /// Digits with all segments off.
    case dark(DisplayText)

    var text: String {
      switch self {
      case .digits(let text), .letters(let text): text
      case .dark: ""
      }
    }
  }

  /// How it is drawn in the area that is left for it.
  enum Picture: Sendable {
    case digits(DisplayText, DisplayLayout)
    case compact(CompactDigits)
    case letters(BigText)
    indirect case message(MessageLayout)
    /// As text, in the first of these forms that fits.
    case text([String])

    /// The parts of an area that are drawn in large glyphs, not written in the terminal's own
    /// letters.
    func largeGlyphAreas(in area: Rect) -> [Rect] {
      switch self {
      case .digits, .compact: return [area]
      case .letters(let text): return text.isDrawn ? [area] : []
      case .message(let layout):
        if layout.text.isDrawn { return [area] }
        return layout.time.map { [$0.place.moved(to: area.origin)] } ?? []
      case .text: return []
      }
    }

    /// How many rows a digit has; `nil` if there are none of seven segments.
    var rowsOfDigit: Int? {
      if case .digits(_, let layout) = self { layout.digit.rows } else { nil }
    }

    /// Whether it shows the time, or what the talk shows in place of the time.
    var showsTime: Bool {
      switch self {
      case .digits, .compact, .letters, .text: true
      case .message(let layout): layout.time != nil
      }
    }
  }

  /// The message that fills the screen if there is room for it.
  private let message: String?
  /// The forms to try, the best one first.
  private let forms: [Form]
  /// The text to show if none of the forms fits.
  private let short: String
  /// The first form as text: the time, or what replaces it; empty if it is dark.
  let text: String
  private let minus: Character
  private let approximationSign: String

  /// A time as text, with `minus` in place of a leading hyphen.
  private static func text(_ time: String, _ minus: Character) -> String {
    time.hasPrefix("-") ? String(minus) + time.dropFirst() : time
  }

  /// Creates the content of a scene, with a message in place of the time if there is one.
  init(_ scene: Scene, message: String?) {
    let remainingSecond = scene.remainingSecond
    let end = scene.phrases.end
    let digits = { TimeText.digits($0, hasHours: scene.stage.hasHours) }
    let isDark = scene.hidesEnd && scene.talk.segment.counts == .down
    let overtime = scene.talk.preset.overtime
    switch remainingSecond < 0 || isDark ? overtime : .count {
    case .hide where isDark:
      (forms, short) = (DisplayText(digits(0)).map { [.dark($0.dark)] } ?? [.digits("")], "")
    case .count, .hide:
      let seconds = scene.talk.segment.digits(at: remainingSecond)
      (forms, short) = ([.digits(digits(seconds))], TimeText.short(seconds))
    case .freeze: (forms, short) = ([.digits(digits(0))], TimeText.short(0))
    case .blank(nil): (forms, short) = ([.digits(end)], end)
    case .blank(let text?):
      let fitsSegments = DisplayText(text) != nil
      forms = [fitsSegments ? .digits(text) : .letters(text), .digits(end)]
      short = end
    }
    minus = scene.capabilities.isUnicode ? "\u{2212}" : "-"
    approximationSign = scene.approximationSign
    text = Self.text(forms[0].text, minus)
    self.message = message
  }

  /// The first form that fits a screen, and the layout of the screen around it.
  func placed(
    in size: Size, _ orientation: Orientation?, _ palette: Palette
  ) -> (picture: Picture, layout: ScreenLayout) {
    let texts = (forms.map(\.text) + [short]).map { approximationSign + Self.text($0, minus) }
    let asText = (Picture.text(texts), ScreenLayout(textIn: size))
    // Letters use the area of a time of four digits.
    var room: ScreenLayout? {
      digits(DisplayText("00:00"), in: size, orientation, palette)?.layout
    }
    if let message, let placed = self.placed(message, in: size, room, palette) { return placed }
    for form in forms {
      switch form {
      case .digits(let text):
        if let placed = digits(DisplayText(text), in: size, orientation, palette) { return placed }
      case .dark(let text):
        if let placed = digits(text, in: size, orientation, palette) { return placed }
      case .letters(let text):
        // Where not even 00:00 fits in digits, the whole text in the terminal's letters says more
        // than `short` in digits.
        guard let room else { return asText }
        if let letters = BigText(text, in: room.area.size, palette) {
          return (.letters(letters), room)
        }
      }
    }
    return asText
  }

  /// As `placed`, but with a status line: where there is no room for it, everything else gets a row
  /// less.
  ///
  /// On a screen of one row there is only the time.
  func placedAboveStatus(
    in size: Size, _ orientation: Orientation?, _ palette: Palette
  ) -> (picture: Picture, layout: ScreenLayout) {
    let usual = placed(in: size, orientation, palette)
    guard usual.layout.status == nil, size.rows > 1 else { return usual }
    let rest = Size(columns: size.columns, rows: size.rows - 1)
    let above = placed(in: rest, orientation, palette)
    return (above.picture, above.layout.withStatus(in: size.rows - 1))
  }

  /// A message in the room of the digits, with the time below it, beside it or in the status line.
  ///
  /// A message that has none but the smallest letters there takes the room of the presets and of
  /// the round lamps as well. Where the time has no room, the message leaves a row for the status
  /// line.
  private func placed(
    _ message: String, in size: Size, _ room: ScreenLayout?, _ palette: Palette
  ) -> (picture: Picture, layout: ScreenLayout)? {
    let time: DisplayText? = if case .digits(let text) = forms[0] { DisplayText(text) } else { nil }
    let timeText = text.isEmpty ? nil : approximationSign + text
    let inRoom = room.flatMap { room in
      MessageLayout(message, time: time, asText: nil, in: room.area.size, palette)
        .map { ($0, room) }
    }
    let letters = inRoom?.0.text
    if letters?.isLarge != true, let long = ScreenLayout(longMessageIn: size),
      let layout = MessageLayout(
        message, time: time, asText: timeText, in: long.area.size, palette),
      layout.text.legibility > letters?.legibility ?? 0
    {
      return (.message(layout), long)
    }
    if let (layout, room) = inRoom, layout.time != nil || room.status != nil {
      return (.message(layout), room)
    }
    let aboveStatus = ScreenLayout.fitting(in: size) { area in
      MessageLayout(message, time: nil, asText: nil, in: area, palette)
    }
    if let (layout, room) = aboveStatus, room.status != nil { return (.message(layout), room) }
    return inRoom.map { (.message($0), $1) }
  }

  private func digits(
    _ text: DisplayText?, in size: Size, _ orientation: Orientation?, _ palette: Palette
  ) -> (picture: Picture, layout: ScreenLayout)? {
    guard let text else { return nil }
    let hasSubcellEdges = palette.digits.hasSubcellEdges
    let largest = { (area: Size) in
      DisplayLayout.largest(text.shape, in: area, orientation, hasSubcellEdges: hasSubcellEdges)
    }
    if let large = ScreenLayout.fitting(in: size, largest) {
      let layout = large.layout.withLargestLamps(
        beside: text, large.content, orientation, hasSubcellEdges: hasSubcellEdges)
      // Larger lamps may leave a smaller area, for which the digits are laid out again.
      let digits =
        layout.area == large.layout.area ? large.content : largest(layout.area.size)
      return digits.map { (.digits(text, $0), layout) }
        ?? (.digits(text, large.content), large.layout)
    }
    return ScreenLayout.fitting(in: size) { area in CompactDigits(text, in: area, orientation) }
      .map { (.compact($0.content), $0.layout) }
  }
}

extension ScreenLayout {
  /// A layout with lamps as large as the digits leave room for.
  ///
  /// The digits of a usual time decide, so that the lamps do not move when overtime needs another
  /// digit.
  fileprivate func withLargestLamps(
    beside text: DisplayText, _ digits: DisplayLayout, _ orientation: Orientation?,
    hasSubcellEdges: Bool
  ) -> ScreenLayout {
    // Two digits each for minutes and seconds, after the hours if there are any.
    let shape = text.groups.count < 3 ? [2, 2] : [1, 2, 2]
    let standard =
      text.shape == shape
      ? digits
      : DisplayLayout.largest(shape, in: area.size, orientation, hasSubcellEdges: hasSubcellEdges)
    return standard.map { givingLamps(rowsBeside: $0.size.rows, each: $0.digit.rows) } ?? self
  }
}
