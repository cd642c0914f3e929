## Announcements

space = { " " }
full-stop = .
comma = ,{ " " }
hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
    .spoken =
        { $count ->
            [one] eine Stunde
           *[other] { $count } Stunden
        }
minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
    .spoken =
        { $count ->
            [one] eine Minute
           *[other] { $count } Minuten
        }
seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
    .spoken =
        { $count ->
            [one] eine Sekunde
           *[other] { $count } Sekunden
        }
lengths = { LIST($lengths, between: " ") }
phase-green = Grün
phase-yellow = Gelb
phase-red = Rot
phase-overtime = überzogen
start = Start
remaining = noch { $time }
over = { $time } überzogen
time-is-up = die Zeit ist um
bell =
    { $strokes ->
        [one] Glocke
       *[other] { $strokes } Glockenschläge
    }
segment = Teil
number-of = { $number } von { $count }

## Signs, and what lines begin with

colon = :{ " " }
after-line-word = :{ " " }
quoted = „{ $name }“
remark = { " " }({ $text })
days = { $count } Tage
verdict-qualified = qualifiziert
verdict-too-short = disqualifiziert, zu kurz
verdict-too-long = disqualifiziert, zu lang
then = danach { $segment }
line-ready = BEREIT
line-start = START
line-stop = PAUSIERT
line-resume = FORTGESETZT
line-set = EINGESTELLT
line-time = ZEIT
line-bell = GLOCKE
line-segment = TEIL
line-zero = DIE ZEIT IST UM
line-over = ÜBERZOGEN
line-notice = HINWEIS
line-done = ENDE
line-pause = PAUSE
line-display = BILDSCHIRM
line-event = EREIGNIS
line-help = HILFE

## The screen and the help

paused = PAUSIERT
ready-for-minutes = BEREIT seit { $count } Min.
paused-for-minutes = PAUSIERT seit { $count } Min.
since = seit { $time } Uhr
state-since = { $state } seit { $time } Uhr
span = { $start } bis { $end } Uhr
ends = Ende { $time } Uhr
key-starts = { $key } startet
key-pauses = { $key } pausiert
key-resumes = { $key } setzt fort
keys-change-time = { $keys } ändern die Zeit
key-helps = { $key } Hilfe
waiting-for-clock = Warten auf eine Uhr in Raum { $room }
    .short = Warten auf eine Uhr
no-signal = { $time } ohne Signal
slot = Platz { $slot }
end = Ende
key-space = Leertaste
key-up = Hoch
key-down = Runter
key-right = Rechts
key-left = Links
key-backspace = Rücktaste
key-enter = Enter
key-page-up = Bild auf
key-page-down = Bild ab
key-interrupt = Strg+C
sign-colon = Doppelpunkt
sign-plus = Plus
sign-minus = Minus
sign-closing-bracket = eckige Klammer zu
sign-opening-bracket = eckige Klammer auf
sign-question-mark = Fragezeichen
sign-period = Punkt
sign-slash = Schrägstrich
help-start-or-stop = starten, pausieren, fortsetzen
help-slot = eine Vorgabe laden
help-store = Vortrag auf Platz speichern
help-tap = dorthin, wo die Farbe beginnt
help-hold = Farbe beginnt bei dieser Zeit
help-set-minute = Uhr steht: 1 Min. mehr/weniger
help-set-seconds = Uhr steht: 5 Sek. mehr/weniger
help-add-minute = jederzeit 1 Minute mehr/weniger
help-add-seconds = 10 Sekunden mehr/weniger
help-back = zurück zum Anfang, bereit
help-undo = rückgängig, wiederherstellen
help-late-start = Start vergessen: zurückdatieren
help-questions = 5 Minuten Fragen anhängen
help-segment = nächster, voriger Teil oder Punkt
help-prompt = einen Befehl eingeben
help-flash = Bild blinken lassen
help-blackout = Schwarzbild
help-message = Nachricht: letzte, Auswahl, neue
help-layout = Anordnung der Ziffern
help-theme = Farbschema
help-announcing = Ansagen: aus, Text, Stimme
help-time-of-day = Uhrzeit, Ende des Vortrags
help-beside = zweite Zeit neben der Ampel
help-operator-view = Regieansicht
help-identify = Bildschirme zeigen ihre Namen
help-say-time = Restzeit ansagen
help-focus = zum nächsten Feld; auswählen
help-clicker = Klicker: Start, nächster Teil
help-click = auswählen; Ziffern: Start/Pause
help-double-click = Ziffern: zum Anfang, bereit
help-mouse-long-press = ½ Sek.: speichern, Lampe setzen
help-drag-and-wheel = Zeit ändern; Rad: minutenweise
help-lock = Tastensperre; zweimal: entsperren
help-quit = Programm beenden
help-pages = Seite { $page } von { $count }   { $key } nächste Seite   jede andere Taste schließt
    .short = { $key } nächste Seite, andere Tasten schließen
key-range = { $first } bis { $last }
capitals =
    { $count ->
        [one] Großbuchstabe { LIST($letters) }
       *[other] Großbuchstaben { LIST($letters) }
    }

## Notices and questions

no-preset-in-slot = Keine Vorgabe auf Platz { $slot }
not-stored = Nicht gespeichert
talk-not-saved = Der Stand des Vortrags lässt sich nicht sichern
    .short = Stand nicht gesichert
talk-not-in-report = Der Vortrag fehlt im Bericht
    .short = Fehlt im Bericht
stored-not-safely = Gespeichert, kann aber bei einem Stromausfall verloren gehen
    .short = Gespeichert, aber nicht sicher
disk-is-slow = Der Datenträger ist langsam: Die letzte Änderung ist noch nicht gespeichert
    .short = Der Datenträger ist langsam
value-changed =
    { $before ->
        [none] { $name }: jetzt { $value }
       *[other] { $name }: jetzt { $value } (vorher { $before })
    }
length-of-talk = Redezeit
lamp-lowered = { $lamp } auf { $time } gekürzt
lamp-refused-while-running = Erst pausieren: Im laufenden Vortrag lässt sich die Redezeit nicht ändern
    .short = Erst pausieren
lamp-refused-in-overtime = Nicht übernommen: keine Restzeit mehr
    .short = Keine Restzeit mehr
lamp-refused-at-zero = Die Redezeit muss länger als 0:00 sein
    .short = Redezeit: zu kurz
lamp-refused-above-length = Gelb kann nicht länger sein als die Redezeit
    .short = Gelb: zu lang
lamp-refused-before-yellow = Rot kann nicht vor Gelb ({ $yellow }) beginnen
    .short = Rot: beginnt vor Gelb
lamp-refused-no-phase = Dieser Teil hat kein { $lamp }
lamp-refused-ends-talk = { $lamp } beginnt bei { $time }: Damit wäre der Vortrag zu Ende
    .short = { $lamp } beginnt bei { $time }
ends-at =
    { $day ->
        [today] Ende um { $time } Uhr
       *[tomorrow] Ende morgen um { $time } Uhr
    }
ends-at-skipping = { $words }: { $time } Uhr gibt es wegen der Zeitumstellung nicht
talk-continues =
    { $kind ->
        [talk] Der Vortrag läuft weiter
       *[break] Die Pause läuft weiter
    }
left-paused = Vortrag bleibt pausiert, noch { $time } übrig
spent = { $time } von { $length }
no-talk = Die Eingabe endete, während kein Vortrag lief
layout =
    { $layout ->
        [automatic] Anordnung: automatisch
        [landscape] Anordnung: Querformat
       *[portrait] Anordnung: Hochformat
    }
