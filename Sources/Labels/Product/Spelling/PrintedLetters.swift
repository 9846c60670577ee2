/// The letters of languages that are written in the Latin alphabet.
enum PrintedLetters {
    /// The letters without marks.
    static let plain = Array("abcdefghijklmnopqrstuvwxyz".unicodeScalars)

    /// The letters with marks that a language has, by its code (ISO 639-1).
    private static let marked: [String: String] = [
        "de": "äöüß", "fr": "àâçéèêëîïôœùûü", "es": "áéíóúüñ", "it": "àèéìòù", "pt": "àáâãçéêíóôõú",
        "nl": "éëïö", "pl": "ąćęłńóśźż", "sv": "åäö", "da": "åæø", "nb": "åæø", "fi": "äö",
        "cs": "áčďéěíňóřšťúůýž", "hu": "áéíóöőúüű", "tr": "çğıöşü", "ro": "ăâîșț",
    ]

    /// How many of some letters have a mark that one of the languages has and most others have not.
    static func count(of letters: Set<Unicode.Scalar>, in languages: [String]) -> Int {
        let own = marked(in: languages)
        return letters.count { letter in
            own.contains(letter) && marked.values.count { $0.unicodeScalars.contains(letter) } <= maximumOfRare
        }
    }

    private static let maximumOfRare = 4

    /// Greek letters that look like one Latin letter as a capital, and like another as a small one.
    private static let ambiguous = Set("ηνυ".unicodeScalars)

    /// The word in Latin letters, where some of its letters are Greek or Cyrillic and look like Latin ones; nil for a
    /// word of one alphabet, and for one that has other letters.
    static func latin(_ word: String) -> String? {
        let letters = Array(word.unicodeScalars)
        guard letters.contains(where: Letters.isLatin), !letters.allSatisfy(Letters.isLatin),
            ambiguous.isDisjoint(with: letters)
        else { return nil }
        var latin = String.UnicodeScalarView()
        for letter in letters {
            let skeleton = Letters.isLatin(letter) ? letter.value : GlyphClass.confusableSkeleton(letter.value)
            guard let scalar = Unicode.Scalar(skeleton), Letters.isLatin(scalar) else { return nil }
            latin.append(scalar)
        }
        return String(latin)
    }

    /// The letters with marks of some languages.
    static func marked(in languages: [String]) -> [Unicode.Scalar] {
        Set(languages.compactMap { marked[$0] }.joined().unicodeScalars).sorted()
    }

    /// Letters that look alike in the type of packs, each group together.
    private static let groups = [
        "il1tfj", "ceo", "ao", "uv", "vwy", "nmrh", "hb", "gqy", "bß", "kx", "sz", "pq", "dcl", "ea", "rp", "ad",
    ]

    /// The letters that are often read for each letter.
    private static let alikes: [Unicode.Scalar: [Unicode.Scalar]] = Dictionary(
        uniqueKeysWithValues: Set(groups.joined().unicodeScalars).map { letter in
            let all = groups.filter { $0.unicodeScalars.contains(letter) }.flatMap(\.unicodeScalars)
            return (letter, Set(all).subtracting([letter]).filter { !Letters.isDigit($0) }.sorted())
        })

    /// The letters for which a letter without mark is often read.
    static func alike(to letter: Unicode.Scalar) -> [Unicode.Scalar] { alikes[letter] ?? [] }

    /// Letters that look like two others.
    static let pairs: [(one: [Unicode.Scalar], two: [Unicode.Scalar])] = [
        ("m", "rn"), ("m", "in"), ("u", "ii"), ("d", "cl"), ("w", "vv"), ("h", "li"), ("n", "ri"), ("n", "ii"),
        ("œ", "oe"),
        ("ß", "ss"),
    ].map { (Array($0.0.unicodeScalars), Array($0.1.unicodeScalars)) }

    /// The letter without its mark.
    static func base(_ letter: Unicode.Scalar) -> Unicode.Scalar {
        Unicode.Scalar(ScalarFolding.fold(letter.value) & 0x1F_FFFF) ?? letter
    }
}
