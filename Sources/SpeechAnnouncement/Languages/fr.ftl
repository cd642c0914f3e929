## Announcements

space = { " " }
full-stop = .
comma = ,{ " " }
hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
    .spoken =
        { $count ->
            [one] { SPELL($count, gender: "feminine") } heure
           *[other] { SPELL($count, gender: "feminine") } heures
        }
minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
    .spoken =
        { $count ->
            [one] { SPELL($count, gender: "feminine") } minute
           *[other] { SPELL($count, gender: "feminine") } minutes
        }
seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
    .spoken =
        { $count ->
            [one] { SPELL($count, gender: "feminine") } seconde
           *[other] { SPELL($count, gender: "feminine") } secondes
        }
lengths = { LIST($lengths, last: " et ") }
phase-green = vert
phase-yellow = jaune
phase-red = rouge
phase-overtime = dépassé
start = départ
remaining = il reste { $time }
over = { $time } de dépassement
time-is-up = le temps est écoulé
bell =
    { $strokes ->
        [one] coup de cloche
       *[other] { $strokes } coups de cloche
    }
segment = partie
number-of = { $number } sur { $count }

## Signs, and what lines begin with

colon =  :{ " " }
after-line-word =  :{ " " }
quoted = « { $name } »
remark = { " " }({ $text })
days = { $count } jours
verdict-qualified = qualifié
verdict-too-short = disqualifié, trop court
verdict-too-long = disqualifié, trop long
then = puis { $segment }
line-ready = PRÊT
line-start = DÉPART
line-stop = EN PAUSE
line-resume = REPRISE
line-set = RÉGLAGE
line-time = TEMPS
line-bell = CLOCHE
line-segment = PARTIE
line-zero = LE TEMPS EST ÉCOULÉ
line-over = DÉPASSEMENT
line-notice = AVIS
line-done = FIN
line-pause = PAUSE
line-display = ÉCRAN
line-event = ÉVÉNEMENT
line-help = AIDE

## The screen and the help

paused = EN PAUSE
ready-for-minutes = PRÊT depuis { $count } min
paused-for-minutes = EN PAUSE depuis { $count } min
since = depuis { TIME($time, hour: "2-digit") }
state-since = { $state } depuis { TIME($time, hour: "2-digit") }
span = de { TIME($start) } à { TIME($end) }
ends = fin à { TIME($time) }
key-starts = { $key } : démarrer
key-pauses = { $key } : mettre en pause
key-resumes = { $key } : reprendre
keys-change-time = { $keys } : changer le temps
key-helps = { $key } : aide
waiting-for-clock = En attente d’un minuteur dans la salle { $room }
    .short = En attente d’un minuteur
no-signal = pas de signal depuis { $time }
slot = Case { $slot }
end = Fin
key-space = Espace
key-up = Haut
key-down = Bas
key-right = Droite
key-left = Gauche
key-backspace = Retour arrière
key-enter = Entrée
key-page-up = Pg préc
key-page-down = Pg suiv
key-interrupt = Ctrl-C
sign-colon = deux-points
sign-plus = plus
sign-minus = moins
sign-closing-bracket = crochet fermant
sign-opening-bracket = crochet ouvrant
sign-question-mark = point d’interrogation
sign-period = point
sign-slash = barre oblique
help-start-or-stop = démarrer, suspendre, reprendre
help-slot = charger un préréglage
help-store = enregistrer dans une case
help-tap = aller au début de la couleur
help-hold = la couleur commence à ce temps
help-set-minute = à l’arrêt : + ou - 1 minute
help-set-seconds = à l’arrêt : + ou - 5 secondes
help-add-minute = + ou - 1 minute, à tout moment
help-add-seconds = + ou - 10 secondes
help-back = retour au début, prêt
help-undo = annuler, rétablir, 10 fois
help-late-start = départ oublié : l’antidater
help-questions = ajouter 5 minutes de questions
help-segment = partie, point suivant/précédent
help-prompt = saisir une commande
help-flash = flash pour attirer l’attention
help-blackout = écran noir
help-message = message : dernier, choix, nouveau
help-layout = disposition des chiffres
help-theme = couleurs
help-announcing = annonces : aucune, texte, voix
help-time-of-day = heure, fin de l’intervention
help-beside = temps secondaire à côté des feux
help-operator-view = vue régie
help-identify = les écrans affichent leur nom
help-say-time = annoncer le temps restant
help-focus = parcourir l’écran ; sélectionner
help-clicker = télécommande : départ, suivant
help-click = choisir ; chiffres : départ/pause
help-double-click = chiffres : retour au début, prêt
help-mouse-long-press = 0,5 s : enregistrer, régler
help-drag-and-wheel = régler le temps ; molette : 1 min
help-lock = verrou ; 2 fois : déverrouiller
help-quit = quitter
help-pages = Page { $page } sur { $count }   { $key } : page suivante   autre touche : fermer
    .short = { $key } : page suivante, autre touche : fermer
key-range = { $first } à { $last }
capitals =
    { $count ->
        [one] { LIST($letters) } majuscule
       *[other] { LIST($letters) } majuscules
    }

## Notices and questions

no-preset-in-slot = Aucun préréglage dans la case { $slot }
not-stored = Non enregistré
talk-not-saved = Impossible d’enregistrer l’état de l’intervention
    .short = État non enregistré
talk-not-in-report = L’intervention est absente du rapport
    .short = Absente du rapport
stored-not-safely = Enregistré, mais une coupure de courant pourrait l’effacer
    .short = Enregistrement non garanti
disk-is-slow = Le disque est lent : la dernière modification n’est pas encore enregistrée
    .short = Le disque est lent
value-changed =
    { $before ->
        [none] { $name } : désormais { $value }
       *[other] { $name } : désormais { $value } (auparavant { $before })
    }
length-of-talk = temps de parole
lamp-lowered = { $lamp } ramené à { $time }
lamp-refused-while-running = Intervention en cours : mettez-la en pause pour changer le temps de parole
    .short = Mettez d’abord en pause
lamp-refused-in-overtime = Il ne reste plus de temps : rien à régler
    .short = Il ne reste plus de temps
lamp-refused-at-zero = Le temps de parole doit dépasser 0:00
    .short = Le temps doit dépasser 0:00
lamp-refused-above-length = Le jaune ne peut pas dépasser le temps de parole
    .short = Jaune : trop long
lamp-refused-before-yellow = Le rouge ne peut pas commencer avant le jaune ({ $yellow })
    .short = Rouge : avant le jaune
lamp-refused-no-phase = Cette partie n’a pas de { $lamp }
lamp-refused-ends-talk = Le { $lamp } commence à { $time } : cela terminerait l’intervention
    .short = Le { $lamp } commence à { $time }
ends-at =
    { $day ->
        [today] Fin à { TIME($time) }
       *[tomorrow] Fin demain à { TIME($time) }
    }
ends-at-skipping = { $words } ({ TIME($time) } n’existe pas : passage à l’heure d’été)
talk-continues =
    { $kind ->
        [talk] L’intervention continue
       *[break] La pause continue
    }
