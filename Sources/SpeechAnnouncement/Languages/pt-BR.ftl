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
seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
lengths = { LIST($lengths, last: " e ") }
phase-green = verde
phase-yellow = amarelo
phase-red = vermelho
phase-overtime = estourado
start = início
remaining =
    { $plural ->
        [one] resta { $time }
       *[other] restam { $time }
    }
over = { $time } de estouro
time-is-up = tempo esgotado
bell =
    { $strokes ->
        [one] sino
       *[other] { $strokes } toques de sino
    }
segment = parte
number-of = { $number } de { $count }

## Signs, and what lines begin with

colon = :{ " " }
after-line-word = :{ " " }
quoted = “{ $name }”
remark = { " " }({ $text })
days = { $count } dias
verdict-qualified = dentro do tempo
verdict-too-short = desclassificado, curto demais
verdict-too-long = desclassificado, longo demais
then = depois { $segment }
line-ready = PRONTO
line-start = INÍCIO
line-stop = PAUSA
line-resume = RETOMADA
line-set = AJUSTE
line-time = TEMPO
line-bell = SINO
line-segment = PARTE
line-zero = TEMPO ESGOTADO
line-over = ESTOURO
line-notice = AVISO
line-done = FIM
line-pause = INTERVALO
line-display = TELA
line-event = REGISTRO
line-help = AJUDA

## The screen and the help

paused = EM PAUSA
ready-for-minutes = PRONTO há { $count } min
paused-for-minutes = EM PAUSA há { $count } min
since =
    { HOUR($time) ->
        [one] desde a { $time }
       *[other] desde as { $time }
    }
state-since =
    { HOUR($time) ->
        [one] { $state } desde a { $time }
       *[other] { $state } desde as { $time }
    }
span =
    { HOUR($start) ->
        [one]
            { HOUR($end) ->
                [one] da { $start } à { $end }
               *[other] da { $start } às { $end }
            }
       *[other]
            { HOUR($end) ->
                [one] das { $start } à { $end }
               *[other] das { $start } às { $end }
            }
    }
ends =
    { HOUR($time) ->
        [one] fim à { $time }
       *[other] fim às { $time }
    }
key-starts = { $key } inicia
key-pauses = { $key } pausa
key-resumes = { $key } retoma
keys-change-time = { $keys } alteram o tempo
key-helps = { $key } ajuda
waiting-for-clock = Aguardando um relógio na sala { $room }
    .short = Aguardando um relógio
no-signal = sem sinal há { $time }
slot = Memória { $slot }
end = FinAL
key-space = Espaço
key-up = Acima
key-down = Abaixo
key-right = Direita
key-left = Esquerda
key-backspace = Backspace
key-enter = Enter
key-page-up = PgUp
key-page-down = PgDn
key-interrupt = Ctrl+C
sign-colon = dois-pontos
sign-plus = mais
sign-minus = menos
sign-closing-bracket = colchete direito
sign-opening-bracket = colchete esquerdo
sign-question-mark = ponto de interrogação
sign-period = ponto
sign-slash = barra
help-start-or-stop = iniciar, pausar, retomar
help-slot = carregar uma predefinição
help-store = salvar o tempo em uma memória
help-tap = ir para o início dessa cor
help-hold = a cor começa neste tempo
help-set-minute = parado: somar ou tirar 1 minuto
help-set-seconds = parado: somar ou tirar 5 segundos
help-add-minute = sempre: somar ou tirar 1 minuto
help-add-seconds = somar ou tirar 10 segundos
help-back = voltar ao início, pronto
help-undo = desfazer, refazer, 10 vezes
help-late-start = início esquecido: antedatar
help-questions = acrescentar 5 min de perguntas
help-segment = parte ou item seguinte, anterior
help-prompt = digitar um comando
help-flash = piscar para chamar a atenção
help-blackout = tela preta
help-message = mensagem: última, salva, nova
help-layout = disposição dos dígitos
help-theme = tema de cores
help-announcing = avisos de tempo: não, texto, voz
help-time-of-day = hora e fim da palestra
help-beside = outro tempo junto ao semáforo
help-operator-view = painel do operador
help-identify = as telas mostram o próprio nome
help-say-time = dizer o tempo restante
help-focus = percorrer a tela; escolher
help-clicker = passador: iniciar, próxima parte
help-click = escolher; dígitos: iniciar/pausar
help-double-click = dígitos: voltar ao início, pronto
help-mouse-long-press = meio segundo: salvar, ajustar
help-drag-and-wheel = alterar o tempo; roda: 1 minuto
help-lock = travar as teclas; 2× destrava
help-quit = sair
help-pages = Página { $page } de { $count }   { $key } próxima página   qualquer outra tecla fecha
    .short = { $key } próxima página, as outras fecham
key-range = { $first } a { $last }
capitals =
    { $count ->
        [one] { LIST($letters) } maiúscula
       *[other] { LIST($letters) } maiúsculas
    }

## Notices and questions

no-preset-in-slot = Não há predefinição na memória { $slot }
not-stored = Não foi salvo
talk-not-saved = Não é possível salvar o andamento da palestra
    .short = Andamento não salvo
talk-not-in-report = A palestra não consta no relatório
    .short = Não consta no relatório
stored-not-safely = Salvo, mas pode se perder em uma queda de energia
    .short = Salvo, mas pode se perder
disk-is-slow = O disco está lento: a última alteração ainda não foi salva
    .short = O disco está lento
value-changed =
    { $before ->
        [none] { $name }: agora { $value }
       *[other] { $name }: agora { $value } (antes: { $before })
    }
length-of-talk = duração
lamp-lowered = { $lamp } reduzido a { $time }
lamp-refused-while-running = Pause primeiro: a duração não pode mudar com a palestra em andamento
    .short = Pause primeiro
lamp-refused-in-overtime = Não é possível ajustar: o tempo acabou
    .short = Não é possível ajustar
lamp-refused-at-zero = A palestra deve durar mais de 0:00
lamp-refused-above-length = O amarelo não pode exceder a duração da palestra
    .short = Amarelo: tempo longo demais
lamp-refused-before-yellow = O vermelho não pode começar antes do amarelo ({ $yellow })
    .short = Vermelho: antes do amarelo
lamp-refused-no-phase = Esta parte não tem { $lamp }
lamp-refused-ends-talk = O { $lamp } começa em { $time }: a palestra acabaria
    .short = O { $lamp } começa em { $time }
ends-at =
    { $day ->
        [today]
            { HOUR($time) ->
                [one] A palestra termina à { $time }
               *[other] A palestra termina às { $time }
            }
       *[tomorrow]
            { HOUR($time) ->
                [one] A palestra termina amanhã à { $time }
               *[other] A palestra termina amanhã às { $time }
            }
    }
ends-at-skipping = { $words }, pois { $time } não existe (mudança de horário)
talk-continues =
    { $kind ->
        [talk] A palestra continua em andamento
       *[break] O intervalo continua em andamento
    }
