phase-overtime = excedido
over = { $time } além do tempo
quoted = «{ $name }»
verdict-too-short = desclassificado, demasiado curto
verdict-too-long = desclassificado, demasiado longo
line-resume = RETOMA
line-over = EXCEDIDO
line-display = ECRÃ
line-event = REGISTO
waiting-for-clock = À espera de um relógio na sala { $room }
    .short = À espera de um relógio
sign-closing-bracket = parêntese reto direito
sign-opening-bracket = parêntese reto esquerdo
help-store = guardar o tempo numa memória
help-prompt = escrever um comando
help-blackout = ecrã preto
help-message = mensagem: última, guardada, nova
help-identify = os ecrãs mostram o seu nome
help-focus = percorrer o ecrã; escolher
help-clicker = clicker: iniciar, próxima parte
help-mouse-long-press = meio segundo: guardar, ajustar
help-lock = bloquear teclas; 2× desbloqueia
not-stored = Não foi guardado
talk-not-saved = Não é possível guardar o andamento da palestra
    .short = Andamento não guardado
talk-not-in-report = A palestra não consta do relatório
    .short = Não consta do relatório
stored-not-safely = Guardado, mas pode perder-se numa falha de energia
    .short = Guardado, mas pode perder-se
disk-is-slow = O disco está lento: a última alteração ainda não foi guardada
    .short = O disco está lento
lamp-refused-while-running = Pause primeiro: a duração não pode mudar com a palestra em curso
    .short = Pause primeiro
lamp-refused-above-length = O amarelo não pode exceder a duração da palestra
    .short = Amarelo: tempo demasiado longo
ends-at-skipping = { $words }, pois { $time } não existe (mudança da hora)
talk-continues =
    { $kind ->
        [talk] A palestra continua em curso
       *[break] O intervalo continua em curso
    }
no-talk = A entrada terminou sem que nenhuma palestra estivesse em curso
blackout = Ecrã preto: { $key } ou { $space } traz a imagem de volta
    .short = { $key } traz a imagem de volta
first-problem =
    { $count ->
        [one] { $problem } (e mais 1: execute «{ $check }»)
       *[other] { $problem } (e mais { $count }: execute «{ $check }»)
    }
wrong-file = Um ficheiro contém um erro: execute «{ $check }»
    .short = Um ficheiro contém um erro
talk-resumed =
    { $state ->
        [running] A última palestra não tinha terminado: continua em curso
       *[paused] A última palestra não tinha terminado: continua em pausa
    }
    .short =
        { $state ->
            [running] A última palestra continua em curso
           *[paused] A última palestra continua em pausa
        }
talk-offered =
    { $by ->
        [key] A última palestra não tinha terminado: { $talk }. Prima { $key } para retomá-la.
       *[command] A última palestra não tinha terminado: { $talk }. Escreva undo para retomá-la.
    }
    .short =
        { $by ->
            [key] Prima { $key } para retomar a última palestra ({ $left })
           *[command] Escreva undo para retomar a última palestra ({ $left })
        }
    .shorter =
        { $by ->
            [key] Prima { $key } para retomar a última palestra
           *[command] Escreva undo para retomar a última palestra
        }
    .shortest =
        { $by ->
            [key] Prima { $key }: última palestra
           *[command] Escreva undo: última palestra
        }
talk-offered-without-clock =
    { $by ->
        [key] Hora do sistema não ajustada. Último registo da palestra: { $was-left }. Prima { $key } para recuperá-la, em pausa.
       *[command] Hora do sistema não ajustada. Último registo da palestra: { $was-left }. Escreva undo para recuperá-la, em pausa.
    }
    .short =
        { $by ->
            [key] Hora do sistema não ajustada. Prima { $key } para recuperar: { $was-left }.
           *[command] Hora do sistema não ajustada. Escreva undo para recuperar: { $was-left }.
        }
    .shorter =
        { $by ->
            [key] Hora não ajustada. Prima { $key }: { $was-left }.
           *[command] Hora não ajustada. Escreva undo: { $was-left }.
        }
