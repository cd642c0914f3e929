import CUnix

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A device that takes reports at `/dev/hidraw*`, which only Linux has.
package struct HIDDevice: Sendable {
  /// Why no device can be used.
  package enum Failure: Error, Hashable, Sendable {
    /// There is none.
    case missing
    /// This user may not open it.
    case refused(path: String)
    /// The system's own reason.
    case system(path: String, Errno)
  }

  private static let folder = "/sys/class/hidraw"

  /// The path of the device.
  package let path: String
  /// Its serial number; empty if it tells none.
  package let serial: String
  private let descriptor: FileDescriptor

  /// Opens the first device of a vendor and product that can be opened.
  package init(vendor: UInt16, product: UInt16) throws(Failure) {
    var failure = Failure.missing
    for name in FileSystem.names(in: Self.folder).sorted() {
      let description = Self.description(of: name)
      guard Self.isDevice(description, vendor, product) else { continue }
      let path = "/dev/\(name)"
      do throws(Errno) {
        descriptor = try FileDescriptor(opening: path, O_RDWR)
        self.path = path
        serial = description["HID_UNIQ"] ?? ""
        return
      } catch {
        let isRefused = [EACCES, EPERM].contains(error.number)
        failure = isRefused ? .refused(path: path) : .system(path: path, error)
      }
    }
    throw failure
  }

  /// What the kernel says of a device, in lines such as `HID_ID=0003:000027B8:000001ED`.
  private static func description(of name: String) -> [String: String] {
    let bytes = FileSystem.readStart("\(folder)/\(name)/device/uevent", upTo: 4096)
    let pairs = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
      .filter { $0.count == 2 }.map { ($0[0], $0[1]) }
    return Dictionary(pairs) { first, _ in first }
  }

  private static func isDevice(
    _ description: [String: String], _ vendor: UInt16, _ product: UInt16
  ) -> Bool {
    let numbers = (description["HID_ID"] ?? "").split(separator: ":").map { UInt32($0, radix: 16) }
    return numbers.count == 3 && numbers[1] == UInt32(vendor) && numbers[2] == UInt32(product)
  }

  /// Sends a feature report, whose first byte is its number.
  package func send(feature report: [UInt8]) throws(Errno) {
    guard cunix_hid_send_feature(descriptor.number, report, report.count) == 0 else { throw .last }
  }

  /// Closes it.
  package func close() { descriptor.close() }
}
