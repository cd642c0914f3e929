package import TimerEngine

/// How far a talk has come through all its segments, in whole seconds.
package struct Progress: Hashable, Sendable {
  /// The lengths of all segments together.
  package let length: Int
  /// How many of these have passed: 0 to `length`.
  package let passed: Int
  /// The seconds after the talk's start at which a phase begins or a segment ends, ascending,
  /// without the start and the end of the talk.
  package let marks: [Int]

  /// The progress of a talk that shows this second.
  ///
  /// Added time brings it back, and overtime leaves it where the segment ends.
  package init(_ talk: TalkSnapshot, remainingSecond: Int) {
    let segments = talk.preset.format.segments
    let later = segments.dropFirst(talk.segmentIndex + 1).reduce(0) { $0 + $1.length }
    var (end, marks) = (0, [] as [Int])
    for segment in segments {
      end += segment.length
      for mark in segment.marks where mark.beginsPhase {
        marks.append(end - segment.second(of: mark))
      }
      marks.append(end)
    }
    marks.sort()
    let length = talk.preset.duration
    self.length = length
    passed = min(max(0, length - later - max(0, remainingSecond)), length)
    self.marks = zip(marks, [0] + marks).filter { $0 > $1 && $0 < length }.map(\.0)
  }
}

/// A bar that fills while a talk goes on, with a mark where each phase begins and each segment
/// ends.
struct ProgressBar {
  private let progress: Progress
  private let cells: (passed: Cell, left: Cell, mark: Cell)
  private let isMirrored: Bool

  /// The bar of a scene; `nil` where it would tell of an end that the talk hides.
  init?(_ scene: Scene, _ palette: Palette) {
    guard !scene.hidesEnd, scene.between == nil else { return nil }
    progress = Progress(scene.talk, remainingSecond: scene.remainingSecond)
    cells = palette.progress(scene.phase?.lamp)
    isMirrored = scene.look.isMirrored
  }

  /// Draws it; in a mirror it fills from the right.
  func draw(in area: Rect, on canvas: inout Canvas) {
    let all = area.size.columns
    func column(at seconds: Int) -> Int { seconds * all / progress.length }
    func fill(_ columns: Range<Int>, with cell: Cell) {
      let first = isMirrored ? all - columns.upperBound : columns.lowerBound
      canvas.fill(
        Rect(
          column: area.origin.column + first, row: area.origin.row, columns: columns.count,
          rows: area.size.rows), with: cell)
    }
    fill(0..<all, with: cells.left)
    fill(0..<column(at: progress.passed), with: cells.passed)
    for mark in progress.marks.map(column) { fill(mark..<mark + 1, with: cells.mark) }
  }
}
