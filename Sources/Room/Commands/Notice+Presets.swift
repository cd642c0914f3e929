package import SpeechAnnouncement
import StageRenderer
package import TimerEngine

// Notices about presets and files, and their texts.
extension Notice {
  /// A change of a preset.
  package enum PresetNotice: Equatable, Sendable {
    /// A preset was loaded.
    case loaded(Preset)
    /// A talk was stored in a slot; with the preset that was there before.
    case stored(Preset, before: Preset?)
    /// A change of a slot was not undone because another program has changed the slot.
    case notUndone(Int)
    /// The files of presets have changed; with the names of the presets that are other ones now, or
    /// gone.
    case filesChanged([String])
    /// A slot's preset was removed; with the preset that the slot has now.
    case removed(Preset, Int, now: Preset?)
  }

  /// A problem with a file.
  package enum FileNotice: Equatable, Sendable {
    /// A stored preset will be lost when the program ends, and why.
    case notStored(String)
    /// The talk will be lost if the program ends, and why.
    case notRecorded(String)
    /// A talk that has ended is not in the report, and why.
    case notAddedToReport(String)
    /// Something stored may be lost in a power failure, and why.
    case notSynced(String)
    /// Something is not on disk yet because the disk is slow.
    case storingIsSlow
    /// The problems in the preset files.
    case problems([LocatedProblem])
  }
}

extension Notice.PresetNotice {
  func texts(_ form: TimeForm) -> [String] {
    let phrases = form.phrases
    func nameAndLength(_ preset: Preset) -> String { Words.nameAndLength(of: preset, form) }
    switch self {
    case .loaded(let preset):
      let name = Words.name(of: preset, in: phrases)
      let length = form.text(preset.duration)
      return [form.named(name, Words.times(of: preset, form)), form.named(name, length), length]
    case .stored(let preset, let before): return Self.texts(stored: preset, before, form)
    case .notUndone(let slot): return phrases.notUndone(slot: slot)
    case .filesChanged(let names):
      let shown = names.prefix(5).map(phrases.quoted).joined(separator: phrases.comma)
      let all = names.count > 5 ? shown + phrases.comma + "…" : shown
      return [phrases.presetsChanged + phrases.colon + all, phrases.presetsChanged]
    case .removed(let preset, let slot, let now):
      return [phrases.removed(nameAndLength(preset), from: slot, now: now.map(nameAndLength))]
    }
  }

  private static func texts(
    stored preset: Preset, _ before: Preset?, _ form: TimeForm
  ) -> [String] {
    let phrases = form.phrases
    let slot = phrases.slot(preset.slot ?? 0)
    let name = preset.name == Words.name(ofSlot: preset.slot ?? 0) ? "" : preset.name
    let times = Words.times(of: preset, form)
    let nameAndTimes = form.named(name, times)
    let now = [nameAndTimes, times, form.text(preset.duration)].map {
      phrases.changed(slot, to: $0, from: nil)
    }
    guard let before, before != preset else { return now }
    let earlier = before.name == preset.name ? "" : Words.name(of: before, in: phrases)
    let was = form.named(earlier, form.text(before.duration))
    return [phrases.changed(slot, to: nameAndTimes, from: was)] + now
  }
}

extension Notice.FileNotice {
  func texts(in phrases: Phrases) -> [String] {
    switch self {
    case .notStored(let reason): Self.texts([phrases.notStored], reason, phrases)
    case .notRecorded(let reason): Self.texts(phrases.notRecorded, reason, phrases)
    case .notAddedToReport(let reason): Self.texts(phrases.notReported, reason, phrases)
    case .notSynced(let reason): Self.texts(phrases.notSynced, reason, phrases)
    case .storingIsSlow: phrases.storingIsSlow
    case .problems(let problems): Self.texts(of: problems, phrases)
    }
  }

  /// The forms of a text with the reason, and then those without it.
  private static func texts(
    _ forms: [String], _ reason: String, _ phrases: Phrases
  ) -> [String] {
    forms.map { $0 + phrases.colon + reason } + forms
  }

  private static func texts(of problems: [LocatedProblem], _ phrases: Phrases) -> [String] {
    guard let first = problems.first else { return [] }
    let check = "speakerclock presets check"
    let texts = phrases.texts(of: first.problem).map { first.place + ": " + $0 }
    let others = problems.count - 1
    return [others > 0 ? phrases.problem(texts[0], andMore: others, see: check) : texts[0]]
      + texts.dropFirst() + phrases.wrongFile(see: check)
  }
}