questions = Fragen
secondary-time = Zweite Zeit
secondary-session = Programm
secondary-talk = Vortrag
secondary-clock = Uhrzeit
secondary-off = aus
theme = Farbschema: { $name }
announcements =
    { $channel ->
        [off] Ansagen: aus
        [print] Ansagen: Text
       *[speak] Ansagen: Stimme
    }
blackout = Schwarzbild: { $key } oder { $space } holt das Bild zurück
    .short = { $key } holt das Bild zurück
no-flash = Blinken ist ausgeschaltet
no-message = Keine Nachricht: mit { $command } TEXT, --message oder --title angeben
    .short = Keine Nachricht: mit { $command } TEXT angeben
    .shorter = Keine Nachricht
not-in-plain-mode = Im Textmodus nicht verfügbar
no-room-for-help = Fenster zu klein für die Hilfe
first-problem =
    { $count ->
        [one] { $problem } (und { $count } weiterer Fehler: siehe „{ $check }“)
       *[other] { $problem } (und { $count } weitere Fehler: siehe „{ $check }“)
    }
wrong-file = Eine Datei ist fehlerhaft: siehe „{ $check }“
    .short = Eine Datei ist fehlerhaft
talk-resumed =
    { $state ->
        [running] Der vorige Vortrag war nicht beendet: Er läuft noch
       *[paused] Der vorige Vortrag war nicht beendet: Er ist noch pausiert
    }
    .short =
        { $state ->
            [running] Der vorige Vortrag läuft noch
           *[paused] Der vorige Vortrag ist noch pausiert
        }
talk-offered =
    { $by ->
        [key] Der vorige Vortrag war nicht beendet: { $talk }. Mit { $key } fortsetzen.
       *[command] Der vorige Vortrag war nicht beendet: { $talk }. Mit undo fortsetzen.
    }
    .short =
        { $by ->
            [key] Mit { $key } den vorigen Vortrag fortsetzen, { $left }
           *[command] Mit undo den vorigen Vortrag fortsetzen, { $left }
        }
    .shorter =
        { $by ->
            [key] Mit { $key } den vorigen Vortrag fortsetzen
           *[command] Mit undo den vorigen Vortrag fortsetzen
        }
    .shortest =
        { $by ->
            [key] { $key }: Vortrag fortsetzen
           *[command] undo: Vortrag fortsetzen
        }
was-remaining = noch { $time }
talk-offered-without-clock =
    { $by ->
        [key] Systemuhr nicht gestellt. Zuletzt gesichert: { $was-left }. Mit { $key } den Vortrag pausiert zurückholen.
       *[command] Systemuhr nicht gestellt. Zuletzt gesichert: { $was-left }. Mit undo den Vortrag pausiert zurückholen.
    }
    .short =
        { $by ->
            [key] Systemuhr nicht gestellt. Zuletzt gesichert: { $was-left }. Mit { $key } zurückholen.
           *[command] Systemuhr nicht gestellt. Zuletzt gesichert: { $was-left }. Mit undo zurückholen.
        }
    .shorter =
        { $by ->
            [key] Mit { $key } zurückholen, letzter Stand: { $was-left }
           *[command] Mit undo zurückholen, letzter Stand: { $was-left }
        }
    .shortest =
        { $by ->
            [key] Mit { $key } zurückholen
           *[command] Mit undo zurückholen
        }
lines-omitted =
    { $count ->
        [one] { $count } Zeile verworfen: Kein Programm hat mitgelesen
       *[other] { $count } Zeilen verworfen: Kein Programm hat mitgelesen
    }
suspended = SpeakerClock war { $time } unterbrochen; die Redezeit lief weiter
    .short = Programm { $time } unterbrochen
system-clock-set =
    { $direction ->
        [back] Systemuhr um { $time } zurückgestellt, ohne Folgen für den Vortrag
       *[forward] Systemuhr um { $time } vorgestellt, ohne Folgen für den Vortrag
    }
talk-offered-after-quit =
    { $state ->
        [running]
            { $by ->
                [key] Der vorige Vortrag wurde abgebrochen: { $talk }. Mit { $key } geht er weiter: jetzt { $left }
               *[command] Der vorige Vortrag wurde abgebrochen: { $talk }. Mit undo geht er weiter: jetzt { $left }
            }
       *[paused]
            { $by ->
                [key] Der vorige Vortrag wurde abgebrochen: { $talk }. Mit { $key } geht er weiter: { $left }
               *[command] Der vorige Vortrag wurde abgebrochen: { $talk }. Mit undo geht er weiter: { $left }
            }
    }
    .short =
        { $state ->
            [running]
                { $by ->
                    [key] Voriger Vortrag: Mit { $key } geht er weiter: jetzt { $left }
                   *[command] Voriger Vortrag: Mit undo geht er weiter: jetzt { $left }
                }
           *[paused]
                { $by ->
                    [key] Voriger Vortrag: Mit { $key } geht er weiter: { $left }
                   *[command] Voriger Vortrag: Mit undo geht er weiter: { $left }
                }
        }
    .shorter =
        { $by ->
            [key] { $key }: Vortrag fortsetzen
           *[command] undo: Vortrag fortsetzen
        }
way-back =
    { $key ->
        [none] Zum Fortsetzen { $command } starten und undo eingeben (bis { $time } Uhr).
       *[other] Zum Fortsetzen { $command } starten und { $key } drücken (bis { $time } Uhr).
    }
way-back-to-rundown = Zum Fortsetzen des Ablaufplans { $command } starten
ask-quit =
    { $break ->
        [none] Der Vortrag läuft. Nochmals { $key } beendet das Programm, andere Tasten: weiter.
       *[other] Die Pause „{ $break }“ läuft. Nochmals { $key } beendet das Programm, andere Tasten: weiter.
    }
    .short = Nochmals { $key } beendet das Programm
    .shorter = { $key }: Programm beenden?
    .shortest = { $key }: Ende?
came-too-often =
    { $talk ->
        [goes-on] { $key } kam zu oft hintereinander: Der Vortrag läuft weiter. Bitte { $key } noch einmal drücken.
       *[ready] { $key } kam zu oft hintereinander: Nichts ist geschehen. Bitte { $key } noch einmal drücken.
    }
    .short = Zu schnell: { $key } noch einmal drücken
undone-changes = { $count } rückgängig gemacht
ask-store = Speichern auf Platz { RANGE($slots) } oder als Lampe { $lamps }? Escape bricht ab.
    .short = Platz { RANGE($slots) } oder Lampe { LIST($lamp-keys) }?
    .shorter = Wo speichern?
    .shortest = Wohin?

## Commands and their answers

undone-slot =
    { $preset ->
        [none] Rückgängig: Platz { $slot } ist wieder leer
       *[other] Rückgängig: Platz { $slot } enthält wieder { $preset }
    }
undone-lamp = Rückgängig: { $lamp } wieder { $time }
undone-preset = Rückgängig: wieder { $preset }
undone-time = Rückgängig: Zeit wieder { $time }
undone-ready = Rückgängig: wieder bereit, { $time }
undone-paused = Rückgängig: wieder pausiert, { $time }
undone-running = Rückgängig: läuft wieder, { $time }
undone-rundown = Rückgängig: Der Ablaufplan ist wie zuvor
undone-questions =
    { $length ->
        [none] Rückgängig: Die Fragen sind entfernt
       *[other] Rückgängig: Fragen, { $length }
    }
undone-message =
    { $state ->
        [shown] Rückgängig: Die Nachricht ist wieder zu sehen
       *[hidden] Rückgängig: Die Nachricht ist wieder ausgeblendet
    }
undone-item = Rückgängig: { $item } ist wieder im Ablaufplan
redone-slot =
    { $preset ->
        [none] Wiederhergestellt: Platz { $slot } ist wieder leer
       *[other] Wiederhergestellt: Platz { $slot } enthält wieder { $preset }
    }
