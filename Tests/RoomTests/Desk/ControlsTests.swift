import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// *Store* and *Undo* on the status line, for people who use only the mouse.
struct ControlsTests {
  /// From storing a preset to undoing a stop, with the mouse only.
  @Test func everythingIsDoneWithTheMouse() throws {
    var session = Session()
    session.reportFocus()
    session.handle(.input(.mouse(Mouse(.wheelUp, at: try session.place(of: .digits)))))
    #expect(session.status().hasSuffix("Store  Undo"))
    try session.click(.store)
    #expect(session.status().hasPrefix("Slot 1-9 or lamp"))
    try session.click(.slot(4))
    #expect(session.console.state.presets[slot: 4]?.duration == 1140)
    session.pass(seconds: 1)
    try session.click(.digits)
    session.pass(seconds: 30)
    #expect(!session.status().hasSuffix("Undo"))
    try session.click(.digits)
    #expect(!session.isRunning)
    session.pass(seconds: 5)
    try session.click(.undo)
    #expect(session.isRunning)
    #expect(session.shown == 1140 - 35)
  }

  @Test func theControlsGoWithTheHand() throws {
    var session = Session()
    try session.click(.lamp(.yellow))
    session.pass(.milliseconds(9_900))
    #expect(session.status().hasSuffix("Store  Undo"))
    session.pass(.milliseconds(100))
    #expect(session.status() == "READY   Space starts   ? help")
    session.resize(Size("39x12"))
    try session.click(.lamp(.yellow))
    #expect(!session.status().contains("Undo"))
  }
}
