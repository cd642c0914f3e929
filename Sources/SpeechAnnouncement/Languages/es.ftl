## Announcements

space = { " " }
full-stop = .
comma = ,{ " " }
hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
    .spoken =
        { $count ->
            [one] { SPELL($count, gender: "feminine") } hora
           *[other] { SPELL($count, gender: "feminine") } horas
        }
minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
    .spoken =
        { $count ->
            [one] { SPELL($count, gender: "masculine") } minuto
           *[other] { SPELL($count, gender: "masculine") } minutos
        }
seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
    .spoken =
        { $count ->
            [one] { SPELL($count, gender: "masculine") } segundo
           *[other] { SPELL($count, gender: "masculine") } segundos
        }
lengths = { LIST($lengths, last: " y ") }
phase-green = verde
phase-yellow = amarillo
phase-red = rojo
phase-overtime = exceso
start = inicio
remaining =
    { $plural ->
        [one] queda { $time }
       *[other] quedan { $time }
    }
over = { $time } de exceso
time-is-up = tiempo agotado
bell =
    { $strokes ->
        [one] campana
       *[other] { $strokes } campanadas
    }
segment = parte
number-of = { $number } de { $count }

## Signs, and what lines begin with

colon = :{ " " }
after-line-word = :{ " " }
quoted = «{ $name }»
remark = { " " }({ $text })
days = { $count } días
verdict-qualified = dentro del tiempo
verdict-too-short = descalificado, demasiado corto
verdict-too-long = descalificado, demasiado largo
then = después { $segment }
line-ready = LISTO
line-start = INICIO
line-stop = PAUSA
line-resume = REANUDACIÓN
line-set = AJUSTE
line-time = TIEMPO
line-bell = CAMPANA
line-segment = PARTE
line-zero = TIEMPO AGOTADO
line-over = EXCESO
line-notice = AVISO
line-done = FIN
line-pause = DESCANSO
line-display = PANTALLA
line-event = EVENTO
line-help = AYUDA

## The screen and the help

paused = EN PAUSA
ready-for-minutes = LISTO desde hace { $count } min
paused-for-minutes = EN PAUSA desde hace { $count } min
since =
    { HOUR($time) ->
        [one] desde la { $time }
       *[other] desde las { $time }
    }
state-since =
    { HOUR($time) ->
        [one] { $state } desde la { $time }
       *[other] { $state } desde las { $time }
    }
span = de { $start } a { $end }
ends =
    { HOUR($time) ->
        [one] fin a la { $time }
       *[other] fin a las { $time }
    }
key-starts = { $key } inicia
key-pauses = { $key } pausa
key-resumes = { $key } reanuda
keys-change-time = { $keys } cambian el tiempo
key-helps = { $key } ayuda
waiting-for-clock = Esperando un reloj en la sala { $room }
    .short = Esperando un reloj
no-signal = sin señal desde hace { $time }
slot = Memoria { $slot }
end = Fin
key-space = Espacio
key-up = Arriba
key-down = Abajo
key-right = Derecha
key-left = Izquierda
key-backspace = Retroceso
key-enter = Enter
key-page-up = RePág
key-page-down = AvPág
key-interrupt = Ctrl+C
sign-colon = dos puntos
sign-plus = más
sign-minus = menos
sign-closing-bracket = corchete de cierre
sign-opening-bracket = corchete de apertura
sign-question-mark = signo de interrogación
sign-period = punto
sign-slash = barra
help-start-or-stop = iniciar, pausar, reanudar
help-slot = cargar un preajuste
help-store = guardar el tiempo en una memoria
help-tap = ir a donde empieza ese color
help-hold = el color empieza en este tiempo
help-set-minute = parado: sumar o restar 1 minuto
help-set-seconds = parado: sumar o restar 5 segundos
help-add-minute = siempre: sumar o restar 1 minuto
help-add-seconds = sumar o restar 10 segundos
help-back = volver al inicio, listo
help-undo = deshacer, rehacer, 10 veces
help-late-start = inicio olvidado: antedatarlo
help-questions = añadir 5 minutos de preguntas
help-segment = parte o punto siguiente, anterior
help-prompt = escribir un comando
help-flash = destello para llamar la atención
help-blackout = pantalla en negro
help-message = mensaje: último, guardado, nuevo
help-layout = disposición de las cifras
help-theme = tema de color
help-announcing = anuncios: no, texto, voz
help-time-of-day = hora y fin de la charla
help-beside = otro tiempo junto al semáforo
help-operator-view = vista del operador
help-identify = las pantallas muestran su nombre
help-say-time = anunciar el tiempo restante
help-focus = recorrer la pantalla; elegir
help-clicker = mando: iniciar, parte siguiente
help-click = elegir; cifras: iniciar, pausar
help-double-click = cifras: volver al inicio, listo
help-mouse-long-press = medio segundo: guardar, asignar
help-drag-and-wheel = cambiar el tiempo; rueda: 1 min
help-lock = bloquear teclas; 2× desbloquea
help-quit = salir
help-pages = Página { $page } de { $count }   { $key } pasa página   cualquier otra tecla cierra
    .short = { $key } pasa página, las demás cierran
key-range = { $first } a { $last }
capitals =
    { $count ->
        [one] { LIST($letters) } mayúscula
       *[other] { LIST($letters) } mayúsculas
    }

## Notices and questions

no-preset-in-slot = No hay ningún preajuste en la memoria { $slot }
not-stored = No se guardó
talk-not-saved = No se puede guardar el progreso de la charla
    .short = Progreso sin guardar
talk-not-in-report = La charla no figura en el informe
    .short = No figura en el informe
stored-not-safely = Guardado, pero podría perderse con un corte de luz
    .short = Guardado, pero podría perderse
disk-is-slow = El disco va lento: el último cambio aún no está guardado
    .short = El disco va lento
value-changed =
    { $before ->
        [none] { $name }: ahora { $value }
       *[other] { $name }: ahora { $value } (antes: { $before })
    }
length-of-talk = duración
lamp-lowered = el { $lamp } baja a { $time }
lamp-refused-while-running = Primero pause el reloj: la duración no se puede cambiar con la charla en marcha
    .short = Primero pause el reloj
lamp-refused-in-overtime = No se puede asignar: no queda tiempo
    .short = No se puede asignar
lamp-refused-at-zero = La charla debe durar más de 0:00
lamp-refused-above-length = El amarillo no puede superar la duración de la charla
    .short = Amarillo: demasiado tiempo
lamp-refused-before-yellow = El rojo no puede empezar antes que el amarillo ({ $yellow })
    .short = Rojo: antes del amarillo
lamp-refused-no-phase = Esta parte no tiene { $lamp }
lamp-refused-ends-talk = El { $lamp } empieza en { $time }: la charla terminaría
    .short = El { $lamp } empieza en { $time }
ends-at =
    { $day ->
        [today]
            { HOUR($time) ->
                [one] La charla termina a la { $time }
               *[other] La charla termina a las { $time }
            }
       *[tomorrow]
            { HOUR($time) ->
                [one] La charla termina mañana a la { $time }
               *[other] La charla termina mañana a las { $time }
            }
    }
ends-at-skipping =
    { HOUR($time) ->
        [one] { $words }: la { $time } no existe por el cambio de hora
       *[other] { $words }: las { $time } no existen por el cambio de hora
    }
