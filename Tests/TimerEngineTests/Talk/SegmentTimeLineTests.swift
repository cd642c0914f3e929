import Testing
import TimerEngine
import TimerTestSupport

/// Talks of several segments as lines.
struct SegmentTimeLineTests {
  /// Four seconds, then three, then two; yellow in the last two seconds of each, red at zero.
  private static func preset(_ ends: SegmentEnd...) -> Preset {
    let segments = zip([4, 3, 2], ends).map { length, end in
      Segment(length: length, thresholds: .yellow(2, red: 0), atEnd: end)
    }
    return Preset(Format(name: "Parts", segments: segments))
  }

  /// A start that is backdated into the second segment announces nothing that has begun there
  /// already.
  @Test func aBackdatedStartAnnouncesNothingOfThePast() throws {
    var talk = Talk(Self.preset(.next, .wait, .stop))
    // The second segment is yellow from its second second on.
    let events = try talk.apply(.backdate, at: .second(6)) + talk.advance(to: .second(6))
    #expect(talk.snapshot.segmentIndex == 1 && talk.snapshot.phase(at: .second(6)) == .yellow)
    #expect(!events.contains { if case .phase = $0.kind { true } else { false } })
    let later = talk.advance(to: .second(7))
    #expect(later.map(\.kind) == [.phase(.red, from: .yellow), .zero, .passed(from: 1, to: 0)])
  }

  private static let waiting = [
    Scene(
      "it runs into overtime until somebody goes on",
      """
      keys    _.....n.....n.
      part    11111122222233
      run     >>>>>>>>>>>>>>
      digits  43210132101221
      phase   GGYYR+GYYR++YY
      """),
    Scene(
      "gone on with early, and nothing follows the last",
      """
      keys    _.n.n..n
      part    11223333
      run     >>>>>>>>
      digits  43322101
      phase   GGGYYYR+
      """),
    Scene(
      "the previous one has what it had left, in overtime too",
      """
      keys    _.n.p...n....p.p.
      part    11221111222221111
      run     >>>>>>>>>>>>>>>>>
      digits  43322101321012345
      phase   GGGYYYR+GYYR+++++
      """),
    Scene(
      "stopped and ready, the parts wait at their starts",
      """
      keys    nnpp_._n._.p_.
      part    23211112222111
      run     ---->>|||>>>||
      digits  32344323332211
      phase   GYGGGGYGGGYYYY
      """),
    Scene(
      "the start of the segment, and that of the talk",
      """
      keys    _.n.g_.0_
      part    112222211
      run     >>>>>||->
      digits  433232244
      phase   GGGYGYYGG
      """),
    Scene(
      "a late start goes back to the segment's start, and no further",
      """
      keys    _.n.o._..n..o.
      part    11222222233333
      run     >>>>>>||||||>>
      digits  43321011122212
      phase   GGGYYR+++YYY++
      """),
    Scene(
      "what was done across a boundary is taken back",
      """
      keys    _..n.u.nn.uu
      part    111221123321
      run     >>>>>>>>>>>>
      digits  432321232107
      phase   GGYGY++GYYR+
      """),
  ]

  @Test(arguments: waiting)
  func segmentsWaitForTheOperator(scene: Scene) {
    let preset = Self.preset(.wait, .wait, .wait)
    #expect(SegmentLine(drawing: scene.drawing, of: preset).drawing == scene.drawing)
  }

  @Test(arguments: following)
  func segmentsFollowOneAnother(scene: Scene) {
    let preset = Self.preset(.next, .next, .stop)
    #expect(SegmentLine(drawing: scene.drawing, of: preset).drawing == scene.drawing)
  }

  private static let following = [
    Scene(
      "the zero of one is the start of the next, and the talk stops at the end",
      """
      keys    _.............
      part    11112223333333
      run     >>>>>>>>>|||||
      digits  43213212100000
      phase   GGYYGYYYYRRRRR
      """),
    Scene(
      "after a stop at the end it runs on if somebody wants that",
      """
      keys    _..........__.
      part    11112223333333
      run     >>>>>>>>>||>||
      digits  43213212100011
      phase   GGYYGYYYYRRR++
      """),
    Scene(
      "gone back, a segment that was over runs on until somebody goes on",
      """
      keys    _....p..n....
      part    1111211122233
      run     >>>>>>>>>>>>>
      digits  4321301232121
      phase   GGYYGR++GYYYY
      """),
    Scene(
      "time that is taken ends a segment",
      """
      keys    _.-.-..
      part    1122333
      run     >>>>>>|
      digits  4332210
      phase   GGGYYYR
      """),
  ]

