import Platform
import StageRenderer
import TimerEngine

/// The lamps of one universe, by sACN or Art-Net.
struct DMXOutput<Port: PacketPort>: LampOutput {
  /// How slots become packets.
  enum Form: Hashable, Sendable {
    /// sACN from a source with 16 bytes that no other one has, and a name.
    case sACN(universe: UInt16, source: [UInt8], name: String)
    case artNet(universe: UInt16)
  }

  private let form: Form
  private let patch: DMXPatch
  /// What is told of faults: the protocol and the host.
  private let title: String
  private let open: () throws(PacketFault) -> Port?
  private var port: Port?
  private var schedule = RepeatSchedule()
  private var sequence: UInt8 = 0
  private var faults = FaultReport()

  /// Creates it.
  ///
  /// - Parameters:
  ///   - form: the protocol and the universe.
  ///   - patch: where the lamps are in the universe.
  ///   - title: what the operator is told of its faults, such as `sACN universe 1`.
  ///   - open: opens the way to the network; `nil` where it is not known yet whether that succeeds.
  ///     It is called again with each packet until it does.
  init(
    _ form: Form, _ patch: DMXPatch, title: String,
    open: @escaping () throws(PacketFault) -> Port?
  ) {
    self.form = form
    self.patch = patch
    self.title = title
    self.open = open
  }

  var nextWake: Timestamp { schedule.next }

  mutating func show(_ signal: LampSignal?, at now: Timestamp) -> [String] {
    let slots = patch.slots(signal)
    guard schedule.takeDue(slots, at: now) else { return [] }
    let fault = send(slots).map { "\(title): nothing can be sent: \($0). It tries again." }
    return faults.lines(of: fault, whenOver: "\(title): packets are sent again.")
  }

  mutating func leave() {
    let dark = patch.slots(nil)
    for _ in 0..<RepeatSchedule.repetitions { _ = send(dark) }
    if case .sACN = form {
      // Receivers ignore the slots of the packets that end a source.
      for _ in 0..<RepeatSchedule.repetitions { _ = send(dark, isLast: true) }
    }
    port?.close()
    port = nil
  }

  private mutating func send(_ slots: [UInt8], isLast: Bool = false) -> PacketFault? {
    do throws(PacketFault) {
      guard let port = try opened() else { return nil }
      try send(packet(slots, isLast: isLast), by: port)
      return nil
    } catch {
      port?.close()
      port = nil
      return error
    }
  }

  private func send(_ packet: [UInt8], by port: Port) throws(PacketFault) {
    do throws(Errno) { try port.send(packet) } catch { throw .system(error) }
  }

  /// The way to the network, which is opened if it is not.
  private mutating func opened() throws(PacketFault) -> Port? {
    if port == nil { port = try open() }
    return port
  }

  private mutating func packet(_ slots: [UInt8], isLast: Bool) -> [UInt8] {
    switch form {
    case .sACN(let universe, let source, let name):
      defer { sequence &+= 1 }
      return SACNPacket(
        source: source, name: name, universe: universe, sequence: sequence, isLast: isLast,
        slots: slots
      ).bytes
    case .artNet(let universe):
      // 0 would switch the order off.
      sequence = sequence == 255 ? 1 : sequence + 1
      return ArtNetPacket(universe: universe, sequence: sequence, slots: slots).bytes
    }
  }
}