left-paused = Intervention laissée en pause : il reste { $time }
spent = { $time } sur { $length }
no-talk = L’entrée standard s’est fermée alors qu’aucune intervention n’était en cours
layout =
    { $layout ->
        [automatic] Disposition : automatique
        [landscape] Disposition : paysage
       *[portrait] Disposition : portrait
    }
questions = Questions
secondary-time = Temps secondaire
secondary-session = programme
secondary-talk = intervention
secondary-clock = heure
secondary-off = aucun
theme = Thème : { $name }
announcements =
    { $channel ->
        [off] Annonces : aucune
        [print] Annonces : texte
       *[speak] Annonces : voix
    }
blackout = Écran noir : { $key } ou { $space } rétablit l’image
    .short = { $key } rétablit l’image
no-flash = Les flashs sont désactivés
no-message = Pas de message : saisissez { $command } TEXTE ou relancez avec --message ou --title
    .short = Pas de message
not-in-plain-mode = Indisponible en mode texte
no-room-for-help = Pas de place pour l’aide
first-problem =
    { $count ->
        [one] { $problem } (et { $count } autre : voir « { $check } »)
       *[other] { $problem } (et { $count } autres : voir « { $check } »)
    }
wrong-file = Un fichier contient une erreur : voir « { $check } »
    .short = Un fichier contient une erreur
talk-resumed =
    { $state ->
        [running] La dernière intervention n’était pas terminée : elle est toujours en cours
       *[paused] La dernière intervention n’était pas terminée : elle est toujours en pause
    }
    .short =
        { $state ->
            [running] La dernière intervention est toujours en cours
           *[paused] La dernière intervention est toujours en pause
        }
talk-offered =
    { $by ->
        [key] La dernière intervention n’était pas terminée : { $talk }. Appuyez sur { $key } pour la reprendre.
       *[command] La dernière intervention n’était pas terminée : { $talk }. Saisissez undo pour la reprendre.
    }
    .short =
        { $by ->
            [key] Dernière intervention : { $left }. Appuyez sur { $key } pour la reprendre.
           *[command] Dernière intervention : { $left }. Saisissez undo pour la reprendre.
        }
    .shorter =
        { $by ->
            [key] Appuyez sur { $key } pour reprendre l’intervention
           *[command] Saisissez undo pour reprendre l’intervention
        }
was-remaining = il restait { $time }
talk-offered-without-clock =
    { $by ->
        [key] Horloge système non réglée : { $was-left } lors du dernier enregistrement. Appuyez sur { $key } pour récupérer l’intervention, en pause.
       *[command] Horloge système non réglée : { $was-left } lors du dernier enregistrement. Saisissez undo pour récupérer l’intervention, en pause.
    }
    .short =
        { $by ->
            [key] Horloge non réglée : { $was-left }. Appuyez sur { $key } pour récupérer l’intervention.
           *[command] Horloge non réglée : { $was-left }. Saisissez undo pour récupérer l’intervention.
        }
    .shorter =
        { $by ->
            [key] Appuyez sur { $key } pour récupérer l’intervention
           *[command] Saisissez undo pour récupérer l’intervention
        }
lines-omitted =
    { $count ->
        [one] { $count } ligne de sortie perdue : aucun programme ne la lisait
       *[other] { $count } lignes de sortie perdues : aucun programme ne les lisait
    }
suspended = SpeakerClock a été suspendu pendant { $time } ; le temps a continué de courir
    .short = Programme suspendu pendant { $time }
system-clock-set =
    { $direction ->
        [back] Horloge système retardée de { $time }, sans effet sur l’intervention
       *[forward] Horloge système avancée de { $time }, sans effet sur l’intervention
    }
talk-offered-after-quit =
    { $state ->
        [running]
            { $by ->
                [key] La dernière intervention a été interrompue : { $talk }. { $key } la reprend : { $left } à présent
               *[command] La dernière intervention a été interrompue : { $talk }. undo la reprend : { $left } à présent
            }
       *[paused]
            { $by ->
                [key] La dernière intervention a été interrompue : { $talk }. { $key } la reprend : { $left }
               *[command] La dernière intervention a été interrompue : { $talk }. undo la reprend : { $left }
            }
    }
    .short =
        { $state ->
            [running]
                { $by ->
                    [key] Dernière intervention : { $key } la reprend : { $left } à présent
                   *[command] Dernière intervention : undo la reprend : { $left } à présent
                }
           *[paused]
                { $by ->
                    [key] Dernière intervention : { $key } la reprend : { $left }
                   *[command] Dernière intervention : undo la reprend : { $left }
                }
        }
    .shorter =
        { $by ->
            [key] { $key } : reprendre l’intervention
           *[command] undo : reprendre l’intervention
        }
way-back =
    { $key ->
        [none] Pour reprendre, lancez { $command }, puis saisissez undo (jusqu’à { TIME($time) }).
       *[other] Pour reprendre, lancez { $command }, puis appuyez sur { $key } (jusqu’à { TIME($time) }).
    }
way-back-to-rundown = Pour reprendre le déroulé, lancez { $command }
ask-quit =
    { $break ->
        [none] Intervention en cours. Encore { $key } pour quitter, autre touche pour continuer.
       *[other] Pause « { $break } » en cours. Encore { $key } pour quitter, autre touche pour continuer.
    }
    .short = Encore { $key } pour quitter
    .shorter = { $key } : quitter ?
came-too-often =
    { $talk ->
        [goes-on] Trop d’appuis sur { $key } : l’intervention continue. Appuyez encore une fois sur { $key }.
       *[ready] Trop d’appuis sur { $key } : rien n’a été fait. Appuyez encore une fois sur { $key }.
    }
    .short = Trop rapide : encore une fois { $key }
undone-changes = { $count } modifications annulées
ask-store = Enregistrer : case { $slots }, ou voyant { $lamps } ? Échap : annuler.
    .short = Case { $slots } ou voyant { LIST($lamp-keys) } ?
    .shorter = Enregistrer où ?

## Commands and their answers

undone-slot =
    { $preset ->
        [none] Annulé : la case { $slot } est de nouveau vide
       *[other] Annulé : la case { $slot } contient de nouveau { $preset }
    }
undone-lamp = Annulé : { $lamp } de nouveau à { $time }
undone-preset = Annulé : retour à { $preset }
undone-time = Annulé : le minuteur affiche de nouveau { $time }
undone-ready = Annulé : de nouveau prêt, { $time }
undone-paused = Annulé : de nouveau en pause, { $time }
undone-running = Annulé : de nouveau en cours, { $time }
undone-rundown = Annulé : le déroulé est comme avant
undone-questions =
    { $length ->
        [none] Annulé : les questions sont retirées
       *[other] Annulé : questions, { $length }
    }
undone-message =
    { $state ->
        [shown] Annulé : le message est de nouveau affiché
       *[hidden] Annulé : le message est de nouveau masqué
    }
