// swift-tools-version:6.2

import PackageDescription

// Not `Context.gitInformation`: SwiftPM caches the evaluated manifest, and with it an old commit.
let commit = Context.environment["SPEAKERCLOCK_COMMIT"] ?? ""

// On machines where this works, the Makefile links the clock statically: see Performance.md. A
// plain `swift build` does not.
let linking: [LinkerSetting] =
  Context.environment["SPEAKERCLOCK_STATIC"] != "yes"
  ? []
  : [
    .unsafeFlags([
      "-static-executable", "-use-ld=lld", "-Xclang-linker", "-static-pie",
      "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs",
    ])
  ]

// The names of the system's functions, on Linux and on macOS.
let systemNames: [CSetting] = [
  .define("_GNU_SOURCE", .when(platforms: [.linux])),
  .define("_DARWIN_C_SOURCE", .when(platforms: [.macOS])),
]

// What only computes. Each room may use those before it, and nothing else.
let pure: [Target.Dependency] = ["TimerEngine", "SpeechAnnouncement", "StageRenderer", "Room"]
let argumentParser: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser")
let nio: [Target.Dependency] = ["NIOCore", "NIOPosix", "NIOHTTP1"].map {
  .product(name: $0, package: "swift-nio")
}

// Homebrew's folders are not among the compiler's own. Without pkg-config, a name would warn in
// each build on Linux.
#if os(macOS)
let libraryOfYAML: String? = "yaml-0.1"
#else
let libraryOfYAML: String? = nil
#endif

