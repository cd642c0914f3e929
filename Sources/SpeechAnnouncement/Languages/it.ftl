## Announcements

space = { " " }
full-stop = .
comma = ,{ " " }
hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
    .spoken =
        { $count ->
            [one] un’ora
           *[other] { $count } ore
        }
minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
    .spoken =
        { $count ->
            [one] un minuto
           *[other] { $count } minuti
        }
seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
    .spoken =
        { $count ->
            [one] un secondo
           *[other] { $count } secondi
        }
lengths = { LIST($lengths, last: " e ") }
phase-green = verde
phase-yellow = giallo
phase-red = rosso
phase-overtime = sforato
start = inizio
remaining =
    { $plural ->
        [one] manca { $time }
       *[other] mancano { $time }
    }
over = { $time } di sforamento
time-is-up = tempo scaduto
bell =
    { $strokes ->
        [one] colpo di campanello
       *[other] { $strokes } colpi di campanello
    }
segment = parte
number-of = { $number } di { $count }

## Signs, and what lines begin with

colon = :{ " " }
after-line-word = :{ " " }
quoted = “{ $name }”
remark = { " " }({ $text })
days = { $count } giorni
verdict-qualified = qualificato
verdict-too-short = squalificato, troppo breve
verdict-too-long = squalificato, troppo lungo
then = poi { $segment }
line-ready = PRONTO
line-start = INIZIO
line-stop = PAUSA
line-resume = RIPRESA
line-set = IMPOSTATO
line-time = TEMPO
line-bell = CAMPANELLO
line-segment = PARTE
line-zero = TEMPO SCADUTO
line-over = SFORAMENTO
line-notice = AVVISO
line-done = FINE
line-pause = INTERVALLO
line-display = SCHERMO
line-event = EVENTO
line-help = GUIDA

## The screen and the help

paused = IN PAUSA
ready-for-minutes = PRONTO da { $count } min
paused-for-minutes = IN PAUSA da { $count } min
since =
    { HOUR($time) ->
        [one] dall’{ $time }
       *[other] dalle { $time }
    }
state-since =
    { HOUR($time) ->
        [one] { $state } dall’{ $time }
       *[other] { $state } dalle { $time }
    }
span =
    { HOUR($start) ->
        [one]
            { HOUR($end) ->
                [one] dall’{ $start } all’{ $end }
               *[other] dall’{ $start } alle { $end }
            }
       *[other]
            { HOUR($end) ->
                [one] dalle { $start } all’{ $end }
               *[other] dalle { $start } alle { $end }
            }
    }
ends =
    { HOUR($time) ->
        [one] fine all’{ $time }
       *[other] fine alle { $time }
    }
key-starts = { $key } avvia
key-pauses = { $key } mette in pausa
key-resumes = { $key } riprende
keys-change-time = { $keys } cambiano il tempo
key-helps = { $key } guida
waiting-for-clock = In attesa di un timer nella sala { $room }
    .short = In attesa di un timer
no-signal = nessun segnale da { $time }
slot = Memoria { $slot }
end = Fine
key-space = Spazio
key-up = Su
key-down = Giù
key-right = Destra
key-left = Sinistra
key-backspace = Backspace
key-enter = Invio
key-page-up = Pag su
key-page-down = Pag giù
key-interrupt = Ctrl-C
sign-colon = due punti
sign-plus = più
sign-minus = meno
sign-closing-bracket = parentesi quadra chiusa
sign-opening-bracket = parentesi quadra aperta
sign-question-mark = punto interrogativo
sign-period = punto
sign-slash = barra
help-start-or-stop = avvio, pausa, ripresa
help-slot = caricare un preset
help-store = salvare il tempo in una memoria
help-tap = andare all’inizio del colore
help-hold = il colore inizia a questo tempo
help-set-minute = da fermo: + o - 1 minuto
help-set-seconds = da fermo: + o - 5 secondi
help-add-minute = in ogni momento: + o - 1 minuto
help-add-seconds = + o - 10 secondi
help-back = tornare all’inizio, pronto
help-undo = annullare, ripristinare
help-late-start = inizio dimenticato: retrodatarlo
help-questions = aggiungere 5 minuti di domande
help-segment = parte o punto: avanti, indietro
help-prompt = digitare un comando
help-flash = lampeggio di richiamo
help-blackout = schermo nero
help-message = messaggio: ultimo, salvato, nuovo
help-layout = disposizione delle cifre
help-theme = colori
help-announcing = annunci: nessuno, testo, voce
help-time-of-day = ora, fine dell’intervento
help-beside = secondo tempo accanto al semaforo
help-operator-view = vista regia
help-identify = mostrare il nome di ogni schermo
help-say-time = annunciare il tempo rimanente
help-focus = muoversi sullo schermo; scegliere
help-clicker = telecomando: avvio, avanti
help-click = scegliere; cifre: avvio, pausa
help-double-click = cifre: all’inizio, pronto
help-mouse-long-press = mezzo secondo: salvare, impostare
help-drag-and-wheel = cambiare il tempo; rotella: 1 min
help-lock = bloccare i tasti; 2× li sblocca
help-quit = uscire
help-pages = Pagina { $page } di { $count }   { $key } pagina successiva   ogni altro tasto chiude
    .short = { $key } pagina successiva, gli altri tasti chiudono
key-range = da { $first } a { $last }
capitals =
    { $count ->
        [one] { LIST($letters) } maiuscola
       *[other] { LIST($letters) } maiuscole
    }

## Notices and questions

no-preset-in-slot = Nessun preset nella memoria { $slot }
not-stored = Non salvato
talk-not-saved = Impossibile salvare lo stato dell’intervento
    .short = Stato non salvato
talk-not-in-report = L’intervento non figura nel resoconto
    .short = Non è nel resoconto
stored-not-safely = Salvato, ma un’interruzione di corrente potrebbe cancellarlo
    .short = Salvataggio non garantito
disk-is-slow = Il disco è lento: l’ultima modifica non è ancora salvata
    .short = Il disco è lento
value-changed =
    { $before ->
        [none] { $name }: adesso { $value }
       *[other] { $name }: adesso { $value } (prima { $before })
    }
length-of-talk = durata
lamp-lowered = { $lamp } ridotto a { $time }
lamp-refused-while-running = Prima mettere in pausa: la durata non può cambiare durante l’intervento
    .short = Prima mettere in pausa
lamp-refused-in-overtime = Non resta tempo da impostare
    .short = Non resta tempo
lamp-refused-at-zero = La durata deve superare 0:00
lamp-refused-above-length = Il giallo non può superare la durata
    .short = Giallo: troppo lungo
lamp-refused-before-yellow = Il rosso non può iniziare prima del giallo ({ $yellow })
    .short = Rosso: prima del giallo
lamp-refused-no-phase = Questa parte non ha il { $lamp }
lamp-refused-ends-talk = Il { $lamp } inizia a { $time }: l’intervento finirebbe
    .short = Il { $lamp } inizia a { $time }
ends-at =
    { $day ->
        [today]
            { HOUR($time) ->
                [one] Fine all’{ $time }
               *[other] Fine alle { $time }
            }
       *[tomorrow]
            { HOUR($time) ->
                [one] Fine domani all’{ $time }
               *[other] Fine domani alle { $time }
            }
    }
