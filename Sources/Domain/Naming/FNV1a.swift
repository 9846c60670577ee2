/// The hash FNV-1a of 64 bits, for names that must be the same in every run. It is not safe against collisions made on
/// purpose.
package enum FNV1a {
    /// The standard's start value.
    package static let offsetBasis: UInt64 = 0xCBF2_9CE4_8422_2325

    /// The hash of a text's bytes in UTF-8, from another start value if one is given.
    package static func hash(of text: String, from start: UInt64 = offsetBasis) -> UInt64 {
        text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
