import NIOCore
import StageLink
import Testing
import TimerEngine
import TimerTestSupport

@testable import StageBridge

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What Home Assistant is told, by the rules of its discovery.
struct HomeAssistantTests {
  /// The fields that Home Assistant knows of each platform, of those that we use; from
  /// `homeassistant/components/mqtt`: `schemas.py`, `sensor.py`, `button.py`, `notify.py`.
  private static let needed: [String: Set<String>] = [
    "sensor": ["state_topic"], "button": ["command_topic"], "notify": ["command_topic"],
  ]

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

    enum CodingKeys: String, CodingKey {
      case platform, options
      case id = "unique_id"
      case deviceClass = "device_class"
      case stateTopic = "state_topic"
      case commandTopic = "command_topic"
    }
  }

  private func description(of room: String) throws -> Description {
    let message = HomeAssistant(isOn: true, version: "2.0").message(for: room)
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

  @Test func itIsRemovedByAnEmptyMessage() {
    let message = HomeAssistant(isOn: false, version: "2.0").message(for: "main")
    #expect(message.isRetained && message.payload.readableBytes == 0)
  }

  @Test(
    arguments: [
      (.green, 1_795_000_500_000_000, #"{"end":"2026-11-18T11:15:00Z","phase":"green","#),
      (nil, nil, #"{"phase":"none","#),
    ] as [(Phase?, Int64?, String)])
  func theStateHasFlatFields(phase: Phase?, deadline: Int64?, beginning: String) throws {
    let state = BrokerState(phase, deadline: deadline)
    let picture =
      "/" + #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
      + "/StageLinkTests/Pictures/running.txt"
    let snapshot = try JSONDecoder().decode(
      WireSnapshot.self, from: Data(TemporaryFolder.bytes(of: picture) ?? []))
    let text = try #require(state.text(with: snapshot))
    #expect(text.hasPrefix(beginning + "\"snapshot\":{"), "\(text)")
    // A display of any version still finds its snapshot.
    #expect(try ClockLine(text) == .snapshot(snapshot))
  }
}
