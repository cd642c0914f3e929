import Files
import Testing

struct UserFolderTests {
  private static let inHome = "/home/ada/.config/speakerclock"

  @Test(
    arguments: [
      ("/etc/xdg", "/home/ada", "/etc/xdg/speakerclock"),
      ("/etc/xdg", nil, "/etc/xdg/speakerclock"),
      ("/etc/xdg", "relative", "/etc/xdg/speakerclock"),
      (nil, "/home/ada", inHome),
      ("", "/home/ada", inHome),
      ("relative/folder", "/home/ada", inHome),
      ("~/.config", "/home/ada", inHome),
      (nil, nil, nil), ("", "", nil), ("relative", nil, nil), (nil, "relative", nil),
      (nil, "", nil),
    ] as [(String?, String?, String?)])
  func theConfigurationIsWhereTheSpecificationHasIt(xdg: String?, home: String?, path: String?) {
    let folder = UserFolder.configuration { ["XDG_CONFIG_HOME": xdg, "HOME": home][$0] ?? nil }
    #expect(folder?.path == path)
  }

  @Test func otherVariablesDoNotMatter() {
    var asked: Set<String> = []
    _ = UserFolder.configuration {
      asked.insert($0)
      return nil
    }
    #expect(asked == ["XDG_CONFIG_HOME", "HOME"])
  }

  @Test func theFilesLieInTheFolder() {
    let folder = UserFolder(path: "/a/b")
    #expect(folder.presets == "/a/b/presets.yaml")
    #expect(folder.slots == "/a/b/slots.yaml")
    #expect(folder.configuration == "/a/b/config.yaml")
  }
}
