import TimerEngine

/// Japanese, which has neither plural nor spaces.
struct Japanese: Phrases {
  let code = "ja"
  let space = ""
  let fullStop = "。"
  let comma = "、"

  func days(_ count: Int) -> String { "\(count)日" }
  func hours(_ count: Int) -> String { "\(count)時間" }
  func minutes(_ count: Int) -> String { "\(count)分" }
  func seconds(_ count: Int) -> String { "\(count)秒" }
  func joined(_ lengths: [String]) -> String { lengths.joined() }

  let phases = PhaseNames(green: "緑", yellow: "黄色", red: "赤", overtime: "超過")

  let start = "開始"
  func remaining(_ time: String, isOne: Bool) -> String { "残り\(time)" }
  func over(_ time: String) -> String { "\(time)超過" }
  let timeIsUp = "時間です"
  func bell(_ strokes: Int) -> String { strokes == 1 ? "ベル" : "ベル\(strokes)回" }
  let part = "パート"
  func name(of verdict: Verdict) -> String {
    switch verdict {
    case .qualified: "時間内"
    case .tooShort: "失格、短すぎます"
    case .tooLong: "失格、長すぎます"
    }
  }
  func then(_ part: String) -> String { "次は\(part)" }
  func number(_ number: Int, of count: Int) -> String { "\(count)の\(number)" }

  let lines = LineWords(
    ready: "準備完了", start: "開始", stop: "停止", resume: "再開", set: "設定", time: "時間", beep: "ピッ",
    bell: "ベル", part: "パート",
    zero: "時間です", over: "超過", notice: "お知らせ", done: "終了", display: "表示画面", event: "記録")

  // MARK: The screen

  let paused = "一時停止"
  func forMinutes(_ count: Int) -> String { "\(count)分経過" }
  func since(_ time: String) -> String { "\(time)から" }
  func span(from start: String, to end: String) -> String { "\(start)から\(end)まで" }
  func ends(_ time: String) -> String { "\(time)終了" }
  /// A key before Japanese words: Latin letters stand apart from these.
  private func spaced(_ key: String) -> String {
    key.last?.isASCII == true ? key + " " : key
  }

  func starts(_ key: String) -> String { "\(spaced(key))で開始" }
  func stops(_ key: String) -> String { "\(spaced(key))で停止" }
  func goesOn(_ key: String) -> String { "\(spaced(key))で再開" }
  func changes(_ keys: String) -> String { "\(spaced(keys))で時間を変更" }
  func help(_ key: String) -> String { "\(key) ヘルプ" }
  func waiting(room: String) -> [String] {
    ["ルーム \(room) の時計を待っています", "時計を待っています"]
  }

  func noSignal(for time: String) -> String { "\(time) 信号なし" }

  func slot(_ number: Int) -> String { "スロット\(number)" }
  let end = "End"

  let keyNames = KeyNames(
    space: "スペース", up: "上", down: "下", right: "右", left: "左", backspace: "Backspace",
    enter: "Enter", pageUp: "PageUp", pageDown: "PageDown")

  func meaning(of topic: HelpTopic) -> String {
    switch topic {
    case .startOrStop: "開始・停止・再開"
    case .slot: "プリセットを選ぶ"
    case .store: "時間をスロットに保存"
    case .tap: "発表時間・黄色・赤の時間へ"
    case .hold: "表示中の時間をその色に設定"
    case .setMinute: "停止中: 1分増やす・減らす"
    case .setSeconds: "停止中: 5秒増やす・減らす"
    case .addMinute: "いつでも1分増やす・減らす"
    case .addSeconds: "10秒増やす・減らす"
    case .back: "発表時間に戻す"
    case .undo: "元に戻す(10回まで)"
    case .lateStart: "最後の停止を開始とする"
    case .part: "次、前のパートへ"
    case .prompt: "コマンドを入力"
    case .flash: "注意の点滅"
    case .blackout: "黒画面"
    case .message: "メッセージや題名、保存済みの送信"
    case .layout: "数字の並べ方"
    case .theme: "配色"
    case .announcing: "アナウンス: off・print・speak"
    case .timeOfDay: "現在時刻と終了時刻"
    case .operatorView: "オペレーター画面"
    case .identify: "表示画面に名前を表示"
    case .tellTime: "残り時間を伝える"
    case .focus: "画面を移動、選択"
    case .clicker: "クリッカー: 開始"
    case .click: "選択。数字: 開始・停止"
    case .doubleClick: "数字: 発表時間に戻す"
    case .mouseLongPress: "0.5秒: 保存・設定"
    case .dragAndWheel: "時間を変更、1分ずつ"
    case .lock: "ロック: スペースのみ。2回で解除"
    case .quit: "終了"
    }
  }

