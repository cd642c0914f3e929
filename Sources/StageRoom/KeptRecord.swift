package import TimerEngine

/// A record of a clock that a desk keeps as well, so that it can go on with the talk if the clock's machine dies.
///
/// Its text is that of the clock's own file.
package struct KeptRecord: Hashable, Sendable {
  /// What is recorded.
  ///
  /// The raw values are those of the protocol.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The talk that is under way, as `talk.yaml` has it; an empty text for none.
    case talk
    /// What of the rundown has run, as `rundown-ROOM.json` has it, but without the text of its file; an empty text
    /// for none.
    case rundown
    /// The text of the rundown's file.
    case file
    /// The presets that the rundown and the number keys use, as `presets.yaml` has them.
    case presets
    /// The ended talks of the lineage, as lines of `talks.jsonl`.
    case report
  }

  /// What is recorded.
  package let kind: Kind
  /// The contents of the file.
  package let text: String
  /// When the clock recorded it, in its real time.
  package let moment: Timestamp

  /// Creates a record.
  package init(_ kind: Kind, _ text: String, at moment: Timestamp) {
    (self.kind, self.text, self.moment) = (kind, text, moment)
  }
}

/// Something that a desk keeps on its disk.
package enum KeptChange: Hashable, Sendable {
  /// A record of the clock, and how long ago the clock recorded it.
  case record(KeptRecord.Kind, String, age: Duration)
  /// Who has the talks, the difference from the desk's real time to the session's time, and how long ago the
  /// clock was heard.
  case clock(Tenure, ClockOffset, age: Duration)
  /// The stage, as the clock has sent it.
  case stage(String)
}
