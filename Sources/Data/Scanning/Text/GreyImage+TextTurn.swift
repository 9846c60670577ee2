import KeepItFreshDomain

extension GreyImage {
    /// The picture turned so that text that runs this way stands upright.
    func upright(from turn: TextTurn) throws(ScanError) -> GreyImage {
        switch turn {
        case .upright: self
        case .clockwise: try turned(from: .leftBottom)
        case .upsideDown: try turned(from: .bottomRight)
        case .counterclockwise: try turned(from: .rightTop)
        }
    }

    /// Where a point of the picture that `upright(from:)` makes lies in this one. Points are corners between pixels.
    func place(of point: PixelPoint, uprightFrom turn: TextTurn) -> PixelPoint {
        let origin =
            switch turn {
            case .upright: PixelPoint(x: 0, y: 0)
            case .clockwise: PixelPoint(x: width, y: 0)
            case .upsideDown: PixelPoint(x: width, y: height)
            case .counterclockwise: PixelPoint(x: 0, y: height)
            }
        return turn.original(point).moved(to: origin)
    }
}
