import TimerEngine

// The commands and their answers.
extension Japanese {
  func undone(_ change: UndoneChange) -> String {
    "元に戻しました：" + state(after: change, isRedone: false)
  }
  func redone(_ change: UndoneChange) -> String {
    "やり直しました：" + state(after: change, isRedone: true)
  }
  /// How things are after a change was undone or redone.
  private func state(after change: UndoneChange, isRedone: Bool) -> String {
    switch change {
    case .slot(let slot, let preset): "スロット\(slot)\(preset.map { " " + $0 } ?? "は空です")"
    case .lamp(let lamp, let time): "\(lamp) \(time)"
    case .preset(let preset): preset
    case .time(let time): "表示は\(time)です"
    case .ready(let time): "準備完了 \(time)"
    case .paused(let time): "一時停止 \(time)"
    case .running(let time): "発表中 \(time)"
    case .rundown: isRedone ? "進行表は変更後のとおりです" : "進行表は変更前のとおりです"
    case .item(let item): "「\(item)」が進行表に戻りました"
    case .questions(let length?): "質疑応答は\(length)です"
    case .questions(nil): "質疑応答はありません"
    case .message(let isShown): "メッセージは\(isShown ? "表示中" : "非表示")です"
    }
  }
  var undone: String { "戻しました" }
  var nothingToUndo: String { "元に戻せる操作はありません" }
  var nothingUndone: String { "その後に変更されたため、元に戻すものはありません" }
  var redone: String { "やり直しました" }
  var nothingToRedo: String { "やり直せる操作はありません" }
  func notUndone(slot: Int) -> [String] {
    [
      "スロット\(slot)はそのままです：その後ほかのプログラムが変更しました",
      "スロット\(slot)はそのままです",
    ]
  }

  func removed(_ preset: String, from slot: Int, now: String?) -> String {
    "スロット\(slot)：\(spaced(preset))を削除しました"
      + (now.map { "。\(spaced($0))に戻りました。" } ?? "")
  }
  func bundled(_ preset: String, in slot: Int) -> [String] {
    [
      "スロット\(slot)の「\(preset)」は付属のプリセットのため、削除できません",
      "スロット\(slot)は付属のプリセットです",
    ]
  }
  func written(_ preset: String, in slot: Int, file: String) -> [String] {
    [
      "スロット\(slot)の「\(preset)」は \(file) にあります。そこで削除してください。",
      "スロット\(slot)は \(file) のプリセットです",
    ]
  }

  func questionsAdded(_ length: String) -> String { "質疑応答（\(length)）を追加しました" }
  func startMoved(by time: String) -> String { "\(time)さかのぼって開始しました" }
  var startedNow: String { "開始しました：さかのぼる時間はありません" }
  var cannotBackdateFurther: String { "これ以上さかのぼれません" }
  func passed(_ time: String) -> [String] {
    [
      "\(time)は過ぎています。もっと後の時刻を指定してください。",
      "\(time)は過ぎています",
    ]
  }
  func message(_ text: String) -> String { "メッセージ：\(text)" }
  func chooseMessage(_ messages: String) -> [String] {
    [
      "どの定型文を送りますか？ \(messages)   Esc で取り消し。", "定型文？ \(messages)   Esc：なし",
      "定型文？ \(messages)",
    ]
  }
  func noStoredMessage(_ number: Int?) -> [String] {
    number.map { ["config.yaml に定型文\($0)はありません", "定型文\($0)なし"] } ?? [
      "定型文がありません。config.yaml に9個まで登録できます。例：messages: {1: そろそろお時間です}",
      "config.yaml に定型文がありません", "定型文なし",
    ]
  }
  var messageCleared: String { "メッセージを非表示にしました" }
  var noMessageShown: String { "メッセージはありません" }
  var pictureIsBack: String { "画面を戻しました" }
  func picture(isAlreadyBlack: Bool) -> String {
    isAlreadyBlack ? "すでにブラックアウト中です" : "ブラックアウト中ではありません"
  }

  var alreadyRunning: String { "すでに発表中です" }
  var notRunning: String { "発表中ではありません" }
  var noOtherSegment: String { "ほかのパートはありません" }
  var noChange: String { "時間はこれ以上変更できません" }
  func noTime(_ text: String, _ problem: TimeError.Problem) -> [String] {
    let problem = "\(quoted(text))は時間として使えません"
    return ["\(problem)。23:59:59までの時間を、1:30、1h5m30s、18m、45s のように入力してください。", problem]
  }
  var presetHasChanged: String { "実行しませんでした：その間にプリセットが変更されました" }
  var presetsChanged: String { "プリセットが変わりました" }
  func noPreset(named text: String) -> [String] {
    let problem = "\(quoted(text))というプリセットはありません"
    return [
      "\(problem)。1から9のスロットか、\(quoted("speakerclock presets list"))に表示される"
        + "名前の一部を指定してください。例：ted",
      problem,
    ]
  }
  func severalPresets(named text: String, _ names: String) -> [String] {
    let problem = "\(quoted(text))は複数の名前に一致します"
    return [
      "\(problem)：\(names)。いずれかの名前かスロットを指定してください。", "\(problem)：\(names)", problem,
    ]
  }
  var nothingToChange: String { "変更するものはありません" }
  func noItem(named text: String) -> [String] {
    ["\(quoted(text))に合う項目は進行表にありません", "\(quoted(text))はありません"]
  }
  func severalItems(named text: String, _ items: String) -> [String] {
    let problem = "\(quoted(text))に合う項目が複数あります"
    return ["\(problem)：\(items)", problem]
  }

