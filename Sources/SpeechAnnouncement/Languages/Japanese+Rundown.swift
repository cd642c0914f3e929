import TimerEngine

// Texts about a rundown.
extension Japanese {
  func next(_ talk: String, at time: String?) -> String {
    "次：\(talk)" + (time.map { "、\($0)" } ?? "")
  }
  func startsIn(_ time: String) -> String { "開始まで\(time)" }
  func startsAt(_ time: String) -> String { "\(time)開始" }
  var yourTurn: String { "出番です" }
  func youAreNext(in time: String?) -> String {
    "次が出番です" + (time.map { "（あと\($0)）" } ?? "")
  }
  func youStart(in time: String) -> String { "出番まであと\(time)" }
  func backAt(_ time: String) -> String { "\(time)再開" }
  var backSoon: String { "まもなく再開します" }
  var pause: String { "休憩" }
  func behindPlan(by time: String) -> String { "\(time)遅れ" }
  func aheadOfPlan(by time: String) -> String { "\(time)前倒し" }
  var onTime: String { "予定どおり" }
  func rundownEnds(_ time: String) -> String { "全項目は\(time)終了予定" }
  func rundownEnded(_ time: String) -> String { "\(time)に終了しました" }
  func cannotEnd(_ item: String, at time: String) -> [String] {
    ["「\(item)」は\(time)に終われません", "「\(item)」は終了が遅すぎます"]
  }
  var itemStates: ItemStateWords {
    ItemStateWords(
      ended: "終了", current: "現在の項目", coming: "この後", skipped: "スキップ済み")
  }
  func planned(at time: String) -> String { "\(time)予定" }
  func note(_ text: String) -> String { "メモ：\(text)" }
  var endsTooLate: String { "終了が遅すぎます" }
  var rundownIsOver: String { "進行表の全項目が終了" }
  func rundownEnded(at time: String) -> String { "この進行表は\(time)に終了" }
  func beginsAnew(_ key: String, twice: Bool) -> String {
    twice ? "\(amid(key))を2回押すと最初から" : "\(amid(key))で最初から"
  }
  func goesBack(_ key: String, to item: String) -> String { "\(amid(key))で\(quoted(item))に戻る" }

  func skipped(_ item: String) -> String { "スキップ済み：\(item)" }
  func shortened(_ item: String, to time: String) -> String { "\(item)：\(time)" }
  func inserted(_ item: String, _ time: String) -> String { "追加しました：\(item)、\(time)" }
  func notShorter(than time: String) -> String {
    "すでに\(time)の長さです：もっと短くしてください"
  }
  func caughtUp(_ cuts: String, before time: String) -> String {
    "\(time)に合わせて短縮しました：\(cuts)"
  }
  var nothingToCatchUp: [String] {
    ["全項目は予定どおり終了します：取り戻す遅れはありません", "取り戻す遅れはありません"]
  }
  var noRundown: [String] {
    ["進行表がありません。--rundown ファイル名 を付けて起動してください。", "進行表がありません"]
  }
  var nothingFollows: String { "進行表にこの後の項目はありません" }
  var nothingPrecedes: String { "進行表にこの前の項目はありません" }
  func date(_ day: CalendarDay) -> String {
    let weekdays = ["月", "火", "水", "木", "金", "土", "日"]
    let (year, month, number) = day.fields
    return "\(year)年\(month)月\(number)日（\(weekdays[day.weekday])）"
  }
  func rundownIsFor(_ day: String) -> [String] {
    ["この進行表は今日ではなく\(day)のものです", "\(day)用"]
  }
  var clockIsNotSet: [String] {
    ["このマシンの時計が合っていません", "時計が合っていません"]
  }

  func rundownGoesOn(with item: String) -> String { "進行表を「\(item)」から再開" }
  func newItems(_ items: String) -> String { "ファイルに追加：\(items)" }
  func goneItems(_ items: String) -> String { "ファイルから削除：\(items)" }
  func changedItems(_ items: String) -> String { "変更：\(items)" }
  func breakStillEnds(_ item: String, at time: String) -> String {
    "\(item)の終了は、次の項目が始まる\(time)のままです"
  }
  func plannedTimesMoved(by length: String, isLater: Bool) -> String {
    "予定時刻がすべて\(length)\(isLater ? "遅く" : "早く")なりました"
  }
  var newOrder: String { "順番が変わりました" }
  var fileTaken: String { "進行表をファイルから更新しました" }
  var fileUnchanged: String { "進行表のファイルに変更はありません" }
  var fileMissing: String { "進行表のファイルがありません。進行表はそのままです。" }
  var rundownStays: String { "進行表はそのままです" }
  func tooManyItems(_ count: Int) -> String {
    "進行表はそのままです：項目が\(count)を超えます"
  }
  func itemsWouldGo(_ count: Int) -> String {
    "ファイルの項目が\(count)件減っています（:reload で反映）"
  }
  func hardEndWouldMove(_ item: String, to time: String?) -> String {
    "ファイルでは\(item)の終了が" + (time ?? "未定") + "です（:reload で反映）"
  }

  func moved(_ item: String, before: String?, after: String?) -> String {
    "移動：\(item)（" + (before.map { "\($0)の前" } ?? "\(after ?? "")の後") + "）"
  }
  func renamed(_ item: String) -> String { "変更：\(item)" }
  func hasStarted(_ item: String) -> String { "\(item)はもう始まっています" }
  func placeHasPassed(_ item: String) -> String {
    "そこには移動できません：\(item)の位置は過ぎています"
  }
  var breakIsOver: String { "休憩は終わりました" }

  func thisItem(_ lateness: String, isBreak: Bool) -> String {
    (isBreak ? "この休憩は" : "この発表は") + lateness
  }
  func hardEnd(_ time: String) -> String { "\(time)終了厳守" }
  func losesTime(_ item: String, _ time: String, end: String) -> [String] {
    ["「\(item)」は\(end)終了厳守のため\(time)短くなります", "「\(item)」は\(time)短くなります"]
  }
  func offer(_ command: String, cutting cuts: [ItemAndLength], before end: String?) -> String {
    let cuts = cuts.map { "「\($0.item)」を\($0.length)に" }.joined(separator: comma)
    return (end.map { "\($0)までに終えるには：" } ?? "") + "\(cuts)短縮" + remark(command)
  }
  func absorbsDelay(_ item: String) -> [String] {
    ["「\(item)」が遅れを吸収します：取り戻す遅れはありません", "「\(item)」が遅れを吸収します"]
  }
  func gapAbsorbsDelay(before item: String) -> [String] {
    ["「\(item)」の前の空き時間が遅れを吸収します：取り戻す遅れはありません", "「\(item)」の前の空き時間が遅れを吸収します"]
  }
}
