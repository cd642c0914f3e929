import TimerEngine

/// The traffic light alone, as large as it can be: beside or above one another.
struct LampScreen {
  let light: TrafficLight
  let size: Size

  /// The rows of a lamp, and whether all lamps are in one row.
  private var lamps: (rows: Int, isRow: Bool) {
    let rows = size.rows - 1
    let beside = min(rows - 1, size.columns / 3 / 2)
    let above = min(rows / 3 - 1, size.columns / 2)
    return above > beside ? (above, false) : (beside, true)
  }

  /// The place of each lamp, with its word below.
  private var places: [Rect] {
    let (rows, isRow) = lamps
    let height = rows + 1
    let first = (size.rows - 1 - (isRow ? 1 : 3) * height) / 2
    return (0..<3).map { index in
      isRow
        ? Rect(
          column: index * size.columns / 3, row: first, columns: size.columns / 3, rows: height)
        : Rect(column: 0, row: first + index * height, columns: size.columns, rows: height)
    }
  }

  /// Draws it; returns false if there is no room for round lamps.
  func draw(
    on frame: inout Frame, _ display: inout DiscDisplay, _ letters: inout LetterDisplay
  ) -> Bool {
    guard lamps.rows > 1, light.hasLamps else { return false }
    for (lamp, place) in zip(light.order, places) {
      frame.add(.lamp(lamp), in: place)
      light.draw(lamp, in: place, on: &frame.canvas, &display)
      let label = StyledLine.fitting(place.size.columns, light.labels(of: lamp))
      if let label { frame.canvas.write(label, centredIn: place.lastRow) }
    }
    drawWord(on: &frame.canvas, &letters)
    return true
  }

  /// Draws the large word below the lamps, or over the lowest labels where nothing is free below
  /// them.
  private func drawWord(on canvas: inout Canvas, _ letters: inout LetterDisplay) {
    guard let labels = places.last?.lastRow.rows else { return }
    let below = labels.upperBound..<size.rows - 1
    if light.drawLetters(in: below, on: &canvas, &letters) { return }
    _ = light.drawBar(in: below, orOver: labels, on: &canvas)
  }
}
