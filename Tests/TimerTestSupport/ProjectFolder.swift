/// The project's folder, which has `Sources` and `Tests`.
package let projectFolder =
  "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

/// The folder of the tests to which a file belongs, such as `Tests/RoomTests`.
package func testFolder(of file: String) -> String {
  let tests = projectFolder + "/Tests/"
  return tests + file.dropFirst(tests.count).prefix { $0 != "/" }
}
