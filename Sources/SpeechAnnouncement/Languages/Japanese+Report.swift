extension Japanese {
  var reportWords: ReportWords {
    ReportWords(
      title: "発表：予定と実際", due: "予定", until: "終了予定", start: "開始", end: "終了", late: "遅れ", talk: "発表",
      planned: "予定時間", actual: "実際", added: "追加", over: "超過", speaker: "発表者", talks: "件数",
      alone: "単独", shared: "共同", rest: "休憩", questions: "質疑", rehearsal: "リハーサル", test: "テスト",
      notHeld: "未実施",
      qualified: "合格", tooShort: "短すぎ", tooLong: "長すぎ", green: "緑", yellow: "黄", red: "赤",
      overtime: "超過", noLamp: "ランプなし", noTalks: "発表の記録はありません。", room: "会場", of: "／", byHand: "手動")
  }
  func starts(_ count: Int) -> String { "\(count)回開始" }
  func timesOfMachine(without zone: String) -> String {
    "時刻はこのマシンのもの（タイムゾーン\(zone)は不明）"
  }

  func reportedTalks(_ count: Int, _ sum: String, mean: String, planned: String) -> String {
    "発表\(count)件：合計\(sum)、平均\(mean)。予定：\(planned)。"
  }
  func reportedStarts(_ count: Int, _ lateness: ReportedLateness) -> String {
    let talks = "開始予定のある発表\(count)件"
    return switch lateness {
    case .all(let time): "\(talks)：\(time)。"
    case .noneLate(let mean, let latest): "\(talks)：平均\(mean)、最も遅いもので\(latest)。"
    case .atMost(let mean, let largest): "\(talks)：平均\(mean)、最大\(largest)。"
    }
  }
  func reportedOver(_ count: Int, _ sum: String, mean: String, largest: String) -> String {
    guard count > 0 else { return "時間を超過した発表はありません。" }
    return "\(count)件が超過：合計\(sum)、平均\(mean)、最大\(largest)。"
  }
  func reportedChange(_ time: String, isAdded: Bool) -> String {
    isAdded ? "手動で追加：\(time)。" : "手動で短縮：\(time)。"
  }
  func reportedPauses(_ time: String) -> String { "中断：\(time)。" }
  func reportedQuestions(_ count: Int, _ sum: String) -> String {
    "質疑：\(count)件で合計\(sum)。"
  }
  func reportedSpeeches(_ verdicts: String) -> String { "コンテストのスピーチ：\(verdicts)。" }
  func reportedBreaks(_ count: Int, _ sum: String) -> String {
    "休憩\(count)回：合計\(sum)。"
  }
  func reportedNotHeld(_ count: Int, _ planned: String) -> String {
    "未実施\(count)件：予定\(planned)。"
  }
  func reportedRehearsals(_ count: Int) -> String {
    "リハーサル\(count)件は数えていません。"
  }
  func reportedTests(_ count: Int) -> String {
    "テスト\(count)件は数えていません。"
  }
}
