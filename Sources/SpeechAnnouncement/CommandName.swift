/// A command that can be typed, by the name that it has in every language.
package enum CommandName: String, CaseIterable, Hashable, Sendable {
  case start, stop, toggle, add, take, set, preset, green, yellow, red, reset, next, previous
  case until, questions, backdate, go, skip, move, title, speaker, shorten, insert
  case catchUp = "catch up"
  case rundown, reload, store, remove, message, clear, blackout, flash, identify, undo, time,
    displays
  case events, help, layout, theme, announcements, lock, clock, beside
  case operatorView = "operator"
  case takeOver = "take over"
  case handOver = "hand over"
  case quit
}
