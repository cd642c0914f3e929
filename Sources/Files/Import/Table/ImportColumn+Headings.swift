extension ImportColumn {
  /// The headings without spaces, accents and capitals, the most telling first: English with
  /// Ontime, pretalx, Sessionize, Sched, Hopin and Outlook, German, French, Spanish, Italian,
  /// Portuguese, Dutch, Japanese.
  static let headings = """
    id id code cue sessionid proposalid eventkey nummer
    title title talk talktitle titleoftalk presentationtitle topic session sessiontitle presentation proposaltitle schedulename agendaitem item activity subject what event role
    title titel vortragstitel titeldesvortrags vortrag thema programmpunkt beitrag betreff
    title titre intitule sujet intervention presentation theme objet
    title titulo ponencia charla tema presentacion asunto
    title titolo intervento argomento relazione oggetto
    title titulo palestra tema apresentacao assunto
    title titel lezing onderwerp voordracht presentatie
    title タイトル 題名 演題 講演 発表 セッション 件名
    speaker speaker speakers speakername speakernames presenter presenters author authors participants member who person name
    speaker referent referenten referierende vortragende vortragender redner sprecher autor autoren moderation
    speaker referent orateur orateurs oratrice intervenant intervenants conferencier presentateur auteur
    speaker ponente ponentes orador conferenciante presentador autor
    speaker relatore relatori oratore presentatore autore
    speaker orador oradores palestrante palestrantes apresentador autor
    speaker spreker sprekers presentator auteur
    speaker 講演者 発表者 登壇者 スピーカー 氏名
    room room sessionroom stage stagename track location venue hall
    room raum saal buhne ort
    room salle scene lieu
    room sala escenario lugar
    room sala palco luogo
    room sala palco local
    room zaal ruimte podium locatie
    room 部屋 会場 ステージ
    day day date startdate eventstartdate
    day datum tag startdatum anfangsdatum beginntam
    day date jour datededebut
    day fecha dia fechadeinicio fechadecomienzo
    day data giorno datainizio
    day data dia datadeinicio
    day datum dag begindatum
    day 日付 日 月日 開始日
    start starttime timestart start begin from when scheduledat sessionstart eventstart eventstarttime startdatetime
    start startdateandtime datetime dateandtime datumuhrzeit datumzeit dateheure dateetheure fechahora fechayhora dataora dataeora
    start datahora dataehora datumtijd 日時
    start startzeit beginn anfang uhrzeit von beginntum
    start heurededebut debut heure de horaire
    start horadeinicio inicio comienzo hora horario
    start orainizio inizio ora orario
    start horadeinicio inicio hora horario
    start starttijd begintijd aanvang tijdstip van
    start 開始時刻 開始 時刻
    end endtime timeend end ends until to sessionend eventend eventendtime enddatetime enddateandtime
    end endzeit ende bis endetum
    end heuredefin fin a
    end horadefin fin hasta
    end orafine fine
    end horadefim fim termino ate
    end eindtijd einde tot
    end 終了時刻 終了
    length duration length minutes min mins scheduledduration
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
    call call
    kind type timertype itemtype kind sessiontype eventtype
    kind typ art
    state state status
    hard-end hardend counttoend
    skip skip
    green green greenlight
    green grun vert verde groen 緑
    yellow yellow yellowlight amber warning warningtime timewarning
    yellow gelb jaune amarillo giallo amarelo geel 黄
    red red redlight danger dangertime timedanger
    red rot rouge rojo rosso vermelho rood 赤
    end-day enddate eventenddate
    end-day enddatum endetam datedefin fechadefin fechadefinalizacion datafine datadefim datadetermino einddatum 終了日
    all-day alldayevent allday
    all-day ganztagigesereignis ganztagig journeeentiere evenementsurlajournee todoeldia eventodetodoeldia tuttoilgiorno
    all-day giornataintera diainteiro eventodediainteiro heledag duurthelededag duurthelededag 終日 終日イベント
    first-name firstname givenname forename
    first-name vorname prenom nombre nome voornaam 名
    last-name lastname surname familyname
    last-name nachname familienname nom nomdefamille apellido apellidos cognome sobrenome apelido achternaam 姓
    """
}
