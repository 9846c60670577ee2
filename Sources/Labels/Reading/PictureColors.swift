/// Which colours a picture has, whatever shows them and how light it is: to tell pictures of different things apart.
package struct PictureColors: Hashable, Sendable {
    /// The number of colours that are told apart: eight shares of blue, and in each eight of red.
    package static let count = 64

    /// The share of the pixels of each colour, in 255ths.
    private let shares: [UInt8]

    /// Nil unless there is one number for each colour, and some pixel.
    package init?(counts: [Int]) {
        let counts = counts.map { max(0, $0) }
        let total = counts.reduce(0.0) { $0 + Double($1) }
        guard counts.count == Self.count, total > 0 else { return nil }
        shares = counts.map { UInt8((Double($0) / total * 255).rounded()) }
    }

    /// The share of the pixels that have the same colour in both pictures, 0…1.
    package func likeness(to other: PictureColors) -> Double {
        let total = max(1, max(shares.reduce(0) { $0 + Int($1) }, other.shares.reduce(0) { $0 + Int($1) }))
        return Double(zip(shares, other.shares).reduce(0) { $0 + Int(min($1.0, $1.1)) }) / Double(total)
    }
}

extension PictureColors: Codable {
    /// Decodes the shares. Throws `DecodingError.dataCorrupted` for another number of them.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        shares = try container.decode([UInt8].self)
        guard shares.count == Self.count else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not the colours of a picture")
        }
    }

    /// Encodes the shares.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(shares)
    }
}
