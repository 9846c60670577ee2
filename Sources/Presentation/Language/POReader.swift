/// Reads a PO file line by line.
struct POReader {
    private enum Field {
        case context, id, plural, text(Int)
    }

    private(set) var texts: [String: String] = [:]
    private(set) var forms: [String: [String]] = [:]
    /// The translation of the empty text: the fields of the file's header.
    private(set) var header = ""

    private var field: Field?
    private var context: [UInt8]?
    private var id: [UInt8] = []
    private var isPlural = false
    private var translations: [[UInt8]] = []
    private var isFuzzy = false
    /// The start of the reference to a file in the folder; nil to read all entries.
    private let reference: [UInt8]?
    private var isUsed = false

    /// Reads all entries, or those of texts that are used in a folder of the sources.
    init(usedIn folder: String? = nil) {
        reference = folder.map { Array("#: \($0)".utf8) }
        texts.reserveCapacity(1024)
    }

    /// Reads the next line, without its end.
    mutating func read(_ line: ArraySlice<UInt8>) {
        guard let first = line.first else { return }
        if first == UInt8(ascii: "#") {
            if case .text = field { finish() }
            if let reference, line.starts(with: reference) { isUsed = true }
            if line.starts(with: "#,".utf8), String(decoding: line, as: UTF8.self).contains("fuzzy") { isFuzzy = true }
            return
        }
        if first != UInt8(ascii: "\"") { begin(line) }
        guard let open = line.firstIndex(of: UInt8(ascii: "\"")),
            let close = line.lastIndex(of: UInt8(ascii: "\"")), open < close
        else { return }
        append(line[(open + 1)..<close])
    }

    /// Ends the last entry.
    mutating func finish() {
        defer {
            (field, context, id, isPlural, translations, isFuzzy, isUsed) = (nil, nil, [], false, [], false, false)
        }
        guard field != nil, !isFuzzy, reference == nil || isUsed || id.isEmpty,
            !translations.contains(where: \.isEmpty), let text = translations.first
        else {
            return
        }
        guard !id.isEmpty else { return header = String(decoding: text, as: UTF8.self) }
        let key = String(decoding: (context.map { $0 + [4] } ?? []) + id, as: UTF8.self)
        if isPlural {
            forms[key] = translations.map { String(decoding: $0, as: UTF8.self) }
        } else {
            texts[key] = String(decoding: text, as: UTF8.self)
        }
    }

    private mutating func begin(_ line: ArraySlice<UInt8>) {
        if line.starts(with: "msgstr".utf8) {
            let digits = line.dropFirst("msgstr[".utf8.count).prefix { (0x30...0x39).contains($0) }
            field = .text(digits.reduce(0) { $0 * 10 + Int($1 - 0x30) })
            translations.append([])
            return
        }
        if case .text = field { finish() }
        if line.starts(with: "msgctxt".utf8) {
            field = .context
            context = []
        } else if line.starts(with: "msgid_plural".utf8) {
            field = .plural
            isPlural = true
        } else {
            field = .id
        }
    }

    private mutating func append(_ quoted: ArraySlice<UInt8>) {
        let bytes = Self.unescaped(quoted)
        switch field {
        case .context: context?.append(contentsOf: bytes)
        case .id: id += bytes
        case .text: translations[translations.count - 1] += bytes
        case .plural, nil: break
        }
    }

    private static func unescaped(_ quoted: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let backslash = UInt8(ascii: "\\")
        guard quoted.contains(backslash) else { return quoted }
        var bytes: ArraySlice<UInt8> = [], isEscaped = false
        for byte in quoted {
            if !isEscaped, byte == backslash {
                isEscaped = true
                continue
            }
            bytes.append(isEscaped && byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
            isEscaped = false
        }
        return bytes
    }
}
