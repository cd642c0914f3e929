// expected: 'InlineArray' is only available in macOS 26.0 or newer
func sum(_ numbers: InlineArray<4, Int>) -> Int { numbers[0] + numbers[3] }
