## Announcements

space = { " " }
full-stop = .
comma = ,{ " " }
hours = { $count } uur
minutes =
    { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    }
lengths = { LIST($lengths, last: " en ") }
phase-green = groen
phase-yellow = geel
phase-red = rood
phase-overtime = uitloop
start = start
remaining = nog { $time }
over = { $time } uitloop
time-is-up = de tijd is om
bell =
    { $strokes ->
        [one] bel
       *[other] { $strokes } keer de bel
    }
segment = deel
number-of = { $number } van { $count }

## Signs, and what lines begin with

colon = :{ " " }
after-line-word = :{ " " }
quoted = ‘{ $name }’
remark = { " " }({ $text })
days = { $count } dagen
verdict-qualified = binnen de tijd
verdict-too-short = gediskwalificeerd, te kort
verdict-too-long = gediskwalificeerd, te lang
then = daarna { $segment }
line-ready = STARTKLAAR
line-start = START
line-stop = GEPAUZEERD
line-resume = HERVAT
line-set = INGESTELD
line-time = TIJD
line-bell = BEL
line-segment = DEEL
line-zero = DE TIJD IS OM
line-over = UITLOOP
line-notice = MELDING
line-done = EINDE
line-pause = PAUZE
line-display = SCHERM
line-event = GEBEURTENIS
line-help = HELP

## The screen and the help

paused = GEPAUZEERD
ready-for-minutes = STARTKLAAR, al { $count } min
paused-for-minutes = GEPAUZEERD, al { $count } min
since = sinds { $time }
state-since = { $state } sinds { $time }
span = { $start } tot { $end }
ends = einde { $time }
key-starts = { $key } start
key-pauses = { $key } pauzeert
key-resumes = { $key } hervat
keys-change-time = { $keys } wijzigen de tijd
key-helps = { $key } toont help
waiting-for-clock = Wachten op een klok in zaal { $room }
    .short = Wachten op een klok
no-signal = al { $time } geen signaal
slot = Plaats { $slot }
end = Einde
key-space = Spatiebalk
key-up = Omhoog
key-down = Omlaag
key-right = Rechts
key-left = Links
key-backspace = Backspace
key-enter = Enter
key-page-up = PageUp
key-page-down = PageDown
key-interrupt = Ctrl+C
sign-colon = dubbelepunt
sign-plus = plus
sign-minus = min
sign-closing-bracket = vierkante haak sluiten
sign-opening-bracket = vierkante haak openen
sign-question-mark = vraagteken
sign-period = punt
sign-slash = schuine streep
help-start-or-stop = starten, pauzeren, hervatten
help-slot = een voorinstelling laden
help-store = presentatie opslaan op plaats
help-tap = naar het begin van die kleur
help-hold = de kleur begint op deze tijd
help-set-minute = klok stil: 1 minuut meer/minder
help-set-seconds = klok stil: 5 seconden meer/minder
help-add-minute = altijd: 1 minuut meer/minder
help-add-seconds = 10 seconden meer/minder
help-back = terug naar begin, startklaar
help-undo = ongedaan maken, opnieuw
help-late-start = start vergeten: eerder zetten
help-questions = 5 minuten vragen toevoegen
help-segment = volgend, vorig deel/programmapunt
help-prompt = een opdracht typen
help-flash = beeld laten knipperen
help-blackout = zwart beeld
help-message = bericht: laatste, keuze, nieuw
help-layout = indeling van de cijfers
help-theme = kleurthema
help-announcing = aankondigingen: uit, tekst, stem
help-time-of-day = kloktijd, einde presentatie
help-beside = tweede tijd bij het stoplicht
help-operator-view = regieweergave
help-identify = schermen tonen hun naam
help-say-time = resterende tijd melden
help-focus = naar het volgende veld; kiezen
help-clicker = presenter: start, volgend deel
help-click = kiezen; cijfers: start/pauze
help-double-click = cijfers: naar begin, startklaar
help-mouse-long-press = halve seconde: opslaan, instellen
help-drag-and-wheel = tijd wijzigen; wiel: per minuut
help-lock = vergrendelen; 2x: ontgrendelen
help-quit = programma sluiten
help-pages = Pagina { $page } van { $count }   { $key } volgende pagina   elke andere toets sluit
    .short = { $key } volgende pagina, andere toetsen sluiten
key-range = { $first } tot en met { $last }
capitals =
    { $count ->
        [one] hoofdletter { LIST($letters) }
       *[other] hoofdletters { LIST($letters) }
    }

## Notices and questions

no-preset-in-slot = Geen voorinstelling op plaats { $slot }
not-stored = Niet opgeslagen
talk-not-saved = Het verloop van de presentatie kan niet worden opgeslagen
    .short = Verloop niet opgeslagen
talk-not-in-report = De presentatie ontbreekt in het rapport
    .short = Ontbreekt in het rapport
stored-not-safely = Opgeslagen, maar kan bij stroomuitval verloren gaan
    .short = Opgeslagen, maar niet veilig
disk-is-slow = De schijf is traag: de laatste wijziging is nog niet opgeslagen
    .short = De schijf is traag
value-changed =
    { $before ->
        [none] { $name } is nu { $value }
       *[other] { $name } is nu { $value } (was { $before })
    }
length-of-talk = spreektijd
lamp-lowered = { $lamp } ingekort tot { $time }
lamp-refused-while-running = Pauzeer eerst: tijdens de presentatie ligt de spreektijd vast
    .short = Pauzeer eerst
lamp-refused-in-overtime = Instellen kan niet: er is geen tijd meer over
    .short = Geen tijd meer over
lamp-refused-at-zero = De spreektijd moet langer zijn dan 0:00
    .short = Spreektijd: te kort
lamp-refused-above-length = Geel kan niet langer zijn dan de spreektijd
    .short = Geel: te lang
lamp-refused-before-yellow = Rood kan niet vóór geel ({ $yellow }) beginnen
    .short = Rood: begint vóór geel
lamp-refused-no-phase = Dit deel heeft geen { $lamp }
lamp-refused-ends-talk = { CAPITAL($lamp) } begint op { $time }: dan is de presentatie voorbij
    .short = { CAPITAL($lamp) } begint op { $time }
ends-at =
    { $day ->
        [today] Einde om { $time }
       *[tomorrow] Einde morgen om { $time }
    }
ends-at-skipping = { $words }: { $time } bestaat niet (begin van de zomertijd)
talk-continues =
    { $kind ->
        [talk] De presentatie loopt door
       *[break] De pauze loopt door
    }
left-paused = Presentatie blijft gepauzeerd, nog { $time } over
spent = { $time } van { $length }
no-talk = De invoer eindigde terwijl er geen presentatie liep
layout =
    { $layout ->
        [automatic] Indeling: automatisch
        [landscape] Indeling: liggend
       *[portrait] Indeling: staand
    }
questions = Vragen
secondary-time = Tweede tijd
secondary-session = programma
secondary-talk = presentatie
secondary-clock = kloktijd
secondary-off = uit
theme = Kleurthema: { $name }
announcements =
    { $channel ->
        [off] Aankondigingen: uit
        [print] Aankondigingen: tekst
       *[speak] Aankondigingen: stem
    }
blackout = Zwart beeld: { $key } of { $space } brengt het beeld terug
    .short = { $key } brengt het beeld terug
