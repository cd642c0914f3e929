help-set-minute = detenido: sumar/restar 1 minuto
help-set-seconds = detenido: sumar/restar 5 segundos
help-clicker = clicker: iniciar, parte siguiente
disk-is-slow = El disco está lento: el último cambio aún no está guardado
    .short = El disco está lento
talk-offered =
    { $by ->
        [key] La última charla no había terminado: { $talk }. Presione { $key } para reanudarla.
       *[command] La última charla no había terminado: { $talk }. Escriba undo para reanudarla.
    }
    .short =
        { $by ->
            [key] Presione { $key } para reanudar la última charla ({ $left })
           *[command] Escriba undo para reanudar la última charla ({ $left })
        }
    .shorter =
        { $by ->
            [key] Presione { $key } para reanudar la última charla
           *[command] Escriba undo para reanudar la última charla
        }
    .shortest =
        { $by ->
            [key] Presione { $key }: última charla
           *[command] Escriba undo: última charla
        }
talk-offered-without-clock =
    { $by ->
        [key] Hora del sistema sin ajustar. Último dato de la charla: { $was-left }. Presione { $key } para recuperarla, en pausa.
       *[command] Hora del sistema sin ajustar. Último dato de la charla: { $was-left }. Escriba undo para recuperarla, en pausa.
    }
    .short =
        { $by ->
            [key] Hora del sistema sin ajustar. Presione { $key } para recuperar la charla: { $was-left }.
           *[command] Hora del sistema sin ajustar. Escriba undo para recuperar la charla: { $was-left }.
        }
    .shorter =
        { $by ->
            [key] Hora sin ajustar. Presione { $key }: { $was-left }.
           *[command] Hora sin ajustar. Escriba undo: { $was-left }.
        }
ask-quit =
    { $break ->
        [none] Charla en marcha. Presione { $key } otra vez para salir, otra tecla para seguir.
       *[other] Descanso «{ $break }» en marcha. Presione { $key } otra vez para salir, otra tecla para seguir.
    }
    .short = Presione { $key } otra vez para salir
    .shorter = { $key }: ¿salir?
came-too-often =
    { $talk ->
        [goes-on] Demasiadas pulsaciones seguidas de { $key }: la charla sigue. Presione { $key } otra vez.
       *[ready] Demasiadas pulsaciones seguidas de { $key }: no se hace nada. Presione { $key } otra vez.
    }
    .short = Demasiado rápido. Presione { $key } otra vez
press-again-goes = Presione { $key } otra vez para pasar a { $name }
    .short = { $key } otra vez: { $name }
press-again-starts-other-day = Esta escaleta es para el { $day }. Presione { $key } otra vez para iniciarla.
    .short = { $key } otra vez: iniciar
    .shorter = ¿{ $key }?
press-again-starts-with-unset-clock = El reloj de este equipo no está en hora. Presione { $key } otra vez para iniciar.
    .short = { $key } otra vez: iniciar
    .shorter = ¿{ $key }?
press-again-ends-talk-and-loads = Presione { $key } otra vez para terminar esta charla y cargar «{ $name }»
    .short = { $key } otra vez: terminar, cargar
    .shorter = { $key }: ¿fin?
press-again-moves-lamp = Presione { $key } otra vez: el { $lamp } empieza ahora
    .short = { $key }: ¿{ $lamp } ahora?
press-again-stores = Presione { $key } otra vez para guardar en la memoria { $slot }
    .short = { $key }: ¿guardar?
press-again-removes = Presione { $key } otra vez para eliminar el preajuste de la memoria { $slot }
    .short = { $key }: ¿eliminar?
press-again-begins-anew = Presione { $key } otra vez para empezar la escaleta de nuevo
    .short = { $key } otra vez: de nuevo
press-again-ends-talk = Presione { $key } otra vez para terminar esta charla
    .short = { $key } otra vez: terminar
press-again-ends-break = Presione { $key } otra vez para terminar el descanso «{ $name }»
    .short = { $key } otra vez: terminar
press-again-pauses = Presione { $key } otra vez para pausar esta charla
    .short = { $key } otra vez: pausar
