// Programs, files and clients that do not do their part.
extension Japanese {
  func text(of fault: Fault) -> String {
    switch fault {
    case .engine(let name, let fault, let next):
      "音声エンジン \(name) が2回失敗：\(text(of: fault))。"
        + (next.map { "代わりに \($0) を使います。" } ?? "音声は使えません。")
    case .player(let name, let fault, let next):
      "再生プログラム \(name) が2回失敗：\(text(of: fault))。"
        + (next.map { "代わりに \($0) を使います。" } ?? "代わりのプログラムもありません。")
    case .noEngine(let names):
      "音声は使えません：\(names.joined(separator: comma)) のどれも見つかりません。"
        + "必要なものは\(quoted("speakerclock test-sound"))で確認できます。"
    case .hookIsBusy(let option, let running):
      "\(option) を実行しませんでした：そのコマンドがまだ\(running)個実行中です"
    case .hookNotRun(let option, let reason):
      "\(option) を実行しませんでした：シェルを起動できません（\(reason)）"
    case .hookFailed(let option, let status): "\(option) が失敗しました：終了コード \(status)"
    case .eventsDropped(let count, let path, let fault):
      "--events の\(count)行を破棄しました：\(path) \(text(of: fault))"
    case .notListening(let reason): "ディスプレイは接続できません：\(reason)"
    case .tooManyClients(let max): "クライアントの接続要求が\(max)件を超えました"
    case .client(let name, let fault):
      "クライアント\(name.isEmpty ? "" : quoted(name))を切断しました：\(text(of: fault))"
    case .other(let text): text
    }
  }

  private func text(of fault: ProgramFault) -> String {
    switch fault {
    case .notRun: "起動できません"
    case .status(let status): "終了コード \(status)"
    case .signal(let signal): "シグナル \(signal) で終了"
    case .late: "時間切れ"
    case .silent: "音が出ません"
    }
  }

  private func text(of fault: EventFileFault) -> String {
    switch fault {
    case .noReader: "を読み取る相手がいません"
    case .slowReader: "の読み取りが滞っています"
    case .slowDisk: "のディスクに書き込めない状態です"
    case .other(let reason): "に書き込めません（\(reason)）"
    }
  }

  private func text(of fault: ClientFault) -> String {
    switch fault {
    case .readsNothing: "データを読み取っていません"
    case .endlessLine: "改行のないデータを送り続けています"
    }
  }
}
