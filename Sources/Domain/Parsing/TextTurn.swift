/// How a photo's text is turned, to the nearest quarter.
enum TextTurn: CaseIterable {
    case upright, clockwise, upsideDown, counterclockwise

    /// The turn that most of the text has; upright for plain text.
    init(of lines: [TextLine]) {
        var votes: [TextTurn: Double] = [:]
        for line in lines {
            guard let box = line.box else { continue }
            // What is read upside down is read with little confidence, and should have little say.
            votes[TextTurn(of: box), default: 0] +=
                Double(line.text.unicodeScalars.count) * line.confidence * line.confidence
        }
        self = votes.max { $0.value < $1.value }?.key ?? .upright
    }

    /// The direction in which the text of a box runs.
    private init(of box: Quad) {
        let across = box.topRight.x &- box.topLeft.x
        let down = box.topRight.y &- box.topLeft.y
        if across.magnitude >= down.magnitude {
            self = across >= 0 ? .upright : .upsideDown
        } else {
            self = down > 0 ? .clockwise : .counterclockwise
        }
    }

    /// Where a point lies once the text is upright; what it is counted from moves too.
    func upright(_ point: PixelPoint) -> PixelPoint {
        switch self {
        case .upright: point
        case .clockwise: PixelPoint(x: point.y, y: 0 &- point.x)
        case .upsideDown: PixelPoint(x: 0 &- point.x, y: 0 &- point.y)
        case .counterclockwise: PixelPoint(x: 0 &- point.y, y: point.x)
        }
    }

    /// Where a point of the upright text lies in the photo.
    func original(_ point: PixelPoint) -> PixelPoint {
        switch self {
        case .upright: point
        case .clockwise: PixelPoint(x: 0 &- point.y, y: point.x)
        case .upsideDown: PixelPoint(x: 0 &- point.x, y: 0 &- point.y)
        case .counterclockwise: PixelPoint(x: point.y, y: 0 &- point.x)
        }
    }
}
