@testable import TimerEngine

/// Looks for a way to break a rule.
struct TakeOverSearch {
  /// The steps that are tried, which are those that concern one matter.
  enum Matter: String, CaseIterable {
    case everything, ways, disks, lineages, sleep, reports

    fileprivate var kinds: [Step.Kind] {
      switch self {
      case .everything: Step.Kind.allCases
      case .ways: [.hear, .delay, .arrive, .takeOver, .change, .stop, .wake]
      case .disks:
        [.hear, .takeOver, .crash, .restart, .reboot, .losePreviousWrite, .restoreFirstDisk]
      case .lineages: [.hear, .takeOver, .crash, .startAfresh, .quit, .wait]
      case .sleep: [.hear, .takeOver, .crash, .startAfresh, .stop, .wait]
      case .reports: [.hear, .takeOver, .end, .undo, .arrive]
      }
    }
  }

  var matter = Matter.everything
  var model = TakeOverModel()
  /// How often a kind of step may be made at most; what is not named is not limited.
  var limits: [Step.Kind: Int] = [
    .takeOver: 3, .change: 1, .end: 2, .undo: 1, .quit: 1, .startAfresh: 1, .crash: 2, .stop: 1,
    .wait: 2, .lie: 1, .delay: 2,
  ]

  /// What was found.
  struct Result: CustomStringConvertible {
    var states = 0
    /// The first rule that was broken, and the steps that lead there.
    var violation: Violation?
    var steps: [Step] = []

    var description: String {
      violation.map { "\($0): \(steps.map(\.description).joined(separator: ", "))" }
        ?? "\(states) states"
    }
  }

  /// Every state that up to so many steps lead to.
  ///
  /// Of a state that was visited only the hash value is remembered.
  mutating func everything(depth: Int) throws -> Result {
    let start = try model.start()
    var result = Result(states: 1)
    var visited: Set<Int> = [start.hashValue]
    var edge = [(room: start, steps: [Step]())]
    for level in 1...depth {
      var next: [(room: TakeOverRoom, steps: [Step])] = []
      for (room, steps) in edge {
        for step in self.steps(in: room) {
          var new = room
          do {
            try make(step, in: &new)
            guard visited.insert(new.hashValue).inserted else { continue }
            try check(new)
          } catch {
            return Result(
              states: visited.count, violation: error as? Violation, steps: steps + [step])
          }
          if level < depth { next.append((new, steps + [step])) }
        }
      }
      edge = next
    }
    result.states = visited.count
    return result
  }

  /// So many steps at random.
  mutating func walk(_ count: Int, _ random: inout some RandomNumberGenerator) throws -> Result {
    var room = try model.start()
    var result = Result()
    for _ in 0..<count {
      guard let step = steps(in: room).randomElement(using: &random) else { break }
      result.steps.append(step)
      result.states += 1
      do {
        try make(step, in: &room)
        try check(room)
      } catch {
        result.violation = error as? Violation
        return result
      }
    }
    return result
  }

  private func make(_ step: Step, in room: inout TakeOverRoom) throws {
    if limits[step.kind] != nil { room.used[step.kind, default: 0] += 1 }
    try model.perform(step, in: &room)
  }

  private func check(_ room: TakeOverRoom) throws {
    try room.checkReports(model)
    try room.checkHealing(model)
  }

  private func steps(in room: TakeOverRoom) -> [Step] {
    matter.kinds.filter { kind in room.used[kind, default: 0] < limits[kind] ?? .max }
      .flatMap { Self.candidates[$0] ?? [] }.filter { model.allows($0, in: room) }
  }

  private static let candidates = Dictionary(
    uniqueKeysWithValues: Step.Kind.allCases.map { kind in
      switch kind {
      case .hear, .delay:
        (
          kind,
          (0...2).flatMap { one in (0...3).map { Step(kind, one, $0) } }
            .filter { $0.machine != $0.other }
        )
      case .wait: (kind, [Step(kind)])
      case .arrive, .startAfresh: (kind, (0...2).map { Step(kind, $0) })
      default: (kind, (0...3).map { Step(kind, $0) })
      }
    })
}
