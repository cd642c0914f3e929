// The names and shapes here are those of other libraries.
// swift-format-ignore-file
// expected: 'InlineArray' is only available in macOS 26.0 or newer
func sum(_ numbers: InlineArray<4, Int>) -> Int { numbers[0] + numbers[3] }
