extension ImportColumn {
  /// The headings without spaces, accents and capitals, the most telling first: English with
  /// Ontime and pretalx, German, French, Spanish, Italian, Portuguese, Dutch, Japanese.
  static let headings = """
    id id code cue sessionid proposalid nummer
    title title talk talktitle titleoftalk presentationtitle topic session sessiontitle presentation proposaltitle subject what event
    title titel vortragstitel titeldesvortrags vortrag thema programmpunkt beitrag
    title titre intitule sujet intervention presentation theme
    title titulo ponencia charla tema presentacion
    title titolo intervento argomento relazione
    title titulo palestra tema apresentacao
    title titel lezing onderwerp voordracht presentatie
    title タイトル 題名 演題 講演 発表 セッション
    speaker speaker speakers speakername speakernames presenter presenters author authors who person name
    speaker referent referenten referierende vortragende vortragender redner sprecher autor autoren moderation
    speaker referent orateur orateurs oratrice intervenant intervenants conferencier presentateur auteur
    speaker ponente ponentes orador conferenciante presentador autor
    speaker relatore relatori oratore presentatore autore
    speaker orador oradores palestrante palestrantes apresentador autor
    speaker spreker sprekers presentator auteur
    speaker 講演者 発表者 登壇者 スピーカー 氏名
    room room stage track location hall
    room raum saal buhne ort
    room salle scene lieu
    room sala escenario lugar
    room sala palco luogo
    room sala palco local
    room zaal ruimte podium locatie
    room 部屋 会場 ステージ
    day day date startdate
    day datum tag
    day date jour
    day fecha dia
    day data giorno
    day data dia
    day datum dag
    day 日付 日 月日
    start timestart starttime start begin from when
    start startzeit beginn anfang uhrzeit von
    start heurededebut debut heure de horaire
    start horadeinicio inicio comienzo hora horario
    start orainizio inizio ora orario
    start horadeinicio inicio hora horario
    start starttijd begintijd aanvang tijdstip van
    start 開始時刻 開始 時刻
    end timeend endtime end ends until to
    end endzeit ende bis
    end heuredefin fin a
    end horadefin fin hasta
    end orafine fine
    end horadefim fim termino ate
    end eindtijd einde tot
    end 終了時刻 終了
    length duration length minutes min mins
    length dauer lange redezeit vortragsdauer vortragszeit minuten
    length duree minutes
    length duracion minutos
    length durata minuti
    length duracao minutos
    length duur lengte minuten
    length 所要時間 長さ 分
    note note notes comment comments
    note notiz notizen bemerkung bemerkungen anmerkung kommentar hinweis
    note remarque remarques commentaire
    note nota notas comentario observaciones
    note nota note commento osservazioni
    note nota notas comentario observacoes
    note notitie opmerking opmerkingen
    note 備考 メモ
    kind type timertype itemtype kind sessiontype
    kind typ art
    hard-end hardend counttoend
    skip skip
    """
}
