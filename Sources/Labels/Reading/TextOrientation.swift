/// The orientation of a photo's text, to the nearest quarter turn.
package enum TextOrientation: CaseIterable, Sendable {
    /// Text runs to the right.
    case upright
    /// Text runs down the photo.
    case clockwise
    /// Text runs to the left.
    case upsideDown
    /// Text runs up the photo.
    case counterclockwise

    /// The minimum weight of a dominant orientation, in letters weighted by confidence; less may be chance.
    private static let minimumWeight = 4.0
    /// A dominant orientation has at least this many times the weight of any other.
    private static let minimumDominance = 3.0

    /// The orientation of most of the text; upright for plain text.
    init(of lines: [TextLine]) {
        self = Self.heaviest(in: Self.weights(of: lines))
    }

    /// The orientation of nearly all of the text; nil where there is little text, or some of it runs in another
    /// direction.
    package init?(dominantIn lines: [TextLine]) {
        let weights = Self.weights(of: lines)
        let heaviest = Self.heaviest(in: weights)
        guard let weight = weights[heaviest], weight >= Self.minimumWeight,
            weights.allSatisfy({ $0.key == heaviest || weight >= Self.minimumDominance * $0.value })
        else { return nil }
        self = heaviest
    }

    private static func heaviest(in weights: [TextOrientation: Double]) -> TextOrientation {
        allCases.max { weights[$0, default: 0] < weights[$1, default: 0] } ?? .upright
    }

    /// The number of letters in each orientation, weighted by the square of their confidence.
    private static func weights(of lines: [TextLine]) -> [TextOrientation: Double] {
        var weights: [TextOrientation: Double] = [:]
        for line in lines {
            guard let box = line.box else { continue }
            // Text read upside down has little confidence, and should have little weight.
            weights[TextOrientation(of: box), default: 0] +=
                Double(line.text.unicodeScalars.count) * line.confidence * line.confidence
        }
        return weights
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

    /// A point of the photo in coordinates in which the text is upright; their origin is turned, too.
    func upright(_ point: PixelPoint) -> PixelPoint {
        switch self {
        case .upright: point
        case .clockwise: PixelPoint(x: point.y, y: 0 &- point.x)
        case .upsideDown: PixelPoint(x: 0 &- point.x, y: 0 &- point.y)
        case .counterclockwise: PixelPoint(x: 0 &- point.y, y: point.x)
        }
    }

    /// A point of the upright coordinates in the photo.
    package func original(_ point: PixelPoint) -> PixelPoint {
        inverse.upright(point)
    }

    private var inverse: TextOrientation {
        switch self {
        case .upright: .upright
        case .clockwise: .counterclockwise
        case .upsideDown: .upsideDown
        case .counterclockwise: .clockwise
        }
    }
}