ends-at-skipping =
    { HOUR($time) ->
        [one] { $words } (l’{ $time } non esiste: scatta l’ora legale)
       *[other] { $words } (le { $time } non esistono: scatta l’ora legale)
    }
talk-continues =
    { $kind ->
        [talk] L’intervento è ancora in corso
       *[break] L’intervallo è ancora in corso
    }
left-paused = L’intervento resta in pausa a { $time } dalla fine
spent = { $time } su { $length }
no-talk = L’input è terminato mentre nessun intervento era in corso
layout =
    { $layout ->
        [automatic] Disposizione: automatica
        [landscape] Disposizione: orizzontale
       *[portrait] Disposizione: verticale
    }
questions = Domande
secondary-time = Secondo tempo
secondary-session = programma
secondary-talk = intervento
secondary-clock = ora
secondary-off = nessuno
theme = Tema: { $name }
announcements =
    { $channel ->
        [off] Annunci: nessuno
        [print] Annunci: testo
       *[speak] Annunci: voce
    }
blackout = Schermo nero: { $key } o { $space } ripristina l’immagine
    .short = { $key } ripristina l’immagine
no-flash = Il lampeggio è disattivato
no-message = Nessun messaggio: digitare { $command } TESTO o riavviare con --message o --title
    .short = Nessun messaggio
not-in-plain-mode = Non disponibile in modalità testo
no-room-for-help = Non c’è spazio per la guida
first-problem =
    { $count ->
        [one] { $problem } (e un altro errore: eseguire “{ $check }”)
       *[other] { $problem } (e altri { $count } errori: eseguire “{ $check }”)
    }
wrong-file = Un file contiene un errore: eseguire “{ $check }”
    .short = Un file contiene un errore
talk-resumed =
    { $state ->
        [running] L’ultimo intervento non era terminato: è ancora in corso
       *[paused] L’ultimo intervento non era terminato: è ancora in pausa
    }
    .short =
        { $state ->
            [running] L’ultimo intervento è ancora in corso
           *[paused] L’ultimo intervento è ancora in pausa
        }
talk-offered =
    { $by ->
        [key] L’ultimo intervento non era terminato: { $talk }. Premere { $key } per riprenderlo.
       *[command] L’ultimo intervento non era terminato: { $talk }. Digitare undo per riprenderlo.
    }
    .short =
        { $by ->
            [key] Ultimo intervento: { $left }. Premere { $key } per riprenderlo.
           *[command] Ultimo intervento: { $left }. Digitare undo per riprenderlo.
        }
    .shorter =
        { $by ->
            [key] Premere { $key } per riprendere l’ultimo intervento
           *[command] Digitare undo per riprendere l’ultimo intervento
        }
was-remaining =
    { $plural ->
        [one] mancava { $time }
       *[other] mancavano { $time }
    }
talk-offered-without-clock =
    { $by ->
        [key] Orologio di sistema non impostato. Stato all’ultimo salvataggio: { $was-left }. Premere { $key } per ripristinare l’intervento, in pausa.
       *[command] Orologio di sistema non impostato. Stato all’ultimo salvataggio: { $was-left }. Digitare undo per ripristinare l’intervento, in pausa.
    }
    .short =
        { $by ->
            [key] Orologio non impostato: { $was-left }. Premere { $key } per ripristinare l’intervento.
           *[command] Orologio non impostato: { $was-left }. Digitare undo per ripristinare l’intervento.
        }
    .shorter =
        { $by ->
            [key] Premere { $key } per ripristinare l’intervento
           *[command] Digitare undo per ripristinare l’intervento
        }
lines-omitted =
    { $count ->
        [one] { $count } riga di output persa: nessuno la leggeva
       *[other] { $count } righe di output perse: nessuno le leggeva
    }
suspended = SpeakerClock è rimasto sospeso per { $time }; il tempo ha continuato a scorrere
    .short = Programma sospeso per { $time }
system-clock-set =
    { $direction ->
        [back] Ora di sistema portata indietro di { $time }; il timer resta esatto
       *[forward] Ora di sistema portata avanti di { $time }; il timer resta esatto
    }
talk-offered-after-quit =
    { $state ->
        [running]
            { $by ->
                [key] L’ultimo intervento è stato interrotto: { $talk }. { $key } per riprenderlo: { $left } adesso
               *[command] L’ultimo intervento è stato interrotto: { $talk }. undo per riprenderlo: { $left } adesso
            }
       *[paused]
            { $by ->
                [key] L’ultimo intervento è stato interrotto: { $talk }. { $key } per riprenderlo: { $left }
               *[command] L’ultimo intervento è stato interrotto: { $talk }. undo per riprenderlo: { $left }
            }
    }
    .short =
        { $state ->
            [running]
                { $by ->
                    [key] Ultimo intervento: { $key } per riprenderlo: { $left } adesso
                   *[command] Ultimo intervento: undo per riprenderlo: { $left } adesso
                }
           *[paused]
                { $by ->
                    [key] Ultimo intervento: { $key } per riprenderlo: { $left }
                   *[command] Ultimo intervento: undo per riprenderlo: { $left }
                }
        }
    .shorter =
        { $by ->
            [key] { $key }: ultimo intervento
           *[command] undo: ultimo intervento
        }
way-back =
    { $key ->
        [none] Per riprendere, avviare { $command } e digitare undo (limite: { $time }).
       *[other] Per riprendere, avviare { $command } e premere { $key } (limite: { $time }).
    }
way-back-to-rundown = Per riprendere la scaletta, avviare { $command }
ask-quit =
    { $break ->
        [none] Intervento in corso. Di nuovo { $key } per uscire, un altro tasto per continuare.
       *[other] Intervallo “{ $break }” in corso. Di nuovo { $key } per uscire, un altro tasto per continuare.
    }
    .short = Premere di nuovo { $key } per uscire
    .shorter = { $key }: uscire?
came-too-often =
    { $talk ->
        [goes-on] Troppe pressioni ravvicinate di { $key }: l’intervento continua. Premere { $key } ancora una volta.
       *[ready] Troppe pressioni ravvicinate di { $key }: non succede nulla. Premere { $key } ancora una volta.
    }
    .short = Troppo veloce: premere ancora { $key }
undone-changes = { $count } modifiche annullate
ask-store = Salvare: memoria { $slots } o luce { $lamps }? Esc annulla.
    .short = Memoria { $slots } o luce { LIST($lamp-keys) }?
    .shorter = Dove salvare?

## Commands and their answers

undone-slot =
    { $preset ->
        [none] Annullato: la memoria { $slot } è di nuovo vuota
       *[other] Annullato: la memoria { $slot } contiene di nuovo { $preset }
    }
undone-lamp = Annullato: { $lamp } di nuovo a { $time }
undone-preset = Annullato: si torna a { $preset }
undone-time = Annullato: il timer mostra di nuovo { $time }
undone-ready = Annullato: di nuovo pronto, { $time }
undone-paused = Annullato: di nuovo in pausa, { $time }
undone-running = Annullato: di nuovo in corso, { $time }
undone-rundown = Annullato: la scaletta è come prima
undone-questions =
    { $length ->
        [none] Annullato: le domande sono state tolte
       *[other] Annullato: domande, { $length }
    }
undone-message =
    { $state ->
        [shown] Annullato: il messaggio è di nuovo visibile
       *[hidden] Annullato: il messaggio è di nuovo nascosto
    }
