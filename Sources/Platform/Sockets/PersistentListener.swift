import TimerEngine

/// Keeps the socket of a room open.
///
/// It opens the socket again after that has failed, or after somebody has removed it. It pauses
/// accepting while the system has no descriptor for another client.
struct PersistentListener {
  /// The least pause between two attempts to open the socket.
  private static let retryPause = Duration.seconds(5)
  /// How long a clock that was just killed may still have the room, and the pause between two
  /// attempts meanwhile.
  private static let deathPatience = Duration.seconds(1)
  private static let deathPause = Duration.milliseconds(200)
  /// How long accepting pauses.
  private static let acceptPause = Duration.seconds(1)

  private var listener: Listener
  /// Where the socket and its folder are waited for.
  private let descriptors: DescriptorSet
  /// When to try again to open the socket; `nil` if it is open.
  private var retryAt: Timestamp? = .start
  /// Since when another clock has the room, while that may be one that was just killed.
  private var takenSince: Timestamp?
  /// When accepting resumes; `nil` if it is not paused.
  private(set) var acceptsAgainAt: Timestamp?

  init(_ address: RoomAddress, _ descriptors: DescriptorSet) {
    listener = Listener(address)
    self.descriptors = descriptors
  }

  /// Opens the socket if an attempt is due, or if it is gone and its folder cannot be watched.
  ///
  /// Call it at every wake. It throws why the socket cannot be opened; a later call tries again.
  mutating func openIfNeeded(at now: Timestamp) throws(LinkError) {
    if let retryAt {
      if retryAt <= now { try open(at: now) }
    } else if listener.changes == nil, !listener.isInPlace() {
      try open(at: now)
    }
  }

  /// Opens the socket again if its folder has changed and it is gone; resumes accepting if that is
  /// due.
  mutating func update(_ ready: Set<Int32>, at now: Timestamp) throws(LinkError) {
    if let acceptsAgainAt, acceptsAgainAt <= now { resumeAccepting() }
    if let changes = listener.changes, ready.contains(changes), !listener.isInPlace() {
      try open(at: now)
    }
  }

  private mutating func open(at now: Timestamp) throws(LinkError) {
    for descriptor in watched { descriptors.forget(descriptor) }
    defer { for descriptor in watched { descriptors.watch(descriptor) } }
    // A change in a watched folder leads to another attempt before this time.
    retryAt = now + Self.retryPause
    do throws(LinkError) {
      try listener.open()
      (retryAt, takenSince) = (nil, nil)
    } catch .taken(let room) {
      let since = takenSince ?? now
      guard now - since < Self.deathPatience else {
        takenSince = nil
        throw .taken(room: room)
      }
      (takenSince, retryAt) = (since, now + Self.deathPause)
    }
  }

  /// When to try the socket again if its clock may have been killed; `nil` if it was not.
  var nextAttempt: Timestamp? { takenSince == nil ? nil : retryAt }

  private var watched: [Int32] { [listener.descriptor, listener.changes].compactMap { $0 } }

  /// Whether a client wants to connect.
  func hasClient(_ ready: Set<Int32>) -> Bool { listener.descriptor.map(ready.contains) ?? false }

  /// The next client that wants to connect; `nil` if there is none.
  func accept() -> FileDescriptor? { listener.accept() }

  /// Pauses accepting: a client that cannot be accepted would wake the loop all the time.
  mutating func pauseAccepting(at now: Timestamp) {
    acceptsAgainAt = now + Self.acceptPause
    if let descriptor = listener.descriptor { descriptors.forget(descriptor) }
  }

  private mutating func resumeAccepting() {
    acceptsAgainAt = nil
    if let descriptor = listener.descriptor { descriptors.watch(descriptor) }
  }

  /// Closes the socket, and removes it; the next call of `openIfNeeded` opens it again.
  mutating func close() {
    for descriptor in watched { descriptors.forget(descriptor) }
    listener.close()
    retryAt = .start
  }
}
