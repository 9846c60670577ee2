package import KeepItFreshLabels

/// An upright picture in shades of grey.
package struct GreyImage: Hashable, Sendable {
    /// Pixels per row.
    package let width: Int
    /// The number of rows.
    package let height: Int
    /// `width × height` bytes, row by row from the top, from 0 for black to 255 for white.
    package let pixels: [UInt8]
    /// How many pixels of the photo correspond to one of these along each axis: 1 in the photo's own size, 2 in half of
    /// it. Readers multiply places by it, so that every box is in pixels of the upright photo.
    package let reduction: Int

    /// Nil unless there is one byte for each pixel, at least one pixel, and a positive reduction.
    package init?(width: Int, height: Int, pixels: [UInt8], reduction: Int = 1) {
        let (count, isBeyond) = width.multipliedReportingOverflow(by: height)
        guard width > 0, height > 0, reduction > 0, !isBeyond, pixels.count == count else { return nil }
        self.width = width
        self.height = height
        self.pixels = pixels
        self.reduction = reduction
    }

    /// The size of the upright photo. That of a reduced picture lacks the last rows and columns if they do not fill a
    /// pixel of it.
    package var originalSize: ScannedLabel.Size {
        ScannedLabel.Size(width: width * reduction, height: height * reduction)
    }

    /// A part of a photo in full resolution.
    package struct Crop: Hashable, Sendable {
        package let image: GreyImage
        /// The place of the part's first pixel in the upright photo.
        package let origin: PixelPoint

        package init(image: GreyImage, origin: PixelPoint) {
            self.image = image
            self.origin = origin
        }
    }

    /// The picture with each level of grey, 0…1, changed; what is beyond is black or white.
    func withLevels(_ change: (Double) -> Double) -> GreyImage {
        let levels = (0...255).map { UInt8((255 * min(max(change(Double($0) / 255), 0), 1)).rounded()) }
        return GreyImage(width: width, height: height, pixels: pixels.map { levels[Int($0)] }, reduction: reduction)
            ?? self
    }

    /// A 64-bit hash of the picture's coarse appearance (difference hash): for eight rows of nine fields each, whether
    /// each field is darker than the next. Pictures of one thing from one place differ in few bits, whatever their size
    /// and light. Nil for a picture with fewer pixels than fields.
    var fingerprint: UInt64? {
        let columns = 9, rows = 8
        guard width >= columns, height >= rows else { return nil }
        var bits: UInt64 = 0
        for row in 0..<rows {
            let lines = (height * row / rows)..<(height * (row + 1) / rows)
            var sums = [Int](repeating: 0, count: columns)
            for line in lines {
                for column in 0..<columns {
                    let start = line * width + width * column / columns,
                        end = line * width + width * (column + 1) / columns
                    for index in start..<end { sums[column] += Int(pixels[index]) }
                }
            }
            for column in 0..<(columns - 1) {
                let here = width * (column + 1) / columns - width * column / columns
                let next = width * (column + 2) / columns - width * (column + 1) / columns
                bits = bits << 1 | (sums[column] * next < sums[column + 1] * here ? 1 : 0)
            }
        }
        return bits
    }
}
