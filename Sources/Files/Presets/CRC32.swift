/// The check sum of ISO 3309 and of zip files, which finds what mail and people change in a line.
package func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
  var sum = ~UInt32(0)
  for byte in bytes {
    sum ^= UInt32(byte)
    for _ in 0..<8 {
      let isOdd = sum & 1 == 1
      sum >>= 1
      if isOdd { sum ^= 0xedb8_8320 }
    }
  }
  return ~sum
}
