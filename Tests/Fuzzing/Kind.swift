/// What the bytes are.
enum Kind: String, CaseIterable {
  /// A file of presets.
  case presets
  /// A `config.yaml`.
  case configuration
  /// A duration or a time of day.
  case times
  /// What a terminal sends to the clock on its screen.
  case keys
  /// What a pipe brings where there is no screen.
  case commands
  /// The record of a running talk.
  case talk
  /// The presets that the keys store.
  case slots
  /// The hints that have done their work.
  case hints
  /// Presets that somebody else has shared.
  case shares
  /// A rundown.
  case rundowns
  /// How far a rundown has come.
  case records
  /// Tables and schedules of other programs.
  case imports
  /// The talks that have ended.
  case report
  /// What clients of a clock send.
  case requests
  /// What a clock sends to its displays.
  case snapshots
  /// What a broker sends.
  case packets
  /// What a show controller sends.
  case datagrams

  /// Reads an input as this kind, and claims what must hold then.
  func feed(_ bytes: [UInt8]) {
    switch self {
    case .presets: fuzzPresets(bytes)
    case .configuration: fuzzConfiguration(bytes)
    case .times: fuzzTimes(bytes)
    case .keys: fuzzKeys(bytes)
    case .commands: fuzzCommands(bytes)
    case .talk: fuzzTalk(bytes)
    case .slots: fuzzSlots(bytes)
    case .rundowns: fuzzRundowns(bytes)
    case .records: fuzzRundownRecord(bytes)
    case .imports: fuzzImports(bytes)
    case .report: fuzzReport(bytes)
    case .requests: fuzzRequests(bytes)
    case .snapshots: fuzzSnapshots(bytes)
    case .packets: fuzzPackets(bytes)
    case .datagrams: fuzzDatagrams(bytes)
    case .hints: fuzzHints(bytes)
    case .shares: fuzzShares(bytes)
    }
  }
}
