// Taking over a clock that has died, and handing over one that runs.
extension Spanish {
  func takeOver(_ key: String, _ cost: TakeOverCost) -> [String] {
    let again = (
      "\(press) \(key) otra vez para tomar el relevo", "\(key) otra vez: tomar el relevo"
    )
    if cost.isByTimeOfDay, let error = cost.error {
      let source =
        "Este equipo se ha reiniciado: el tiempo viene de la hora del sistema, "
        + "con un error de hasta \(decimal(error)) si esa hora es correcta"
      return takeOverQuestion(
        [source, "Hora del sistema: error de \(decimal(error)) si es correcta"], again)
    }
    let heard =
      cost.age.map { ("Última señal del reloj hace \($0)", "Señal hace \($0)") }
      ?? ("Última señal del reloj a una hora desconocida", "Última señal desconocida")
    let time =
      cost.error.map { ("tiempo con un error de hasta \(decimal($0))", "error: \(decimal($0))") }
      ?? ("la charla quedará en pausa", "en pausa")
    let displays = cost.unreachable.map {
      ("sin conexión: \($0)", "sin \($0)", "sin sus pantallas")
    }
    let rundown = cost.lacksRundown ? "sin la escaleta" : nil
    return takeOverQuestion(heard, time, rundown, displays, again)
  }
  private func decimal(_ text: String) -> String { regional(withDecimalComma(text), text) }
  func takesOver(key: String) -> String { "\(key) toma el relevo" }
  func keptTalks(heard age: String?, key: String) -> [String] {
    keptTalks(
      "No hay reloj, pero sus charlas se guardan aquí", inShort: "No hay reloj",
      heard: age.map { "señal hace \($0)" }, key)
  }

  func notTakenOver(_ reason: TakeOverRefusal) -> [String] {
    switch reason {
    case .clockIsHere:
      [
        "Relevo imposible: el programa del reloj no ha terminado en este equipo. Ciérrelo primero.",
        "Relevo imposible: cierre primero el reloj en este equipo",
        "Relevo imposible: el reloj está aquí",
      ]
    case .nothingKept:
      [
        "Relevo imposible: nada guardado aquí (reloj o bridge antiguo, o un broker)",
        "Relevo imposible: nada guardado aquí",
      ]
    case .talksAreHere(let command): talksAreHere(quoted(command))
    case .isClock:
      [
        "Este es el reloj: solo una mesa puede tomar el relevo",
        "Solo una mesa puede tomar el relevo",
      ]
    case .failed(let reason): ["Relevo imposible: \(reason)", "Relevo imposible"]
    }
  }
  func hasTakenOver(room: String) -> [String] {
    [
      "Esta mesa es ahora el reloj de la sala \(room). "
        + "Para las pantallas: \(quoted(attach(room))) en este equipo.",
      "Esta mesa es ahora el reloj: conecte las pantallas a este equipo",
      "Esta mesa es ahora el reloj",
    ]
  }
  func wasTakenOver(by desk: String?, at time: String?, next: AfterTakeOver, onlyHere: String?)
    -> [String]
  {
    let now =
      switch next {
      case .desk: "Este reloj es ahora una mesa"
      case .deskWithoutClock: "Esta mesa no llega a ningún reloj: iníciela con --via"
      case .ends: "Este programa termina"
      }
    let what = "Relevado por \(desk ?? "otra mesa")" + (time.map { " a \(withArticle($0))" } ?? "")
    return takenOver(
      what, now: now, onlyHere: onlyHere.map { "Solo aquí: \($0)" })
  }
  func talksAreHere(_ command: String) -> [String] {
    [
      "El relevo ya se tomó aquí: \(command) continúa",
      "Para continuar aquí: \(command)",
      "El relevo ya se tomó aquí",
    ]
  }
  var readyTooLate: [String] {
    [
      "Esta mesa no estuvo lista a tiempo: el reloj sigue",
      "No estuvo lista a tiempo",
    ]
  }
  func noAnswerToReady(_ key: String) -> [String] {
    [
      "Lista, pero el reloj no responde: si ha muerto, \(key) toma el relevo",
      "Sin respuesta: \(key) toma el relevo",
    ]
  }

  func handOver(_ key: String, to desk: String) -> [String] {
    [
      "\(press) \(key) otra vez para pasar el relevo a \(desk): este reloj será una mesa",
      "\(key) otra vez: pasar el relevo a \(desk)",
      "\(key) otra vez: pasar el relevo",
    ]
  }
  func handsOver(to desk: String) -> [String] {
    ["Pasando el relevo a \(desk)", "Pasando el relevo"]
  }
  func notHandedOver(to desk: String) -> [String] {
    ["\(desk) no tomó el relevo: este reloj sigue en marcha", "Relevo no realizado"]
  }
  func noDesk(_ names: String?) -> [String] {
    guard let names else {
      return [
        "No hay ninguna mesa que tome el relevo: inicie una con \(quoted("speakerclock desk"))",
        "No hay ninguna mesa que tome el relevo",
      ]
    }
    return [
      "Hay varias mesas: \(names). Escriba \(quoted("hand over")) y el nombre.",
      "Varias mesas: escriba \(quoted("hand over NOMBRE"))",
    ]
  }

  func clockIsAlive(handOver key: String) -> [String] {
    [
      "El reloj responde: \(key) allí pasa el relevo, :take over lo toma de todos modos",
      "El reloj responde: vea :take over",
    ]
  }

  func otherClock(room: String, key: String, dropping talk: String) -> [String] {
    [
      "Hay otro reloj en la sala \(room): \(key) hace de este su mesa, \(talk) se descarta",
      "Hay otro reloj: \(key) pasa a ser su mesa, \(talk) se descarta",
      "Hay otro reloj en la sala \(room): \(key) se une a él",
      "Hay otro reloj: \(key) se une a él",
    ]
  }
  func otherClock(room: String, command: String) -> String {
    "Hay otro reloj en la sala \(room): \(quoted(command)) lo maneja"
  }
  func startPrivately(_ key: String, room: String) -> [String] {
    [
      "Hay otro reloj en la sala \(room): \(key) otra vez inicia uno privado",
      "\(key) otra vez: reloj privado",
    ]
  }
  func join(_ key: String, room: String, dropping talk: String) -> [String] {
    [
      "\(press) \(key) otra vez para ser una mesa del reloj de "
        + "la sala \(room): \(talk) se descarta",
      "\(key) otra vez: ser una mesa, \(talk) se descarta",
      "\(key) otra vez: ser una mesa",
    ]
  }
  func joins(byCommand command: String) -> [String] {
    [
      "Aquí ya se inició una charla: escriba \(command) para ser una mesa del otro reloj",
      "Para unirse al otro reloj: \(command)",
    ]
  }
  func otherClockHasEnded(room: String) -> [String] {
    [
      "El otro reloj de la sala \(room) ha terminado: este sigue privado y sin registro",
      "El otro reloj ha terminado",
    ]
  }
  func noOtherClock(room: String) -> [String] {
    ["No hay otro reloj en la sala \(room)", "No hay otro reloj"]
  }
}