left-paused = A palestra fica em pausa; tempo restante: { $time }
spent = { $time } de { $length }
no-talk = A entrada terminou sem que nenhuma palestra estivesse em andamento
layout =
    { $layout ->
        [automatic] Disposição: automática
        [landscape] Disposição: horizontal
       *[portrait] Disposição: vertical
    }
questions = Perguntas
secondary-time = Outro tempo
secondary-session = programa
secondary-talk = palestra
secondary-clock = hora
secondary-off = nenhum
theme = Tema: { $name }
announcements =
    { $channel ->
        [off] Avisos de tempo: desligados
        [print] Avisos de tempo: texto
       *[speak] Avisos de tempo: voz
    }
blackout = Tela preta: { $key } ou { $space } traz a imagem de volta
    .short = { $key } traz a imagem de volta
no-flash = A função piscar está desativada
no-message = Sem mensagem: envie { $command } TEXTO ou abra o programa com --message ou --title
    .short = Sem mensagem
not-in-plain-mode = Não disponível no modo de texto
no-room-for-help = Não há espaço para a ajuda
first-problem = { $problem } (e mais { $count }: execute “{ $check }”)
wrong-file = Um arquivo contém um erro: execute “{ $check }”
    .short = Um arquivo contém um erro
talk-resumed =
    { $state ->
        [running] A última palestra não tinha terminado: continua em andamento
       *[paused] A última palestra não tinha terminado: continua em pausa
    }
    .short =
        { $state ->
            [running] A última palestra continua em andamento
           *[paused] A última palestra continua em pausa
        }
talk-offered =
    { $by ->
        [key] A última palestra não tinha terminado: { $talk }. Pressione { $key } para retomá-la.
       *[command] A última palestra não tinha terminado: { $talk }. Digite undo para retomá-la.
    }
    .short =
        { $by ->
            [key] Pressione { $key } para retomar a última palestra ({ $left })
           *[command] Digite undo para retomar a última palestra ({ $left })
        }
    .shorter =
        { $by ->
            [key] Pressione { $key } para retomar a última palestra
           *[command] Digite undo para retomar a última palestra
        }
    .shortest =
        { $by ->
            [key] Pressione { $key }: última palestra
           *[command] Digite undo: última palestra
        }
was-remaining =
    { $plural ->
        [one] restava { $time }
       *[other] restavam { $time }
    }
talk-offered-without-clock =
    { $by ->
        [key] Hora do sistema não ajustada. Último registro da palestra: { $was-left }. Pressione { $key } para recuperá-la, em pausa.
       *[command] Hora do sistema não ajustada. Último registro da palestra: { $was-left }. Digite undo para recuperá-la, em pausa.
    }
    .short =
        { $by ->
            [key] Hora do sistema não ajustada. Pressione { $key } para recuperar: { $was-left }.
           *[command] Hora do sistema não ajustada. Digite undo para recuperar: { $was-left }.
        }
    .shorter =
        { $by ->
            [key] Hora não ajustada. Pressione { $key }: { $was-left }.
           *[command] Hora não ajustada. Digite undo: { $was-left }.
        }
lines-omitted =
    { $count ->
        [one] { $count } linha foi descartada: ninguém lia a saída
       *[other] { $count } linhas foram descartadas: ninguém lia a saída
    }
suspended = O SpeakerClock ficou suspenso por { $time }; o tempo da palestra continuou contando
    .short = Programa suspenso por { $time }; o tempo continuou contando
    .shorter = Programa suspenso por { $time }
system-clock-set =
    { $direction ->
        [back] Hora do sistema atrasada em { $time }; não afeta a palestra
       *[forward] Hora do sistema adiantada em { $time }; não afeta a palestra
    }
talk-offered-after-quit =
    { $state ->
        [running]
            { $by ->
                [key] A última palestra foi interrompida: { $talk }. { $key } para retomar: { $left } agora
               *[command] A última palestra foi interrompida: { $talk }. undo para retomar: { $left } agora
            }
       *[paused]
            { $by ->
                [key] A última palestra foi interrompida: { $talk }. { $key } para retomar: { $left }
               *[command] A última palestra foi interrompida: { $talk }. undo para retomar: { $left }
            }
    }
    .short =
        { $state ->
            [running]
                { $by ->
                    [key] Última palestra: { $key } para retomar: { $left } agora
                   *[command] Última palestra: undo para retomar: { $left } agora
                }
           *[paused]
                { $by ->
                    [key] Última palestra: { $key } para retomar: { $left }
                   *[command] Última palestra: undo para retomar: { $left }
                }
        }
    .shorter =
        { $by ->
            [key] { $key }: última palestra
           *[command] undo: última palestra
        }
way-back =
    { $key ->
        [none] Para continuar, abra { $command } e digite undo (limite: { $time }).
       *[other] Para continuar, abra { $command } e pressione { $key } (limite: { $time }).
    }
way-back-to-rundown = Para continuar o roteiro, abra { $command }
ask-quit =
    { $break ->
        [none] Palestra em andamento. Pressione { $key } de novo para sair; outra tecla continua.
       *[other] Intervalo “{ $break }” em andamento. Pressione { $key } de novo para sair; outra tecla continua.
    }
    .short = Pressione { $key } de novo para sair
    .shorter = { $key }: sair?
came-too-often =
    { $talk ->
        [goes-on] Toques demais seguidos em { $key }: a palestra continua. Pressione { $key } mais uma vez.
       *[ready] Toques demais seguidos em { $key }: nada foi feito. Pressione { $key } mais uma vez.
    }
    .short = Rápido demais. Pressione { $key } de novo
undone-changes = { $count } alterações desfeitas
ask-store = Salvar na memória { $slots } ou ajustar: { $lamps }? Esc cancela.
    .short = Memória { $slots } ou cor { LIST($lamp-keys) }?
    .shorter = Salvar onde?

## Commands and their answers

undone-slot =
    { $preset ->
        [none] Desfeito: a memória { $slot } volta a estar vazia
       *[other] Desfeito: a memória { $slot } volta a conter { $preset }
    }
undone-lamp =
    { $kind ->
        [length] Desfeito: a { $lamp } volta para { $time }
       *[other] Desfeito: o { $lamp } volta para { $time }
    }
undone-preset = Desfeito: de novo { $preset }
undone-time = Desfeito: o relógio volta a mostrar { $time }
undone-ready = Desfeito: pronto de novo, { $time }
undone-paused = Desfeito: em pausa de novo, { $time }
undone-running = Desfeito: em andamento de novo, { $time }
undone-rundown = Desfeito: o roteiro está como antes
undone-questions =
    { $length ->
        [none] Desfeito: as perguntas foram retiradas
       *[other] Desfeito: Perguntas, { $length }
    }
undone-message =
    { $state ->
        [shown] Desfeito: a mensagem volta a ficar visível
       *[hidden] Desfeito: a mensagem volta a ficar oculta
    }
undone-item = Desfeito: { $item } está de novo no roteiro
redone-slot =
    { $preset ->
        [none] Refeito: a memória { $slot } volta a estar vazia
       *[other] Refeito: a memória { $slot } volta a conter { $preset }
    }
