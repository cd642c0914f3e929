import ArgumentParser
import Testing
import TimerTestSupport

@testable import Commands

struct PresetsCommandTests {
  @Test(arguments: [
    ([], "PresetsCommand"), (["list"], "List"), (["show", "ted"], "Show"), (["check"], "Check"),
    (["check", "a.yaml", "b.yaml"], "Check"), (["path"], "Path"),
    (["store", "A", "--time", "5"], "Store"), (["remove", "A"], "Remove"),
    (["schema"], "Schema"), (["share", "A"], "Share"), (["import"], "Import"),
    (["import", "-", "--yes"], "Import"),
  ])
  func theSubcommandIsTheOneThatIsNamed(arguments: [String], name: String) throws {
    let command = try Tools.parseAsRoot(["presets"] + arguments)
    #expect("\(type(of: command))" == name)
    if let check = command as? PresetsCommand.Check {
      #expect(check.files == Array(arguments.dropFirst()))
    }
  }

  @Test(arguments: [
    ["show"], ["show", "a", "b"], ["list", "x", "y"], ["sing"], ["path", "x"], ["remove"],
    ["share"],
  ])
  func wrongArgumentsAreRefused(arguments: [String]) throws {
    let error = try #require(throws: (any Error).self) {
      try Tools.parseAsRoot(["presets"] + arguments)
    }
    #expect(Tools.exitCode(for: error) == .validationFailure)
  }

  @Test(arguments: ["slots", "conferences", "hearings", "stages", "speeches", "debates"])
  func theBundledFilesPassTheirOwnCheck(file: String) throws {
    let command = try Tools.parseAsRoot([
      "presets", "check", "\(projectFolder)/Presets/\(file).yaml",
    ])
    let check = try #require(command as? PresetsCommand.Check)
    try check.run()
  }

  @Test(arguments: [["/no/such/file.yaml"], ["/"], [#filePath], [#filePath, "/no/such/file.yaml"]])
  func aBadFileIsStatus65(files: [String]) throws {
    let command = try Tools.parseAsRoot(["presets", "check"] + files)
    let check = try #require(command as? PresetsCommand.Check)
    #expect(throws: ExitCode(65)) { try check.run() }
  }
}
