public import SpeakerTimer
public import SpeakerTimerRuntime
public import TimerEngine
public import UserFiles

/// The user's files: slots and the record of the talk.
public struct UserStorage: Storage {
  private let slots = SlotFile(.ofUser)
  private let hints = HintFile(.stateOfUser)
  private let talk: TalkFile?
  private let takesUp: Bool
  /// What cannot be done, in words.
  let faults: [String]
  /// The talk that an earlier run of the program did not end.
  private let earlier: TalkRecord?

  /// Takes the record with a name, or none for a rehearsal; `takesUp` says whether an earlier talk
  /// is to go on by itself.
  init(record name: String?, takesUp: Bool) {
    self.takesUp = takesUp
    guard let name else {
      (talk, earlier, faults) = (nil, nil, [])
      return
    }
    do throws(TalkFile.Refusal) {
      let talk = try TalkFile(in: .stateOfUser, name: name)
      self.talk = talk
      (earlier, faults) = Self.earlier(in: talk)
    } catch {
      (talk, earlier, faults) = (nil, nil, [Self.words(for: error)])
    }
  }

  private static func earlier(in talk: TalkFile) -> (TalkRecord?, [String]) {
    do throws(FileProblem) {
      return (try talk.record(), [])
    } catch {
      return (nil, ["The last talk cannot be read: \(error.short)"])
    }
  }

  private static func words(for refusal: TalkFile.Refusal) -> String {
    switch refusal {
    case .taken(let since):
      "Another clock runs here\(since.isEmpty ? "" : " since " + since): this talk is not recorded. "
        + "--state NAME gives it a record of its own"
    case .unusable(let error): "The talk is not recorded: \(error)"
    }
  }

  /// The countdown that goes on, if one does, and what is said of the earlier talk.
  func takenUp(at clocks: ClockReading) -> (countdown: Countdown?, earlier: Beginning.Earlier?) {
    guard let earlier else { return (nil, nil) }
    let countdown = earlier.countdown(at: clocks)
    return takesUp && !earlier.isOld(at: clocks)
      ? (countdown, .resumed) : (nil, .offered(countdown))
  }

  /// Puts a preset into its slot.
  public func store(_ preset: Preset) throws(StoreError) { try slots.store(preset) }

  /// What this user has not been told yet.
  var newHints: Set<Hint> {
    let seen = hints.seen
    return Set(Hint.allCases.filter { !seen.contains($0.rawValue) })
  }

  /// Remembers that a hint has done its work.
  public func remember(_ hint: Hint) throws(StoreError) { try hints.add(hint.rawValue) }

  /// Records the talk; where there is no record, nothing happens.
  public func record(_ countdown: Countdown?, at now: Timestamp) throws(StoreError) {
    try talk?.write(countdown.flatMap { TalkRecord($0, at: now, clocks: .now) })
  }

  /// Leaves nothing behind but the record.
  func close() {
    slots.tidy()
    talk?.close()
  }
}

extension UserFolder {
  /// The folder of the user's records.
  static var stateOfUser: UserFolder? { state(environment) }
}
