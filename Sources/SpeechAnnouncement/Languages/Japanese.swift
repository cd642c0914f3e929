import TimerEngine

/// Japanese, which has neither plural nor spaces.
struct Japanese: Phrases {
  let code = "ja"
  let space = ""
  let fullStop = "。"
  let comma = "、"
  /// A pause: behind a blank alone, "一時停止 残り4分" would be heard as what is left of the pause.
  let afterLineWord = "："
  let colon = "："
  var spoken: any AnnouncementPhrases { SpokenJapanese() }

  func category(of count: Int) -> PluralCategory { .other }
  func days(_ count: Int) -> String { "\(count)日" }
  func hours(_ count: Int) -> String { "\(count)時間" }
  func minutes(_ count: Int) -> String { "\(count)分" }
  func seconds(_ count: Int) -> String { "\(count)秒" }
  func joined(_ lengths: [String]) -> String { lengths.joined() }

  let phases = PhaseNames(green: "緑", yellow: "黄色", red: "赤", overtime: "超過")

  let start = "開始"
  func remaining(_ time: String, _ category: PluralCategory) -> String { "残り\(time)" }
  func over(_ time: String) -> String { "\(time)超過" }
  let timeIsUp = "時間です"
  func bell(_ strokes: Int) -> String { strokes == 1 ? "ベル" : "ベル\(strokes)回" }
  let segment = "パート"
  func name(of verdict: Verdict) -> String {
    switch verdict {
    case .qualified: "時間内"
    case .tooShort: "失格、時間不足"
    case .tooLong: "失格、時間超過"
    }
  }
  func quoted(_ name: String) -> String { "「\(name)」" }
  func remark(_ text: String) -> String { "（\(text)）" }
  func then(_ segment: String) -> String { "次：\(segment)" }
  func number(_ number: Int, of count: Int) -> String { "\(number)/\(count)" }

  let lines = LineWords(
    ready: "準備完了", start: "開始", stop: "一時停止", resume: "再開", set: "設定", time: "現在",
    bell: "ベル", segment: "パート", zero: "時間です", over: "超過", notice: "お知らせ",
    done: "終了", pause: "休憩", display: "ディスプレイ", event: "履歴", help: "ヘルプ")

  // MARK: The screen

  let paused = "一時停止"
  func ready(forMinutes count: Int) -> String { "\(lines.ready)から\(count)分" }
  func paused(forMinutes count: Int) -> String { "\(paused)から\(count)分" }
  func since(_ time: String) -> String { "\(time)から" }
  func state(_ word: String, since time: String) -> String {
    since(time) + word + (word == paused ? "中" : "")
  }
  func span(from start: String, to end: String) -> String { "\(start)から\(end)まで" }
  func ends(_ time: String) -> String { "\(time)終了予定" }

  /// A key before Japanese words: Latin letters stand apart from these.
  func spaced(_ key: String) -> String { key.last?.isASCII == true ? key + " " : key }
  /// A key between Japanese words.
  func amid(_ key: String) -> String { key.last?.isASCII == true ? " \(key) " : key }

  func starts(_ key: String) -> String { "\(spaced(key))で開始" }
  func stops(_ key: String) -> String { "\(spaced(key))で一時停止" }
  func resumes(_ key: String) -> String { "\(spaced(key))で再開" }
  func changes(_ keys: String) -> String { "\(spaced(keys))で時間を変更" }
  func help(_ key: String) -> String { "\(spaced(key))でヘルプ" }
  func waiting(room: String) -> [String] {
    ["会場\(quoted(room))のタイマーを待っています", "タイマーを待っています"]
  }

  func noSignal(for time: String) -> String { "応答なし \(time)" }

  func slot(_ number: Int) -> String { "スロット\(number)" }
  let end = "End"

