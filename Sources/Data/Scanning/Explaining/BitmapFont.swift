import CKIFLeptonica

/// A bitmap font that is built into leptonica, freed with this value. It has the printable characters of ASCII.
@safe struct BitmapFont: ~Copyable {
    private let leptonica: UnsafePointer<ckifleptonica_functions>
    private let handle: UnsafeMutablePointer<L_BMF>
    /// Pixels from one line of text to the next.
    let lineHeight: Int
    /// Pixels from the top of a line to its baseline.
    let baseline: Int

    /// A font of an even size from 4 to 20, in points at 300 pixels an inch; nil when leptonica has none or is missing.
    init?(size: Int) {
        guard let leptonica = unsafe ckifleptonica(), let font = unsafe leptonica.pointee.bmfCreate(nil, Int32(size))
        else { return nil }
        unsafe self.leptonica = leptonica
        unsafe handle = font
        baseline = Int(unsafe max(font.pointee.baseline1, font.pointee.baseline2))
        lineHeight = Int(unsafe font.pointee.lineheight) + 2
    }

    deinit {
        var handle: UnsafeMutablePointer<L_BMF>? = unsafe handle
        unsafe leptonica.pointee.bmfDestroy(&handle)
    }

    /// The width of a line of printable ASCII in pixels.
    func width(of text: String) -> Int {
        var width: Int32 = 0
        _ = unsafe leptonica.pointee.bmfGetStringWidth(handle, text, &width)
        return Int(width)
    }

    /// As much of a line of printable ASCII as fits into `width` pixels, with three dots where something is left out.
    func fitted(_ text: String, width: Int) -> String {
        guard self.width(of: text) > width else { return text }
        var rest = text.dropLast(3)
        while !rest.isEmpty, self.width(of: rest + "...") > width { rest = rest.dropLast() }
        return rest + "..."
    }

    /// Draws a line of printable ASCII into a 32-bit picture, its upper left corner at (x, y). Leptonica treats a
    /// value below 256, such as pure black, as grey.
    @unsafe func draw(_ text: String, into picture: UnsafeMutablePointer<PIX>, x: Int, y: Int, value: UInt32) {
        var width: Int32 = 0
        var overflow: Int32 = 0
        _ = unsafe leptonica.pointee.pixSetTextline(
            picture, handle, text, value, Int32(x), Int32(y + baseline), &width, &overflow)
    }

    /// The text in printable ASCII, the only characters that the font has: Latin letters lose their diacritics,
    /// typographic quotes and dashes become plain ones, and everything else becomes a question mark.
    static func printable(_ text: String) -> String {
        text.map(printable).joined()
    }

    private static func printable(_ character: Character) -> String {
        guard let scalar = character.unicodeScalars.first else { return "" }
        switch scalar.value {
        case 0x20...0x7E: return String(scalar)
        case 0xA0, 0x2002...0x200A, 0x202F, 0x3000: return " "
        case 0x2018...0x201B, 0xB4: return "'"
        case 0x201C...0x201F: return "\""
        case 0x2010...0x2015, 0x2212: return "-"
        case 0x2026: return "..."
        default: return latinLetter(scalar) ?? "?"
        }
    }

    /// The base of a letter by its name in the Unicode Character Database, such as `LATIN SMALL LETTER U WITH
    /// DIAERESIS` or `LATIN CAPITAL LIGATURE OE`; nil for other scripts.
    private static func latinLetter(_ scalar: Unicode.Scalar) -> String? {
        let words = scalar.properties.name?.split(separator: " ") ?? []
        guard words.count > 3, words[0] == "LATIN", ["LETTER", "LIGATURE"].contains(words[2]) else { return nil }
        if scalar == "ß" { return "ss" }
        guard words[3].count <= 2, words.count == 4 || words[4] == "WITH" else { return nil }
        return words[1] == "SMALL" ? words[3].lowercased() : String(words[3])
    }
}
