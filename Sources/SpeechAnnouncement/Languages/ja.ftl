## Announcements

space = { "" }
    .spoken = { " " }
full-stop = 。
comma = 、
hours = { $count }時間
    .spoken = { SPELL($count, counter: "hours") }
minutes = { $count }分
    .spoken = { SPELL($count, counter: "minutes") }
seconds = { $count }秒
    .spoken = { SPELL($count) }びょう
lengths = { LIST($lengths, between: "") }
    .spoken = { LIST($lengths, between: " ") }
phase-green = 緑
    .spoken = みどり
phase-yellow = 黄色
    .spoken = きいろ
phase-red = 赤
    .spoken = あか
phase-overtime = 超過
    .spoken = ちょうか
start = 開始
    .spoken = かいし
remaining = 残り{ $time }
    .spoken = のこり { $time }
over = { $time }超過
    .spoken = { $time } ちょうか
time-is-up = 時間です
    .spoken = じかんです
bell =
    { $strokes ->
        [1] ベル
       *[other] ベル{ $strokes }回
    }
    .spoken =
        { $strokes ->
            [1] べる
           *[other] べる { SPELL($strokes, counter: "times") }
        }
segment = パート
    .spoken = ぱーと
number-of = { $number }/{ $count }
    .spoken = { SPELL($count, counter: "things") }の うち { SPELL($number, counter: "rank") }

## Signs, and what lines begin with

colon = ：
after-line-word = ：
quoted = 「{ $name }」
remark = （{ $text }）
days = { $count }日
verdict-qualified = 時間内
verdict-too-short = 失格、時間不足
verdict-too-long = 失格、時間超過
then = 次：{ $segment }
line-ready = 準備完了
line-start = 開始
line-stop = 一時停止
line-resume = 再開
line-set = 設定
line-time = 時間
line-bell = ベル
line-segment = パート
line-zero = 時間です
line-over = 超過
line-notice = お知らせ
line-done = 終了
line-pause = 休憩
line-display = ディスプレイ
line-event = 履歴
line-help = ヘルプ

## The screen and the help

paused = 一時停止
ready-for-minutes = 準備完了から{ $count }分
paused-for-minutes = 一時停止から{ $count }分
since = { $time }から
state-since = { $time }から{ $state }
span = { $start }から{ $end }まで
ends = { $time }終了予定
key-starts = { SPACED($key) }で開始
key-pauses = { SPACED($key) }で一時停止
key-resumes = { SPACED($key) }で再開
keys-change-time = { SPACED($keys) }で時間を変更
key-helps = { SPACED($key) }でヘルプ
waiting-for-clock = 会場「{ $room }」のタイマーを待っています
    .short = タイマーを待っています
no-signal = { $time }応答なし
slot = スロット{ $slot }
end = End
key-space = スペース
key-up = 上矢印
key-down = 下矢印
key-right = 右矢印
key-left = 左矢印
key-backspace = Backspace
key-enter = Enter
key-page-up = PageUp
key-page-down = PageDown
key-interrupt = Ctrl+C
sign-colon = コロン
sign-plus = プラス
sign-minus = マイナス
sign-closing-bracket = 右角かっこ
sign-opening-bracket = 左角かっこ
sign-question-mark = 疑問符
sign-period = ピリオド
sign-slash = スラッシュ
help-start-or-stop = 開始・一時停止・再開
help-slot = プリセットを読み込む
help-store = 発表の設定をスロットに保存
help-tap = その色が始まる時点へ移動
help-hold = この時間からその色にする
help-set-minute = 停止中：1分ずつ増減
help-set-seconds = 停止中：5秒ずつ増減
help-add-minute = いつでも：1分ずつ増減
help-add-seconds = いつでも：10秒ずつ増減
help-back = 最初に戻して準備完了
help-undo = 元に戻す、やり直す（10回）
help-late-start = 開始し忘れ：さかのぼって開始
help-questions = 質疑応答を5分追加
help-segment = 次・前のパートや項目へ
help-prompt = コマンドを入力
help-flash = 点滅で注意を促す
help-blackout = ブラックアウト（画面を黒くする）
help-message = メッセージ：直前・定型文・入力
help-layout = 数字の配置
help-theme = 配色
help-announcing = アナウンス：オフ・文字・音声
help-time-of-day = 現在時刻と終了時刻
help-beside = 信号灯の横のサブ時計
help-operator-view = オペレーター画面
help-identify = 各ディスプレイに名前を表示
help-say-time = 残り時間を知らせる
help-focus = 画面内を移動、選択
help-clicker = クリッカー：開始、次のパート
help-click = 選択、数字は開始・一時停止
help-double-click = 数字：最初に戻して準備完了
help-mouse-long-press = 0.5秒押して保存・設定
help-drag-and-wheel = 時間を変更、ホイールは1分ずつ
help-lock = スペース以外をロック、2回で解除
help-quit = プログラムを終了
help-pages = { $page }/{ $count }ページ   { SPACED($key) }で次のページ   ほかのキーで閉じる
    .short = { SPACED($key) }で次のページ、ほかのキーで閉じる
key-range = { $first }から{ $last }
capitals = 大文字の{ LIST($letters, between: "、") }

## Notices and questions

no-preset-in-slot = スロット{ $slot }にプリセットはありません
not-stored = 保存できません
talk-not-saved = 発表の進行状況を保存できません
    .short = 進行状況を保存できません
talk-not-in-report = この発表はレポートに記録されていません
    .short = レポートに記録されていません
stored-not-safely = 保存しましたが、停電で消えるおそれがあります
    .short = 保存しましたが、確実ではありません
disk-is-slow = ディスクが遅く、最後の変更がまだ保存されていません
    .short = ディスクの応答が遅れています
value-changed =
    { $ends ->
        [number]
            { $before ->
                [none] 変更しました：{ $name }、{ $value }
               *[other] 変更しました：{ $name }、{ $value }（変更前：{ $before }）
            }
       *[other]
            { $before ->
                [none] 変更しました：{ $name } { $value }
               *[other] 変更しました：{ $name } { $value }（変更前：{ $before }）
            }
    }
length-of-talk = 発表時間
lamp-lowered = { $lamp }も{ $time }に短縮
lamp-refused-while-running = 先に一時停止してください：発表中は発表時間を変更できません
    .short = 先に一時停止
lamp-refused-in-overtime = 残り時間がないため設定できません
    .short = 残り時間がありません
lamp-refused-at-zero = 発表時間は0:00にできません
lamp-refused-above-length = 黄色の時間は発表時間より長くできません
    .short = 黄色：長すぎます
lamp-refused-before-yellow = 赤の時間は黄色の時間（{ $yellow }）より長くできません
    .short = 赤：長すぎます
lamp-refused-no-phase = このパートに{ $lamp }はありません
lamp-refused-ends-talk = { $lamp }は{ $time }に始まります：発表が終わってしまいます
    .short = { $lamp }は{ $time }に始まります
