import NIOCore
import Room
import Testing
import TimerEngine
import TimerTestSupport

@testable import Bridge

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What Home Assistant receives, according to the rules of its discovery.
struct HomeAssistantTests {
  /// The fields without which Home Assistant refuses a part of a device, by its platform; from
  /// `homeassistant/components/mqtt`: `schemas.py`, `sensor.py`, `button.py`, `notify.py`.
  private static let needed: [String: Set<String>] = [
    "sensor": ["state_topic"], "button": ["command_topic"], "notify": ["command_topic"],
  ]

  /// The fields that it knows of each platform, and of the parts of the message.
  ///
  /// It refuses a message with another one, or ignores that.
  private static let known: [String: Set<String>] = [
    "": [
      "availability", "availability_mode", "command_topic", "components", "device", "encoding",
      "origin", "qos", "state_topic",
    ],
    "device": [
      "configuration_url", "connections", "hw_version", "identifiers", "manufacturer", "model",
      "model_id", "name", "serial_number", "suggested_area", "sw_version", "via_device",
    ],
    "origin": ["name", "support_url", "sw_version"],
    "availability": ["payload_available", "payload_not_available", "topic", "value_template"],
    "sensor": common.union([
      "device_class", "expire_after", "force_update", "last_reset_value_template", "options",
      "state_class", "state_topic", "suggested_display_precision", "unit_of_measurement",
      "value_template",
    ]),
    "button": common.union([
      "command_template", "command_topic", "device_class", "payload_press", "retain",
    ]),
    "notify": common.union(["command_template", "command_topic", "retain"]),
  ]

  /// The fields that all platforms have.
  private static let common: Set<String> = [
    "availability", "availability_mode", "availability_template", "availability_topic",
    "default_entity_id", "device", "enabled_by_default", "encoding", "entity_category",
    "entity_picture", "icon", "json_attributes_template", "json_attributes_topic", "name", "origin",
    "payload_available", "payload_not_available", "platform", "qos", "unique_id",
  ]

  /// An object of JSON of which the names of the fields matter.
  private struct Fields: Decodable {
    private struct Name: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    let names: Set<String>

    init(from decoder: any Decoder) throws {
      let names = try decoder.container(keyedBy: Name.self).allKeys.map(\.stringValue)
      self.names = Set(names)
    }
  }

  private struct FieldNames: Decodable {
    var device: Fields
    var origin: Fields
    var availability: [Fields]
    var components: [String: Fields]
  }

  private struct Description: Decodable {
    struct Device: Decodable {
      var identifiers: [String]
      var name: String
    }

    struct Availability: Decodable {
      var topic: String
    }

    var device: Device
    var origin: [String: String]
    var availability: [Availability]
    var components: [String: Component]
  }

  private struct Component: Decodable {
    var platform: String
    var id: String
    var options: [String]?
    var deviceClass: String?
    var stateTopic: String?
    var commandTopic: String?
    var commandTemplate: String?
    var payload: String?

    enum CodingKeys: String, CodingKey {
      case platform, options
      case commandTemplate = "command_template"
      case payload = "payload_press"
      case id = "unique_id"
      case deviceClass = "device_class"
      case stateTopic = "state_topic"
      case commandTopic = "command_topic"
    }
  }

  private func description(of room: String) throws -> Description {
    let message = HomeAssistant(version: "2.0").message(for: room)
    #expect(message.isRetained)
    #expect(message.topic == "homeassistant/device/speakerclock_\(room)/config")
    return try #require(message.decoded(Description.self))
  }