no-flash = Knipperen staat uit
no-message = Geen bericht: stuur er een met { $command } TEKST, of start met --message of --title
    .short = Geen bericht: stuur er een met { $command } TEKST
    .shorter = Geen bericht
not-in-plain-mode = Niet beschikbaar in tekstmodus
no-room-for-help = Venster te klein voor de help
first-problem =
    { $count ->
        [one] { $problem } (en nog 1: zie ‘{ $check }’)
       *[other] { $problem } (en nog { $count }: zie ‘{ $check }’)
    }
wrong-file = Een bestand bevat een fout: zie ‘{ $check }’
    .short = Een bestand bevat een fout
talk-resumed =
    { $state ->
        [running] De vorige presentatie was niet beëindigd: deze loopt nog
       *[paused] De vorige presentatie was niet beëindigd: deze is nog gepauzeerd
    }
    .short =
        { $state ->
            [running] De vorige presentatie loopt nog
           *[paused] De vorige presentatie is nog gepauzeerd
        }
talk-offered =
    { $by ->
        [key] De vorige presentatie was niet beëindigd: { $talk }. Hervatten met ‘{ $key }’.
       *[command] De vorige presentatie was niet beëindigd: { $talk }. Hervatten met ‘undo’.
    }
    .short =
        { $by ->
            [key] Vorige presentatie hervatten met ‘{ $key }’, { $left }
           *[command] Vorige presentatie hervatten met ‘undo’, { $left }
        }
    .shorter =
        { $by ->
            [key] Vorige presentatie hervatten met ‘{ $key }’
           *[command] Vorige presentatie hervatten met ‘undo’
        }
    .shortest =
        { $by ->
            [key] ‘{ $key }’: presentatie hervatten
           *[command] ‘undo’: presentatie hervatten
        }
was-remaining = nog { $time }
talk-offered-without-clock =
    { $by ->
        [key] Systeemklok niet ingesteld. Laatst opgeslagen: { $was-left }. Presentatie gepauzeerd terughalen met ‘{ $key }’.
       *[command] Systeemklok niet ingesteld. Laatst opgeslagen: { $was-left }. Presentatie gepauzeerd terughalen met ‘undo’.
    }
    .short =
        { $by ->
            [key] Systeemklok niet ingesteld. Laatst opgeslagen: { $was-left }. Terughalen met ‘{ $key }’.
           *[command] Systeemklok niet ingesteld. Laatst opgeslagen: { $was-left }. Terughalen met ‘undo’.
        }
    .shorter =
        { $by ->
            [key] Terughalen met ‘{ $key }’, laatste stand: { $was-left }
           *[command] Terughalen met ‘undo’, laatste stand: { $was-left }
        }
    .shortest =
        { $by ->
            [key] Terughalen met ‘{ $key }’
           *[command] Terughalen met ‘undo’
        }
lines-omitted =
    { $count ->
        [one] { $count } regel vervallen: geen programma las de uitvoer
       *[other] { $count } regels vervallen: geen programma las de uitvoer
    }
suspended = SpeakerClock was { $time } onderbroken; de spreektijd liep door
    .short = Programma { $time } onderbroken
system-clock-set =
    { $direction ->
        [back] Systeemklok { $time } teruggezet; geen invloed op de presentatie
       *[forward] Systeemklok { $time } vooruitgezet; geen invloed op de presentatie
    }
talk-offered-after-quit =
    { $state ->
        [running]
            { $by ->
                [key] De vorige presentatie is afgebroken: { $talk }. Verder met { $key }, nu { $left }
               *[command] De vorige presentatie is afgebroken: { $talk }. Verder met undo, nu { $left }
            }
       *[paused]
            { $by ->
                [key] De vorige presentatie is afgebroken: { $talk }. Verder met { $key }, { $left }
               *[command] De vorige presentatie is afgebroken: { $talk }. Verder met undo, { $left }
            }
    }
    .short =
        { $state ->
            [running]
                { $by ->
                    [key] Vorige presentatie: verder met { $key }, nu { $left }
                   *[command] Vorige presentatie: verder met undo, nu { $left }
                }
           *[paused]
                { $by ->
                    [key] Vorige presentatie: verder met { $key }, { $left }
                   *[command] Vorige presentatie: verder met undo, { $left }
                }
        }
    .shorter =
        { $by ->
            [key] { $key }: presentatie hervatten
           *[command] undo: presentatie hervatten
        }
way-back =
    { $key ->
        [none] Start { $command } en typ undo om verder te gaan (tot { $time }).
       *[other] Start { $command } en druk op { $key } om verder te gaan (tot { $time }).
    }
way-back-to-rundown = Start { $command } om met het draaiboek verder te gaan
ask-quit =
    { $break ->
        [none] De presentatie loopt. Nogmaals { $key } sluit het programma, andere toetsen niet.
       *[other] De pauze ‘{ $break }’ loopt. Nogmaals { $key } sluit het programma, andere toetsen niet.
    }
    .short = Nogmaals { $key } sluit het programma
    .shorter = { $key }: programma sluiten?
    .shortest = { $key }: sluiten?
came-too-often =
    { $talk ->
        [goes-on] { $key } kwam te vaak achter elkaar: de presentatie loopt door. Druk nog eens op { $key }.
       *[ready] { $key } kwam te vaak achter elkaar: er is niets gebeurd. Druk nog eens op { $key }.
    }
    .short = Te snel: druk nog eens op { $key }
undone-changes = { $count } ongedaan gemaakt
ask-store = Opslaan op plaats { $slots } of als lamp { $lamps }? Escape annuleert.
    .short = Plaats { $slots } of lamp { LIST($lamp-keys) }?
    .shorter = Waar opslaan?
    .shortest = Plaats/lamp?

## Commands and their answers

undone-slot =
    { $preset ->
        [none] Ongedaan gemaakt: plaats { $slot } is weer leeg
       *[other] Ongedaan gemaakt: plaats { $slot } bevat weer { $preset }
    }
undone-lamp = Ongedaan gemaakt: { $lamp } is weer { $time }
undone-preset = Ongedaan gemaakt: terug naar { $preset }
undone-time = Ongedaan gemaakt: de tijd staat weer op { $time }
undone-ready = Ongedaan gemaakt: weer startklaar, { $time }
undone-paused = Ongedaan gemaakt: weer gepauzeerd, { $time }
undone-running = Ongedaan gemaakt: loopt weer, { $time }
undone-rundown = Ongedaan gemaakt: het draaiboek is weer als voorheen
undone-questions =
    { $length ->
        [none] Ongedaan gemaakt: de vragen zijn verwijderd
       *[other] Ongedaan gemaakt: Vragen, { $length }
    }
undone-message =
    { $state ->
        [shown] Ongedaan gemaakt: het bericht is weer zichtbaar
       *[hidden] Ongedaan gemaakt: het bericht is weer verborgen
    }
undone-item = Ongedaan gemaakt: { $item } staat weer in het draaiboek
redone-slot =
    { $preset ->
        [none] Opnieuw uitgevoerd: plaats { $slot } is weer leeg
       *[other] Opnieuw uitgevoerd: plaats { $slot } bevat weer { $preset }
    }