ends-at =
    { $day ->
        [today] 終了時刻：{ $time }
       *[tomorrow] 終了時刻：明日 { $time }
    }
ends-at-skipping = { $words }（夏時間への切り替えで{ $time }はありません）
talk-continues =
    { $kind ->
        [talk] 発表は続いています
       *[break] 休憩は続いています
    }
left-paused = 残り{ $time }で一時停止したままです
spent = { $length }のうち{ $time }
no-talk = 発表中でないときに入力が終わりました
layout =
    { $layout ->
        [automatic] 数字の配置：自動
        [landscape] 数字の配置：横並び
       *[portrait] 数字の配置：縦並び
    }
questions = 質疑応答
secondary-time = サブ時計
secondary-session = 全体
secondary-talk = 発表
secondary-clock = 現在時刻
secondary-off = なし
theme = 配色：{ $name }
announcements =
    { $channel ->
        [off] アナウンス：オフ
        [print] アナウンス：文字
       *[speak] アナウンス：音声
    }
blackout = ブラックアウト中：{ SPACED($key) }か{ AMID($space) }で画面を戻します
    .short = { SPACED($key) }で画面を戻します
no-flash = 点滅は無効です
no-message = メッセージなし：「{ $command } テキスト」で送信、または --message か --title で起動
    .short = メッセージがありません
not-in-plain-mode = テキストモードでは使えません
no-room-for-help = 画面が狭く、ヘルプを出せません
first-problem = { $problem }（ほかに{ $count }件：「{ $check }」で確認できます）
wrong-file = ファイルに誤りがあります：「{ $check }」で確認できます
    .short = ファイルに誤りがあります
talk-resumed =
    { $state ->
        [running] 前回の発表が終わっていません：まだ続いています
       *[paused] 前回の発表が終わっていません：一時停止のままです
    }
    .short =
        { $state ->
            [running] 前回の発表はまだ続いています
           *[paused] 前回の発表は一時停止のままです
        }
talk-offered =
    { $by ->
        [key] 前回の発表が終わっていません：{ $talk }。{ SPACED($key) }で再開します。
       *[command] 前回の発表が終わっていません：{ $talk }。undo で再開します。
    }
    .short =
        { $by ->
            [key] { SPACED($key) }で前回の発表を再開、{ $left }
           *[command] undo で前回の発表を再開、{ $left }
        }
    .shorter =
        { $by ->
            [key] { SPACED($key) }で前回の発表を再開
           *[command] undo で前回の発表を再開
        }
was-remaining = 残り{ $time }
talk-offered-without-clock =
    { $by ->
        [key] システムの時刻が未設定です：最後の記録では{ $was-left }でした。{ SPACED($key) }で発表を一時停止の状態で復元します。
       *[command] システムの時刻が未設定です：最後の記録では{ $was-left }でした。undo で発表を一時停止の状態で復元します。
    }
    .short =
        { $by ->
            [key] システムの時刻が未設定：記録時は{ $was-left }。{ SPACED($key) }で復元します（一時停止の状態）。
           *[command] システムの時刻が未設定：記録時は{ $was-left }。undo で復元します（一時停止の状態）。
        }
    .shorter = システムの時刻が未設定です：最後の記録では{ $was-left }でした
    .shortest =
        { $by ->
            [key] { SPACED($key) }で復元：記録時は{ $was-left }
           *[command] undo で復元：記録時は{ $was-left }
        }
lines-omitted = 読み取る相手がいなかったため、{ $count }行を破棄しました
suspended = プログラムが{ $time }間中断していました。その間も発表の計時は続いています。
    .short = プログラムの中断：{ $time }間
system-clock-set =
    { $direction ->
        [back] システムの時刻が{ $time }戻されました。発表には影響ありません。
       *[forward] システムの時刻が{ $time }進められました。発表には影響ありません。
    }
talk-offered-after-quit =
    { $state ->
        [running]
            { $by ->
                [key] 前回の発表は途中で終了しました：{ $talk }。{ SPACED($key) }で続行、現在{ $left }
               *[command] 前回の発表は途中で終了しました：{ $talk }。undo で続行、現在{ $left }
            }
       *[paused]
            { $by ->
                [key] 前回の発表は途中で終了しました：{ $talk }。{ SPACED($key) }で続行、{ $left }
               *[command] 前回の発表は途中で終了しました：{ $talk }。undo で続行、{ $left }
            }
    }
    .short =
        { $state ->
            [running]
                { $by ->
                    [key] 前回の発表：{ SPACED($key) }で続行、現在{ $left }
                   *[command] 前回の発表：undo で続行、現在{ $left }
                }
           *[paused]
                { $by ->
                    [key] 前回の発表：{ SPACED($key) }で続行、{ $left }
                   *[command] 前回の発表：undo で続行、{ $left }
                }
        }
    .shorter =
        { $by ->
            [key] { SPACED($key) }で前回の発表を続行
           *[command] undo で前回の発表を続行
        }
way-back =
    { $key ->
        [none] { SPACED($command) }を起動し、undo と入力すると続行できます（{ $time }まで）。
       *[other] { SPACED($command) }を起動し、{ SPACED($key) }を押すと続行できます（{ $time }まで）。
    }
way-back-to-rundown = { SPACED($command) }を起動すると進行表を続行できます
ask-quit =
    { $break ->
        [none] 発表中です。もう一度{ AMID($key) }を押すとプログラムを終了、ほかのキーで続行します。
       *[other] 休憩「{ $break }」の途中です。もう一度{ AMID($key) }を押すとプログラムを終了、ほかのキーで続行します。
    }
    .short = もう一度{ AMID($key) }でプログラムを終了します
    .shorter = { $key }：プログラム終了？
    .shortest = { $key }：終了？
came-too-often =
    { $talk ->
        [goes-on] { SPACED($key) }の間隔が短すぎて2回の操作とみなせません。発表は続きます。もう一度{ AMID($key) }を押してください。
       *[ready] { SPACED($key) }の間隔が短すぎて2回の操作とみなせません。何も行いませんでした。もう一度{ AMID($key) }を押してください。
    }
    .short = 速すぎます。もう一度{ AMID($key) }を押してください
undone-changes = { $count }件を元に戻しました
ask-store = スロット { $slots } に保存するか、ランプ（{ $lamps }）に設定。Esc で取り消し。
    .short = スロット { $slots } に保存かランプ { LIST($lamp-keys) } に設定？
    .shorter = 保存先は？

## Commands and their answers

undone-slot =
    { $preset ->
        [none] 元に戻しました：スロット{ $slot }は空です
       *[other] 元に戻しました：スロット{ $slot } { $preset }
    }
undone-lamp = 元に戻しました：{ $lamp } { $time }
undone-preset = 元に戻しました：{ $preset }
undone-time = 元に戻しました：表示は{ $time }です
undone-ready = 元に戻しました：準備完了 { $time }
undone-paused = 元に戻しました：一時停止 { $time }
undone-running = 元に戻しました：発表中 { $time }
undone-rundown = 元に戻しました：進行表は変更前のとおりです
undone-questions =
    { $length ->
        [none] 元に戻しました：質疑応答はありません
       *[other] 元に戻しました：質疑応答は{ $length }です
    }