redone-lamp =
    { $kind ->
        [length] Refeito: a { $lamp } volta para { $time }
       *[other] Refeito: o { $lamp } volta para { $time }
    }
redone-preset = Refeito: de novo { $preset }
redone-time = Refeito: o relógio volta a mostrar { $time }
redone-ready = Refeito: pronto de novo, { $time }
redone-paused = Refeito: em pausa de novo, { $time }
redone-running = Refeito: em andamento de novo, { $time }
redone-rundown = Refeito: a alteração do roteiro vale de novo
redone-questions =
    { $length ->
        [none] Refeito: as perguntas foram retiradas
       *[other] Refeito: Perguntas, { $length }
    }
redone-message =
    { $state ->
        [shown] Refeito: a mensagem volta a ficar visível
       *[hidden] Refeito: a mensagem volta a ficar oculta
    }
redone-item = Refeito: { $item } está de novo no roteiro
undone = Desfeito
nothing-to-undo = Não há nada para desfazer
nothing-undone = Nada foi desfeito: há uma alteração posterior
redone = Refeito
nothing-to-redo = Não há nada para refazer
not-undone = A memória { $slot } fica como está: outro programa já a alterou
    .short = A memória { $slot } fica como está
preset-removed =
    { $now ->
        [none] Removida da memória { $slot }: { $preset }
       *[other] Removida da memória { $slot }: { $preset }; recuperada: { $now }
    }
preset-built-in = A memória { $slot } contém { $preset }, que vem com o programa. Só é possível remover predefinições salvas.
    .short = A memória { $slot } vem com o programa
preset-in-file = A memória { $slot } contém { $preset }, de { $file }. Remova a predefinição nesse arquivo.
    .short = A memória { $slot } vem de { $file }
questions-added = Acrescentado: Perguntas, { $length }
start-moved = Início antedatado em { $time }
started-now = Iniciado: nada para antedatar
cannot-backdate-further = Não é possível antedatar mais o início
time-has-passed =
    { HOUR($time) ->
        [one] Já passa da { $time }. A palestra está em andamento: informe um horário posterior.
       *[other] Já passa das { $time }. A palestra está em andamento: informe um horário posterior.
    }
    .short =
        { HOUR($time) ->
            [one] Já passa da { $time }
           *[other] Já passa das { $time }
        }
message-sent =
    { $place ->
        [displays] Mensagem nas telas: { $text }
        [nobody] Mensagem, mas nenhuma tela está conectada: { $text }
       *[screen] Mensagem: { $text }
    }
message-kept = Não mostrada, porque nenhuma tela está conectada; { $key } mostra a mensagem depois: { $text }
    .short = Não mostrada: { $key } mostra depois
choose-message = Enviar qual mensagem? { $messages }   Esc não envia nenhuma.
    .short = Mensagem? { $messages }   Esc: nenhuma
    .shorter = Mensagem? { $messages }
no-stored-messages = Não há mensagens salvas. O config.yaml aceita nove, por exemplo: messages: { "{" }1: "Por favor, conclua"{ "}" }
    .short = Não há mensagens salvas em config.yaml
    .shorter = Não há mensagens
no-stored-message = Não há mensagem { $number } em config.yaml
    .short = Não há mensagem { $number }
message-cleared = A mensagem está oculta
small-letters = As letras são pequenas: para letras grandes, instale unifont em cada tela
no-message-shown = Não há mensagem
picture-is-back = A imagem voltou
picture-already-black = A tela já está preta
picture-not-black = A tela não está preta
already-running = A palestra já está em andamento
not-running = A palestra não está em andamento
no-change = Limite atingido: não é possível alterar mais
no-other-segment = Não há mais partes
not-a-time = “{ $text }” não é um tempo válido. Exemplos: 1:30, 1h5m30s, 18m, 45s (até 23:59:59).
    .short = “{ $text }” não é um tempo válido
no-preset-named = Não há predefinição “{ $text }”. Informe uma memória de 1 a 9 ou parte de um nome que “speakerclock presets list” mostre, por exemplo: ted.
    .short = Não há predefinição “{ $text }”
preset-has-changed = Comando não executado: a predefinição mudou nesse meio-tempo
presets-changed = Predefinições alteradas
several-presets-named = “{ $text }” é parte de vários nomes: { $names }. Informe mais letras do nome ou uma memória.
    .short = “{ $text }” é parte de vários nomes: { $names }
    .shorter = “{ $text }” é parte de vários nomes
nothing-to-change = Não há nada para mudar
no-item-named = Nenhum item do roteiro corresponde a “{ $text }”
    .short = Nenhum item “{ $text }”
several-items-named = “{ $text }” corresponde a vários itens: { $items }
    .short = “{ $text }” corresponde a vários itens
command-start = iniciar ou retomar a palestra
command-stop = pausar a palestra
command-toggle = iniciar ou pausar, como a barra de espaço
command-add = somar tempo
command-take = tirar tempo
command-set = ajustar o tempo; com green, usar o tempo mostrado como duração; com yellow ou red, como início dessa cor
command-preset = carregar uma predefinição pela memória ou pelo nome
command-green = ir ao início da parte; uma palestra em curso continua dali
command-yellow = ir aonde começa o amarelo; uma palestra em curso continua dali
command-red = ir aonde começa o vermelho; uma palestra em curso continua dali
command-reset = voltar à primeira parte, com o relógio pronto
command-next = ir para a parte ou o item seguinte
command-previous = voltar à parte ou ao item anterior
command-until = terminar a palestra no horário indicado
command-questions = acrescentar perguntas ao fim da palestra: 5 minutos ou este tempo
command-backdate = antedatar o início para a última pausa ou o último “reset”
command-go = ir para este item do roteiro
command-skip = pular o próximo item ou o indicado
command-move = mover um item para antes ou depois de outro
command-title = corrigir o título do item atual
command-speaker = corrigir quem fala no item atual
command-shorten = encurtar o próximo item para esta duração
command-insert = inserir um item antes do próximo
command-catch-up = encurtar os próximos itens para recuperar o atraso
command-rundown = listar os itens do roteiro
command-reload = ler o arquivo do roteiro de novo
command-restart = recomeçar o roteiro
command-store = salvar o tempo nesta memória
command-remove = remover desta memória a predefinição salva
command-message = mostrar esta mensagem ou, sem texto, a última
command-clear = ocultar a mensagem
command-blackout = deixar as telas pretas, ou trazer a imagem de volta
command-flash = piscar para chamar a atenção
command-identify = fazer cada tela mostrar o próprio nome
command-undo = desfazer a última alteração, até 10 vezes
command-redo = refazer a última alteração desfeita
command-time = dizer o tempo restante
command-displays = listar as telas conectadas
command-events = listar os últimos registros
command-help = listar os comandos principais
command-layout = mudar a disposição dos dígitos
command-theme = mudar o tema de cores
command-announcements = mudar os avisos de tempo: desligados, texto, voz
command-lock = travar as teclas, exceto Espaço
command-clock = mostrar a hora
command-beside = mostrar outro tempo junto ao semáforo: session, talk, clock ou off
command-operator = mostrar ou ocultar o painel do operador
command-take-over = continuar as palestras de um relógio que parou de funcionar (só numa mesa)
command-hand-over = passar o controle das palestras a uma mesa
command-desk = tornar-se uma mesa do outro relógio da sala
command-quit = sair do programa
all-commands = listar todos os comandos
one-command = explicar um comando
break-has-no-lamps = Um intervalo não tem luzes
at-time = em { $time }
left =
    { $plural ->
        [one] resta { $time }
       *[other] restam { $time }
    }