redone-lamp = Opnieuw uitgevoerd: { $lamp } is weer { $time }
redone-preset = Opnieuw uitgevoerd: terug naar { $preset }
redone-time = Opnieuw uitgevoerd: de tijd staat weer op { $time }
redone-ready = Opnieuw uitgevoerd: weer startklaar, { $time }
redone-paused = Opnieuw uitgevoerd: weer gepauzeerd, { $time }
redone-running = Opnieuw uitgevoerd: loopt weer, { $time }
redone-rundown = Opnieuw uitgevoerd: het draaiboek is weer gewijzigd
redone-questions =
    { $length ->
        [none] Opnieuw uitgevoerd: de vragen zijn verwijderd
       *[other] Opnieuw uitgevoerd: Vragen, { $length }
    }
redone-message =
    { $state ->
        [shown] Opnieuw uitgevoerd: het bericht is weer zichtbaar
       *[hidden] Opnieuw uitgevoerd: het bericht is weer verborgen
    }
redone-item = Opnieuw uitgevoerd: { $item } staat weer in het draaiboek
undone = Ongedaan gemaakt
nothing-to-undo = Niets ongedaan te maken
nothing-undone = Niets ongedaan gemaakt: het is intussen gewijzigd
redone = Opnieuw uitgevoerd
nothing-to-redo = Niets opnieuw uit te voeren
not-undone = Plaats { $slot } blijft zoals die is: een ander programma heeft die intussen gewijzigd
    .short = Plaats { $slot } blijft zoals die is
preset-removed =
    { $now ->
        [none] Plaats { $slot }: { $preset } verwijderd
       *[other] Plaats { $slot }: { $preset } verwijderd; { $now } is terug
    }
preset-built-in = { $preset } op plaats { $slot } is meegeleverd. Alleen opgeslagen voorinstellingen zijn te verwijderen.
    .short = De voorinstelling op plaats { $slot } is meegeleverd
preset-in-file = { $preset } op plaats { $slot } komt uit { $file }. Verwijder de voorinstelling daar.
    .short = Plaats { $slot } komt uit { $file }
questions-added = Toegevoegd: Vragen, { $length }
start-moved = Start { $time } eerder gezet
started-now = Gestart: er was niets eerder te zetten
cannot-backdate-further = Start kan niet nog eerder worden gezet
time-has-passed = { $time } is al voorbij. Geef een later tijdstip op.
    .short = { $time } is voorbij
message-sent =
    { $place ->
        [displays] Bericht op de schermen: { $text }
        [nobody] Bericht, maar er is geen scherm verbonden: { $text }
       *[screen] Bericht: { $text }
    }
message-kept = Niet getoond, omdat er geen scherm verbonden is; { $key } toont het later: { $text }
    .short = Niet getoond: { $key } toont het later
choose-message = Welk bericht versturen? { $messages }   Escape verstuurt niets.
    .short = Bericht? { $messages }   Escape: geen
    .shorter = Bericht? { $messages }
no-stored-messages = Geen berichten opgeslagen. In config.yaml kunnen er negen staan, bijvoorbeeld: messages: { "{" }1: Graag afronden{ "}" }
    .short = In config.yaml staan geen berichten
    .shorter = Geen berichten
no-stored-message = In config.yaml staat geen bericht { $number }
    .short = Geen bericht { $number }
message-cleared = Het bericht is verborgen
small-letters = De letters zijn klein: installeer voor grote letters unifont op elk scherm
no-message-shown = Er is geen bericht
picture-is-back = Het beeld is terug
picture-already-black = Het beeld is al zwart
picture-not-black = Het beeld is niet zwart
already-running = De presentatie loopt al
not-running = De presentatie loopt niet
no-change = De tijd kan niet verder worden gewijzigd
no-other-segment = Er is geen ander deel
not-a-time = ‘{ $text }’ is geen geldige tijd. Mogelijk is alles tot 23:59:59, zoals 1:30, 1h5m30s, 18m of 45s.
    .short = ‘{ $text }’ is geen geldige tijd
no-preset-named = Er is geen voorinstelling ‘{ $text }’. Geef een plaats op (1 tot en met 9), of een deel van een naam die ‘speakerclock presets list’ toont, bijvoorbeeld: ted.
    .short = Er is geen voorinstelling ‘{ $text }’
preset-has-changed = Niet uitgevoerd: deze voorinstelling is intussen gewijzigd
presets-changed = Voorinstellingen gewijzigd
several-presets-named = ‘{ $text }’ komt in meer dan één naam voor: { $names }. Geef meer van de naam op, of een plaats.
    .short = ‘{ $text }’ komt in meer dan één naam voor: { $names }
    .shorter = ‘{ $text }’ komt in meer dan één naam voor
nothing-to-change = Er valt niets te veranderen
no-item-named = Geen programmapunt van het draaiboek past bij ‘{ $text }’
    .short = Geen programmapunt ‘{ $text }’
several-items-named = Bij ‘{ $text }’ passen meerdere programmapunten: { $items }
    .short = Bij ‘{ $text }’ passen meerdere programmapunten
command-start = de presentatie starten of hervatten
command-stop = de presentatie pauzeren
command-toggle = starten of pauzeren, zoals de spatiebalk
command-add = tijd toevoegen
command-take = tijd aftrekken
command-set = de klok instellen; met green wordt de getoonde tijd de spreektijd, met yellow of red het begin van die fase
command-preset = de voorinstelling op deze plaats of met deze naam laden
command-green = naar het begin van het deel; een lopende presentatie loopt van daar door
command-yellow = naar waar geel begint; een lopende presentatie loopt van daar door
command-red = naar waar rood begint; een lopende presentatie loopt van daar door
command-reset = terug naar het eerste deel, startklaar
command-next = naar het volgende deel of programmapunt
command-previous = terug naar het vorige deel of programmapunt
command-until = de presentatie op dit tijdstip laten eindigen
command-questions = vragen aan de presentatie toevoegen: 5 minuten of de opgegeven tijd
command-backdate = de start eerder zetten, op de laatste pauze of reset
command-go = naar dit programmapunt van het draaiboek gaan
command-skip = het volgende of het genoemde programmapunt overslaan
command-move = een programmapunt voor of na een ander zetten
command-title = de titel van het huidige of het genoemde programmapunt verbeteren
command-speaker = de spreker van het huidige of het genoemde programmapunt verbeteren
command-shorten = het volgende programmapunt inkorten tot deze duur
command-insert = een programmapunt invoegen vóór het volgende
command-catch-up = de volgende programmapunten inkorten om tijd in te lopen
command-rundown = het draaiboek tonen
command-reload = het bestand van het draaiboek opnieuw lezen
command-restart = het draaiboek opnieuw beginnen
command-store = de presentatie op deze plaats opslaan
command-remove = de opgeslagen voorinstelling van deze plaats verwijderen
command-message = dit bericht tonen, of zonder tekst het laatste
command-clear = het bericht verbergen
command-blackout = de schermen zwart maken, of het beeld terugbrengen
command-flash = het beeld laten knipperen
command-identify = elk scherm zijn naam laten tonen
command-undo = de laatste wijziging ongedaan maken, maximaal 10 keer
command-redo = de laatst ongedaan gemaakte wijziging opnieuw uitvoeren
command-time = de resterende tijd melden
command-displays = de verbonden schermen tonen
command-events = de laatste gebeurtenissen tonen
command-help = de belangrijkste opdrachten tonen
command-layout = de indeling van de cijfers wijzigen
command-theme = het kleurthema wijzigen
command-announcements = de aankondigingen omschakelen: uit, tekst, stem
command-lock = de toetsen vergrendelen, behalve de spatiebalk
command-clock = de kloktijd tonen
command-beside = een tweede tijd tonen: session, talk, clock (de kloktijd) of off
command-operator = de regieweergave tonen of verbergen
command-take-over = de presentaties van een uitgevallen klok voortzetten (alleen op een regieplek)
command-hand-over = de presentaties overdragen aan een regieplek
command-desk = regieplek van de andere klok in de zaal worden
command-quit = het programma sluiten
all-commands = alle opdrachten tonen
one-command = één opdracht uitleggen
break-has-no-lamps = Een pauze heeft geen lampen
at-time = op { $time }
left = nog { $time }
press-again-goes = Druk nogmaals op { $key } om naar { $name } te gaan
    .short = Nogmaals { $key }: { $name }