undone-item = Annulé : { $item } est de nouveau dans le déroulé
redone-slot =
    { $preset ->
        [none] Rétabli : la case { $slot } est de nouveau vide
       *[other] Rétabli : la case { $slot } contient de nouveau { $preset }
    }
redone-lamp = Rétabli : { $lamp } de nouveau à { $time }
redone-preset = Rétabli : retour à { $preset }
redone-time = Rétabli : le minuteur affiche de nouveau { $time }
redone-ready = Rétabli : de nouveau prêt, { $time }
redone-paused = Rétabli : de nouveau en pause, { $time }
redone-running = Rétabli : de nouveau en cours, { $time }
redone-rundown = Rétabli : le déroulé est de nouveau modifié
redone-questions =
    { $length ->
        [none] Rétabli : les questions sont retirées
       *[other] Rétabli : questions, { $length }
    }
redone-message =
    { $state ->
        [shown] Rétabli : le message est de nouveau affiché
       *[hidden] Rétabli : le message est de nouveau masqué
    }
redone-item = Rétabli : { $item } est de nouveau dans le déroulé
undone = Modification annulée
nothing-to-undo = Rien à annuler
nothing-undone = Rien n’a été annulé : modifié depuis
redone = Modification rétablie
nothing-to-redo = Rien à rétablir
not-undone = La case { $slot } reste telle quelle : un autre programme l’a modifiée
    .short = La case { $slot } reste telle quelle
preset-removed =
    { $now ->
        [none] Case { $slot } : { $preset } supprimé
       *[other] Case { $slot } : { $preset } supprimé, retour à { $now }
    }
preset-built-in = La case { $slot } contient { $preset }, fourni avec le programme. Seuls les préréglages enregistrés peuvent être supprimés.
    .short = Case { $slot } : fourni avec le programme
preset-in-file = Case { $slot } : { $preset }, défini dans { $file }. Supprimez-le dans ce fichier.
    .short = Case { $slot } : défini dans { $file }
questions-added = Ajouté : Questions, { $length }
start-moved = Départ antidaté de { $time }
started-now = Démarré : rien à antidater
cannot-backdate-further = Impossible d’antidater davantage
time-has-passed = Il est déjà plus de { TIME($time) }. Indiquez une heure ultérieure.
    .short = Il est plus de { TIME($time) }
message-sent =
    { $place ->
        [displays] Message sur les écrans : { $text }
        [nobody] Message, mais aucun écran n’est connecté : { $text }
       *[screen] Message : { $text }
    }
message-kept = Non affiché, car aucun écran n’est connecté ; { $key } l’affichera plus tard : { $text }
    .short = Non affiché : { $key } l’affichera plus tard
choose-message = Envoyer quel message ? { $messages }   Échap n’en envoie aucun.
    .short = Message ? { $messages }   Échap : aucun
    .shorter = Message ? { $messages }
no-stored-messages = Aucun message enregistré. config.yaml peut en contenir neuf, par exemple : messages: { "{" }1: Veuillez conclure{ "}" }
    .short = Aucun message enregistré dans config.yaml
    .shorter = Aucun message
no-stored-message = Il n’y a pas de message { $number } dans config.yaml
    .short = Pas de message { $number }
message-cleared = Le message est masqué
small-letters = Les lettres sont petites : pour les agrandir, installer unifont sur chaque écran
no-message-shown = Il n’y a pas de message
picture-is-back = L’image est rétablie
picture-already-black = L’écran est déjà noir
picture-not-black = L’écran n’est pas noir
already-running = L’intervention est déjà en cours
not-running = L’intervention n’est pas en cours
no-change = Impossible de changer davantage le temps
no-other-segment = Il n’y a pas d’autre partie
not-a-time = « { $text } » n’est pas une durée valide. Maximum : 23:59:59. Exemples : 1:30, 1h5m30s, 18m ou 45s.
    .short = « { $text } » n’est pas une durée valide
no-preset-named = Il n’y a pas de préréglage « { $text } ». Indiquez une case de 1 à 9 ou une partie d’un nom affiché par « speakerclock presets list », par exemple : ted.
    .short = Il n’y a pas de préréglage « { $text } »
preset-has-changed = Non exécuté : ce préréglage a changé entre-temps
presets-changed = Préréglages modifiés
several-presets-named = « { $text } » figure dans plusieurs noms : { $names }. Précisez le nom ou indiquez une case.
    .short = « { $text } » figure dans plusieurs noms : { $names }
    .shorter = « { $text } » figure dans plusieurs noms
nothing-to-change = Il n’y a rien à changer
no-item-named = Aucun point du déroulé ne correspond à « { $text } »
    .short = Aucun point « { $text } »
several-items-named = « { $text } » correspond à plusieurs points : { $items }
    .short = « { $text } » correspond à plusieurs points
command-start = démarrer ou reprendre l’intervention
command-stop = mettre l’intervention en pause
command-toggle = démarrer ou mettre en pause, comme la barre d’espace
command-add = ajouter du temps
command-take = retirer du temps
command-set = régler le minuteur ; avec green, yellow ou red, régler ce voyant sur le temps affiché
command-preset = charger un préréglage, par sa case ou son nom
command-green = aller au début de la partie ; une intervention en cours continue de là
command-yellow = aller au temps où le jaune commence ; une intervention en cours continue de là
command-red = aller au temps où le rouge commence ; une intervention en cours continue de là
command-reset = revenir à la première partie, prêt à démarrer
command-next = passer à la partie ou au point suivant
command-previous = revenir à la partie ou au point précédent
command-until = faire finir l’intervention à l’heure indiquée
command-questions = ajouter des questions à la fin de l’intervention : 5 minutes ou la durée donnée
command-backdate = antidater le départ à la dernière pause ou au dernier « reset »
command-go = aller à ce point du déroulé
command-skip = sauter le point suivant ou le point indiqué
command-move = déplacer un point avant ou après un autre
command-title = corriger le titre du point actuel ou du point indiqué
command-speaker = corriger l’intervenant du point actuel ou du point indiqué
command-shorten = raccourcir le point suivant à cette durée
command-insert = insérer un point avant le suivant
command-catch-up = raccourcir les points suivants pour rattraper le retard
command-rundown = lister les points du déroulé
command-reload = relire le fichier du déroulé
command-restart = recommencer le déroulé
command-store = enregistrer l’intervention dans cette case
command-remove = supprimer le préréglage enregistré dans cette case
command-message = afficher ce message ou, sans texte, le dernier
command-clear = masquer le message
command-blackout = passer les écrans au noir, ou rétablir l’image
command-flash = lancer un flash pour attirer l’attention
command-identify = afficher sur chaque écran son nom
command-undo = annuler la dernière modification, jusqu’à 10 fois
command-redo = rétablir la dernière modification annulée
command-time = annoncer le temps restant
command-displays = lister les écrans connectés
command-events = lister les derniers événements
command-help = lister les commandes principales
command-layout = changer la disposition des chiffres
command-theme = changer les couleurs
command-announcements = changer les annonces (aucune, texte, voix)
command-lock = verrouiller les touches, sauf Espace
command-clock = afficher l’heure
command-beside = afficher un temps secondaire : session, talk, clock (l’heure) ou off
command-operator = afficher ou masquer la vue régie
command-take-over = poursuivre les interventions d’un minuteur tombé en panne (au pupitre seulement)
command-hand-over = passer le relais à un pupitre
command-desk = devenir un pupitre de l’autre minuteur de la salle
command-quit = quitter le programme
all-commands = lister toutes les commandes
one-command = expliquer une commande
break-has-no-lamps = Une pause n’a pas de voyants
at-time = à { $time }
left = il reste { $time }
press-again-goes = Appuyez de nouveau sur { $key } pour passer à « { $name } »
    .short = Encore { $key } : { $name }