redone-lamp = Wiederhergestellt: { $lamp } wieder { $time }
redone-preset = Wiederhergestellt: wieder { $preset }
redone-time = Wiederhergestellt: Zeit wieder { $time }
redone-ready = Wiederhergestellt: wieder bereit, { $time }
redone-paused = Wiederhergestellt: wieder pausiert, { $time }
redone-running = Wiederhergestellt: läuft wieder, { $time }
redone-rundown = Wiederhergestellt: Der Ablaufplan ist wieder geändert
redone-questions =
    { $length ->
        [none] Wiederhergestellt: Die Fragen sind entfernt
       *[other] Wiederhergestellt: Fragen, { $length }
    }
redone-message =
    { $state ->
        [shown] Wiederhergestellt: Die Nachricht ist wieder zu sehen
       *[hidden] Wiederhergestellt: Die Nachricht ist wieder ausgeblendet
    }
redone-item = Wiederhergestellt: { $item } ist wieder im Ablaufplan
undone = Rückgängig gemacht
nothing-to-undo = Nichts rückgängig zu machen
nothing-undone = Nichts rückgängig gemacht: Es wurde inzwischen geändert
redone = Wiederhergestellt
nothing-to-redo = Nichts wiederherzustellen
not-undone = Platz { $slot } bleibt, wie er ist: Ein anderes Programm hat ihn inzwischen geändert
    .short = Platz { $slot } bleibt, wie er ist
preset-removed =
    { $now ->
        [none] Platz { $slot }: { $preset } entfernt
       *[other] Platz { $slot }: { $preset } entfernt; jetzt wieder { $now }
    }
preset-built-in = { $preset } auf Platz { $slot } ist mitgeliefert. Nur gespeicherte Vorgaben lassen sich entfernen.
    .short = Die Vorgabe auf Platz { $slot } ist mitgeliefert
preset-in-file = { $preset } auf Platz { $slot } stammt aus { $file }. Bitte dort entfernen.
    .short = Platz { $slot } stammt aus { $file }
questions-added = Angefügt: Fragen, { $length }
start-moved = Start um { $time } zurückdatiert
started-now = Gestartet: nichts zurückzudatieren
cannot-backdate-further = Start lässt sich nicht weiter zurückdatieren
time-has-passed = { $time } Uhr ist schon vorbei. Bitte eine spätere Uhrzeit angeben.
    .short = { $time } Uhr ist vorbei
message-sent =
    { $place ->
        [displays] Nachricht auf den Bildschirmen: { $text }
        [nobody] Nachricht, aber kein Bildschirm ist verbunden: { $text }
       *[screen] Nachricht: { $text }
    }
message-kept = Nicht gezeigt, weil kein Bildschirm verbunden ist; { $key } zeigt sie später: { $text }
    .short = Nicht gezeigt: { $key } zeigt sie später
choose-message = Welche Nachricht senden? { $messages }   Escape sendet keine.
    .short = Nachricht? { $messages }   Escape: keine
    .shorter = Nachricht? { $messages }
no-stored-messages = Keine Nachrichten gespeichert. In config.yaml können neun stehen, zum Beispiel: messages: { "{" }1: Bitte zum Ende kommen{ "}" }
    .short = In config.yaml sind keine Nachrichten gespeichert
    .shorter = Keine Nachrichten
no-stored-message = In config.yaml gibt es keine Nachricht { $number }
    .short = Keine Nachricht { $number }
message-cleared = Nachricht ausgeblendet
small-letters = Die Schrift ist klein: für große auf jedem Display unifont installieren
no-message-shown = Es gibt keine Nachricht
picture-is-back = Das Bild ist wieder da
picture-already-black = Das Bild ist schon schwarz
picture-not-black = Das Bild ist nicht schwarz
already-running = Der Vortrag läuft schon
not-running = Der Vortrag läuft nicht
no-change = Die Zeit lässt sich nicht weiter ändern
no-other-segment = Es gibt keinen weiteren Teil
not-a-time = „{ $text }“ ist keine gültige Zeit. Möglich ist alles bis 23:59:59, etwa 1:30, 1h5m30s, 18m oder 45s.
    .short = „{ $text }“ ist keine gültige Zeit
no-preset-named = Es gibt keine Vorgabe „{ $text }“. Möglich: ein Platz von 1 bis 9 oder ein Teil eines Namens, den „speakerclock presets list“ zeigt, zum Beispiel: ted.
    .short = Es gibt keine Vorgabe „{ $text }“
preset-has-changed = Nicht ausgeführt: Diese Vorgabe wurde inzwischen geändert
presets-changed = Vorgaben geändert
several-presets-named = „{ $text }“ kommt in mehreren Namen vor: { $names }. Bitte mehr vom Namen oder einen Platz angeben.
    .short = „{ $text }“ kommt in mehreren Namen vor: { $names }
    .shorter = „{ $text }“ kommt in mehreren Namen vor
nothing-to-change = Daran ist nichts zu ändern
no-item-named = Kein Punkt des Ablaufplans passt zu „{ $text }“
    .short = Kein Punkt „{ $text }“
several-items-named = Zu „{ $text }“ passen mehrere Punkte: { $items }
    .short = Zu „{ $text }“ passen mehrere Punkte
command-start = den Vortrag starten oder fortsetzen
command-stop = den Vortrag pausieren
command-toggle = starten oder pausieren, wie die Leertaste
command-add = Zeit hinzufügen
command-take = Zeit abziehen
command-set = die Zeit einstellen; mit green die angezeigte Zeit als Redezeit übernehmen, mit yellow oder red als Beginn dieser Phase
command-preset = die Vorgabe auf diesem Platz oder mit diesem Namen laden
command-green = zum Anfang des Teils; ein laufender Vortrag läuft von dort weiter
command-yellow = dorthin, wo Gelb beginnt; ein laufender Vortrag läuft von dort weiter
command-red = dorthin, wo Rot beginnt; ein laufender Vortrag läuft von dort weiter
command-reset = zum ersten Teil zurückgehen, bereit zum Start
command-next = zum nächsten Teil oder Programmpunkt gehen
command-previous = zum vorigen Teil oder Programmpunkt zurückgehen
command-until = den Vortrag zu dieser Uhrzeit enden lassen
command-questions = Fragen an den Vortrag anhängen: 5 Minuten oder die angegebene Zeit
command-backdate = den Start auf das letzte Pausieren oder Zurücksetzen zurückdatieren
command-go = zu diesem Programmpunkt gehen
command-skip = den nächsten oder den genannten Programmpunkt überspringen
command-move = einen Programmpunkt vor oder hinter einen anderen verschieben
command-title = den Titel des aktuellen oder des genannten Programmpunkts ändern
command-speaker = die Vortragenden des aktuellen oder des genannten Programmpunkts ändern
command-shorten = den nächsten Programmpunkt auf diese Dauer kürzen
command-insert = einen Programmpunkt vor dem nächsten einfügen
command-catch-up = die nächsten Programmpunkte kürzen, um aufzuholen
command-rundown = die Programmpunkte des Ablaufplans auflisten
command-reload = die Datei des Ablaufplans neu lesen
command-restart = den Ablaufplan von vorn beginnen
command-store = den Vortrag auf diesem Platz speichern
command-remove = die gespeicherte Vorgabe von diesem Platz entfernen
command-message = diese Nachricht zeigen, ohne Text die letzte
command-clear = die Nachricht ausblenden
command-blackout = die Bildschirme schwarz schalten oder das Bild zurückholen
command-flash = das Bild blinken lassen
command-identify = jeden Bildschirm seinen Namen zeigen lassen
command-undo = die letzte Änderung rückgängig machen, bis zu zehnmal
command-redo = die zuletzt rückgängig gemachte Änderung wiederherstellen
command-time = die Restzeit ansagen
command-displays = die verbundenen Bildschirme auflisten
command-events = die letzten Ereignisse auflisten
command-help = die wichtigsten Befehle auflisten
command-layout = die Anordnung der Ziffern wechseln
command-theme = das Farbschema wechseln
command-announcements = die Ansagen umschalten: aus, Text, Stimme
command-lock = alle Tasten außer der Leertaste sperren
command-clock = die Uhrzeit zeigen
command-beside = eine zweite Zeit zeigen: session, talk, clock (Uhrzeit) oder off
command-operator = die Regieansicht ein- oder ausblenden
command-take-over = die Vorträge einer ausgefallenen Uhr weiterführen (nur am Pult)
command-hand-over = die Vorträge an ein Pult übergeben
command-desk = zum Pult der anderen Uhr des Raums werden
command-quit = das Programm beenden
all-commands = alle Befehle auflisten
one-command = einen Befehl erklären
break-has-no-lamps = Eine Pause hat keine Lampen
at-time = bei { $time }
left = noch { $time }
press-again-goes = Nochmals { $key } drücken, um zu { $name } zu wechseln
    .short = Nochmals { $key }: { $name }