press-again-goes = Pressione { $key } de novo para passar a { $name }
    .short = { $key } de novo: { $name }
guarded-goes = Envie “{ $confirmation }” para passar a { $name }
deed-goes = passa a { $name }
press-again-starts-other-day = Este roteiro é para { $day }. Pressione { $key } de novo para iniciar agora.
    .short = { $key } de novo: iniciar
    .shorter = { $key }?
guarded-starts-other-day = Este roteiro é para { $day }. Envie “{ $confirmation }” para iniciar agora.
deed-starts-other-day = inicia o roteiro de { $day }
press-again-starts-with-unset-clock = O relógio deste computador não está certo. Pressione { $key } de novo para iniciar.
    .short = { $key } de novo: iniciar
    .shorter = { $key }?
guarded-starts-with-unset-clock = O relógio deste computador não está certo. Envie “{ $confirmation }” para iniciar.
deed-starts-with-unset-clock = inicia, embora o relógio não esteja certo
press-again-ends-talk-and-loads = Pressione { $key } de novo para encerrar esta palestra e carregar “{ $name }”
    .short = { $key } de novo: encerrar, carregar
    .shorter = { $key }: fim?
guarded-ends-talk-and-loads = Envie “{ $confirmation }” para encerrar esta palestra e carregar “{ $name }”
deed-ends-talk-and-loads = encerra esta palestra e carrega “{ $name }”
press-again-moves-lamp = Pressione { $key } de novo: o { $lamp } começa agora
    .short = { $key }: { $lamp } agora?
guarded-moves-lamp = Envie “{ $confirmation }”: o { $lamp } começa agora
deed-moves-lamp = o { $lamp } começa agora
press-again-stores = Pressione { $key } de novo para salvar na memória { $slot }
    .short = { $key }: salvar?
guarded-stores = Envie “{ $confirmation }” para salvar na memória { $slot }
deed-stores = salva na memória { $slot }
press-again-removes = Pressione { $key } de novo para remover a predefinição da memória { $slot }
    .short = { $key }: remover?
guarded-removes = Envie “{ $confirmation }” para remover a predefinição salva na memória { $slot }
deed-removes = remove a predefinição salva na memória { $slot }
press-again-begins-anew = Pressione { $key } de novo para recomeçar o roteiro
    .short = { $key } de novo: recomeçar
guarded-begins-anew = Envie “{ $confirmation }” para recomeçar o roteiro
deed-begins-anew = recomeça o roteiro
press-again-ends-talk = Pressione { $key } de novo para encerrar esta palestra
    .short = { $key } de novo: encerrar
guarded-ends-talk = Envie “{ $confirmation }” para encerrar esta palestra
deed-ends-talk = encerra esta palestra
press-again-ends-break = Pressione { $key } de novo para encerrar o intervalo “{ $name }”
    .short = { $key } de novo: encerrar
guarded-ends-break = Envie “{ $confirmation }” para encerrar o intervalo “{ $name }”
deed-ends-break = encerra o intervalo “{ $name }”
press-again-pauses = Pressione { $key } de novo para pausar esta palestra
    .short = { $key } de novo: pausar
guarded-pauses = Envie “{ $confirmation }” para pausar esta palestra
deed-pauses = pausa esta palestra
press-again-skips = Pressione { $key } de novo para pular “{ $name }”
    .short = { $key } de novo: pular
guarded-skips = Envie “{ $confirmation }” para pular “{ $name }”
deed-skips = pula “{ $name }”
press-again-ends-talk-and-skips = Pressione { $key } de novo para encerrar esta palestra e pular { $names }
    .short = { $key } de novo: encerrar, pular
guarded-ends-talk-and-skips = Envie “{ $confirmation }” para encerrar esta palestra e pular { $names }
deed-ends-talk-and-skips = encerra esta palestra e pula { $names }
press-again-ends-late =
    { HOUR($time) ->
        [one] Já passa da { $time }. Pressione { $key } de novo para uma palestra de { $length }.
       *[other] Já passa das { $time }. Pressione { $key } de novo para uma palestra de { $length }.
    }
    .short = { $key } de novo: { $length }
guarded-ends-late =
    { HOUR($time) ->
        [one] Já passa da { $time }. Para uma palestra de { $length }, envie “{ $confirmation }”.
       *[other] Já passa das { $time }. Para uma palestra de { $length }, envie “{ $confirmation }”.
    }
deed-ends-late =
    { HOUR($time) ->
        [one] já passa da { $time }, por isso a palestra dura { $length }
       *[other] já passa das { $time }, por isso a palestra dura { $length }
    }
press-again-goes-on = Pressione { $key } de novo: { $how }, a palestra continua
    .short = { $key } de novo: { $how }
    .shorter = { $key }?
guarded-goes-on = Envie “{ $confirmation }”: { $how }, a palestra continua
deed-goes-on = { $how }, a palestra continua
press-again-gives-up-end =
    { HOUR($end) ->
        [one] Pressione { $key } de novo: { $how }, não termina mais à { $end }
       *[other] Pressione { $key } de novo: { $how }, não termina mais às { $end }
    }
    .short = { $key } de novo: { $how }, sem fim fixo
    .shorter = { $key }?
guarded-gives-up-end =
    { HOUR($end) ->
        [one] Envie “{ $confirmation }”: { $how }, não termina mais à { $end }
       *[other] Envie “{ $confirmation }”: { $how }, não termina mais às { $end }
    }
deed-gives-up-end =
    { HOUR($end) ->
        [one] { $how }, não termina mais à { $end }
       *[other] { $how }, não termina mais às { $end }
    }
changed-meanwhile = Comando não executado: a palestra mudou nesse meio-tempo
waiting-for-answer = Aguardando o relógio: { $words }
notes-not-sent = Sem as notas: um broker não as transmite
desk = { $name } (mesa)
segment-changes-too-soon = Comando não executado: menos de meio segundo depois da mudança anterior
command-too-long = Um comando pode ter no máximo { $bytes } bytes
answer-too-long = A resposta é longa demais para uma linha
too-late = Não executado: chegou tarde demais
picture-changes-too-often = A imagem muda com frequência demais: espere um segundo
operator-has-just-closed-one = O operador acabou de tirar uma mensagem ou a tela preta
prompt-keys = Tab completa, Esc fecha
prompt = Digite um comando e pressione Enter. Esc cancela.
message-prompt-keys = Acima: anteriores, Esc fecha
message-prompt = Digite uma mensagem e pressione Enter. Esc cancela.
prompt-closed = Cancelado: as teclas voltam a funcionar
no-key = A tecla { $key } não faz nada: { $help } mostra as teclas
no-command =
    { $nearest ->
        [none] “{ $text }” não é um comando. “help” mostra todos.
       *[other] “{ $text }” não é um comando. Você quis dizer “{ $nearest }”? “help” mostra todos.
    }
    .short = “{ $text }” não é um comando