undone-item = Annullato: { $item } è di nuovo nella scaletta
redone-slot =
    { $preset ->
        [none] Ripristinato: la memoria { $slot } è di nuovo vuota
       *[other] Ripristinato: la memoria { $slot } contiene di nuovo { $preset }
    }
redone-lamp = Ripristinato: { $lamp } di nuovo a { $time }
redone-preset = Ripristinato: si torna a { $preset }
redone-time = Ripristinato: il timer mostra di nuovo { $time }
redone-ready = Ripristinato: di nuovo pronto, { $time }
redone-paused = Ripristinato: di nuovo in pausa, { $time }
redone-running = Ripristinato: di nuovo in corso, { $time }
redone-rundown = Ripristinato: la scaletta è di nuovo modificata
redone-questions =
    { $length ->
        [none] Ripristinato: le domande sono state tolte
       *[other] Ripristinato: domande, { $length }
    }
redone-message =
    { $state ->
        [shown] Ripristinato: il messaggio è di nuovo visibile
       *[hidden] Ripristinato: il messaggio è di nuovo nascosto
    }
redone-item = Ripristinato: { $item } è di nuovo nella scaletta
undone = Modifica annullata
nothing-to-undo = Niente da annullare
nothing-undone = Non è stato annullato niente: c’è una modifica successiva
redone = Modifica ripristinata
nothing-to-redo = Niente da ripristinare
not-undone = La memoria { $slot } resta com’è: un altro programma l’ha cambiata
    .short = La memoria { $slot } resta com’è
preset-removed =
    { $now ->
        [none] Memoria { $slot }: { $preset } rimosso
       *[other] Memoria { $slot }: { $preset } rimosso, si torna a { $now }
    }
preset-built-in = La memoria { $slot } contiene { $preset }, fornito con il programma. Si possono rimuovere solo i preset salvati.
    .short = Memoria { $slot }: fornito con il programma
preset-in-file = Memoria { $slot }: { $preset }, definito in { $file }. Rimuoverlo da quel file.
    .short = Memoria { $slot }: definito in { $file }
questions-added = Aggiunto: Domande, { $length }
start-moved = Inizio retrodatato di { $time }
started-now = Avviato: niente da retrodatare
cannot-backdate-further = Niente da retrodatare: il tempo decorre già dall’ultima pausa
time-has-passed = Orario già passato: { $time }. Intervento in corso: indicare un orario successivo.
    .short = Orario già passato: { $time }
message-sent =
    { $place ->
        [displays] Messaggio sugli schermi: { $text }
        [nobody] Messaggio, ma nessuno schermo è connesso: { $text }
       *[screen] Messaggio: { $text }
    }
message-kept = Non mostrato, perché nessuno schermo è connesso; { $key } lo mostrerà più tardi: { $text }
    .short = Non mostrato: { $key } lo mostrerà più tardi
choose-message = Quale messaggio inviare? { $messages }   Esc non ne invia nessuno.
    .short = Messaggio? { $messages }   Esc: nessuno
    .shorter = Messaggio? { $messages }
no-stored-messages = Nessun messaggio salvato. config.yaml può contenerne nove, per esempio: messages: { "{" }1: Si prega di concludere{ "}" }
    .short = Nessun messaggio salvato in config.yaml
    .shorter = Nessun messaggio
no-stored-message = Non c’è un messaggio { $number } in config.yaml
    .short = Nessun messaggio { $number }
message-cleared = Il messaggio è nascosto
small-letters = I caratteri sono piccoli: per averli grandi, installare unifont su ogni schermo
no-message-shown = Non c’è nessun messaggio
picture-is-back = L’immagine è ripristinata
picture-already-black = Lo schermo è già nero
picture-not-black = Lo schermo non è nero
already-running = L’intervento è già in corso
not-running = L’intervento non è in corso
no-change = Il tempo non può cambiare ulteriormente
no-other-segment = Non ci sono altre parti
not-a-time = “{ $text }” non è una durata valida. Indicare una durata fino a 23:59:59, per esempio: 1:30, 1h5m30s, 18m o 45s.
    .short = “{ $text }” non è una durata valida
no-preset-named = Non c’è un preset “{ $text }”. Indicare una memoria da 1 a 9 o parte di un nome mostrato da “speakerclock presets list”, per esempio: ted.
    .short = Non c’è un preset “{ $text }”
preset-has-changed = Comando non eseguito: nel frattempo questo preset è cambiato
presets-changed = Preset modificati
several-presets-named = “{ $text }” fa parte di più nomi: { $names }. Precisare il nome o indicare una memoria.
    .short = “{ $text }” fa parte di più nomi: { $names }
    .shorter = “{ $text }” fa parte di più nomi
nothing-to-change = Non c’è niente da cambiare
no-item-named = Nessun punto della scaletta corrisponde a “{ $text }”
    .short = Nessun punto “{ $text }”
several-items-named = “{ $text }” corrisponde a più punti: { $items }
    .short = “{ $text }” corrisponde a più punti
command-start = avviare o riprendere l’intervento
command-stop = mettere in pausa l’intervento
command-toggle = avviare o mettere in pausa, come la barra spaziatrice
command-add = aggiungere tempo
command-take = togliere tempo
command-set = impostare il timer; con green, yellow o red, impostare quella luce sul tempo mostrato
command-preset = caricare un preset, indicandone la memoria o il nome
command-green = passare all’inizio della parte; un intervento in corso continua da lì
command-yellow = passare a dove inizia il giallo; un intervento in corso continua da lì
command-red = passare a dove inizia il rosso; un intervento in corso continua da lì
command-reset = tornare alla prima parte, pronto per l’avvio
command-next = passare alla parte o al punto successivo
command-previous = tornare alla parte o al punto precedente
command-until = far finire l’intervento all’orario indicato
command-questions = aggiungere le domande alla fine dell’intervento: 5 minuti o questo tempo
command-backdate = retrodatare l’inizio all’ultima pausa o all’ultimo “reset”
command-go = andare a questo punto della scaletta
command-skip = saltare il prossimo punto o quello indicato
command-move = spostare un punto prima o dopo un altro
command-title = correggere il titolo del punto attuale
command-speaker = correggere chi parla nel punto attuale
command-shorten = accorciare il prossimo punto a questa durata
command-insert = inserire un nuovo punto prima del prossimo
command-catch-up = accorciare i prossimi punti per recuperare il ritardo
command-rundown = elencare i punti della scaletta
command-reload = rileggere il file della scaletta
command-restart = ricominciare la scaletta
command-store = salvare il tempo in questa memoria
command-remove = rimuovere il preset salvato in questa memoria
command-message = mostrare questo messaggio o, senza testo, l’ultimo
command-clear = nascondere il messaggio
command-blackout = oscurare gli schermi, o ripristinare l’immagine
command-flash = far lampeggiare gli schermi come richiamo
command-identify = mostrare su ogni schermo il suo nome
command-undo = annullare l’ultima modifica, fino a 10 volte
command-redo = ripristinare l’ultima modifica annullata
command-time = annunciare il tempo rimanente
command-displays = elencare gli schermi connessi
command-events = elencare gli ultimi eventi
command-help = elencare i comandi principali
command-layout = cambiare la disposizione delle cifre
command-theme = cambiare i colori
command-announcements = cambiare gli annunci: nessuno, testo, voce
command-lock = bloccare i tasti, tranne Spazio
command-clock = mostrare l’ora
command-beside = mostrare un secondo tempo accanto al semaforo: session, talk, clock oppure off
command-operator = mostrare o nascondere la vista regia
command-take-over = continuare gli interventi di un timer fuori uso (solo da una postazione)
command-hand-over = passare il controllo degli interventi a una postazione
command-desk = diventare una postazione dell’altro timer della sala
command-quit = uscire dal programma
all-commands = elencare tutti i comandi
one-command = spiegare un comando
break-has-no-lamps = Un intervallo non ha luci
at-time = a { $time }
left =
    { $plural ->
        [one] manca { $time }
       *[other] mancano { $time }
    }
