import Files

extension Configuration {
  /// The configuration of the user who runs the program; the default one if there is no file.
  static var ofUser: Configuration {
    UserFolder.ofUser.map { Configuration(ConfigurationFile($0.configuration, isOptional: true)) }
      ?? Configuration()
  }
}