only-at-clock = “{ $command }” só funciona no próprio relógio
needs-time = “{ $command }” precisa de um tempo, por exemplo: { $example }
    .short = “{ $command }” precisa de um tempo
needs-time-of-day = “{ $command }” precisa de um horário, por exemplo: { $example }
    .short = “{ $command }” precisa de um horário
needs-slot = “{ $command }” precisa de uma memória de 1 a 9, por exemplo: { $example }
    .short = “{ $command }” precisa de uma memória de 1 a 9
needs-preset = “{ $command }” precisa de uma memória ou parte de um nome, por exemplo: { $example }
    .short = “{ $command }” precisa de uma memória ou parte de um nome
needs-item = “{ $command }” precisa de um item: seu número, como #3, ou parte do título, por exemplo: { $example }
    .short = “{ $command }” precisa de um item: seu número, como #3, ou parte do título
needs-text = “{ $command }” precisa de um texto, por exemplo: { $example }
    .short = “{ $command }” precisa de um texto
needs-choice = “{ $command }” precisa de { LIST($choices, last: " ou ") }, por exemplo: { $example }
    .short = “{ $command }” precisa de { LIST($choices, last: " ou ") }
needs-nothing = “{ $command }” não aceita argumentos

## Focus, mouse and lock

control-minutes = minutos
control-seconds = segundos
control-store = salvar
control-undo = desfazer
focus-take = { CAPITAL($name) }: { $key } carrega esta predefinição
focus-store = { CAPITAL($name) }: { $key } salva { $time } aqui
focus-go = { CAPITAL($name) }: { $key } vai a esse tempo
focus-hold = { CAPITAL($name) }: { $key } ajusta para { $time }
focus-start = { CAPITAL($name) }: as setas alteram, { $key } inicia a palestra
focus-ask = { CAPITAL($name) }: { $key } e depois uma memória ou uma cor
focus-undo = { CAPITAL($name) }: { $key } desfaz a última alteração
mouse-click = Clique
mouse-double-click = Clique duplo
mouse-hold = Segurar
mouse-drag-and-wheel = Arrastar, roda
click-again = Clique de novo: pausa
locked = Travado: só { $space } funciona. Pressione { $key } duas vezes para destravar.
    .short = Pressione { $key } duas vezes para destravar
unlock = Travado: pressione { $key } de novo para destravar
    .short = Pressione { $key } de novo para destravar
unlocked = Destravado
first-start = Para começar: { $start-key } inicia, { $slots } carregam predefinições, { $help-key } mostra as teclas
    .short = { $start-key } inicia, { $help-key } mostra as teclas
first-store = Salvo para a próxima vez

## The operator view and displays

heading-speaker = Tela do palestrante
heading-rundown = Roteiro
heading-displays = Telas
heading-events = Registro
heading-now = agora
heading-next = a seguir
picture-blackout = Tela preta
picture-flash = Piscando
display-silent-since =
    { HOUR($time) ->
        [one] sem resposta desde a { $time }
       *[other] sem resposta desde as { $time }
    }
display-lost-at =
    { HOUR($time) ->
        [one] desconectada à { $time }
       *[other] desconectada às { $time }
    }
no-room-for-view = O painel do operador precisa de um terminal de pelo menos { $needed }
    .short = O painel do operador precisa de { $needed }
    .shorter = Precisa de { $needed }
display-lost = Tela “{ $name }” desconectada: a conexão caiu
    .short = Tela “{ $name }” desconectada
display-silent = A tela “{ $name }” parou de responder
display-back = A tela “{ $name }” voltou a responder
display-left = A tela “{ $name }” foi fechada
displays = Cada tela mostra o próprio nome por cinco segundos: { $names }
no-display = Nenhuma tela conectada
no-event = Ainda não aconteceu nada
offline = sem conexão
waiting-for-rooms = Aguardando salas
more-rooms = mais { $count }
changed-by =
    { $name ->
        [none] alteração do operador
       *[other] alteração de { $name }
    }
talk-started-by = Iniciado por { $name }
talk-paused-by = Pausado por { $name }
talk-resumed-by = Retomado por { $name }

## The remote in a browser

remote-start = Iniciar
remote-stop = Pausar
remote-resume = Retomar
remote-next = Próximo
remote-previous = Anterior
remote-undo = Desfazer
remote-redo = Refazer
remote-flash = Piscar
remote-black = Tela preta
remote-message = Mensagem
remote-send = Enviar
remote-hide = Ocultar
remote-presets = Predefinições
remote-full-screen = Tela cheia
remote-screen-may-turn-off = A tela pode apagar: ajuste o aparelho para que ela fique ligada ou abra esta página com https
remote-not-sent = Não enviado: sem conexão com o relógio
remote-no-answer = Sem resposta: verifique no relógio
remote-too-many = Não enviado: comandos demais. Espere um segundo.
remote-unreachable = Sem conexão com o relógio
remote-shut-out = Este link não vale mais: abra o novo
remote-needs-link = Falta uma parte do link: abra o link completo que a ponte mostrou
remote-only-shows = Este link só mostra o relógio: abra o link do controle
remote-is-full = Todos os lugares estão ocupados: tente de novo em alguns segundos
remote-timer = Tempo restante
remote-say-time = Anunciar o tempo
    .short = Anunciar
remote-ready = pronto
remote-running = em andamento
remote-paused = em pausa
remote-less = { $time } a menos
remote-more = { $time } a mais
remote-set-time = Ajustar o tempo
    .short = Ajustar
remote-example = 5m ou 1:30
remote-time = Tempo, por exemplo 5m ou 1:30
remote-yellow-now = Amarelo agora
    .short = Amarelo
remote-red-now = Vermelho agora
    .short = Vermelho
remote-reset = Ao início
remote-person = Seu nome
remote-person-for-others = Seu nome, para que os outros vejam quem foi
remote-named = Os outros veem seu nome: { $name }
remote-unnamed = Os outros não veem nenhum nome
remote-done = Feito: { $button }
remote-not-confirmed = Não executado: { $button } não foi tocado de novo
programme-heading = Roteiro
programme-go-to = Ir para
programme-skip = Pular
programme-shorten = Encurtar
programme-new-length = Nova duração, por exemplo 5m ou 1:30
programme-earlier = Mover para cima
    .short = Subir
programme-later = Mover para baixo
    .short = Descer
programme-rename = Alterar
programme-title = Título
programme-speaker = Palestrante
programme-insert = Inserir uma palestra
    .short = Inserir