press-again-goes = Premere di nuovo { $key } per passare a: { $name }
    .short = Di nuovo { $key }: { $name }
guarded-goes = Inviare “{ $confirmation }” per passare a: { $name }
deed-goes = passa a: { $name }
press-again-starts-other-day = Questa scaletta è per { $day }. Premere di nuovo { $key } per avviarla.
    .short = Di nuovo { $key }: avvio
    .shorter = { $key }?
guarded-starts-other-day = Questa scaletta è per { $day }. Inviare “{ $confirmation }” per avviarla.
deed-starts-other-day = avvia la scaletta di { $day }
press-again-starts-with-unset-clock = L’orologio di questo computer non è impostato. Premere di nuovo { $key } per avviare.
    .short = Di nuovo { $key }: avvio
    .shorter = { $key }?
guarded-starts-with-unset-clock = L’orologio di questo computer non è impostato. Inviare “{ $confirmation }” per avviare.
deed-starts-with-unset-clock = avvia, anche se l’orologio non è impostato
press-again-ends-talk-and-loads = Premere di nuovo { $key } per terminare l’intervento e caricare “{ $name }”
    .short = Di nuovo { $key }: termina, carica
    .shorter = { $key }: fine?
guarded-ends-talk-and-loads = Inviare “{ $confirmation }” per terminare l’intervento e caricare “{ $name }”
deed-ends-talk-and-loads = termina l’intervento e carica “{ $name }”
press-again-moves-lamp = Premere di nuovo { $key }: il { $lamp } inizia adesso
    .short = { $key }: { $lamp } adesso?
guarded-moves-lamp = Inviare “{ $confirmation }”: il { $lamp } inizia adesso
deed-moves-lamp = il { $lamp } inizia adesso
press-again-stores = Premere di nuovo { $key } per salvare nella memoria { $slot }
    .short = { $key }: salvare?
guarded-stores = Inviare “{ $confirmation }” per salvare nella memoria { $slot }
deed-stores = salva nella memoria { $slot }
press-again-removes = Premere di nuovo { $key } per rimuovere il preset della memoria { $slot }
    .short = { $key }: rimuovere?
guarded-removes = Inviare “{ $confirmation }” per rimuovere il preset salvato nella memoria { $slot }
deed-removes = rimuove il preset salvato nella memoria { $slot }
press-again-begins-anew = Premere di nuovo { $key } per ricominciare la scaletta
    .short = Di nuovo { $key }: ricominciare
guarded-begins-anew = Inviare “{ $confirmation }” per ricominciare la scaletta
deed-begins-anew = ricomincia la scaletta
press-again-ends-talk = Premere di nuovo { $key } per terminare questo intervento
    .short = Di nuovo { $key }: terminare
guarded-ends-talk = Inviare “{ $confirmation }” per terminare questo intervento
deed-ends-talk = termina questo intervento
press-again-ends-break = Premere di nuovo { $key } per terminare l’intervallo “{ $name }”
    .short = Di nuovo { $key }: terminare
guarded-ends-break = Inviare “{ $confirmation }” per terminare l’intervallo “{ $name }”
deed-ends-break = termina l’intervallo “{ $name }”
press-again-pauses = Premere di nuovo { $key } per mettere in pausa questo intervento
    .short = Di nuovo { $key }: pausa
guarded-pauses = Inviare “{ $confirmation }” per mettere in pausa questo intervento
deed-pauses = mette in pausa questo intervento
press-again-skips = Premere di nuovo { $key } per saltare “{ $name }”
    .short = Di nuovo { $key }: saltare
guarded-skips = Inviare “{ $confirmation }” per saltare “{ $name }”
deed-skips = salta “{ $name }”
press-again-ends-talk-and-skips = Premere di nuovo { $key } per terminare questo intervento e saltare { $names }
    .short = Di nuovo { $key }: termina, salta
guarded-ends-talk-and-skips = Inviare “{ $confirmation }” per terminare questo intervento e saltare { $names }
deed-ends-talk-and-skips = termina questo intervento e salta { $names }
press-again-ends-late = Orario appena passato: { $time }. Premere di nuovo { $key } per un intervento di { $length }.
    .short = Di nuovo { $key }: { $length }
guarded-ends-late = Orario appena passato: { $time }. Per un intervento di { $length }, inviare “{ $confirmation }”.
deed-ends-late = orario appena passato: { $time }, quindi l’intervento dura { $length }
press-again-goes-on = Premere di nuovo { $key }: { $how }, l’intervento continua
    .short = Di nuovo { $key }: { $how }
    .shorter = { $key }?
guarded-goes-on = Inviare “{ $confirmation }”: { $how }, l’intervento continua
deed-goes-on = { $how }, l’intervento continua
press-again-gives-up-end =
    { HOUR($end) ->
        [one] Premere di nuovo { $key }: { $how }, non finisce più all’{ $end }
       *[other] Premere di nuovo { $key }: { $how }, non finisce più alle { $end }
    }
    .short = Di nuovo { $key }: { $how }, senza fine fissa
    .shorter = { $key }?
guarded-gives-up-end =
    { HOUR($end) ->
        [one] Inviare “{ $confirmation }”: { $how }, non finisce più all’{ $end }
       *[other] Inviare “{ $confirmation }”: { $how }, non finisce più alle { $end }
    }
deed-gives-up-end =
    { HOUR($end) ->
        [one] { $how }, non finisce più all’{ $end }
       *[other] { $how }, non finisce più alle { $end }
    }
changed-meanwhile = Comando non eseguito: nel frattempo l’intervento è cambiato
waiting-for-answer = In attesa del timer: { $words }
notes-not-sent = Senza le note: un broker non le trasmette
desk = { $name } (postazione)
segment-changes-too-soon = Comando non eseguito: meno di mezzo secondo dopo il cambio precedente
command-too-long = Un comando può avere al massimo { $bytes } byte
answer-too-long = La risposta è troppo lunga per una riga
too-late = Non eseguito: arrivato troppo tardi
picture-changes-too-often = L’immagine cambia troppo spesso: attendere un secondo
operator-has-just-closed-one = La regia ha appena tolto un messaggio o lo schermo nero
prompt-keys = Tab completa, Esc chiude
prompt = Digitare un comando e premere Invio. Esc annulla.
message-prompt-keys = Su: precedenti, Esc chiude
message-prompt = Digitare un messaggio e premere Invio. Esc annulla.
prompt-closed = Annullato: i tasti sono di nuovo attivi
no-key = Il tasto { $key } non fa nulla: { $help } elenca i tasti
no-command =
    { $nearest ->
        [none] “{ $text }” non è un comando. “help” elenca tutti i comandi.
       *[other] “{ $text }” non è un comando. Forse “{ $nearest }”? “help” elenca tutti i comandi.
    }
    .short = “{ $text }” non è un comando
