import Unix

extension UserFolder {
  /// The folder of the files that the user who runs the program writes; `nil` if there is none.
  package static var ofUser: UserFolder? { configuration(environment) }

  /// The folder of that user's records; `nil` if there is none.
  package static var stateOfUser: UserFolder? { state(environment) }
}
