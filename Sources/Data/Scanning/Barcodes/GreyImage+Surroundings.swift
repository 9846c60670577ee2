import KeepItFreshDomain

extension GreyImage {
    /// The part of the picture around a place given in the photo's pixels, grown by a quarter of its longer side all
    /// around, and where that part begins, in the photo's pixels. Nil when nothing of it is in the picture.
    func surroundings(of place: Quad) -> (image: GreyImage, origin: PixelPoint)? {
        let columns = place.corners.map { $0.x / reduction }.sorted()
        let rows = place.corners.map { $0.y / reduction }.sorted()
        let margin = max(columns[3] - columns[0], rows[3] - rows[0]) / 4 + 2
        let left = max(0, columns[0] - margin)
        let right = min(width, columns[3] + margin)
        let top = max(0, rows[0] - margin)
        let bottom = min(height, rows[3] + margin)
        guard left < right, top < bottom else { return nil }
        let pixels = (top..<bottom).flatMap { self.pixels[($0 * width + left)..<($0 * width + right)] }
        guard
            let part = GreyImage(width: right - left, height: bottom - top, pixels: pixels, reduction: reduction)
        else { return nil }
        return (part, PixelPoint(x: left * reduction, y: top * reduction))
    }
}
