// What has become of a talk whose record is apart from that of the rundown.
extension Rundown {
  /// What a recorded talk is to the rundown.
  package enum TalkState: Hashable, Sendable {
    /// It is the talk of an item, and has not ended.
    case underWay
    /// Its item has ended, or was left or reset.
    case ended
    /// The rundown cannot tell.
    case unknown
  }

  /// What has become of the talk with this id, which was that of an item.
  ///
  /// The record of a talk is written before that of the rundown when the talk starts, and removed after
  /// it when the talk ends. So the rundown may not know yet that the talk was started, and the talk's
  /// record may still be there after the end.
  ///
  /// - Parameters:
  ///   - id: the talk's id; `nil` if it has none.
  ///   - item: the id of its item.
  ///   - isReported: whether the report has it as ended.
  /// - Returns: whether it goes on, has ended, or is none that the rundown knows.
  package func state(ofTalk id: String?, item: String, isReported: Bool) -> TalkState {
    let index = items.firstIndex { $0.id == item }
    guard let index else { return isReported ? .ended : .unknown }
    if let actual = items[index].actual, actual.talk == nil || actual.talk == id {
      if actual.end != nil { return .ended }
      return index == position ? .underWay : isReported ? .ended : .unknown
    }
    if isReported { return .ended }
    return id != nil || index == position ? .underWay : .unknown
  }

  /// Loads the item whose talk was started at a moment; the item that was loaded before has ended then.
  package mutating func load(item: String, startedAt moment: Int) {
    guard let index = items.firstIndex(where: { $0.id == item }), index != position else { return }
    if index > position, let start = current?.actual?.start, current?.actual?.end == nil {
      items[position].actual?.end = max(moment, start)
    }
    // Going back to an item discards what has run from there on.
    for later in items.indices where index <= later && later <= position {
      items[later].actual = nil
    }
    items[index].actual = nil
    items[index].isSkipped = false
    position = index
  }
}
