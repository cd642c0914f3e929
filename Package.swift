// swift-tools-version:6.2

import PackageDescription

// Not `Context.gitInformation`: SwiftPM caches the evaluated manifest, and with it an old commit.
let commit = Context.environment["SPEAKERCLOCK_COMMIT"] ?? ""

// On machines where this works, the Makefile links the clock statically: see Performance.md. A plain `swift build`
// does not.
let linking: [LinkerSetting] =
  Context.environment["SPEAKERCLOCK_STATIC"] != "yes"
  ? []
  : [
    .unsafeFlags(
      [
        "-static-executable", "-use-ld=lld", "-Xclang-linker", "-static-pie", "-Xlinker", "-z",
        "-Xlinker",
        "pack-relative-relocs",
      ])
  ]

let package = Package(
  name: "speakerclock",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "speakerclock", targets: ["speakerclock"]),
    .executable(name: "speakerclock-bridge", targets: ["speakerclock-bridge"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    // Only the bridge uses it: the clock does not compile it.
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    // Pure targets import only one another and the standard library: `.ci/borders` checks it.
    .target(name: "TimerEngine"),
    // The order of a session's talks, and changes to it.
    .target(name: "RundownEngine", dependencies: ["TimerEngine"]),
    .target(name: "TerminalCanvas"),
    .target(name: "SevenSegmentDisplay", dependencies: ["TerminalCanvas"]),
    .target(name: "SpeechAnnouncement", dependencies: ["TimerEngine"]),
    .target(
      name: "StageDisplay",
      dependencies: ["TimerEngine", "TerminalCanvas", "SevenSegmentDisplay", "SpeechAnnouncement"]
    ),
    // Screens for other people: all rooms for the office, and the programme for people who wait.
    .target(
      name: "VenueDisplay",
      dependencies: [
        "StageDisplay", "SevenSegmentDisplay", "SpeechAnnouncement", "TerminalCanvas",
        "TimerEngine",
      ]
    ),
    // What people say to a clock, and what it says to them.
    .target(
      name: "ClockCommands",
      dependencies: [
        "StageDisplay", "SevenSegmentDisplay", "SpeechAnnouncement", "RundownEngine",
        "TimerEngine",
      ]
    ),
    // What the processes of a room have in common: events, effects, messages, and a talk that another
    // process runs.
    .target(
      name: "StageRoom",
      dependencies: [
        "ClockCommands", "StageDisplay", "SpeechAnnouncement", "TerminalCanvas", "RundownEngine",
        "TimerEngine",
      ]
    ),
    .target(
      name: "StageClock",
      dependencies: [
        "StageRoom", "ClockCommands", "StageDisplay", "SpeechAnnouncement", "TerminalCanvas",
        "RundownEngine", "TimerEngine",
      ]
    ),
    .target(
      name: "OperatorConsole",
      dependencies: [
        "StageClock", "StageRoom", "ClockCommands", "VenueDisplay", "StageDisplay",
        "RundownEngine", "TimerEngine", "TerminalCanvas", "SpeechAnnouncement",
      ]
    ),

    // Effects: each of these targets deals with one part of the operating system.
    .target(
      name: "CUnix",
      cSettings: [
        .define("_GNU_SOURCE", .when(platforms: [.linux])),
        .define("_DARWIN_C_SOURCE", .when(platforms: [.macOS])),
      ]
    ),
    // The version that both programs print, with the commit if the Makefile sets one.
    .target(
      name: "CVersion", cSettings: commit.isEmpty ? [] : [.define("COMMIT", to: "\"\(commit)\"")]),
    // What the other targets need from the system: errors, files, locks, child processes, waiting.
    .target(name: "Unix", dependencies: ["CUnix"]),
    .target(
      name: "CNcurses",
      cSettings: [
        // On the command line and not in a header, where the SDK's curses module would not see it.
        .define("NCURSES_WIDECHAR", to: "1"),
        .define("_XOPEN_SOURCE_EXTENDED", to: "1"),
        .define("_GNU_SOURCE", .when(platforms: [.linux])),
        .define("_DARWIN_C_SOURCE", .when(platforms: [.macOS])),
      ],
      linkerSettings: [
        // No pkgConfig: SwiftPM drops the defines that it adds, and warns about them in every build.
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]
    ),
    .target(name: "Ncurses", dependencies: ["TerminalCanvas", "CNcurses", "Unix"]),
    .target(
      name: "SpeechSynthesis", dependencies: ["SpeechAnnouncement", "TimerEngine", "Unix"]),
    // YAML and JSON, and the positions of errors in them.
    .target(
      name: "TextFormats",
      dependencies: [
        "SpeechAnnouncement", "TimerEngine", "Unix", .product(name: "Yams", package: "Yams"),
      ]
    ),
    // What users write: presets, slots, rundowns, settings.
    .target(
      name: "UserFiles",
      dependencies: [
        "TextFormats", "SpeechAnnouncement", "RundownEngine", "TimerEngine", "Unix",
        .product(name: "Yams", package: "Yams"),
      ],
      resources: [
        .embedInCode("../../Presets/conferences.yaml"),
        .embedInCode("../../Presets/hearings.yaml"),
        .embedInCode("../../Presets/speeches.yaml"),
        .embedInCode("../../Presets/debates.yaml"),
        .embedInCode("../../Presets/stages.yaml"),
        .embedInCode("../../Presets/schema.json"),
      ]
    ),
    // The programmes of events, as other programs write them.
    .target(
      name: "ProgrammeImport",
      dependencies: ["UserFiles", "TextFormats", "RundownEngine", "TimerEngine", "Unix"]),
    // What a clock writes about its talks, to resume them after a crash and for the report.
    .target(
      name: "TalkRecords",
      dependencies: [
        "UserFiles", "TextFormats", "SpeechAnnouncement", "RundownEngine", "TimerEngine", "Unix",
        .product(name: "Yams", package: "Yams"),
      ]
    ),
    // The lines between a clock and its clients, as values: pure except for JSON. `.ci/borders` checks it.
    .target(
      name: "StageProtocol",
      dependencies: [
        "StageRoom", "ClockCommands", "StageDisplay", "SpeechAnnouncement", "RundownEngine",
        "TimerEngine", "TerminalCanvas",
      ]
    ),
    // The socket of a room: the clock's side and the clients' side.
    .target(
      name: "StageLink",
      dependencies: [
        "StageProtocol", "OperatorConsole", "StageRoom", "ClockCommands", "StageDisplay",
        "SpeechAnnouncement", "TimerEngine", "TerminalCanvas", "Unix",
      ]
    ),
    .target(
      name: "ClockRuntime",
      dependencies: [
        "OperatorConsole", "StageRoom", "ClockCommands", "StageDisplay", "SpeechAnnouncement",
        "RundownEngine", "TimerEngine", "TerminalCanvas", "Unix",
      ]
    ),

    // What a clock or a desk stores on disk while it runs, to resume from it later.
    .target(
      name: "ClockStorage",
      dependencies: [
        "ClockRuntime", "OperatorConsole", "StageProtocol", "StageRoom", "StageDisplay",
        "SpeechAnnouncement", "RundownEngine", "TimerEngine", "TalkRecords", "UserFiles",
        "TextFormats", "Unix",
      ]
    ),
    // What `config.yaml` means.
    .target(
      name: "ClockConfiguration",
      dependencies: [
        "OperatorConsole", "ClockCommands", "StageDisplay", "SpeechAnnouncement", "SpeechSynthesis",
        "TerminalCanvas", "UserFiles", "TextFormats",
      ]
    ),
    // Clients that have neither a screen nor keys.
    .target(
      name: "RoomClients",
      dependencies: [
        "StageLink", "StageProtocol", "OperatorConsole", "StageRoom", "StageDisplay",
        "SpeechAnnouncement", "TimerEngine", "TerminalCanvas", "Unix",
      ]
    ),
    // What the tools print about talks, rundowns and presets.
    .target(
      name: "PrintedReports",
      dependencies: [
        "TalkRecords", "UserFiles", "ClockRuntime", "ClockCommands", "StageDisplay",
        "SpeechAnnouncement", "RundownEngine", "TimerEngine", "TerminalCanvas",
      ]
    ),

    // The command.
    .target(
      name: "SpeakerClockCommand",
      dependencies: [
        "ClockStorage", "ClockConfiguration", "RoomClients", "PrintedReports",
        "ClockRuntime", "OperatorConsole", "StageClock", "StageRoom", "ClockCommands",
        "StageDisplay", "SpeechAnnouncement", "SevenSegmentDisplay",
        "RundownEngine", "TimerEngine", "TerminalCanvas", "Ncurses", "SpeechSynthesis", "StageLink",
        "StageProtocol", "ProgrammeImport", "TalkRecords", "UserFiles", "TextFormats", "Unix",
        "CVersion",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .executableTarget(
      name: "speakerclock", dependencies: ["SpeakerClockCommand"],
      exclude: [
        "speakerclock.1", "speakerclock-display.service", "speakerclock-display@.service",
        "speakerclock-standby@.service",
      ],
      linkerSettings: linking),

    // What the bridge knows about its clock. The bridge is a client of a room's socket, and connects the
    // clock to browsers, brokers and lamps.
    .target(
      name: "FollowedClock",
      dependencies: [
        "StageLink", "StageProtocol", "StageRoom", "StageDisplay", "SpeechAnnouncement",
        "TimerEngine", "TerminalCanvas", "Unix",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]
    ),
    // A room at an MQTT broker: its topics and packets, at the clock's end and at the display's end.
    .target(
      name: "StageBroker",
      dependencies: [
        "FollowedClock", "StageLink", "StageProtocol", "OperatorConsole", "StageRoom",
        "ClockCommands", "SpeechAnnouncement", "TimerEngine", "TerminalCanvas", "Unix",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]
    ),
    // Pages and an API for browsers, and OSC.
    .target(
      name: "StageBridge",
      dependencies: [
        "FollowedClock", "StageLink", "StageProtocol", "StageRoom", "ClockCommands",
        "StageDisplay", "SpeechAnnouncement", "SevenSegmentDisplay", "TimerEngine",
        "TerminalCanvas", "Unix",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ],
      resources: [
        .embedInCode("Web/clock.js"), .embedInCode("Web/words.js"), .embedInCode("Web/stage.js"),
        .embedInCode("Web/spoken.js"), .embedInCode("Web/options.js"),
        .embedInCode("Web/rundown.js"), .embedInCode("Web/programme.js"),
        .embedInCode("Web/backstage.js"), .embedInCode("Web/backstage.css"),
        .embedInCode("Web/backstage.html"), .embedInCode("Web/frame.html"),
        .embedInCode("Web/stage.css"), .embedInCode("Web/page.js"), .embedInCode("Web/page.html"),
        .embedInCode("Web/remote.js"), .embedInCode("Web/remote.css"),
        .embedInCode("Web/remote.html"), .embedInCode("Web/openapi.json"),
      ]
    ),
    // Lamps that follow a room's clock: packets for lighting networks, and lamps on USB.
    .target(
      name: "StageLamps",
      dependencies: [
        "StageLink", "OperatorConsole", "StageRoom", "StageDisplay", "TimerEngine",
        "TerminalCanvas", "Unix",
      ]
    ),
    .executableTarget(
      name: "speakerclock-bridge",
      dependencies: [
        "StageBridge", "StageBroker", "StageLamps", "ClockRuntime", "ClockCommands",
        "SpeechAnnouncement", "StageLink", "StageProtocol", "TalkRecords", "UserFiles",
        "TimerEngine", "Unix", "CVersion",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["70-speakerclock.rules", "speakerclock-bridge.1"]
    ),

    // What the hot paths cost: `make bench`.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "OperatorConsole", "StageRoom", "StageDisplay", "SpeechAnnouncement", "TimerEngine",
        "TerminalCanvas", "UserFiles",
      ],
      path: "Tests/Benchmarks",
      exclude: ["Bridge", "Growth", "Terminal"]
    ),

    // Simulated days that pass at once, and an hour in real time: `make soak`.
    .executableTarget(
      name: "Soak",
      dependencies: [
        "OperatorConsole", "StageClock", "StageRoom", "StageDisplay", "SpeechAnnouncement",
        "TimerEngine", "TerminalCanvas", "UserFiles", "TimerTestSupport",
      ],
      path: "Tests/Soak"
    ),

    // The animation and the operator view in the README: `make pictures`.
    .executableTarget(
      name: "Film",
      dependencies: [
        "OperatorConsole", "StageClock", "StageRoom", "RundownEngine", "TimerEngine",
        "TerminalCanvas", "TimerTestSupport",
      ],
      path: "Tests/Film"
    ),

    // The C functions for a pseudo-terminal in the tests.
    .target(
      name: "CPseudoTerminal",
      path: "Tests/CPseudoTerminal",
      cSettings: [
        .define("_GNU_SOURCE", .when(platforms: [.linux])),
        .define("_DARWIN_C_SOURCE", .when(platforms: [.macOS])),
      ]
    ),
    // Test doubles for the protocols of `ClockRuntime`, and pictures and time lines to compare.
    .target(
      name: "TimerTestSupport",
      dependencies: [
        "ClockRuntime", "OperatorConsole", "StageClock", "StageRoom", "ClockCommands",
        "StageDisplay", "SpeechAnnouncement", "StageProtocol", "RundownEngine", "TimerEngine",
        "TerminalCanvas", "Unix", "UserFiles", "CUnix", "CPseudoTerminal",
      ],
      path: "Tests/TimerTestSupport"
    ),
    .testTarget(
      name: "TimerTestSupportTests",
      dependencies: ["TimerTestSupport", "TerminalCanvas"]
    ),
    .testTarget(name: "UnixTests", dependencies: ["Unix", "CUnix", "TimerTestSupport"]),
    .testTarget(name: "TimerEngineTests", dependencies: ["TimerEngine", "TimerTestSupport"]),
    .testTarget(
      name: "RundownEngineTests",
      dependencies: ["RundownEngine", "TimerEngine", "TimerTestSupport"]),
    .testTarget(name: "TerminalCanvasTests", dependencies: ["TerminalCanvas", "TimerTestSupport"]),
    .testTarget(
      name: "SevenSegmentDisplayTests",
      dependencies: ["SevenSegmentDisplay", "TerminalCanvas", "TimerTestSupport"],
      exclude: ["Pictures"]
    ),
    .testTarget(
      name: "SpeechAnnouncementTests",
      dependencies: ["SpeechAnnouncement", "TimerEngine", "TimerTestSupport"],
      exclude: ["Pictures"]
    ),
    .testTarget(
      name: "StageDisplayTests",
      dependencies: [
        "StageDisplay", "SevenSegmentDisplay", "SpeechAnnouncement", "TimerEngine",
        "TerminalCanvas", "TimerTestSupport",
      ],
      exclude: ["Pictures"]
    ),
    .testTarget(
      name: "VenueDisplayTests",
      dependencies: [
        "VenueDisplay", "StageDisplay", "SevenSegmentDisplay", "SpeechAnnouncement",
        "TimerEngine", "TerminalCanvas", "TimerTestSupport",
      ],
      exclude: ["Pictures"]
    ),
    .testTarget(
      name: "ClockCommandsTests",
      dependencies: ["ClockCommands", "SpeechAnnouncement", "RundownEngine", "TimerEngine"]
    ),
    .testTarget(
      name: "StageRoomTests",
      dependencies: ["StageRoom", "StageDisplay", "SpeechAnnouncement", "TimerEngine"]
    ),
    .testTarget(
      name: "StageClockTests",
      dependencies: [
        "StageClock", "StageRoom", "ClockCommands", "RundownEngine", "StageDisplay",
        "SpeechAnnouncement", "TerminalCanvas", "TimerEngine",
      ]
    ),
    .testTarget(
      name: "OperatorConsoleTests",
      dependencies: [
        "OperatorConsole", "StageClock", "StageRoom", "ClockCommands", "StageDisplay",
        "SevenSegmentDisplay", "SpeechAnnouncement", "StageProtocol",
        "RundownEngine", "TimerEngine",
        "TerminalCanvas", "ProgrammeImport", "TalkRecords", "UserFiles", "TimerTestSupport",
      ],
      exclude: ["Pictures"]
    ),
    .testTarget(
      name: "ClockRuntimeTests",
      dependencies: [
        "ClockRuntime", "OperatorConsole", "StageClock", "StageRoom", "StageDisplay",
        "SpeechAnnouncement", "RundownEngine", "TimerEngine",
        "TerminalCanvas", "TimerTestSupport", "Unix",
      ]
    ),
    .testTarget(
      name: "StageProtocolTests",
      dependencies: [
        "StageProtocol", "OperatorConsole", "StageClock", "StageRoom", "ClockCommands",
        "StageDisplay", "SpeechAnnouncement",
        "RundownEngine", "TimerEngine", "TerminalCanvas", "TimerTestSupport",
      ],
      exclude: ["Pictures"]
    ),
    .testTarget(
      name: "StageLinkTests",
      dependencies: [
        "StageLink", "StageProtocol", "OperatorConsole", "StageRoom", "StageDisplay",
        "SpeechAnnouncement", "TimerEngine", "TerminalCanvas", "TimerTestSupport", "Unix",
      ],
      exclude: ["Pictures"]
    ),
    .testTarget(
      name: "StageBridgeTests",
      dependencies: [
        "StageBridge", "StageBroker", "FollowedClock", "speakerclock", "speakerclock-bridge",
        "OperatorConsole", "StageClock", "StageRoom", "ClockCommands", "SpeechAnnouncement",
        "StageDisplay", "StageLink", "StageProtocol", "RundownEngine", "TimerEngine",
        "TerminalCanvas", "TimerTestSupport", "Unix",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      exclude: ["Golden", "Pictures", "openapi.py", "schemathesis_api.py"]
    ),
    .testTarget(
      name: "StageLampsTests",
      dependencies: [
        "StageLamps", "speakerclock", "speakerclock-bridge", "StageRoom", "StageDisplay",
        "TerminalCanvas", "TimerEngine", "TimerTestSupport", "Unix",
      ],
      exclude: ["receive.py"]
    ),
    .testTarget(
      name: "SpeechSynthesisTests",
      dependencies: ["SpeechSynthesis", "SpeechAnnouncement", "TimerEngine"]
    ),
    .testTarget(name: "NcursesTests", dependencies: ["Ncurses"]),
    .testTarget(
      name: "TextFormatsTests",
      dependencies: ["TextFormats", "SpeechAnnouncement", .product(name: "Yams", package: "Yams")]
    ),
    .testTarget(
      name: "UserFilesTests",
      dependencies: [
        "UserFiles", "TalkRecords", "TextFormats", "RundownEngine", "TimerEngine",
        "TimerTestSupport", "Unix",
        .product(name: "Yams", package: "Yams"),
      ],
      exclude: ["BrokenFiles", "BrokenRundowns"]
    ),
    .testTarget(
      name: "ProgrammeImportTests",
      dependencies: [
        "ProgrammeImport", "UserFiles", "TextFormats", "TimerEngine", "TimerTestSupport", "Unix",
      ],
      exclude: ["BrokenImports", "Exports", "Imports", "libreoffice.py"]
    ),
    .testTarget(
      name: "TalkRecordsTests",
      dependencies: [
        "TalkRecords", "UserFiles", "TextFormats", "RundownEngine", "TimerEngine",
        "TimerTestSupport", "Unix",
      ],
      exclude: ["BrokenReports", "BrokenRundownRecords"]
    ),
    .testTarget(
      name: "ClockStorageTests",
      dependencies: [
        "ClockStorage", "OperatorConsole", "ClockRuntime", "StageProtocol", "StageRoom",
        "StageClock", "ClockCommands", "StageDisplay", "SpeechAnnouncement", "RundownEngine",
        "TimerEngine", "TalkRecords", "TerminalCanvas", "UserFiles", "TimerTestSupport", "Unix",
      ]
    ),
    .testTarget(
      name: "ClockConfigurationTests",
      dependencies: [
        "ClockConfiguration", "OperatorConsole", "ClockCommands", "TimerEngine", "TerminalCanvas",
        "UserFiles", "TextFormats", "TimerTestSupport",
      ]
    ),
    .testTarget(
      name: "RoomClientsTests",
      dependencies: ["RoomClients", "SpeechAnnouncement", "StageLink", "StageRoom"]),
    .testTarget(
      name: "PrintedReportsTests",
      dependencies: [
        "PrintedReports", "RundownEngine", "SpeechAnnouncement", "TimerEngine", "TerminalCanvas",
        "TalkRecords",
        "UserFiles", "TimerTestSupport", "Unix",
      ],
      exclude: ["Pictures"]
    ),
    .testTarget(
      name: "SpeakerClockCommandTests",
      dependencies: [
        "ClockConfiguration", "PrintedReports",
        "SpeakerClockCommand", "OperatorConsole", "StageClock", "StageRoom", "ClockCommands",
        "StageDisplay", "ClockRuntime", "SpeechAnnouncement", "SpeechSynthesis",
        "SevenSegmentDisplay", "RundownEngine", "TimerEngine", "TerminalCanvas", "UserFiles",
        "TimerTestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Pictures"]
    ),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "speakerclock", "RundownEngine", "TimerEngine", "TerminalCanvas", "TimerTestSupport",
        "Unix",
        "TalkRecords", "UserFiles", "TextFormats",
      ],
      exclude: ["faults.c"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// libFuzzer feeds random bytes to these readers. It has its own `main`, so a usual build cannot link with
// it. Instead, a usual build has tests that feed the stored corpus to the same readers.
let isFuzzed = Context.environment["SPEAKERCLOCK_FUZZ"] != nil
let readers: [Target.Dependency] = [
  "ClockConfiguration", "PrintedReports",
  "SpeakerClockCommand", "ClockRuntime", "OperatorConsole", "StageClock", "StageRoom",
  "ClockCommands", "StageDisplay", "SpeechAnnouncement", "SevenSegmentDisplay", "StageBridge",
  "StageBroker", "StageProtocol", "RundownEngine", "TimerEngine", "TerminalCanvas",
  "ProgrammeImport", "TalkRecords", "UserFiles",
  "TextFormats", "TimerTestSupport", "Unix",
  .product(name: "NIOCore", package: "swift-nio"),
  .product(name: "ArgumentParser", package: "swift-argument-parser"),
]
package.targets.append(
  isFuzzed
    ? .executableTarget(
      name: "Fuzzing", dependencies: readers, path: "Tests/Fuzzing",
      exclude: ["Corpus", "CorpusTests.swift"])
    : .testTarget(
      name: "FuzzingTests", dependencies: readers, path: "Tests/Fuzzing",
      exclude: ["Corpus", "Target.swift"]))

// Warnings are errors, because nobody reads a warning that stays. With a compiler or on a system that no
// maintainer has tried yet, they are errors only in CI, which sets this variable.
#if compiler(>=6.4) || os(macOS)
let isStrict = Context.environment["CI"] != nil
#else
let isStrict = true
#endif

for target in package.targets {
  guard !["CUnix", "CNcurses", "CVersion", "CPseudoTerminal"].contains(target.name) else {
    if isStrict { target.cSettings = (target.cSettings ?? []) + [.treatAllWarnings(as: .error)] }
    continue
  }
  target.swiftSettings = [
    // `any P` is required for a value of any conforming type.
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0335-existential-any.md
    .enableUpcomingFeature("ExistentialAny"),

    // A member is visible only where its module is imported.
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0444-member-import-visibility.md
    .enableUpcomingFeature("MemberImportVisibility"),

    // An import is an implementation detail unless it says `package`.
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0409-access-level-on-imports.md
    .enableUpcomingFeature("InternalImportsByDefault"),

    // Asynchronous functions stay on their caller's executor.
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0461-async-function-isolation.md
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
  if isStrict { target.swiftSettings?.append(.treatAllWarnings(as: .error)) }
}