programme-inserted-title = Título da nova palestra
programme-inserted-length = Duração da nova palestra, por exemplo 5m ou 1:30
programme-catch-up = Recuperar o atraso
    .short = Recuperar
tap-again = Toque de novo: { $deed }
undoes-start = desfaz o início desta palestra
blackout-is-on = A tela está preta

## The rundown

next-talk =
    { $time ->
        [none] A seguir: { $talk }
       *[other]
            { HOUR($time) ->
                [one] A seguir: { $talk }, à { $time }
               *[other] A seguir: { $talk }, às { $time }
            }
    }
starts-in = começa em { $time }
starts-at =
    { HOUR($time) ->
        [one] começa à { $time }
       *[other] começa às { $time }
    }
your-turn = É a sua vez
you-are-next =
    { $time ->
        [none] A seguir é a sua vez
       *[other] A seguir é a sua vez, em { $time }
    }
you-start-in = Sua vez começa em { $time }
back-at =
    { HOUR($time) ->
        [one] voltamos à { $time }
       *[other] voltamos às { $time }
    }
back-soon = Já voltamos
break = Intervalo
behind-plan = { $time } de atraso
ahead-of-plan = { $time } de antecedência
on-time = no horário
rundown-ends =
    { HOUR($time) ->
        [one] fim da programação à { $time }
       *[other] fim da programação às { $time }
    }
rundown-ended =
    { HOUR($time) ->
        [one] terminou à { $time }
       *[other] terminou às { $time }
    }
cannot-end =
    { HOUR($time) ->
        [one] { $item } não pode terminar à { $time }
       *[other] { $item } não pode terminar às { $time }
    }
    .short = { $item } termina tarde demais
item-ended = ENCERRADO
item-current = AGORA
item-coming = A SEGUIR
item-skipped = PULADO
time-of-day = { $time }
planned-at =
    { HOUR($time) ->
        [one] previsto para a { $time }
       *[other] previsto para as { $time }
    }
note = Nota: { $text }
ends-too-late = termina tarde demais
rundown-is-over = O roteiro terminou
last-item = Último item
rundown-ended-at =
    { HOUR($time) ->
        [one] Este roteiro terminou à { $time }
       *[other] Este roteiro terminou às { $time }
    }
begins-anew =
    { $presses ->
        [twice] { $key } duas vezes o recomeça
       *[once] { $key } o recomeça
    }
goes-back = { $key } volta a “{ $item }”
skipped = Pulado: { $item }
shortened = { $item }: encurtado para { $length }
inserted = Inserido: { $item }, { $length }
not-shorter = A duração já é de { $length }; informe um tempo menor
caught-up =
    { HOUR($time) ->
        [one] Encurtado para recuperar o atraso até a { $time }: { $cuts }
       *[other] Encurtado para recuperar o atraso até as { $time }: { $cuts }
    }
nothing-to-catch-up = A programação vai terminar no horário: nada para recuperar
    .short = Nada para recuperar
no-rundown = Não há roteiro. Abra o programa com --rundown ARQUIVO.
    .short = Não há roteiro
nothing-follows = Não há mais nada no roteiro
nothing-precedes = Não há nada antes no roteiro
weekday =
    { $weekday ->
        [monday] segunda-feira
        [tuesday] terça-feira
        [wednesday] quarta-feira
        [thursday] quinta-feira
        [friday] sexta-feira
        [saturday] sábado
       *[sunday] domingo
    }
month =
    { $month ->
        [1] janeiro
        [2] fevereiro
        [3] março
        [4] abril
        [5] maio
        [6] junho
        [7] julho
        [8] agosto
        [9] setembro
        [10] outubro
        [11] novembro
       *[other] dezembro
    }
date =
    { $day ->
        [1] { weekday }, 1º de { month } de { $year }
       *[other] { weekday }, { $day } de { month } de { $year }
    }
rundown-is-for = Este roteiro é para { $day }, não para hoje
    .short = Para { $day }
clock-is-not-set = O relógio deste computador não está certo
    .short = O relógio não está certo
rundown-goes-on = O roteiro continua com { $item }
new-items = novo no arquivo: { $items }
gone-items = removido do arquivo: { $items }
changed-items = alterados: { $items }
planned-times-moved =
    { $direction ->
        [later] todos os horários previstos foram adiados em { $length }
       *[earlier] todos os horários previstos foram antecipados em { $length }
    }
break-still-ends =
    { HOUR($time) ->
        [one] { $item } termina mesmo assim à { $time }, quando começa o item seguinte
       *[other] { $item } termina mesmo assim às { $time }, quando começa o item seguinte
    }
new-order = a ordem mudou
file-taken = O roteiro foi atualizado a partir do arquivo
file-unchanged = O arquivo do roteiro não mudou
file-missing = Falta o arquivo do roteiro. O roteiro fica como está.
rundown-stays = O roteiro fica como está
too-many-items = O roteiro fica como está: teria mais de { $count } itens
items-would-go =
    { $count ->
        [one] O arquivo tem { $count } item a menos: :reload o remove
       *[other] O arquivo tem { $count } itens a menos: :reload os remove
    }
hard-end-would-move =
    { $time ->
        [none] No arquivo, { $item } não tem hora de término: :reload aplica isso
       *[other]
            { HOUR($time) ->
                [one] No arquivo, { $item } termina à { $time }: :reload aplica isso
               *[other] No arquivo, { $item } termina às { $time }: :reload aplica isso
            }
    }
moved-before = Movido: { $item }, agora antes de { $other }
moved-after = Movido: { $item }, agora depois de { $other }
renamed = Alterado: { $item }
has-started = { $item } já começou
place-has-passed = Já é tarde para mover o item para junto de { $item }
break-is-over = O intervalo acabou
loads-next =
    { $by ->
        [key] Pressione { $key } para carregar
       *[command] Digite { $key } para carregar
    }
this-item =
    { $kind ->
        [talk] esta palestra: { $lateness }
       *[break] este intervalo: { $lateness }
    }
hard-end =
    { HOUR($time) ->
        [one] fim fixo à { $time }
       *[other] fim fixo às { $time }
    }
loses-time =
    { HOUR($end) ->
        [one] { $item } deve terminar à { $end } e perde { $length }
       *[other] { $item } deve terminar às { $end } e perde { $length }
    }
    .short = { $item } perde { $length }
length-by-hard-end =
    { HOUR($end) ->
        [one] { $length } em vez de { $planned }, porque deve terminar à { $end }
       *[other] { $length } em vez de { $planned }, porque deve terminar às { $end }
    }
offered-cut = { $item } para { $length }
offer =
    { $end ->
        [none] encurtar { $cuts } ({ $command })
       *[other]
            { HOUR($end) ->
                [one] para terminar à { $end }: encurtar { $cuts } ({ $command })
               *[other] para terminar às { $end }: encurtar { $cuts } ({ $command })
            }
    }
absorbs-delay = { $item } absorve o atraso: nada para recuperar
    .short = { $item } absorve o atraso
gap-absorbs-delay = A folga antes de { $item } absorve o atraso: nada para recuperar
    .short = A folga antes de { $item } absorve o atraso