undone-message =
    { $state ->
        [shown] 元に戻しました：メッセージは表示中です
       *[hidden] 元に戻しました：メッセージは非表示です
    }
undone-item = 元に戻しました：「{ $item }」が進行表に戻りました
redone-slot =
    { $preset ->
        [none] やり直しました：スロット{ $slot }は空です
       *[other] やり直しました：スロット{ $slot } { $preset }
    }
redone-lamp = やり直しました：{ $lamp } { $time }
redone-preset = やり直しました：{ $preset }
redone-time = やり直しました：表示は{ $time }です
redone-ready = やり直しました：準備完了 { $time }
redone-paused = やり直しました：一時停止 { $time }
redone-running = やり直しました：発表中 { $time }
redone-rundown = やり直しました：進行表は変更後のとおりです
redone-questions =
    { $length ->
        [none] やり直しました：質疑応答はありません
       *[other] やり直しました：質疑応答は{ $length }です
    }
redone-message =
    { $state ->
        [shown] やり直しました：メッセージは表示中です
       *[hidden] やり直しました：メッセージは非表示です
    }
redone-item = やり直しました：「{ $item }」が進行表に戻りました
undone = 元に戻しました
nothing-to-undo = 元に戻せる操作はありません
nothing-undone = 元に戻せません：その後に変更されています
redone = やり直しました
nothing-to-redo = やり直せる操作はありません
not-undone = スロット{ $slot }はそのままです：その後ほかのプログラムが変更しました
    .short = スロット{ $slot }はそのままです
preset-removed =
    { $now ->
        [none] スロット{ $slot }：{ SPACED($preset) }を削除しました
       *[other] スロット{ $slot }：{ SPACED($preset) }を削除しました。{ SPACED($now) }に戻りました。
    }
preset-built-in = スロット{ $slot }の「{ $preset }」は付属のプリセットのため、削除できません
    .short = スロット{ $slot }は付属のプリセットです
preset-in-file = スロット{ $slot }の「{ $preset }」は { $file } にあります。そこで削除してください。
    .short = スロット{ $slot }は { $file } のプリセットです
questions-added = 質疑応答（{ $length }）を追加しました
start-moved = { $time }さかのぼって開始しました
started-now = 開始しました：さかのぼる時間はありません
cannot-backdate-further = これ以上さかのぼれません
time-has-passed = すでに{ $time }を過ぎています。もっと後の時刻を指定してください。
    .short = { $time }を過ぎています
message-sent =
    { $place ->
        [displays] ディスプレイのメッセージ：{ $text }
        [nobody] メッセージ（接続中のディスプレイなし）：{ $text }
       *[screen] メッセージ：{ $text }
    }
message-kept = 接続中のディスプレイがないので表示していません、後で{ AMID($key) }を押すと表示します：{ $text }
    .short = 未表示：後で{ AMID($key) }で表示
choose-message = どの定型文を送りますか？ { $messages }   Esc で取り消し。
    .short = 定型文？ { $messages }   Esc：なし
    .shorter = 定型文？ { $messages }
no-stored-messages = 定型文がありません。config.yaml に9個まで登録できます。例：messages: { "{" }1: そろそろお時間です{ "}" }
    .short = config.yaml に定型文がありません
    .shorter = 定型文なし
no-stored-message = config.yaml に定型文{ $number }はありません
    .short = 定型文{ $number }なし
message-cleared = メッセージを非表示にしました
small-letters = 小さい文字で表示中：大きくするには各ディスプレイにunifontをインストール
no-message-shown = メッセージはありません
picture-is-back = 画面を戻しました
picture-already-black = すでにブラックアウト中です
picture-not-black = ブラックアウト中ではありません
already-running = すでに発表中です
not-running = 発表中ではありません
no-change = 時間はこれ以上変更できません
no-other-segment = ほかのパートはありません
not-a-time = 「{ $text }」は時間として使えません。23:59:59までの時間を、1:30、1h5m30s、18m、45s のように入力してください。
    .short = 「{ $text }」は時間として使えません
no-preset-named = 「{ $text }」というプリセットはありません。1から9のスロットか、「speakerclock presets list」に表示される名前の一部を指定してください。例：ted
    .short = 「{ $text }」というプリセットはありません
preset-has-changed = 実行しませんでした：その間にプリセットが変更されました
presets-changed = プリセットが変わりました
several-presets-named = 「{ $text }」は複数の名前に一致します：{ $names }。いずれかの名前かスロットを指定してください。
    .short = 「{ $text }」は複数の名前に一致します：{ $names }
    .shorter = 「{ $text }」は複数の名前に一致します
nothing-to-change = 変更するものはありません
no-item-named = 「{ $text }」に合う項目は進行表にありません
    .short = 「{ $text }」はありません
several-items-named = 「{ $text }」に合う項目が複数あります：{ $items }
    .short = 「{ $text }」に合う項目が複数あります
command-start = 発表を開始または再開
command-stop = 発表を一時停止
command-toggle = 開始または一時停止（スペースキーと同じ）
command-add = 時間を増やす
command-take = 時間を減らす
command-set = 時間を設定（green なら表示中の時間を発表時間に、yellow・red ならその色の始まりに設定）
command-preset = プリセットをスロットか名前で読み込む
command-green = パートの最初に合わせる（発表中ならそこから続ける）
command-yellow = 黄色が始まる時間に合わせる（発表中ならそこから続ける）
command-red = 赤が始まる時間に合わせる（発表中ならそこから続ける）
command-reset = 最初のパートに戻して準備完了にする
command-next = 次のパートか項目へ進む
command-previous = 前のパートか項目へ戻る
command-until = この時刻に発表を終える
command-questions = 発表の後に質疑応答を追加（5分、または指定した時間）
command-backdate = 開始を最後の一時停止・リセット時までさかのぼらせる
command-go = 進行表のこの項目に移る
command-skip = 次の項目、または指定した項目をスキップ
command-move = 項目を別の項目の前か後に移す
command-title = 現在の項目、または指定した項目のタイトルを直す
command-speaker = 現在の項目、または指定した項目の発表者を直す
command-shorten = 次の項目をこの長さに短縮
command-insert = 次の項目の前に項目を追加
command-catch-up = 遅れを取り戻すため、この後の項目を短縮
command-rundown = 進行表の項目を一覧表示
command-reload = 進行表のファイルを読み直す
command-restart = 進行表を最初から始める
command-store = 発表の設定をこのスロットに保存
command-remove = このスロットに保存したプリセットを削除
command-message = このメッセージを表示、省略時は直前のメッセージ
command-clear = メッセージを非表示にする
command-blackout = ディスプレイを黒くする、または画面を戻す
command-flash = 点滅で注意を促す
command-identify = 各ディスプレイに名前を表示
command-undo = 最後の変更を元に戻す（10回まで）
command-redo = 元に戻した変更をやり直す
command-time = 残り時間を知らせる
command-displays = 接続中のディスプレイを一覧表示
command-events = 最近の履歴を一覧表示
command-help = 主なコマンドを一覧表示
command-layout = 数字の配置を変える
command-theme = 配色を変える
command-announcements = アナウンスを変える：オフ、文字、音声
command-lock = スペース以外のキーをロック
command-clock = 現在時刻を表示
command-beside = サブ時計を表示（session、talk、clock＝現在時刻、off）
command-operator = オペレーター画面の表示と非表示を切り替える
command-take-over = 停止したタイマーの発表を引き継いで続ける（操作卓のみ）
command-hand-over = 発表を操作卓に引き渡す
command-desk = 会場のもう一つのタイマーの操作卓になる
command-quit = プログラムを終了
all-commands = すべてのコマンドを一覧表示
one-command = 1つのコマンドを説明
break-has-no-lamps = 休憩にはランプがありません
at-time = { $time }
left = 残り{ $time }
press-again-goes = もう一度{ AMID($key) }を押すと「{ $name }」に移ります
    .short = もう一度{ AMID($key) }で「{ $name }」