suspended = O SpeakerClock esteve suspenso durante { $time }; o tempo da palestra continuou a contar
    .short = Programa suspenso durante { $time }; o tempo continuou a contar
    .shorter = Programa suspenso durante { $time }
way-back =
    { $key ->
        [none] Para continuar, abra { $command } e escreva undo (limite: { $time }).
       *[other] Para continuar, abra { $command } e prima { $key } (limite: { $time }).
    }
way-back-to-rundown = Para continuar o alinhamento, abra { $command }
ask-quit =
    { $break ->
        [none] Palestra em curso. Prima { $key } de novo para sair; outra tecla continua.
       *[other] Intervalo «{ $break }» em curso. Prima { $key } de novo para sair; outra tecla continua.
    }
    .short = Prima { $key } de novo para sair
    .shorter = { $key }: sair?
came-too-often =
    { $talk ->
        [goes-on] Demasiados toques seguidos em { $key }: a palestra continua. Prima { $key } mais uma vez.
       *[ready] Demasiados toques seguidos em { $key }: nada foi feito. Prima { $key } mais uma vez.
    }
    .short = Demasiado rápido. Prima { $key } de novo
ask-store = Guardar na memória { $slots } ou ajustar: { $lamps }? Esc cancela.
    .short = Memória { $slots } ou cor { LIST($lamp-keys) }?
    .shorter = Guardar onde?
undone-lamp =
    { $kind ->
        [length] Desfeito: a { $lamp } volta a { $time }
       *[other] Desfeito: o { $lamp } volta a { $time }
    }
undone-running = Desfeito: em curso de novo, { $time }
undone-rundown = Desfeito: o alinhamento está como antes
undone-item = Desfeito: { $item } está de novo no alinhamento
redone-lamp =
    { $kind ->
        [length] Refeito: a { $lamp } volta a { $time }
       *[other] Refeito: o { $lamp } volta a { $time }
    }
redone-running = Refeito: em curso de novo, { $time }
redone-rundown = Refeito: a alteração do alinhamento vale de novo
redone-item = Refeito: { $item } está de novo no alinhamento
preset-built-in = A memória { $slot } contém { $preset }, que vem com o programa. Só é possível remover predefinições guardadas.
    .short = A memória { $slot } vem com o programa
preset-in-file = A memória { $slot } contém { $preset }, de { $file }. Remova a predefinição nesse ficheiro.
    .short = A memória { $slot } vem de { $file }
time-has-passed =
    { HOUR($time) ->
        [one] Já passa da { $time }. A palestra está em curso: indique uma hora posterior.
       *[other] Já passa das { $time }. A palestra está em curso: indique uma hora posterior.
    }
    .short =
        { HOUR($time) ->
            [one] Já passa da { $time }
           *[other] Já passa das { $time }
        }
message-sent =
    { $place ->
        [displays] Mensagem nos ecrãs: { $text }
        [nobody] Mensagem, mas não há nenhum ecrã com ligação: { $text }
       *[screen] Mensagem: { $text }
    }
message-kept = Não mostrada, porque não há nenhum ecrã com ligação; { $key } mostra a mensagem depois: { $text }
    .short = Não mostrada: { $key } mostra depois
no-stored-messages = Não há mensagens guardadas. O config.yaml aceita nove, por exemplo: messages: { "{" }1: "Por favor, conclua"{ "}" }
    .short = Não há mensagens guardadas em config.yaml
    .shorter = Não há mensagens
small-letters = As letras são pequenas: para letras grandes, instale unifont em cada ecrã
picture-already-black = O ecrã já está preto
picture-not-black = O ecrã não está preto
already-running = A palestra já está em curso
not-running = A palestra não está em curso
not-a-time = «{ $text }» não é um tempo válido. Exemplos: 1:30, 1h5m30s, 18m, 45s (até 23:59:59).
    .short = «{ $text }» não é um tempo válido
no-preset-named = Não há predefinição «{ $text }». Indique uma memória de 1 a 9 ou parte de um nome que «speakerclock presets list» mostre, por exemplo: ted.
    .short = Não há predefinição «{ $text }»
