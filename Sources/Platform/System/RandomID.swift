/// Makes an identifier that nothing else has: 64 random bits, as at most 13 digits and small
/// letters.
package func randomID() -> String { String(UInt64.random(in: 0...UInt64.max), radix: 36) }