guarded-goes = 「{ $name }」に移るには「{ $confirmation }」を送信してください
deed-goes = 「{ $name }」に移ります
press-again-starts-other-day = この進行表は{ $day }のものです。もう一度{ AMID($key) }で今開始。
    .short = もう一度{ AMID($key) }で開始
    .shorter = { $key }？
guarded-starts-other-day = この進行表は{ $day }のものです。今開始するには「{ $confirmation }」を送信してください。
deed-starts-other-day = { $day }の進行表を開始します
press-again-starts-with-unset-clock = このコンピューターの時計が合っていません。もう一度{ AMID($key) }で開始。
    .short = もう一度{ AMID($key) }で開始
    .shorter = { $key }？
guarded-starts-with-unset-clock = このコンピューターの時計が合っていません。開始するには「{ $confirmation }」を送信してください。
deed-starts-with-unset-clock = 時計が合っていないまま開始します
press-again-ends-talk-and-loads = もう一度{ AMID($key) }を押すとこの発表を終えて「{ $name }」を読み込みます
    .short = { $key }：終了、読み込み？
    .shorter = { $key }：終了？
guarded-ends-talk-and-loads = この発表を終えて「{ $name }」を読み込むには「{ $confirmation }」を送信してください
deed-ends-talk-and-loads = この発表を終えて「{ $name }」を読み込みます
press-again-moves-lamp = もう一度{ AMID($key) }を押すと今から{ $lamp }になります
    .short = { $key }：今から{ $lamp }？
guarded-moves-lamp = 「{ $confirmation }」を送信すると今から{ $lamp }になります
deed-moves-lamp = 今から{ $lamp }になります
press-again-stores = もう一度{ AMID($key) }を押すとスロット{ $slot }に保存します
    .short = { $key }：保存？
guarded-stores = スロット{ $slot }に保存するには「{ $confirmation }」を送信してください
deed-stores = スロット{ $slot }に保存します
press-again-removes = もう一度{ AMID($key) }を押すとスロット{ $slot }のプリセットを削除します
    .short = { $key }：削除？
guarded-removes = スロット{ $slot }に保存したプリセットを削除するには「{ $confirmation }」を送信してください
deed-removes = スロット{ $slot }に保存したプリセットを削除します
press-again-begins-anew = もう一度{ AMID($key) }を押すと進行表を最初から始めます
    .short = { $key }：最初から？
guarded-begins-anew = 進行表を最初から始めるには「{ $confirmation }」を送信してください
deed-begins-anew = 進行表を最初から始めます
press-again-ends-talk = もう一度{ AMID($key) }を押すとこの発表を終了します
    .short = { $key }：発表終了？
    .shorter = { $key }：終了？
guarded-ends-talk = この発表を終了するには「{ $confirmation }」を送信してください
deed-ends-talk = この発表を終了します
press-again-ends-break = もう一度{ AMID($key) }を押すと休憩「{ $name }」を終了します
    .short = { $key }：休憩終了？
    .shorter = { $key }：終了？
guarded-ends-break = 休憩「{ $name }」を終了するには「{ $confirmation }」を送信してください
deed-ends-break = 休憩「{ $name }」を終了します
press-again-pauses = もう一度{ AMID($key) }を押すとこの発表を一時停止します
    .short = { $key }：一時停止？
guarded-pauses = この発表を一時停止するには「{ $confirmation }」を送信してください
deed-pauses = この発表を一時停止します
press-again-skips = もう一度{ AMID($key) }を押すと「{ $name }」をスキップします
    .short = { $key }：スキップ？
guarded-skips = 「{ $name }」をスキップするには「{ $confirmation }」を送信してください
deed-skips = 「{ $name }」をスキップします
press-again-ends-talk-and-skips = もう一度{ AMID($key) }を押すとこの発表を終えて{ $names }をスキップします
    .short = { $key }：終了、スキップ？
guarded-ends-talk-and-skips = この発表を終えて{ $names }をスキップするには「{ $confirmation }」を送信してください
deed-ends-talk-and-skips = この発表を終えて、{ $names }をスキップします
press-again-ends-late = { $time }は過ぎたばかりです。もう一度{ AMID($key) }で長さ{ $length }の発表になります。
    .short = もう一度{ AMID($key) }で長さ{ $length }
guarded-ends-late = { $time }は過ぎたばかりです。長さ{ $length }の発表にするには「{ $confirmation }」を送信してください。
deed-ends-late = { $time }は過ぎたばかりなので、発表の長さは{ $length }になります
press-again-goes-on = もう一度{ AMID($key) }を押すと{ $how }で発表を続けます
    .short = もう一度{ AMID($key) }で{ $how }
    .shorter = { $key }？
guarded-goes-on = 「{ $confirmation }」を送信すると{ $how }で発表を続けます
deed-goes-on = { $how }で発表を続けます
press-again-gives-up-end = もう一度{ AMID($key) }を押すと{ $how }で続け、{ $end }の終了は取り消します
    .short = もう一度{ AMID($key) }で{ $how }、{ $end }は取消
    .shorter = { $key }？
