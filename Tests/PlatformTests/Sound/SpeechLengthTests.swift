import Testing

@testable import Platform

struct SpeechLengthTests {
  /// Announcements as espeak-ng 1.51 says them with the voice of their language, in milliseconds:
  /// of each language those that are estimated shortest, a usual one, and the one that is estimated
  /// longest.
  @Test(
    arguments: [
      ("en", "Red. 77 seconds remaining.", 2_787),
      ("en", "Start. 0 seconds.", 1_917),
      ("en", "Red. 27 seconds remaining.", 2_726),
      ("en", "Red. 88 seconds remaining.", 2_416),
      ("en", "11 minutes remaining.", 1_540),
      ("de", "27 Minuten überzogen.", 2_456),
      ("de", "Start. 27 Minuten.", 2_531),
      ("de", "77 Minuten überzogen.", 2_413),
      ("de", "Rot. Noch eine Minute.", 1_725),
      ("de", "Noch 11 Minuten.", 1_223),
      ("fr", "Jaune. Il reste une seconde.", 2_026),
      ("fr", "Rouge. Il reste une seconde.", 2_018),
      ("fr", "Départ. Une minute.", 1_531),
      ("fr", "Jaune. Il reste 2 secondes.", 2_035),
      ("fr", "2 minutes de dépassement.", 1_366),
      ("es", "Rojo. Quedan veintiún segundos.", 2_449),
      ("es", "Rojo. Queda un segundo.", 1_977),
      ("es", "Amarillo. Quedan veintiún segundos.", 2_576),
      ("es", "Rojo. Quedan 0 segundos.", 2_240),
      ("es", "60 minutos de más.", 1_682),
      ("it", "Rosso. Mancano 54 secondi.", 3_098),
      ("it", "Inizio. 54 minuti.", 2_637),
      ("it", "Giallo. Mancano 54 secondi.", 3_060),
      ("it", "Mancano 5 minuti.", 1_583),
      ("it", "Mancano 11 minuti.", 1_554),
      ("pt-BR", "Vermelho. Restam 54 segundos.", 3_370),
      ("pt-BR", "Amarelo. Restam 54 segundos.", 3_282),
      ("pt-BR", "54 minutos além do tempo.", 2_746),
      ("pt-BR", "Restam 24 minutos.", 2_016),
      ("pt-BR", "Restam 11 minutos.", 1_425),
      ("nl", "Geel. Nog 77 seconden.", 2_787),
      ("nl", "Geel. Nog 99 seconden.", 2_736),
      ("nl", "Geel. Nog 27 seconden.", 2_724),
      ("nl", "Rood. Nog 0 seconden.", 1_963),
      ("nl", "Nog 11 minuten.", 1_229),
      ("ja", "かいし。 にふん。", 1_504),
      ("ja", "かいし。 ごふん。", 1_494),
      ("ja", "かいし。 ぜろびょう。", 1_709),
      ("ja", "あか。 のこり にじゅういちびょう。", 2_218),
      ("ja", "にじゅういっぷん ちょうか。", 1_456),
    ] as [(String, String, Int)])
  func noEstimateIsTooShort(language: String, text: String, measured: Int) {
    let estimate = SpeechLength.estimate(of: text, rate: nil) / .milliseconds(1)
    #expect(estimate >= Double(measured))
    #expect(estimate <= Double(measured) * 2)
  }

  @Test(arguments: [(80, 4_914), (450, 697)])
  func aRateChangesTheLength(rate: Int, measured: Int) {
    let text = "Yellow. 3 minutes remaining."
    let estimate = SpeechLength.estimate(of: text, rate: rate) / .milliseconds(1)
    #expect(estimate >= Double(measured))
    #expect(estimate <= Double(measured) * 2)
  }
}
