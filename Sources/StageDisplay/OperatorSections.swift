import SpeechAnnouncement
import TerminalCanvas
import TimerEngine

/// The lists of the operator view: the talk, the rundown, the displays and the events.
///
/// Where there are too few rows, events are left out first, then displays.
struct OperatorSections {
  let scene: Scene
  let snapshot: OperatorSnapshot
  let palette: Palette

  private var phrases: any Phrases { scene.phrases }

  /// Draws the lists in one column or two.
  func draw(in columns: [Rect], on canvas: inout Canvas) {
    let lists = [
      [talk, agenda].compactMap { $0 }, [displays, events(in: columns.last?.size.columns ?? 0)],
    ]
    let groups = columns.count == 1 ? [lists.flatMap { $0 }] : lists
    for (lists, area) in zip(groups, columns) {
      var row = area.origin.row
      let (counts, hasAir) = OperatorList.fitting(lists, in: area.size.rows)
      for (list, lines) in zip(lists, counts) {
        guard let lines else { continue }
        let place = Rect(
          column: area.origin.column, row: row, columns: area.size.columns, rows: 1 + lines)
        list.draw(in: place, on: &canvas, palette, scene.dots)
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
      lines: segments.count < 2 ? [] : segments.indices.map(segmentLine),
      current: scene.talk.segmentIndex, flexible: 1, grants: [2, 6, .max])
  }

  private func segmentLine(_ index: Int) -> OperatorList.Row {
    let segments = scene.talk.preset.format.segments
    let place = SegmentPlace(segments[index].name, number: index + 1, of: segments.count)
    let isCurrent = index == scene.talk.segmentIndex
    let name = place.name.isEmpty ? phrases.name(of: place) : place.name
    let left = index < scene.talk.left.count ? scene.talk.left[index] : .zero
    let over = left < .zero ? phrases.over(TimeText.plain(-left.shownSecond)) : ""
    return OperatorList.Row(
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
    let rows = agenda.lines.map { [agendaLine($0)] + remark([$0.note], palette.dim) }
    let current = agenda.lines.firstIndex { $0.state == .now || $0.state == .next } ?? 0
    return OperatorList(
      headings: agenda.state.map { [name, $0].joined(separator: OperatorList.separator) }
        + agenda.state + [name],
      lines: rows.flatMap { $0 } + remark(agenda.offer, palette.plain),
      current: rows.prefix(current).joined().count,
      flexible: 3, optional: 4, grants: [3, 6, .max])
  }

  /// A row below the titles, with the longest form for which there is room; none without a text.
  private func remark(_ forms: [String], _ style: Style) -> [OperatorList.Row] {
    forms.allSatisfy(\.isEmpty) ? [] : [OperatorList.Row(forms: forms, below: 3, style)]
  }

  private func agendaLine(_ line: AgendaLine) -> OperatorList.Row {
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
    return OperatorList.Row(
      [mark, planned, actual, line.title, hardEnd, TimeText.plain(line.length)], style)
  }

  // MARK: Displays and events

  private var displays: OperatorList {
    let lines = snapshot.displays.map { display in
      OperatorList.Row(
        display.texts(in: phrases, isUnicode: scene.capabilities.isUnicode),
        display.state == .connected ? palette.plain : palette.text(of: .red))
    }
    let count = snapshot.displays.count { $0.state != .lost }
    let heading = count > 0 ? [phrases.headings.displays, "\(count)"] : [phrases.noDisplay]
    return OperatorList(
      headings: OperatorList.headings(of: heading), lines: lines, current: 0, flexible: 0,
      grants: [0, 6, .max])
  }

  /// The events in full: a long one goes on in further lines.
  private func events(in columns: Int) -> OperatorList {
    let times = snapshot.events.map { Words.timeOfDayWithSeconds($0.time) }
    let room = columns - OperatorList.indent - OperatorList.gap - (times.map(\.columns).max() ?? 0)
    let lines = zip(times, snapshot.events).flatMap { time, event in
      let texts = event.text.columns > room ? event.text.wrapped(to: room) : [event.text]
      return texts.enumerated().map { index, text in
        OperatorList.Row([index == 0 ? time : "", text], palette.plain)
      }
    }
    return OperatorList(
      headings: [phrases.headings.events], lines: lines, current: 0, flexible: 1,
      grants: [0, .max], needsLines: true)
  }
}