guarded-gives-up-end = 「{ $confirmation }」を送信すると{ $how }で続け、{ $end }の終了は取り消します
deed-gives-up-end = { $how }で続け、{ $end }の終了は取り消します
changed-meanwhile = 実行しませんでした：その間に発表が変更されました
waiting-for-answer = タイマーの応答待ち：{ $words }
notes-not-sent = メモなし：ブローカー経由では送られません
desk = { $name }（操作卓）
segment-changes-too-soon = 実行しませんでした：前の切り替えから0.5秒たっていません
command-too-long = コマンドは{ $bytes }バイトまでです
answer-too-long = 応答が長すぎて1行に収まりません
too-late = 実行しませんでした：届くのが遅すぎました
picture-changes-too-often = 表示の切り替えが多すぎます：1秒お待ちください
operator-has-just-closed-one = オペレーターが表示を消したばかりです
prompt-keys = Tab で補完、Esc で閉じる
prompt = コマンドを入力して Enter を押してください。Esc で取り消します。
message-prompt-keys = 上矢印で以前の文、Esc で閉じる
message-prompt = メッセージを入力して Enter を押してください。Esc で取り消します。
prompt-closed = 取り消しました：キー操作に戻ります
no-key = { SPACED($key) }には機能がありません：{ SPACED($help) }でキーの一覧が出ます
no-command =
    { $nearest ->
        [none] 「{ $text }」はコマンドではありません。一覧は「help」。
       *[other] 「{ $text }」はコマンドではありません。「{ $nearest }」のことですか？一覧は「help」。
    }
    .short = 「{ $text }」はコマンドではありません
only-at-clock = 「{ $command }」はタイマー本体でのみ使えます
needs-time = 「{ $command }」には時間が必要です。例：{ $example }
    .short = 「{ $command }」には時間が必要です
needs-time-of-day = 「{ $command }」には時刻が必要です。例：{ $example }
    .short = 「{ $command }」には時刻が必要です
needs-slot = 「{ $command }」には1から9のスロットが必要です。例：{ $example }
    .short = 「{ $command }」には1から9のスロットが必要です
needs-preset = 「{ $command }」にはスロットか名前の一部が必要です。例：{ $example }
    .short = 「{ $command }」にはスロットか名前の一部が必要です
needs-item = 「{ $command }」には項目が必要です（#3 のような番号、タイトルや名前の一部）。例：{ $example }
    .short = 「{ $command }」には項目が必要です（#3 のような番号、タイトルや名前の一部）
needs-text = 「{ $command }」には文が必要です。例：{ $example }
    .short = 「{ $command }」には文が必要です
needs-choice = 「{ $command }」には { LIST($choices, between: "、", last: " または ") } が必要です。例：{ $example }
    .short = 「{ $command }」には { LIST($choices, between: "、", last: " または ") } が必要です
needs-nothing = 「{ $command }」に引数は付けられません

## Focus, mouse and lock

control-minutes = 分
control-seconds = 秒
control-store = 保存
control-undo = 元に戻す
focus-take =
    { $sign ->
        [colon] { $name }、{ SPACED($key) }で読み込み
       *[other] { $name }：{ SPACED($key) }で読み込み
    }
focus-store =
    { $sign ->
        [colon] { $name }、{ SPACED($key) }で{ $time }をここに保存
       *[other] { $name }：{ SPACED($key) }で{ $time }をここに保存
    }
focus-go =
    { $sign ->
        [colon] { $name }、{ SPACED($key) }でこの残り時間に合わせる
       *[other] { $name }：{ SPACED($key) }でこの残り時間に合わせる
    }
focus-hold =
    { $sign ->
        [colon] { $name }、{ SPACED($key) }で{ $time }に設定
       *[other] { $name }：{ SPACED($key) }で{ $time }に設定
    }
focus-start =
    { $sign ->
        [colon] { $name }、矢印キーで変更、{ SPACED($key) }で発表を開始
       *[other] { $name }：矢印キーで変更、{ SPACED($key) }で発表を開始
    }
focus-ask =
    { $sign ->
        [colon] { $name }、{ SPACED($key) }のあと、スロットかランプを選択
       *[other] { $name }：{ SPACED($key) }のあと、スロットかランプを選択
    }
focus-undo =
    { $sign ->
        [colon] { $name }、{ SPACED($key) }で最後の変更を元に戻す
       *[other] { $name }：{ SPACED($key) }で最後の変更を元に戻す
    }
mouse-click = クリック
mouse-double-click = ダブルクリック
mouse-hold = 長押し
mouse-drag-and-wheel = ドラッグ、ホイール
click-again = もう一度クリックすると一時停止
locked = ロック中：{ SPACED($space) }だけが使えます。{ SPACED($key) }を2回押すと解除します。
    .short = { SPACED($key) }を2回押すと解除します
unlock = ロック中：もう一度{ AMID($key) }を押すと解除します
    .short = もう一度{ AMID($key) }を押すと解除します
unlocked = ロックを解除しました
first-start = ようこそ：{ SPACED($start-key) }で開始、{ $slots } でプリセット、{ SPACED($help-key) }で全キー一覧
    .short = { SPACED($start-key) }で開始、{ SPACED($help-key) }で全キー一覧
first-store = 次回用に保存しました

## The operator view and displays

heading-speaker = ディスプレイの表示
heading-rundown = 進行表
heading-displays = ディスプレイ
heading-events = 履歴
heading-now = 現在
heading-next = 次
picture-blackout = ブラックアウト
picture-flash = 点滅
display-silent-since = { $time }から応答なし
display-lost-at = { $time }に切断
no-room-for-view = オペレーター画面には { $needed } 以上のターミナルが必要です
    .short = オペレーター画面には { $needed } が必要です
    .shorter = { $needed } が必要
display-lost = ディスプレイ「{ $name }」が切断されました：接続が途絶えました
    .short = ディスプレイ「{ $name }」が切断されました
display-silent = ディスプレイ「{ $name }」が応答しなくなりました
display-back = ディスプレイ「{ $name }」が復帰しました
display-left = ディスプレイ「{ $name }」が閉じられました
displays = 各ディスプレイに5秒間、名前を表示：{ $names }
no-display = 接続中のディスプレイはありません
no-event = まだ履歴はありません
offline = オフライン
waiting-for-rooms = 会場の接続待ち
more-rooms = ほか{ $count }会場
changed-by =
    { $name ->
        [none] オペレーターによる変更でした
       *[other] { $name } による変更でした
    }
talk-started-by = { $name } が開始
talk-paused-by = { $name } が一時停止
talk-resumed-by = { $name } が再開

## The remote in a browser

remote-start = 開始
remote-stop = 一時停止
remote-resume = 再開
remote-next = 次へ
remote-previous = 前へ
remote-undo = 元に戻す
remote-redo = やり直す
remote-flash = 点滅
remote-black = ブラックアウト
    .short = 暗転
remote-message = メッセージ
remote-send = 送信
remote-hide = メッセージを消す
    .short = 消す
remote-presets = プリセット
remote-full-screen = 全画面
remote-screen-may-turn-off = 画面が消えることがあります：端末を常時点灯に設定するか、このページを https で開いてください
remote-not-sent = 送信できません：タイマーに接続できません
remote-no-answer = 応答がありません：タイマーを確認してください
remote-too-many = 送信できません：コマンドが多すぎます。1秒待ってください。
remote-unreachable = タイマーに接続できません
remote-shut-out = このリンクは無効です：新しいリンクを開いてください
remote-needs-link = リンクの一部がありません：ブリッジが表示したリンク全体を開いてください
remote-only-shows = このリンクは表示専用です：リモコンのリンクを開いてください
remote-is-full = 空きがありません：数秒後にもう一度お試しください
remote-timer = 残り時間
remote-say-time = 残り時間を読み上げ
    .short = 読み上げ