  func pages(_ page: Int, of count: Int, turn key: String) -> String {
    "\(page)/\(count)ページ   \(spaced(key))で次へ   他のキーで閉じる"
  }
  func pagesShort(turn key: String) -> String { "\(spaced(key))で次へ、他のキーで閉じる" }

  // MARK: Notices

  func noPreset(under slot: Int) -> String { "\(slot)番にプリセットはありません" }
  let notStored = "保存できません"
  let notRecorded = ["発表の状態を記録できません", "記録できません"]
  let notReported = ["発表を報告書に記録できません", "報告書に記録できません"]
  let notSynced = ["保存しましたが、停電で失われることがあります", "保存は確実ではありません"]
  let storingIsSlow = ["ディスクが遅く、最後の変更はまだ保存されていません", "ディスクが遅れています"]
  func changed(_ name: String, to value: String, from before: String?) -> String {
    "\(name)は\(value)になりました" + (before.map { "(以前は\($0))" } ?? "")
  }
  let greenTime = "発表時間"
  func lowered(_ lamp: String, to time: String) -> String { "\(lamp)を\(time)に下げました" }
  func refused(_ refusal: Refusal) -> String {
    switch refusal {
    case .greenWhileRunning: "先に停止してください: 発表中は発表時間を変えられません"
    case .inOvertime: "設定できる時間が残っていません"
    case .greenAtZero: "発表時間を0:00にはできません"
    case .aboveGreenTime: "黄色は発表時間より前に始められません"
    case .redAboveYellow(let yellow): "赤は黄色(\(TimeText.plain(yellow)))より前に始められません"
    }
  }

  func until(_ time: String, isTomorrow: Bool) -> String {
    "\(isTomorrow ? "明日の" : "")\(time)まで"
  }
  func until(_ words: String, skipping time: String) -> String {
    "\(words)（時計が進むため\(time)はありません）"
  }

  let talkContinues = "発表を続けます"
  func givenUp(with time: String) -> String { "残り\(time)で中止しました" }
  let noTalk = "発表が始まる前に入力が終わりました"
  func layout(isLandscape: Bool?) -> String {
    "数字の並べ方: \(isLandscape.map { $0 ? "横" : "縦" } ?? "自動")"
  }
  func theme(_ name: String) -> String { "配色: \(name)" }
  func announcing(_ channel: String) -> String { "アナウンス: \(channel)" }
  func blackout(key: String, space: String) -> [String] {
    ["黒画面: \(spaced(key))か\(spaced(space))で元に戻る", "\(spaced(key))で元に戻る"]
  }
  let noFlash = "点滅は無効です"
  let noMessage = "メッセージがありません。:message で送るか --message で起動します"
  let noScreen = "ここには画面がありません"
  let noRoomForHelp = "ヘルプを表示する場所がありません"