guarded-goes = Um zu { $name } zu wechseln, „{ $confirmation }“ senden
deed-goes = wechselt zu { $name }
press-again-starts-other-day = Dieser Ablaufplan ist für { $day }. Nochmals { $key } startet ihn jetzt.
    .short = Nochmals { $key }: starten
    .shorter = { $key }?
guarded-starts-other-day = Dieser Ablaufplan ist für { $day }. Um ihn jetzt zu starten, „{ $confirmation }“ senden.
deed-starts-other-day = startet den Ablaufplan für { $day }
press-again-starts-with-unset-clock = Die Uhr dieses Rechners ist nicht gestellt. Nochmals { $key } startet.
    .short = Nochmals { $key }: starten
    .shorter = { $key }?
guarded-starts-with-unset-clock = Die Uhr dieses Rechners ist nicht gestellt. Um zu starten, „{ $confirmation }“ senden.
deed-starts-with-unset-clock = startet, obwohl die Uhr des Rechners nicht gestellt ist
press-again-ends-talk-and-loads = Nochmals { $key } beendet diesen Vortrag und lädt { $name }
    .short = Nochmals { $key }: Ende, laden
    .shorter = { $key }: beenden?
guarded-ends-talk-and-loads = „{ $confirmation }“ senden, um diesen Vortrag zu beenden und { $name } zu laden
deed-ends-talk-and-loads = beendet diesen Vortrag, lädt { $name }
press-again-moves-lamp = Nochmals { $key }: { $lamp } beginnt jetzt
    .short = { $key }: { $lamp } jetzt?
guarded-moves-lamp = „{ $confirmation }“ senden: { $lamp } beginnt jetzt
deed-moves-lamp = { $lamp } beginnt jetzt
press-again-stores = Nochmals { $key } speichert den Vortrag auf Platz { $slot }
    .short = { $key }: speichern?
guarded-stores = Um den Vortrag auf Platz { $slot } zu speichern, „{ $confirmation }“ senden
deed-stores = speichert den Vortrag auf Platz { $slot }
press-again-removes = Nochmals { $key } entfernt die Vorgabe auf Platz { $slot }
    .short = { $key }: entfernen?
guarded-removes = Um die gespeicherte Vorgabe auf Platz { $slot } zu entfernen, „{ $confirmation }“ senden
deed-removes = entfernt die gespeicherte Vorgabe auf Platz { $slot }
press-again-begins-anew = Nochmals { $key } drücken, um den Ablaufplan von vorn zu beginnen
    .short = Nochmals { $key }: von vorn
    .shorter = { $key }: von vorn?
guarded-begins-anew = Um den Ablaufplan von vorn zu beginnen, „{ $confirmation }“ senden
deed-begins-anew = beginnt den Ablaufplan von vorn
press-again-ends-talk = Nochmals { $key } drücken, um diesen Vortrag zu beenden
    .short = Nochmals { $key }: beenden
    .shorter = { $key }: beenden?
guarded-ends-talk = Um diesen Vortrag zu beenden, „{ $confirmation }“ senden
deed-ends-talk = beendet diesen Vortrag
press-again-ends-break = Nochmals { $key } drücken, um die Pause „{ $name }“ zu beenden
    .short = Nochmals { $key }: beenden
    .shorter = { $key }: beenden?
guarded-ends-break = Um die Pause „{ $name }“ zu beenden, „{ $confirmation }“ senden
deed-ends-break = beendet die Pause „{ $name }“
press-again-pauses = Nochmals { $key } drücken, um diesen Vortrag zu pausieren
    .short = Nochmals { $key }: Pause
guarded-pauses = Um diesen Vortrag zu pausieren, „{ $confirmation }“ senden
deed-pauses = pausiert diesen Vortrag
press-again-skips = Nochmals { $key } drücken, um { $name } zu überspringen
    .short = Nochmals { $key }: überspringen
guarded-skips = Um { $name } zu überspringen, „{ $confirmation }“ senden
deed-skips = überspringt { $name }
press-again-ends-talk-and-skips = Nochmals { $key } beendet diesen Vortrag und überspringt { $names }
    .short = Nochmals { $key }: Ende, überspringen
guarded-ends-talk-and-skips = „{ $confirmation }“ senden, um diesen Vortrag zu beenden und { $names } zu überspringen
deed-ends-talk-and-skips = beendet diesen Vortrag, überspringt { $names }
press-again-ends-late = { $time } Uhr ist gerade vorbei. Nochmals { $key } startet einen Vortrag von { $length }.
    .short = Nochmals { $key }: { $length }
guarded-ends-late = { $time } Uhr ist gerade vorbei. Für einen Vortrag von { $length } „{ $confirmation }“ senden.
deed-ends-late = { $time } Uhr ist vorbei, also dauert der Vortrag { $length }
press-again-goes-on = Nochmals { $key }: { $how }, der Vortrag läuft weiter
    .short = Nochmals { $key }: { $how }
    .shorter = { $key }?
guarded-goes-on = „{ $confirmation }“ senden: { $how }, der Vortrag läuft weiter
deed-goes-on = { $how }, der Vortrag läuft weiter
press-again-gives-up-end = Nochmals { $key }: { $how }, nicht mehr bis { $end } Uhr
    .short = Nochmals { $key }: { $how }, nicht bis { $end }
    .shorter = { $key }?
guarded-gives-up-end = „{ $confirmation }“ senden: { $how }, nicht mehr bis { $end } Uhr
deed-gives-up-end = { $how }, nicht mehr bis { $end } Uhr
changed-meanwhile = Nicht ausgeführt: Der Vortrag wurde inzwischen geändert
waiting-for-answer = Warte auf die Uhr: { $words }
notes-not-sent = Hier ohne Notizen: Ein Broker überträgt sie nicht
desk = { $name } (Pult)
segment-changes-too-soon = Nicht ausgeführt: Der letzte Wechsel ist keine halbe Sekunde her
command-too-long = Ein Befehl darf höchstens { $bytes } Bytes lang sein
answer-too-long = Die Antwort ist zu lang für eine Zeile
too-late = Nicht ausgeführt: zu spät angekommen
picture-changes-too-often = Das Bild wechselt zu oft: Bitte eine Sekunde warten
operator-has-just-closed-one = Die Regie hat gerade eine Nachricht oder das Schwarzbild beendet
prompt-keys = Tab ergänzt, Escape schließt
prompt = Befehl eingeben und Enter drücken. Escape bricht ab.
message-prompt-keys = Hoch: frühere, Escape schließt
message-prompt = Nachricht eingeben und Enter drücken. Escape bricht ab.
prompt-closed = Abgebrochen: Die Tasten wirken wieder
no-key = { $key } hat keine Funktion: { $help } nennt alle Tasten
no-command =
    { $nearest ->
        [none] „{ $text }“ ist kein Befehl. „help“ nennt alle.
       *[other] „{ $text }“ ist kein Befehl. Gemeint war vielleicht „{ $nearest }“. „help“ nennt alle.
    }
    .short = „{ $text }“ ist kein Befehl