## Taking over

take-over-again = Pressione { $key } de novo para assumir
    .short = { $key } de novo: assumir
take-over-heard =
    { $age ->
        [none] Último sinal do relógio: hora desconhecida
       *[other] Último sinal do relógio há { $age }
    }
    .short =
        { $age ->
            [none] Último sinal desconhecido
           *[other] Sinal há { $age }
        }
take-over-error =
    { $error ->
        [none] a palestra ficará em pausa
       *[other] tempo com erro de até { DECIMAL($error, mark: ",") }
    }
    .short =
        { $error ->
            [none] em pausa
           *[other] erro de até { DECIMAL($error, mark: ",") }
        }
take-over-displays = sem conexão: { $display-names }
    .short = sem { $display-names }
    .shorter = sem as telas
take-over-without-rundown = sem o roteiro
take-over-by-time-of-day = Este computador foi reiniciado: o tempo vem da hora do sistema, com erro de até { DECIMAL($error, mark: ",") } se ela estiver certa
    .short = Hora do sistema: erro de até { DECIMAL($error, mark: ",") } se estiver certa
taken-over =
    { $desk ->
        [none]
            { $time ->
                [none] Assumido por outra mesa
               *[other]
                    { HOUR($time) ->
                        [one] Assumido por outra mesa à { $time }
                       *[other] Assumido por outra mesa às { $time }
                    }
            }
       *[other]
            { $time ->
                [none] Assumido por { $desk }
               *[other]
                    { HOUR($time) ->
                        [one] Assumido por { $desk } à { $time }
                       *[other] Assumido por { $desk } às { $time }
                    }
            }
    }
taken-over-now-desk = Este relógio é agora uma mesa
taken-over-now-desk-without-clock = Esta mesa não alcança nenhum relógio: inicie-a com --via
taken-over-now-ends = Este programa termina
taken-over-only-here = Só aqui: { $only }
takes-over = { $key } assume
kept-talks = Não há relógio, mas as palestras estão salvas aqui (sinal há { $age })   { $key } assume
    .short = Não há relógio (sinal há { $age })   { $key } assume
    .shorter = Não há relógio   { $key } assume
kept-talks-unknown-age = Não há relógio, mas as palestras estão salvas aqui   { $key } assume
    .short = Não há relógio   { $key } assume
not-taken-over-clock-is-here = Não foi possível assumir: o programa do relógio não terminou neste computador. Encerre-o primeiro.
    .short = Não foi possível assumir: encerre primeiro o relógio neste computador
    .shorter = Impossível assumir: o relógio está aqui
not-taken-over-nothing-kept = Impossível assumir: nada salvo aqui (nenhum sinal do relógio, ou broker)
    .short = Impossível assumir: nada salvo aqui
not-taken-over-is-clock = Este é o relógio: só uma mesa pode assumir
    .short = Só uma mesa pode assumir
not-taken-over-failed = Não foi possível assumir: { $reason }
    .short = Não foi possível assumir
has-taken-over = Esta mesa é agora o relógio da sala { $room }. Para as telas: “speakerclock attach --room { $room }” neste computador.
    .short = Esta mesa é agora o relógio: conecte as telas a este computador
    .shorter = Esta mesa é agora o relógio
ask-hand-over = Pressione { $key } de novo para passar o controle a { $desk }: este relógio será uma mesa
    .short = { $key } de novo: passar o controle a { $desk }
    .shorter = { $key } de novo: passar o controle
hands-over = Passando o controle a { $desk }
    .short = Passando o controle
not-handed-over = { $desk } não assumiu: este relógio continua
    .short = Não foi possível passar o controle
no-desk = Não há mesa que possa assumir: inicie uma com “speakerclock desk”
    .short = Não há mesa que possa assumir
several-desks = Há várias mesas: { $names }. Digite “hand over” e o nome.
    .short = Várias mesas: digite “hand over NOME”
talks-are-here = Já foi assumido aqui: { $command } continua
    .short = Para continuar aqui: { $command }
    .shorter = Já foi assumido aqui
ready-too-late = Esta mesa não ficou pronta a tempo: o relógio continua
    .short = Não ficou pronta a tempo
no-answer-to-ready = Pronta, mas o relógio não responde: se parou, { $key } assume
    .short = Sem resposta: { $key } assume
clock-is-alive = O relógio responde: { $key } lá passa o controle, :take over assume mesmo assim
    .short = O relógio responde: use :take over
other-clock = Há outro relógio na sala { $room }: { $key } faz deste uma mesa dele, { $talk } é descartado
    .short = Há outro relógio: com { $key } este é uma mesa dele, { $talk } é descartado
    .shorter = Há outro relógio na sala { $room }: { $key } para se unir
    .shortest = Há outro relógio: { $key } para se unir
other-clock-command = Há outro relógio na sala { $room }: “{ $command }” o controla
ask-start-privately = Há outro relógio na sala { $room }: { $key } de novo inicia um particular
    .short = { $key } de novo: relógio particular
ask-join = Pressione { $key } de novo para ser uma mesa do relógio da sala { $room }: { $talk } é descartado
    .short = { $key } de novo: ser uma mesa, { $talk } é descartado
    .shorter = { $key } de novo: ser uma mesa
join-by-command = Aqui já foi iniciada uma palestra: digite { $command } para ser uma mesa do outro relógio
    .short = Digite { $command } para ser uma mesa
other-clock-has-ended = O outro relógio da sala { $room } terminou: este continua particular e sem registro
    .short = O outro relógio terminou
no-other-clock = Não há outro relógio na sala { $room }
    .short = Não há outro relógio

## The report

report-title = Palestras: previsto e real
report-due = Previsto
report-until = Até
report-start = Início
report-end = Fim
report-late = Atraso
report-talk = Palestra
report-planned = Duração
report-actual = Real
report-added = Acrésc.
report-over = Estouro
report-speaker = Palestrante
report-talks = Palestras
report-alone = Individual
report-shared = Com outros
report-rest = intervalo
report-questions = perguntas
report-rehearsal = ensaio
report-test = teste
report-not-held = não realizada
report-qualified = válido
report-too-short = curto demais
report-too-long = longo demais
report-green = verde
report-yellow = amarelo
report-red = vermelho
report-overtime = estouro
report-no-lamp = sem luz
report-no-talks = Não há palestras.
report-room = sala
report-of = de
report-by-hand = à mão
report-starts = { $count } inícios
report-zone-unknown = horários deste computador, que não conhece o fuso { $zone }
report-sum =
    { $count ->
        [one] { $count } palestra: { $sum } no total, { $mean } em média. Previsto: { $planned }.
       *[other] { $count } palestras: { $sum } no total, { $mean } em média. Previsto: { $planned }.
    }
report-starts-all =
    { $count ->
        [one] { $count } palestra tinha início previsto: { $lateness }.
       *[other] { $count } palestras tinham início previsto: { $lateness }.
    }
