import KeepItFreshDomain

/// A turn by a multiple of 90°, to read text that runs up, down or upside down in the upright photo.
enum QuarterTurn: CaseIterable {
    case clockwise, half, counterclockwise

    /// The picture turned this way.
    func turned(_ image: GreyImage) throws(ScanError) -> GreyImage {
        switch self {
        case .clockwise: try image.turned(from: .rightTop)
        case .half: try image.turned(from: .bottomRight)
        case .counterclockwise: try image.turned(from: .leftBottom)
        }
    }

    /// Where a point of the turned picture lies in the original one of the given size. Points are corners between
    /// pixels.
    func original(of point: PixelPoint, width: Int, height: Int) -> PixelPoint {
        switch self {
        case .clockwise: PixelPoint(x: point.y, y: height - point.x)
        case .half: PixelPoint(x: width - point.x, y: height - point.y)
        case .counterclockwise: PixelPoint(x: width - point.y, y: point.x)
        }
    }
}