only-at-clock = „{ $command }“ geht nur an der Uhr selbst
needs-time = „{ $command }“ braucht eine Zeit, zum Beispiel: { $example }
    .short = „{ $command }“ braucht eine Zeit
needs-time-of-day = „{ $command }“ braucht eine Uhrzeit, zum Beispiel: { $example }
    .short = „{ $command }“ braucht eine Uhrzeit
needs-slot = „{ $command }“ braucht einen Platz von 1 bis 9, zum Beispiel: { $example }
    .short = „{ $command }“ braucht einen Platz von 1 bis 9
needs-preset = „{ $command }“ braucht einen Platz oder einen Teil eines Namens, zum Beispiel: { $example }
    .short = „{ $command }“ braucht einen Platz oder einen Teil eines Namens
needs-item = „{ $command }“ braucht eine Nummer wie #3 oder einen Teil von Titel oder Namen, zum Beispiel: { $example }
    .short = „{ $command }“ braucht eine Nummer wie #3 oder einen Teil von Titel oder Namen
needs-text = „{ $command }“ braucht einen Text, zum Beispiel: { $example }
    .short = „{ $command }“ braucht einen Text
needs-choice = „{ $command }“ braucht { LIST($choices, last: " oder ") }, zum Beispiel: { $example }
    .short = „{ $command }“ braucht { LIST($choices, last: " oder ") }
needs-nothing = „{ $command }“ erwartet keine weitere Angabe

## Focus, mouse and lock

control-minutes = Minuten
control-seconds = Sekunden
control-store = Speichern
control-undo = Rückgängig
focus-take = { CAPITAL($name) }: { $key } lädt die Vorgabe
focus-store = { CAPITAL($name) }: { $key } speichert hier { $time }
focus-go = { CAPITAL($name) }: { $key } springt dorthin
focus-hold = { CAPITAL($name) }: { $key } setzt es auf { $time }
focus-start = { CAPITAL($name) }: Pfeiltasten ändern sie, { $key } startet den Vortrag
focus-ask = { CAPITAL($name) }: { $key }, dann Platz oder Lampe
focus-undo = { CAPITAL($name) }: { $key } macht die letzte Änderung rückgängig
mouse-click = Klick
mouse-double-click = Doppelklick
mouse-hold = Halten
mouse-drag-and-wheel = Ziehen, Mausrad
click-again = Nochmals klicken: pausiert
locked = Gesperrt: Nur die { $space } wirkt. Zum Entsperren zweimal { $key } drücken.
    .short = Zum Entsperren zweimal { $key } drücken
unlock = Gesperrt: Zum Entsperren nochmals { $key } drücken
    .short = Zum Entsperren nochmals { $key } drücken
unlocked = Entsperrt
first-start = Willkommen: { $start-key } startet, { RANGE($slots) } laden eine Vorgabe, { $help-key } zeigt alle Tasten
    .short = { $start-key } startet, { $help-key } zeigt alle Tasten
first-store = Für das nächste Mal gespeichert

## The operator view and displays

heading-speaker = Bühnenansicht
heading-rundown = Ablaufplan
heading-displays = Bildschirme
heading-events = Ereignisse
heading-now = jetzt
heading-next = danach
picture-blackout = Schwarzbild
picture-flash = Blinken
display-silent-since = keine Antwort seit { $time } Uhr
display-lost-at = ausgefallen um { $time } Uhr
no-room-for-view = Die Regieansicht braucht ein Terminal von mindestens { $needed }
    .short = Die Regieansicht braucht { $needed }
    .shorter = Braucht { $needed }
display-lost = Bildschirm „{ $name }“ ist ausgefallen: Die Verbindung ist abgebrochen
    .short = Bildschirm „{ $name }“ ist ausgefallen
display-silent = Bildschirm „{ $name }“ antwortet nicht mehr
display-back = Bildschirm „{ $name }“ ist wieder da
display-left = Bildschirm „{ $name }“ hat sich abgemeldet
displays = Jeder Bildschirm zeigt fünf Sekunden lang seinen Namen: { $names }
no-display = Kein Bildschirm ist verbunden
no-event = Noch keine Ereignisse
offline = nicht verbunden
waiting-for-rooms = Warten auf Räume
more-rooms =
    { $count ->
        [one] { $count } weiterer
       *[other] { $count } weitere
    }
changed-by =
    { $name ->
        [none] Änderung der Regie
       *[other] Änderung von { $name }
    }
talk-started-by = Gestartet von { $name }
talk-paused-by = Pausiert von { $name }
talk-resumed-by = Fortgesetzt von { $name }

## The remote in a browser

remote-start = Starten
remote-stop = Pausieren
    .short = Pause
remote-resume = Fortsetzen
remote-next = Weiter
remote-previous = Zurück
remote-undo = Rückgängig
remote-redo = Wiederherstellen
    .short = Erneut
remote-flash = Blinken
remote-black = Schwarzbild
remote-message = Nachricht
remote-send = Senden
remote-hide = Ausblenden
remote-presets = Vorgaben
remote-full-screen = Vollbild
remote-screen-may-turn-off = Der Bildschirm kann ausgehen: Am Gerät „immer an“ einstellen oder diese Seite mit https öffnen
remote-not-sent = Nicht gesendet: Die Uhr ist nicht erreichbar
remote-no-answer = Keine Antwort: Bitte an der Uhr prüfen
remote-too-many = Nicht gesendet: zu viele Befehle. Bitte eine Sekunde warten.
remote-unreachable = Die Uhr ist nicht erreichbar
remote-shut-out = Dieser Link gilt nicht mehr: Bitte den neuen öffnen
remote-needs-link = Ein Teil des Links fehlt: Bitte den ganzen Link der Bridge öffnen
remote-only-shows = Dieser Link zeigt die Uhr nur an: Bitte den Link der Fernbedienung öffnen
remote-is-full = Alle Plätze sind belegt: Bitte in einigen Sekunden nochmals versuchen
remote-timer = Restzeit
remote-say-time = Zeit ansagen
    .short = Ansagen
remote-ready = bereit
remote-running = läuft
remote-paused = pausiert
remote-less = { $time } weniger
remote-more = { $time } mehr
remote-set-time = Zeit einstellen
    .short = Einstellen
remote-example = 5m oder 1:30
remote-time = Zeit, zum Beispiel 5m oder 1:30
remote-yellow-now = Jetzt gelb
    .short = Gelb
remote-red-now = Jetzt rot
    .short = Rot
remote-reset = Zum Anfang
remote-person = Ihr Name
remote-person-for-others = Ihr Name, damit die anderen sehen, wer es war
remote-named = Die anderen sehen Ihren Namen: { $name }
remote-unnamed = Die anderen sehen keinen Namen
remote-done = Erledigt: { $button }
remote-not-confirmed = Nicht ausgeführt: { $button } wurde nicht nochmals angetippt
programme-heading = Programm
programme-go-to = Gehe zu
programme-skip = Überspringen
    .short = Auslassen
