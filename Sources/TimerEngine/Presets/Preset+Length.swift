extension Preset {
  /// A break, which has no phases: only its end is announced.
  package static func pause(lasting seconds: Int) -> Preset {
    var rules = CueRules()
    (rules.intervals, rules.beeps) = ([:], 0)
    return Preset(
      Format(name: "", segments: [Segment(length: seconds, opening: nil, cueRules: rules)]))
  }

  /// The same preset with another length, in seconds: 1 or more.
  ///
  /// A time without a name gets the usual proportions. A named preset keeps its marks, and a phase
  /// that would begin before the talk begins with it. Several segments share the change in
  /// proportion to their lengths, and each keeps at least a second.
  package func lasting(_ seconds: Int) -> Preset {
    guard seconds != duration else { return self }
    var preset = self
    if name.isEmpty, format.segments.count == 1, format.segments[0].counts == .down {
      let standard = Segment(length: seconds, thresholds: .proportional(to: seconds))
      preset.format.segments[0].length = seconds
      if format.hasPhases { preset.format.segments[0].marks = standard.marks }
      return preset
    }
    let (count, whole) = (format.segments.count, max(1, duration))
    var (end, passed) = (0, 0)
    for index in format.segments.indices {
      end += format.segments[index].length
      let ownEnd = max(passed + 1, min(seconds - (count - 1 - index), end * seconds / whole))
      preset.format.segments[index].length = ownEnd - passed
      passed = ownEnd
    }
    return preset
  }
}