remote-ready = 準備完了
remote-running = 進行中
remote-paused = 一時停止中
remote-less = { $time }減らす
remote-more = { $time }増やす
remote-set-time = 時間を設定
    .short = 設定
remote-example = 5m、1:30
remote-time = 設定する時間（例：5m、1:30）
remote-yellow-now = 黄色にする
    .short = 黄色に
remote-red-now = 赤にする
    .short = 赤に
remote-reset = 最初に戻す
    .short = 最初に
remote-person = お名前
remote-person-for-others = お名前（ほかの人に表示されます）
remote-named = ほかの人に表示される名前：{ $name }
remote-unnamed = ほかの人に名前は表示されません
remote-done = 完了：{ $button }
remote-not-confirmed = 未実行：{ $button }がもう一度タップされなかったため
programme-heading = 進行表
programme-go-to = この項目に移る
    .short = 移る
programme-skip = スキップ
programme-shorten = 短縮
programme-new-length = 新しい長さ（例：5m、1:30）
programme-earlier = 上へ移動
    .short = 上へ
programme-later = 下へ移動
    .short = 下へ
programme-rename = 変更
programme-title = タイトル
programme-speaker = 発表者
programme-insert = 発表を追加
    .short = 追加
programme-inserted-title = 追加する発表のタイトル
programme-inserted-length = 追加する発表の長さ（例：5m、1:30）
programme-catch-up = 遅れを取り戻す
    .short = 遅れを戻す
tap-again = もう一度タップ：{ $deed }
undoes-start = この発表の開始を取り消します
blackout-is-on = ブラックアウト中です

## The rundown

next-talk =
    { $time ->
        [none] 次：{ $talk }
       *[other] 次：{ $talk }、{ $time }
    }
starts-in = 開始まで{ $time }
starts-at = { $time }開始
your-turn = 発表の番です
you-are-next =
    { $time ->
        [none] 次が発表の番です
       *[other] 次が発表の番です（あと{ $time }）
    }
you-start-in = 発表まであと{ $time }
back-at = { $time }再開
back-soon = まもなく再開します
break = 休憩
behind-plan = { $time }遅れ
ahead-of-plan = { $time }前倒し
on-time = 予定どおり
rundown-ends = 全項目は{ $time }終了予定
rundown-ended = { $time }に終了しました
cannot-end = 「{ $item }」は{ $time }に終われません
    .short = 「{ $item }」は終了が遅すぎます
item-ended = 終了
item-current = 現在の項目
item-coming = この後
item-skipped = スキップ済み
time-of-day = { $time }
planned-at = { $time }予定
note = メモ：{ $text }
ends-too-late = 終了が遅すぎます
rundown-is-over = 進行表の全項目が終了
last-item = 最後の項目
rundown-ended-at = この進行表は{ $time }に終了
begins-anew =
    { $presses ->
        [twice] { AMID($key) }を2回押すと最初から
       *[once] { AMID($key) }で最初から
    }
goes-back = { AMID($key) }で「{ $item }」に戻る
skipped = スキップしました：{ $item }
shortened = { $item }：{ $length }
inserted = 追加しました：{ $item }、{ $length }
not-shorter = すでに{ $length }の長さです：もっと短くしてください
caught-up = { $time }に合わせて短縮しました：{ $cuts }
nothing-to-catch-up = 全項目は予定どおり終了します：取り戻す遅れはありません
    .short = 取り戻す遅れはありません
no-rundown = 進行表がありません。--rundown ファイル名 を付けて起動してください。
    .short = 進行表がありません
nothing-follows = 進行表にこの後の項目はありません
nothing-precedes = 進行表にこの前の項目はありません
weekday =
    { $weekday ->
        [monday] 月
        [tuesday] 火
        [wednesday] 水
        [thursday] 木
        [friday] 金
        [saturday] 土
       *[sunday] 日
    }
month = { $month }月
date = { $year }年{ month }{ $day }日（{ weekday }）
rundown-is-for = この進行表は今日ではなく{ $day }のものです
    .short = { $day }用
clock-is-not-set = このコンピューターの時計が合っていません
    .short = 時計が合っていません
rundown-goes-on = 進行表を「{ $item }」から再開
new-items = ファイルに追加：{ $items }
gone-items = ファイルから削除：{ $items }
changed-items = 変更：{ $items }
planned-times-moved =
    { $direction ->
        [later] 予定時刻がすべて{ $length }遅くなりました
       *[earlier] 予定時刻がすべて{ $length }早くなりました
    }
break-still-ends = 「{ $item }」の終了は、次の項目が始まる{ $time }のままです
new-order = 順番が変わりました
file-taken = 進行表をファイルから更新しました
file-unchanged = 進行表のファイルに変更はありません
file-missing = 進行表のファイルがありません。進行表はそのままです。
rundown-stays = 進行表はそのままです
too-many-items = 進行表はそのままです：項目が{ $count }を超えます
items-would-go = ファイルの項目が{ $count }件減っています（:reload で反映）
hard-end-would-move =
    { $time ->
        [none] ファイルでは「{ $item }」に終了厳守の時刻がありません（:reload で反映）
       *[other] ファイルでは「{ $item }」の終了が{ $time }です（:reload で反映）
    }
moved-before = 移動：{ $item }（{ $other }の前）
moved-after = 移動：{ $item }（{ $other }の後）
renamed = 変更：{ $item }
has-started = 「{ $item }」はすでに始まっています
place-has-passed = そこには移動できません：「{ $item }」の位置は過ぎています
break-is-over = 休憩は終わりました
loads-next =
    { $by ->
        [key] 読み込むには{ AMID($key) }を押します
       *[command] 読み込むには{ AMID($key) }と入力します
    }
this-item =
    { $kind ->
        [talk] この発表は{ $lateness }
       *[break] この休憩は{ $lateness }
    }
hard-end = { $time }終了厳守
loses-time = 「{ $item }」は{ $end }終了厳守のため{ $length }短くなります
    .short = 「{ $item }」は{ $length }短くなります
length-by-hard-end = { $end }終了厳守のため、{ $planned }ではなく{ $length }
offered-cut = 「{ $item }」を{ $length }に
offer =
    { $end ->
        [none] { $cuts }短縮（{ $command }）
       *[other] { $end }までに終えるには：{ $cuts }短縮（{ $command }）
    }
absorbs-delay = 「{ $item }」が遅れを吸収します：取り戻す遅れはありません
    .short = 「{ $item }」が遅れを吸収します
gap-absorbs-delay = 「{ $item }」の前の空き時間が遅れを吸収します：取り戻す遅れはありません
    .short = 「{ $item }」の前の空き時間が遅れを吸収します

