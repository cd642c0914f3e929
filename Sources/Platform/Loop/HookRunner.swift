package import Room
import SpeechAnnouncement
package import StageRenderer
package import TimerEngine

/// Runs the commands of hooks without waiting for them.
///
/// A command that hangs keeps running. Each hook runs at most eight commands at once: further
/// events of that hook are dropped, and other hooks are not affected. Commands outlive the program.
package struct HookRunner: EventSink {
  /// How many commands of one hook run at once.
  static let maxRunning = 8

  private let commands: [Hook: String]
  private let start: (String, [String]) throws(Errno) -> Int32
  private var running: [Int32: Hook] = [:]

  /// Creates a runner of shell commands; their output goes to the log, or is discarded.
  package init(_ commands: [Hook: String], log: LogFile?) {
    log?.file.allowWaiting()
    self.init(commands) { command, variables throws(Errno) in
      try ChildProcess.runShell(command, variables: variables, output: log?.file)
    }
  }

  /// Creates a runner that starts each command, with its part of the environment, by `start`, which
  /// returns its process id.
  init(
    _ commands: [Hook: String], start: @escaping (String, [String]) throws(Errno) -> Int32
  ) {
    self.commands = commands
    self.start = start
  }

  /// Runs the command for an event, if there is one.
  package mutating func handle(_ event: TalkEvent, _ after: StageSnapshot) -> [SinkFault] {
    guard let hook = Hook(event.kind), let command = commands[hook] else { return [] }
    guard running.values.count(where: { $0 == hook }) < Self.maxRunning else {
      return [SinkFault(hook.option, .hookIsBusy(hook.option, running: Self.maxRunning))]
    }
    do throws(Errno) {
      running[try start(command, event.environment)] = hook
      return []
    } catch {
      return [SinkFault(hook.option, .hookNotRun(hook.option, reason: "\(error)"))]
    }
  }

  /// Handles the end of a child, which may not belong to a hook.
  package mutating func childEnded(_ id: Int32, status: Int32) -> [SinkFault] {
    guard let hook = running.removeValue(forKey: id), status != 0 else { return [] }
    return [SinkFault(hook.option, .hookFailed(hook.option, status: status))]
  }
}
