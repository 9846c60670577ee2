import KeepItFreshDomain

/// A grey picture as lines of half blocks: each character shows two pixels, the upper one in its colour and the lower
/// one as its background.
struct HalfBlocks {
    private let image: GreyImage
    private let hasTrueColor: Bool
    /// The shade for each value of a pixel: the picture's own range, stretched to black and white.
    private let shades: [UInt8]

    /// The share of the pixels at either end that may become black or white.
    private static let clipped = 0.02

    init(_ image: GreyImage, hasTrueColor: Bool) {
        self.image = image
        self.hasTrueColor = hasTrueColor
        let sorted = image.pixels.sorted()
        let margin = Int(Double(sorted.count) * Self.clipped)
        let low = Int(sorted[margin]), high = Int(sorted[sorted.count - 1 - margin])
        shades = (0...255).map { value in
            high > low ? UInt8(min(max((value - low) * 255 / (high - low), 0), 255)) : UInt8(value)
        }
    }

    /// The lines; a last row without a partner stands on black.
    var lines: [String] {
        stride(from: 0, to: image.height, by: 2).map { row in
            var line = ""
            var last: (UInt8, UInt8)?
            for column in 0..<image.width {
                let upper = shade(column, row), lower = row + 1 < image.height ? shade(column, row + 1) : 0
                if last?.0 != upper || last?.1 != lower { line += colors(upper, lower) }
                last = (upper, lower)
                line += "▀"
            }
            return line + "\u{1B}[0m"
        }
    }

    private func shade(_ column: Int, _ row: Int) -> UInt8 {
        shades[Int(image.pixels[row * image.width + column])]
    }

    private func colors(_ upper: UInt8, _ lower: UInt8) -> String {
        if hasTrueColor {
            return "\u{1B}[38;2;\(upper);\(upper);\(upper);48;2;\(lower);\(lower);\(lower)m"
        }
        return "\u{1B}[38;5;\(Self.indexed(upper));48;5;\(Self.indexed(lower))m"
    }

    /// The nearest of the 256 colours: black, 24 greys, and white.
    private static func indexed(_ shade: UInt8) -> Int {
        switch shade {
        case ..<4: 16
        case 247...: 231
        default: 232 + min(23, max(0, (Int(shade) - 3) / 10))
        }
    }
}
