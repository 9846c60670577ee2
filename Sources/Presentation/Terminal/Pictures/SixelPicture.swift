import KeepItFreshDomain

/// A grey picture as sixels (DEC STD 070, chapter 9): bands of six rows, in each band a line of letters for each shade.
struct SixelPicture {
    private static let shades = 16
    private static let bandHeight = 6

    private let image: GreyImage

    init(_ image: GreyImage) {
        self.image = image
    }

    /// The escape sequence that draws it. Each pixel is drawn once, in the nearest of 16 shades.
    var text: String {
        var text = "\u{1B}P0;1q\"1;1;\(image.width);\(image.height)"
        for shade in 0..<Self.shades {
            let percent = (shade * 100 + (Self.shades - 1) / 2) / (Self.shades - 1)
            text += "#\(shade);2;\(percent);\(percent);\(percent)"
        }
        for top in stride(from: 0, to: image.height, by: Self.bandHeight) {
            if top > 0 { text += "-" }
            text += band(from: top)
        }
        return text + "\u{1B}\\"
    }

    private func band(from top: Int) -> String {
        let bottom = min(top + Self.bandHeight, image.height)
        var dots = [[UInt8]](repeating: [], count: Self.shades)
        for column in 0..<image.width {
            for row in top..<bottom {
                let shade = shade(of: image.pixels[row * image.width + column])
                if dots[shade].isEmpty { dots[shade] = [UInt8](repeating: 0, count: image.width) }
                dots[shade][column] |= 1 << UInt8(row - top)
            }
        }
        let lines = dots.indices.filter { !dots[$0].isEmpty }.map { "#\($0)" + Self.letters(of: dots[$0]) }
        return lines.joined(separator: "$")
    }

    private func shade(of pixel: UInt8) -> Int {
        (Int(pixel) * (Self.shades - 1) + 127) / 255
    }

    /// A letter for each column, runs of one letter written as `!` and their length; empty columns at the end left out.
    private static func letters(of dots: [UInt8]) -> String {
        let used = dots.prefix((dots.lastIndex { $0 != 0 } ?? -1) + 1)
        var text: [UInt8] = []
        var place = used.startIndex
        while place < used.endIndex {
            let end = used[place...].firstIndex { $0 != used[place] } ?? used.endIndex
            let letter = 63 + used[place]
            let count = end - place
            text += count > 3 ? Array("!\(count)".utf8) + [letter] : [UInt8](repeating: letter, count: count)
            place = end
        }
        return String(decoding: text, as: UTF8.self)
    }
}