programme-shorten = Kürzen
programme-new-length = Neue Dauer, zum Beispiel 5m oder 1:30
programme-earlier = Nach oben schieben
    .short = Nach oben
programme-later = Nach unten schieben
    .short = Nach unten
programme-rename = Ändern
programme-title = Titel
programme-speaker = Vortragende
programme-insert = Vortrag einfügen
    .short = Einfügen
programme-inserted-title = Titel des neuen Vortrags
programme-inserted-length = Dauer des neuen Vortrags, zum Beispiel 5m oder 1:30
programme-catch-up = Aufholen
tap-again = Nochmals tippen: { $deed }
undoes-start = nimmt den Start dieses Vortrags zurück
blackout-is-on = Schwarzbild ist an

## The rundown

next-talk =
    { $time ->
        [none] Als Nächstes: { $talk }
       *[other] Als Nächstes: { $talk }, { $time } Uhr
    }
starts-in = beginnt in { $time }
starts-at = beginnt um { $time } Uhr
your-turn = Sie sind an der Reihe
you-are-next =
    { $time ->
        [none] Sie sind als Nächstes an der Reihe
       *[other] Sie sind als Nächstes an der Reihe, in { $time }
    }
you-start-in = Sie beginnen in { $time }
back-at = weiter um { $time } Uhr
back-soon = Gleich geht es weiter
break = Pause
behind-plan = { $time } im Verzug
ahead-of-plan = { $time } voraus
on-time = im Zeitplan
rundown-ends = Programmende { $time } Uhr
rundown-ended = das Programm endete um { $time } Uhr
cannot-end = { $item } kann nicht um { $time } Uhr enden
    .short = { $item } endet zu spät
item-ended = BEENDET
item-current = JETZT
item-coming = FOLGT
item-skipped = ÜBERSPRUNGEN
time-of-day = { $time } Uhr
planned-at = geplant { $time } Uhr
note = Notiz: { $text }
ends-too-late = endet zu spät
rundown-is-over = Das Programm ist zu Ende
last-item = Letzter Punkt
rundown-ended-at = Dieses Programm endete um { $time } Uhr
begins-anew =
    { $presses ->
        [twice] zweimal { $key } beginnt es von vorn
       *[once] { $key } beginnt es von vorn
    }
goes-back = { $key } geht zurück zu { $item }
skipped = Übersprungen: { $item }
shortened = { $item }: jetzt { $length }
inserted = Eingefügt: { $item }, { $length }
not-shorter = Die Dauer beträgt schon { $length }. Bitte eine kürzere Zeit angeben.
caught-up = Gekürzt, um bis { $time } Uhr aufzuholen: { $cuts }
nothing-to-catch-up = Programmende im Zeitplan: Es ist nichts aufzuholen
    .short = Es ist nichts aufzuholen
no-rundown = Es gibt keinen Ablaufplan. Die Uhr mit --rundown DATEI starten.
    .short = Kein Ablaufplan
nothing-follows = Im Ablaufplan folgt nichts mehr
nothing-precedes = Im Ablaufplan steht nichts davor
weekday =
    { $weekday ->
        [monday] Montag
        [tuesday] Dienstag
        [wednesday] Mittwoch
        [thursday] Donnerstag
        [friday] Freitag
        [saturday] Samstag
       *[sunday] Sonntag
    }
month =
    { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[other] Dezember
    }
date = { weekday }, { $day }. { month } { $year }
rundown-is-for = Dieser Ablaufplan ist für { $day }, nicht für heute
    .short = Für { $day }
clock-is-not-set = Die Uhr dieses Rechners ist nicht gestellt
    .short = Die Uhr ist nicht gestellt
rundown-goes-on = Weiter im Ablaufplan mit { $item }
new-items = neu in der Datei: { $items }
gone-items = aus der Datei entfernt: { $items }
changed-items = geändert: { $items }
planned-times-moved =
    { $direction ->
        [later] alle geplanten Zeiten sind { $length } später
       *[earlier] alle geplanten Zeiten sind { $length } früher
    }
break-still-ends = { $item } endet weiterhin um { $time } Uhr, wenn der nächste Programmpunkt beginnt
new-order = die Reihenfolge ist neu
file-taken = Der Ablaufplan wurde aus der Datei aktualisiert
file-unchanged = Die Datei des Ablaufplans ist unverändert
file-missing = Die Datei des Ablaufplans fehlt. Der Ablaufplan bleibt, wie er ist.
rundown-stays = Der Ablaufplan bleibt, wie er ist
too-many-items = Der Ablaufplan bleibt, wie er ist: Er hätte mehr als { $count } Punkte
items-would-go =
    { $count ->
        [one] In der Datei fehlt { $count } Punkt: :reload entfernt ihn
       *[other] In der Datei fehlen { $count } Punkte: :reload entfernt sie
    }
hard-end-would-move =
    { $time ->
        [none] In der Datei hat { $item } kein festes Ende: :reload übernimmt das
       *[other] In der Datei endet { $item } um { $time } Uhr: :reload übernimmt das
    }
moved-before = Verschoben: { $item }, jetzt vor { $other }
moved-after = Verschoben: { $item }, jetzt nach { $other }
renamed = Geändert: { $item }
has-started = { $item } hat schon begonnen
place-has-passed = Dorthin lässt sich nichts verschieben: Der Platz bei { $item } ist vorbei
break-is-over = Die Pause ist zu Ende
loads-next =
    { $by ->
        [key] Mit { $key } laden
       *[command] Zum Laden { $key } eingeben
    }
this-item =
    { $kind ->
        [talk] dieser Vortrag { $lateness }
       *[break] diese Pause { $lateness }
    }
hard-end = festes Ende { $time } Uhr
loses-time = { $item } muss um { $end } Uhr enden und verliert { $length }
    .short = { $item } verliert { $length }
length-by-hard-end = { $length } statt { $planned }, weil um { $end } Uhr Schluss sein muss
offered-cut = { $item } auf { $length }
offer =
    { $end ->
        [none] { $cuts } kürzen ({ $command })
       *[other] um bis { $end } Uhr zu enden: { $cuts } kürzen ({ $command })
    }
absorbs-delay = { $item } fängt den Verzug auf: Es ist nichts aufzuholen
    .short = { $item } fängt den Verzug auf
gap-absorbs-delay = Die Lücke vor { $item } fängt den Verzug auf: Es ist nichts aufzuholen
    .short = Die Lücke vor { $item } fängt den Verzug auf

## Taking over

take-over-again = Nochmals { $key } drücken, um zu übernehmen
    .short = Nochmals { $key }: übernehmen
take-over-heard =
    { $age ->
        [none] Wann die Uhr zuletzt gesendet hat, ist unbekannt
       *[other] Letztes Signal der Uhr vor { $age }
    }
    .short =
        { $age ->
            [none] Letztes Signal unbekannt
           *[other] Signal vor { $age }
        }
take-over-error =
    { $error ->
        [none] der Vortrag ist dann pausiert
       *[other] Zeit auf { DECIMAL($error, mark: ",") } genau
    }
    .short =
        { $error ->
            [none] Vortrag pausiert
           *[other] auf { DECIMAL($error, mark: ",") } genau
        }
take-over-displays = unerreichbar: { $display-names }
    .short = ohne { $display-names }
    .shorter = ohne ihre Bildschirme
take-over-without-rundown = ohne den Ablaufplan
take-over-by-time-of-day = Dieser Rechner wurde inzwischen neu gestartet: Die Zeit kommt von seiner Systemuhr, auf { DECIMAL($error, mark: ",") } genau, falls diese richtig geht
    .short = Zeit nach Systemuhr, auf { DECIMAL($error, mark: ",") } genau, falls sie stimmt
