extension Duration {
  /// The whole second that the screen shows for this remaining time: the time rounded up.
  ///
  /// 18:00 stands for a full second, 0 appears exactly at the deadline and stands for a second,
  /// −1 appears one second after it. Digits, phase, lamp, words and beep all derive from this
  /// one integer, so they change together.
  package var shownSecond: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) + (attoseconds > 0 ? 1 : 0)
  }
}

/// The longest time that can be set: 23:59:59, in seconds.
package let longestTime = 86_399
