// What is said of a rundown.
extension Japanese {
  func next(_ talk: String, at time: String?) -> String {
    "次: \(talk)" + (time.map { "、\($0)" } ?? "")
  }
  var pause: String { "休憩" }
  func behindPlan(by time: String) -> String { "\(time)遅れ" }
  func aheadOfPlan(by time: String) -> String { "\(time)早い" }
  var onTime: String { "予定どおり" }
  func cannotEnd(_ item: String, at time: String) -> String {
    "\(item)は\(time)に終われません"
  }
  var rundownIsOver: String { "プログラムは終了しました" }

  func skipped(_ item: String) -> String { "飛ばしました: \(item)" }
  func shortened(_ item: String, to time: String) -> String { "\(item): \(time)" }
  func inserted(_ item: String, _ time: String) -> String {
    "追加しました: \(item)、\(time)"
  }
  func notShorter(than time: String) -> String {
    "もともと\(time)です。より短い時間を指定してください"
  }
  func caughtUp(_ cuts: String, before time: String) -> String {
    "\(time)に間に合うように短縮しました: \(cuts)"
  }
  func notMadeUp(_ time: String, before end: String) -> String {
    "\(end)までに\(time)を取り戻せません"
  }
  var nothingToCatchUp: String { "取り戻す時間はありません" }
  var noRundown: [String] {
    ["プログラムがありません。--rundown FILE を付けて起動してください", "プログラムがありません"]
  }
  var nothingFollows: String { "この後の予定はありません" }

  func rundownGoesOn(with item: String) -> String { "プログラムを\(item)から続けます" }
  func newItems(_ items: String) -> String { "ファイルに追加: \(items)" }
  func goneItems(_ items: String) -> String { "ファイルから削除: \(items)" }
}