talk-continues =
    { $kind ->
        [talk] La charla sigue en marcha
       *[break] El descanso sigue en marcha
    }
left-paused = La charla queda en pausa; tiempo restante: { $time }
spent = { $time } de { $length }
no-talk = La entrada terminó mientras no había ninguna charla en marcha
layout =
    { $layout ->
        [automatic] Disposición: automática
        [landscape] Disposición: horizontal
       *[portrait] Disposición: vertical
    }
questions = Preguntas
secondary-time = Otro tiempo
secondary-session = programa
secondary-talk = charla
secondary-clock = hora
secondary-off = ninguno
theme = Tema: { $name }
announcements =
    { $channel ->
        [off] Anuncios: no
        [print] Anuncios: texto
       *[speak] Anuncios: voz
    }
blackout = Pantalla en negro: { $key } o { $space } devuelve la imagen
    .short = { $key } devuelve la imagen
no-flash = Los destellos están desactivados
no-message = No hay mensaje: envíelo con { $command } TEXTO o arranque con --message o --title
    .short = No hay mensaje
not-in-plain-mode = No disponible en modo de texto
no-room-for-help = No hay espacio para la ayuda
first-problem = { $problem } (y { $count } más: ejecute «{ $check }»)
wrong-file = Un archivo tiene un error: ejecute «{ $check }»
    .short = Un archivo tiene un error
talk-resumed =
    { $state ->
        [running] La última charla no había terminado: sigue en marcha
       *[paused] La última charla no había terminado: sigue en pausa
    }
    .short =
        { $state ->
            [running] La última charla sigue en marcha
           *[paused] La última charla sigue en pausa
        }
talk-offered =
    { $by ->
        [key] La última charla no había terminado: { $talk }. Pulse { $key } para reanudarla.
       *[command] La última charla no había terminado: { $talk }. Escriba undo para reanudarla.
    }
    .short =
        { $by ->
            [key] Pulse { $key } para reanudar la última charla ({ $left })
           *[command] Escriba undo para reanudar la última charla ({ $left })
        }
    .shorter =
        { $by ->
            [key] Pulse { $key } para reanudar la última charla
           *[command] Escriba undo para reanudar la última charla
        }
    .shortest =
        { $by ->
            [key] Pulse { $key }: última charla
           *[command] Escriba undo: última charla
        }
was-remaining =
    { $plural ->
        [one] quedaba { $time }
       *[other] quedaban { $time }
    }
talk-offered-without-clock =
    { $by ->
        [key] Hora del sistema sin ajustar. Último dato de la charla: { $was-left }. Pulse { $key } para recuperarla, en pausa.
       *[command] Hora del sistema sin ajustar. Último dato de la charla: { $was-left }. Escriba undo para recuperarla, en pausa.
    }
    .short =
        { $by ->
            [key] Hora del sistema sin ajustar. Pulse { $key } para recuperar la charla: { $was-left }.
           *[command] Hora del sistema sin ajustar. Escriba undo para recuperar la charla: { $was-left }.
        }
    .shorter =
        { $by ->
            [key] Hora sin ajustar. Pulse { $key }: { $was-left }.
           *[command] Hora sin ajustar. Escriba undo: { $was-left }.
        }
lines-omitted =
    { $count ->
        [one] Se descartó { $count } línea: nadie leía la salida
       *[other] Se descartaron { $count } líneas: nadie leía la salida
    }
suspended = SpeakerClock estuvo suspendido { $time }; el tiempo de la charla siguió contando
    .short = Programa suspendido { $time }; el tiempo siguió contando
    .shorter = Programa suspendido { $time }
system-clock-set =
    { $direction ->
        [back] La hora del sistema se atrasó { $time }; no afecta a la charla
       *[forward] La hora del sistema se adelantó { $time }; no afecta a la charla
    }
talk-offered-after-quit =
    { $state ->
        [running]
            { $by ->
                [key] La última charla se interrumpió: { $talk }. { $key } la reanuda: { $left } ahora
               *[command] La última charla se interrumpió: { $talk }. undo la reanuda: { $left } ahora
            }
       *[paused]
            { $by ->
                [key] La última charla se interrumpió: { $talk }. { $key } la reanuda: { $left }
               *[command] La última charla se interrumpió: { $talk }. undo la reanuda: { $left }
            }
    }
    .short =
        { $state ->
            [running]
                { $by ->
                    [key] Última charla: { $key } la reanuda: { $left } ahora
                   *[command] Última charla: undo la reanuda: { $left } ahora
                }
           *[paused]
                { $by ->
                    [key] Última charla: { $key } la reanuda: { $left }
                   *[command] Última charla: undo la reanuda: { $left }
                }
        }
    .shorter =
        { $by ->
            [key] { $key }: última charla
           *[command] undo: última charla
        }
way-back =
    { $key ->
        [none] Para seguir, arranque { $command } y escriba undo (límite: { $time }).
       *[other] Para seguir, arranque { $command } y pulse { $key } (límite: { $time }).
    }
way-back-to-rundown = Para seguir con la escaleta, arranque { $command }
ask-quit =
    { $break ->
        [none] Charla en marcha. Pulse { $key } otra vez para salir, otra tecla para seguir.
       *[other] Descanso «{ $break }» en marcha. Pulse { $key } otra vez para salir, otra tecla para seguir.
    }
    .short = Pulse { $key } otra vez para salir
    .shorter = { $key }: ¿salir?
came-too-often =
    { $talk ->
        [goes-on] Demasiadas pulsaciones seguidas de { $key }: la charla sigue. Pulse { $key } otra vez.
       *[ready] Demasiadas pulsaciones seguidas de { $key }: no se hace nada. Pulse { $key } otra vez.
    }
    .short = Demasiado rápido. Pulse { $key } otra vez
undone-changes = { $count } cambios deshechos
# Without: $lamps
ask-store = ¿Guardar en memoria { $slots } o en verde, amarillo o rojo ({ LIST($lamp-keys, between: "/") })? Esc cancela.
    .short = ¿Memoria { $slots } o color ({ LIST($lamp-keys, between: "/") })?
    .shorter = ¿Dónde guardar?

## Commands and their answers

undone-slot =
    { $preset ->
        [none] Deshecho: la memoria { $slot } vuelve a estar vacía
       *[other] Deshecho: la memoria { $slot } vuelve a contener { $preset }
    }
undone-lamp =
    { $kind ->
        [length] Deshecho: la { $lamp } vuelve a ser { $time }
       *[other] Deshecho: el { $lamp } vuelve a { $time }
    }
undone-preset = Deshecho: de nuevo { $preset }
undone-time = Deshecho: el reloj vuelve a marcar { $time }
undone-ready = Deshecho: listo de nuevo, { $time }
undone-paused = Deshecho: en pausa de nuevo, { $time }
undone-running = Deshecho: en marcha de nuevo, { $time }
undone-rundown = Deshecho: la escaleta está como antes
undone-questions =
    { $length ->
        [none] Deshecho: se han quitado las preguntas
       *[other] Deshecho: Preguntas, { $length }
    }
undone-message =
    { $state ->
        [shown] Deshecho: el mensaje vuelve a estar visible
       *[hidden] Deshecho: el mensaje vuelve a estar oculto
    }