  func problem(_ first: String, andMore count: Int, see check: String) -> String {
    "\(first) (他に\(count)件: '\(check)' を参照)"
  }
  func wrongFile(see check: String) -> [String] {
    ["ファイルに誤りがあります: '\(check)' を参照", "ファイルに誤りがあります"]
  }
  func resumed(isRunning: Bool) -> [String] {
    let course = isRunning ? "続いています" : "一時停止中です"
    return ["前回の発表は終わっていません。\(course)", "前回の発表は\(course)"]
  }
  func offered(_ talk: String, _ left: String, key: String) -> [String] {
    [
      "前回の発表は終わっていません: \(talk)。\(key) で再開します。",
      "\(key) で前回の発表を再開、\(left)", "\(key) で前回の発表を再開",
    ]
  }
  func offeredWithoutClock(_ left: String, key: String) -> [String] {
    [
      "時計が合っていません: 最後の記録では\(left)。\(key) で一時停止のまま再開します。",
      "時計が合っていません: 最後の記録では\(left)",
      "時計未設定、\(key): \(left)",
    ]
  }
  func omittedLines(_ count: Int) -> String {
    "読み手がいなかったため\(count)行を省きました"
  }
  func late(by time: String) -> [String] {
    ["時計が\(time)の間止まっていました。発表は進んでいました", "止まっていました"]
  }
  func wallClock(wasSetBack: Bool, by time: String) -> String {
    "システムの時刻が\(time)\(wasSetBack ? "戻され" : "進められ")ました。発表は変わりません"
  }

  func loseTalk(_ key: String) -> [String] {
    [
      "発表中です。もう一度 \(key) を押すと発表を離れます。", "もう一度 \(key) で発表を離れます",
      "もう一度 \(key)?",
    ]
  }
  func moveLamp(_ lamp: String, _ key: String) -> [String] {
    ["発表中です。もう一度 \(key) を押すと\(lamp)の時間が変わります。", "もう一度 \(key)?"]
  }
  func overwrite(_ slot: Int, _ key: String) -> [String] {
    [
      "発表中です。もう一度 \(key) を押すとスロット\(slot)に保存します。",
      "もう一度 \(key)?",
    ]
  }
  func quit(_ key: String) -> [String] {
    [
      "発表中です。もう一度 \(key) で終了、他のキーで続けます。", "もう一度 \(key) で終了",
      "終了?",
    ]
  }
  func store(slots: String, lamps: String) -> [String] {
    [
      "保存先は? スロット \(slots) またはランプ \(lamps)。Esc で取り消し。",
      "スロット \(slots) かランプ \(lamps)?", "保存先?",
    ]
  }

  // MARK: Hands

  let controls = ControlNames(
    minutes: "分", seconds: "秒", store: "保存", undo: "元に戻す")
  func focus(_ name: String, _ enter: EnterMeaning, key: String) -> String {
    let words =
      switch enter {
      case .take: "\(spaced(key))で選択"
      case .store(let time): "\(spaced(key))で\(time)をここに保存"
      case .go: "\(spaced(key))でその時間へ"
      case .hold(let time): "\(spaced(key))で\(time)に設定"
      case .start: "矢印で変更、\(spaced(key))で開始"
      case .ask: "\(spaced(key))のあとスロットかランプ"
      case .undo: "\(spaced(key))で最後の変更を取り消し"
      }
    return "\(name): \(words)"
  }
  let mouse = MouseNames(
    click: "クリック", doubleClick: "ダブルクリック", hold: "長押し", dragAndWheel: "ドラッグ、ホイール")
  func locked(key: String, space: String) -> [String] {
    [
      "ロック中: \(space)だけが使えます。\(spaced(key))を2回で解除。",
      "\(spaced(key))を2回で解除",
    ]
  }
  func unlock(key: String) -> [String] {
    [
      "ロック中: もう一度 \(spaced(key))で解除",
      "もう一度 \(key)",
    ]
  }
  let unlocked = "ロックを解除しました"
  func firstStart(start: String, slots: String, help: String) -> [String] {
    [
      "ようこそ: \(spaced(start))で開始、\(spaced(slots))でプリセット、\(spaced(help))で全部のキー。",
      "\(spaced(start))で開始、\(spaced(help))でキー",
    ]
  }
  let firstStore = "保存されました。次回も使えます。"
}
