import FoundationEssentials
package import KeepItFreshDomain

/// A small grey picture for a terminal. It is made of pixels alone, so that no metadata of a photo reaches the
/// terminal.
package struct TerminalPicture: Sendable {
    /// The most Base64 characters that kitty accepts in one chunk.
    private static let maximumChunkLength = 4096

    private let image: GreyImage
    private let png: [UInt8]

    /// - Parameter png: A PNG file of the same pixels.
    package init(_ image: GreyImage, png: [UInt8]) {
        self.image = image
        self.png = png
    }

    /// Returns the text that shows the picture at the cursor, ending with a line feed. `hasTrueColor` says whether half
    /// blocks may have 24-bit colours instead of one of 256.
    package func text(for kind: PictureProtocol, hasTrueColor: Bool = true) -> String {
        switch kind {
        case .kitty: kitty + "\n"
        case .iterm: iterm + "\n"
        case .sixel: Sixels(image).text + "\n"
        case .blocks: HalfBlocks(image, hasTrueColor: hasTrueColor).lines.joined(separator: "\n") + "\n"
        }
    }

    /// Transmits and shows (`a=T`) a PNG (`f=100`) in chunks; all but the last say that more follow (`m=1`). `q=2`
    /// keeps the terminal from answering, because the answer would be read as typed input.
    private var kitty: String {
        var rest = Substring(Data(png).base64EncodedString())
        var text = ""
        while !rest.isEmpty {
            let chunk = rest.prefix(Self.maximumChunkLength)
            rest = rest.dropFirst(Self.maximumChunkLength)
            let begin = text.isEmpty ? "a=T,f=100," : ""
            text += "\u{1B}_G\(begin)q=2,m=\(rest.isEmpty ? 0 : 1);\(chunk)\u{1B}\\"
        }
        return text
    }

    private var iterm: String {
        let content = Data(png).base64EncodedString()
        return
            "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(image.width)px;preserveAspectRatio=1:\(content)\u{07}"
    }

    /// Encodes a grey picture as sixels (DEC STD 070, chapter 9): bands of six rows, each with a line of characters for
    /// each shade.
    struct Sixels {
        private static let shades = 16
        private static let bandHeight = 6

        private let image: GreyImage

        init(_ image: GreyImage) {
            self.image = image
        }

        /// The escape sequence that draws the picture. Each pixel is drawn once, in the nearest of 16 shades.
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
            let lines = dots.indices.filter { !dots[$0].isEmpty }.map { "#\($0)" + Self.characters(of: dots[$0]) }
            return lines.joined(separator: "$")
        }

        private func shade(of pixel: UInt8) -> Int {
            (Int(pixel) * (Self.shades - 1) + 127) / 255
        }

        /// Encodes each column as a character and longer runs as `!`, length and character; omits empty columns at the
        /// end.
        private static func characters(of dots: [UInt8]) -> String {
            let used = dots.prefix((dots.lastIndex { $0 != 0 } ?? -1) + 1)
            var text: [UInt8] = []
            var start = used.startIndex
            while start < used.endIndex {
                let end = used[start...].firstIndex { $0 != used[start] } ?? used.endIndex
                let character = 63 + used[start]
                let count = end - start
                text += count > 3 ? Array("!\(count)".utf8) + [character] : Array(repeating: character, count: count)
                start = end
            }
            return String(decoding: text, as: UTF8.self)
        }
    }
}