guarded-goes = Envoyez « { $confirmation } » pour passer à « { $name } »
deed-goes = passe à « { $name } »
press-again-starts-other-day = Ce déroulé est prévu pour le { $day }. Encore { $key } pour le démarrer.
    .short = Encore { $key } : démarrer
    .shorter = { $key } ?
guarded-starts-other-day = Ce déroulé est prévu pour le { $day }. Envoyez « { $confirmation } » pour le démarrer.
deed-starts-other-day = démarre le déroulé du { $day }
press-again-starts-with-unset-clock = L’horloge de cette machine n’est pas à l’heure. Encore { $key } pour démarrer.
    .short = Encore { $key } : démarrer
    .shorter = { $key } ?
guarded-starts-with-unset-clock = L’horloge de cette machine n’est pas à l’heure. Envoyez « { $confirmation } » pour démarrer.
deed-starts-with-unset-clock = démarre, bien que l’horloge ne soit pas à l’heure
press-again-ends-talk-and-loads = Appuyez encore sur { $key } pour terminer cette intervention et charger « { $name } »
    .short = Encore { $key } : terminer, charger
    .shorter = { $key } : fin ?
guarded-ends-talk-and-loads = Envoyez « { $confirmation } » pour terminer cette intervention et charger « { $name } »
deed-ends-talk-and-loads = termine cette intervention et charge « { $name } »
press-again-moves-lamp = Appuyez de nouveau sur { $key } : le { $lamp } commence maintenant
    .short = Encore { $key } : le { $lamp }
guarded-moves-lamp = Envoyez « { $confirmation } » : le { $lamp } commence maintenant
deed-moves-lamp = le { $lamp } commence maintenant
press-again-stores = Appuyez de nouveau sur { $key } pour enregistrer dans la case { $slot }
    .short = { $key } : enregistrer ?
guarded-stores = Envoyez « { $confirmation } » pour enregistrer dans la case { $slot }
deed-stores = enregistre dans la case { $slot }
press-again-removes = Appuyez de nouveau sur { $key } pour supprimer le préréglage de la case { $slot }
    .short = { $key } : supprimer ?
guarded-removes = Envoyez « { $confirmation } » pour supprimer le préréglage enregistré dans la case { $slot }
deed-removes = supprime le préréglage enregistré dans la case { $slot }
press-again-begins-anew = Appuyez de nouveau sur { $key } pour recommencer le déroulé
    .short = Encore { $key } : recommencer
guarded-begins-anew = Envoyez « { $confirmation } » pour recommencer le déroulé
deed-begins-anew = recommence le déroulé
press-again-ends-talk = Appuyez de nouveau sur { $key } pour terminer cette intervention
    .short = Encore { $key } : terminer
guarded-ends-talk = Envoyez « { $confirmation } » pour terminer cette intervention
deed-ends-talk = termine cette intervention
press-again-ends-break = Appuyez de nouveau sur { $key } pour terminer la pause « { $name } »
    .short = Encore { $key } : terminer
guarded-ends-break = Envoyez « { $confirmation } » pour terminer la pause « { $name } »
deed-ends-break = termine la pause « { $name } »
press-again-pauses = Appuyez de nouveau sur { $key } pour mettre cette intervention en pause
    .short = Encore { $key } : pause
guarded-pauses = Envoyez « { $confirmation } » pour mettre cette intervention en pause
deed-pauses = met cette intervention en pause
press-again-skips = Appuyez de nouveau sur { $key } pour sauter « { $name } »
    .short = Encore { $key } : sauter
guarded-skips = Envoyez « { $confirmation } » pour sauter « { $name } »
deed-skips = saute « { $name } »
press-again-ends-talk-and-skips = Appuyez encore sur { $key } pour terminer cette intervention et sauter { $names }
    .short = Encore { $key } : terminer, sauter
guarded-ends-talk-and-skips = Envoyez « { $confirmation } » pour terminer cette intervention et sauter { $names }
deed-ends-talk-and-skips = termine cette intervention et saute { $names }
press-again-ends-late = Il est déjà plus de { TIME($time) }. Appuyez de nouveau sur { $key } pour une intervention de { $length }.
    .short = Encore { $key } : { $length }
guarded-ends-late = Il est déjà plus de { TIME($time) }. Pour une intervention de { $length }, envoyez « { $confirmation } ».
deed-ends-late = il est plus de { TIME($time) }, l’intervention dure donc { $length }
press-again-goes-on = Appuyez de nouveau sur { $key } : { $how }, l’intervention continue
    .short = Encore { $key } : { $how }
    .shorter = { $key } ?
guarded-goes-on = Envoyez « { $confirmation } » : { $how }, l’intervention continue
deed-goes-on = { $how }, l’intervention continue
press-again-gives-up-end = Appuyez de nouveau sur { $key } : { $how }, sans la fin à { TIME($end) }
    .short = Encore { $key } : { $how }, sans fin fixe
    .shorter = { $key } ?
guarded-gives-up-end = Envoyez « { $confirmation } » : { $how }, sans la fin à { TIME($end) }
deed-gives-up-end = { $how }, sans la fin à { TIME($end) }
changed-meanwhile = Non exécuté : l’intervention a changé entre-temps
waiting-for-answer = En attente du minuteur : { $words }
notes-not-sent = Sans les notes : un broker ne les transmet pas
desk = { $name } (pupitre)
segment-changes-too-soon = Non exécuté : moins d’une demi-seconde après le changement précédent
command-too-long = Une commande ne peut pas dépasser { $bytes } octets
answer-too-long = La réponse est trop longue pour une ligne
too-late = Non exécuté : arrivé trop tard
picture-changes-too-often = L’affichage change trop souvent : attendez une seconde
operator-has-just-closed-one = La régie vient de masquer un message ou un écran noir
prompt-keys = Tab complète, Échap ferme
prompt = Saisissez une commande, puis appuyez sur Entrée. Échap : annuler.
message-prompt-keys = Haut : précédents, Échap ferme
message-prompt = Saisissez un message, puis appuyez sur Entrée. Échap : annuler.
prompt-closed = Annulé : les touches agissent de nouveau
no-key = La touche { $key } ne fait rien : { $help } donne la liste des touches
no-command =
    { $nearest ->
        [none] « { $text } » n’est pas une commande. « help » affiche la liste.
       *[other] « { $text } » n’est pas une commande. Vouliez-vous dire « { $nearest } » ? « help » affiche la liste.
    }
    .short = « { $text } » n’est pas une commande
