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
  private let descriptor: FileDescriptor

  /// Opens the first device of a vendor and product that can be opened.
  package init(vendor: UInt16, product: UInt16) throws(Failure) {
    var failure = Failure.missing
    for name in FileSystem.names(in: Self.folder).sorted()
    where Self.isDevice(name, vendor, product) {
      let path = "/dev/\(name)"
      do throws(Errno) {
        self.init(path, try FileDescriptor(opening: path, O_RDWR))
        return
      } catch {
        let isRefused = [EACCES, EPERM].contains(error.number)
        failure = isRefused ? .refused(path: path) : .system(path: path, error)
      }
    }
    throw failure
  }

  private init(_ path: String, _ descriptor: FileDescriptor) {
    (self.path, self.descriptor) = (path, descriptor)
  }

  /// Whether the kernel's description names a device: `HID_ID=0003:000027B8:000001ED`.
  private static func isDevice(_ name: String, _ vendor: UInt16, _ product: UInt16) -> Bool {
    let bytes = FileSystem.readStart("\(folder)/\(name)/device/uevent", upTo: 4096)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").contains { line in
      guard line.hasPrefix("HID_ID=") else { return false }
      let numbers = line.dropFirst("HID_ID=".count).split(separator: ":")
        .map { UInt32($0, radix: 16) }
      return numbers.count == 3 && numbers[1] == UInt32(vendor) && numbers[2] == UInt32(product)
    }
  }

  /// Sends a feature report, whose first byte is its number.
  package func send(feature report: [UInt8]) throws(Errno) {
    guard cunix_hid_send_feature(descriptor.number, report, report.count) == 0 else { throw .last }
  }

  /// Closes it.
  package func close() { descriptor.close() }
}
