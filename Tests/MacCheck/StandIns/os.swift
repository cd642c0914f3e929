// The names and shapes here are those of other libraries.
// swift-format-ignore-file
// What swift-argument-parser and swift-nio want of Apple's `os`: a lock, which the C library
// declares.

@_exported import Darwin