  var breakHasNoLamps: String { "休憩にはランプがありません" }
  func atTime(_ time: String) -> String { time }
  func pressAgain(_ key: String, _ change: GuardedChange) -> [String] {
    switch change {
    case .startsOtherDay(let day):
      ["この進行表は\(day)のものです。もう一度\(amid(key))で今開始。", "もう一度\(amid(key))で開始", "\(key)？"]
    case .startsWithUnsetClock:
      ["このマシンの時計が合っていません。もう一度\(amid(key))で開始。", "もう一度\(amid(key))で開始", "\(key)？"]
    case .goes(let name):
      ["もう一度\(amid(key))を押すと\(quoted(name))に移ります", "もう一度\(amid(key))で\(quoted(name))"]
    case .goesOn(let time, nil):
      ["もう一度\(amid(key))を押すと\(time)で発表を続けます", "もう一度\(amid(key))で\(time)", "\(key)？"]
    case .goesOn(let time, let end?):
      [
        "もう一度\(amid(key))を押すと\(time)で続け、\(end)の終了は取り消します",
        "もう一度\(amid(key))で\(time)、\(end)は取消", "\(key)？",
      ]
    case .endsTalkAndLoads(let name):
      [
        "もう一度\(amid(key))を押すとこの発表を終えて\(quoted(name))を読み込みます",
        "\(key)：終了、読み込み？", "\(key)：終了？",
      ]
    case .movesLamp(let lamp):
      ["もう一度\(amid(key))を押すと今から\(lamp)になります", "\(key)：今から\(lamp)？"]
    case .stores(let slot):
      ["もう一度\(amid(key))を押すとスロット\(slot)に保存します", "\(key)：保存？"]
    case .endsTalk:
      ["もう一度\(amid(key))を押すとこの発表を終了します", "\(key)：発表終了？", "\(key)：終了？"]
    case .beginsAnew: ["もう一度\(amid(key))を押すと進行表を最初から始めます", "\(key)：最初から？"]
    case .skips(let name):
      ["もう一度\(amid(key))を押すと\(quoted(name))をスキップします", "\(key)：スキップ？"]
    case .endsTalkAndSkips(let names):
      ["もう一度\(key)で、この発表を終えて\(names)をスキップします", "もう一度\(key)：終了、スキップ"]
    case .endsLate(let time, let length):
      [
        "\(time)は過ぎたばかりです。もう一度\(amid(key))で長さ\(length)の発表になります。",
        "もう一度\(amid(key))で長さ\(length)",
      ]
    }
  }
  func guarded(_ change: GuardedChange, confirmedBy confirmation: String) -> String {
    switch change {
    case .startsOtherDay(let day):
      "この進行表は\(day)のものです。今開始するには\(quoted(confirmation))を送信してください。"
    case .startsWithUnsetClock:
      "このマシンの時計が合っていません。開始するには\(quoted(confirmation))を送信してください。"
    case .goes(let name): "\(quoted(name))に移るには\(quoted(confirmation))を送信してください"
    case .goesOn(let time, nil): "\(quoted(confirmation))を送信すると\(time)で発表を続けます"
    case .goesOn(let time, let end?):
      "\(quoted(confirmation))を送信すると\(time)で続け、\(end)の終了は取り消します"
    case .endsTalkAndLoads(let name):
      "この発表を終えて\(quoted(name))を読み込むには\(quoted(confirmation))を送信してください"
    case .movesLamp(let lamp): "\(quoted(confirmation))を送信すると今から\(lamp)になります"
    case .stores(let slot): "スロット\(slot)に保存するには\(quoted(confirmation))を送信してください"
    case .endsTalk: "この発表を終了するには\(quoted(confirmation))を送信してください"
    case .beginsAnew: "進行表を最初から始めるには\(quoted(confirmation))を送信してください"
    case .skips(let name): "\(quoted(name))をスキップするには\(quoted(confirmation))を送信してください"
    case .endsTalkAndSkips(let names):
      "この発表を終えて\(names)をスキップするには\(quoted(confirmation))を送ってください"
    case .endsLate(let time, let length):
      "\(time)は過ぎたばかりです。長さ\(length)の発表にするには\(quoted(confirmation))を送信してください。"
    }
  }
  var changedMeanwhile: String { "実行しませんでした：その間に発表が変更されました" }
  func waitingForClock(after words: String) -> String { "タイマーの応答待ち：\(words)" }
  var notesAreNotSent: String { "メモなし：ブローカー経由では送られません" }
  func desk(_ name: String) -> String { name + remark("操作卓") }
  var segmentChangesTooSoon: String { "実行しませんでした：前の切り替えから0.5秒たっていません" }
  func tooLong(bytes: Int) -> String { "コマンドは\(bytes)バイトまでです" }
  var answerTooLong: String { "応答が長すぎて1行に収まりません" }
  var listTooLong: String { "一覧が長すぎて送信できません" }
  var tooLate: String { "実行しませんでした：届くのが遅すぎました" }
  var pictureChangesTooOften: String { "表示の切り替えが多すぎます：1秒お待ちください" }
  var operatorHasJustClosedOne: String {
    "オペレーターが表示を消したばかりです"
  }
  var promptKeys: String { "Tab で補完、Esc で閉じる" }
  var prompt: String { "コマンドを入力して Enter を押してください。Esc で取り消します。" }
  var messagePromptKeys: String { "上矢印で以前の文、Esc で閉じる" }
  var messagePrompt: String { "メッセージを入力して Enter を押してください。Esc で取り消します。" }
  func noCommand(_ text: String, nearest: String?) -> [String] {
    let problem = "\(quoted(text))はコマンドではありません"
    let hint = nearest.map { "\(quoted($0))のことですか？" } ?? ""
    return ["\(problem)。\(hint)一覧は\(quoted("help"))。", problem]
  }
  func onlyAtClock(_ command: String) -> String {
    "\(quoted(command))はタイマー本体でのみ使えます"
  }
  func needs(_ command: String, _ need: CommandNeed, example: String) -> [String] {
    let what =
      switch need {
      case .time: "には時間が必要です"
      case .timeOfDay: "には時刻が必要です"
      case .slot: "には1から9のスロットが必要です"
      case .item: "には項目が必要です（#3 のような番号、またはタイトルの一部）"
      case .text: "には文が必要です"
      case .preset: "にはスロットか名前の一部が必要です"
      case .choice(let choices):
        "には \(choices.joined(separator: "、", last: " または ")) が必要です"
      case .nothing: "に引数は付けられません"
      }
    let problem = "\(quoted(command))\(what)"
    return need == .nothing ? [problem] : ["\(problem)。例：\(example)", problem]
  }

