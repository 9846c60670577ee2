/// A place in the upright photo, in pixels from its top left corner.
public struct PixelPoint: Hashable, Codable, Sendable {
    /// Pixels from the left edge.
    public var x: Int
    /// Pixels from the top edge.
    public var y: Int

    /// A place `x` pixels from the left edge and `y` from the top.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// Decodes a place; far beyond any picture the nearest that can be.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        x = ReadingLimits.pixels(try fields.decode(Int.self, forKey: .x))
        y = ReadingLimits.pixels(try fields.decode(Int.self, forKey: .y))
    }

    /// The same place in a picture `factor` times as large.
    package func enlarged(by factor: Int) -> PixelPoint {
        PixelPoint(x: x * factor, y: y * factor)
    }

    /// The same place in a picture of which this one is the part that begins at `origin`.
    package func moved(to origin: PixelPoint) -> PixelPoint {
        PixelPoint(x: x + origin.x, y: y + origin.y)
    }
}
