import TimerEngine

// What commands answer.
extension Japanese {
  func undone(_ change: UndoneChange) -> String {
    switch change {
    case .slot(let slot, let preset):
      "元に戻しました: スロット\(slot)は\(preset.map { $0 + "に戻りました" } ?? "空に戻りました")"
    case .lamp(let lamp, let time): "元に戻しました: \(lamp)は\(time)です"
    case .preset(let preset): "元に戻しました: \(preset)"
    case .time(let time): "元に戻しました: 表示は\(time)に戻りました"
    case .ready(let time): "元に戻しました: 待機中 \(time)"
    case .paused(let time): "元に戻しました: 一時停止中 \(time)"
    case .running(let time): "元に戻しました: 進行中、\(time)"
    case .rundown: "元に戻しました: プログラムは前のとおりです"
    case .message(let isShown): "元に戻しました: メッセージは\(isShown ? "表示中" : "非表示")です"
    }
  }
  var undone: String { "元に戻しました" }
  var nothingToUndo: String { "元に戻す操作はありません" }
  func notUndone(slot: Int) -> [String] {
    ["ほかのプログラムがスロット\(slot)を変更したため、元に戻せません", "元に戻せません"]
  }

  func removed(_ preset: String, from slot: Int, now: String?) -> String {
    "スロット\(slot): \(preset)を削除しました" + (now.map { "。\($0)に戻りました" } ?? "")
  }
  func bundled(_ preset: String, in slot: Int) -> [String] {
    [
      "スロット\(slot)の\(preset)は付属のプリセットのため削除できません",
      "スロット\(slot)は付属のプリセットです",
    ]
  }
  func written(_ preset: String, in slot: Int, file: String) -> [String] {
    [
      "スロット\(slot)の\(preset)は \(file) にあります。\(file) から削除してください",
      "スロット\(slot)は \(file) のものです",
    ]
  }

  func startMoved(by time: String) -> String { "開始時刻を \(time) さかのぼらせました" }
  var startAtLastStop: String {
    "すでに最後の停止時から計時しています"
  }
  func passed(_ time: String) -> [String] {
    [
      "\(time)は過ぎています。発表中は現在より後の時刻を指定してください",
      "\(time)は過ぎています",
    ]
  }
  func message(_ text: String) -> String { "メッセージ: \(text)" }
  func chooseMessage(_ messages: String) -> [String] {
    ["どのメッセージを送りますか? \(messages)   Esc で取り消し。", "メッセージ? \(messages)"]
  }
  func noStoredMessage(_ number: Int?) -> [String] {
    number.map { ["config.yaml にメッセージ\($0)はありません", "メッセージ\($0)なし"] } ?? [
      "保存したメッセージはありません。config.yaml に9個まで書けます。例: messages: {1: そろそろお時間です}",
      "config.yaml にメッセージがありません", "メッセージなし",
    ]
  }
  var messageCleared: String { "メッセージを消しました" }

  var alreadyRunning: String { "発表はすでに進行中です" }
  var notRunning: String { "発表は進行中ではありません" }
  var noPart: String { "ほかのパートはありません" }
  var noChange: String { "時間はこれ以上変えられません" }
  func noTime(_ text: String, _ problem: TimeError.Problem) -> String {
    "'\(text)' は時間ではありません。23:59:59 までの 18:00、1:30:00、18m、1h5m30s、45s など。"
  }
  func noPreset(named text: String) -> String {
    "'\(text)' というプリセットはありません。1 から 9 のスロットか、'speakerclock presets list' に表示される"
      + "名前の一部を指定してください。例: ted"
  }
  func severalPresets(named text: String, _ names: String) -> String {
    "'\(text)' を含む名前が複数あります。使えるもの: \(names)、またはスロット。"
  }

  func guarded(_ command: String) -> String {
    "発表中です。実行するには「! \(command)」を送信してください"
  }
  func tooLong(bytes: Int) -> String { "コマンドは\(bytes)バイトまでです" }
  var answerTooLong: String { "応答が長すぎて1行に入りません" }
  var pictureChangesTooOften: String { "表示の切り替えが多すぎます。1秒お待ちください。" }
  var prompt: String { "コマンドを入力して Enter。Escape で取り消し" }
  func noCommand(_ text: String, expected commands: String) -> [String] {
    ["'\(text)' はコマンドではありません。使えるもの: \(commands)", "'\(text)' はコマンドではありません"]
  }
  func needs(_ command: String, _ need: CommandNeed, example: String) -> String {
    let what =
      switch need {
      case .time: "には時間が必要です"
      case .timeOfDay: "には時刻が必要です"
      case .slot: "には 1 から 9 のスロットが必要です"
      case .preset: "にはスロットか名前の一部が必要です"
      case .choice(let choices): "には \(choices.joined(separator: "、")) のいずれかが必要です"
      case .nothing: "に引数は付けられません"
      }
    return "\(command) \(what)。例: \(example)"
  }
}
