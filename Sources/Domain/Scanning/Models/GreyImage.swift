/// An upright picture in shades of grey.
public struct GreyImage: Hashable, Sendable {
    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// `width × height` bytes, row by row from the top, 0 black to 255 white.
    public let pixels: [UInt8]
    /// How many pixels of the photo one of these stands for along each axis: 1 for the photo's own size, 2 for half of
    /// it. Who reports a place multiplies by it, so that every box is in pixels of the upright photo.
    public let reduction: Int

    /// A picture of the given size. Nil unless there is one byte for each pixel, at least one pixel and a positive
    /// reduction.
    public init?(width: Int, height: Int, pixels: [UInt8], reduction: Int = 1) {
        guard width > 0, height > 0, reduction > 0, pixels.count == width * height else { return nil }
        self.width = width
        self.height = height
        self.pixels = pixels
        self.reduction = reduction
    }
}