taken-over =
    { $desk ->
        [none]
            { $time ->
                [none] Übernommen von einem anderen Pult
               *[other] Übernommen von einem anderen Pult um { $time } Uhr
            }
       *[other]
            { $time ->
                [none] Übernommen von { $desk }
               *[other] Übernommen von { $desk } um { $time } Uhr
            }
    }
taken-over-now-desk = Diese Uhr ist jetzt ein Pult
taken-over-now-desk-without-clock = Dieses Pult erreicht keine Uhr: mit --via starten
taken-over-now-ends = Dieses Programm endet
taken-over-only-here = Nur hier: { $only }
takes-over = { $key } übernimmt
kept-talks = Keine Uhr, aber ihre Vorträge sind hier gesichert (Stand vor { $age })   { $key } übernimmt
    .short = Keine Uhr (Stand vor { $age })   { $key } übernimmt
    .shorter = Keine Uhr   { $key } übernimmt
kept-talks-unknown-age = Keine Uhr, aber ihre Vorträge sind hier gesichert   { $key } übernimmt
    .short = Keine Uhr   { $key } übernimmt
not-taken-over-clock-is-here = Nicht übernommen: Das Programm der Uhr ist auf diesem Rechner noch nicht beendet. Bitte zuerst beenden.
    .short = Nicht übernommen: Bitte zuerst die Uhr auf diesem Rechner beenden
    .shorter = Nicht übernommen: Die Uhr ist hier
not-taken-over-nothing-kept = Nicht übernommen: Hier ist nichts gesichert (keine Uhr empfangen, oder nur per Broker)
    .short = Nicht übernommen: nichts gesichert (keine Uhr empfangen, oder nur per Broker)
    .shorter = Nicht übernommen: nichts gesichert
not-taken-over-is-clock = Dies ist die Uhr: Nur ein Pult kann übernehmen
    .short = Nur ein Pult kann übernehmen
not-taken-over-failed = Nicht übernommen: { $reason }
    .short = Nicht übernommen
has-taken-over = Dieses Pult ist jetzt die Uhr von Raum { $room }. Bildschirme verbinden sich mit „speakerclock attach --room { $room }“ auf diesem Rechner.
    .short = Dieses Pult ist jetzt die Uhr: Bildschirme bitte mit diesem Rechner verbinden
    .shorter = Dieses Pult ist jetzt die Uhr
ask-hand-over = Nochmals { $key } drücken, um an { $desk } zu übergeben: Diese Uhr wird dann zum Pult
    .short = Nochmals { $key }: an { $desk } übergeben
    .shorter = Nochmals { $key }: übergeben
hands-over = Übergabe an { $desk } läuft
    .short = Übergabe läuft
not-handed-over = { $desk } hat nicht übernommen: Diese Uhr läuft weiter
    .short = Nicht übergeben
no-desk = Kein Pult für die Übergabe: Bitte eines mit „speakerclock desk“ starten
    .short = Kein Pult für die Übergabe
several-desks = Mehrere Pulte: { $names }. Bitte „hand over“ und den Namen eingeben.
    .short = Mehrere Pulte: „hand over NAME“ eingeben
talks-are-here = Hier wurde schon übernommen: { $command } macht damit weiter
    .short = Hier weitermachen: { $command }
    .shorter = Hier wurde schon übernommen
ready-too-late = Dieses Pult war nicht rechtzeitig bereit: Die Uhr läuft weiter
    .short = Nicht rechtzeitig bereit
no-answer-to-ready = Bereit, aber die Uhr antwortet nicht: Ist sie ausgefallen, übernimmt { $key }
    .short = Keine Antwort: { $key } übernimmt
clock-is-alive = Die Uhr läuft: { $key } dort übergibt sie, :take over übernimmt sie trotzdem
    .short = Die Uhr läuft: nur mit :take over
other-clock = In Raum { $room } läuft schon eine Uhr: { $key } macht diese zu deren Pult, { $talk } entfällt
    .short = Hier läuft schon eine Uhr: mit { $key } deren Pult werden, { $talk } entfällt
    .shorter = In Raum { $room } läuft schon eine Uhr: mit { $key } deren Pult werden
    .shortest = Andere Uhr läuft: mit { $key } Pult werden
other-clock-command = In Raum { $room } läuft schon eine Uhr: „{ $command }“ bedient sie
ask-start-privately = In Raum { $room } läuft schon eine Uhr: Nochmals { $key } startet eine private
    .short = Nochmals { $key }: private Uhr starten
ask-join = Nochmals { $key } drücken, um Pult der Uhr in Raum { $room } zu werden: { $talk } entfällt
    .short = Nochmals { $key }: Pult werden, { $talk } entfällt
    .shorter = Nochmals { $key }: Pult werden
join-by-command = Hier lief schon ein Vortrag: { $command } eingeben, um Pult der anderen Uhr zu werden
    .short = Pult der anderen Uhr: { $command }
other-clock-has-ended = Die andere Uhr in Raum { $room } ist beendet: Diese bleibt privat, ohne Aufzeichnung
    .short = Die andere Uhr ist beendet
no-other-clock = In Raum { $room } läuft keine andere Uhr
    .short = Es läuft keine andere Uhr

## The report

report-title = Vorträge: geplant und tatsächlich
report-due = Soll
report-until = Bis
report-start = Beginn
report-end = Ende
report-late = Verzug
report-talk = Vortrag
report-planned = Geplant
report-actual = Dauer
report-added = Zusatz
report-over = Über
report-speaker = Vortragende
report-talks = Vorträge
report-alone = Allein
report-shared = Mit anderen
report-rest = Pause
report-questions = Fragen
report-rehearsal = Probe
report-test = Test
report-not-held = nicht gehalten
report-qualified = qualifiziert
report-too-short = zu kurz
report-too-long = zu lang
report-green = Grün
report-yellow = Gelb
report-red = Rot
report-overtime = überzogen
report-no-lamp = ohne Lampe
report-no-talks = Es gibt keine Vorträge.
report-room = Raum
report-of = von
report-by-hand = von Hand
report-starts = { $count }-mal gestartet
report-zone-unknown = Zeiten dieses Rechners, der die Zone { $zone } nicht kennt
report-sum =
    { $count ->
        [one] { $count } Vortrag: insgesamt { $sum }, im Mittel { $mean }. Geplant: { $planned }.
       *[other] { $count } Vorträge: insgesamt { $sum }, im Mittel { $mean }. Geplant: { $planned }.
    }
report-starts-all =
    { $count ->
        [one] { $count } Vortrag mit geplantem Beginn: { $lateness }.
       *[other] { $count } Vorträge mit geplantem Beginn: { $lateness }.
    }
report-starts-none-late =
    { $count ->
        [one] { $count } Vortrag mit geplantem Beginn: im Mittel { $mean }; der späteste: { $latest }.
       *[other] { $count } Vorträge mit geplantem Beginn: im Mittel { $mean }; der späteste: { $latest }.
    }
report-starts-at-most =
    { $count ->
        [one] { $count } Vortrag mit geplantem Beginn: im Mittel { $mean }, höchstens { $largest }.
       *[other] { $count } Vorträge mit geplantem Beginn: im Mittel { $mean }, höchstens { $largest }.
    }
report-over-time =
    { $count ->
        [one] { $count } Vortrag hat überzogen: insgesamt { $sum }, im Mittel { $mean }, höchstens { $largest }.
       *[other] { $count } Vorträge haben überzogen: insgesamt { $sum }, im Mittel { $mean }, höchstens { $largest }.
    }
