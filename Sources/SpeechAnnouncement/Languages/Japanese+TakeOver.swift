// Taking over a clock that has died, and handing over one that runs.
extension Japanese {
  func takeOver(_ key: String, _ cost: TakeOverCost) -> [String] {
    let again = ("もう一度\(amid(key))を押すと引き継ぎます", "もう一度\(amid(key))で引き継ぎ")
    if cost.isByTimeOfDay, let error = cost.error {
      let source =
        "このコンピューターは再起動されたため、時間はシステムの時刻によります："
        + "時刻が正しければ、誤差は\(amid(error))以内です"
      return takeOverQuestion([source, "システムの時刻による：正しければ誤差\(amid(error))以内"], again)
    }
    let heard =
      cost.age.map { ("タイマーの最後の応答は\($0)前", "応答は\($0)前") }
      ?? ("タイマーの最後の応答は時刻不明", "最後の応答は不明")
    let time =
      cost.error.map { ("時間の誤差は\(amid($0))以内", "誤差\(amid($0))以内") }
      ?? ("発表は一時停止の状態になります", "一時停止")
    let displays = cost.unreachable.map { ("接続不可：\($0)", "接続不可：\($0)", "ディスプレイ接続不可") }
    let rundown = cost.lacksRundown ? "進行表なし" : nil
    return takeOverQuestion(heard, time, rundown, displays, again)
  }
  func takesOver(key: String) -> String { "\(spaced(key))で引き継ぎ" }
  func keptTalks(heard age: String?, key: String) -> [String] {
    keptTalks(
      "タイマーなし、発表はここに保存済み", inShort: "タイマーなし",
      heard: age.map { "応答は\($0)前" }, key)
  }

  func notTakenOver(_ reason: TakeOverRefusal) -> [String] {
    switch reason {
    case .clockIsHere:
      [
        "引き継げません：このコンピューターでタイマーのプログラムが終了していません。先に終了してください。",
        "引き継げません：先にこのコンピューターのタイマーを終了してください",
        "引き継げません：タイマーはここです",
      ]
    case .nothingKept:
      [
        "引き継げません：ここに記録がありません（古い版のタイマーやブリッジ、またはブローカー）",
        "引き継げません：記録がありません（古いタイマーやブリッジ、ブローカー）",
        "引き継げません：記録がありません",
      ]
    case .talksAreHere(let command): talksAreHere(quoted(command))
    case .isClock: ["これはタイマー本体です：引き継げるのは操作卓だけです", "引き継げるのは操作卓だけです"]
    case .failed(let reason): ["引き継げません：\(reason)", "引き継げません"]
    }
  }
  func hasTakenOver(room: String) -> [String] {
    [
      "この操作卓が会場\(quoted(room))のタイマーになりました。"
        + "ディスプレイはこのコンピューターの\(quoted(attach(room)))に接続します。",
      "この操作卓がタイマーになりました：ディスプレイをここに接続してください",
      "この操作卓がタイマーになりました",
    ]
  }
  func wasTakenOver(by desk: String?, at time: String?, next: AfterTakeOver, onlyHere: String?)
    -> [String]
  {
    let now =
      switch next {
      case .desk: "このタイマーは操作卓になりました"
      case .deskWithoutClock: "タイマーに届きません。--viaで起動してください"
      case .ends: "このプログラムは終了します"
      }
    let what =
      (desk.map(spaced) ?? "別の操作卓") + "が" + (time.map { "\($0)に" } ?? "") + "引き継ぎました"
    return takenOver(what, now: now, onlyHere: onlyHere.map { "ここだけの操作：\($0)" })
  }
  func talksAreHere(_ command: String) -> [String] {
    [
      "ここで引き継ぎ済みです。\(command)で続けられます。",
      "ここで続ける：\(command)",
      "ここで引き継ぎ済みです",
    ]
  }
  var readyTooLate: [String] {
    [
      "この操作卓の準備が間に合わず、タイマーはそのまま続きます",
      "準備が間に合いませんでした",
    ]
  }
  func noAnswerToReady(_ key: String) -> [String] {
    [
      "準備はできましたが、タイマーの応答がありません。\(amid(key))で引き継げます。",
      "応答なし：\(key)で引き継ぎ",
    ]
  }

  func handOver(_ key: String, to desk: String) -> [String] {
    [
      "もう一度\(amid(key))を押すと\(desk)に引き渡し、このタイマーは操作卓になります",
      "もう一度\(amid(key))で\(desk)に引き渡し",
      "もう一度\(amid(key))で引き渡し",
    ]
  }
  func handsOver(to desk: String) -> [String] {
    ["\(desk)に引き渡しています", "引き渡しています"]
  }
  func notHandedOver(to desk: String) -> [String] {
    ["\(desk)が引き継がなかったため、このタイマーで続けます", "引き渡せませんでした"]
  }
  func noDesk(_ names: String?) -> [String] {
    guard let names else {
      return [
        "引き渡せる操作卓がありません：\(quoted("speakerclock desk"))で起動してください",
        "引き渡せる操作卓がありません",
      ]
    }
    return [
      "複数の操作卓：\(names)。\(quoted("hand over"))と名前を入力してください。",
      "複数あります：\(quoted("hand over 名前"))と入力",
    ]
  }

  func clockIsAlive(handOver key: String) -> [String] {
    ["タイマーは動作中です：向こうの\(amid(key))で引き渡し、:take over で引き継ぎ", "タイマーは動作中です：:take over 参照"]
  }

  func otherClock(room: String, key: String, dropping talk: String) -> [String] {
    [
      "会場\(quoted(room))では別のタイマーが動作中：\(amid(key))でその操作卓になり、\(spaced(talk))は破棄されます",
      "別のタイマーが動作中：\(amid(key))で操作卓になり、\(spaced(talk))は破棄",
      "会場\(quoted(room))で別のタイマーが動作中：\(amid(key))で操作卓に",
      "別のタイマーが動作中：\(amid(key))で操作卓に",
    ]
  }
  func otherClock(room: String, command: String) -> String {
    "会場\(quoted(room))では別のタイマーが動作中です：\(quoted(command))で操作できます"
  }
  func startPrivately(_ key: String, room: String) -> [String] {
    ["会場\(quoted(room))では別のタイマーが動作中です：もう一度\(amid(key))で個別に開始", "もう一度\(amid(key))で個別に開始"]
  }
  func join(_ key: String, room: String, dropping talk: String) -> [String] {
    [
      "もう一度\(amid(key))で会場\(quoted(room))のタイマーの操作卓になります：\(spaced(talk))は破棄されます",
      "もう一度\(amid(key))で操作卓になり、\(spaced(talk))は破棄",
      "もう一度\(amid(key))で操作卓に",
    ]
  }
  func joins(byCommand command: String) -> [String] {
    ["ここではすでに発表を始めました：操作卓になるには \(command) と入力してください", "操作卓になるには \(command) と入力"]
  }
  func otherClockHasEnded(room: String) -> [String] {
    ["会場\(quoted(room))のもう一つのタイマーは終了しました：こちらは個別のまま、記録されません", "もう一つのタイマーは終了しました"]
  }
  func noOtherClock(room: String) -> [String] {
    ["会場\(quoted(room))に他のタイマーはありません", "他のタイマーはありません"]
  }
}