  let keyNames = KeyNames(
    space: "スペース", up: "上矢印", down: "下矢印", right: "右矢印", left: "左矢印",
    backspace: "Backspace", enter: "Enter", pageUp: "PageUp", pageDown: "PageDown",
    interrupt: "Ctrl+C")

  let signNames = SignNames(
    colon: "コロン", plus: "プラス", minus: "マイナス",
    closingBracket: "右角かっこ", openingBracket: "左角かっこ",
    questionMark: "疑問符", period: "ピリオド", slash: "スラッシュ")

  func range(from first: String, to last: String) -> String { "\(first)から\(last)" }
  func capitals(_ letters: [String]) -> String {
    "大文字の" + letters.joined(separator: comma)
  }

  func meaning(of topic: HelpTopic) -> String {
    switch topic {
    case .startOrStop: "開始・一時停止・再開"
    case .slot: "プリセットを読み込む"
    case .store: "時間をスロットに保存"
    case .tap: "緑・黄・赤へ（発表は続行）"
    case .hold: "この時間からその色にする"
    case .setMinute: "停止中：1分ずつ増減"
    case .setSeconds: "停止中：5秒ずつ増減"
    case .addMinute: "いつでも：1分ずつ増減"
    case .addSeconds: "いつでも：10秒ずつ増減"
    case .back: "最初に戻して準備完了"
    case .undo: "元に戻す、やり直す（10回）"
    case .lateStart: "開始し忘れ：さかのぼって開始"
    case .questions: "質疑応答を5分追加"
    case .segment: "次・前のパートや項目へ"
    case .prompt: "コマンドを入力"
    case .flash: "点滅で注意を促す"
    case .blackout: "ブラックアウト（画面を黒くする）"
    case .message: "メッセージ：直前・定型文・入力"
    case .layout: "数字の配置"
    case .theme: "配色"
    case .announcing: "アナウンス：オフ・文字・音声"
    case .timeOfDay: "現在時刻と終了時刻"
    case .beside: "信号灯の横の2つ目の時間"
    case .operatorView: "オペレーター画面"
    case .identify: "各ディスプレイに名前を表示"
    case .tellTime: "残り時間を知らせる"
    case .focus: "画面内を移動、選択"
    case .clicker: "クリッカー：開始、次のパート"
    case .click: "選択、数字は開始・一時停止"
    case .doubleClick: "数字：最初に戻して準備完了"
    case .mouseLongPress: "0.5秒押して保存・設定"
    case .dragAndWheel: "時間を変更、ホイールは1分ずつ"
    case .lock: "スペース以外をロック、2回で解除"
    case .quit: "プログラムを終了"
    }
  }

  func pages(_ page: Int, of count: Int, turn key: String) -> String {
    "\(page)/\(count)ページ   \(spaced(key))で次のページ   ほかのキーで閉じる"
  }
  func pagesShort(turn key: String) -> String { "\(spaced(key))で次のページ、ほかのキーで閉じる" }

  // MARK: Notices

  func noPreset(in slot: Int) -> String { "スロット\(slot)にプリセットはありません" }
  let notStored = "保存できません"
  let notRecorded = ["発表の進行状況を保存できません", "進行状況を保存できません"]
  let notReported = ["この発表はレポートに記録されていません", "レポートに記録されていません"]
  let notSynced = ["保存しましたが、停電で消えるおそれがあります", "保存しましたが、確実ではありません"]
  let storingIsSlow = ["ディスクが遅く、最後の変更がまだ保存されていません", "ディスクの応答が遅れています"]
  func changed(_ name: String, to value: String, from before: String?) -> String {
    // A slot's number and the time after it would run together.
    "変更しました：\(name)\(name.last?.isNumber == true ? comma : " ")\(value)"
      + (before.map { remark("変更前：\($0)") } ?? "")
  }
  let greenTime = "発表時間"
  func lowered(_ lamp: String, to time: String) -> String { "\(lamp)も\(time)に短縮" }
  func refused(_ refusal: Refusal, _ text: (Int) -> String) -> [String] {
    switch refusal {
    case .greenWhileRunning:
      ["先に一時停止してください：発表中は発表時間を変更できません", "先に一時停止"]
    case .inOvertime: ["残り時間がないため設定できません", "残り時間がありません"]
    case .greenAtZero: ["発表時間は0:00にできません"]
    case .aboveGreenTime: ["黄色の時間は発表時間より長くできません", "黄色：長すぎます"]
    case .redAboveYellow(let yellow):
      ["赤の時間は黄色の時間（\(text(yellow))）より長くできません", "赤：長すぎます"]
    case .noPhase(let lamp): ["このパートに\(name(of: lamp.phase))はありません"]
    case .endsTalk(let lamp, let time):
      [
        "\(name(of: lamp.phase))は\(text(time))に始まります：発表が終わってしまいます",
        "\(name(of: lamp.phase))は\(text(time))に始まります",
      ]
    }
  }

