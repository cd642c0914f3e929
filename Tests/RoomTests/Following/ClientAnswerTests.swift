import Testing

@testable import Room

struct ClientAnswerTests {
  /// A page confirms a command with a button.
  @Test func aGuardedAnswerNamesAnotherConfirmation() {
    var answer = ClientAnswer(.guarded, "Send '! next' to skip Ada")
    answer.question = "Tap again: skips Ada"
    let named = answer.naming("?sure=1", insteadOf: "next")
    #expect(named.text == "Send '?sure=1' to skip Ada")
    #expect(named.question == answer.question)
  }
}