guarded-goes = Stuur ‘{ $confirmation }’ om naar { $name } te gaan
deed-goes = gaat naar { $name }
press-again-starts-other-day = Dit draaiboek is voor { $day }. Druk nogmaals op { $key } om het te starten.
    .short = Nogmaals { $key }: starten
    .shorter = { $key }?
guarded-starts-other-day = Dit draaiboek is voor { $day }. Stuur ‘{ $confirmation }’ om het te starten.
deed-starts-other-day = start het draaiboek van { $day }
press-again-starts-with-unset-clock = De klok van deze computer staat niet goed. Druk nogmaals op { $key } om te starten.
    .short = Nogmaals { $key }: starten
    .shorter = { $key }?
guarded-starts-with-unset-clock = De klok van deze computer staat niet goed. Stuur ‘{ $confirmation }’ om te starten.
deed-starts-with-unset-clock = start, hoewel de klok niet goed staat
press-again-ends-talk-and-loads = Nogmaals { $key } beëindigt deze presentatie en laadt { $name }
    .short = Nogmaals { $key }: einde, laden
    .shorter = { $key }: einde?
guarded-ends-talk-and-loads = Stuur ‘{ $confirmation }’ om deze presentatie te beëindigen en { $name } te laden
deed-ends-talk-and-loads = beëindigt deze presentatie, laadt { $name }
press-again-moves-lamp = Nogmaals { $key }: { $lamp } begint nu
    .short = { $key }: nu { $lamp }?
guarded-moves-lamp = Stuur ‘{ $confirmation }’: { $lamp } begint nu
deed-moves-lamp = { $lamp } begint nu
press-again-stores = Nogmaals { $key } slaat de presentatie op plaats { $slot } op
    .short = { $key }: opslaan?
guarded-stores = Stuur ‘{ $confirmation }’ om de presentatie op plaats { $slot } op te slaan
deed-stores = slaat de presentatie op plaats { $slot } op
press-again-removes = Nogmaals { $key } verwijdert de voorinstelling op plaats { $slot }
    .short = { $key }: verwijderen?
guarded-removes = Stuur ‘{ $confirmation }’ om de op plaats { $slot } opgeslagen voorinstelling te verwijderen
deed-removes = verwijdert de op plaats { $slot } opgeslagen voorinstelling
press-again-begins-anew = Druk nogmaals op { $key } om het draaiboek opnieuw te beginnen
    .short = Nogmaals { $key }: opnieuw
    .shorter = { $key }: opnieuw?
guarded-begins-anew = Stuur ‘{ $confirmation }’ om het draaiboek opnieuw te beginnen
deed-begins-anew = begint het draaiboek opnieuw
press-again-ends-talk = Druk nogmaals op { $key } om deze presentatie te beëindigen
    .short = Nogmaals { $key }: beëindigen
    .shorter = { $key }: einde?
guarded-ends-talk = Stuur ‘{ $confirmation }’ om deze presentatie te beëindigen
deed-ends-talk = beëindigt deze presentatie
press-again-ends-break = Druk nogmaals op { $key } om de pauze ‘{ $name }’ te beëindigen
    .short = Nogmaals { $key }: beëindigen
    .shorter = { $key }: einde?
guarded-ends-break = Stuur ‘{ $confirmation }’ om de pauze ‘{ $name }’ te beëindigen
deed-ends-break = beëindigt de pauze ‘{ $name }’
press-again-pauses = Druk nogmaals op { $key } om deze presentatie te pauzeren
    .short = Nogmaals { $key }: pauze
guarded-pauses = Stuur ‘{ $confirmation }’ om deze presentatie te pauzeren
deed-pauses = pauzeert deze presentatie
press-again-skips = Druk nogmaals op { $key } om { $name } over te slaan
    .short = Nogmaals { $key }: overslaan
guarded-skips = Stuur ‘{ $confirmation }’ om { $name } over te slaan
deed-skips = slaat { $name } over
press-again-ends-talk-and-skips = Druk nogmaals op { $key } om deze presentatie te beëindigen en { $names } over te slaan
    .short = Nogmaals { $key }: einde, overslaan
guarded-ends-talk-and-skips = Stuur ‘{ $confirmation }’ om deze presentatie te beëindigen en { $names } over te slaan
deed-ends-talk-and-skips = beëindigt deze presentatie, slaat over: { $names }
press-again-ends-late = { $time } is net voorbij. Druk nogmaals op { $key } voor een presentatie van { $length }.
    .short = Nogmaals { $key }: { $length }
guarded-ends-late = { $time } is net voorbij. Stuur ‘{ $confirmation }’ voor een presentatie van { $length }.
deed-ends-late = { $time } is net voorbij, dus de presentatie duurt { $length }
press-again-goes-on = Nogmaals { $key }: { $how }, de presentatie loopt door
    .short = Nogmaals { $key }: { $how }
    .shorter = { $key }?
guarded-goes-on = Stuur ‘{ $confirmation }’: { $how }, de presentatie loopt door
deed-goes-on = { $how }, de presentatie loopt door
press-again-gives-up-end = Nogmaals { $key }: { $how }, niet meer tot { $end }
    .short = { $key }?
guarded-gives-up-end = Stuur ‘{ $confirmation }’: { $how }, niet meer tot { $end }
deed-gives-up-end = { $how }, niet meer tot { $end }
changed-meanwhile = Niet uitgevoerd: de presentatie is intussen gewijzigd
waiting-for-answer = Wachten op de klok: { $words }
notes-not-sent = Hier zonder notities: een broker geeft die niet door
desk = { $name } (regieplek)
segment-changes-too-soon = Niet uitgevoerd: minder dan een halve seconde na de vorige wissel
command-too-long = Een opdracht mag hoogstens { $bytes } bytes lang zijn
answer-too-long = Het antwoord is te lang voor één regel
too-late = Niet uitgevoerd: te laat aangekomen
picture-changes-too-often = Het beeld wisselt te vaak: wacht een seconde
operator-has-just-closed-one = De regie heeft net een bericht of zwart beeld weggehaald
prompt-keys = Tab vult aan, Escape sluit
prompt = Typ een opdracht en druk op Enter. Escape annuleert.
message-prompt-keys = Omhoog: eerdere, Escape sluit
message-prompt = Typ een bericht en druk op Enter. Escape annuleert.
prompt-closed = Geannuleerd: de toetsen werken weer
no-key = { $key } doet niets: { $help } noemt alle toetsen
no-command =
    { $nearest ->
        [none] ‘{ $text }’ is geen opdracht. ‘help’ toont alle opdrachten.
       *[other] ‘{ $text }’ is geen opdracht. Misschien bedoeld: ‘{ $nearest }’. ‘help’ toont alle opdrachten.
    }
    .short = ‘{ $text }’ is geen opdracht
