/// Four corners in the upright photo, clockwise from what is the top left corner when the text in it is read.
public struct Quad: Hashable, Codable, Sendable {
    /// Where a reader of the text begins.
    public var topLeft: PixelPoint
    /// The end of the text's upper edge.
    public var topRight: PixelPoint
    /// The end of the text's lower edge.
    public var bottomRight: PixelPoint
    /// The beginning of the text's lower edge.
    public var bottomLeft: PixelPoint

    /// A quad of four corners, clockwise from the text's top left.
    public init(topLeft: PixelPoint, topRight: PixelPoint, bottomRight: PixelPoint, bottomLeft: PixelPoint) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// An upright rectangle; `right` and `bottom` are the pixels just past it.
    public init(left: Int, top: Int, right: Int, bottom: Int) {
        self.init(
            topLeft: PixelPoint(x: left, y: top),
            topRight: PixelPoint(x: right, y: top),
            bottomRight: PixelPoint(x: right, y: bottom),
            bottomLeft: PixelPoint(x: left, y: bottom)
        )
    }

    /// The corners clockwise from top left.
    public var corners: [PixelPoint] {
        [topLeft, topRight, bottomRight, bottomLeft]
    }
}
