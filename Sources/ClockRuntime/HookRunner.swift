package import OperatorConsole
package import StageDisplay
package import TimerEngine
import Unix

/// Runs the commands of hooks, and waits for none of them.
///
/// A command that hangs is left to itself, and eight of one hook are the most at once: what comes
/// then is left out, and the other hooks are run as ever. None is ended with the program.
package struct HookRunner: EventSink {
  /// How many commands of one hook run at once.
  static let maxRunning = 8

  private let commands: [Hook: String]
  private let start: (String, [String]) throws(Errno) -> Int32
  private var running: [Int32: Hook] = [:]

  /// Creates a runner of the shell's commands; what they write is appended to a log or thrown away.
  package init(_ commands: [Hook: String], log: LogFile?) {
    log?.file.allowWaiting()
    self.init(commands) { command, variables throws(Errno) in
      try ChildProcess.runShell(command, variables: variables, output: log?.file)
    }
  }

  /// Creates a runner that starts a command with its part of the environment in this way, and
  /// knows it by the number that comes back.
  init(
    _ commands: [Hook: String], start: @escaping (String, [String]) throws(Errno) -> Int32
  ) {
    self.commands = commands
    self.start = start
  }

  /// Runs the command of an event, if it has one.
  package mutating func handle(_ event: TalkEvent, _ after: StageSnapshot) -> [SinkFault] {
    guard let hook = Hook(event.kind), let command = commands[hook] else { return [] }
    guard running.values.count(where: { $0 == hook }) < Self.maxRunning else {
      return [fault(hook, "left out: \(Self.maxRunning) of its commands are still running")]
    }
    do throws(Errno) {
      running[try start(command, event.environment)] = hook
      return []
    } catch {
      return [fault(hook, "failed: no shell can be started (\(error))")]
    }
  }

  /// Takes that a child has ended, which may be no command of a hook.
  package mutating func childEnded(_ id: Int32, status: Int32) -> [SinkFault] {
    guard let hook = running.removeValue(forKey: id), status != 0 else { return [] }
    return [fault(hook, "failed: its command ended with status \(status)")]
  }

  private func fault(_ hook: Hook, _ words: String) -> SinkFault {
    SinkFault(hook.option, "\(hook.option) \(words)")
  }
}
