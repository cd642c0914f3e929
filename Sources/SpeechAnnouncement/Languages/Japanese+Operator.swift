// The operator view, and displays.
extension Japanese {
  var headings: OperatorHeadings {
    OperatorHeadings(
      speaker: "発表者の画面", rundown: "進行表", displays: "表示画面", events: "記録")
  }
  var nowAndNext: (now: String, next: String) { ("現在", "次") }
  var pictureStates: (blackout: String, flash: String) { ("黒画面", "点滅") }
  func silent(since time: String) -> String { "\(time)から応答なし" }
  func lost(at time: String) -> String { "\(time)に切断" }
  func noRoomForView(needed: String) -> [String] {
    [
      "オペレーター画面には \(needed) の端末が必要です。端末を大きくしてください",
      "オペレーター画面には \(needed) が必要です", "\(needed) が必要",
    ]
  }

  func displayLost(_ name: String) -> [String] {
    ["表示画面 \(name) との接続が切れました", "表示画面 \(name) 切断"]
  }
  func displaySilent(_ name: String) -> [String] { ["表示画面 \(name) が応答しません"] }
  func displayBack(_ name: String) -> [String] { ["表示画面 \(name) が復帰しました"] }
  func displayLeft(_ name: String) -> [String] { ["表示画面 \(name) が閉じられました"] }
  func displays(_ names: String) -> String { "表示画面: \(names)" }
  var noDisplay: String { "接続中の表示画面はありません" }
  var noEvent: String { "まだ記録はありません" }
  var offline: String { "オフライン" }
  var waitingForRooms: String { "ルームを待っています" }
  func moreRooms(_ count: Int) -> String { "ほか\(count)件" }
  func changed(by name: String?) -> String { "\(name.map { $0 + " " } ?? "オペレーター")による変更" }
}