only-at-clock = “{ $command }” funziona solo sul timer stesso
needs-time = “{ $command }” richiede una durata, per esempio: { $example }
    .short = “{ $command }” richiede una durata
needs-time-of-day = “{ $command }” richiede un orario, per esempio: { $example }
    .short = “{ $command }” richiede un orario
needs-slot = “{ $command }” richiede una memoria da 1 a 9, per esempio: { $example }
    .short = “{ $command }” richiede una memoria da 1 a 9
needs-preset = “{ $command }” richiede una memoria o parte di un nome, per esempio: { $example }
    .short = “{ $command }” richiede una memoria o parte di un nome
needs-item = “{ $command }” richiede un punto: il suo numero, per esempio #3, o parte del titolo, per esempio: { $example }
    .short = “{ $command }” richiede un punto: il suo numero, per esempio #3, o parte del titolo
needs-text = “{ $command }” richiede un testo, per esempio: { $example }
    .short = “{ $command }” richiede un testo
needs-choice = “{ $command }” richiede { LIST($choices, last: " o ") }, per esempio: { $example }
    .short = “{ $command }” richiede { LIST($choices, last: " o ") }
needs-nothing = “{ $command }” non accetta argomenti

## Focus, mouse and lock

control-minutes = minuti
control-seconds = secondi
control-store = salva
control-undo = annulla
focus-take = { CAPITAL($name) }. { $key } per caricare.
focus-store = { CAPITAL($name) }. { $key } per salvare qui { $time }.
focus-go = { CAPITAL($name) }. { $key } per passare a questo tempo.
focus-hold = { CAPITAL($name) }. { $key } per impostare { $time }.
focus-start = { CAPITAL($name) }. Frecce per cambiare, { $key } per avviare.
focus-ask = { CAPITAL($name) }. { $key }, poi una memoria o una luce.
focus-undo = { CAPITAL($name) }. { $key } per annullare l’ultima modifica.
mouse-click = Clic
mouse-double-click = Doppio clic
mouse-hold = Clic lungo
mouse-drag-and-wheel = Trascinare, rotella
click-again = Un altro clic: mette in pausa
locked = Tasti bloccati, tranne { $space }. Premere due volte { $key } per sbloccarli.
    .short = Premere due volte { $key } per sbloccare
unlock = Tasti bloccati: premere di nuovo { $key } per sbloccarli
    .short = Premere di nuovo { $key } per sbloccare
unlocked = Tasti sbloccati
first-start = Benvenuti: { $start-key } avvia, { $slots } caricano un preset, { $help-key } mostra tutti i tasti
    .short = { $start-key } avvia, { $help-key } mostra tutti i tasti
first-store = Salvato per la prossima volta

## The operator view and displays

heading-speaker = Vista del relatore
heading-rundown = Scaletta
heading-displays = Schermi
heading-events = Eventi
heading-now = in corso
heading-next = a seguire
picture-blackout = Schermo nero
picture-flash = Lampeggio
display-silent-since =
    { HOUR($time) ->
        [one] nessuna risposta dall’{ $time }
       *[other] nessuna risposta dalle { $time }
    }
display-lost-at =
    { HOUR($time) ->
        [one] disconnesso all’{ $time }
       *[other] disconnesso alle { $time }
    }
no-room-for-view = La vista regia richiede un terminale di almeno { $needed }
    .short = La vista regia richiede { $needed }
    .shorter = Serve { $needed }
display-lost = Connessione persa con lo schermo “{ $name }”
display-silent = Lo schermo “{ $name }” non risponde più
display-back = Lo schermo “{ $name }” è di nuovo connesso
display-left = Lo schermo “{ $name }” è stato chiuso
displays = Ogni schermo mostra il suo nome per cinque secondi: { $names }
no-display = Nessuno schermo connesso
no-event = Ancora nessun evento
offline = offline
waiting-for-rooms = In attesa delle sale
more-rooms =
    { $count ->
        [one] { $count } altra sala
       *[other] altre { $count } sale
    }
changed-by =
    { $name ->
        [none] modifica della regia
       *[other] modifica di { $name }
    }
talk-started-by = Avviato da { $name }
talk-paused-by = Messo in pausa da { $name }
talk-resumed-by = Ripreso da { $name }

## The remote in a browser

remote-start = Avvia
remote-stop = Metti in pausa
    .short = Pausa
remote-resume = Riprendi
remote-next = Avanti
remote-previous = Indietro
remote-undo = Annulla modifica
    .short = Annulla
remote-redo = Ripristina
remote-flash = Lampeggia
remote-black = Schermo nero
remote-message = Messaggio
remote-send = Invia
remote-hide = Nascondi
remote-presets = Preset
remote-full-screen = Schermo intero
remote-screen-may-turn-off = Lo schermo può spegnersi: impostare il dispositivo perché resti acceso o aprire la pagina con https
remote-not-sent = Non inviato: il timer non è raggiungibile
remote-no-answer = Nessuna risposta: controllare il timer
remote-too-many = Non inviato: troppi comandi. Attendere un secondo.
remote-unreachable = Il timer non è raggiungibile
remote-shut-out = Questo link non è più valido: aprire quello nuovo
remote-needs-link = Manca una parte del link: aprire il link intero mostrato dal ponte
remote-only-shows = Questo link mostra soltanto il timer: aprire il link del telecomando
remote-is-full = Tutti i posti sono occupati: riprovare tra qualche secondo
remote-timer = Tempo rimanente
remote-say-time = Annuncia il tempo
    .short = Annuncia
remote-ready = pronto
remote-running = in corso
remote-paused = in pausa
remote-less = { $time } in meno
remote-more = { $time } in più
remote-set-time = Imposta il tempo
    .short = Imposta
remote-example = 5m o 1:30
remote-time = Tempo, per esempio 5m o 1:30
remote-yellow-now = Giallo adesso
    .short = Giallo
remote-red-now = Rosso adesso
    .short = Rosso
remote-reset = All’inizio
remote-person = Il Suo nome
remote-person-for-others = Il Suo nome, perché gli altri vedano chi è stato
remote-named = Gli altri vedono il Suo nome: { $name }
remote-unnamed = Gli altri non vedono nessun nome
remote-done = Fatto: { $button }
remote-not-confirmed = Non eseguito: { $button } non è stato toccato di nuovo
programme-heading = Scaletta
programme-go-to = Vai a
programme-skip = Salta
programme-shorten = Accorcia
programme-new-length = Nuova durata, per esempio 5m o 1:30
programme-earlier = Sposta su
    .short = Su
programme-later = Sposta giù
    .short = Giù
programme-rename = Modifica
programme-title = Titolo
programme-speaker = Relatore
programme-insert = Inserisci un intervento
    .short = Inserisci
programme-inserted-title = Titolo del nuovo intervento
programme-inserted-length = Durata del nuovo intervento, per esempio 5m o 1:30
programme-catch-up = Recupera il ritardo
    .short = Recupera