preset-has-changed = Comando não executado: a predefinição mudou entretanto
several-presets-named = «{ $text }» é parte de vários nomes: { $names }. Indique mais letras do nome ou uma memória.
    .short = «{ $text }» é parte de vários nomes: { $names }
    .shorter = «{ $text }» é parte de vários nomes
no-item-named = Nenhum item do alinhamento corresponde a «{ $text }»
    .short = Nenhum item «{ $text }»
several-items-named = «{ $text }» corresponde a vários itens: { $items }
    .short = «{ $text }» corresponde a vários itens
command-until = terminar a palestra à hora indicada
command-backdate = antedatar o início para a última pausa ou o último «reset»
command-go = ir para este item do alinhamento
command-skip = saltar o próximo item ou o indicado
command-rundown = listar os itens do alinhamento
command-reload = ler o ficheiro do alinhamento de novo
command-restart = recomeçar o alinhamento
command-store = guardar o tempo nesta memória
command-remove = remover desta memória a predefinição guardada
command-blackout = pôr os ecrãs a preto, ou trazer a imagem de volta
command-identify = fazer cada ecrã mostrar o seu nome
command-displays = listar os ecrãs com ligação
command-events = listar os últimos registos
command-lock = bloquear as teclas, exceto Espaço
command-take-over = continuar as palestras de um relógio que deixou de funcionar (só numa mesa)
command-hand-over = passar o controlo das palestras a uma mesa
press-again-goes = Prima { $key } de novo para passar a { $name }
    .short = { $key } de novo: { $name }
guarded-goes = Envie «{ $confirmation }» para passar a { $name }
press-again-starts-other-day = Este alinhamento é para { $day }. Prima { $key } de novo para iniciar agora.
    .short = { $key } de novo: iniciar
    .shorter = { $key }?
guarded-starts-other-day = Este alinhamento é para { $day }. Envie «{ $confirmation }» para iniciar agora.
deed-starts-other-day = inicia o alinhamento de { $day }
press-again-starts-with-unset-clock = O relógio deste computador não está certo. Prima { $key } de novo para iniciar.
    .short = { $key } de novo: iniciar
    .shorter = { $key }?
guarded-starts-with-unset-clock = O relógio deste computador não está certo. Envie «{ $confirmation }» para iniciar.
press-again-ends-talk-and-loads = Prima { $key } de novo para encerrar esta palestra e carregar «{ $name }»
    .short = { $key } de novo: encerrar, carregar
    .shorter = { $key }: fim?
guarded-ends-talk-and-loads = Envie «{ $confirmation }» para encerrar esta palestra e carregar «{ $name }»
deed-ends-talk-and-loads = encerra esta palestra e carrega «{ $name }»
press-again-moves-lamp = Prima { $key } de novo: o { $lamp } começa agora
    .short = { $key }: { $lamp } agora?
guarded-moves-lamp = Envie «{ $confirmation }»: o { $lamp } começa agora
press-again-stores = Prima { $key } de novo para guardar na memória { $slot }
    .short = { $key }: guardar?
guarded-stores = Envie «{ $confirmation }» para guardar na memória { $slot }
deed-stores = guarda na memória { $slot }
press-again-removes = Prima { $key } de novo para remover a predefinição da memória { $slot }
    .short = { $key }: remover?
guarded-removes = Envie «{ $confirmation }» para remover a predefinição guardada na memória { $slot }
deed-removes = remove a predefinição guardada na memória { $slot }
press-again-begins-anew = Prima { $key } de novo para recomeçar o alinhamento
    .short = { $key } de novo: recomeçar
guarded-begins-anew = Envie «{ $confirmation }» para recomeçar o alinhamento
deed-begins-anew = recomeça o alinhamento
press-again-ends-talk = Prima { $key } de novo para encerrar esta palestra
    .short = { $key } de novo: encerrar