only-at-clock = « { $command } » n’est possible que sur le minuteur lui-même
needs-time = Indiquez une durée après « { $command } », par exemple : { $example }
    .short = Indiquez une durée après « { $command } »
needs-time-of-day = Indiquez une heure après « { $command } », par exemple : { $example }
    .short = Indiquez une heure après « { $command } »
needs-slot = Indiquez une case de 1 à 9 après « { $command } », par exemple : { $example }
    .short = Indiquez une case de 1 à 9 après « { $command } »
needs-preset = Indiquez une case ou une partie d’un nom après « { $command } », par exemple : { $example }
    .short = Indiquez une case ou une partie d’un nom après « { $command } »
needs-item = Indiquez un numéro comme #3 ou une partie du titre ou du nom après « { $command } », par exemple : { $example }
    .short = Indiquez un numéro comme #3 ou une partie du titre après « { $command } »
needs-text = Indiquez un texte après « { $command } », par exemple : { $example }
    .short = Indiquez un texte après « { $command } »
needs-choice = Indiquez { LIST($choices, last: " ou ") } après « { $command } », par exemple : { $example }
    .short = Indiquez { LIST($choices, last: " ou ") } après « { $command } »
needs-nothing = « { $command } » s’emploie seul

## Focus, mouse and lock

control-minutes = minutes
control-seconds = secondes
control-store = enregistrer
control-undo = annuler
focus-take = { CAPITAL($name) } : { $key } pour charger
focus-store = { CAPITAL($name) } : { $key } pour enregistrer { $time } ici
focus-go = { CAPITAL($name) } : { $key } pour y aller
focus-hold = { CAPITAL($name) } : { $key } pour régler sur { $time }
focus-start = { CAPITAL($name) } : flèches pour changer, { $key } pour démarrer
focus-ask = { CAPITAL($name) } : { $key }, puis une case ou un voyant
focus-undo = { CAPITAL($name) } : { $key } pour annuler la dernière modification
mouse-click = Clic
mouse-double-click = Double-clic
mouse-hold = Clic maintenu
mouse-drag-and-wheel = Glisser, molette
click-again = Cliquez de nouveau : mettre en pause
locked = Verrouillé, sauf { $space }. Appuyez deux fois sur { $key } pour déverrouiller.
    .short = Appuyez deux fois sur { $key } pour déverrouiller
unlock = Verrouillé : appuyez de nouveau sur { $key } pour déverrouiller
    .short = Appuyez encore sur { $key } pour déverrouiller
unlocked = Déverrouillé
first-start = Bienvenue : { $start-key } pour démarrer, { $slots } pour un préréglage, { $help-key } pour l’aide
    .short = { $start-key } pour démarrer, { $help-key } pour l’aide
first-store = Enregistré pour la prochaine fois

## The operator view and displays

heading-speaker = Vue de l’intervenant
heading-rundown = Déroulé
heading-displays = Écrans
heading-events = Événements
heading-now = en cours
heading-next = à suivre
picture-blackout = Écran noir
picture-flash = Flash en cours
display-silent-since = sans réponse depuis { TIME($time, hour: "2-digit") }
display-lost-at = déconnecté à { TIME($time) }
no-room-for-view = La vue régie demande un terminal d’au moins { $needed }
    .short = La vue régie demande { $needed }
    .shorter = { $needed } requis
display-lost = Connexion perdue avec l’écran « { $name } »
display-silent = L’écran « { $name } » ne répond plus
display-back = L’écran « { $name } » est de nouveau connecté
display-left = L’écran « { $name } » a été fermé
displays = Chaque écran affiche son nom pendant cinq secondes : { $names }
no-display = Aucun écran n’est connecté
no-event = Aucun événement pour l’instant
offline = hors ligne
waiting-for-rooms = En attente des salles
more-rooms =
    { $count ->
        [one] { $count } autre salle
       *[other] { $count } autres salles
    }
changed-by =
    { $name ->
        [none] modification faite par la régie
       *[other] modification faite par { $name }
    }
talk-started-by = Démarré par { $name }
talk-paused-by = Mis en pause par { $name }
talk-resumed-by = Repris par { $name }

## The remote in a browser

remote-start = Démarrer
remote-stop = Mettre en pause
    .short = Pause
remote-resume = Reprendre
remote-next = Suivant
remote-previous = Précédent
remote-undo = Annuler la modification
    .short = Annuler
remote-redo = Rétablir
remote-flash = Flash
remote-black = Écran noir
remote-message = Message
remote-send = Envoyer
remote-hide = Masquer
remote-presets = Préréglages
remote-full-screen = Plein écran
remote-screen-may-turn-off = L’écran peut s’éteindre : réglez l’appareil pour qu’il reste allumé ou ouvrez cette page en https
remote-not-sent = Non envoyé : le minuteur est injoignable
remote-no-answer = Pas de réponse : vérifiez sur le minuteur
remote-too-many = Non envoyé : trop de commandes. Attendez une seconde.
remote-unreachable = Le minuteur est injoignable
remote-shut-out = Ce lien n’est plus valable : ouvrez le nouveau
remote-needs-link = Une partie du lien manque : ouvrez le lien entier affiché par la passerelle
remote-only-shows = Ce lien ne fait qu’afficher le minuteur : ouvrez le lien de la télécommande
remote-is-full = Toutes les places sont prises : réessayez dans quelques secondes
remote-timer = Temps restant
remote-say-time = Annoncer le temps
    .short = Annoncer
remote-ready = prêt
remote-running = en cours
remote-paused = en pause
remote-less = { $time } de moins
remote-more = { $time } de plus
remote-set-time = Régler le temps
    .short = Régler
remote-example = 5m ou 1:30
remote-time = Temps, par exemple 5m ou 1:30
remote-yellow-now = Jaune maintenant
    .short = Jaune
remote-red-now = Rouge maintenant
    .short = Rouge
remote-reset = Au début
remote-person = Votre nom
remote-person-for-others = Votre nom, pour que les autres sachent qui c’était
remote-named = Les autres voient votre nom : { $name }
remote-unnamed = Les autres ne voient pas de nom
remote-done = Fait : { $button }
remote-not-confirmed = Non exécuté : { $button } n’a pas été touché de nouveau
programme-heading = Programme
programme-go-to = Aller à
programme-skip = Sauter
programme-shorten = Raccourcir
programme-new-length = Nouvelle durée, par exemple 5m ou 1:30
programme-earlier = Déplacer vers le haut
    .short = Monter
programme-later = Déplacer vers le bas
    .short = Descendre
programme-rename = Modifier
programme-title = Titre
programme-speaker = Intervenant
programme-insert = Insérer une intervention
    .short = Insérer