  func until(_ time: String, isTomorrow: Bool) -> String {
    "終了時刻：\(isTomorrow ? "明日 " : "")\(time)"
  }
  func until(_ words: String, skipping time: String) -> String {
    "\(words)（夏時間への切り替えで\(time)はありません）"
  }

  let talkContinues = "発表は続いています"
  func leftPaused(with time: String) -> String {
    "残り\(time)で一時停止したままです"
  }
  func spent(_ time: String, of length: String) -> String { "\(length)のうち\(time)" }
  let noTalk = "発表を始める前に入力が終わりました"
  func layout(isLandscape: Bool?) -> String {
    "数字の配置：\(isLandscape.map { $0 ? "横並び" : "縦並び" } ?? "自動")"
  }
  let questions = "質疑応答"
  let secondaryTime = SecondaryTimeWords(
    title: "2つ目の時間", session: "全体", talk: "発表", clock: "現在時刻", off: "なし")
  func theme(_ name: String) -> String { "配色：\(name)" }
  func announcing(_ channel: Announcing) -> String {
    let word =
      switch channel {
      case .off: "オフ"
      case .print: "文字"
      case .speak: "音声"
      }
    return "アナウンス：\(word)"
  }
  func blackout(key: String, space: String) -> [String] {
    [
      "ブラックアウト中：\(spaced(key))か\(amid(space))で画面を戻します",
      "\(spaced(key))で画面を戻します",
    ]
  }
  let noFlash = "点滅は無効です"
  func noMessage(command: String) -> [String] {
    [
      "メッセージなし：\(quoted("\(command) テキスト"))で送信、または --message か --title で起動",
      "メッセージがありません",
    ]
  }
  let notInPlainMode = "プレーンモードでは使えません"
  let noRoomForHelp = "画面が狭く、ヘルプを出せません"