undone-item = Deshecho: { $item } vuelve a estar en la escaleta
redone-slot =
    { $preset ->
        [none] Rehecho: la memoria { $slot } vuelve a estar vacía
       *[other] Rehecho: la memoria { $slot } vuelve a contener { $preset }
    }
redone-lamp =
    { $kind ->
        [length] Rehecho: la { $lamp } vuelve a ser { $time }
       *[other] Rehecho: el { $lamp } vuelve a { $time }
    }
redone-preset = Rehecho: de nuevo { $preset }
redone-time = Rehecho: el reloj vuelve a marcar { $time }
redone-ready = Rehecho: listo de nuevo, { $time }
redone-paused = Rehecho: en pausa de nuevo, { $time }
redone-running = Rehecho: en marcha de nuevo, { $time }
redone-rundown = Rehecho: la escaleta vuelve a tener el cambio
redone-questions =
    { $length ->
        [none] Rehecho: se han quitado las preguntas
       *[other] Rehecho: Preguntas, { $length }
    }
redone-message =
    { $state ->
        [shown] Rehecho: el mensaje vuelve a estar visible
       *[hidden] Rehecho: el mensaje vuelve a estar oculto
    }
redone-item = Rehecho: { $item } vuelve a estar en la escaleta
undone = Deshecho
nothing-to-undo = No hay nada que deshacer
nothing-undone = No se ha deshecho nada: hay un cambio posterior
redone = Rehecho
nothing-to-redo = No hay nada que rehacer
not-undone = La memoria { $slot } queda como está: otro programa la ha cambiado
    .short = La memoria { $slot } queda como está
preset-removed =
    { $now ->
        [none] Memoria { $slot }: se eliminó { $preset }
       *[other] Memoria { $slot }: se eliminó { $preset }; vuelve a contener { $now }
    }
preset-built-in = En la memoria { $slot } está { $preset }, que viene con el programa. Solo se pueden eliminar los preajustes guardados.
    .short = La memoria { $slot } viene con el programa
preset-in-file = En la memoria { $slot } está { $preset }, de { $file }. Elimínelo en ese archivo.
    .short = La memoria { $slot } es de { $file }
questions-added = Añadido: Preguntas, { $length }
start-moved = Inicio antedatado { $time }
started-now = Iniciado: no hay nada que antedatar
cannot-backdate-further = No se puede antedatar más el inicio
time-has-passed =
    { HOUR($time) ->
        [one] Ya es más de la { $time }. La charla está en marcha: indique una hora posterior.
       *[other] Ya son más de las { $time }. La charla está en marcha: indique una hora posterior.
    }
    .short =
        { HOUR($time) ->
            [one] Ya es más de la { $time }
           *[other] Ya son más de las { $time }
        }
message-sent =
    { $place ->
        [displays] Mensaje en las pantallas: { $text }
        [nobody] Mensaje, pero no hay ninguna pantalla conectada: { $text }
       *[screen] Mensaje: { $text }
    }
message-kept = No se muestra, porque no hay ninguna pantalla conectada; { $key } lo mostrará después: { $text }
    .short = No se muestra: { $key } lo mostrará después
choose-message = ¿Qué mensaje se envía? { $messages }   Esc no envía ninguno.
    .short = ¿Mensaje? { $messages }   Esc: ninguno
    .shorter = ¿Mensaje? { $messages }
no-stored-messages = No hay mensajes guardados. En config.yaml caben nueve, por ejemplo: messages: { "{" }1: Vaya terminando{ "}" }
    .short = No hay mensajes guardados en config.yaml
    .shorter = No hay mensajes
no-stored-message = No hay ningún mensaje { $number } en config.yaml
    .short = No hay mensaje { $number }
message-cleared = El mensaje está oculto
small-letters = Las letras son pequeñas: para verlas grandes, instale unifont en cada pantalla
no-message-shown = No hay ningún mensaje
picture-is-back = La imagen ha vuelto
picture-already-black = La pantalla ya está en negro
picture-not-black = La pantalla no está en negro
already-running = La charla ya está en marcha
not-running = La charla no está en marcha
no-change = No se puede cambiar más el tiempo
no-other-segment = No hay más partes
not-a-time = «{ $text }» no es un tiempo válido. Ejemplos: 1:30, 1h5m30s, 18m, 45s (hasta 23:59:59).
    .short = «{ $text }» no es un tiempo válido
no-preset-named = No hay ningún preajuste «{ $text }»: indique una memoria del 1 al 9 o parte de un nombre que muestre «speakerclock presets list», por ejemplo: ted
    .short = No hay ningún preajuste «{ $text }»
preset-has-changed = Comando no ejecutado: este preajuste ha cambiado mientras tanto
presets-changed = Preajustes modificados
several-presets-named = «{ $text }» es parte de varios nombres: { $names }. Indique más letras del nombre o una memoria.
    .short = «{ $text }» es parte de varios nombres: { $names }
    .shorter = «{ $text }» es parte de varios nombres
nothing-to-change = No hay nada que cambiar
no-item-named = Ningún punto de la escaleta coincide con «{ $text }»
    .short = Ningún punto «{ $text }»
several-items-named = «{ $text }» coincide con varios puntos: { $items }
    .short = «{ $text }» coincide con varios puntos
command-start = iniciar o reanudar la charla
command-stop = pausar la charla
command-toggle = iniciar o pausar, como la barra espaciadora
command-add = sumar tiempo
command-take = restar tiempo
command-set = ajustar el tiempo; con green, usar como duración el tiempo mostrado; con yellow o red, como inicio de ese color
command-preset = cargar un preajuste por su memoria o su nombre
command-green = ir al inicio de la parte; una charla en marcha sigue desde allí
command-yellow = ir adonde empieza el amarillo; una charla en marcha sigue desde allí
command-red = ir adonde empieza el rojo; una charla en marcha sigue desde allí
command-reset = volver a la primera parte, con el reloj listo
command-next = pasar a la parte o al punto siguiente
command-previous = volver a la parte o al punto anterior
command-until = terminar la charla a la hora indicada
command-questions = añadir preguntas al final de la charla: 5 minutos o este tiempo
command-backdate = antedatar el inicio a la última pausa o al último «reset»
command-go = ir a este punto de la escaleta
command-skip = omitir el punto siguiente o el indicado
command-move = mover un punto antes o después de otro
command-title = corregir el título del punto actual
command-speaker = corregir el ponente del punto actual
command-shorten = acortar el punto siguiente a esta duración
command-insert = insertar un punto antes del siguiente
command-catch-up = acortar los puntos siguientes para recuperar el retraso
command-rundown = mostrar los puntos de la escaleta
command-reload = volver a leer el archivo de la escaleta
command-restart = empezar la escaleta de nuevo
command-store = guardar el tiempo en esta memoria
command-remove = eliminar de esta memoria el preajuste guardado
command-message = mostrar este mensaje o, sin texto, el último
command-clear = ocultar el mensaje
command-blackout = poner las pantallas en negro, o devolver la imagen
command-flash = emitir un destello para llamar la atención
command-identify = hacer que cada pantalla muestre su nombre
command-undo = deshacer el último cambio, hasta 10 veces
command-redo = rehacer el último cambio deshecho
command-time = anunciar el tiempo restante
command-displays = mostrar las pantallas conectadas
command-events = mostrar los últimos eventos
command-help = mostrar los comandos principales
command-layout = cambiar la disposición de las cifras
command-theme = cambiar el tema de color
command-announcements = cambiar los anuncios (no, texto, voz)
command-lock = bloquear las teclas, salvo Espacio
command-clock = mostrar la hora
command-beside = mostrar otro tiempo junto al semáforo: session, talk, clock u off
command-operator = mostrar u ocultar la vista del operador
command-take-over = continuar las charlas de un reloj que ha dejado de funcionar (solo en un puesto de control)
command-hand-over = pasar el relevo a un puesto de control
command-desk = pasar a ser un puesto de control del otro reloj de la sala
command-quit = salir del programa
all-commands = mostrar todos los comandos
one-command = explicar un comando
break-has-no-lamps = Un descanso no tiene luces
at-time = en { $time }
left =
    { $plural ->
        [one] queda { $time }
       *[other] quedan { $time }
    }
