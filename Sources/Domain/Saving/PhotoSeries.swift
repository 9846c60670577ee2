/// Finds the series of a photo in its name: `milk-1.jpg` and `milk-2.jpg` are of one series, as are
/// `IMG_1234_front.jpg` and `IMG_1234_back.jpg`. Names that cameras and programs give (`IMG_0002`, `20250101_120000`,
/// `photo-2`) are ignored.
enum PhotoSeries {
    /// The series in the name of a path, with its folder; nil when it shows none.
    static func series(of path: String) -> String? {
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        let folder = path.dropLast(name.count)
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
        guard let (base, last) = parts(of: stem) else { return nil }
        let isSeries = views.contains(last.lowercased()) || (isCount(last) && isChosenByAPerson(base))
        return isSeries ? folder + base.lowercased() : nil
    }

    /// The name without its last word, and that word; `milk (2)` counts as `milk-2`.
    private static func parts(of stem: Substring) -> (base: Substring, last: Substring)? {
        var stem = stem
        if stem.hasSuffix(")"), let bracket = stem.lastIndex(of: "(") {
            let inner = stem[stem.index(after: bracket)...].dropLast()
            return bare(stem[..<bracket]).map { ($0, inner) }
        }
        while let end = stem.last, separators.contains(end) { stem = stem.dropLast() }
        guard let cut = stem.lastIndex(where: separators.contains) else { return nil }
        return bare(stem[..<cut]).map { ($0, stem[stem.index(after: cut)...]) }
    }

    private static func bare(_ base: Substring) -> Substring? {
        var base = base
        while let end = base.last, separators.contains(end) { base = base.dropLast() }
        return base.isEmpty ? nil : base
    }

    /// 1 to 9: more photos are not taken of one pack, and longer numbers are a camera's.
    private static func isCount(_ word: Substring) -> Bool {
        let digits = word.hasPrefix("0") ? word.dropFirst() : word
        return digits.count == 1 && digits.allSatisfy { ("1"..."9").contains($0) }
    }

    /// True when it has a word of at least three letters, and none that cameras and programs use.
    private static func isChosenByAPerson(_ base: Substring) -> Bool {
        let words = base.lowercased().split { !$0.isLetter }
        return words.contains { $0.count >= 3 } && !words.contains { machines.contains(String($0)) }
    }

    private static let separators: Set<Character> = ["-", "_", " ", "."]

    /// Words for a side of a pack or what is printed there.
    private static let views: Set<String> = [
        "front", "back", "rear", "side", "left", "right", "top", "bottom", "lid", "cap", "label", "date", "expiry",
        "barcode", "ean", "ingredients", "nutrition", "detail", "closeup",
        "vorne", "vorderseite", "hinten", "rückseite", "rueckseite", "seite", "deckel", "boden", "etikett", "datum",
        "mhd", "zutaten", "strichcode",
        "avant", "devant", "arrière", "arriere", "dos", "dessus", "dessous", "couvercle", "étiquette", "ingrédients",
        "frente", "reverso", "lado", "tapa", "etiqueta", "fecha", "fronte", "retro", "lato", "tappo", "etichetta",
        "data", "voorkant", "achterkant", "zijkant", "deksel",
    ]

    /// Words in the names that cameras, telephones and programs give.
    private static let machines: Set<String> = [
        "img", "image", "images", "dsc", "dscn", "dscf", "dcim", "pxl", "mvimg", "pic", "pict", "picture", "pictures",
        "photo", "photos", "foto", "fotos", "bild", "bilder", "imagen", "immagine", "afbeelding", "vid", "gopr", "sam",
        "cimg", "hpim", "imgp", "wp", "wa", "whatsapp", "signal", "telegram", "screenshot", "screenshots",
        "bildschirmfoto", "received", "snapchat", "instagram", "facebook", "fb", "unnamed", "untitled", "unbenannt",
        "download", "file", "scan", "scanned", "camera", "kamera", "capture", "burst", "cover", "copy", "kopie",
        "copie",
        "copia", "edited", "tmp", "temp", "page", "shot", "jpeg", "jpg", "png", "heic",
    ]
}
