import KeepItFreshDomain
import KeepItFreshLabels

/// The sizes and places in an explanation of a photo.
struct ExplanationLayout {
    /// The size of the photo's copy: its longer side has 640 to 1,600 pixels.
    let picture: PictureSize
    /// The size of the canvas without the caption: large enough for text, where the photo's copy is not.
    let width: Int
    let height: Int

    private let scale: Double

    private static let maximumLongSide = 1_600
    private static let minimumLongSide = 640
    private static let minimumHeight = 160

    init(of image: GreyImage) {
        let side = max(image.width, image.height)
        let target = min(max(side, Self.minimumLongSide), Self.maximumLongSide)
        let factor = Double(target) / Double(side)
        picture = PictureSize(
            width: max(1, Int((Double(image.width) * factor).rounded())),
            height: max(1, Int((Double(image.height) * factor).rounded())))
        width = max(picture.width, Self.minimumLongSide)
        height = max(picture.height, Self.minimumHeight)
        scale = factor / Double(image.reduction)
    }

    /// The font's size in ``BitmapFont``'s points.
    var fontSize: Int { width < 1_000 ? 4 : 6 }

    /// The width of outlines in pixels.
    var lineWidth: Int { width < 1_000 ? 3 : 4 }

    /// A place of the upright photo in the copy; corners outside are moved to its edge.
    func scaled(_ quad: Quad) -> Quad {
        quad.mapCorners { corner in
            PixelPoint(
                x: scaled(corner.x, maximum: picture.width - 1), y: scaled(corner.y, maximum: picture.height - 1))
        }
    }

    /// The pixels inside and under the outline of a place, whose corners are drawn on pixels.
    func frame(around quad: Quad) -> PixelRect {
        var frame = PixelRect(scaled(quad))
        frame.right += 1
        frame.bottom += 1
        return frame.grown(by: lineWidth)
    }

    /// A placement of texts that keeps the outlines of some places and the print of the photo visible.
    func placement(beside frames: [PixelRect], on image: GreyImage) -> TextPlacement {
        TextPlacement(
            in: PixelRect(left: 0, top: 0, right: width, bottom: height), frames: frames,
            print: PrintMap(of: image, scaledTo: picture))
    }

    private func scaled(_ place: Int, maximum: Int) -> Int {
        min(max(0, Int((Double(place) * scale).rounded())), maximum)
    }
}

extension ExplanationLayout {
    /// Finds room for texts beside the frames they belong to, where they hide the least.
    struct TextPlacement {
        private let area: PixelRect
        private var occupied: [PixelRect]
        private let print: PrintMap

        /// Texts are moved away from their frames by up to this many times their height.
        private static let maximumDistance = 5
        /// What a text may hide of frames, other texts and print is at most its own size divided by this.
        private static let hiddenDivisor = 4

        /// Places in an area whose `frames` and `print` should stay visible.
        init(in area: PixelRect, frames: [PixelRect], print: PrintMap) {
            self.area = area
            occupied = frames
            self.print = print
        }

        /// The place for a text of `width` × `height` pixels beside `frame`, within the area as far as it fits: above
        /// or below the frame, at its sides or farther up and down, whichever hides the least. Nil when it would hide
        /// too much everywhere.
        mutating func place(width: Int, height: Int, beside frame: PixelRect) -> PixelRect? {
            var corners = [
                (frame.left, frame.top - height), (frame.left, frame.bottom),
                (frame.right - width, frame.top - height), (frame.right - width, frame.bottom),
                (frame.right, frame.top), (frame.left - width, frame.top),
            ]
            for step in 1...Self.maximumDistance {
                corners.append((frame.left, frame.top - (step + 1) * height))
                corners.append((frame.left, frame.bottom + step * height))
            }
            let places = corners.map { withinArea(left: $0.0, top: $0.1, width: width, height: height) }
            let hidden = places.map { place in
                occupied.reduce(print.area(in: place)) { $0 + $1.sharedArea(with: place) }
            }
            guard let best = places.indices.min(by: { hidden[$0] < hidden[$1] }),
                hidden[best] <= width * height / Self.hiddenDivisor
            else { return nil }
            occupied.append(places[best])
            return places[best]
        }

        private func withinArea(left: Int, top: Int, width: Int, height: Int) -> PixelRect {
            let left = max(area.left, min(left, area.right - width))
            let top = max(area.top, min(top, area.bottom - height))
            return PixelRect(left: left, top: top, right: left + width, bottom: top + height)
        }
    }
}