press-again-goes = Pulse { $key } otra vez para pasar a { $name }
    .short = { $key } otra vez: { $name }
guarded-goes = Envíe «{ $confirmation }» para pasar a { $name }
deed-goes = pasa a { $name }
press-again-starts-other-day = Esta escaleta es para el { $day }. Pulse { $key } otra vez para iniciarla.
    .short = { $key } otra vez: iniciar
    .shorter = ¿{ $key }?
guarded-starts-other-day = Esta escaleta es para el { $day }. Envíe «{ $confirmation }» para iniciarla.
deed-starts-other-day = inicia la escaleta del { $day }
press-again-starts-with-unset-clock = El reloj de este equipo no está en hora. Pulse { $key } otra vez para iniciar.
    .short = { $key } otra vez: iniciar
    .shorter = ¿{ $key }?
guarded-starts-with-unset-clock = El reloj de este equipo no está en hora. Envíe «{ $confirmation }» para iniciar.
deed-starts-with-unset-clock = inicia, aunque el reloj no está en hora
press-again-ends-talk-and-loads = Pulse { $key } otra vez para terminar esta charla y cargar «{ $name }»
    .short = { $key } otra vez: terminar, cargar
    .shorter = { $key }: ¿fin?
guarded-ends-talk-and-loads = Envíe «{ $confirmation }» para terminar esta charla y cargar «{ $name }»
deed-ends-talk-and-loads = termina esta charla y carga «{ $name }»
press-again-moves-lamp = Pulse { $key } otra vez: el { $lamp } empieza ahora
    .short = { $key }: ¿{ $lamp } ahora?
guarded-moves-lamp = Envíe «{ $confirmation }»: el { $lamp } empieza ahora
deed-moves-lamp = el { $lamp } empieza ahora
press-again-stores = Pulse { $key } otra vez para guardar en la memoria { $slot }
    .short = { $key }: ¿guardar?
guarded-stores = Envíe «{ $confirmation }» para guardar en la memoria { $slot }
deed-stores = guarda en la memoria { $slot }
press-again-removes = Pulse { $key } otra vez para eliminar el preajuste de la memoria { $slot }
    .short = { $key }: ¿eliminar?
guarded-removes = Envíe «{ $confirmation }» para eliminar el preajuste guardado en la memoria { $slot }
deed-removes = elimina el preajuste guardado en la memoria { $slot }
press-again-begins-anew = Pulse { $key } otra vez para empezar la escaleta de nuevo
    .short = { $key } otra vez: de nuevo
guarded-begins-anew = Envíe «{ $confirmation }» para empezar la escaleta de nuevo
deed-begins-anew = empieza la escaleta de nuevo
press-again-ends-talk = Pulse { $key } otra vez para terminar esta charla
    .short = { $key } otra vez: terminar
guarded-ends-talk = Envíe «{ $confirmation }» para terminar esta charla
deed-ends-talk = termina esta charla
press-again-ends-break = Pulse { $key } otra vez para terminar el descanso «{ $name }»
    .short = { $key } otra vez: terminar
guarded-ends-break = Envíe «{ $confirmation }» para terminar el descanso «{ $name }»
deed-ends-break = termina el descanso «{ $name }»
press-again-pauses = Pulse { $key } otra vez para pausar esta charla
    .short = { $key } otra vez: pausar
guarded-pauses = Envíe «{ $confirmation }» para pausar esta charla
deed-pauses = pausa esta charla
press-again-skips = Pulse { $key } otra vez para omitir «{ $name }»
    .short = { $key } otra vez: omitir
guarded-skips = Envíe «{ $confirmation }» para omitir «{ $name }»
deed-skips = omite «{ $name }»
press-again-ends-talk-and-skips = Pulse { $key } otra vez para terminar esta charla y omitir { $names }
    .short = { $key } otra vez: terminar, omitir
guarded-ends-talk-and-skips = Envíe «{ $confirmation }» para terminar esta charla y omitir { $names }
deed-ends-talk-and-skips = termina esta charla y omite { $names }
press-again-ends-late =
    { HOUR($time) ->
        [one] Ya es más de la { $time }. Pulse { $key } otra vez para una charla de { $length }.
       *[other] Ya son más de las { $time }. Pulse { $key } otra vez para una charla de { $length }.
    }
    .short = { $key } otra vez: { $length }
guarded-ends-late =
    { HOUR($time) ->
        [one] Ya es más de la { $time }. Para una charla de { $length }, envíe «{ $confirmation }».
       *[other] Ya son más de las { $time }. Para una charla de { $length }, envíe «{ $confirmation }».
    }
deed-ends-late =
    { HOUR($time) ->
        [one] Ya es más de la { $time }; la charla dura { $length }
       *[other] Ya son más de las { $time }; la charla dura { $length }
    }
press-again-goes-on = Pulse { $key } otra vez: { $how }, la charla sigue
    .short = { $key } otra vez: { $how }
    .shorter = ¿{ $key }?
guarded-goes-on = Envíe «{ $confirmation }»: { $how }, la charla sigue
deed-goes-on = { $how }, la charla sigue
press-again-gives-up-end =
    { HOUR($end) ->
        [one] Pulse { $key } otra vez: { $how }, ya no termina a la { $end }
       *[other] Pulse { $key } otra vez: { $how }, ya no termina a las { $end }
    }
    .short = { $key } otra vez: { $how }, sin fin fijo
    .shorter = ¿{ $key }?
guarded-gives-up-end =
    { HOUR($end) ->
        [one] Envíe «{ $confirmation }»: { $how }, ya no termina a la { $end }
       *[other] Envíe «{ $confirmation }»: { $how }, ya no termina a las { $end }
    }
deed-gives-up-end =
    { HOUR($end) ->
        [one] { $how }, ya no termina a la { $end }
       *[other] { $how }, ya no termina a las { $end }
    }
changed-meanwhile = Comando no ejecutado: la charla ha cambiado mientras tanto
waiting-for-answer = Esperando al reloj: { $words }
notes-not-sent = Sin las notas: un broker no las transmite
desk = { $name } (puesto)
segment-changes-too-soon = Comando no ejecutado: menos de medio segundo después del cambio anterior
command-too-long = Un comando puede tener { $bytes } bytes como máximo
answer-too-long = La respuesta es demasiado larga para una línea
too-late = No ejecutado: llegó demasiado tarde
picture-changes-too-often = La imagen cambia demasiado a menudo: espere un segundo
operator-has-just-closed-one = El operador acaba de quitar un mensaje o la pantalla negra
prompt-keys = Tab completa, Esc cierra
prompt = Escriba un comando y pulse Enter. Esc cancela.
message-prompt-keys = Arriba: anteriores, Esc cierra
message-prompt = Escriba un mensaje y pulse Enter. Esc cancela.
prompt-closed = Cancelado: las teclas vuelven a actuar
no-key = La tecla { $key } no hace nada: { $help } muestra las teclas
no-command =
    { $nearest ->
        [none] «{ $text }» no es un comando. «help» muestra la lista.
       *[other] «{ $text }» no es un comando. ¿Quería decir «{ $nearest }»? «help» muestra la lista.
    }
    .short = «{ $text }» no es un comando