report-questions-added =
    { $count ->
        [one] Fragen: { $sum } in { $count } Vortrag.
       *[other] Fragen: { $sum } in { $count } Vorträgen.
    }
report-breaks =
    { $count ->
        [one] { $count } Pause: insgesamt { $sum }.
       *[other] { $count } Pausen: insgesamt { $sum }.
    }
report-items-not-held =
    { $count ->
        [one] { $count } Programmpunkt ist entfallen: { $planned } geplant.
       *[other] { $count } Programmpunkte sind entfallen: { $planned } geplant.
    }
report-rehearsals =
    { $count ->
        [one] { $count } Probe ist nicht mitgezählt.
       *[other] { $count } Proben sind nicht mitgezählt.
    }
report-tests =
    { $count ->
        [one] { $count } Test ist nicht mitgezählt.
       *[other] { $count } Tests sind nicht mitgezählt.
    }
report-none-over = Kein Vortrag hat überzogen.
report-time-added = Von Hand hinzugefügt: { $time }.
report-time-removed = Von Hand weggenommen: { $time }.
report-pauses = Unterbrechungen: { $time }.
report-speeches = Wettbewerbsreden: { $verdicts }.

## Faults

program-not-run = lässt sich nicht starten
program-status = endete mit Status { $status }
program-signal = wurde durch Signal { $signal } beendet
program-late = wurde nicht rechtzeitig fertig
program-silent = gab keinen Ton aus
fault-engine =
    { $next ->
        [none] Stimme { $name } ist zweimal ausgefallen: { $reason }; die Sprachausgabe ist aus
       *[other] Stimme { $name } ist zweimal ausgefallen: { $reason }; stattdessen spricht { $next }
    }
fault-player =
    { $next ->
        [none] Player { $name } ist zweimal ausgefallen: { $reason }; kein anderer Player gefunden
       *[other] Player { $name } ist zweimal ausgefallen: { $reason }; stattdessen spielt { $next }
    }
fault-no-engine = Die Sprachausgabe ist aus: Kein Sprachprogramm gefunden ({ LIST($names) }). „speakerclock test-sound“ zeigt, was zu installieren ist.
fault-hook-is-busy = { $option } nicht ausgeführt: { $count } frühere Befehle laufen noch
fault-hook-not-run = { $option } nicht ausgeführt: Es lässt sich keine Shell starten ({ $reason })
fault-hook-failed = { $option } ist fehlgeschlagen: Status { $status }
fault-events-dropped =
    { $fault ->
        [no-reader]
            { $count ->
                [one] --events hat { $count } Zeile verworfen: { $path } wird nicht gelesen
               *[other] --events hat { $count } Zeilen verworfen: { $path } wird nicht gelesen
            }
        [slow-reader]
            { $count ->
                [one] --events hat { $count } Zeile verworfen: { $path } wird zu langsam gelesen
               *[other] --events hat { $count } Zeilen verworfen: { $path } wird zu langsam gelesen
            }
        [slow-disk]
            { $count ->
                [one] --events hat { $count } Zeile verworfen: { $path } liegt auf einem Datenträger, der keine Daten annimmt
               *[other] --events hat { $count } Zeilen verworfen: { $path } liegt auf einem Datenträger, der keine Daten annimmt
            }
       *[other]
            { $count ->
                [one] --events hat { $count } Zeile verworfen: { $path } lässt sich nicht schreiben ({ $reason })
               *[other] --events hat { $count } Zeilen verworfen: { $path } lässt sich nicht schreiben ({ $reason })
            }
    }
fault-not-listening = Bildschirme können sich nicht verbinden: { $reason }
fault-too-many-clients = Mehr als { $count } Clients wollen sich verbinden
client-reads-nothing = Die Gegenstelle liest nicht
client-endless-line = Die Gegenstelle sendet eine Zeile ohne Ende
fault-client =
    { $name ->
        [none] Verbindung zu einem Client getrennt: { $reason }
       *[other] Verbindung zu „{ $name }“ getrennt: { $reason }
    }

## Problems in files

file-part-file = Datei
file-part-preset = Vorgabe
file-part-segment = Teil
file-part-mark = Marke
file-part-item = Programmpunkt
file-value-nothing = ein leerer Wert
file-value-text = „{ $text }“
file-value-mapping = eine Zuordnung
file-value-list = eine Liste
taken-name = „{ $name }“
taken-slot = Platz { $slot }
taken-key = „{ $key }“
# Without: $part
file-unknown-key = unbekannter Schlüssel „{ $key }“
# Without: $part
file-no-key = { $value } kann kein Schlüssel sein
file-wrong-kind = { $part }: hier steht { $value }
file-nothing = { $part }: hier steht nichts
file-no-time =
    { $problem ->
        [empty] { $part }: „{ $text }“ ist leer
        [too-long] { $part }: „{ $text }“ ist zu lang
        [too-short] { $part }: „{ $text }“ ist zu kurz
        [no-share] { $part }: „{ $text }“ ist keine gültige Prozentangabe
       *[other] { $part }: „{ $text }“ ist keine gültige Zeit
    }
expect-time-of-problem =
    { $problem ->
        [too-short]
            { $alternative ->
                [off] erwartet: eine Zeit von 0:01 bis 23:59:59, etwa 18:00, 18m oder 1h5m30s; oder off
                [share] erwartet: eine Zeit von 0:01 bis 23:59:59, etwa 18:00, 18m oder 1h5m30s; oder ein Anteil wie 20%
               *[other] erwartet: eine Zeit von 0:01 bis 23:59:59, etwa 18:00, 18m oder 1h5m30s
            }
        [no-share] { "" }
       *[other]
            { $alternative ->
                [off] erwartet: eine Zeit bis 23:59:59, etwa 18:00, 18m oder 1h5m30s; oder off
                [share] erwartet: eine Zeit bis 23:59:59, etwa 18:00, 18m oder 1h5m30s; oder ein Anteil wie 20%
               *[other] erwartet: eine Zeit bis 23:59:59, etwa 18:00, 18m oder 1h5m30s
            }
    }
file-missing-key = „{ $key }“ fehlt
file-repeated-key = „{ $key }“ kommt mehrmals vor
file-taken-value = { $value } gibt es schon in Zeile { $line }
file-threshold =
    { $problem ->
        [above-length] { $key } { $given } ist länger als die Redezeit ({ $most })
       *[above-yellow] { $key } { $given } beginnt vor yellow ({ $most })
    }
expect-threshold = { "" }
file-no-choice = { $part }: „{ $value }“ ist nicht möglich
file-no-action = „{ $name }“ ist keine Aktion
file-no-option = „{ $name }“ ist keine Option
file-no-keyboard-key = „{ $name }“ ist keine Taste
# Without: $words
file-no-yaml = kein gültiges YAML
# Without: $byte
file-no-utf8 = kein gültiges UTF-8
# Without: $keys
expect-known-key =
    { $nearest ->
        [none] erwartet: { LIST($keys, last: " oder ") }
       *[other] vielleicht gemeint: „{ $nearest }“
    }
expect-word = { "" }
expect-key = { "" }
expect-time = erwartet: eine Zeit wie { $example }
expect-list = erwartet: eine Liste wie „{ $example }“
expect-entries = erwartet: Einträge wie „{ $example }“
expect-text = erwartet: ein Text
expect-choice = erwartet: { LIST($choices, last: " oder ") }
expect-number-key = erwartet: ein Platz von 1 bis 9
expect-other = { "" }
expect-once = { "" }
expect-another-name = { "" }
expect-another-slot = { "" }
expect-another-key = { "" }
expect-utf8 = { "" }
expect-in-english = { "" }
file-problem = { $problem }; { $expected }
