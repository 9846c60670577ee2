/// Finds room for texts beside the frames they belong to, where they hide the least.
struct TextPlacement {
    private let area: PixelFrame
    private var taken: [PixelFrame]

    /// Texts are moved away from their frames by up to so many times their height.
    private static let farthest = 5
    /// At most 1/`mostHidden` of a text's own size of what is framed is hidden.
    private static let mostHidden = 4

    /// Places in an area whose `frames` should stay visible.
    init(in area: PixelFrame, frames: [PixelFrame]) {
        self.area = area
        taken = frames
    }

    /// The place for a text of `width` × `height` pixels beside `frame`, within the area as far as it fits: above or
    /// below the frame, at its sides or farther up and down, whichever hides the least. Nil when it would hide too much
    /// everywhere.
    mutating func place(width: Int, height: Int, beside frame: PixelFrame) -> PixelFrame? {
        var places = [
            (frame.x, frame.y - height), (frame.x, frame.y + frame.height),
            (frame.x + frame.width - width, frame.y - height), (frame.x + frame.width - width, frame.y + frame.height),
            (frame.x + frame.width, frame.y), (frame.x - width, frame.y),
        ]
        for step in 1...Self.farthest {
            places.append((frame.x, frame.y - (step + 1) * height))
            places.append((frame.x, frame.y + frame.height + step * height))
        }
        let possible = places.map { within(area, PixelFrame(x: $0.0, y: $0.1, width: width, height: height)) }
        let hidden = possible.map { place in taken.reduce(0) { $0 + $1.shared(with: place) } }
        guard let best = possible.indices.min(by: { hidden[$0] < hidden[$1] }),
            hidden[best] <= width * height / Self.mostHidden
        else { return nil }
        taken.append(possible[best])
        return possible[best]
    }

    private func within(_ area: PixelFrame, _ place: PixelFrame) -> PixelFrame {
        var place = place
        place.x = max(area.x, min(place.x, area.x + area.width - place.width))
        place.y = max(area.y, min(place.y, area.y + area.height - place.height))
        return place
    }
}
