// The remote in a browser.
extension Japanese {
  var remote: RemoteWords {
    RemoteWords(
      start: "開始", stop: "一時停止", resume: "再開", next: "次へ", previous: "前へ",
      undo: "元に戻す", flash: "点滅", black: "ブラックアウト", picture: "画面を戻す",
      message: "メッセージ", send: "送信", hide: "非表示", presets: "プリセット",
      fullScreen: "全画面", notSent: "送信できません：タイマーに接続できません",
      noAnswer: "応答がありません：タイマーを確認してください",
      unreachable: "タイマーに接続できません",
      shutOut: "このリンクは無効です：新しいリンクを開いてください")
  }

  func tapAgain(_ button: String) -> String { "もう一度タップ：\(button)" }
}
