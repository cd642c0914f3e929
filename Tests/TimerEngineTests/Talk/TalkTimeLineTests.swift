import Testing
import TimerEngine

/// Ten seconds, yellow at four, red at two: whole talks as lines.
struct TalkTimeLineTests {
  @Test(arguments: transport)
  func aTalkStartsStopsAndGoesOn(scene: Scene) {
    #expect(TimeLine(drawing: scene.drawing, of: .tenSeconds).drawing == scene.drawing)
  }

  private static let transport = [
    Scene(
      "from the start to overtime",
      """
      keys   _.............
      run    >>>>>>>>>>>>>>
      shown  a9876543210123
      phase  GGGGGGYYRRR+++
      """),
    Scene(
      "ready, it waits",
      """
      keys   ..._..
      run    --->>>
      shown  aaaa98
      phase  GGGGGG
      """),
    Scene(
      "stopped, it holds",
      """
      keys   _..._...._...
      run    >>>>|||||>>>>
      shown  a987666666543
      phase  GGGGGGGGGGGYY
      """),
    Scene(
      "stopped in overtime",
      """
      keys   _..........._.._..
      run    >>>>>>>>>>>>|||>>>
      shown  a98765432101222234
      phase  GGGGGGYYRRR+++++++
      """),
    Scene(
      "an undone stop goes on as if it had never been",
      """
      keys   _..._...u...
      run    >>>>||||>>>>
      shown  a98766662101
      phase  GGGGGGGGRRR+
      """),
    Scene(
      "a forgotten start",
      """
      keys   ...o...
      run    --->>>>
      shown  aaa7654
      phase  GGGGGGY
      """),
    Scene(
      "a forgotten start after a stop",
      """
      keys   _..._...o..
      run    >>>>||||>>>
      shown  a9876666210
      phase  GGGGGGGGRRR
      """),
    Scene(
      "a start that came late, moved back afterwards; the second time it stands there already",
      """
      keys   ..._..oo.
      run    --->>>>>>
      shown  aaaa98432
      phase  GGGGGGYYR
      """),
  ]

  @Test(arguments: setting)
  func aTimeIsChosen(scene: Scene) {
    #expect(TimeLine(drawing: scene.drawing, of: .tenSeconds).drawing == scene.drawing)
  }

  private static let setting = [
    Scene(
      "a lamp brings the time at which its phase begins, and stops the clock",
      """
      keys   _..y.._..r_.
      run    >>>>>>||||>>
      shown  a98432111221
      phase  GGGYYRRRRRRR
      """),
    Scene(
      "the green time out of overtime, and overtime back: issue 2's way",
      """
      keys   _...........g..u..
      run    >>>>>>>>>>>>>>>>>>
      shown  a98765432101a98567
      phase  GGGGGGYYRRR+GGG+++
      """),
    Scene(
      "a slot",
      """
      keys   _..1.._....g
      run    >>>--->>>>>>
      shown  a98777765437
      phase  GGGGGGGGGGYG
      """),
    Scene(
      "arrows while it is ready set the green time too; running they do nothing",
      """
      keys   .><<_.><.g
      run    ---->>>>>>
      shown  afa5543215
      phase  GGGGGYYRRG
      """),
    Scene(
      "arrows while it is paused move the clock alone",
      """
      keys   _.._>.<<g
      run    >>>||||||
      shown  a987cc72a
      phase  GGGGGGGRG
      """),
  ]

  @Test(arguments: [1, 1_000_000, 999_999_999])
  func aTalkMayStartAtAnyMoment(nanosecond: Int) {
    let drawing = Self.transport[2].drawing
    let start = Timestamp.nanosecond(nanosecond)
    let countdown = Talk.tenSeconds
    #expect(TimeLine(drawing: drawing, of: countdown, from: start).drawing == drawing)
  }
}