only-at-clock = ‘{ $command }’ werkt alleen op de klok zelf
needs-time = ‘{ $command }’ verwacht een tijd, bijvoorbeeld: { $example }
    .short = ‘{ $command }’ verwacht een tijd
needs-time-of-day = ‘{ $command }’ verwacht een tijdstip, bijvoorbeeld: { $example }
    .short = ‘{ $command }’ verwacht een tijdstip
needs-slot = ‘{ $command }’ verwacht een plaats van 1 tot en met 9, bijvoorbeeld: { $example }
    .short = ‘{ $command }’ verwacht een plaats van 1 tot en met 9
needs-preset = ‘{ $command }’ verwacht een plaats of een deel van een naam, bijvoorbeeld: { $example }
    .short = ‘{ $command }’ verwacht een plaats of een deel van een naam
needs-item = ‘{ $command }’ verwacht een nummer zoals #3, of een deel van titel of naam, bijvoorbeeld: { $example }
    .short = ‘{ $command }’ verwacht een nummer zoals #3, of een deel van titel of naam
needs-text = ‘{ $command }’ verwacht een tekst, bijvoorbeeld: { $example }
    .short = ‘{ $command }’ verwacht een tekst
needs-choice = ‘{ $command }’ verwacht { LIST($choices, last: " of ") }, bijvoorbeeld: { $example }
    .short = ‘{ $command }’ verwacht { LIST($choices, last: " of ") }
needs-nothing = ‘{ $command }’ verwacht geen argument

## Focus, mouse and lock

control-minutes = minuten
control-seconds = seconden
control-store = opslaan
control-undo = ongedaan maken
focus-take = { CAPITAL($name) }: { $key } laadt de voorinstelling
focus-store = { CAPITAL($name) }: { $key } slaat hier { $time } op
focus-go = { CAPITAL($name) }: { $key } gaat daarheen
focus-hold = { CAPITAL($name) }: { $key } zet dit op { $time }
focus-start = { CAPITAL($name) }: pijltoetsen wijzigen ze, { $key } start de presentatie
focus-ask = { CAPITAL($name) }: { $key }, dan een plaats of een lamp
focus-undo = { CAPITAL($name) }: { $key } maakt de laatste wijziging ongedaan
mouse-click = Klik
mouse-double-click = Dubbelklik
mouse-hold = Ingedrukt houden
mouse-drag-and-wheel = Slepen, muiswiel
click-again = Klik nogmaals: pauzeert
locked = Vergrendeld, behalve { $space }. Druk tweemaal op { $key } om te ontgrendelen.
    .short = Druk tweemaal op { $key } om te ontgrendelen
unlock = Vergrendeld: druk nogmaals op { $key } om te ontgrendelen
    .short = Druk nogmaals op { $key } om te ontgrendelen
unlocked = Ontgrendeld
first-start = Welkom: { $start-key } start, { $slots } laden een voorinstelling, { $help-key } toont alle toetsen
    .short = { $start-key } start, { $help-key } toont alle toetsen
first-store = Opgeslagen voor de volgende keer

## The operator view and displays

heading-speaker = Op de schermen
heading-rundown = Draaiboek
heading-displays = Schermen
heading-events = Gebeurtenissen
heading-now = nu
heading-next = daarna
picture-blackout = Zwart beeld
picture-flash = Knipperen
display-silent-since = geen reactie sinds { $time }
display-lost-at = weggevallen om { $time }
no-room-for-view = De regieweergave vraagt een terminal van minstens { $needed }
    .short = De regieweergave vraagt { $needed }
    .shorter = Vraagt { $needed }
display-lost = Scherm ‘{ $name }’ is weggevallen: de verbinding is verbroken
    .short = Scherm ‘{ $name }’ is weggevallen
display-silent = Scherm ‘{ $name }’ reageert niet meer
display-back = Scherm ‘{ $name }’ is terug
display-left = Scherm ‘{ $name }’ is gesloten
displays = Elk scherm toont vijf seconden lang zijn naam: { $names }
no-display = Er is geen scherm verbonden
no-event = Nog geen gebeurtenissen
offline = niet verbonden
waiting-for-rooms = Wachten op zalen
more-rooms = nog { $count }
changed-by =
    { $name ->
        [none] wijziging van de regie
       *[other] wijziging van { $name }
    }
talk-started-by = Gestart door { $name }
talk-paused-by = Gepauzeerd door { $name }
talk-resumed-by = Hervat door { $name }

## The remote in a browser

remote-start = Starten
remote-stop = Pauzeren
    .short = Pauze
remote-resume = Hervatten
remote-next = Volgende
remote-previous = Vorige
remote-undo = Ongedaan maken
    .short = Ongedaan
remote-redo = Opnieuw
remote-flash = Knipperen
remote-black = Zwart beeld
remote-message = Bericht
remote-send = Versturen
    .short = Stuur
remote-hide = Verbergen
    .short = Verberg
remote-presets = Voorinstellingen
remote-full-screen = Volledig scherm
remote-screen-may-turn-off = Het scherm kan uitgaan: stel het apparaat in op altijd aan of open deze pagina met https
remote-not-sent = Niet verstuurd: de klok is niet bereikbaar
remote-no-answer = Geen antwoord: controleer de klok
remote-too-many = Niet verstuurd: te veel opdrachten. Wacht een seconde.
remote-unreachable = De klok is niet bereikbaar
remote-shut-out = Deze link is niet meer geldig: open de nieuwe
remote-needs-link = Een deel van de link ontbreekt: open de hele link die de bridge heeft getoond
remote-only-shows = Deze link toont alleen de klok: open de link van de afstandsbediening
remote-is-full = Alle plaatsen zijn bezet: probeer het over enkele seconden opnieuw
remote-timer = Resterende tijd
remote-say-time = Tijd voorlezen
    .short = Voorlezen
remote-ready = startklaar
remote-running = loopt
remote-paused = gepauzeerd
remote-less = { $time } minder
remote-more = { $time } meer
remote-set-time = Tijd instellen
    .short = Instellen
remote-example = 5m of 1:30
remote-time = Tijd, bijvoorbeeld 5m of 1:30
remote-yellow-now = Nu geel
    .short = Geel
remote-red-now = Nu rood
    .short = Rood
remote-reset = Terug naar begin
    .short = Naar begin
remote-person = Uw naam
remote-person-for-others = Uw naam, zodat de anderen zien wie het was
remote-named = De anderen zien uw naam: { $name }
remote-unnamed = De anderen zien geen naam
remote-done = Gedaan: { $button }
remote-not-confirmed = Niet uitgevoerd: er is niet nogmaals op { $button } getikt
programme-heading = Programma
programme-go-to = Ga naar
programme-skip = Overslaan
programme-shorten = Inkorten
programme-new-length = Nieuwe duur, bijvoorbeeld 5m of 1:30
programme-earlier = Omhoog verplaatsen
    .short = Omhoog
