import CKIFLeptonica
import CKIFTesseract

/// The languages that tesseract can read on this machine.
package enum TesseractLanguages {
    /// Tesseract's names of those whose data is installed, such as `eng` or `deu`, sorted.
    package static func installed() -> [String] {
        ckifleptonica_silence()
        guard let engine = unsafe TessBaseAPICreate() else { return [] }
        defer { unsafe TessBaseAPIDelete(engine) }
        _ = unsafe TessBaseAPISetVariable(engine, "debug_file", "/dev/null")
        // Fails if English is not installed, but finds the folder all the same.
        _ = unsafe TessBaseAPIInit3(engine, nil, "eng")
        defer { unsafe TessBaseAPIEnd(engine) }
        return unsafe texts(TessBaseAPIGetAvailableLanguagesAsVector(engine)).filter { $0 != "osd" }.sorted()
    }

    /// The Debian package that holds a language's data.
    package static func package(of language: String) -> String {
        "tesseract-ocr-" + language.lowercased().map { $0 == "_" ? "-" : String($0) }.joined()
    }

    /// Whether a text can be a language's name: letters, digits and underscores.
    package static func isName(_ text: String) -> Bool {
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
