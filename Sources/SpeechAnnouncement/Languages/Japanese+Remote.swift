// The remote in a browser.
extension Japanese {
  var remote: RemoteWords {
    RemoteWords(
      start: RemoteButton("開始"), stop: RemoteButton("一時停止"), resume: RemoteButton("再開"),
      next: RemoteButton("次へ"), previous: RemoteButton("前へ"), undo: RemoteButton("元に戻す"),
      redo: RemoteButton("やり直す"),
      flash: RemoteButton("点滅"), black: RemoteButton("暗転", "ブラックアウト"),
      message: "メッセージ", send: RemoteButton("送信"), hide: RemoteButton("消す", "メッセージを消す"),
      presets: "プリセット", fullScreen: "全画面",
      screenMayTurnOff:
        "画面が消えることがあります：端末を常時点灯に設定するか、このページをhttpsで開いてください",
      notSent: "送信できません：タイマーに接続できません",
      noAnswer: "応答がありません：タイマーを確認してください",
      tooMany: "送信できません：コマンドが多すぎます。1秒待ってください。",
      unreachable: "タイマーに接続できません",
      shutOut: "このリンクは無効です：新しいリンクを開いてください",
      needsLink: "リンクの一部がありません：ブリッジが表示したリンク全体を開いてください",
      onlyShows: "このリンクは表示専用です：リモコンのリンクを開いてください",
      isFull: "空きがありません：数秒後にもう一度お試しください",
      timer: "残り時間", sayTime: RemoteButton("読み上げ", "残り時間を読み上げ"), ready: "準備完了",
      running: "進行中", paused: "一時停止中", less: "{time}減らす", more: "{time}増やす",
      setTime: RemoteButton("設定", "時間を設定"), example: "5m、1:30", time: "設定する時間（例：5m、1:30）",
      yellowNow: RemoteButton("黄色に", "黄色にする"), redNow: RemoteButton("赤に", "赤にする"),
      reset: RemoteButton("最初に", "最初に戻す"), person: "お名前",
      personForOthers: "お名前（ほかの人に表示されます）", named: "ほかの人に表示される名前：{name}",
      unnamed: "ほかの人に名前は表示されません", done: "完了：{button}",
      notConfirmed: "未実行：{button}がもう一度タップされなかったため")
  }

  var programme: ProgrammeWords {
    ProgrammeWords(
      heading: "進行表", goTo: RemoteButton("移る", "この項目に移る"), skip: RemoteButton("スキップ"),
      shorten: RemoteButton("短縮"), newLength: "新しい長さ（例：5m、1:30）",
      earlier: RemoteButton("上へ", "上へ移動"), later: RemoteButton("下へ", "下へ移動"),
      rename: RemoteButton("変更"), title: "タイトル", speaker: "発表者",
      insert: RemoteButton("追加", "発表を追加"), insertedTitle: "追加する発表のタイトル",
      insertedLength: "追加する発表の長さ（例：5m、1:30）",
      catchUp: RemoteButton("遅れを戻す", "遅れを取り戻す"))
  }

  func tapAgain(_ deed: String) -> String { "もう一度タップ：\(deed)" }
  func deed(_ change: GuardedChange) -> String {
    switch change {
    case .startsOtherDay(let day): "\(day)の進行表を開始します"
    case .startsWithUnsetClock: "時計が合っていないまま開始します"
    case .goes(let name): "\(quoted(name))に移ります"
    case .goesOn(let time, nil): "\(time)で発表を続けます"
    case .goesOn(let time, let end?): "\(time)で続け、\(end)の終了は取り消します"
    case .endsTalkAndLoads(let name): "この発表を終えて\(quoted(name))を読み込みます"
    case .movesLamp(let lamp): "今から\(lamp)になります"
    case .stores(let slot): "スロット\(slot)に保存します"
    case .endsTalk: "この発表を終了します"
    case .beginsAnew: "進行表を最初から始めます"
    case .skips(let name): "\(quoted(name))をスキップします"
    case .endsTalkAndSkips(let names): "この発表を終えて、\(names)をスキップします"
    case .endsLate(let time, let length): "\(time)は過ぎたばかりなので、発表の長さは\(length)になります"
    }
  }
  var undoesStart: String { "この発表の開始を取り消します" }
  var blackoutIsOn: String { "ブラックアウト中です" }
}