  /// At the limits of a room's name, too.
  @Test(arguments: ["main", "a", "stage-2", String(repeating: "x", count: 32)])
  func aDeviceHasWhatHomeAssistantNeeds(room: String) throws {
    let description = try self.description(of: room)
    #expect(description.device.identifiers == ["speakerclock_\(room)"])
    #expect(description.origin["name"] == "speakerclock-bridge")
    #expect(description.availability.map(\.topic) == ["speakerclock/1/\(room)/online"])
    let ids = description.components.values.map(\.id)
    #expect(Set(ids).count == ids.count)
    for component in description.components.values {
      let needed = try #require(Self.needed[component.platform], "\(component.platform)")
      #expect(needed.contains("state_topic") == (component.stateTopic != nil))
      #expect(needed.contains("command_topic") == (component.commandTopic != nil))
      // An enumeration has options, and nothing else has any.
      #expect((component.deviceClass == "enum") == (component.options != nil))
    }
  }

  @Test func homeAssistantKnowsEachField() throws {
    let message = HomeAssistant(version: "2.0").message(for: "main")
    let names = try #require(message.decoded(FieldNames.self))
    let platforms = try description(of: "main").components.mapValues(\.platform)
    let parts =
      [("", try #require(message.decoded(Fields.self))), ("device", names.device)]
      + [("origin", names.origin)] + names.availability.map { ("availability", $0) }
      + names.components.map { (platforms[$0.key] ?? "", $0.value) }
    #expect(parts.count == 10)
    for (kind, fields) in parts {
      #expect(fields.names.subtracting(Self.known[kind] ?? []) == [], "\(kind)")
    }
  }

  /// `toggle` would only take a message away that covers the digits.
  @Test func aButtonDoesWhatItsNameSays() throws {
    let buttons = try description(of: "main").components.filter { $0.value.platform == "button" }
    #expect(buttons.mapValues(\.payload) == ["start": "start", "stop": "stop"])
  }

  /// The template as Home Assistant evaluates it, with Jinja: nobody sees there that a command was
  /// refused.
  @Test(arguments: [
    ("Lunch is late", "message -- Lunch is late"), ("two\nlines", "message -- two lines"),
    ("  a\r\n\tb ", "message -- a b"), ("", "clear"), (" \n", "clear"),
    ("-- Break --", "message -- -- Break --"), ("--for 5s", "message -- --for 5s"),
  ])
  func aMessageIsOneLine(value: String, command: String) throws {
    let message = try #require(try description(of: "main").components["message"]?.commandTemplate)
    #expect(
      message == "{% set text = value.split() | join(' ') %}"
        + "{{ 'message -- ' ~ text if text else 'clear' }}")
    // What Jinja's `split`, `join`, `~` and `if` do.
    let text = value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect((text.isEmpty ? "clear" : "message -- " + text) == command)
  }

  @Test func itIsRemovedByAnEmptyMessage() {
    let message = HomeAssistant.removal(of: "main")
    #expect(message.isRetained && message.payload.readableBytes == 0)
    #expect(message.topic == HomeAssistant(version: "2.0").message(for: "main").topic)
  }

  @Test(
    arguments: [
      (.green, 1_795_000_500_000_000, #"{"end":"2026-11-18T11:15:00Z","phase":"green","#),
      (nil, nil, #"{"phase":"none","#),
    ] as [(Phase?, Int64?, String)])
  func theStateHasFlatFields(phase: Phase?, deadline: Int64?, beginning: String) throws {
    let state = BrokerState(phase, deadline: deadline)
    let picture = projectFolder + "/Tests/RoomTests/Pictures/running.txt"
    let json = String(decoding: TemporaryFolder.bytes(of: picture) ?? [], as: UTF8.self)
    let snapshot = try SentStage(json: json)
    let text = try #require(state.text(with: snapshot))
    #expect(text.hasPrefix(beginning + "\"snapshot\":{"), "\(text)")
    // A display of any version still finds its snapshot.
    #expect(try WireClockMessage(text) == .snapshot(snapshot))
  }
}

extension MQTTMessage {
  fileprivate func decoded<Value: Decodable>(_ type: Value.Type) -> Value? {
    try? JSONDecoder().decode(type, from: Data(payload.readableBytesView))
  }
}
