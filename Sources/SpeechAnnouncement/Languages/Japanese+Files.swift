import TimerEngine

// Files that people write.
extension Japanese {
  func what(_ problem: FileProblem) -> String {
    switch problem {
    case .unknownKey(let key, _, _, _): "不明なキー\(quoted(key))"
    case .noKey(let value, _, _): "\(name(of: value))はキーにできません"
    case .wrongKind(let part, let value, _): name(of: part) + colon + text(ofWrong: value)
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
    case .noTime(_, let error, _) where error.problem == .noShare:
      return "0% から 100% までの割合を書いてください。例：20%"
    case .noTime(_, let error, let alternative):
      let time = (error.problem == .zero ? "0:01から" : "") + "23:59:59までの時間"
      let other =
        switch alternative {
        case .off: "か off "
        case .share: "か、20% などの割合"
        case nil: ""
        }
      return "\(time)\(other)を書いてください。例：18:00、18m、1h5m30s"
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

  private func text(ofWrong value: FileValue) -> String {
    switch value {
    case .nothing: "値がありません"
    case .text(let text): "\(quoted(text))は使えません"
    case .mapping, .list, .alias: "\(name(of: value))になっています"
    }
  }

  private func name(of value: FileValue) -> String {
    switch value {
    case .nothing: "空の値"
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
    let text = quoted(error.text)
    return switch error.problem {
    case .empty: "値が空です"
    case .tooLong: "\(text)は23:59:59を超えています"
    case .zero: "\(text)は短すぎます"
    case .noShare: "\(text)は割合として使えません"
    case .sixtyOrMore: "\(text)は時間として使えません（コロンの後の分と秒は59まで）"
    case .noTime, .noTimeOfDay: "\(text)は時間として使えません"
    }
  }

  private func text(of error: ThresholdError) -> String {
    let fault =
      switch error {
      case .yellowAboveTime, .redAboveTime: "が発表時間\(remark(error.most))を超えています"
      case .redAboveYellow: "が yellow\(remark(error.most))より前に始まります"
      }
    return "\(error.key) \(error.given) \(fault)"
  }

  private func text(of expectation: FileExpectation) -> String? {
    switch expectation {
    case .time(let example): "時間の例：\(example)"
    case .list(let example): "リストの例：\(quoted(example))"
    case .entries(let example): "キーと値の例：\(quoted(example))"
    case .text: "文字列を書いてください"
    case .choice(let words): "選択肢：" + words.joined(separator: comma)
    case .numberKey: "1から9の数字を書いてください"
    case .other: nil
    }
  }
}