guarded-ends-talk = Envie «{ $confirmation }» para encerrar esta palestra
press-again-ends-break = Prima { $key } de novo para encerrar o intervalo «{ $name }»
    .short = { $key } de novo: encerrar
guarded-ends-break = Envie «{ $confirmation }» para encerrar o intervalo «{ $name }»
deed-ends-break = encerra o intervalo «{ $name }»
press-again-pauses = Prima { $key } de novo para pausar esta palestra
    .short = { $key } de novo: pausar
guarded-pauses = Envie «{ $confirmation }» para pausar esta palestra
press-again-skips = Prima { $key } de novo para saltar «{ $name }»
    .short = { $key } de novo: saltar
guarded-skips = Envie «{ $confirmation }» para saltar «{ $name }»
deed-skips = salta «{ $name }»
press-again-ends-talk-and-skips = Prima { $key } de novo para encerrar esta palestra e saltar { $names }
    .short = { $key } de novo: encerrar, saltar
guarded-ends-talk-and-skips = Envie «{ $confirmation }» para encerrar esta palestra e saltar { $names }
deed-ends-talk-and-skips = encerra esta palestra e salta { $names }
press-again-ends-late =
    { HOUR($time) ->
        [one] Já passa da { $time }. Prima { $key } de novo para uma palestra de { $length }.
       *[other] Já passa das { $time }. Prima { $key } de novo para uma palestra de { $length }.
    }
    .short = { $key } de novo: { $length }
guarded-ends-late =
    { HOUR($time) ->
        [one] Já passa da { $time }. Para uma palestra de { $length }, envie «{ $confirmation }».
       *[other] Já passa das { $time }. Para uma palestra de { $length }, envie «{ $confirmation }».
    }
press-again-goes-on = Prima { $key } de novo: { $how }, a palestra continua
    .short = { $key } de novo: { $how }
    .shorter = { $key }?
guarded-goes-on = Envie «{ $confirmation }»: { $how }, a palestra continua
press-again-gives-up-end =
    { HOUR($end) ->
        [one] Prima { $key } de novo: { $how }, já não termina à { $end }
       *[other] Prima { $key } de novo: { $how }, já não termina às { $end }
    }
    .short = { $key } de novo: { $how }, sem fim fixo
    .shorter = { $key }?
guarded-gives-up-end =
    { HOUR($end) ->
        [one] Envie «{ $confirmation }»: { $how }, já não termina à { $end }
       *[other] Envie «{ $confirmation }»: { $how }, já não termina às { $end }
    }
deed-gives-up-end =
    { HOUR($end) ->
        [one] { $how }, já não termina à { $end }
       *[other] { $how }, já não termina às { $end }
    }
changed-meanwhile = Comando não executado: a palestra mudou entretanto
waiting-for-answer = À espera do relógio: { $words }
answer-too-long = A resposta é demasiado longa para uma linha
picture-changes-too-often = A imagem muda com demasiada frequência: espere um segundo
operator-has-just-closed-one = O operador acabou de tirar uma mensagem ou o ecrã preto
prompt = Escreva um comando e prima Enter. Esc cancela.
message-prompt = Escreva uma mensagem e prima Enter. Esc cancela.
no-command =
    { $nearest ->
        [none] «{ $text }» não é um comando. «help» mostra todos.
       *[other] «{ $text }» não é um comando. Quis dizer «{ $nearest }»? «help» mostra todos.
    }
    .short = «{ $text }» não é um comando
only-at-clock = «{ $command }» só funciona no próprio relógio
needs-time = «{ $command }» precisa de um tempo, por exemplo: { $example }
    .short = «{ $command }» precisa de um tempo
needs-time-of-day = «{ $command }» precisa de uma hora do dia, por exemplo: { $example }
    .short = «{ $command }» precisa de uma hora do dia
needs-slot = «{ $command }» precisa de uma memória de 1 a 9, por exemplo: { $example }
    .short = «{ $command }» precisa de uma memória de 1 a 9
needs-preset = «{ $command }» precisa de uma memória ou parte de um nome, por exemplo: { $example }
    .short = «{ $command }» precisa de uma memória ou parte de um nome