## Taking over

take-over-again = もう一度{ AMID($key) }を押すと引き継ぎます
    .short = もう一度{ AMID($key) }で引き継ぎ
take-over-heard =
    { $age ->
        [none] タイマーの最後の応答は時刻不明
       *[other] タイマーの最後の応答は{ $age }前
    }
    .short =
        { $age ->
            [none] 最後の応答は不明
           *[other] 応答は{ $age }前
        }
take-over-error =
    { $error ->
        [none] 発表は一時停止の状態になります
       *[other] 時間の誤差は { $error } 以内
    }
    .short =
        { $error ->
            [none] 一時停止
           *[other] 誤差 { $error } 以内
        }
take-over-displays = 接続不可：{ $display-names }
    .short = 接続不可：{ $display-names }
    .shorter = ディスプレイ接続不可
take-over-without-rundown = 進行表なし
take-over-by-time-of-day = このコンピューターは再起動されたため、時間はシステムの時刻によります：時刻が正しければ、誤差は { $error } 以内です
    .short = システムの時刻による：正しければ誤差 { $error } 以内
taken-over =
    { $desk ->
        [none]
            { $time ->
                [none] 別の操作卓が引き継ぎました
               *[other] 別の操作卓が{ $time }に引き継ぎました
            }
       *[other]
            { $time ->
                [none] { SPACED($desk) }が引き継ぎました
               *[other] { SPACED($desk) }が{ $time }に引き継ぎました
            }
    }
taken-over-now-desk = このタイマーは操作卓になりました
taken-over-now-desk-without-clock = タイマーに届きません。--via で起動してください
taken-over-now-ends = このプログラムは終了します
taken-over-only-here = ここだけの操作：{ $only }
takes-over = { SPACED($key) }で引き継ぎ
kept-talks = タイマーなし、発表はここに保存済み（応答は{ $age }前）   { SPACED($key) }で引き継ぎ
    .short = タイマーなし（応答は{ $age }前）   { SPACED($key) }で引き継ぎ
    .shorter = タイマーなし   { SPACED($key) }で引き継ぎ
kept-talks-unknown-age = タイマーなし、発表はここに保存済み   { SPACED($key) }で引き継ぎ
    .short = タイマーなし   { SPACED($key) }で引き継ぎ
not-taken-over-clock-is-here = 引き継げません：このコンピューターでタイマーのプログラムが終了していません。先に終了してください。
    .short = 引き継げません：先にこのコンピューターのタイマーを終了してください
    .shorter = 引き継げません：タイマーはここです
not-taken-over-nothing-kept = 引き継げません：ここに記録がありません（タイマーの応答なし、またはブローカー）
    .short = 引き継げません：記録がありません（タイマーの応答なし、ブローカー）
    .shorter = 引き継げません：記録がありません
not-taken-over-is-clock = これはタイマー本体です：引き継げるのは操作卓だけです
    .short = 引き継げるのは操作卓だけです
not-taken-over-failed = 引き継げません：{ $reason }
    .short = 引き継げません
has-taken-over = この操作卓が会場「{ $room }」のタイマーになりました。ディスプレイはこのコンピューターの「speakerclock attach --room { $room }」に接続します。
    .short = この操作卓がタイマーになりました：ディスプレイをここに接続してください
    .shorter = この操作卓がタイマーになりました
ask-hand-over = もう一度{ AMID($key) }を押すと{ $desk }に引き渡し、このタイマーは操作卓になります
    .short = もう一度{ AMID($key) }で{ $desk }に引き渡し
    .shorter = もう一度{ AMID($key) }で引き渡し
hands-over = { $desk }に引き渡しています
    .short = 引き渡しています
not-handed-over = { $desk }が引き継がなかったため、このタイマーで続けます
    .short = 引き渡せませんでした
no-desk = 引き渡せる操作卓がありません：「speakerclock desk」で起動してください
    .short = 引き渡せる操作卓がありません
several-desks = 複数の操作卓：{ $names }。「hand over」と名前を入力してください。
    .short = 複数あります：「hand over 名前」と入力
talks-are-here = ここで引き継ぎ済みです。{ $command }で続けられます。
    .short = ここで続ける：{ $command }
    .shorter = ここで引き継ぎ済みです
ready-too-late = この操作卓の準備が間に合わず、タイマーはそのまま続きます
    .short = 準備が間に合いませんでした
no-answer-to-ready = 準備はできましたが、タイマーの応答がありません。{ AMID($key) }で引き継げます。
    .short = 応答なし：{ SPACED($key) }で引き継ぎ
clock-is-alive = タイマーは動作中です：向こうの{ AMID($key) }で引き渡し、:take over で引き継ぎ
    .short = タイマーは動作中です：:take over 参照
other-clock = 会場「{ $room }」では別のタイマーが動作中：{ AMID($key) }でその操作卓になり、{ SPACED($talk) }は破棄されます
    .short = 別のタイマーが動作中：{ AMID($key) }で操作卓になり、{ SPACED($talk) }は破棄
    .shorter = 会場「{ $room }」で別のタイマーが動作中：{ AMID($key) }で操作卓に
    .shortest = 別のタイマーが動作中：{ AMID($key) }で操作卓に
other-clock-command = 会場「{ $room }」では別のタイマーが動作中です：「{ $command }」で操作できます
ask-start-privately = 会場「{ $room }」では別のタイマーが動作中です：もう一度{ AMID($key) }で個別に開始
    .short = もう一度{ AMID($key) }で個別に開始
ask-join = もう一度{ AMID($key) }で会場「{ $room }」のタイマーの操作卓になります：{ SPACED($talk) }は破棄されます
    .short = もう一度{ AMID($key) }で操作卓になり、{ SPACED($talk) }は破棄
    .shorter = もう一度{ AMID($key) }で操作卓に
join-by-command = ここではすでに発表を始めました：操作卓になるには { $command } と入力してください
    .short = 操作卓になるには { $command } と入力
other-clock-has-ended = 会場「{ $room }」のもう一つのタイマーは終了しました：こちらは個別のまま、記録されません
    .short = もう一つのタイマーは終了しました
no-other-clock = 会場「{ $room }」に他のタイマーはありません
    .short = 他のタイマーはありません

## The report