  func meaning(of command: CommandName) -> String {
    switch command {
    case .start: "発表を開始または再開"
    case .stop: "発表を一時停止"
    case .toggle: "開始または一時停止（スペースキーと同じ）"
    case .add: "時間を増やす"
    case .take: "時間を減らす"
    case .set:
      "時間を設定（green なら表示中の時間を発表時間に、yellow・red ならその色の始まりに設定）"
    case .preset: "プリセットをスロットか名前で読み込む"
    case .green: "パートの最初に合わせる（発表中ならそこから続ける）"
    case .yellow: "黄色が始まる時間に合わせる（発表中ならそこから続ける）"
    case .red: "赤が始まる時間に合わせる（発表中ならそこから続ける）"
    case .reset: "最初のパートに戻して準備完了にする"
    case .next: "次のパートか項目へ進む"
    case .previous: "前のパートか項目へ戻る"
    case .until: "この時刻に発表を終える"
    case .questions: "発表の後に質疑応答を追加（5分、または指定した時間）"
    case .backdate: "開始を最後の一時停止・リセット時までさかのぼらせる"
    case .go: "進行表のこの項目に移る"
    case .skip: "次の項目、またはこの項目をスキップ"
    case .move: "項目を別の項目の前か後に移す"
    case .title: "現在の項目のタイトルを直す"
    case .speaker: "現在の項目の発表者を直す"
    case .shorten: "次の項目をこの長さに短縮"
    case .insert: "次の項目の前に項目を追加"
    case .catchUp: "遅れを取り戻すため、この後の項目を短縮"
    case .rundown: "進行表の項目を一覧表示"
    case .restart: "進行表を最初から始める"
    case .reload: "進行表のファイルを読み直す"
    case .store: "時間をこのスロットに保存"
    case .remove: "このスロットに保存したプリセットを削除"
    case .message: "このメッセージを表示、省略時は直前のメッセージ"
    case .clear: "メッセージを非表示にする"
    case .blackout: "ディスプレイを黒くする、または画面を戻す"
    case .flash: "点滅で注意を促す"
    case .identify: "各ディスプレイに名前を表示"
    case .undo: "最後の変更を元に戻す（10回まで）"
    case .redo: "元に戻した変更をやり直す"
    case .time: "残り時間を知らせる"
    case .displays: "接続中のディスプレイを一覧表示"
    case .events: "最近の履歴を一覧表示"
    case .help: "コマンドを一覧表示"
    case .layout: "数字の配置を変える"
    case .theme: "配色を変える"
    case .announcements: "アナウンスを変える：オフ、文字、音声"
    case .lock: "スペース以外のキーをロック"
    case .clock: "現在時刻を表示"
    case .beside: "信号灯の横に2つ目の時間を表示（session、talk、clock、off）"
    case .operatorView: "オペレーター画面の表示と非表示を切り替える"
    case .takeOver: "停止したタイマーの発表を引き継いで続ける（操作卓のみ）"
    case .handOver: "発表を操作卓に引き渡す"
    case .desk: "会場のもう一つのタイマーの操作卓になる"
    case .quit: "プログラムを終了"
    }
  }
}
