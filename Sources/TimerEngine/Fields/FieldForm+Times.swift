/// A moment, in microseconds of the session's time, up to the year 2200.
package struct MomentForm: FieldForm {
  /// Which clock the moment is of.
  enum Scale {
    /// The talk's time, which passes faster in a rehearsal.
    case talk
    /// The clock's real time.
    case real
    /// The session's time itself.
    case session
  }

  let scale: Scale

  static let limits: ClosedRange<Int64> = -7_300_000_000_000_000...7_300_000_000_000_000

  package func read(
    _ node: JSONScanner.Node, from fields: inout Fields
  ) throws(Fields.Fault) -> Timestamp {
    let number = try NumberForm(limits: Self.limits).read(node, from: &fields)
    return switch scale {
    case .talk: fields.time.talk(number)
    case .real: fields.time.real(number)
    case .session: .start + .microseconds(number)
    }
  }

  package func write(_ moment: Timestamp, to fields: inout Fields) {
    let number =
      switch scale {
      case .talk: fields.time.talk(moment)
      case .real: fields.time.real(moment)
      case .session: moment.sinceStart.microsecondsRoundedUp
      }
    fields.json.append(Int(number))
  }

  package func type(in fields: inout Fields) -> FieldType {
    NumberForm(limits: Self.limits).type(in: &fields)
  }
}

extension FieldForm where Self == MomentForm {
  /// A moment of the talk's time.
  package static var talkMoment: MomentForm { MomentForm(scale: .talk) }
  /// A moment of the clock's real time.
  package static var realMoment: MomentForm { MomentForm(scale: .real) }
  /// A moment that is already in the session's time.
  package static var sessionMoment: MomentForm { MomentForm(scale: .session) }
}

extension FieldForm where Self == NumberForm<Int64> {
  /// A moment of the session's time as a number of microseconds.
  package static var microseconds: Self { NumberForm(limits: MomentForm.limits) }
}

extension FieldForm where Self == MappedForm<NumberForm<Int>, Int> {
  /// Whole seconds, in microseconds; what is less than a second is left out.
  package static func wholeSeconds(_ limits: ClosedRange<Int>) -> Self {
    MappedForm(
      .number(limits.lowerBound * 1_000_000...limits.upperBound * 1_000_000),
      read: { $0 / 1_000_000 }, write: { $0 * 1_000_000 })
  }
}

extension FieldForm where Self == MappedForm<NumberForm<Int>, Duration> {
  /// A length between two numbers of seconds, in microseconds, rounded up.
  package static func duration(_ limits: ClosedRange<Int>) -> Self {
    MappedForm(
      .number(limits.lowerBound * 1_000_000...limits.upperBound * 1_000_000),
      read: { .microseconds($0) }, write: { Int($0.microsecondsRoundedUp) })
  }

  /// What is left of a talk: a day at most, or up to a month of overtime.
  package static var remaining: Self { .duration(-30 * 86_400...86_400) }
}

extension FieldForm where Self == MappedForm<DecimalForm, Int> {
  /// Milliseconds within limits, as a number of seconds, which may have a fraction.
  package static func seconds(_ limits: ClosedRange<Int>) -> Self {
    MappedForm(
      .decimal, described: .described("a number of seconds, such as 1080 or 62.5"),
      read: { seconds in
        Int(exactly: (seconds * 1000).rounded()).flatMap { limits ~= $0 ? $0 : nil }
      }, write: { Double($0) / 1000 })
  }
}
