// The remote in a browser.
extension Japanese {
  var remote: RemoteWords {
    RemoteWords(
      start: "開始", stop: "一時停止", resume: "再開", next: "次へ", previous: "前へ",
      undo: "元に戻す", redo: "やり直す", flash: "点滅", black: "ブラックアウト",
      message: "メッセージ", send: "送信", hide: "非表示にする", presets: "プリセット",
      fullScreen: "全画面", notSent: "送信できません：タイマーに接続できません",
      noAnswer: "応答がありません：タイマーを確認してください",
      unreachable: "タイマーに接続できません",
      shutOut: "このリンクは無効です：新しいリンクを開いてください",
      timer: "残り時間", sayTime: "残り時間を読み上げる", ready: "準備完了", running: "進行中", paused: "一時停止中",
      less: "{time}減らす", more: "{time}増やす", setTime: "時間を設定", length: "長さ（例：5m、1:30）",
      yellowNow: "今すぐ黄色に", redNow: "今すぐ赤に", reset: "リセット", done: "完了：{button}",
      notConfirmed: "未実行：{button}がもう一度タップされなかったため")
  }

  var programme: ProgrammeWords {
    ProgrammeWords(
      heading: "進行表", goTo: "この項目に移る", skip: "スキップ", shorten: "短縮", earlier: "上へ移動", later: "下へ移動",
      rename: "変更", title: "タイトル", speaker: "発表者", insert: "発表を追加", catchUp: "遅れを取り戻す")
  }

  func tapAgain(_ button: String) -> String { "もう一度タップ：\(button)" }
}
