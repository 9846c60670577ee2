import KeepItFreshDomain

/// An upright rectangle of pixels.
struct PictureArea: Hashable {
    let left: Int
    let top: Int
    let width: Int
    let height: Int

    /// Its first pixel.
    var origin: PixelPoint { PixelPoint(x: left, y: top) }

    /// The rectangle around `place` as far as it lies in a picture of that size; nil when nothing of it does.
    init?(around place: Quad, in size: PictureSize) {
        let columns = place.corners.map(\.x)
        let rows = place.corners.map(\.y)
        guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max() else {
            return nil
        }
        self.left = max(0, left)
        self.top = max(0, top)
        width = min(right, size.width) - self.left
        height = min(bottom, size.height) - self.top
        guard width > 0, height > 0 else { return nil }
    }

    /// The rectangle between two pixels, both within.
    private init(from first: (x: Int, y: Int), to last: (x: Int, y: Int)) {
        left = min(first.x, last.x)
        top = min(first.y, last.y)
        width = abs(last.x - first.x) + 1
        height = abs(last.y - first.y) + 1
    }

    /// Where this area of an upright picture lies in the picture as it is stored, which has the given size.
    func stored(as orientation: PictureOrientation, size: PictureSize) -> PictureArea {
        let steps = orientation.steps(width: size.width, height: size.height)
        let place = { (x: Int, y: Int) in
            let index = steps.origin + x * steps.right + y * steps.down
            return (x: index % size.width, y: index / size.width)
        }
        return PictureArea(from: place(left, top), to: place(left + width - 1, top + height - 1))
    }
}
