import Testing

/// Programmes as conferences really have them: public schedules, written anew with other names.
///
/// Each says what `rundown check` warns of, with the days.
package struct RealProgramme: Sendable, CustomTestStringConvertible {
  package let name: String
  /// The rundown's file.
  package let text: String
  /// Each day with its number of items.
  package let days: [String]
  /// The warnings of all days.
  package let warnings: [String]

  package var testDescription: String { name }

  package static let all = [community, workshop, evening, twoDays, night]

  /// A community conference with one track: talks with questions, breaks, lightning talks.
  private static let community = RealProgramme(
    name: "community conference",
    text: """
      rundown:
        name: Python in the Hills
        date: 2026-10-17
        zone: Europe/Rome
        items:
          - {talk: 15m, title: Welcome, speaker: The organisers, start: "9:00", call: mic 1}
          - {talk: 45m, title: Ten years of one small library, speaker: Marta Veneziani, start: "9:15"}
          - {talk: 30m, title: Typing for people in a hurry, speaker: Jonas Okafor}
          - {break: 30m, title: Coffee}
          - {talk: 30m, title: Tests that tell a story, speaker: Li Wen, start: "11:00", min: 20m}
          - {talk: 30m, title: "Packaging, again", speaker: "Sofia Brandt, Amir Haddad", min: 20m}
          - {talk: 30m, title: A parser in an afternoon, speaker: Pedro Amaral, ends: "12:30"}
          - {break: 90m, title: Lunch, min: 60m}
          - {talk: 30m, title: What the garbage collector does at night, speaker: Ines Kovacs, start: "14:00"}
          - {talk: 30m, title: Maps without a map server, speaker: Jonas Okafor}
          - {break: 30m, title: Coffee}
          - {talk: 5m, title: Lightning talk 1, start: "15:30"}
          - {talk: 5m, title: Lightning talk 2}
          - {talk: 5m, title: Lightning talk 3}
          - {talk: 15m, title: Closing, speaker: The organisers, start: "16:00"}

      """, days: ["2026-10-17: 15"], warnings: [])

  /// A workshop at a university: 20 minutes and 5 for questions, a speaker elsewhere, a poster
  /// session.
  private static let workshop = RealProgramme(
    name: "scientific workshop",
    text: """
      rundown:
        name: Workshop on Sparse Models
        date: 2026-09-03
        zone: America/Vancouver
        items:
          - {talk: 10m, title: Opening, start: "8:50"}
          - talk: {segments: [{name: Talk, duration: "20:00"}, {name: Questions, duration: "5:00"}]}
            title: Pruning by patience
            speaker: Hana Sato
            start: "9:00"
            zone: Asia/Tokyo
          - talk: {segments: [{name: Talk, duration: "20:00"}, {name: Questions, duration: "5:00"}]}
            title: Lottery tickets revisited
            speaker: Obi Nwosu
          - {break: 40m, title: Posters and coffee}
          - talk: {segments: [{name: Talk, duration: "20:00"}, {name: Questions, duration: "5:00"}]}
            title: How small is small
            speaker: Greta Lindqvist
            start: "10:30"
          - {talk: 65m, title: "Panel: what next", speaker: "Hana Sato, Obi Nwosu and Greta Lindqvist", ends: "12:00"}

      """, days: ["2026-09-03: 6"],
    warnings: ["'Hana Sato' at 9:00 is at 1:00 for the speaker in Asia/Tokyo"])

  /// An evening of short talks before an audience, with an intermission.
  private static let evening = RealProgramme(
    name: "evening of talks",
    text: """
      rundown:
        name: Ideas at the Harbour
        date: 2026-11-06
        zone: Europe/Oslo
        items:
          - {talk: 5m, title: Host, start: "19:00"}
          - {talk: 18m, title: The sound of ice, speaker: Ragnhild Aas}
          - {talk: 12m, title: Debt and dignity, speaker: Samuel Mensah}
          - {talk: 18m, title: A bridge for eels, speaker: Nora Dahl}
          - {break: 25m, title: Intermission}
          - {talk: 6m, title: Choir, start: "20:20"}
          - {talk: 18m, title: Unlearning speed, speaker: Tomasz Wilk}
          - {talk: 18m, title: Letters from a lighthouse, speaker: Ragnhild Aas}
          - {talk: 3m, title: Good night}

      """, days: ["2026-11-06: 9"],
    warnings: [
      "'Intermission' at 19:53 lasts 27:00, not 25:00: a break ends when the next item starts, 'Choir' at 20:20"
    ])

  /// Two days in one file, the second with talks that overlap in the plan.
  private static let twoDays = RealProgramme(
    name: "two days",
    text: """
      rundown:
        name: Open Infrastructure Days
        date: 2026-06-18
        zone: Europe/Berlin
        items:
          - {talk: 10m, title: Begrüßung, start: "9:30"}
          - {talk: 40m, title: Keynote, speaker: Elif Yıldız}
          - {break: 30m, title: Kaffeepause}
          - {talk: 40m, title: Speicher für alle, speaker: Karl Jansen, start: "10:50"}
          - {break: 60m, title: Mittag}
          - {talk: 40m, title: Ein Jahr ohne Pager, speaker: Aylin Demir, start: "12:30"}
          - {talk: 40m, title: Netze messen, speaker: Karl Jansen, start: "2026-06-19 9:30"}
          - {talk: 25m, title: Kurz und klein, speaker: Dana Roth, start: "10:10"}
          - {talk: 25m, title: Offene Runde, start: "10:30"}

      """, days: ["2026-06-18: 6", "2026-06-19: 3"],
    warnings: ["'Dana Roth' at 10:10 and 'Offene Runde' at 10:30 overlap by 5:00"])

  /// A gala that goes on after midnight, with an end that cannot be moved.
  private static let night = RealProgramme(
    name: "night",
    text: """
      rundown:
        name: Night of Science
        date: 2026-06-26
        zone: Europe/Paris
        items:
          - {talk: 45m, title: Comètes, speaker: Léa Fournier, start: "22:00"}
          - {break: 15m}
          - {talk: 45m, title: Volcans, speaker: Malik Diallo, start: "23:00"}
          - {break: 15m}
          - {talk: 45m, title: Abeilles, speaker: Chloé Petit, start: "0:00", ends: "0:45"}
          - {talk: 15m, title: Remise des prix, start: "0:50"}

      """, days: ["2026-06-26: 6"], warnings: [])
}
