/// Decodes sixels to pixels by the rules of DEC STD 070, as a terminal does.
struct SixelDecoder {
    private(set) var width = 0
    private(set) var height = 0
    /// The grey of each pixel in percent; nil where nothing was drawn.
    private(set) var pixels: [Int?] = []
    /// True if a pixel was drawn twice or outside the size given by the raster attributes.
    private(set) var isUntidy = false

    private var shades: [Int: Int] = [:]
    private var rest: Substring

    /// Nil if the text is not a sixel sequence with raster attributes.
    init?(_ text: String) {
        guard text.hasPrefix("\u{1B}P0;1q\"1;1;"), text.hasSuffix("\u{1B}\\") else { return nil }
        rest = text.dropFirst("\u{1B}P0;1q\"1;1;".count).dropLast(2)
        width = number()
        rest = rest.dropFirst()
        height = number()
        pixels = Array(repeating: nil, count: width * height)
        draw()
    }

    private mutating func draw() {
        var (column, top, shade, count) = (0, 0, 0, 1)
        while let letter = rest.popFirst() {
            switch letter {
            case "$": column = 0
            case "-": (column, top) = (0, top + 6)
            case "!": count = number()
            case "#":
                shade = number()
                guard rest.first == ";" else { continue }
                let values = (0..<4).map { _ in
                    rest = rest.dropFirst()
                    return number()
                }
                if values[0] != 2 || Set(values.dropFirst()).count != 1 { isUntidy = true }
                shades[shade] = values[1]
            default:
                let bits = Int(letter.asciiValue ?? 0) - 63
                if !(0...63).contains(bits) { isUntidy = true }
                for _ in 0..<count {
                    put(bits, shade, column, top)
                    column += 1
                }
                count = 1
            }
        }
    }

    private mutating func put(_ bits: Int, _ shade: Int, _ column: Int, _ top: Int) {
        for row in 0..<6 where bits >> row & 1 == 1 {
            guard column < width, top + row < height, pixels[(top + row) * width + column] == nil else {
                isUntidy = true
                continue
            }
            pixels[(top + row) * width + column] = shades[shade]
        }
    }

    private mutating func number() -> Int {
        let digits = rest.prefix(while: \.isNumber)
        rest = rest.dropFirst(digits.count)
        return Int(digits) ?? 0
    }
}