programme-later = Omlaag verplaatsen
    .short = Omlaag
programme-rename = Wijzigen
programme-title = Titel
programme-speaker = Spreker
programme-insert = Presentatie invoegen
    .short = Invoegen
programme-inserted-title = Titel van de nieuwe presentatie
programme-inserted-length = Duur van de nieuwe presentatie, bijvoorbeeld 5m of 1:30
programme-catch-up = Tijd inlopen
    .short = Inlopen
tap-again = Tik nogmaals: { $deed }
undoes-start = maakt de start van deze presentatie ongedaan
blackout-is-on = Het beeld is zwart

## The rundown

next-talk =
    { $time ->
        [none] Hierna: { $talk }
       *[other] Hierna: { $talk }, { $time }
    }
starts-in = begint over { $time }
starts-at = begint om { $time }
your-turn = U bent aan de beurt
you-are-next =
    { $time ->
        [none] U bent hierna aan de beurt
       *[other] U bent hierna aan de beurt, over { $time }
    }
you-start-in = U begint over { $time }
back-at = verder om { $time }
back-soon = We gaan zo verder
break = Pauze
behind-plan = { $time } achter op schema
ahead-of-plan = { $time } voor op schema
on-time = op schema
rundown-ends = einde programma { $time }
rundown-ended = programma afgelopen om { $time }
cannot-end = { $item } kan niet om { $time } eindigen
    .short = { $item } eindigt te laat
item-ended = AFGELOPEN
item-current = NU
item-coming = VOLGT
item-skipped = OVERGESLAGEN
time-of-day = { $time }
planned-at = gepland om { $time }
note = Notitie: { $text }
ends-too-late = eindigt te laat
rundown-is-over = Het programma is afgelopen
last-item = Laatste programmapunt
rundown-ended-at = Dit programma eindigde om { $time }
begins-anew =
    { $presses ->
        [twice] tweemaal { $key } begint het opnieuw
       *[once] { $key } begint het opnieuw
    }
goes-back = { $key } gaat terug naar { $item }
skipped = Overgeslagen: { $item }
shortened = { $item }: nu { $length }
inserted = Ingevoegd: { $item }, { $length }
not-shorter = De duur is al { $length }: geef een kortere tijd op
caught-up = Ingekort om vóór { $time } tijd in te lopen: { $cuts }
nothing-to-catch-up = Het programma eindigt op schema: er is niets in te lopen
    .short = Er is niets in te lopen
no-rundown = Er is geen draaiboek. Start de klok met --rundown BESTAND.
    .short = Er is geen draaiboek
nothing-follows = In het draaiboek volgt niets meer
nothing-precedes = In het draaiboek staat niets hiervoor
weekday =
    { $weekday ->
        [monday] maandag
        [tuesday] dinsdag
        [wednesday] woensdag
        [thursday] donderdag
        [friday] vrijdag
        [saturday] zaterdag
       *[sunday] zondag
    }
month =
    { $month ->
        [1] januari
        [2] februari
        [3] maart
        [4] april
        [5] mei
        [6] juni
        [7] juli
        [8] augustus
        [9] september
        [10] oktober
        [11] november
       *[other] december
    }
date = { weekday } { $day } { month } { $year }
rundown-is-for = Dit draaiboek is voor { $day }, niet voor vandaag
    .short = Voor { $day }
clock-is-not-set = De klok van deze computer staat niet goed
    .short = De klok staat niet goed
rundown-goes-on = Het draaiboek gaat verder met { $item }
new-items = nieuw in het bestand: { $items }
gone-items = verwijderd uit het bestand: { $items }
changed-items = gewijzigd: { $items }
planned-times-moved =
    { $direction ->
        [later] alle geplande tijden zijn { $length } later
       *[earlier] alle geplande tijden zijn { $length } eerder
    }
break-still-ends = { $item } eindigt nog steeds om { $time }, als het volgende programmapunt begint
new-order = de volgorde is anders
file-taken = Het draaiboek is bijgewerkt uit het bestand
file-unchanged = Het bestand van het draaiboek is niet veranderd
file-missing = Het bestand van het draaiboek ontbreekt. Het draaiboek blijft zoals het is.
rundown-stays = Het draaiboek blijft zoals het is
too-many-items = Het draaiboek blijft zoals het is: het zou meer dan { $count } programmapunten hebben
items-would-go =
    { $count ->
        [one] In het bestand ontbreekt { $count } programmapunt: :reload verwijdert het
       *[other] In het bestand ontbreken { $count } programmapunten: :reload verwijdert ze
    }
hard-end-would-move =
    { $time ->
        [none] In het bestand heeft { $item } geen vast einde: :reload neemt dat over
       *[other] In het bestand eindigt { $item } om { $time }: :reload neemt dat over
    }
moved-before = Verplaatst: { $item }, nu voor { $other }
moved-after = Verplaatst: { $item }, nu na { $other }
renamed = Gewijzigd: { $item }
has-started = { $item } is al begonnen
place-has-passed = Verplaatsen kan niet: de plaats bij { $item } is al geweest
break-is-over = De pauze is voorbij
loads-next =
    { $by ->
        [key] Druk op { $key } om te laden
       *[command] Typ { $key } om te laden
    }
this-item =
    { $kind ->
        [talk] deze presentatie { $lateness }
       *[break] deze pauze { $lateness }
    }
hard-end = vast einde { $time }
loses-time = { $item } moet om { $end } eindigen en verliest { $length }
    .short = { $item } verliest { $length }
length-by-hard-end = { $length } in plaats van { $planned }, omdat het om { $end } moet eindigen
offered-cut = { $item } tot { $length }
offer =
    { $end ->
        [none] { $cuts } inkorten ({ $command })
       *[other] om uiterlijk { $end } te eindigen: { $cuts } inkorten ({ $command })
    }
absorbs-delay = { $item } vangt de vertraging op: er is niets in te lopen
    .short = { $item } vangt de vertraging op
gap-absorbs-delay = De ruimte vóór { $item } vangt de vertraging op: er is niets in te lopen
    .short = De ruimte vóór { $item } vangt de vertraging op

## Taking over

take-over-again = Druk nogmaals op { $key } om over te nemen
    .short = Nogmaals { $key }: overnemen
take-over-heard =
    { $age ->
        [none] Laatste signaal van de klok op een onbekend tijdstip
       *[other] Laatste signaal van de klok { $age } geleden
    }
    .short =
        { $age ->
            [none] Laatste signaal onbekend
           *[other] Signaal { $age } geleden
        }
take-over-error =
    { $error ->
        [none] de presentatie staat dan op pauze
       *[other] tijd op { DECIMAL($error, mark: ",") } nauwkeurig
    }
    .short =
        { $error ->
            [none] op pauze
           *[other] marge { DECIMAL($error, mark: ",") }
        }
take-over-displays = onbereikbaar: { $display-names }
    .short = zonder { $display-names }
    .shorter = zonder de schermen