  func problem(_ first: String, andMore count: Int, see check: String) -> String {
    "\(first)（ほかに\(count)件：\(quoted(check))で確認できます）"
  }
  func wrongFile(see check: String) -> [String] {
    ["ファイルに誤りがあります：\(quoted(check))で確認できます", "ファイルに誤りがあります"]
  }
  func resumed(isRunning: Bool) -> [String] {
    let course = isRunning ? "まだ続いています" : "一時停止のままです"
    return ["前回の発表が終わっていません：\(course)", "前回の発表は\(course)"]
  }
  func offered(_ talk: String, _ left: String, key: String) -> [String] {
    [
      "前回の発表が終わっていません：\(talk)。\(spaced(key))で再開します。",
      "\(spaced(key))で前回の発表を再開、\(left)", "\(spaced(key))で前回の発表を再開",
    ]
  }
  func offeredAfterQuit(
    _ talk: String, _ left: String, isRunning: Bool, key: String
  ) -> [String] {
    let course = "\(spaced(key))で続行、\(isRunning ? "現在" : "")\(left)"
    return [
      "前回の発表は途中で終了されました：\(talk)。\(course)", "前回の発表：\(course)",
      "\(spaced(key))で前回の発表を続行",
    ]
  }
  func wayBack(_ command: String, key: String?, until time: String) -> String {
    "\(spaced(command))を起動し、\(key.map { spaced($0) + "を押す" } ?? "undo と入力する")と続行できます（\(time)まで）。"
  }
  func offeredWithoutClock(_ wasLeft: String, key: String) -> [String] {
    [
      "システムの時刻が未設定です：最後の記録では\(wasLeft)でした。"
        + "\(spaced(key))で発表を一時停止の状態で復元します。",
      "システムの時刻が未設定：記録時は\(wasLeft)。\(spaced(key))で復元します（一時停止の状態）。",
      "システムの時刻が未設定です：最後の記録では\(wasLeft)でした",
      "\(spaced(key))で復元：記録時は\(wasLeft)",
    ]
  }
  func omittedLines(_ count: Int) -> String { "読み取る相手がいなかったため、\(count)行を破棄しました" }
  func late(by time: String) -> [String] {
    [
      "プログラムが\(time)間中断していました。その間も発表の計時は続いています。",
      "プログラムの中断：\(time)間",
    ]
  }
  func wallClock(wasSetBack: Bool, by time: String) -> String {
    "システムの時刻が\(time)\(wasSetBack ? "戻され" : "進められ")ました。発表には影響ありません。"
  }

  func quit(_ key: String) -> [String] {
    [
      "発表中です。もう一度\(amid(key))を押すとプログラムを終了、ほかのキーで続行します。",
      "もう一度\(amid(key))でプログラムを終了します", "\(key)：プログラム終了？", "\(key)：終了？",
    ]
  }
  func cameTooOften(_ key: String, talkGoesOn: Bool) -> [String] {
    [
      "\(key)の間隔が短すぎて2回の操作とみなせません。\(talkGoesOn ? "発表は続きます。" : "何も行いません。")もう一度\(amid(key))を押してください。",
      "速すぎます。もう一度\(amid(key))を押してください",
    ]
  }
  func undone(_ count: Int) -> String { "\(count)件を取り消しました" }
  func store(slots: String, lamps: String, lampKeys: String) -> [String] {
    [
      "スロット \(slots) に保存するか、ランプ（\(lamps)）に設定。Esc で取り消し。",
      "スロット \(slots) に保存かランプ \(lampKeys) に設定？", "保存先は？",
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
      case .go: "\(spaced(key))でこの残り時間に合わせる"
      case .hold(let time): "\(spaced(key))で\(time)に設定"
      case .start: "矢印キーで変更、\(spaced(key))で発表を開始"
      case .ask: "\(spaced(key))のあと、スロットかランプを選択"
      case .undo: "\(spaced(key))で最後の変更を元に戻す"
      }
    // A colon behind a time would look like a part of it.
    return name + (name.contains(":") ? comma : colon) + words
  }
  let mouse = MouseNames(
    click: "クリック", doubleClick: "ダブルクリック", hold: "長押し", dragAndWheel: "ドラッグ、ホイール")
  let clickAgain = "もう一度クリックすると一時停止"
  func locked(key: String, space: String) -> [String] {
    [
      "ロック中：\(spaced(space))だけが使えます。\(spaced(key))を2回押すと解除します。",
      "\(spaced(key))を2回押すと解除します",
    ]
  }
  func unlock(key: String) -> [String] {
    ["ロック中：もう一度\(amid(key))を押すと解除します", "もう一度\(amid(key))を押すと解除します"]
  }
  let unlocked = "ロックを解除しました"
  func firstStart(start: String, slots: String, help: String) -> [String] {
    [
      "ようこそ：\(spaced(start))で開始、\(spaced(slots))でプリセット、\(spaced(help))で全キー一覧",
      "\(spaced(start))で開始、\(spaced(help))で全キー一覧",
    ]
  }
  let firstStore = "次回用に保存しました"
}