report-starts-none-late =
    { $count ->
        [one] { $count } palestra tinha início previsto: { $mean } em média; a mais tardia: { $latest }.
       *[other] { $count } palestras tinham início previsto: { $mean } em média; a mais tardia: { $latest }.
    }
report-starts-at-most =
    { $count ->
        [one] { $count } palestra tinha início previsto: { $mean } em média, { $largest } no máximo.
       *[other] { $count } palestras tinham início previsto: { $mean } em média, { $largest } no máximo.
    }
report-over-time =
    { $count ->
        [one] { $count } palestra passou do tempo: { $sum } no total, { $mean } em média, { $largest } no máximo.
       *[other] { $count } palestras passaram do tempo: { $sum } no total, { $mean } em média, { $largest } no máximo.
    }
report-questions-added =
    { $count ->
        [one] Perguntas: { $sum } em { $count } palestra.
       *[other] Perguntas: { $sum } em { $count } palestras.
    }
report-breaks =
    { $count ->
        [one] { $count } intervalo: { $sum } no total.
       *[other] { $count } intervalos: { $sum } no total.
    }
report-items-not-held =
    { $count ->
        [one] { $count } item não se realizou: { $planned } previstos.
       *[other] { $count } itens não se realizaram: { $planned } previstos.
    }
report-rehearsals =
    { $count ->
        [one] { $count } ensaio não é contado.
       *[other] { $count } ensaios não são contados.
    }
report-tests =
    { $count ->
        [one] { $count } teste não é contado.
       *[other] { $count } testes não são contados.
    }
report-none-over = Nenhuma palestra passou do tempo.
report-time-added = Acrescentado à mão: { $time }.
report-time-removed = Retirado à mão: { $time }.
report-pauses = Pausas: { $time }.
report-speeches = Discursos de concurso: { $verdicts }.

## Faults

program-not-run = não foi possível iniciar
program-status = terminou com o código de saída { $status }
program-signal = terminou ao receber o sinal { $signal }
program-late = não terminou a tempo
program-silent = não se ouviu nada
fault-engine =
    { $next ->
        [none] A voz { $name } falhou duas vezes: { $reason }; a voz fica desativada
       *[other] A voz { $name } falhou duas vezes: { $reason }; em seu lugar, usa-se { $next }
    }
fault-player =
    { $next ->
        [none] O reprodutor { $name } falhou duas vezes: { $reason }; nenhum outro foi encontrado
       *[other] O reprodutor { $name } falhou duas vezes: { $reason }; em seu lugar, usa-se { $next }
    }
fault-no-engine = Voz desativada: nenhum destes programas foi encontrado: { LIST($names) }. “speakerclock test-sound” diz o que instalar.
fault-hook-is-busy = { $option } não foi executado: { $count } de seus comandos ainda estão em execução
fault-hook-not-run = { $option } não foi executado: não foi possível iniciar um shell ({ $reason })
fault-hook-failed = { $option } falhou: código de saída { $status }
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
                [one] --events descartou { $count } linha: { $path } está em um disco que não aceita dados
               *[other] --events descartou { $count } linhas: { $path } está em um disco que não aceita dados
            }
       *[other]
            { $count ->
                [one] --events descartou { $count } linha: { $path } não aceita gravação ({ $reason })
               *[other] --events descartou { $count } linhas: { $path } não aceita gravação ({ $reason })
            }
    }
fault-not-listening = As telas não conseguem se conectar: { $reason }
fault-too-many-clients = Mais de { $count } clientes tentam se conectar
client-reads-nothing = não lê o que recebe
client-endless-line = enviou uma linha que não termina
fault-client =
    { $name ->
        [none] Cliente desconectado: { $reason }
       *[other] Cliente “{ $name }” desconectado: { $reason }
    }

## Problems in files

file-part-file = arquivo
file-part-preset = predefinição
file-part-segment = parte
file-part-mark = marca
file-part-item = item
file-value-nothing = um valor vazio
file-value-text = “{ $text }”
file-value-mapping = chaves com valores
file-value-list = uma lista
taken-name = “{ $name }”
taken-slot = a memória { $slot }
taken-key = “{ $key }”
# Without: $part
file-unknown-key = chave desconhecida “{ $key }”
# Without: $part
file-no-key = { $value } não pode ser uma chave
file-wrong-kind = { $part }: aqui há { $value }
file-nothing = { $part }: aqui há um valor vazio
file-no-time =
    { $problem ->
        [empty] { $part }: “{ $text }” está vazio
        [too-long] { $part }: “{ $text }” passa de 23:59:59
        [too-short] { $part }: “{ $text }” é curto demais
        [no-share] { $part }: “{ $text }” não é uma porcentagem válida
       *[other] { $part }: “{ $text }” não é um tempo válido
    }
expect-time-of-problem =
    { $problem ->
        [too-short]
            { $alternative ->
                [off] esperado: um tempo de 0:01 a 23:59:59, como 18:00, 18m ou 1h5m30s; ou off
                [share] esperado: um tempo de 0:01 a 23:59:59, como 18:00, 18m ou 1h5m30s; ou uma porcentagem como 20%
               *[other] esperado: um tempo de 0:01 a 23:59:59, como 18:00, 18m ou 1h5m30s
            }
        [no-share] { "" }
       *[other]
            { $alternative ->
                [off] esperado: um tempo até 23:59:59, como 18:00, 18m ou 1h5m30s; ou off
                [share] esperado: um tempo até 23:59:59, como 18:00, 18m ou 1h5m30s; ou uma porcentagem como 20%
               *[other] esperado: um tempo até 23:59:59, como 18:00, 18m ou 1h5m30s
            }
    }
file-missing-key = falta “{ $key }”
file-repeated-key = “{ $key }” aparece várias vezes
file-taken-value = { $value } já está na linha { $line }
file-threshold =
    { $problem ->
        [above-length] { $key } { $given } passa da duração ({ $most })
       *[above-yellow] { $key } { $given } começa antes de yellow ({ $most })
    }
expect-threshold = { "" }
file-no-choice = { $part }: “{ $value }” não é válido
file-no-action = “{ $name }” não é uma ação
file-no-option = “{ $name }” não é uma opção
file-no-keyboard-key = “{ $name }” não é uma tecla
# Without: $words
file-no-yaml = YAML inválido
# Without: $byte
file-no-utf8 = UTF-8 inválido
# Without: $keys
expect-known-key =
    { $nearest ->
        [none] esperado: { LIST($keys, last: " ou ") }
       *[other] você quis dizer “{ $nearest }”?
    }
expect-word = { "" }
expect-key = { "" }
expect-time = esperado: um tempo como { $example }
expect-list = esperado: uma lista como “{ $example }”
expect-entries = esperado: entradas como “{ $example }”
expect-text = esperado: um texto
expect-choice = esperado: { LIST($choices, last: " ou ") }
expect-number-key = esperado: uma tecla de 1 a 9
expect-other = { "" }
expect-once = { "" }
expect-another-name = { "" }
expect-another-slot = { "" }
expect-another-key = { "" }
expect-utf8 = { "" }
expect-in-english = { "" }
file-problem = { $problem }; { $expected }