let package = Package(
  name: "speakerclock",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "speakerclock", targets: ["speakerclock"]),
    .executable(name: "speakerclock-bridge", targets: ["speakerclock-bridge"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // Only the bridge uses it: the clock does not compile it.
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    // Eight rooms: see Architecture.md. `.ci/borders` checks what the compiler does not.
    .target(name: "TimerEngine"),
    .target(
      name: "SpeechAnnouncement", dependencies: ["TimerEngine", "Embedded"], exclude: ["Languages"]),
    .target(name: "StageRenderer", dependencies: ["TimerEngine", "SpeechAnnouncement"]),
    .target(name: "Room", dependencies: ["TimerEngine", "SpeechAnnouncement", "StageRenderer"]),
    .target(name: "Platform", dependencies: pure + ["CUnix"], exclude: ["C", "Terminal"]),
    .target(
      name: "Files", dependencies: pure + ["Platform", "Embedded", "CYAML"]),
    .target(
      name: "Bridge", dependencies: pure + ["Platform", "Embedded"] + nio,
      exclude: ["Browsers/Web"]),
    .target(
      name: "Commands",
      dependencies: pure + ["Platform", "Ncurses", "Files", "CVersion", argumentParser],
      path: "Sources/Programs/Commands"
    ),
    .executableTarget(
      name: "speakerclock", dependencies: ["Commands"], path: "Sources/Programs/speakerclock",
      exclude: [
        "speakerclock.1", "speakerclock-display.service", "speakerclock-display@.service",
        "speakerclock-standby@.service",
      ],
      linkerSettings: linking),
    .executableTarget(
      name: "speakerclock-bridge",
      dependencies: pure + ["Platform", "Files", "Bridge", "CVersion", argumentParser],
      path: "Sources/Programs/speakerclock-bridge",
      exclude: ["70-speakerclock.rules", "speakerclock-bridge.1"]
    ),

    // The terminal apart from the rest of Platform: the bridge links no curses.
    .target(
      name: "Ncurses", dependencies: ["StageRenderer", "Platform", "CNcurses"],
      path: "Sources/Platform/Terminal"),
    // Files as bytes in the program, such as the words of the languages and the pages: see
    // Embedded.h.
    .target(name: "Embedded", path: "Sources/Platform/C/Embedded"),
    .systemLibrary(
      name: "CYAML", path: "Sources/Platform/C/CYAML", pkgConfig: libraryOfYAML,
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "CUnix", path: "Sources/Platform/C/CUnix", cSettings: systemNames),
    .target(
      name: "CNcurses", path: "Sources/Platform/C/CNcurses",
      // On the command line and not in a header, where the SDK's curses module would not see it.
      cSettings: systemNames + [
        .define("NCURSES_WIDECHAR", to: "1"), .define("_XOPEN_SOURCE_EXTENDED", to: "1"),
      ],
      linkerSettings: [
        // No pkgConfig: SwiftPM drops the defines that it adds, and warns about them in every
        // build.
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]
    ),
    // The version that both programs print, with the commit if the Makefile sets one. A new commit
    // rebuilds nothing else.
    .target(
      name: "CVersion", path: "Sources/Platform/C/CVersion",
      cSettings: commit.isEmpty ? [] : [.define("COMMIT", to: "\"\(commit)\"")]),

    // What the hot paths cost: `make bench`.
    .executableTarget(
      name: "Benchmarks", dependencies: pure + ["Files"], path: "Tests/Benchmarks",
      exclude: ["Bridge", "Growth", "Terminal"]),
    // Checks the files of words: `make words`.
    .target(
      name: "TranslationCheck", dependencies: ["SpeechAnnouncement"], path: "Tests/TranslationCheck"
    ),
    .executableTarget(
      name: "CheckTranslations", dependencies: ["SpeechAnnouncement", "TranslationCheck"],
      path: "Tests/CheckTranslations", exclude: ["reference.py"]),
    // Simulated days that pass at once, and an hour in real time: `make soak`.
    .executableTarget(
      name: "Soak", dependencies: pure + ["Files", "TimerTestSupport"], path: "Tests/Soak"),
    // The animation and the operator view in the README: `make pictures`.
    .executableTarget(name: "Film", dependencies: pure + ["TimerTestSupport"], path: "Tests/Film"),

    // The C functions for a pseudo-terminal in the tests.
    .target(
      name: "CPseudoTerminal", path: "Tests/CPseudoTerminal", cSettings: systemNames),
    // Test doubles for the protocols of `Platform`, and pictures and time lines to compare.
    .target(
      name: "TimerTestSupport",
      dependencies: pure + ["Platform", "Files", "CUnix", "CPseudoTerminal"],
      path: "Tests/TimerTestSupport"),
    .testTarget(
      name: "TimerTestSupportTests", dependencies: ["TimerTestSupport", "StageRenderer"]),
    // The tests of a room, in folders of the same names: a test looks into its own room only.
    .testTarget(name: "TimerEngineTests", dependencies: ["TimerEngine", "TimerTestSupport"]),
    .testTarget(
      name: "SpeechAnnouncementTests",
      dependencies: ["SpeechAnnouncement", "TimerEngine", "TimerTestSupport", "TranslationCheck"],
      exclude: ["Pictures"]
    ),
    .testTarget(
      name: "StageRendererTests",
      dependencies: ["StageRenderer", "SpeechAnnouncement", "TimerEngine", "TimerTestSupport"],
      exclude: ["Pictures"]),
    .testTarget(
      name: "RoomTests", dependencies: pure + ["Files", "TimerTestSupport"], exclude: ["Pictures"]),
    .testTarget(
      name: "PlatformTests",
      dependencies: pure + ["Platform", "Ncurses", "CUnix", "TimerTestSupport"]),
    .testTarget(
      name: "FilesTests", dependencies: pure + ["Files", "Platform", "TimerTestSupport"],
      exclude: [
        "BrokenFiles", "BrokenImports", "BrokenReports", "Exports", "Import/libreoffice.py",
        "Imports", "Pictures",
      ]),
    .testTarget(
      name: "BridgeTests",
      dependencies: pure + [
        "Bridge", "speakerclock", "speakerclock-bridge", "Platform", "TimerTestSupport",
      ] + nio,
      exclude: [
        "Browsers/openapi.py", "Browsers/schemathesis_api.py", "Golden", "Lamps/receive.py",
      ]),
    .testTarget(
      name: "ProgramsTests",
      dependencies: pure + ["Files", "Commands", "Platform", "TimerTestSupport", argumentParser],
      exclude: ["Pictures"]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "speakerclock", "TimerEngine", "StageRenderer", "TimerTestSupport", "Platform", "Files",
      ], exclude: ["faults.c"]),
  ],
  swiftLanguageModes: [.v6]
)

// libFuzzer feeds random bytes to these readers. It has its own `main`, so a usual build cannot
// link with it. Instead, a usual build has tests that feed the stored corpus to the same readers.
let isFuzzed = Context.environment["SPEAKERCLOCK_FUZZ"] != nil
let readers =
  pure + ["Platform", "Files", "Bridge", "Commands", "TimerTestSupport", argumentParser] + nio
package.targets.append(
  isFuzzed
    ? .executableTarget(
      name: "Fuzzing", dependencies: readers, path: "Tests/Fuzzing",
      exclude: ["Corpus", "CorpusTests.swift"])
    : .testTarget(
      name: "FuzzingTests", dependencies: readers, path: "Tests/Fuzzing",
      exclude: ["Corpus", "Target.swift"]))

// Warnings are errors, because nobody reads a warning that stays. With a compiler or on a system
// that no maintainer has tried yet, they are errors only in CI, which sets this variable.
#if compiler(>=6.4) || os(macOS)
let isStrict = Context.environment["CI"] != nil
#else
let isStrict = true
#endif

for target in package.targets where target.type != .system {
  guard !["Embedded", "CUnix", "CNcurses", "CVersion", "CPseudoTerminal"].contains(target.name)
  else {
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
