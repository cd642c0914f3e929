import Testing

/// What happens, and how it is drawn; a failure names it.
struct Scene: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let drawing: String

  init(_ testDescription: String, _ drawing: String) {
    self.testDescription = testDescription
    self.drawing = drawing
  }
}