programme-inserted-title = Titre de la nouvelle intervention
programme-inserted-length = Durée de la nouvelle intervention, par exemple 5m ou 1:30
programme-catch-up = Rattraper le retard
    .short = Rattraper
tap-again = Touchez de nouveau : { $deed }
undoes-start = annule le démarrage de cette intervention
blackout-is-on = Écran noir actif

## The rundown

next-talk =
    { $time ->
        [none] À suivre : { $talk }
       *[other] À suivre : { $talk }, { TIME($time) }
    }
starts-in = commence dans { $time }
starts-at = commence à { TIME($time) }
your-turn = C’est à vous
you-are-next =
    { $time ->
        [none] Ensuite, c’est à vous
       *[other] Ensuite, c’est à vous, dans { $time }
    }
you-start-in = À vous dans { $time }
back-at = reprise à { TIME($time) }
back-soon = On reprend bientôt
break = Pause
behind-plan = { $time } de retard
ahead-of-plan = { $time } d’avance
on-time = à l’heure
rundown-ends = fin du programme à { TIME($time) }
rundown-ended = programme terminé à { TIME($time) }
cannot-end = { $item } ne peut pas finir à { TIME($time) }
    .short = { $item } finit trop tard
item-ended = TERMINÉ
item-current = EN COURS
item-coming = À VENIR
item-skipped = SAUTÉ
time-of-day = { TIME($time) }
planned-at = prévu à { TIME($time) }
note = Note : { $text }
ends-too-late = finit trop tard
rundown-is-over = Le programme est terminé
last-item = Dernier point
rundown-ended-at = Ce programme s’est terminé à { TIME($time) }
begins-anew =
    { $presses ->
        [twice] deux fois { $key } le recommence
       *[once] { $key } le recommence
    }
goes-back = { $key } revient à « { $item } »
skipped = Point sauté : { $item }
shortened = { $item } : { $length }
inserted = Inséré : { $item }, { $length }
not-shorter = La durée est déjà de { $length } : indiquez-en une plus courte
caught-up = Raccourci pour être à l’heure à { TIME($time) } : { $cuts }
nothing-to-catch-up = Le programme finira à l’heure : rien à rattraper
    .short = Rien à rattraper
no-rundown = Il n’y a pas de déroulé. Lancez le minuteur avec --rundown FICHIER.
    .short = Il n’y a pas de déroulé
nothing-follows = Plus rien ne suit dans le déroulé
nothing-precedes = Rien ne précède dans le déroulé
weekday =
    { $weekday ->
        [monday] lundi
        [tuesday] mardi
        [wednesday] mercredi
        [thursday] jeudi
        [friday] vendredi
        [saturday] samedi
       *[sunday] dimanche
    }
month =
    { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[other] décembre
    }
date =
    { $day ->
        [1] { weekday } 1er { month } { $year }
       *[other] { weekday } { $day } { month } { $year }
    }
rundown-is-for = Ce déroulé est prévu pour le { $day }, pas pour aujourd’hui
    .short = Pour le { $day }
clock-is-not-set = L’horloge de cette machine n’est pas à l’heure
    .short = L’horloge n’est pas à l’heure
rundown-goes-on = Le déroulé continue avec { $item }
new-items = nouveau dans le fichier : { $items }
gone-items = supprimé du fichier : { $items }
changed-items = modifié : { $items }
planned-times-moved =
    { $direction ->
        [later] toutes les heures prévues sont retardées de { $length }
       *[earlier] toutes les heures prévues sont avancées de { $length }
    }
break-still-ends = { $item } se termine toujours à { TIME($time) }, au début du point suivant
new-order = l’ordre a changé
file-taken = Le déroulé a été mis à jour d’après son fichier
file-unchanged = Le fichier du déroulé n’a pas changé
file-missing = Le fichier du déroulé est introuvable. Le déroulé reste tel quel.
rundown-stays = Le déroulé reste tel quel
too-many-items = Le déroulé reste tel quel : il aurait plus de { $count } points
items-would-go =
    { $count ->
        [one] Le fichier a { $count } point de moins : :reload le retire
       *[other] Le fichier a { $count } points de moins : :reload les retire
    }
hard-end-would-move =
    { $time ->
        [none] Dans le fichier, { $item } n’a plus de fin impérative : :reload l’applique
       *[other] Dans le fichier, { $item } finit à { TIME($time) } : :reload l’applique
    }
moved-before = Déplacé : { $item }, maintenant avant { $other }
moved-after = Déplacé : { $item }, maintenant après { $other }
renamed = Modifié : { $item }
has-started = { $item } a déjà commencé
place-has-passed = Impossible à cet endroit : le moment de { $item } est passé
break-is-over = La pause est finie
loads-next =
    { $by ->
        [key] Appuyez sur { $key } pour charger
       *[command] Saisissez { $key } pour charger
    }
this-item =
    { $kind ->
        [talk] { $lateness } pour cette intervention
       *[break] { $lateness } pour cette pause
    }
hard-end = fin impérative à { TIME($time) }
loses-time = { $item } doit finir à { TIME($end) } et perd { $length }
    .short = { $item } perd { $length }
length-by-hard-end = { $length } au lieu de { $planned }, car il faut finir à { TIME($end) }
offered-cut = { $item } à { $length }
offer =
    { $end ->
        [none] raccourcir { $cuts } ({ $command })
       *[other] pour finir à { TIME($end) } : raccourcir { $cuts } ({ $command })
    }
absorbs-delay = { $item } absorbe le retard : rien à rattraper
    .short = { $item } absorbe le retard
gap-absorbs-delay = Le temps libre avant { $item } absorbe le retard : rien à rattraper
    .short = Le temps libre avant { $item } absorbe le retard

## Taking over

take-over-again = Appuyez de nouveau sur { $key } pour prendre le relais
    .short = Encore { $key } : relayer
take-over-heard =
    { $age ->
        [none] Dernier signal du minuteur à une heure inconnue
       *[other] Dernier signal du minuteur il y a { $age }
    }
    .short =
        { $age ->
            [none] Dernier signal inconnu
           *[other] Signal il y a { $age }
        }
take-over-error =
    { $error ->
        [none] l’intervention sera en pause
       *[other] temps exact à { DECIMAL($error, mark: ",") } près
    }
    .short =
        { $error ->
            [none] en pause
           *[other] à { DECIMAL($error, mark: ",") } près
        }
take-over-displays = hors d’atteinte : { $display-names }
    .short = sans { $display-names }
    .shorter = sans ses écrans
take-over-without-rundown = sans le déroulé
take-over-by-time-of-day = Cette machine a redémarré depuis : le temps vient de son horloge système, exact à { DECIMAL($error, mark: ",") } près si elle est à l’heure
    .short = Temps de l’horloge système, à { DECIMAL($error, mark: ",") } près si elle est juste