needs-item = «{ $command }» precisa de um item: seu número, como #3, ou parte do título, por exemplo: { $example }
    .short = «{ $command }» precisa de um item: seu número, como #3, ou parte do título
needs-text = «{ $command }» precisa de um texto, por exemplo: { $example }
    .short = «{ $command }» precisa de um texto
needs-choice = «{ $command }» precisa de { LIST($choices, last: " ou ") }, por exemplo: { $example }
    .short = «{ $command }» precisa de { LIST($choices, last: " ou ") }
needs-nothing = «{ $command }» não aceita argumentos
control-store = guardar
focus-store = { CAPITAL($name) }: { $key } guarda { $time } aqui
mouse-hold = Manter premido
locked = Bloqueado: só { $space } funciona. Prima { $key } duas vezes para desbloquear.
    .short = Prima { $key } duas vezes para desbloquear
unlock = Bloqueado: prima { $key } de novo para desbloquear
    .short = Prima { $key } de novo para desbloquear
unlocked = Desbloqueado
first-store = Guardado para a próxima vez
heading-speaker = Ecrã do orador
heading-rundown = Alinhamento
heading-displays = Ecrãs
heading-events = Registo
picture-blackout = Ecrã preto
picture-flash = A piscar
display-lost-at =
    { HOUR($time) ->
        [one] ligação perdida à { $time }
       *[other] ligação perdida às { $time }
    }
display-lost = O ecrã «{ $name }» perdeu a ligação
display-silent = O ecrã «{ $name }» deixou de responder
display-back = O ecrã «{ $name }» voltou a responder
display-left = O ecrã «{ $name }» foi fechado
displays = Cada ecrã mostra o seu nome durante cinco segundos: { $names }
no-display = Nenhum ecrã com ligação
offline = sem ligação
waiting-for-rooms = À espera de salas
remote-black = Ecrã preto
remote-full-screen = Ecrã inteiro
remote-screen-may-turn-off = O ecrã pode apagar-se: configure o aparelho para o manter ligado ou abra esta página com https
remote-not-sent = Não enviado: sem ligação com o relógio
remote-too-many = Não enviado: demasiados comandos. Aguarde um segundo.
remote-unreachable = Sem ligação com o relógio
remote-shut-out = Este endereço já não é válido: abra o novo
remote-needs-link = Falta uma parte do endereço: abra o endereço completo que a ponte mostrou
remote-only-shows = Este endereço só mostra o relógio: abra o endereço do comando
remote-running = em curso
remote-person = O seu nome
remote-person-for-others = O seu nome, para que os outros vejam quem foi
remote-named = Os outros veem o seu nome: { $name }
programme-heading = Alinhamento
programme-skip = Saltar
programme-speaker = Orador
blackout-is-on = O ecrã está preto
you-start-in = A sua vez é em { $time }
back-soon = Voltamos já
ahead-of-plan = { $time } de avanço
on-time = a horas
rundown-ends =
    { HOUR($time) ->
        [one] fim do programa à { $time }
       *[other] fim do programa às { $time }
    }
item-skipped = SALTADO
rundown-is-over = O alinhamento terminou
last-item = Último ponto
rundown-ended-at =
    { HOUR($time) ->
        [one] Este alinhamento terminou à { $time }
       *[other] Este alinhamento terminou às { $time }
    }
begins-anew =
    { $presses ->
        [twice] { $key } duas vezes recomeça-o
       *[once] { $key } recomeça-o
    }
goes-back = { $key } volta a «{ $item }»
skipped = Saltado: { $item }
not-shorter = A duração já é de { $length }; indique um tempo menor
caught-up =
    { HOUR($time) ->
        [one] Encurtado para recuperar o atraso até à { $time }: { $cuts }
       *[other] Encurtado para recuperar o atraso até às { $time }: { $cuts }
    }
nothing-to-catch-up = O programa vai terminar a horas: nada para recuperar
    .short = Nada para recuperar
