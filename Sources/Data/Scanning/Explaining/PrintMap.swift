import KeepItFreshDomain
import KeepItFreshLabels

/// Where a photo's copy has print or other detail: the square fields whose shades differ much.
struct PrintMap {
    /// Pixels of the copy along each side of a field.
    private static let side = 8
    /// The least difference between the darkest and the brightest shade of a field with print.
    private static let contrast = 64

    private let columns: Int
    private let rows: Int
    /// How many fields with print are above and left of each field's corner (a summed-area table).
    private let sums: [Int]

    init(of image: GreyImage, scaledTo picture: PictureSize) {
        let columns = picture.width / Self.side + 1
        let rows = picture.height / Self.side + 1
        var darkest = [UInt8](repeating: .max, count: columns * rows)
        var brightest = [UInt8](repeating: 0, count: columns * rows)
        for y in 0..<image.height {
            let row = y * picture.height / image.height / Self.side
            for x in 0..<image.width {
                let field = row * columns + x * picture.width / image.width / Self.side
                let shade = image.pixels[y * image.width + x]
                darkest[field] = min(darkest[field], shade)
                brightest[field] = max(brightest[field], shade)
            }
        }
        var sums = [Int](repeating: 0, count: (columns + 1) * (rows + 1))
        for row in 0..<rows {
            var before = 0
            for column in 0..<columns {
                let field = row * columns + column
                // The fields at the edge may have no pixel: their brightest is then less than their darkest.
                if Int(brightest[field]) - Int(darkest[field]) >= Self.contrast { before += 1 }
                sums[(row + 1) * (columns + 1) + column + 1] = sums[row * (columns + 1) + column + 1] + before
            }
        }
        self.columns = columns
        self.rows = rows
        self.sums = sums
    }

    /// The pixels of the fields with print in a place of the copy, of which a text there would hide something.
    func area(in place: PixelRect) -> Int {
        let across = fields(from: place.left, to: place.right, of: columns)
        let down = fields(from: place.top, to: place.bottom, of: rows)
        func sum(_ row: Int, _ column: Int) -> Int { sums[row * (columns + 1) + column] }
        let above = sum(down.lowerBound, across.upperBound) - sum(down.lowerBound, across.lowerBound)
        let all = sum(down.upperBound, across.upperBound) - sum(down.upperBound, across.lowerBound)
        return (all - above) * Self.side * Self.side
    }

    private func fields(from start: Int, to end: Int, of count: Int) -> Range<Int> {
        let first = min(max(0, start / Self.side), count)
        return first..<min(max(first, (end + Self.side - 1) / Self.side), count)
    }
}
