import Room
import TimerEngine

/// What Home Assistant is told of a room, so that it adds a device by itself.
///
/// One retained message describes the whole device, so a broker that loses the connection never has
/// a part of it. The fields are those of `DEVICE_DISCOVERY_SCHEMA` in
/// `homeassistant/components/mqtt/schemas.py` of Home Assistant, and of its documentation of MQTT
/// discovery.
package struct HomeAssistant: Sendable {
  private let version: String

  /// Creates the description of rooms by a bridge of this version.
  package init(version: String) { self.version = version }

  /// The message that describes a room's device; retained.
  func message(for room: String) -> MQTTMessage {
    Self.message(Fields.json(description(of: room)), for: room)
  }

  /// The message that removes a room's device.
  static func removal(of room: String) -> MQTTMessage { message("", for: room) }

  private static func message(_ text: String, for room: String) -> MQTTMessage {
    MQTTMessage(
      "homeassistant/device/\(id(of: room))/config", text, isAcknowledged: true, isRetained: true)
  }

  /// A name of a room has only small letters, digits and `-`, which are allowed in a topic of
  /// discovery.
  private static func id(of room: String) -> String { "speakerclock_" + room }

  private func description(of room: String) -> Description {
    let (id, topics) = (Self.id(of: room), RoomTopics(room))
    return Description(
      device: Device(
        identifiers: [id], name: "SpeakerClock \(room)", manufacturer: "SpeakerClock",
        version: version),
      origin: Origin(name: "speakerclock-bridge", version: version),
      availability: [
        Availability(
          topic: topics.online,
          template: "{{ 'online' if value_json.online else 'offline' }}")
      ],
      components: [
        "phase": .sensor(
          "Phase", id + "_phase", topics.state, "{{ value_json.phase }}",
          options: BrokerState.phases),
        "run": .sensor(
          "State", id + "_run", topics.state, "{{ value_json.snapshot.run }}",
          options: ["ready", "running", "paused"]),
        "end": .sensor(
          "End", id + "_end", topics.state, "{{ value_json.end | default(None) }}",
          deviceClass: "timestamp"),
        "start": .button("Start", id + "_start", topics.command, "start"),
        "stop": .button("Stop", id + "_stop", topics.command, "stop"),
        "message": .notify("Message", id + "_message", topics.command, Self.message),
      ])
  }

  /// The command for a text, which may have several lines; without one, it takes the message away.
  ///
  /// A text that begins with dashes is no option.
  private static let message =
    "{% set text = value.split() | join(' ') %}{{ 'message -- ' ~ text if text else 'clear' }}"

  // MARK: The fields

  private struct Description: Described {
    var device: Device
    var origin: Origin
    var availability: [Availability]
    var components: [String: Component]

    mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
      try fields.value("device", &device, .object(device))
      try fields.value("origin", &origin, .object(origin))
      try fields.value("availability", &availability, .list(of: .object(availability[0])))
      try fields.value("components", &components, .map(of: .object(Component())))
    }
  }

  private struct Device: Described {
    var identifiers: [String]
    var name: String
    var manufacturer: String
    var version: String

    mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
      try fields.value("identifiers", &identifiers, .list(of: .text))
      try fields.value("name", &name, .text)
      try fields.value("manufacturer", &manufacturer, .text)
      try fields.value("sw_version", &version, .text)
    }
  }

  private struct Origin: Described {
    var name: String
    var version: String

    mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
      try fields.value("name", &name, .text)
      try fields.value("sw_version", &version, .text)
    }
  }

  private struct Availability: Described {
    var topic: String
    var template: String

    mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
      try fields.value("topic", &topic, .text)
      try fields.value("value_template", &template, .text)
    }
  }

  private struct Component: Described {
    var platform = ""
    var name = ""
    var id = ""
    var deviceClass: String?
    var options: [String]?
    var stateTopic: String?
    var valueTemplate: String?
    var commandTopic: String?
    var commandTemplate: String?
    var payload: String?

    mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
      try fields.value("platform", &platform, .text)
      try fields.value("name", &name, .text)
      try fields.value("unique_id", &id, .text)
      try fields.value("device_class", &deviceClass, .text)
      try fields.value("options", &options, .list(of: .text))
      try fields.value("state_topic", &stateTopic, .text)
      try fields.value("value_template", &valueTemplate, .text)
      try fields.value("command_topic", &commandTopic, .text)
      try fields.value("command_template", &commandTemplate, .text)
      try fields.value("payload_press", &payload, .text)
    }

    static func sensor(
      _ name: String, _ id: String, _ topic: String, _ template: String,
      deviceClass: String = "enum", options: [String]? = nil
    ) -> Component {
      Component(
        platform: "sensor", name: name, id: id, deviceClass: deviceClass, options: options,
        stateTopic: topic, valueTemplate: template)
    }

    static func button(
      _ name: String, _ id: String, _ topic: String, _ payload: String
    ) -> Component {
      Component(platform: "button", name: name, id: id, commandTopic: topic, payload: payload)
    }

    static func notify(
      _ name: String, _ id: String, _ topic: String, _ template: String
    ) -> Component {
      Component(
        platform: "notify", name: name, id: id, commandTopic: topic, commandTemplate: template)
    }
  }
}
