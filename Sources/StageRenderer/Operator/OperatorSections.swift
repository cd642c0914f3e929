import SpeechAnnouncement
import TimerEngine

/// The lists of the operator view: the talk, the rundown, the displays and the events.
///
/// Where there are too few rows, events are left out first, then displays.
struct OperatorSections {
  let scene: Scene
  let snapshot: OperatorSnapshot
  let palette: Palette
  /// Whether calls and notes have columns of their own, and each event one line.
  var isLarge = false

  private var phrases: Phrases { scene.phrases }

  /// Draws the lists in one column or two.
  func draw(in columns: [Rect], on canvas: inout Canvas) {
    let lists = [[talk, agenda].compactMap { $0 }, [displays, events]]
    let groups = columns.count == 1 ? [lists.flatMap { $0 }] : lists
    for (lists, area) in zip(groups, columns) {
      let layouts = lists.map { OperatorListLayout($0, in: area.size, dots: scene.dots) }
      var row = area.origin.row
      let (counts, hasAir) = OperatorListLayout.fitting(layouts, in: area.size.rows)
      for (layout, lines) in zip(layouts, counts) {
        guard let lines else { continue }
        let place = Rect(
          column: area.origin.column, row: row, columns: area.size.columns, rows: 1 + lines)
        layout.draw(in: place, on: &canvas, palette)
        row += 1 + lines + (hasAir ? 1 : 0)
      }
    }
  }

  // MARK: The talk

  /// The talk's name, and its segments where there are several.
  private var talk: OperatorList {
    let preset = scene.talk.preset
    let name = Words.name(of: preset, in: phrases)
    let names = [preset.title, name == preset.title ? "" : name].filter { !$0.isEmpty }
    let heading = names.isEmpty ? [phrases.greenTime.capitalised] : names
    let segments = preset.format.segments
    return OperatorList(
      headings: OperatorList.headings(of: heading + [TimeText.plain(preset.duration)]),
      items: segments.count < 2 ? [] : segments.indices.map(segmentLine),
      current: scene.talk.segmentIndex..<scene.talk.segmentIndex + 1, flexible: 1,
      grants: [2, 6, .max])
  }

  private func segmentLine(_ index: Int) -> OperatorList.Item {
    let segments = scene.talk.preset.format.segments
    let place = SegmentPlace(segments[index].name, number: index + 1, of: segments.count)
    let isCurrent = index == scene.talk.segmentIndex
    let name = place.name.isEmpty ? phrases.name(of: place) : place.name
    let left = index < scene.talk.left.count ? scene.talk.left[index] : .zero
    let over = left < .zero ? phrases.over(TimeText.plain(-left.shownSecond)) : ""
    return OperatorList.Item(
      [
        isCurrent ? phrases.nowAndNext.now : "", name, TimeText.plain(segments[index].length),
        over,
      ],
      isCurrent ? palette.strong : index < scene.talk.segmentIndex ? palette.dim : palette.plain)
  }

  // MARK: The rundown

  private var agenda: OperatorList? {
    guard let agenda = snapshot.agenda else { return nil }
    let name = agenda.name.isEmpty ? phrases.headings.rundown : agenda.name
    let current = agenda.lines.firstIndex { $0.state == .now || $0.state == .next } ?? 0
    let next = agenda.lines.lastIndex { $0.state == .next } ?? current
    return OperatorList(
      headings: agenda.state.map { [name, $0].joined(separator: OperatorList.separator) }
        + agenda.state + [name],
      remarks: agenda.offer, items: agenda.lines.map(agendaLine), current: current..<next + 1,
      flexible: 3, optional: 4, grants: [3, 6, .max])
  }

  private func agendaLine(_ line: AgendaRow) -> OperatorList.Item {
    let (mark, style) =
      switch line.state {
      case .past: ("", palette.dim)
      case .now: (phrases.nowAndNext.now, palette.strong)
      case .next: (phrases.nowAndNext.next, palette.plain)
      case .later: ("", palette.plain)
      }
    let planned = line.planned.map(Words.timeOfDay) ?? ""
    let start = line.start.map(Words.timeOfDay) ?? ""
    let end = line.end.map { "-" + Words.timeOfDay($0) } ?? ""
    // Times that are as planned are not repeated.
    let actual = start == planned && end.isEmpty ? "" : start + end
    let hardEnd = line.hardEnd.map { phrases.hardEnd(Words.timeOfDay($0)) } ?? ""
    // A note of the current and the next item is read in full.
    let isNear = line.state == .now || line.state == .next
    let room = isLarge ? scene.size.columns / 8 : 0
    let remark = isNear && line.note.columns > room ? line.note : ""
    let note = remark.isEmpty ? short(line.note, to: room) : ""
    return OperatorList.Item(
      [mark, planned, actual, line.title, hardEnd, TimeText.plain(line.length)]
        + (isLarge ? [short(line.call, to: 14), note] : []), style, remarks: [remark])
  }

  private func short(_ text: String, to columns: Int) -> String {
    text.shortened(to: columns, with: scene.dots)
  }

  // MARK: Displays and events

  private var displays: OperatorList {
    let lines = snapshot.displays.map { display in
      OperatorList.Item(
        display.texts(in: phrases, isUnicode: scene.capabilities.isUnicode),
        display.state == .connected ? palette.plain : palette.text(of: .red))
    }
    let count = snapshot.displays.count { $0.state != .lost }
    let heading = count > 0 ? [phrases.headings.displays, "\(count)"] : [phrases.noDisplay]
    return OperatorList(
      headings: OperatorList.headings(of: heading), items: lines, current: 0..<1, flexible: 0,
      optional: 3, grants: [0, 6, .max])
  }

  /// The events, the newest first and in full.
  private var events: OperatorList {
    let items = snapshot.events.map { event in
      OperatorList.Item([Words.timeOfDayWithSeconds(event.time), event.text], palette.plain)
    }
    return OperatorList(
      headings: [phrases.headings.events], items: items, current: 0..<items.count, fewLines: 0,
      flexible: 1, grants: [0, .max], needsLines: true, wraps: !isLarge)
  }
}
