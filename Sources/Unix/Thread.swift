import CUnix

/// Runs `body` on a thread that nobody waits for and that takes no signal but its own crash; returns
/// whether there is a thread to be had.
package func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
  let context = Unmanaged.passRetained(ThreadBody(body))
  let isStarted = cunix_thread_start(runThreadBody, context.toOpaque()) == 0
  if !isStarted { context.release() }
  return isStarted
}

/// What a thread does, behind the pointer that C hands to it.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

private func runThreadBody(_ context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
}