no-rundown = Não há alinhamento. Abra o programa com --rundown FICHEIRO.
    .short = Não há alinhamento
nothing-follows = Não há mais nada no alinhamento
nothing-precedes = Não há nada antes no alinhamento
date = { weekday }, { $day } de { month } de { $year }
rundown-is-for = Este alinhamento é para { $day }, não para hoje
    .short = Para { $day }
rundown-goes-on = O alinhamento continua com { $item }
new-items = novo no ficheiro: { $items }
gone-items = removido do ficheiro: { $items }
planned-times-moved =
    { $direction ->
        [later] todas as horas previstas foram adiadas em { $length }
       *[earlier] todas as horas previstas foram antecipadas em { $length }
    }
file-taken = O alinhamento foi atualizado a partir do ficheiro
file-unchanged = O ficheiro do alinhamento não mudou
file-missing = Falta o ficheiro do alinhamento. O alinhamento fica como está.
rundown-stays = O alinhamento fica como está
too-many-items = O alinhamento fica como está: teria mais de { $count } itens
items-would-go =
    { $count ->
        [one] O ficheiro tem { $count } item a menos: :reload remove-o
       *[other] O ficheiro tem { $count } itens a menos: :reload remove-os
    }
hard-end-would-move =
    { $time ->
        [none] No ficheiro, { $item } não tem hora de fim: :reload aplica isso
       *[other]
            { HOUR($time) ->
                [one] No ficheiro, { $item } termina à { $time }: :reload aplica isso
               *[other] No ficheiro, { $item } termina às { $time }: :reload aplica isso
            }
    }
loads-next =
    { $by ->
        [key] Prima { $key } para carregar
       *[command] Escreva { $key } para carregar
    }
take-over-again = Prima { $key } de novo para assumir
    .short = { $key } de novo: assumir
take-over-displays = sem ligação: { $display-names }
    .short = sem { $display-names }
    .shorter = sem os ecrãs
take-over-without-rundown = sem o alinhamento
kept-talks = Não há relógio, mas as palestras estão guardadas aqui (sinal há { $age })   { $key } assume
    .short = Não há relógio (sinal há { $age })   { $key } assume
    .shorter = Não há relógio   { $key } assume
kept-talks-unknown-age = Não há relógio, mas as palestras estão guardadas aqui   { $key } assume
    .short = Não há relógio   { $key } assume
not-taken-over-nothing-kept = Impossível assumir: nada guardado aqui (nenhum sinal do relógio, ou broker)
    .short = Impossível assumir: nada guardado aqui
has-taken-over = Esta mesa é agora o relógio da sala { $room }. Para os ecrãs: «speakerclock attach --room { $room }» neste computador.
    .short = Esta mesa é agora o relógio: ligue os ecrãs a este computador
    .shorter = Esta mesa é agora o relógio
ask-hand-over = Prima { $key } de novo para passar o controlo a { $desk }: este relógio será uma mesa
    .short = { $key } de novo: passar o controlo a { $desk }
    .shorter = { $key } de novo: passar o controlo
hands-over = A passar o controlo a { $desk }
    .short = A passar o controlo
not-handed-over = { $desk } não assumiu: este relógio continua
    .short = Não foi possível passar o controlo
no-desk = Não há mesa que possa assumir: inicie uma com «speakerclock desk»
    .short = Não há mesa que possa assumir
several-desks = Há várias mesas: { $names }. Escreva «hand over» e o nome.
    .short = Várias mesas: escreva «hand over NOME»
clock-is-alive = O relógio responde: { $key } lá passa o controlo, :take over assume mesmo assim
    .short = O relógio responde: use :take over
other-clock-command = Há outro relógio na sala { $room }: «{ $command }» controla-o
ask-join = Prima { $key } de novo para ser uma mesa do relógio da sala { $room }: { $talk } é descartado
    .short = { $key } de novo: ser uma mesa, { $talk } é descartado
    .shorter = { $key } de novo: ser uma mesa
join-by-command = Aqui já foi iniciada uma palestra: escreva { $command } para ser uma mesa do outro relógio
    .short = Escreva { $command } para ser uma mesa