tap-again = Toccare di nuovo: { $deed }
undoes-start = annulla l’avvio di questo intervento
blackout-is-on = Lo schermo è nero

## The rundown

next-talk =
    { $time ->
        [none] A seguire: { $talk }
       *[other] A seguire: { $talk }, { $time }
    }
starts-in = inizia tra { $time }
starts-at =
    { HOUR($time) ->
        [one] inizia all’{ $time }
       *[other] inizia alle { $time }
    }
your-turn = Tocca a Lei
you-are-next =
    { $time ->
        [none] Il prossimo intervento è il Suo
       *[other] Il prossimo intervento è il Suo, tra { $time }
    }
you-start-in = Tocca a Lei tra { $time }
back-at =
    { HOUR($time) ->
        [one] si riprende all’{ $time }
       *[other] si riprende alle { $time }
    }
back-soon = Si riprende a breve
break = Intervallo
behind-plan = { $time } di ritardo
ahead-of-plan = { $time } di anticipo
on-time = in orario
rundown-ends =
    { HOUR($time) ->
        [one] fine del programma all’{ $time }
       *[other] fine del programma alle { $time }
    }
rundown-ended =
    { HOUR($time) ->
        [one] programma terminato all’{ $time }
       *[other] programma terminato alle { $time }
    }
cannot-end =
    { HOUR($time) ->
        [one] { $item } non può finire all’{ $time }
       *[other] { $item } non può finire alle { $time }
    }
    .short = { $item } finisce troppo tardi
item-ended = TERMINATO
item-current = IN CORSO
item-coming = IN PROGRAMMA
item-skipped = SALTATO
time-of-day = { $time }
planned-at =
    { HOUR($time) ->
        [one] previsto all’{ $time }
       *[other] previsto alle { $time }
    }
note = Nota: { $text }
ends-too-late = finisce troppo tardi
rundown-is-over = La scaletta è terminata
last-item = Ultimo punto
rundown-ended-at =
    { HOUR($time) ->
        [one] Questa scaletta è terminata all’{ $time }
       *[other] Questa scaletta è terminata alle { $time }
    }
begins-anew =
    { $presses ->
        [twice] { $key } due volte la ricomincia
       *[once] { $key } la ricomincia
    }
goes-back = { $key } torna a “{ $item }”
skipped = Saltato: { $item }
shortened = { $item }: accorciato a { $length }
inserted = Inserito: { $item }, { $length }
not-shorter = La durata è già di { $length }: indicare un tempo più breve
caught-up =
    { HOUR($time) ->
        [one] Accorciato per essere in orario all’{ $time }: { $cuts }
       *[other] Accorciato per essere in orario alle { $time }: { $cuts }
    }
nothing-to-catch-up = Il programma finirà in orario: niente da recuperare
    .short = Niente da recuperare
no-rundown = Non c’è una scaletta. Avviare il timer con --rundown FILE.
    .short = Non c’è una scaletta
nothing-follows = Nella scaletta non segue altro
nothing-precedes = Nella scaletta non c’è altro prima
weekday =
    { $weekday ->
        [monday] lunedì
        [tuesday] martedì
        [wednesday] mercoledì
        [thursday] giovedì
        [friday] venerdì
        [saturday] sabato
       *[sunday] domenica
    }
month =
    { $month ->
        [1] gennaio
        [2] febbraio
        [3] marzo
        [4] aprile
        [5] maggio
        [6] giugno
        [7] luglio
        [8] agosto
        [9] settembre
        [10] ottobre
        [11] novembre
       *[other] dicembre
    }
date =
    { $day ->
        [1] { weekday } 1º { month } { $year }
       *[other] { weekday } { $day } { month } { $year }
    }
rundown-is-for = Questa scaletta è per { $day }, non per oggi
    .short = Per { $day }
clock-is-not-set = L’orologio di questo computer non è impostato
    .short = L’orologio non è impostato
rundown-goes-on = La scaletta continua con { $item }
new-items = nuovo nel file: { $items }
gone-items = rimosso dal file: { $items }
changed-items = modificati: { $items }
planned-times-moved =
    { $direction ->
        [later] tutti gli orari previsti sono posticipati di { $length }
       *[earlier] tutti gli orari previsti sono anticipati di { $length }
    }
break-still-ends =
    { HOUR($time) ->
        [one] { $item } termina comunque all’{ $time }, all’inizio del punto successivo
       *[other] { $item } termina comunque alle { $time }, all’inizio del punto successivo
    }
new-order = l’ordine è cambiato
file-taken = La scaletta è stata aggiornata dal suo file
file-unchanged = Il file della scaletta non è cambiato
file-missing = Manca il file della scaletta. La scaletta resta com’è.
rundown-stays = La scaletta resta com’è
too-many-items = La scaletta resta com’è: avrebbe più di { $count } punti
items-would-go =
    { $count ->
        [one] Il file ha { $count } punto in meno: :reload lo toglie
       *[other] Il file ha { $count } punti in meno: :reload li toglie
    }
hard-end-would-move =
    { $time ->
        [none] Nel file, { $item } non ha un’ora di fine: :reload lo applica
       *[other]
            { HOUR($time) ->
                [one] Nel file, { $item } finisce all’{ $time }: :reload lo applica
               *[other] Nel file, { $item } finisce alle { $time }: :reload lo applica
            }
    }
moved-before = Spostato: { $item }, ora prima di { $other }
moved-after = Spostato: { $item }, ora dopo { $other }
renamed = Modificato: { $item }
has-started = { $item } è già iniziato
place-has-passed = È troppo tardi per spostarlo accanto a { $item }
break-is-over = L’intervallo è finito
loads-next =
    { $by ->
        [key] Premere { $key } per caricare
       *[command] Digitare { $key } per caricare
    }
this-item =
    { $kind ->
        [talk] questo intervento: { $lateness }
       *[break] questo intervallo: { $lateness }
    }
hard-end =
    { HOUR($time) ->
        [one] fine tassativa all’{ $time }
       *[other] fine tassativa alle { $time }
    }
loses-time =
    { HOUR($end) ->
        [one] { $item } deve finire all’{ $end } e perde { $length }
       *[other] { $item } deve finire alle { $end } e perde { $length }
    }
    .short = { $item } perde { $length }
length-by-hard-end =
    { HOUR($end) ->
        [one] { $length } invece di { $planned }, perché deve finire all’{ $end }
       *[other] { $length } invece di { $planned }, perché deve finire alle { $end }
    }
offered-cut = { $item } a { $length }
offer =
    { $end ->
        [none] accorciare { $cuts } ({ $command })
       *[other]
            { HOUR($end) ->
                [one] per finire all’{ $end }: accorciare { $cuts } ({ $command })
               *[other] per finire alle { $end }: accorciare { $cuts } ({ $command })
            }
    }
absorbs-delay = { $item } assorbe il ritardo: niente da recuperare
    .short = { $item } assorbe il ritardo
gap-absorbs-delay = Il margine prima di { $item } assorbe il ritardo: niente da recuperare
    .short = Il margine prima di { $item } assorbe il ritardo
    .shorter = Ritardo assorbito prima di { $item }

## Taking over

take-over-again = Premere di nuovo { $key } per subentrare
    .short = Di nuovo { $key }: subentrare
