import Platform
import StageRenderer
import TimerEngine

/// A blink(1), which is a USB lamp.
///
/// It was not tried with a device.
struct Blink1Output<Port: ReportPort>: LampOutput {
  /// The rule of udev that lets the user at the machine open it.
  static var rule: String {
    #"KERNEL=="hidraw*", ATTRS{idVendor}=="27b8", ATTRS{idProduct}=="01ed", TAG+="uaccess""#
  }

  /// How often it is looked for, and told that the bridge is there.
  private static var pause: Duration { .milliseconds(800) }

  private let brightness: Int
  private let open: () throws(HIDDevice.Failure) -> Port
  private var port: Port?
  private var faults = FaultReport()
  private var shown: LampColour?
  private(set) var nextWake = Timestamp.start

  /// Creates it.
  ///
  /// - Parameters:
  ///   - brightness: how bright full is, in per cent.
  ///   - open: opens the device; tried again until it succeeds.
  init(brightness: Int, open: @escaping () throws(HIDDevice.Failure) -> Port) {
    self.brightness = brightness
    self.open = open
  }

  mutating func show(_ signal: LampSignal?, at now: Timestamp) -> [String] {
    let colour = LampColour(signal, brightness: brightness)
    let isDue = nextWake <= now
    guard isDue || port != nil && colour != shown else { return [] }
    if isDue { nextWake = now + Self.pause }
    let fault = update(to: colour, isDue: isDue)
    return faults.lines(of: fault, whenOver: "blink(1): it is there again.")
  }

  mutating func leave() {
    guard let port else { return }
    let canWatch = Blink1Report.canWatch(serial: port.serial)
    for report in [Blink1Report.show(.dark)] + (canWatch ? [Blink1Report.forget] : []) {
      try? port.send(feature: report)
    }
    port.close()
    self.port = nil
  }

  /// Opens it if necessary, and sends what is due; returns why it cannot, and what to do.
  ///
  /// The colour is sent with each word of the bridge: a device that has missed them is dark.
  private mutating func update(to colour: LampColour, isDue: Bool) -> String? {
    do throws(HIDDevice.Failure) {
      let isNew = self.port == nil
      let port = try opened()
      var reports: [[UInt8]] = []
      if Blink1Report.canWatch(serial: port.serial) {
        if isNew { reports += Blink1Report.darkPattern }
        if isNew || isDue { reports.append(Blink1Report.watch) }
      }
      try send(reports + [Blink1Report.show(colour)], to: port)
      shown = colour
      return nil
    } catch {
      port?.close()
      (port, shown) = (nil, nil)
      return Self.words(for: error)
    }
  }

  /// The device, which is opened if it is not.
  private mutating func opened() throws(HIDDevice.Failure) -> Port {
    if let port { return port }
    let opened = try open()
    port = opened
    return opened
  }

  private func send(_ reports: [[UInt8]], to port: Port) throws(HIDDevice.Failure) {
    for report in reports {
      do throws(Errno) {
        try port.send(feature: report)
      } catch {
        throw .system(path: port.path, error)
      }
    }
  }

  private static func words(for failure: HIDDevice.Failure) -> String {
    switch failure {
    case .missing: "blink(1): none is plugged in. It is looked for."
    case .refused(let path):
      "blink(1): this user may not open \(path). Put this line into "
        + "/etc/udev/rules.d/70-speakerclock.rules, and plug it in again: \(rule)"
    case .system(let path, let error): "blink(1) at \(path): \(error). It tries again."
    }
  }
}
