/// Makes words comparable: lower case, Latin letters without their marks, full-width forms as plain ones.
///
/// For comparing only; what a person sees keeps its spelling.
enum LetterFolding {
    /// The folded text.
    static func fold(_ text: some StringProtocol) -> String {
        var folded = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            append(scalar, to: &folded)
        }
        return String(folded)
    }

    private static func append(_ scalar: Unicode.Scalar, to folded: inout String.UnicodeScalarView) {
        switch scalar.value {
        case 0x41...0x5A: folded.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
        case 0..<0x80: folded.append(scalar)
        case 0x300...0x36F: return
        case 0xFF01...0xFF5E:
            if let plain = Unicode.Scalar(scalar.value - 0xFEE0) { append(plain, to: &folded) }
        default: appendForeign(scalar, to: &folded)
        }
    }

    private static func appendForeign(_ scalar: Unicode.Scalar, to folded: inout String.UnicodeScalarView) {
        for lower in scalar.properties.lowercaseMapping.unicodeScalars {
            if let plain = plainLetters[lower] {
                folded.append(contentsOf: plain.unicodeScalars)
            } else if !(0x300...0x36F).contains(lower.value) {
                folded.append(lower)
            }
        }
    }

    private static let plainLetters: [Unicode.Scalar: String] = {
        let table = """
            a àáâãäåāăąǎạảấầẩẫậắằẳẵặ
            c çćĉċč
            d ďđð
            e èéêëēĕėęěẹẻẽếềểễệ
            g ĝğġģ
            h ĥħ
            i ìíîïĩīĭįıỉị
            j ĵ
            k ķ
            l ĺļľł
            n ñńņňŋ
            o òóôõöøōŏőọỏốồổỗộớờởỡợơ
            r ŕŗř
            s śŝşšș
            t ţťŧț
            u ùúûüũūŭůűųụủứừửữựư
            w ŵ
            y ýÿŷỳỵỷỹ
            z źżž
            ae æ
            oe œ
            ss ß
            α ά
            ε έ
            η ή
            ι ίϊΐ
            ο ό
            υ ύϋΰ
            ω ώ
            """
        var letters: [Unicode.Scalar: String] = [:]
        for line in table.split(separator: "\n") {
            let parts = line.split(separator: " ")
            for scalar in parts[1].unicodeScalars { letters[scalar] = String(parts[0]) }
        }
        return letters
    }()
}
