import CLeptonica
import CTesseract

/// The languages that tesseract can read on this machine.
public enum TesseractLanguages {
    /// Tesseract's names of those whose data is installed, such as `eng` or `deu`, sorted.
    public static func installed() -> [String] {
        cleptonica_silence()
        guard let engine = unsafe TessBaseAPICreate() else { return [] }
        defer { unsafe TessBaseAPIDelete(engine) }
        _ = unsafe TessBaseAPISetVariable(engine, "debug_file", "/dev/null")
        // Fails where there is no English, and has found the folder by then.
        _ = unsafe TessBaseAPIInit3(engine, nil, "eng")
        defer { unsafe TessBaseAPIEnd(engine) }
        return unsafe texts(TessBaseAPIGetAvailableLanguagesAsVector(engine)).filter { $0 != "osd" }.sorted()
    }

    /// The Debian package that holds a language's data.
    public static func package(of language: String) -> String {
        "tesseract-ocr-" + language.lowercased().map { $0 == "_" ? "-" : String($0) }.joined()
    }

    /// True for what can be a language's name: letters, digits and underscores.
    public static func isName(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    @unsafe private static func texts(_ vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> [String] {
        guard let vector = unsafe vector else { return [] }
        defer { unsafe TessDeleteTextArray(vector) }
        var texts: [String] = []
        while let text = unsafe vector[texts.count] { unsafe texts.append(String(cString: text)) }
        return texts
    }
}