only-at-clock = «{ $command }» solo funciona en el propio reloj
needs-time = «{ $command }» necesita un tiempo, por ejemplo: { $example }
    .short = «{ $command }» necesita un tiempo
needs-time-of-day = «{ $command }» necesita una hora del día, por ejemplo: { $example }
    .short = «{ $command }» necesita una hora del día
needs-slot = «{ $command }» necesita una memoria del 1 al 9, por ejemplo: { $example }
    .short = «{ $command }» necesita una memoria del 1 al 9
needs-preset = «{ $command }» necesita una memoria o parte de un nombre, por ejemplo: { $example }
    .short = «{ $command }» necesita una memoria o parte de un nombre
needs-item = «{ $command }» necesita un punto: su número, por ejemplo #3, o parte del título, por ejemplo: { $example }
    .short = «{ $command }» necesita un punto: su número, por ejemplo #3, o parte del título
needs-text = «{ $command }» necesita un texto, por ejemplo: { $example }
    .short = «{ $command }» necesita un texto
needs-choice = «{ $command }» necesita { LIST($choices, last: " o ", before-o: " u ") }, por ejemplo: { $example }
    .short = «{ $command }» necesita { LIST($choices, last: " o ", before-o: " u ") }
needs-nothing = «{ $command }» no admite argumentos

## Focus, mouse and lock

control-minutes = minutos
control-seconds = segundos
control-store = guardar
control-undo = deshacer
focus-take = { CAPITAL($name) }. { $key } carga este preajuste.
focus-store = { CAPITAL($name) }. { $key } guarda aquí { $time }.
focus-go = { CAPITAL($name) }. { $key } va a ese tiempo.
focus-hold = { CAPITAL($name) }. { $key } le asigna { $time }.
focus-start = { CAPITAL($name) }. Las flechas los cambian, { $key } inicia la charla.
focus-ask = { CAPITAL($name) }. { $key } y luego una memoria o un color.
focus-undo = { CAPITAL($name) }. { $key } deshace el último cambio.
mouse-click = Clic
mouse-double-click = Doble clic
mouse-hold = Mantener pulsado
mouse-drag-and-wheel = Arrastrar, rueda
click-again = Otro clic: pausa
locked = Bloqueado: solo funciona { $space }. Pulse { $key } dos veces para desbloquear.
    .short = Pulse { $key } dos veces para desbloquear
unlock = Bloqueado: pulse { $key } otra vez para desbloquear
    .short = Pulse { $key } otra vez para desbloquear
unlocked = Desbloqueado
first-start = Para empezar: { $start-key } inicia, { $slots } cargan un preajuste, { $help-key } muestra las teclas
    .short = { $start-key } inicia, { $help-key } muestra las teclas
first-store = Guardado para la próxima vez

## The operator view and displays

heading-speaker = En las pantallas
heading-rundown = Escaleta
heading-displays = Pantallas
heading-events = Eventos
heading-now = ahora
heading-next = siguiente
picture-blackout = Pantalla en negro
picture-flash = Destello
display-silent-since =
    { HOUR($time) ->
        [one] sin respuesta desde la { $time }
       *[other] sin respuesta desde las { $time }
    }
display-lost-at =
    { HOUR($time) ->
        [one] desconectada a la { $time }
       *[other] desconectada a las { $time }
    }
no-room-for-view = La vista del operador necesita un terminal de al menos { $needed }
    .short = La vista del operador necesita { $needed }
    .shorter = Necesita { $needed }
display-lost = Pantalla «{ $name }» desconectada: se cortó la conexión
    .short = Pantalla «{ $name }» desconectada
display-silent = La pantalla «{ $name }» ya no responde
display-back = La pantalla «{ $name }» vuelve a responder
display-left = La pantalla «{ $name }» se cerró
displays = Cada pantalla muestra su nombre durante cinco segundos: { $names }
no-display = No hay ninguna pantalla conectada
no-event = Todavía no hay eventos
offline = sin conexión
waiting-for-rooms = Esperando a las salas
more-rooms = { $count } más
changed-by =
    { $name ->
        [none] cambio del operador
       *[other] cambio de { $name }
    }
talk-started-by = Iniciado por { $name }
talk-paused-by = Pausado por { $name }
talk-resumed-by = Reanudado por { $name }

## The remote in a browser

remote-start = Iniciar
remote-stop = Pausar
remote-resume = Reanudar
remote-next = Siguiente
remote-previous = Anterior
remote-undo = Deshacer
remote-redo = Rehacer
remote-flash = Destello
remote-black = Pantalla en negro
    .short = En negro
remote-message = Mensaje
remote-send = Enviar
remote-hide = Ocultar
remote-presets = Preajustes
remote-full-screen = Pantalla completa
remote-screen-may-turn-off = La pantalla puede apagarse: ajuste el dispositivo para que siga encendida o abra esta página con https
remote-not-sent = No enviado: no hay conexión con el reloj
remote-no-answer = Sin respuesta: compruébelo en el reloj
remote-too-many = No enviado: demasiados comandos. Espere un segundo.
remote-unreachable = No hay conexión con el reloj
remote-shut-out = Este enlace ya no es válido: abra el nuevo
remote-needs-link = Falta una parte del enlace: abra el enlace completo que ha mostrado el puente
remote-only-shows = Este enlace solo muestra el reloj: abra el enlace del mando
remote-is-full = Todas las plazas están ocupadas: vuelva a intentarlo en unos segundos
remote-timer = Tiempo restante
remote-say-time = Anunciar el tiempo
    .short = Anunciar
remote-ready = listo
remote-running = en marcha
remote-paused = en pausa
remote-less = { $time } menos
remote-more = { $time } más
remote-set-time = Ajustar el tiempo
    .short = Ajustar
remote-example = 5m o 1:30
remote-time = Tiempo, por ejemplo 5m o 1:30
remote-yellow-now = Amarillo ahora
    .short = Amarillo
remote-red-now = Rojo ahora
    .short = Rojo
remote-reset = Al inicio
remote-person = Su nombre
remote-person-for-others = Su nombre, para que los demás sepan quién ha sido
remote-named = Los demás ven su nombre: { $name }
remote-unnamed = Los demás no ven ningún nombre
remote-done = Hecho: { $button }
remote-not-confirmed = No ejecutado: no se ha vuelto a tocar { $button }
programme-heading = Escaleta
programme-go-to = Ir a
programme-skip = Omitir
programme-shorten = Acortar
programme-new-length = Nueva duración, por ejemplo 5m o 1:30
programme-earlier = Mover hacia arriba
    .short = Subir
programme-later = Mover hacia abajo
    .short = Bajar
