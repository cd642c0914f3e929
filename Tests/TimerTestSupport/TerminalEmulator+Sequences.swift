import StageRenderer

extension TerminalEmulator {
  /// Obeys `ESC` and one byte.
  mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "7"): shown.saved = cursor
    case UInt8(ascii: "8"): restoreCursor()
    case UInt8(ascii: "D"): lineFeed()
    case UInt8(ascii: "M"): reverseLineFeed()
    case UInt8(ascii: "E"):
      cursor.position.column = 0
      lineFeed()
    case UInt8(ascii: "c"): self = TerminalEmulator(size: canvas.size, bells: bells)
    default: break
    }
  }

  private init(size: Size, bells: Int) {
    self.init(size: size)
    self.bells = bells
  }

  /// Obeys a control sequence.
  mutating func perform(_ sequence: ControlSequence) {
    switch (sequence.mark, sequence.intermediate, sequence.final) {
    case (nil, nil, UInt8(ascii: "m")): setStyle(sequence.parameters)
    case (nil, nil, UInt8(ascii: "h")), (nil, nil, UInt8(ascii: "l")): setModes(sequence)
    case (nil, nil, UInt8(ascii: "r")): setRegion(sequence)
    case (nil, nil, UInt8(ascii: "s")): shown.saved = cursor
    case (nil, nil, UInt8(ascii: "u")): restoreCursor()
    case (nil, nil, _):
      moveCursor(sequence)
      edit(sequence)
    case (UInt8(ascii: "?"), nil, UInt8(ascii: "h")): setPrivateModes(sequence, true)
    case (UInt8(ascii: "?"), nil, UInt8(ascii: "l")): setPrivateModes(sequence, false)
    case (nil, UInt8(ascii: "!"), UInt8(ascii: "p")): softReset()
    default: break
    }
  }

  private mutating func softReset() {
    isCursorVisible = true
    isInserting = false
    wraps = true
    region = 0..<canvas.size.rows
    cursor.style = Self.standard
    shown.saved = Cursor()
  }

  private mutating func setModes(_ sequence: ControlSequence) {
    for mode in sequence.parameters where mode.first == 4 {
      isInserting = sequence.final == UInt8(ascii: "h")
    }
  }

  private mutating func setPrivateModes(_ sequence: ControlSequence, _ isOn: Bool) {
    for mode in sequence.parameters.compactMap(\.first) {
      switch mode {
      case 7: wraps = isOn
      case 25: isCursorVisible = isOn
      case 47: showAlternate(isOn)
      case 1047:
        if !isOn, isAlternate { clear() }
        showAlternate(isOn)
      case 1049: isOn ? enterFullScreen() : leaveFullScreen()
      case 2026: isUpdating = isOn
      default: break
      }
    }
  }

  private mutating func enterFullScreen() {
    if !isAlternate { shown.saved = cursor }
    showAlternate(true)
    clear()
  }

  private mutating func leaveFullScreen() {
    showAlternate(false)
    restoreCursor()
  }

  private mutating func clear() { shown.canvas.fill(canvas.bounds, with: blank) }

  private mutating func showAlternate(_ isOn: Bool) {
    guard isOn != isAlternate else { return }
    swap(&shown, &hidden)
    isAlternate = isOn
  }

  private mutating func setRegion(_ sequence: ControlSequence) {
    let top = sequence.parameter(0) - 1
    let bottom = min(sequence.parameter(1, or: canvas.size.rows), canvas.size.rows)
    guard top + 1 < bottom else { return }
    region = top..<bottom
    move(toColumn: 0, row: 0)
  }

  private mutating func restoreCursor() {
    let saved = shown.saved
    cursor = saved
    move(toColumn: saved.position.column, row: saved.position.row)
    cursor.isWrapPending = saved.isWrapPending
  }
}
