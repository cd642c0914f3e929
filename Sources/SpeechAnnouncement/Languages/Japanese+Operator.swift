// The operator view, and displays.
extension Japanese {
  var headings: OperatorHeadings {
    OperatorHeadings(
      speaker: "ディスプレイの表示", rundown: "進行表", displays: "ディスプレイ", events: "履歴")
  }
  var nowAndNext: (now: String, next: String) { ("現在", "次") }
  var pictureStates: (blackout: String, flash: String) { ("ブラックアウト", "点滅") }
  func silent(since time: String) -> String { "\(time)から応答なし" }
  func lost(at time: String) -> String { "\(time)に切断" }
  func noRoomForView(needed: String) -> [String] {
    [
      "オペレーター画面には \(needed) 以上のターミナルが必要です",
      "オペレーター画面には \(needed) が必要です", "\(needed) が必要",
    ]
  }

  func displayLost(_ name: String) -> [String] {
    [
      "ディスプレイ\(quoted(name))が切断されました：接続が途絶えました",
      "ディスプレイ\(quoted(name))が切断されました",
    ]
  }
  func displaySilent(_ name: String) -> [String] { ["ディスプレイ\(quoted(name))が応答しなくなりました"] }
  func displayBack(_ name: String) -> [String] { ["ディスプレイ\(quoted(name))が復帰しました"] }
  func displayLeft(_ name: String) -> [String] { ["ディスプレイ\(quoted(name))が閉じられました"] }
  func displays(_ names: String) -> String { "ディスプレイ：\(names)" }
  var noDisplay: String { "接続中のディスプレイはありません" }
  var noEvent: String { "まだ履歴はありません" }
  var offline: String { "オフライン" }
  var waitingForRooms: String { "会場の接続待ち" }
  func moreRooms(_ count: Int) -> String { "ほか\(count)会場" }
  func changed(by name: String?) -> String { "\(name.map { $0 + " " } ?? "オペレーター")による変更でした" }
  func done(_ act: ClientAct, by name: String) -> String {
    switch act {
    case .started: "\(name) が開始"
    case .paused: "\(name) が一時停止"
    case .resumed: "\(name) が再開"
    }
  }
}