programme-rename = Cambiar
programme-title = Título
programme-speaker = Ponente
programme-insert = Insertar una charla
    .short = Insertar
programme-inserted-title = Título de la nueva charla
programme-inserted-length = Duración de la nueva charla, por ejemplo 5m o 1:30
programme-catch-up = Recuperar el retraso
    .short = Recuperar
tap-again = Toque otra vez: { $deed }
undoes-start = anula el inicio de esta charla
blackout-is-on = La pantalla está en negro

## The rundown

next-talk =
    { $time ->
        [none] A continuación: { $talk }
       *[other]
            { HOUR($time) ->
                [one] A continuación: { $talk }, a la { $time }
               *[other] A continuación: { $talk }, a las { $time }
            }
    }
starts-in = empieza en { $time }
starts-at =
    { HOUR($time) ->
        [one] empieza a la { $time }
       *[other] empieza a las { $time }
    }
your-turn = Es su turno
you-are-next =
    { $time ->
        [none] Le toca a continuación
       *[other] Le toca a continuación, en { $time }
    }
you-start-in = Su turno empieza en { $time }
back-at =
    { HOUR($time) ->
        [one] volvemos a la { $time }
       *[other] volvemos a las { $time }
    }
back-soon = Volvemos enseguida
break = Descanso
behind-plan = { $time } de retraso
ahead-of-plan = { $time } de adelanto
on-time = a tiempo
rundown-ends =
    { HOUR($time) ->
        [one] el programa termina a la { $time }
       *[other] el programa termina a las { $time }
    }
rundown-ended =
    { HOUR($time) ->
        [one] el programa terminó a la { $time }
       *[other] el programa terminó a las { $time }
    }
cannot-end =
    { HOUR($time) ->
        [one] { $item } no puede terminar a la { $time }
       *[other] { $item } no puede terminar a las { $time }
    }
    .short = { $item } termina demasiado tarde
item-ended = TERMINADO
item-current = AHORA
item-coming = PENDIENTE
item-skipped = OMITIDO
time-of-day = { $time }
planned-at =
    { HOUR($time) ->
        [one] previsto para la { $time }
       *[other] previsto para las { $time }
    }
note = Nota: { $text }
ends-too-late = termina demasiado tarde
rundown-is-over = Escaleta terminada
last-item = Último punto
rundown-ended-at =
    { HOUR($time) ->
        [one] Esta escaleta terminó a la { $time }
       *[other] Esta escaleta terminó a las { $time }
    }
begins-anew =
    { $presses ->
        [twice] { $key } dos veces la empieza de nuevo
       *[once] { $key } la empieza de nuevo
    }
goes-back = { $key } vuelve a «{ $item }»
skipped = Omitido: { $item }
shortened = { $item }: acortado a { $length }
inserted = Insertado: { $item }, { $length }
not-shorter = Su duración ya es de { $length }; indique una menor
caught-up =
    { HOUR($time) ->
        [one] Acortado para llegar a tiempo a la { $time }: { $cuts }
       *[other] Acortado para llegar a tiempo a las { $time }: { $cuts }
    }
nothing-to-catch-up = El programa terminará a tiempo: nada que recuperar
    .short = Nada que recuperar
no-rundown = No hay escaleta. Arranque el programa con --rundown ARCHIVO.
    .short = No hay escaleta
nothing-follows = No queda nada en la escaleta
nothing-precedes = No hay nada antes en la escaleta
weekday =
    { $weekday ->
        [monday] lunes
        [tuesday] martes
        [wednesday] miércoles
        [thursday] jueves
        [friday] viernes
        [saturday] sábado
       *[sunday] domingo
    }
month =
    { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[other] diciembre
    }
date = { weekday }, { $day } de { month } de { $year }
rundown-is-for = Esta escaleta es para el { $day }, no para hoy
    .short = Para el { $day }
clock-is-not-set = El reloj de este equipo no está en hora
    .short = El reloj no está en hora
rundown-goes-on = La escaleta continúa con { $item }
new-items = nuevo en el archivo: { $items }
gone-items = eliminado del archivo: { $items }
changed-items = cambios en: { $items }
planned-times-moved =
    { $direction ->
        [later] todas las horas previstas se retrasan { $length }
       *[earlier] todas las horas previstas se adelantan { $length }
    }
break-still-ends =
    { HOUR($time) ->
        [one] { $item } termina igualmente a la { $time }, cuando empieza el punto siguiente
       *[other] { $item } termina igualmente a las { $time }, cuando empieza el punto siguiente
    }
new-order = el orden ha cambiado
file-taken = La escaleta se ha actualizado desde su archivo
file-unchanged = El archivo de la escaleta no ha cambiado
file-missing = Falta el archivo de la escaleta. La escaleta queda como está.
rundown-stays = La escaleta queda como está
too-many-items = La escaleta queda como está: tendría más de { $count } puntos
items-would-go =
    { $count ->
        [one] El archivo tiene { $count } punto menos: :reload lo quita
       *[other] El archivo tiene { $count } puntos menos: :reload los quita
    }
hard-end-would-move =
    { $time ->
        [none] En el archivo, { $item } no tiene hora de fin: :reload lo aplica
       *[other]
            { HOUR($time) ->
                [one] En el archivo, { $item } termina a la { $time }: :reload lo aplica
               *[other] En el archivo, { $item } termina a las { $time }: :reload lo aplica
            }
    }
moved-before = Movido: { $item }, ahora antes de { $other }
moved-after = Movido: { $item }, ahora después de { $other }
renamed = Cambiado: { $item }
has-started = { $item } ya ha empezado
place-has-passed = Ya es tarde para moverlo junto a { $item }
break-is-over = El descanso ha terminado
loads-next =
    { $by ->
        [key] Pulse { $key } para cargar
       *[command] Escriba { $key } para cargar
    }
this-item =
    { $kind ->
        [talk] esta charla: { $lateness }
       *[break] este descanso: { $lateness }
    }
hard-end =
    { HOUR($time) ->
        [one] fin fijo a la { $time }
       *[other] fin fijo a las { $time }
    }
loses-time =
    { HOUR($end) ->
        [one] { $item } debe terminar a la { $end } y pierde { $length }
       *[other] { $item } debe terminar a las { $end } y pierde { $length }
    }
    .short = { $item } pierde { $length }
length-by-hard-end =
    { HOUR($end) ->
        [one] { $length } en vez de { $planned }, porque debe terminar a la { $end }
       *[other] { $length } en vez de { $planned }, porque debe terminar a las { $end }
    }
offered-cut = { $item } a { $length }
offer =
    { $end ->
        [none] acortar { $cuts } ({ $command })
       *[other]
            { HOUR($end) ->
                [one] para terminar a la { $end }: acortar { $cuts } ({ $command })
               *[other] para terminar a las { $end }: acortar { $cuts } ({ $command })
            }
    }
absorbs-delay = { $item } absorbe el retraso: nada que recuperar
    .short = { $item } absorbe el retraso
gap-absorbs-delay = El hueco antes de { $item } absorbe el retraso: nada que recuperar
    .short = El hueco antes de { $item } absorbe el retraso

## Taking over

take-over-again = Pulse { $key } otra vez para tomar el relevo
    .short = { $key } otra vez: tomar el relevo
take-over-heard =
    { $age ->
        [none] Última señal del reloj: hora desconocida
       *[other] Última señal del reloj hace { $age }
    }
    .short =
        { $age ->
            [none] Última señal desconocida
           *[other] Señal hace { $age }
        }