  @Test(arguments: deducting)
  func anOverrunIsTakenFromTheNext(scene: Scene) {
    let preset = Self.preset(.wait(deductsOverrun: true), .wait(deductsOverrun: true), .stop)
    #expect(SegmentLine(drawing: scene.drawing, of: preset).drawing == scene.drawing)
  }

  private static let deducting = [
    Scene(
      "a second over takes a second",
      """
      keys    _....n...
      part    111112222
      run     >>>>>>>>>
      digits  432102101
      phase   GGYYRYYR+
      """),
    Scene(
      "an early end gives nothing, and a longer overrun takes all there is",
      """
      keys    _.n......n..
      part    112222222333
      run     >>>>>>>>>|||
      digits  433210123000
      phase   GGGYYR+++RRR
      """),
  ]

  private static let stopping = [
    Scene(
      "Space begins the next segment",
      """
      keys    _......_.....
      part    1111111222222
      run     >>>>|||>>>>>>
      digits  4321000321012
      phase   GGYYRRRGYYR++
      """),
    Scene(
      "a late start of the next segment goes back to the stop",
      """
      keys    _.....o...
      part    1111112222
      run     >>>>||>>>>
      digits  4321001012
      phase   GGYYRRYR++
      """),
  ]

  @Test func aTimeOfDayAfterAStopIsTheEndOfTheNextSegment() {
    let talk = Talk(Self.preset(.stop, .wait, .stop)).changed {
      $0.start(at: .start)
      _ = $0.advance(to: .second(6))
      $0.run(until: TalkSnapshot.Finish(timeOfDay: 0, at: .second(16)), at: .second(6))
    }
    #expect(talk.snapshot.segmentIndex == 1)
    #expect(talk.run == .running(deadline: .second(16), since: .second(6)))
    #expect(talk.finish == TalkSnapshot.Finish(timeOfDay: 0, at: .second(16)))
    #expect(talk.snapshot.tally?.added == .seconds(7))
  }

  @Test(arguments: [TalkCommand.next, .previous])
  func anotherSegmentForgetsTheTimeOfDay(command: TalkCommand) throws {
    var talk = Talk(Self.preset(.wait, .wait, .wait)).changed { $0.start(at: .start) }
    _ = try talk.apply(.next, at: .second(1))
    talk.run(until: TalkSnapshot.Finish(timeOfDay: 0, at: .second(9)), at: .second(2))
    #expect(talk.finish != nil)
    let events = try talk.apply(command, at: .second(3))
    #expect(talk.finish == nil)
    #expect(events.map(\.number) == [0])
  }

  @Test(arguments: stopping)
  func segmentsStop(scene: Scene) {
    let preset = Self.preset(.stop, .wait, .stop)
    #expect(SegmentLine(drawing: scene.drawing, of: preset).drawing == scene.drawing)
  }

  /// The drawing goes on in the middle, as a machine does that was suspended.
  @Test(arguments: [0, 1, 999_999_999])
  func aSuspendCrossesTwoSegmentsToTheNanosecond(nanosecond: Int) throws {
    let start = Timestamp.nanosecond(nanosecond)
    let talk = Talk(Self.preset(.next, .next, .wait), at: start).changed { $0.start(at: start) }
    for second in 7...12 {
      for offset in [-1, 0, 1] {
        let now = start + .seconds(second) + .nanoseconds(offset)
        var asleep = talk
        let events = asleep.advance(to: now)
        let left = second == 7 && offset < 0 ? 7 : 9
        #expect(asleep.remaining(at: now) == .seconds(left - second) - .nanoseconds(offset))
        #expect(asleep.snapshot.segmentIndex == (left == 9 ? 2 : 1))
        let begun = events.filter { $0.kind == .segment(byHand: false) }
        #expect(begun.map(\.reading) == [asleep.snapshot.reading(at: now)])
        var awake = talk
        for tick in 1..<second { _ = awake.advance(to: start + .seconds(tick)) }
        _ = awake.advance(to: now)
        #expect(awake == asleep)
      }
    }
  }
}
