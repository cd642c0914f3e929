import TimerEngine

// Files that people write.
extension Japanese {
  func what(_ problem: FileProblem) -> String {
    switch problem {
    case .unknownKey(let key, _, _, _): "不明なキー\(quoted(key))"
    case .noKey(let value, _, _): "\(name(of: value))はキーにできません"
    case .wrongKind(let part, let value, _): "\(name(of: part))\(colon)ここは\(name(of: value))です"
    case .noTime(let part, let error, _): name(of: part) + colon + text(of: error)
    case .missing(let key, _): "\(quoted(key))がありません"
    case .repeatedKey(let key): "\(quoted(key))が重複しています"
    case .taken(let value, let line): "\(name(of: value))は\(line)行目にもあります"
    case .threshold(let error): text(of: error)
    case .noChoice(let part, let value, _): name(of: part) + colon + "\(quoted(value))は使えません"
    case .unknownName(let name, .action, _): "\(quoted(name))という操作はありません"
    case .unknownName(let name, .option, _): "\(quoted(name))というオプションはありません"
    case .unknownName(let name, .key, _): "\(quoted(name))というキーはありません"
    case .noYAML: "YAML として読めません"
    case .noUTF8: "UTF-8 ではありません"
    case .other(let what, _): what
    }
  }

  func expectation(of problem: FileProblem) -> String? {
    switch problem {
    case .unknownKey(_, _, let nearest, let keys):
      return nearest.map { "\(quoted($0))の誤りかもしれません" } ?? "使えるもの：" + keys.joined(separator: comma)
    case .wrongKind(_, _, let expected), .missing(_, let expected),
      .noChoice(_, _, let expected):
      return text(of: expected)
    case .noTime(_, let error, _) where error.problem == .noShare: return nil
    case .noTime(_, _, let alternative):
      let time = "23:59:59 までの時間。例：18:00、18m、1h5m30s"
      switch alternative {
      case .off: return time + "、または off"
      case .share: return time + "、または 20% などの割合"
      case nil: return time
      }
    case .noKey, .repeatedKey, .taken, .threshold, .unknownName, .noYAML, .noUTF8, .other:
      return nil
    }
  }

  func problem(_ what: String, expected: String) -> String { "\(what)。\(expected)。" }

  private func name(of part: FilePart) -> String {
    switch part {
    case .file: "ファイル"
    case .preset: "プリセット"
    case .segment: "パート"
    case .mark: "マーク"
    case .item: "項目"
    case .key(let key): key
    }
  }

  private func name(of value: FileValue) -> String {
    switch value {
    case .nothing: "空"
    case .text(let text): quoted(text)
    case .mapping: "キーと値"
    case .list: "リスト"
    case .alias: "参照（*）"
    }
  }

  private func name(of value: TakenValue) -> String {
    switch value {
    case .name(let name), .key(let name): quoted(name)
    case .slot(let slot): "スロット\(slot)"
    }
  }

  private func text(of error: TimeError) -> String {
    let fault =
      switch error.problem {
      case .empty: "が空です"
      case .tooLong: "は 23:59:59 を超えています"
      case .zero: "は短すぎます"
      case .noShare: "は割合として使えません"
      case .noTime, .sixtyOrMore, .noTimeOfDay: "は時間として使えません"
      }
    return quoted(error.text) + space + fault
  }

  private func text(of error: ThresholdError) -> String {
    let fault =
      switch error {
      case .yellowAboveTime, .redAboveTime: "が発表時間を超えています"
      case .redAboveYellow: "が yellow より前に始まります"
      }
    return "\(error.key) \(error.given) \(fault)" + remark(error.most)
  }

  private func text(of expectation: FileExpectation) -> String? {
    switch expectation {
    case .time(let example): "時間の例：\(example)"
    case .list(let example): "リストの例：\(example)"
    case .entries(let example): "キーと値の例：\(example)"
    case .text: "文字列"
    case .choice(let words): words.joined(separator: ", ", last: "、")
    case .numberKey: "1から9のキー"
    case .other: nil
    }
  }
}