take-over-error =
    { $error ->
        [none] la charla quedará en pausa
       *[other] tiempo con un error de hasta { DECIMAL($error, mark: ",") }
    }
    .short =
        { $error ->
            [none] en pausa
           *[other] error: { DECIMAL($error, mark: ",") }
        }
take-over-displays = sin conexión: { $display-names }
    .short = sin { $display-names }
    .shorter = sin sus pantallas
take-over-without-rundown = sin la escaleta
take-over-by-time-of-day = Este equipo se ha reiniciado: el tiempo viene de la hora del sistema, con un error de hasta { DECIMAL($error, mark: ",") } si esa hora es correcta
    .short = Hora del sistema: error de { DECIMAL($error, mark: ",") } si es correcta
taken-over =
    { $desk ->
        [none]
            { $time ->
                [none] Relevado por otro puesto
               *[other]
                    { HOUR($time) ->
                        [one] Relevado por otro puesto a la { $time }
                       *[other] Relevado por otro puesto a las { $time }
                    }
            }
       *[other]
            { $time ->
                [none] Relevado por { $desk }
               *[other]
                    { HOUR($time) ->
                        [one] Relevado por { $desk } a la { $time }
                       *[other] Relevado por { $desk } a las { $time }
                    }
            }
    }
taken-over-now-desk = Este reloj es ahora un puesto de control
taken-over-now-desk-without-clock = Este puesto no llega a ningún reloj: inícielo con --via
taken-over-now-ends = Este programa termina
taken-over-only-here = Solo aquí: { $only }
takes-over = { $key } toma el relevo
kept-talks = No hay reloj, pero sus charlas se guardan aquí (señal hace { $age })   { $key } toma el relevo
    .short = No hay reloj (señal hace { $age })   { $key } toma el relevo
    .shorter = No hay reloj   { $key } toma el relevo
kept-talks-unknown-age = No hay reloj, pero sus charlas se guardan aquí   { $key } toma el relevo
    .short = No hay reloj   { $key } toma el relevo
not-taken-over-clock-is-here = Relevo imposible: el programa del reloj no ha terminado en este equipo. Ciérrelo primero.
    .short = Relevo imposible: cierre primero el reloj en este equipo
    .shorter = Relevo imposible: el reloj está aquí
not-taken-over-nothing-kept = Relevo imposible: nada guardado aquí (sin señal del reloj, o un broker)
    .short = Relevo imposible: nada guardado aquí
not-taken-over-is-clock = Este es el reloj: solo un puesto de control puede tomar el relevo
    .short = Solo un puesto puede tomar el relevo
not-taken-over-failed = Relevo imposible: { $reason }
    .short = Relevo imposible
has-taken-over = Este puesto es ahora el reloj de la sala { $room }. Para las pantallas: «speakerclock attach --room { $room }» en este equipo.
    .short = Este puesto es ahora el reloj: conecte las pantallas a este equipo
    .shorter = Este puesto es ahora el reloj
ask-hand-over = Pulse { $key } otra vez para pasar el relevo a { $desk }: este reloj será un puesto de control
    .short = { $key } otra vez: pasar el relevo a { $desk }
    .shorter = { $key } otra vez: pasar el relevo
hands-over = Pasando el relevo a { $desk }
    .short = Pasando el relevo
not-handed-over = { $desk } no tomó el relevo: este reloj sigue en marcha
    .short = Relevo no realizado
no-desk = No hay ningún puesto que tome el relevo: inicie uno con «speakerclock desk»
    .short = No hay ningún puesto que tome el relevo
several-desks = Hay varios puestos: { $names }. Escriba «hand over» y el nombre.
    .short = Varios: escriba «hand over NOMBRE»
talks-are-here = El relevo ya se tomó aquí: { $command } continúa
    .short = Para continuar aquí: { $command }
    .shorter = El relevo ya se tomó aquí
ready-too-late = Este puesto no estuvo listo a tiempo: el reloj sigue
    .short = No estuvo listo a tiempo
no-answer-to-ready = Listo, pero el reloj no responde: si ya no funciona, { $key } toma el relevo
    .short = Sin respuesta: { $key } toma el relevo
clock-is-alive = El reloj responde: { $key } allí pasa el relevo, :take over lo toma de todos modos
    .short = El reloj responde: use :take over
other-clock = Hay otro reloj en la sala { $room }: { $key } hace de este su puesto, { $talk } se descarta
    .short = Hay otro reloj: { $key } hace de este su puesto, { $talk } se descarta
    .shorter = Hay otro reloj en la sala { $room }: { $key } para unirse
    .shortest = Hay otro reloj: { $key } para unirse
other-clock-command = Hay otro reloj en la sala { $room }: «{ $command }» lo maneja
ask-start-privately = Hay otro reloj en la sala { $room }: { $key } otra vez inicia uno privado
    .short = { $key } otra vez: reloj privado
ask-join = Pulse { $key } otra vez para ser un puesto de control del reloj de la sala { $room }: { $talk } se descarta
    .short = { $key } otra vez: puesto de control, { $talk } se descarta
    .shorter = { $key } otra vez: puesto de control
join-by-command = Aquí ya se inició una charla: escriba { $command } para ser un puesto del otro reloj
    .short = Para unirse al otro reloj: { $command }
other-clock-has-ended = El otro reloj de la sala { $room } ha terminado: este sigue privado y sin registro
    .short = El otro reloj ha terminado
no-other-clock = No hay otro reloj en la sala { $room }
    .short = No hay otro reloj

## The report

report-title = Charlas: previsto y real
report-due = Previsto
report-until = Hasta
report-start = Inicio
report-end = Fin
report-late = Retraso
report-talk = Charla
report-planned = Duración
report-actual = Real
report-added = Añadido
report-over = Exceso
report-speaker = Ponente
report-talks = Charlas
report-alone = Individual
report-shared = Con otros
report-rest = descanso
report-questions = preguntas
report-rehearsal = ensayo
report-test = prueba
report-not-held = no celebrada
report-qualified = válido
report-too-short = demasiado corto
report-too-long = demasiado largo
report-green = verde
report-yellow = amarillo
report-red = rojo
report-overtime = exceso
report-no-lamp = sin luz
report-no-talks = No hay charlas.
report-room = sala
report-of = de
report-by-hand = a mano
report-starts = { $count } inicios
report-zone-unknown = horas de este equipo, que no conoce la zona { $zone }
report-sum =
    { $count ->
        [one] { $count } charla: { $sum } en total, { $mean } de media. Previsto: { $planned }.
       *[other] { $count } charlas: { $sum } en total, { $mean } de media. Previsto: { $planned }.
    }
report-starts-all =
    { $count ->
        [one] { $count } charla tenía inicio previsto: { $lateness }.
       *[other] { $count } charlas tenían inicio previsto: { $lateness }.
    }
report-starts-none-late =
    { $count ->
        [one] { $count } charla tenía inicio previsto: { $mean } de media; la más tardía: { $latest }.
       *[other] { $count } charlas tenían inicio previsto: { $mean } de media; la más tardía: { $latest }.
    }
report-starts-at-most =
    { $count ->
        [one] { $count } charla tenía inicio previsto: { $mean } de media, { $largest } como máximo.
       *[other] { $count } charlas tenían inicio previsto: { $mean } de media, { $largest } como máximo.
    }
