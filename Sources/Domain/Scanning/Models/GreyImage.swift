/// An upright picture in shades of grey.
public struct GreyImage: Hashable, Sendable {
    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// `width × height` bytes, row by row from the top, 0 black to 255 white.
    public let pixels: [UInt8]

    /// A picture of the given size. Nil unless there is one byte for each pixel and at least one pixel.
    public init?(width: Int, height: Int, pixels: [UInt8]) {
        guard width > 0, height > 0, pixels.count == width * height else { return nil }
        self.width = width
        self.height = height
        self.pixels = pixels
    }
}