taken-over =
    { $desk ->
        [none]
            { $time ->
                [none] Un autre pupitre a pris le relais
               *[other] Un autre pupitre a pris le relais à { TIME($time) }
            }
       *[other]
            { $time ->
                [none] { $desk } a pris le relais
               *[other] { $desk } a pris le relais à { TIME($time) }
            }
    }
taken-over-now-desk = Ce minuteur est maintenant un pupitre
taken-over-now-desk-without-clock = Ce pupitre n’atteint aucun minuteur : lancez-le avec --via
taken-over-now-ends = Ce programme se termine
taken-over-only-here = Seulement ici : { $only }
takes-over = { $key } : prendre le relais
kept-talks = Pas de minuteur, mais ses interventions sont gardées ici (signal il y a { $age })   { $key } : prendre le relais
    .short = Pas de minuteur (signal il y a { $age })   { $key } : prendre le relais
    .shorter = Pas de minuteur   { $key } : prendre le relais
kept-talks-unknown-age = Pas de minuteur, mais ses interventions sont gardées ici   { $key } : prendre le relais
    .short = Pas de minuteur   { $key } : prendre le relais
not-taken-over-clock-is-here = Relais impossible : le programme du minuteur n’est pas terminé sur cette machine. Fermez-le d’abord.
    .short = Relais impossible : fermez d’abord le minuteur sur cette machine
    .shorter = Relais impossible : minuteur présent ici
not-taken-over-nothing-kept = Relais impossible : rien n’est gardé ici (aucun signal du minuteur, ou broker)
    .short = Relais impossible : rien n’est gardé ici
not-taken-over-is-clock = Ceci est le minuteur : seul un pupitre peut prendre le relais
    .short = Seul un pupitre peut prendre le relais
not-taken-over-failed = Impossible de prendre le relais : { $reason }
    .short = Impossible de prendre le relais
has-taken-over = Ce pupitre est maintenant le minuteur de la salle { $room }. Pour les écrans : « speakerclock attach --room { $room } » sur cette machine.
    .short = Ce pupitre est maintenant le minuteur : connectez les écrans à cette machine
    .shorter = Ce pupitre est maintenant le minuteur
ask-hand-over = Appuyez de nouveau sur { $key } pour passer le relais à { $desk } : ce minuteur deviendra un pupitre
    .short = Encore { $key } : passer le relais à { $desk } (ce minuteur deviendra un pupitre)
    .shorter = Encore { $key } : passer le relais à { $desk }
    .shortest = Encore { $key } : passer le relais
hands-over = Passage du relais à { $desk } en cours
    .short = Passage du relais en cours
not-handed-over = { $desk } n’a pas pris le relais : ce minuteur continue
    .short = Relais non transmis
no-desk = Aucun pupitre pour prendre le relais : lancez-en un avec « speakerclock desk »
    .short = Aucun pupitre pour prendre le relais
several-desks = Plusieurs pupitres : { $names }. Saisissez « hand over » et le nom.
    .short = Plusieurs pupitres : « hand over NOM »
talks-are-here = Le relais a déjà été pris ici : { $command } continue
    .short = Pour continuer ici : { $command }
    .shorter = Le relais a déjà été pris ici
ready-too-late = Ce pupitre n’était pas prêt à temps : le minuteur continue
    .short = Pas prêt à temps
no-answer-to-ready = Prêt, mais le minuteur ne répond pas : s’il est en panne, { $key } prend le relais
    .short = Pas de réponse : { $key } prend le relais
clock-is-alive = Le minuteur répond : { $key } là-bas passe le relais, :take over le prend quand même
    .short = Il répond : voir :take over
other-clock = Un autre minuteur tourne en salle { $room } : { $key } pour en devenir un pupitre, { $talk } est abandonné
    .short = Un autre minuteur tourne : { $key } pour le rejoindre, { $talk } est abandonné
    .shorter = Un autre minuteur tourne en salle { $room } : { $key } pour le rejoindre
    .shortest = Autre minuteur : { $key } pour le rejoindre
other-clock-command = Un autre minuteur tourne en salle { $room } : « { $command } » le pilote
ask-start-privately = Un autre minuteur tourne en salle { $room } : encore { $key } en démarre un privé
    .short = Encore { $key } : minuteur privé
ask-join = Encore { $key } pour devenir un pupitre du minuteur de la salle { $room } : { $talk } est abandonné
    .short = Encore { $key } : devenir un pupitre, { $talk } est abandonné
    .shorter = Encore { $key } : devenir un pupitre
join-by-command = Une intervention a démarré ici : saisissez { $command } pour rejoindre l’autre minuteur
    .short = Rejoindre l’autre minuteur : { $command }
other-clock-has-ended = L’autre minuteur de la salle { $room } est terminé : celui-ci reste privé, non enregistré
    .short = L’autre minuteur est terminé
no-other-clock = Il n’y a pas d’autre minuteur en salle { $room }
    .short = Il n’y a pas d’autre minuteur

## The report

report-title = Interventions : prévu et réel
report-due = Prévu
report-until = Fin prévue
report-start = Début
report-end = Fin
report-late = Retard
report-talk = Intervention
report-planned = Durée
report-actual = Réel
report-added = Ajout
report-over = Excès
report-speaker = Intervenant
report-talks = Nombre
report-alone = Seul
report-shared = À plusieurs
report-rest = pause
report-questions = questions
report-rehearsal = répétition
report-test = essai
report-not-held = n’a pas eu lieu
report-qualified = valable
report-too-short = trop court
report-too-long = trop long
report-green = vert
report-yellow = jaune
report-red = rouge
report-overtime = dépassement
report-no-lamp = sans voyant
report-no-talks = Il n’y a aucune intervention.
report-room = salle
report-of = sur
report-by-hand = à la main
report-starts = { $count } démarrages
report-zone-unknown = heures de cette machine, qui ne connaît pas le fuseau { $zone }
report-sum =
    { $count ->
        [one] { $count } intervention : { $sum } en tout, { $mean } en moyenne. Prévu : { $planned }.
       *[other] { $count } interventions : { $sum } en tout, { $mean } en moyenne. Prévu : { $planned }.
    }
report-starts-all =
    { $count ->
        [one] { $count } intervention avait un début prévu : { $lateness }.
       *[other] { $count } interventions avaient un début prévu : { $lateness }.
    }
report-starts-none-late =
    { $count ->
        [one] { $count } intervention avait un début prévu : { $mean } en moyenne ; la plus tardive : { $latest }.
       *[other] { $count } interventions avaient un début prévu : { $mean } en moyenne ; la plus tardive : { $latest }.
    }
report-starts-at-most =
    { $count ->
        [one] { $count } intervention avait un début prévu : { $mean } en moyenne, { $largest } au plus.
       *[other] { $count } interventions avaient un début prévu : { $mean } en moyenne, { $largest } au plus.
    }
report-over-time =
    { $count ->
        [one] { $count } intervention a dépassé : { $sum } en tout, { $mean } en moyenne, { $largest } au plus.
       *[other] { $count } interventions ont dépassé : { $sum } en tout, { $mean } en moyenne, { $largest } au plus.
    }
