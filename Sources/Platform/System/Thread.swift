import CUnix

/// Runs `body` on a detached thread that receives no signal except its own crash; returns
/// whether the thread could be created.
package func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
  let context = Unmanaged.passRetained(ThreadBody(body))
  let isStarted = cunix_thread_start(runThreadBody, context.toOpaque()) == 0
  if !isStarted { context.release() }
  return isStarted
}

/// The body of a thread, behind the pointer that C passes to it.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

private func runThreadBody(_ context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
}