report-title = 発表：予定と実際
report-due = 予定
report-until = 終了予定
report-start = 開始
report-end = 終了
report-late = 遅れ
report-talk = 発表
report-planned = 予定時間
report-actual = 実際
report-added = 追加
report-over = 超過
report-speaker = 発表者
report-talks = 件数
report-alone = 単独
report-shared = 共同
report-rest = 休憩
report-questions = 質疑
report-rehearsal = リハーサル
report-test = テスト
report-not-held = 未実施
report-qualified = 時間内
report-too-short = 時間不足
report-too-long = 時間超過
report-green = 緑
report-yellow = 黄色
report-red = 赤
report-overtime = 超過
report-no-lamp = ランプなし
report-no-talks = 発表の記録はありません。
report-room = 会場
report-of = ／
report-by-hand = 手動
report-starts = { $count }回開始
report-zone-unknown = 時刻はこのコンピューターのもの（タイムゾーン{ $zone }は不明）
report-sum = 発表{ $count }件：合計{ $sum }、平均{ $mean }。予定：{ $planned }。
report-starts-all = 開始予定のある発表{ $count }件：{ $lateness }。
report-starts-none-late = 開始予定のある発表{ $count }件：平均{ $mean }、最も遅いもので{ $latest }。
report-starts-at-most = 開始予定のある発表{ $count }件：平均{ $mean }、最大{ $largest }。
report-over-time = { $count }件が超過：合計{ $sum }、平均{ $mean }、最大{ $largest }。
report-questions-added = 質疑：{ $count }件で合計{ $sum }。
report-breaks = 休憩{ $count }回：合計{ $sum }。
report-items-not-held = 未実施{ $count }件：予定{ $planned }。
report-rehearsals = リハーサル{ $count }件は数えていません。
report-tests = テスト{ $count }件は数えていません。
report-none-over = 時間を超過した発表はありません。
report-time-added = 手動で追加：{ $time }。
report-time-removed = 手動で短縮：{ $time }。
report-pauses = 中断：{ $time }。
report-speeches = コンテストのスピーチ：{ $verdicts }。

## Faults

program-not-run = 起動できません
program-status = 終了コード { $status }
program-signal = シグナル { $signal } で終了
program-late = 時間切れ
program-silent = 音が出ません
fault-engine =
    { $next ->
        [none] 音声エンジン { $name } が2回失敗：{ $reason }。音声は使えません。
       *[other] 音声エンジン { $name } が2回失敗：{ $reason }。代わりに { $next } を使います。
    }
fault-player =
    { $next ->
        [none] 再生プログラム { $name } が2回失敗：{ $reason }。代わりのプログラムもありません。
       *[other] 再生プログラム { $name } が2回失敗：{ $reason }。代わりに { $next } を使います。
    }
fault-no-engine = 音声は使えません：{ LIST($names, between: "、") } のどれも見つかりません。必要なものは「speakerclock test-sound」で確認できます。
fault-hook-is-busy = { $option } を実行しませんでした：そのコマンドがまだ{ $count }個実行中です
fault-hook-not-run = { $option } を実行しませんでした：シェルを起動できません（{ $reason }）
fault-hook-failed = { $option } が失敗しました：終了コード { $status }
fault-events-dropped =
    { $fault ->
        [no-reader] --events の{ $count }行を破棄しました：{ $path } を読み取る相手がいません
        [slow-reader] --events の{ $count }行を破棄しました：{ $path } の読み取りが滞っています
        [slow-disk] --events の{ $count }行を破棄しました：{ $path } のディスクに書き込めない状態です
       *[other] --events の{ $count }行を破棄しました：{ $path } に書き込めません（{ $reason }）
    }
fault-not-listening = ディスプレイは接続できません：{ $reason }
fault-too-many-clients = クライアントの接続要求が{ $count }件を超えました
client-reads-nothing = データを読み取っていません
client-endless-line = 改行のないデータを送り続けています
fault-client =
    { $name ->
        [none] クライアントを切断しました：{ $reason }
       *[other] クライアント「{ $name }」を切断しました：{ $reason }
    }

## Problems in files

file-part-file = ファイル
file-part-preset = プリセット
file-part-segment = パート
file-part-mark = マーク
file-part-item = 項目
file-value-nothing = 空の値
file-value-text = 「{ $text }」
file-value-mapping = キーと値
file-value-list = リスト
taken-name = 「{ $name }」
taken-slot = スロット{ $slot }
taken-key = 「{ $key }」
# Without: $part
file-unknown-key = 不明なキー「{ $key }」
# Without: $part
file-no-key = { $value }はキーにできません
file-wrong-kind =
    { $kind ->
        [text] { $part }：{ $value }は使えません
       *[other] { $part }：{ $value }になっています
    }
file-nothing = { $part }：値がありません
# Without: $text
file-no-time =
    { $problem ->
        [empty] { $part }：値が空です
        [sixty-or-more] { $part }：「{ $text }」は時間として使えません（コロンの後の分と秒は59まで）
        [too-long] { $part }：「{ $text }」は23:59:59を超えています
        [too-short] { $part }：「{ $text }」は短すぎます
        [no-share] { $part }：「{ $text }」は割合として使えません
       *[other] { $part }：「{ $text }」は時間として使えません
    }
expect-time-of-problem =
    { $problem ->
        [too-short]
            { $alternative ->
                [off] 0:01から23:59:59までの時間か off を書いてください。例：18:00、18m、1h5m30s
                [share] 0:01から23:59:59までの時間か、20% などの割合を書いてください。例：18:00、18m、1h5m30s
               *[other] 0:01から23:59:59までの時間を書いてください。例：18:00、18m、1h5m30s
            }
        [no-share] 0% から 100% までの割合を書いてください。例：20%
       *[other]
            { $alternative ->
                [off] 23:59:59までの時間か off を書いてください。例：18:00、18m、1h5m30s
                [share] 23:59:59までの時間か、20% などの割合を書いてください。例：18:00、18m、1h5m30s
               *[other] 23:59:59までの時間を書いてください。例：18:00、18m、1h5m30s
            }
    }
file-missing-key = 「{ $key }」がありません
file-repeated-key = 「{ $key }」が重複しています
file-taken-value = { $value }は{ $line }行目にもあります
file-threshold =
    { $problem ->
        [above-length] { $key } { $given } が発表時間（{ $most }）を超えています
       *[above-yellow] { $key } { $given } が yellow（{ $most }）より前に始まります
    }
expect-threshold = { "" }
file-no-choice = { $part }：「{ $value }」は使えません
file-no-action = 「{ $name }」という操作はありません
file-no-option = 「{ $name }」というオプションはありません
file-no-keyboard-key = 「{ $name }」というキーはありません
# Without: $words
file-no-yaml = YAML として読めません
# Without: $byte
file-no-utf8 = UTF-8 ではありません
# Without: $keys
expect-known-key =
    { $nearest ->
        [none] 使えるもの：{ LIST($keys, between: "、") }
       *[other] 「{ $nearest }」の誤りかもしれません
    }
expect-word = { "" }
expect-key = { "" }
expect-time = 時間の例：{ $example }
expect-list = リストの例：「{ $example }」
expect-entries = キーと値の例：「{ $example }」
expect-text = 文字列を書いてください
expect-choice = 選択肢：{ LIST($choices, between: "、") }
expect-number-key = 1から9の数字を書いてください
expect-other = { "" }
expect-once = { "" }
expect-another-name = { "" }
expect-another-slot = { "" }
expect-another-key = { "" }
expect-utf8 = { "" }
expect-in-english = { "" }
file-problem = { $problem }。{ $expected }。