take-over-heard =
    { $age ->
        [none] Ultimo segnale del timer: ora ignota
       *[other] Ultimo segnale del timer { $age } fa
    }
    .short =
        { $age ->
            [none] Ultimo segnale: ora ignota
           *[other] Segnale { $age } fa
        }
take-over-error =
    { $error ->
        [none] l’intervento sarà in pausa
       *[other] tempo con un errore fino a { DECIMAL($error, mark: ",") }
    }
    .short =
        { $error ->
            [none] in pausa
           *[other] errore { DECIMAL($error, mark: ",") }
        }
take-over-displays = fuori portata: { $display-names }
    .short = senza { $display-names }
    .shorter = senza i suoi schermi
take-over-without-rundown = senza la scaletta
take-over-by-time-of-day = Questo computer è stato riavviato: il tempo viene dall’orologio di sistema, con un errore fino a { DECIMAL($error, mark: ",") } se quell’ora è giusta
    .short = Tempo dall’ora di sistema, errore { DECIMAL($error, mark: ",") } se è giusta
taken-over =
    { $desk ->
        [none]
            { $time ->
                [none] Un’altra postazione è subentrata
               *[other]
                    { HOUR($time) ->
                        [one] Un’altra postazione è subentrata all’{ $time }
                       *[other] Un’altra postazione è subentrata alle { $time }
                    }
            }
       *[other]
            { $time ->
                [none] { $desk } è subentrato
               *[other]
                    { HOUR($time) ->
                        [one] { $desk } è subentrato all’{ $time }
                       *[other] { $desk } è subentrato alle { $time }
                    }
            }
    }
taken-over-now-desk = Questo timer ora è una postazione
taken-over-now-desk-without-clock = Questa postazione non raggiunge alcun timer: avviarla con --via
taken-over-now-ends = Questo programma termina
taken-over-only-here = Solo qui: { $only }
takes-over = { $key } per subentrare
kept-talks = Nessun timer, ma i suoi interventi sono salvati qui (segnale { $age } fa)   { $key } per subentrare
    .short = Nessun timer (segnale { $age } fa)   { $key } per subentrare
    .shorter = Nessun timer   { $key } per subentrare
kept-talks-unknown-age = Nessun timer, ma i suoi interventi sono salvati qui   { $key } per subentrare
    .short = Nessun timer   { $key } per subentrare
not-taken-over-clock-is-here = Impossibile subentrare: il programma del timer non è terminato su questo computer. Prima va chiuso.
    .short = Impossibile subentrare: chiudere prima il timer su questo computer
    .shorter = Impossibile subentrare: il timer è qui
not-taken-over-nothing-kept = Impossibile subentrare: qui nulla di salvato (nessun segnale dal timer, o broker)
    .short = Impossibile subentrare: nulla di salvato
not-taken-over-is-clock = Questo è il timer: solo una postazione può subentrare
    .short = Solo una postazione può subentrare
not-taken-over-failed = Impossibile subentrare: { $reason }
    .short = Impossibile subentrare
has-taken-over = Questa postazione ora è il timer della sala { $room }. Per gli schermi: “speakerclock attach --room { $room }” su questo computer.
    .short = Questa postazione ora è il timer: connettere gli schermi a questo computer
    .shorter = Questa postazione ora è il timer
ask-hand-over = Premere di nuovo { $key } per passare il controllo a { $desk }: questo timer diventerà una postazione
    .short = Di nuovo { $key }: passare il controllo a { $desk } (questo timer sarà una postazione)
    .shorter = Di nuovo { $key }: passare il controllo a { $desk }
    .shortest = Di nuovo { $key }: passare il controllo
hands-over = Passaggio del controllo a { $desk } in corso
    .short = Passaggio del controllo in corso
not-handed-over = { $desk } non ha preso il controllo: questo timer continua
    .short = Passaggio non riuscito
no-desk = Nessuna postazione può subentrare: avviarne una con “speakerclock desk”
    .short = Nessuna postazione può subentrare
several-desks = Più postazioni: { $names }. Digitare “hand over” e il nome.
    .short = Più postazioni: “hand over NOME”
talks-are-here = Il subentro è già avvenuto qui: { $command } continua
    .short = Per continuare qui: { $command }
    .shorter = Il subentro è già avvenuto qui
ready-too-late = Questa postazione non era pronta in tempo: il timer continua
    .short = Non pronta in tempo
no-answer-to-ready = Pronta, ma il timer non risponde: se è fuori uso, { $key } subentra
    .short = Nessuna risposta: { $key } subentra
clock-is-alive = Il timer risponde: lì { $key } passa il controllo, :take over lo prende comunque
    .short = Il timer risponde: usare :take over
other-clock = Nella sala { $room } c’è già un timer: { $key } rende questo una sua postazione, { $talk } va perso
    .short = C’è già un timer: { $key } ne fa una postazione, { $talk } va perso
    .shorter = Nella sala { $room } c’è già un timer: { $key } per unirsi
    .shortest = C’è già un timer: { $key } per unirsi
other-clock-command = Nella sala { $room } c’è già un timer: “{ $command }” lo comanda
ask-start-privately = Nella sala { $room } c’è già un timer: di nuovo { $key } ne avvia uno privato
    .short = Di nuovo { $key }: timer privato
ask-join = Premere di nuovo { $key } per diventare una postazione del timer della sala { $room }: { $talk } va perso
    .short = Di nuovo { $key }: diventare una postazione, { $talk } va perso
    .shorter = Di nuovo { $key }: diventare postazione
join-by-command = Qui è già iniziato un intervento: digitare { $command } per unirsi all’altro timer
    .short = Per unirsi all’altro timer: { $command }
other-clock-has-ended = L’altro timer della sala { $room } è terminato: questo resta privato e non registrato
    .short = L’altro timer è terminato
no-other-clock = Nella sala { $room } non c’è un altro timer
    .short = Non c’è un altro timer

## The report

report-title = Interventi: previsto ed effettivo
report-due = Previsto
report-until = Fino a
report-start = Inizio
report-end = Fine
report-late = Ritardo
report-talk = Intervento
report-planned = Durata
report-actual = Reale
report-added = Aggiunto
report-over = Sforato
report-speaker = Relatore
report-talks = Interventi
report-alone = Da solo
report-shared = Con altri
report-rest = intervallo
report-questions = domande
report-rehearsal = prova
report-test = test
report-not-held = non tenuto
report-qualified = valido
report-too-short = troppo breve
report-too-long = troppo lungo
report-green = verde
report-yellow = giallo
report-red = rosso
report-overtime = sforamento
report-no-lamp = senza luce
report-no-talks = Non ci sono interventi.
report-room = sala
report-of = di
report-by-hand = a mano
report-starts = { $count } avvii
report-zone-unknown = orari di questo computer, che non conosce il fuso { $zone }
report-sum =
    { $count ->
        [one] { $count } intervento: { $sum } in tutto, { $mean } in media. Previsto: { $planned }.
       *[other] { $count } interventi: { $sum } in tutto, { $mean } in media. Previsto: { $planned }.
    }
report-starts-all =
    { $count ->
        [one] { $count } intervento con inizio previsto: { $lateness }.
       *[other] { $count } interventi con inizio previsto: { $lateness }.
    }
report-starts-none-late =
    { $count ->
        [one] { $count } intervento con inizio previsto: in media { $mean }; il più tardivo: { $latest }.
       *[other] { $count } interventi con inizio previsto: in media { $mean }; il più tardivo: { $latest }.
    }
