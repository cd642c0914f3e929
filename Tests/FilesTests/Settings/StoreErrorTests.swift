import Files
import Platform
import Testing

struct StoreErrorTests {
  @Test(arguments: [
    (FileError.missing, "there is no such file"), (.folder, "this is a folder"),
    (.special, "this is not a regular file"), (.tooLarge(300_000), "the file has 300000 bytes"),
    (.locked, "another program is writing there"),
  ])
  func faultsAreSaidInPlainWords(fault: FileError, words: String) {
    #expect(fault.description == words)
    #expect(StoreError.file("/a/slots.yaml", fault).description == "/a/slots.yaml: \(words)")
  }

  @Test func whereThereIsNoFolderTheVariablesAreNamed() {
    #expect(
      StoreError.noFolder("XDG_CONFIG_HOME").description
        == "neither XDG_CONFIG_HOME nor HOME names a folder")
  }
}