report-over-time =
    { $count ->
        [one] { $count } charla se pasó de tiempo: { $sum } en total, { $mean } de media, { $largest } como máximo.
       *[other] { $count } charlas se pasaron de tiempo: { $sum } en total, { $mean } de media, { $largest } como máximo.
    }
report-questions-added =
    { $count ->
        [one] Preguntas: { $sum } en { $count } charla.
       *[other] Preguntas: { $sum } en { $count } charlas.
    }
report-breaks =
    { $count ->
        [one] { $count } descanso: { $sum } en total.
       *[other] { $count } descansos: { $sum } en total.
    }
report-items-not-held =
    { $count ->
        [one] { $count } punto no se celebró: { $planned } previstos.
       *[other] { $count } puntos no se celebraron: { $planned } previstos.
    }
report-rehearsals =
    { $count ->
        [one] { $count } ensayo no se cuenta.
       *[other] { $count } ensayos no se cuentan.
    }
report-tests =
    { $count ->
        [one] { $count } prueba no se cuenta.
       *[other] { $count } pruebas no se cuentan.
    }
report-none-over = Ninguna charla se pasó de tiempo.
report-time-added = Añadido a mano: { $time }.
report-time-removed = Quitado a mano: { $time }.
report-pauses = Pausas: { $time }.
report-speeches = Discursos de concurso: { $verdicts }.

## Faults

program-not-run = no se puede iniciar
program-status = terminó con el código de salida { $status }
program-signal = terminó al recibir la señal { $signal }
program-late = no terminó a tiempo
program-silent = no se oyó nada
fault-engine =
    { $next ->
        [none] La voz { $name } falló dos veces: { $reason }; la voz queda desactivada
       *[other] La voz { $name } falló dos veces: { $reason }; en su lugar se usa { $next }
    }
fault-player =
    { $next ->
        [none] El reproductor { $name } falló dos veces: { $reason }; no se encontró ningún otro
       *[other] El reproductor { $name } falló dos veces: { $reason }; en su lugar se usa { $next }
    }
fault-no-engine = Voz desactivada: no se encontró ninguno de estos programas: { LIST($names) }. «speakerclock test-sound» indica qué instalar.
fault-hook-is-busy = { $option } no se ejecutó: { $count } de sus comandos siguen en ejecución
fault-hook-not-run = { $option } no se ejecutó: no se puede iniciar un intérprete de comandos ({ $reason })
fault-hook-failed = { $option } falló: código de salida { $status }
fault-events-dropped =
    { $fault ->
        [no-reader]
            { $count ->
                [one] --events descartó { $count } línea: { $path } no tiene lector
               *[other] --events descartó { $count } líneas: { $path } no tiene lector
            }
        [slow-reader]
            { $count ->
                [one] --events descartó { $count } línea: { $path } tiene un lector que no lee nada
               *[other] --events descartó { $count } líneas: { $path } tiene un lector que no lee nada
            }
        [slow-disk]
            { $count ->
                [one] --events descartó { $count } línea: { $path } está en un disco que no acepta datos
               *[other] --events descartó { $count } líneas: { $path } está en un disco que no acepta datos
            }
       *[other]
            { $count ->
                [one] --events descartó { $count } línea: { $path } no se puede escribir ({ $reason })
               *[other] --events descartó { $count } líneas: { $path } no se puede escribir ({ $reason })
            }
    }
fault-not-listening = Las pantallas no pueden conectarse: { $reason }
fault-too-many-clients = Más de { $count } clientes intentan conectarse
client-reads-nothing = no lee lo que recibe
client-endless-line = envió una línea que no termina
fault-client =
    { $name ->
        [none] Cliente desconectado: { $reason }
       *[other] Cliente «{ $name }» desconectado: { $reason }
    }

## Problems in files

file-part-file = archivo
file-part-preset = preajuste
file-part-segment = parte
file-part-mark = marca
file-part-item = punto
file-value-nothing = un valor vacío
file-value-text = «{ $text }»
file-value-mapping = claves con valores
file-value-list = una lista
taken-name = «{ $name }»
taken-slot = la memoria { $slot }
taken-key = «{ $key }»
# Without: $part
file-unknown-key = clave desconocida «{ $key }»
# Without: $part
file-no-key = { $value } no puede ser una clave
file-wrong-kind = { $part }: aquí hay { $value }
file-nothing = { $part }: aquí hay un valor vacío
file-no-time =
    { $problem ->
        [empty] { $part }: «{ $text }» está vacío
        [too-long] { $part }: «{ $text }» supera 23:59:59
        [too-short] { $part }: «{ $text }» es demasiado corto
        [no-share] { $part }: «{ $text }» no es un porcentaje válido
       *[other] { $part }: «{ $text }» no es un tiempo válido
    }
expect-time-of-problem =
    { $problem ->
        [too-short]
            { $alternative ->
                [off] se esperaba: un tiempo de 0:01 a 23:59:59, como 18:00, 18m o 1h5m30s, u off
                [share] se esperaba: un tiempo de 0:01 a 23:59:59, como 18:00, 18m o 1h5m30s, o un porcentaje como 20%
               *[other] se esperaba: un tiempo de 0:01 a 23:59:59, como 18:00, 18m o 1h5m30s
            }
        [no-share] { "" }
       *[other]
            { $alternative ->
                [off] se esperaba: un tiempo de hasta 23:59:59, como 18:00, 18m o 1h5m30s, u off
                [share] se esperaba: un tiempo de hasta 23:59:59, como 18:00, 18m o 1h5m30s, o un porcentaje como 20%
               *[other] se esperaba: un tiempo de hasta 23:59:59, como 18:00, 18m o 1h5m30s
            }
    }
file-missing-key = falta «{ $key }»
file-repeated-key = «{ $key }» aparece varias veces
file-taken-value = { $value } ya está en la línea { $line }
file-threshold =
    { $problem ->
        [above-length] { $key } { $given } supera la duración ({ $most })
       *[above-yellow] { $key } { $given } empieza antes que yellow ({ $most })
    }
expect-threshold = { "" }
file-no-choice = { $part }: «{ $value }» no es válido
file-no-action = «{ $name }» no es una acción
file-no-option = «{ $name }» no es una opción
file-no-keyboard-key = «{ $name }» no es una tecla
# Without: $words
file-no-yaml = YAML no válido
# Without: $byte
file-no-utf8 = UTF-8 no válido
# Without: $keys
expect-known-key =
    { $nearest ->
        [none] se esperaba: { LIST($keys, last: " o ", before-o: " u ") }
       *[other] ¿quería decir «{ $nearest }»?
    }
expect-word = { "" }
expect-key = { "" }
expect-time = se esperaba: un tiempo como { $example }
expect-list = se esperaba: una lista como «{ $example }»
expect-entries = se esperaba: una entrada como «{ $example }»
expect-text = se esperaba: un texto
expect-choice = se esperaba: { LIST($choices, last: " o ", before-o: " u ") }
expect-number-key = se esperaba: una tecla del 1 al 9
expect-other = { "" }
expect-once = { "" }
expect-another-name = { "" }
expect-another-slot = { "" }
expect-another-key = { "" }
expect-utf8 = { "" }
expect-in-english = { "" }
file-problem = { $problem }; { $expected }
