import KeepItFreshDomain

/// A picture of four grey fields, so that every way of turning it shows.
enum Quadrants {
    static let shades: [UInt8] = [10, 90, 170, 250]

    static func picture(width: Int = 64, height: Int = 48) -> GreyImage {
        picture(width: width, height: height) { x, y in shades[(y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1)] }
    }

    /// The picture as a camera stores it that writes the given EXIF orientation.
    static func stored(_ orientation: Int) -> GreyImage {
        let upright = picture()
        let (right, bottom) = (upright.width - 1, upright.height - 1)
        let place: (Int, Int) -> (Int, Int) =
            switch orientation {
            case 2: { (right - $0, $1) }
            case 3: { (right - $0, bottom - $1) }
            case 4: { ($0, bottom - $1) }
            case 5: { ($1, $0) }
            case 6: { (right - $1, $0) }
            case 7: { (right - $1, bottom - $0) }
            case 8: { ($1, bottom - $0) }
            default: { ($0, $1) }
            }
        let swapped = (5...8).contains(orientation)
        let (width, height) = swapped ? (upright.height, upright.width) : (upright.width, upright.height)
        return picture(width: width, height: height) { x, y in
            let (column, row) = place(x, y)
            return upright.pixels[row * upright.width + column]
        }
    }

    /// The shades in the middle of the four fields, each rounded to the nearest of `shades`.
    static func fields(of image: GreyImage) -> [UInt8] {
        let columns = [image.width / 4, image.width * 3 / 4]
        let rows = [image.height / 4, image.height * 3 / 4]
        return rows.flatMap { row in
            columns.map { column in
                let shade = Int(image.pixels[row * image.width + column])
                return shades.min { abs(Int($0) - shade) < abs(Int($1) - shade) } ?? 0
            }
        }
    }

    private static func picture(width: Int, height: Int, _ shade: (Int, Int) -> UInt8) -> GreyImage {
        let pixels = (0..<height).flatMap { y in (0..<width).map { x in shade(x, y) } }
        return .made(width: width, height: height, pixels: pixels)
    }
}