take-over-without-rundown = zonder het draaiboek
take-over-by-time-of-day = Deze computer is intussen herstart: de tijd komt van de systeemklok, op { DECIMAL($error, mark: ",") } nauwkeurig als die goed staat
    .short = Tijd van de systeemklok, marge { DECIMAL($error, mark: ",") } als die goed staat
taken-over =
    { $desk ->
        [none]
            { $time ->
                [none] Overgenomen door een andere regieplek
               *[other] Overgenomen door een andere regieplek om { $time }
            }
       *[other]
            { $time ->
                [none] Overgenomen door { $desk }
               *[other] Overgenomen door { $desk } om { $time }
            }
    }
taken-over-now-desk = Deze klok is nu een regieplek
taken-over-now-desk-without-clock = Deze regieplek bereikt geen klok: start met --via
taken-over-now-ends = Dit programma stopt
taken-over-only-here = Alleen hier: { $only }
takes-over = { $key } neemt over
kept-talks = Geen klok, maar de presentaties zijn hier bewaard (signaal { $age } geleden)   { $key } neemt over
    .short = Geen klok (signaal { $age } geleden)   { $key } neemt over
    .shorter = Geen klok   { $key } neemt over
kept-talks-unknown-age = Geen klok, maar de presentaties zijn hier bewaard   { $key } neemt over
    .short = Geen klok   { $key } neemt over
not-taken-over-clock-is-here = Niet overgenomen: het programma van de klok is op deze computer niet beëindigd. Sluit het eerst.
    .short = Niet overgenomen: sluit eerst de klok op deze computer
    .shorter = Niet overgenomen: de klok is hier
not-taken-over-nothing-kept = Niet overgenomen: hier is niets bewaard (geen klok gehoord, of alleen via een broker)
    .short = Niet overgenomen: hier is niets bewaard
not-taken-over-is-clock = Dit is de klok: alleen een regieplek kan overnemen
    .short = Alleen een regieplek neemt over
not-taken-over-failed = Niet overgenomen: { $reason }
    .short = Niet overgenomen
has-taken-over = Deze regieplek is nu de klok van zaal { $room }. Schermen: ‘speakerclock attach --room { $room }’ op deze computer.
    .short = Deze regieplek is nu de klok: verbind de schermen met deze computer
    .shorter = Deze regieplek is nu de klok
ask-hand-over = Druk nogmaals op { $key } om over te dragen aan { $desk }: deze klok wordt dan een regieplek
    .short = Nogmaals { $key }: overdragen aan { $desk } (deze klok wordt een regieplek)
    .shorter = Nogmaals { $key }: overdragen aan { $desk }
    .shortest = Nogmaals { $key }: overdragen
hands-over = Bezig met overdragen aan { $desk }
    .short = Bezig met overdragen
not-handed-over = { $desk } heeft niet overgenomen: deze klok loopt door
    .short = Niet overgedragen
no-desk = Geen regieplek voor de overdracht: start er een met ‘speakerclock desk’
    .short = Geen regieplek voor de overdracht
several-desks = Meerdere regieplekken: { $names }. Typ ‘hand over’ en de naam.
    .short = Meerdere: typ ‘hand over NAAM’
talks-are-here = Hier is al overgenomen: { $command } gaat ermee verder
    .short = Hier verdergaan: { $command }
    .shorter = Hier is al overgenomen
ready-too-late = Deze regieplek was niet op tijd klaar: de klok gaat door
    .short = Niet op tijd klaar
no-answer-to-ready = Klaar, maar de klok antwoordt niet: is hij uitgevallen, dan neemt { $key } over
    .short = Geen antwoord: { $key } neemt over
clock-is-alive = De klok loopt: { $key } daar draagt over, :take over neemt toch over
    .short = De klok loopt: zie :take over
other-clock = In zaal { $room } loopt al een klok: { $key } maakt deze tot regieplek, { $talk } vervalt
    .short = Hier loopt al een klok: met { $key } bedient u die, { $talk } vervalt
    .shorter = In zaal { $room } loopt al een klok: met { $key } bedient u die
    .shortest = Er loopt al een klok: { $key } bedient die
other-clock-command = In zaal { $room } loopt al een klok: ‘{ $command }’ bedient die
ask-start-privately = In zaal { $room } loopt al een klok: nogmaals { $key } start een eigen klok
    .short = Nogmaals { $key }: eigen klok starten
ask-join = Druk nogmaals op { $key } om de klok van zaal { $room } te bedienen: { $talk } vervalt
    .short = Nogmaals { $key }: andere klok bedienen, { $talk } vervalt
    .shorter = Nogmaals { $key }: andere klok bedienen
join-by-command = Hier is al een presentatie gestart: typ { $command } om de andere klok te bedienen
    .short = Andere klok bedienen: { $command }
other-clock-has-ended = De andere klok van zaal { $room } is gestopt: deze blijft apart, zonder registratie
    .short = De andere klok is gestopt
no-other-clock = Er is geen andere klok in zaal { $room }
    .short = Er is geen andere klok

## The report

report-title = Presentaties: gepland en werkelijk
report-due = Gepland
report-until = Tot
report-start = Begin
report-end = Einde
report-late = Te laat
report-talk = Presentatie
report-planned = Duur
report-actual = Werkelijk
report-added = Erbij
report-over = Uitloop
report-speaker = Spreker
report-talks = Aantal
report-alone = Alleen
report-shared = Met anderen
report-rest = pauze
report-questions = vragen
report-rehearsal = repetitie
report-test = test
report-not-held = ging niet door
report-qualified = binnen de tijd
report-too-short = te kort
report-too-long = te lang
report-green = groen
report-yellow = geel
report-red = rood
report-overtime = uitloop
report-no-lamp = geen lamp
report-no-talks = Er zijn geen presentaties.
report-room = zaal
report-of = van
report-by-hand = handmatig
report-starts = { $count } keer gestart
report-zone-unknown = tijden van deze computer, die de zone { $zone } niet kent
report-sum =
    { $count ->
        [one] { $count } presentatie: samen { $sum }, gemiddeld { $mean }. Gepland: { $planned }.
       *[other] { $count } presentaties: samen { $sum }, gemiddeld { $mean }. Gepland: { $planned }.
    }
report-starts-all =
    { $count ->
        [one] { $count } presentatie met gepland begin: { $lateness }.
       *[other] { $count } presentaties met gepland begin: { $lateness }.
    }
report-starts-none-late =
    { $count ->
        [one] { $count } presentatie met gepland begin: gemiddeld { $mean }; de laatste: { $latest }.
       *[other] { $count } presentaties met gepland begin: gemiddeld { $mean }; de laatste: { $latest }.
    }
report-starts-at-most =
    { $count ->
        [one] { $count } presentatie met gepland begin: gemiddeld { $mean }, hoogstens { $largest }.
       *[other] { $count } presentaties met gepland begin: gemiddeld { $mean }, hoogstens { $largest }.
    }
report-over-time =
    { $count ->
        [one] { $count } presentatie liep uit: samen { $sum }, gemiddeld { $mean }, hoogstens { $largest }.
       *[other] { $count } presentaties liepen uit: samen { $sum }, gemiddeld { $mean }, hoogstens { $largest }.
    }
report-questions-added =
    { $count ->
        [one] Vragen: { $sum } in { $count } presentatie.
       *[other] Vragen: { $sum } in { $count } presentaties.
    }