press-again-skips = Presione { $key } otra vez para omitir «{ $name }»
    .short = { $key } otra vez: omitir
press-again-ends-talk-and-skips = Presione { $key } otra vez para terminar esta charla y omitir { $names }
    .short = { $key } otra vez: terminar, omitir
press-again-ends-late =
    { HOUR($time) ->
        [one] Ya es más de la { $time }. Presione { $key } otra vez para una charla de { $length }.
       *[other] Ya son más de las { $time }. Presione { $key } otra vez para una charla de { $length }.
    }
    .short = { $key } otra vez: { $length }
press-again-goes-on = Presione { $key } otra vez: { $how }, la charla sigue
    .short = { $key } otra vez: { $how }
    .shorter = ¿{ $key }?
press-again-gives-up-end =
    { HOUR($end) ->
        [one] Presione { $key } otra vez: { $how }, ya no termina a la { $end }
       *[other] Presione { $key } otra vez: { $how }, ya no termina a las { $end }
    }
    .short = { $key } otra vez: { $how }, sin fin fijo
    .shorter = ¿{ $key }?
prompt = Escriba un comando y presione Enter. Esc cancela.
message-prompt = Escriba un mensaje y presione Enter. Esc cancela.
mouse-hold = Mantener presionado
locked = Bloqueado: solo funciona { $space }. Presione { $key } dos veces para desbloquear.
    .short = Presione { $key } dos veces para desbloquear
unlock = Bloqueado: presione { $key } otra vez para desbloquear
    .short = Presione { $key } otra vez para desbloquear
no-room-for-view = La vista del operador necesita una terminal de al menos { $needed }
    .short = La vista del operador necesita { $needed }
    .shorter = Necesita { $needed }
remote-only-shows = Este enlace solo muestra el reloj: abra el enlace del control remoto
loads-next =
    { $by ->
        [key] Presione { $key } para cargar
       *[command] Escriba { $key } para cargar
    }
take-over-again = Presione { $key } otra vez para tomar el relevo
    .short = { $key } otra vez: tomar el relevo
take-over-error =
    { $error ->
        [none] la charla quedará en pausa
       *[other] tiempo con un error de hasta { $error }
    }
    .short =
        { $error ->
            [none] en pausa
           *[other] error: { $error }
        }
take-over-by-time-of-day = Este equipo se ha reiniciado: el tiempo viene de la hora del sistema, con un error de hasta { $error } si esa hora es correcta
    .short = Hora del sistema: error de { $error } si es correcta
ask-hand-over = Presione { $key } otra vez para pasar el relevo a { $desk }: este reloj será un puesto de control
    .short = { $key } otra vez: pasar el relevo a { $desk }
    .shorter = { $key } otra vez: pasar el relevo
ask-join = Presione { $key } otra vez para ser un puesto de control del reloj de la sala { $room }: { $talk } se descarta
    .short = { $key } otra vez: puesto de control, { $talk } se descarta
    .shorter = { $key } otra vez: puesto de control
report-sum =
    { $count ->
        [one] { $count } charla: { $sum } en total, { $mean } en promedio. Previsto: { $planned }.
       *[other] { $count } charlas: { $sum } en total, { $mean } en promedio. Previsto: { $planned }.
    }
report-starts-none-late =
    { $count ->
        [one] { $count } charla tenía inicio previsto: { $mean } en promedio; la más tardía: { $latest }.
       *[other] { $count } charlas tenían inicio previsto: { $mean } en promedio; la más tardía: { $latest }.
    }
report-starts-at-most =
    { $count ->
        [one] { $count } charla tenía inicio previsto: { $mean } en promedio, { $largest } como máximo.
       *[other] { $count } charlas tenían inicio previsto: { $mean } en promedio, { $largest } como máximo.
    }
report-over-time =
    { $count ->
        [one] { $count } charla se pasó de tiempo: { $sum } en total, { $mean } en promedio, { $largest } como máximo.
       *[other] { $count } charlas se pasaron de tiempo: { $sum } en total, { $mean } en promedio, { $largest } como máximo.
    }