report-starts-at-most =
    { $count ->
        [one] { $count } intervento con inizio previsto: in media { $mean }, al massimo { $largest }.
       *[other] { $count } interventi con inizio previsto: in media { $mean }, al massimo { $largest }.
    }
report-over-time =
    { $count ->
        [one] { $count } intervento ha sforato: { $sum } in tutto, { $mean } in media, { $largest } al massimo.
       *[other] { $count } interventi hanno sforato: { $sum } in tutto, { $mean } in media, { $largest } al massimo.
    }
report-questions-added =
    { $count ->
        [one] Domande: { $sum } in { $count } intervento.
       *[other] Domande: { $sum } in { $count } interventi.
    }
report-breaks =
    { $count ->
        [one] { $count } intervallo: { $sum } in tutto.
       *[other] { $count } intervalli: { $sum } in tutto.
    }
report-items-not-held =
    { $count ->
        [one] { $count } punto non si è tenuto: { $planned } previsti.
       *[other] { $count } punti non si sono tenuti: { $planned } previsti.
    }
report-rehearsals =
    { $count ->
        [one] { $count } prova non è contata.
       *[other] { $count } prove non sono contate.
    }
report-tests =
    { $count ->
        [one] { $count } test non è contato.
       *[other] { $count } test non sono contati.
    }
report-none-over = Nessun intervento ha sforato.
report-time-added = Aggiunto a mano: { $time }.
report-time-removed = Tolto a mano: { $time }.
report-pauses = Pause: { $time }.
report-speeches = Discorsi in gara: { $verdicts }.

## Faults

program-not-run = avvio impossibile
program-status = codice di uscita { $status }
program-signal = segnale { $signal }
program-late = tempo massimo superato
program-silent = nessun suono
fault-engine =
    { $next ->
        [none] Due errori della voce { $name }: { $reason }; la voce è disattivata
       *[other] Due errori della voce { $name }: { $reason }; ora si usa { $next }
    }
fault-player =
    { $next ->
        [none] Due errori del lettore audio { $name }: { $reason }; nessun altro trovato
       *[other] Due errori del lettore audio { $name }: { $reason }; ora si usa { $next }
    }
fault-no-engine = Nessuna voce: nessun programma trovato ({ LIST($names) }). “speakerclock test-sound” indica che cosa installare.
fault-hook-is-busy = { $option } non è stato eseguito: { $count } dei suoi comandi sono ancora in corso
fault-hook-not-run = { $option } non è stato eseguito: impossibile avviare una shell ({ $reason })
fault-hook-failed = { $option } è terminato con errore: codice di uscita { $status }
fault-events-dropped =
    { $fault ->
        [no-reader]
            { $count ->
                [one] --events ha perso { $count } riga: { $path } non viene letto da nessuno
               *[other] --events ha perso { $count } righe: { $path } non viene letto da nessuno
            }
        [slow-reader]
            { $count ->
                [one] --events ha perso { $count } riga: { $path } è aperto da un programma che non legge nulla
               *[other] --events ha perso { $count } righe: { $path } è aperto da un programma che non legge nulla
            }
        [slow-disk]
            { $count ->
                [one] --events ha perso { $count } riga: { $path } è su un disco che non accetta dati
               *[other] --events ha perso { $count } righe: { $path } è su un disco che non accetta dati
            }
       *[other]
            { $count ->
                [one] --events ha perso { $count } riga: { $path } non è scrivibile ({ $reason })
               *[other] --events ha perso { $count } righe: { $path } non è scrivibile ({ $reason })
            }
    }
fault-not-listening = Gli schermi non possono connettersi: { $reason }
fault-too-many-clients = Più di { $count } client vogliono connettersi
client-reads-nothing = non legge nulla
client-endless-line = invia una riga senza fine
fault-client =
    { $name ->
        [none] Un client è stato disconnesso: { $reason }
       *[other] “{ $name }” è stato disconnesso: { $reason }
    }

## Problems in files

file-part-file = file
file-part-preset = preset
file-part-segment = parte
file-part-mark = contrassegno
file-part-item = punto della scaletta
file-value-nothing = un valore vuoto
file-value-text = “{ $text }”
file-value-mapping = chiavi con valori
file-value-list = un elenco
taken-name = “{ $name }”
taken-slot = la memoria { $slot }
taken-key = “{ $key }”
# Without: $part
file-unknown-key = chiave sconosciuta “{ $key }”
# Without: $part
file-no-key = { $value } non può essere una chiave
file-wrong-kind = { $part }: contiene { $value }
file-nothing = { $part }: contiene un valore vuoto
file-no-time =
    { $problem ->
        [empty] { $part }: “{ $text }” è vuoto
        [too-long] { $part }: “{ $text }” supera 23:59:59
        [too-short] { $part }: “{ $text }” è troppo breve
        [no-share] { $part }: “{ $text }” non è una percentuale valida
       *[other] { $part }: “{ $text }” non è una durata valida
    }
expect-time-of-problem =
    { $problem ->
        [too-short]
            { $alternative ->
                [off] una durata da 0:01 a 23:59:59, come 18:00, 18m o 1h5m30s, oppure off
                [share] una durata da 0:01 a 23:59:59, come 18:00, 18m o 1h5m30s, oppure una percentuale come 20%
               *[other] una durata da 0:01 a 23:59:59, come 18:00, 18m o 1h5m30s
            }
        [no-share] una percentuale da 0% a 100%, come 20%
       *[other]
            { $alternative ->
                [off] una durata fino a 23:59:59, come 18:00, 18m o 1h5m30s, oppure off
                [share] una durata fino a 23:59:59, come 18:00, 18m o 1h5m30s, oppure una percentuale come 20%
               *[other] una durata fino a 23:59:59, come 18:00, 18m o 1h5m30s
            }
    }
file-missing-key = manca “{ $key }”
file-repeated-key = “{ $key }” compare più volte
file-taken-value = { $value } è già alla riga { $line }
file-threshold =
    { $problem ->
        [above-length] { $key } { $given } supera la durata ({ $most })
       *[above-yellow] { $key } { $given } inizia prima di yellow ({ $most })
    }
expect-threshold = { "" }
file-no-choice = { $part }: “{ $value }” non è ammesso
file-no-action = “{ $name }” non è un’azione
file-no-option = “{ $name }” non è un’opzione
file-no-keyboard-key = “{ $name }” non è un tasto
# Without: $words
file-no-yaml = YAML non valido
# Without: $byte
file-no-utf8 = UTF-8 non valido
# Without: $keys
expect-known-key =
    { $nearest ->
        [none] { LIST($keys) }
       *[other] “{ $nearest }”
    }
expect-word = { "" }
expect-key = { "" }
expect-time = una durata come { $example }
expect-list = un elenco come “{ $example }”
expect-entries = voci come “{ $example }”
expect-text = un testo
expect-choice = { LIST($choices, last: " o ") }
expect-number-key = un tasto da 1 a 9
expect-other = { "" }
expect-once = { "" }
expect-another-name = { "" }
expect-another-slot = { "" }
expect-another-key = { "" }
expect-utf8 = { "" }
expect-in-english = { "" }
file-problem = { $problem }; previsto: { $expected }