report-breaks =
    { $count ->
        [one] { $count } pauze: samen { $sum }.
       *[other] { $count } pauzes: samen { $sum }.
    }
report-items-not-held =
    { $count ->
        [one] { $count } programmapunt ging niet door: { $planned } gepland.
       *[other] { $count } programmapunten gingen niet door: { $planned } gepland.
    }
report-rehearsals =
    { $count ->
        [one] { $count } repetitie telt niet mee.
       *[other] { $count } repetities tellen niet mee.
    }
report-tests =
    { $count ->
        [one] { $count } test telt niet mee.
       *[other] { $count } tests tellen niet mee.
    }
report-none-over = Geen presentatie liep uit.
report-time-added = Handmatig toegevoegd: { $time }.
report-time-removed = Handmatig weggenomen: { $time }.
report-pauses = Onderbrekingen: { $time }.
report-speeches = Wedstrijdtoespraken: { $verdicts }.

## Faults

program-not-run = kan niet worden gestart
program-status = eindigde met status { $status }
program-signal = werd beëindigd door signaal { $signal }
program-late = was niet op tijd klaar
program-silent = gaf geen geluid
fault-engine =
    { $next ->
        [none] Stem { $name } werkte twee keer niet: { $reason }; de spraak staat uit
       *[other] Stem { $name } werkte twee keer niet: { $reason }; nu spreekt { $next }
    }
fault-player =
    { $next ->
        [none] Audiospeler { $name } werkte twee keer niet: { $reason }; geen andere audiospeler gevonden
       *[other] Audiospeler { $name } werkte twee keer niet: { $reason }; nu speelt { $next }
    }
fault-no-engine = De spraak staat uit: geen spraakprogramma gevonden ({ LIST($names) }). ‘speakerclock test-sound’ toont wat er geïnstalleerd moet worden.
fault-hook-is-busy = { $option } niet uitgevoerd: { $count } eerdere opdrachten lopen nog
fault-hook-not-run = { $option } niet uitgevoerd: er kan geen shell worden gestart ({ $reason })
fault-hook-failed = { $option } is mislukt: status { $status }
fault-events-dropped =
    { $fault ->
        [no-reader]
            { $count ->
                [one] --events heeft { $count } regel laten vervallen: { $path } wordt niet gelezen
               *[other] --events heeft { $count } regels laten vervallen: { $path } wordt niet gelezen
            }
        [slow-reader]
            { $count ->
                [one] --events heeft { $count } regel laten vervallen: { $path } wordt te langzaam gelezen
               *[other] --events heeft { $count } regels laten vervallen: { $path } wordt te langzaam gelezen
            }
        [slow-disk]
            { $count ->
                [one] --events heeft { $count } regel laten vervallen: { $path } staat op een schijf die niets aanneemt
               *[other] --events heeft { $count } regels laten vervallen: { $path } staat op een schijf die niets aanneemt
            }
       *[other]
            { $count ->
                [one] --events heeft { $count } regel laten vervallen: { $path } kan niet worden geschreven ({ $reason })
               *[other] --events heeft { $count } regels laten vervallen: { $path } kan niet worden geschreven ({ $reason })
            }
    }
fault-not-listening = Schermen kunnen geen verbinding maken: { $reason }
fault-too-many-clients = Meer dan { $count } clients willen verbinding maken
client-reads-nothing = de andere kant leest niet
client-endless-line = de andere kant stuurt een regel zonder einde
fault-client =
    { $name ->
        [none] Verbinding met een client verbroken: { $reason }
       *[other] Verbinding met ‘{ $name }’ verbroken: { $reason }
    }

## Problems in files

file-part-file = bestand
file-part-preset = voorinstelling
file-part-segment = deel
file-part-mark = markering
file-part-item = programmapunt
file-value-nothing = een lege waarde
file-value-text = ‘{ $text }’
file-value-mapping = een blok met sleutels en waarden
file-value-list = een lijst
taken-name = ‘{ $name }’
taken-slot = plaats { $slot }
taken-key = ‘{ $key }’
# Without: $part
file-unknown-key = onbekende sleutel ‘{ $key }’
# Without: $part
file-no-key = { $value } kan geen sleutel zijn
file-wrong-kind = { $part }: hier staat { $value }
file-nothing = { $part }: hier staat een lege waarde
file-no-time =
    { $problem ->
        [empty] { $part }: ‘{ $text }’ is leeg
        [too-long] { $part }: ‘{ $text }’ is langer dan 23:59:59
        [too-short] { $part }: ‘{ $text }’ is te kort
        [no-share] { $part }: ‘{ $text }’ is geen geldig percentage
       *[other] { $part }: ‘{ $text }’ is geen geldige tijd
    }
expect-time-of-problem =
    { $problem ->
        [too-short]
            { $alternative ->
                [off] verwacht: een tijd van 0:01 tot 23:59:59, zoals 18:00, 18m of 1h5m30s, of off
                [share] verwacht: een tijd van 0:01 tot 23:59:59, zoals 18:00, 18m of 1h5m30s, of een percentage zoals 20%
               *[other] verwacht: een tijd van 0:01 tot 23:59:59, zoals 18:00, 18m of 1h5m30s
            }
        [no-share] { "" }
       *[other]
            { $alternative ->
                [off] verwacht: een tijd tot 23:59:59, zoals 18:00, 18m of 1h5m30s, of off
                [share] verwacht: een tijd tot 23:59:59, zoals 18:00, 18m of 1h5m30s, of een percentage zoals 20%
               *[other] verwacht: een tijd tot 23:59:59, zoals 18:00, 18m of 1h5m30s
            }
    }
file-missing-key = ‘{ $key }’ ontbreekt
file-repeated-key = ‘{ $key }’ komt meer dan één keer voor
file-taken-value = { $value } staat al op regel { $line }
file-threshold =
    { $problem ->
        [above-length] { $key } { $given } is langer dan de spreektijd ({ $most })
       *[above-yellow] { $key } { $given } begint vóór yellow ({ $most })
    }
expect-threshold = { "" }
file-no-choice = { $part }: ‘{ $value }’ is niet mogelijk
file-no-action = ‘{ $name }’ is geen actie
file-no-option = ‘{ $name }’ is geen optie
file-no-keyboard-key = ‘{ $name }’ is geen toets
# Without: $words
file-no-yaml = geen geldige YAML
# Without: $byte
file-no-utf8 = geen geldige UTF-8
# Without: $keys
expect-known-key =
    { $nearest ->
        [none] verwacht: { LIST($keys) }
       *[other] misschien bedoeld: ‘{ $nearest }’
    }
expect-word = { "" }
expect-key = { "" }
expect-time = verwacht: een tijd zoals { $example }
expect-list = verwacht: een lijst zoals ‘{ $example }’
expect-entries = verwacht: regels zoals ‘{ $example }’
expect-text = verwacht: een tekst
expect-choice = verwacht: { LIST($choices, last: " of ") }
expect-number-key = verwacht: een plaats van 1 tot en met 9
expect-other = { "" }
expect-once = { "" }
expect-another-name = { "" }
expect-another-slot = { "" }
expect-another-key = { "" }
expect-utf8 = { "" }
expect-in-english = { "" }
file-problem = { $problem }; { $expected }