other-clock-has-ended = O outro relógio da sala { $room } terminou: este continua particular e sem registo
    .short = O outro relógio terminou
report-over = Excesso
report-speaker = Orador
report-too-short = demasiado curto
report-too-long = demasiado longo
report-overtime = excedido
fault-no-engine = Voz desativada: nenhum destes programas foi encontrado: { LIST($names) }. «speakerclock test-sound» diz o que instalar.
fault-hook-is-busy = { $option } não foi executado: { $count } dos seus comandos ainda estão em execução
fault-hook-not-run = { $option } não foi executado: não foi possível iniciar uma shell ({ $reason })
fault-events-dropped =
    { $fault ->
        [no-reader]
            { $count ->
                [one] --events descartou { $count } linha: { $path } não tem leitor
               *[other] --events descartou { $count } linhas: { $path } não tem leitor
            }
        [slow-reader]
            { $count ->
                [one] --events descartou { $count } linha: { $path } tem um leitor que não lê nada
               *[other] --events descartou { $count } linhas: { $path } tem um leitor que não lê nada
            }
        [slow-disk]
            { $count ->
                [one] --events descartou { $count } linha: { $path } está num disco que não aceita dados
               *[other] --events descartou { $count } linhas: { $path } está num disco que não aceita dados
            }
       *[other]
            { $count ->
                [one] --events descartou { $count } linha: { $path } não aceita gravação ({ $reason })
               *[other] --events descartou { $count } linhas: { $path } não aceita gravação ({ $reason })
            }
    }
fault-not-listening = Os ecrãs não conseguem ligar-se: { $reason }
fault-too-many-clients = Mais de { $count } clientes tentam ligar-se
fault-client =
    { $name ->
        [none] Ligação a um cliente cortada: { $reason }
       *[other] Ligação ao cliente «{ $name }» cortada: { $reason }
    }
file-part-file = ficheiro
file-value-text = «{ $text }»
taken-name = «{ $name }»
taken-key = «{ $key }»
# Without: $part
file-unknown-key = chave desconhecida «{ $key }»
file-no-time =
    { $problem ->
        [empty] { $part }: «{ $text }» está vazio
        [too-long] { $part }: «{ $text }» passa de 23:59:59
        [too-short] { $part }: «{ $text }» é demasiado curto
        [no-share] { $part }: «{ $text }» não é uma percentagem válida
       *[other] { $part }: «{ $text }» não é um tempo válido
    }
expect-time-of-problem =
    { $problem ->
        [too-short]
            { $alternative ->
                [off] esperado: um tempo de 0:01 a 23:59:59, como 18:00, 18m ou 1h5m30s; ou off
                [share] esperado: um tempo de 0:01 a 23:59:59, como 18:00, 18m ou 1h5m30s; ou uma percentagem como 20%
               *[other] esperado: um tempo de 0:01 a 23:59:59, como 18:00, 18m ou 1h5m30s
            }
        [no-share] { "" }
       *[other]
            { $alternative ->
                [off] esperado: um tempo até 23:59:59, como 18:00, 18m ou 1h5m30s; ou off
                [share] esperado: um tempo até 23:59:59, como 18:00, 18m ou 1h5m30s; ou uma percentagem como 20%
               *[other] esperado: um tempo até 23:59:59, como 18:00, 18m ou 1h5m30s
            }
    }
file-missing-key = falta «{ $key }»
file-repeated-key = «{ $key }» aparece várias vezes
file-no-choice = { $part }: «{ $value }» não é válido
file-no-action = «{ $name }» não é uma ação
file-no-option = «{ $name }» não é uma opção
file-no-keyboard-key = «{ $name }» não é uma tecla
# Without: $keys
expect-known-key =
    { $nearest ->
        [none] esperado: { LIST($keys, last: " ou ") }
       *[other] quis dizer «{ $nearest }»?
    }
expect-list = esperado: uma lista como «{ $example }»
expect-entries = esperado: entradas como «{ $example }»
