/// The form of the preset files as a JSON schema, for editors that check and complete while one types.
///
/// It is `Presets/schema.json`, which the tests keep equal to the reader.
package enum PresetSchema {
  /// The schema's text.
  package static var json: String { String(decoding: PackageResources.schema_json, as: UTF8.self) }
}