report-questions-added =
    { $count ->
        [one] Questions : { $sum } dans { $count } intervention.
       *[other] Questions : { $sum } dans { $count } interventions.
    }
report-breaks =
    { $count ->
        [one] { $count } pause : { $sum } en tout.
       *[other] { $count } pauses : { $sum } en tout.
    }
report-items-not-held =
    { $count ->
        [one] { $count } point n’a pas eu lieu : { $planned } prévu.
       *[other] { $count } points n’ont pas eu lieu : { $planned } prévu.
    }
report-rehearsals =
    { $count ->
        [one] { $count } répétition n’est pas comptée.
       *[other] { $count } répétitions ne sont pas comptées.
    }
report-tests =
    { $count ->
        [one] { $count } essai n’est pas compté.
       *[other] { $count } essais ne sont pas comptés.
    }
report-none-over = Aucune intervention n’a dépassé.
report-time-added = Ajouté à la main : { $time }.
report-time-removed = Retiré à la main : { $time }.
report-pauses = Interruptions : { $time }.
report-speeches = Discours de concours : { $verdicts }.

## Faults

program-not-run = lancement impossible
program-status = code de sortie { $status }
program-signal = signal { $signal }
program-late = délai dépassé
program-silent = aucun son
fault-engine =
    { $next ->
        [none] La voix { $name } a échoué 2 fois : { $reason } ; il n’y a plus de voix
       *[other] La voix { $name } a échoué 2 fois : { $reason } ; { $next } la remplace
    }
fault-player =
    { $next ->
        [none] Le lecteur audio { $name } a échoué 2 fois : { $reason } ; aucun autre trouvé
       *[other] Le lecteur audio { $name } a échoué 2 fois : { $reason } ; { $next } le remplace
    }
fault-no-engine = Pas de voix : aucun programme trouvé ({ LIST($names) }). « speakerclock test-sound » indique quoi installer.
fault-hook-is-busy = { $option } n’a pas été lancé : { $count } de ses commandes sont encore en cours
fault-hook-not-run = { $option } n’a pas été lancé : impossible de démarrer un shell ({ $reason })
fault-hook-failed = { $option } a échoué : code de sortie { $status }
fault-events-dropped =
    { $fault ->
        [no-reader]
            { $count ->
                [one] --events a perdu { $count } ligne : aucun programme ne lit { $path }
               *[other] --events a perdu { $count } lignes : aucun programme ne lit { $path }
            }
        [slow-reader]
            { $count ->
                [one] --events a perdu { $count } ligne : { $path } est ouvert par un programme qui ne lit rien
               *[other] --events a perdu { $count } lignes : { $path } est ouvert par un programme qui ne lit rien
            }
        [slow-disk]
            { $count ->
                [one] --events a perdu { $count } ligne : { $path } est sur un disque qui n’accepte plus de données
               *[other] --events a perdu { $count } lignes : { $path } est sur un disque qui n’accepte plus de données
            }
       *[other]
            { $count ->
                [one] --events a perdu { $count } ligne : { $path } n’est pas accessible en écriture ({ $reason })
               *[other] --events a perdu { $count } lignes : { $path } n’est pas accessible en écriture ({ $reason })
            }
    }
fault-not-listening = Les écrans ne peuvent pas se connecter : { $reason }
fault-too-many-clients = Plus de { $count } clients veulent se connecter
client-reads-nothing = il ne lit rien
client-endless-line = il envoie une ligne sans fin
fault-client =
    { $name ->
        [none] Un client a été déconnecté : { $reason }
       *[other] « { $name } » a été déconnecté : { $reason }
    }

## Problems in files

file-part-file = le fichier
file-part-preset = un préréglage
file-part-segment = une partie
file-part-mark = un repère
file-part-item = un point du déroulé
file-value-nothing = une valeur vide
file-value-text = « { $text } »
file-value-mapping = des clés avec leurs valeurs
file-value-list = une liste
taken-name = « { $name } »
taken-slot = la case { $slot }
taken-key = « { $key } »
# Without: $part
file-unknown-key = clé inconnue « { $key } »
# Without: $part
file-no-key = { $value } ne peut pas être une clé
file-wrong-kind = { $part } contient { $value }
file-nothing = { $part } contient une valeur vide
file-no-time =
    { $problem ->
        [empty] { $part } : « { $text } » est vide
        [too-long] { $part } : « { $text } » dépasse 23:59:59
        [too-short] { $part } : « { $text } » est trop court
        [no-share] { $part } : « { $text } » n’est pas un pourcentage valide
       *[other] { $part } : « { $text } » n’est pas une durée valide
    }
expect-time-of-problem =
    { $problem ->
        [too-short]
            { $alternative ->
                [off] une durée de 0:01 à 23:59:59, comme 18:00, 18m ou 1h5m30s, ou off
                [share] une durée de 0:01 à 23:59:59, comme 18:00, 18m ou 1h5m30s, ou un pourcentage comme 20%
               *[other] une durée de 0:01 à 23:59:59, comme 18:00, 18m ou 1h5m30s
            }
        [no-share] un pourcentage de 0% à 100%, comme 20%
       *[other]
            { $alternative ->
                [off] une durée jusqu’à 23:59:59, comme 18:00, 18m ou 1h5m30s, ou off
                [share] une durée jusqu’à 23:59:59, comme 18:00, 18m ou 1h5m30s, ou un pourcentage comme 20%
               *[other] une durée jusqu’à 23:59:59, comme 18:00, 18m ou 1h5m30s
            }
    }
file-missing-key = « { $key } » manque
file-repeated-key = « { $key } » est indiqué plusieurs fois
file-taken-value = { $value } existe déjà à la ligne { $line }
file-threshold =
    { $problem ->
        [above-length] { $key } { $given } dépasse la durée ({ $most })
       *[above-yellow] { $key } { $given } commence avant yellow ({ $most })
    }
expect-threshold = { "" }
file-no-choice = { $part } : « { $value } » n’est pas valide
file-no-action = « { $name } » n’est pas une action
file-no-option = « { $name } » n’est pas une option
file-no-keyboard-key = « { $name } » n’est pas une touche
# Without: $words
file-no-yaml = YAML non valide
# Without: $byte
file-no-utf8 = UTF-8 non valide
# Without: $keys
expect-known-key =
    { $nearest ->
        [none] { LIST($keys) }
       *[other] sans doute « { $nearest } »
    }
expect-word = { "" }
expect-key = { "" }
expect-time = une durée comme { $example }
expect-list = une liste comme « { $example } »
expect-entries = des entrées comme « { $example } »
expect-text = un texte
expect-choice = { LIST($choices, last: " ou ") }
expect-number-key = une case de 1 à 9
expect-other = { "" }
expect-once = { "" }
expect-another-name = { "" }
expect-another-slot = { "" }
expect-another-key = { "" }
expect-utf8 = { "" }
expect-in-english = { "" }
file-problem = { $problem } ; attendu : { $expected }
