// The remote in a browser.
extension Japanese {
  var remote: RemoteWords {
    RemoteWords(
      start: "スタート", stop: "停止", resume: "再開", next: "次へ", previous: "前へ",
      undo: "元に戻す", flash: "点滅", black: "黒画面", picture: "画面表示", message: "メッセージ",
      send: "送信", hide: "隠す", presets: "プリセット", fullScreen: "全画面",
      notSent: "送信できません：時計に接続できません")
  }

  func tapAgain(_ button: String) -> String { "もう一度タップ：\(button)" }
}
