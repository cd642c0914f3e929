import Testing
import TimerEngine
import TimerTestSupport

/// More time lines as in `TalkTimeLineTests`: time that is added and taken away, and lamps
/// that store the time.
struct TalkTimeLineChangeTests {
  @Test(arguments: giving)
  func timeIsGivenAndTaken(scene: Scene) {
    #expect(TimeLine(drawing: scene.drawing, of: .tenSeconds).drawing == scene.drawing)
  }

  private static let giving = [
    Scene(
      "time given across a threshold brings the colour back; the green time stays",
      """
      keys   _......]....g
      run    >>>>>>>>>>>>>
      shown  a987654dcba9a
      phase  GGGGGGYGGGGGG
      """),
    Scene(
      "before the deadline no more can be taken than is there",
      """
      keys   _..[....
      run    >>>>>>>>
      shown  a9801234
      phase  GGGR++++
      """),
    Scene(
      "in overtime the arithmetic is exact both ways",
      """
      keys   _...........[.]..]..
      run    >>>>>>>>>>>>>>>>>>>>
      shown  a98765432101cd456321
      phase  GGGGGGYYRRR++++++YRR
      """),
    Scene(
      "paused in overtime too",
      """
      keys   _..........._[]]._.
      run    >>>>>>>>>>>>|||||>>
      shown  a987654321012c28887
      phase  GGGGGGYYRRR++++GGGG
      """),
    Scene(
      "a minute more, and later a minute less",
      """
      keys   _.+...-.
      run    >>>>>>>>
      shown  a9****43
      phase  GGGGGGYY
      """),
  ]

  @Test(arguments: holding)
  func lampsAreHeld(scene: Scene) {
    #expect(TimeLine(drawing: scene.drawing, of: .tenSeconds).drawing == scene.drawing)
  }

  private static let holding = [
    Scene(
      "yellow is tapped, set and held",
      """
      keys   y>Yg_..
      run    ---->>>
      shown  499aa98
      phase  YGYGGYY
      """),
    Scene(
      "yellow begins now, red as before",
      """
      keys   _....Y.....
      run    >>>>>>>>>>>
      shown  a9876543210
      phase  GGGGGYYYRRR
      """),
    Scene(
      "red begins now",
      """
      keys   _......R...
      run    >>>>>>>>>>>
      shown  a9876543210
      phase  GGGGGGYRRRR
      """),
    Scene(
      "red above yellow is refused",
      """
      keys   _...R......
      run    >>>>>>>>>>>
      shown  a9876543210
      phase  GGGGGGYYRRR
      """),
    Scene(
      "yellow below red lowers red",
      """
      keys   _........Yr
      run    >>>>>>>>>>>
      shown  a9876543211
      phase  GGGGGGYYRRR
      """),
    Scene(
      "green below the thresholds lowers them; undone, they are back",
      """
      keys   _......_Gbuub
      run    >>>>>>>||-||-
      shown  a98765433333a
      phase  GGGGGGYYYYYYG
      """),
  ]
}
