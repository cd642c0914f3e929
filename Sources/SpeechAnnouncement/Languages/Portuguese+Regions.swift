// What differs between Brazil and Portugal, in more than one text.
extension Portuguese {
  /// The words of Brazil or those of Portugal.
  func regional(_ brazil: String, _ portugal: String) -> String {
    region == .brazil ? brazil : portugal
  }

  /// What is done with a key.
  var press: String { regional("Pressione", "Prima") }
  /// What is done with a command.
  var write: String { regional("Digite", "Escreva") }
  /// What is done with a value that is asked for.
  var give: String { regional("informe", "indique") }
  /// What is done with what is to be kept.
  var save: String { regional("salvar", "guardar") }
  /// What was kept, if it is feminine.
  var saved: String { regional("salva", "guardada") }
  /// What is done with an item that is left out.
  var skip: String { regional("pular", "saltar") }
  /// What stands before a word that was probably meant.
  var meant: String { regional("você quis dizer", "quis dizer") }
  /// What is on a disk.
  var file: String { regional("arquivo", "ficheiro") }
  /// The list of what follows.
  var rundown: String { regional("roteiro", "alinhamento") }
  /// What a clock passes to a desk.
  var control: String { regional("controle", "controlo") }
  /// What a talk that runs is.
  var underWay: String { regional("em andamento", "em curso") }
  /// More than can be: `longo demais`, `demasiado longo`.
  func tooMuch(_ adjective: String) -> String {
    regional("\(adjective) demais", "demasiado \(adjective)")
  }
}
