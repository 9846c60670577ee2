/// How a photo's text is turned, to the nearest quarter.
public enum TextTurn: CaseIterable, Sendable {
    /// Text runs to the right.
    case upright
    /// Text runs down the photo.
    case clockwise
    /// Text runs to the left.
    case upsideDown
    /// Text runs up the photo.
    case counterclockwise

    /// Less than this, in letters weighed by how surely they are read, is chance …
    private static let leastVote = 4.0
    /// … and text may run in two ways unless most has so many times what any other has.
    private static let plainLead = 3.0

    /// The turn that most of the text has; upright for plain text.
    init(of lines: [TextLine]) {
        self = Self.mostVoted(by: Self.votes(of: lines))
    }

    /// The turn that nearly all of the text has; nil where there is little text, or some of it runs another way.
    init?(plainFrom lines: [TextLine]) {
        let votes = Self.votes(of: lines)
        let turn = Self.mostVoted(by: votes)
        guard let most = votes[turn], most >= Self.leastVote,
            votes.allSatisfy({ $0.key == turn || most >= Self.plainLead * $0.value })
        else { return nil }
        self = turn
    }

    private static func mostVoted(by votes: [TextTurn: Double]) -> TextTurn {
        allCases.max { votes[$0, default: 0] < votes[$1, default: 0] } ?? .upright
    }

    /// How many letters run each way, weighed by how surely they are read.
    private static func votes(of lines: [TextLine]) -> [TextTurn: Double] {
        var votes: [TextTurn: Double] = [:]
        for line in lines {
            guard let box = line.box else { continue }
            // What is read upside down is read with little confidence, and should have little say.
            votes[TextTurn(of: box), default: 0] +=
                Double(line.text.unicodeScalars.count) * line.confidence * line.confidence
        }
        return votes
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
    package func original(_ point: PixelPoint) -> PixelPoint {
        inverse.upright(point)
    }

    private var inverse: TextTurn {
        switch self {
        case .upright: .upright
        case .clockwise: .counterclockwise
        case .upsideDown: .upsideDown
        case .counterclockwise: .clockwise
        }
    }
}
