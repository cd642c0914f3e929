@testable import TimerEngine

/// What happens in a room in which everybody goes by the rules of production.
struct TakeOverModel {
  /// The offset of each machine to each other one is measured with this error, in milliseconds.
  var offsetErrors = Self.offsetErrors { ($0 + $1).isMultiple(of: 2) ? 250 : -250 }
  /// The time of day of a machine that was off is wrong by this, in milliseconds.
  var wallErrors = [900, -900, 900, -900]
  /// The random numbers in the order in which they are drawn.
  var randomNumbers = (1...1500).map { UInt128($0) }
  /// The rule that is broken on purpose.
  var fault: Fault?
  /// The disks as they are at the start.
  private(set) var firstDisks: [Disk] = []

  /// By how much an offset may be wrong, in milliseconds.
  static let maxOffsetError = 250

  static func offsetErrors(_ error: (Int, Int) -> Int) -> [[Int]] {
    (0...3).map { receiver in (0...3).map { error(receiver, $0) } }
  }

  /// A room in which a clock has just started, and everybody has heard it.
  mutating func start() throws(Violation) -> TakeOverRoom {
    var room = TakeOverRoom(machines: Array(repeating: Machine(), count: 4))
    room.machines[TakeOverRoom.clock].isRunning = false
    try perform(Step(.startAfresh), in: &room)
    for receiver in 1...TakeOverRoom.display { try perform(Step(.hear, 0, receiver), in: &room) }
    firstDisks = room.machines.map(\.disk)
    for machine in room.machines.indices {
      room.machines[machine].olderDisk = firstDisks[machine]
    }
    return room
  }

  /// Whether a step can be made.
  func allows(_ step: Step, in room: TakeOverRoom) -> Bool {
    let machine = step.machine
    switch step.kind {
    case .hear:
      return canSay(machine, to: step.other, in: room) && !room.machines[step.other].isStopped
        && !room.letters.contains {
          $0.from == machine && $0.to == step.other && !$0.isFence
        }
    case .delay: return canSay(machine, to: step.other, in: room)
    case .arrive:
      return room.letters.indices.contains(machine)
        && !room.machines[room.letters[machine].to].isStopped
    case .takeOver:
      return machine != TakeOverRoom.display && room.machines[machine].isAwake
        && room.machines[machine].holding == nil && !room.machines[machine].disk.kept.isEmpty
    case .change, .end, .quit:
      return room.machines[machine].isAwake && room.machines[machine].holds
    case .undo:
      return room.machines[machine].isAwake && room.machines[machine].holds
        && lastEnd(on: machine, in: room) != nil
    case .startAfresh: return machine == TakeOverRoom.clock && !room.machines[machine].isRunning
    case .crash: return machine != TakeOverRoom.display && room.machines[machine].isRunning
    case .restart, .reboot, .losePreviousWrite, .restoreFirstDisk:
      return !room.machines[machine].isRunning
    case .stop: return room.machines[machine].isAwake
    case .wake: return room.machines[machine].isStopped
    case .lie: return room.machines[machine].holds
    case .wait: return true
    }
  }

  /// Whether a clock speaks, and another machine has a way to it; a clock that was no desk has
  /// opened none.
  private func canSay(_ sender: Int, to receiver: Int, in room: TakeOverRoom) -> Bool {
    room.machines[sender].isAwake && room.machines[sender].holding != nil
      && room.machines[receiver].isRunning
      && (receiver != TakeOverRoom.clock || !room.machines[receiver].holds)
  }

  /// Makes a step, which is allowed.
  func perform(_ step: Step, in room: inout TakeOverRoom) throws(Violation) {
    let machine = step.machine
    switch step.kind {
    case .hear: try deliver(letter(from: machine, to: step.other, in: room), in: &room)
    case .delay: post(letter(from: machine, to: step.other, in: room), in: &room)
    case .arrive: try deliver(room.letters.remove(at: machine), in: &room)
    case .takeOver: try takeOver(machine, in: &room)
    case .change: change(machine, in: &room)
    case .end: end(machine, in: &room)
    case .undo: undo(machine, in: &room)
    case .quit:
      room.machines[machine].last = room.machines[machine].disk.record
      if let last = room.machines[machine].last { room.ended.insert(last.leadership) }
      end(machine, in: &room)
      write(machine, in: &room) { $0.record = nil }
      room.machines[machine].isLeaving = true
    case .startAfresh: startAfresh(machine, in: &room)
    case .crash: room.machines[machine].stopRunning()
    case .restart, .reboot, .losePreviousWrite, .restoreFirstDisk:
      try restart(machine, step.kind, in: &room)
    case .stop: room.machines[machine].isStopped = true
    case .wake:
      room.machines[machine].isStopped = false
      room.machines[machine].choice.turn(at: room.moment)
    case .lie: lie(to: machine, in: &room)
    case .wait: wait(in: &room)
    }
  }

  private func lie(to machine: Int, in room: inout TakeOverRoom) {
    guard let leadership = room.machines[machine].disk.record?.leadership else { return }
    let lie = Leadership(leadership.lineage, Rank(epoch: 99, leader: 0))
    post(
      Letter(from: TakeOverRoom.display, to: machine, content: .stepDown(lie, word: 0)), in: &room)
  }

  private func wait(in room: inout TakeOverRoom) {
    for _ in 1...2 {
      room.now += 10
      for machine in room.machines.indices {
        if room.machines[machine].isStopped { room.machines[machine].awakeSince = room.now }
        guard !room.machines[machine].isStopped || fault == .countsSleep else { continue }
        room.machines[machine].choice.turn(at: room.moment)
      }
    }
  }

  func draw(in room: inout TakeOverRoom) -> UInt128 {
    room.drawn += 1
    return randomNumbers[room.drawn - 1]
  }

  /// Changes a disk, which is written before anything else happens.
  func write(_ machine: Int, in room: inout TakeOverRoom, _ change: (inout Disk) -> Void) {
    room.machines[machine].olderDisk = room.machines[machine].disk
    change(&room.machines[machine].disk)
  }
}
