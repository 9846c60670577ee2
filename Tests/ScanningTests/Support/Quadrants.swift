import KeepItFreshDomain

/// A picture of four grey fields, in which every rotation and mirroring is visible.
enum Quadrants {
    static let shades: [UInt8] = [10, 90, 170, 250]

    static func picture(width: Int = 64, height: Int = 48) -> GreyImage {
        picture(width: width, height: height) { x, y in shades[(y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1)] }
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
