import CKIFTesseract
import FoundationEssentials

/// The languages that tesseract can read on this machine.
package enum TesseractLanguages {
    /// Tesseract's names of those whose data is installed, such as `eng` or `deu`, sorted.
    package static func installed() -> [String] {
        guard let tesseract = unsafe ckiftesseract(), let engine = unsafe tesseract.pointee.TessBaseAPICreate() else {
            return []
        }
        defer { unsafe tesseract.pointee.TessBaseAPIDelete(engine) }
        _ = unsafe tesseract.pointee.TessBaseAPISetVariable(engine, "debug_file", "/dev/null")
        // Fails, as no language has that name, but finds the folder all the same. Loading one takes 20 ms.
        _ = unsafe tesseract.pointee.TessBaseAPIInit3(engine, nil, "-")
        defer { unsafe tesseract.pointee.TessBaseAPIEnd(engine) }
        guard let names = unsafe tesseract.pointee.TessBaseAPIGetAvailableLanguagesAsVector(engine) else { return [] }
        defer { unsafe tesseract.pointee.TessDeleteTextArray(names) }
        return unsafe texts(names).filter { $0 != "osd" }.sorted()
    }

    /// Whether tesseract can read a language. Only if its data is not where Debian has it, or not where
    /// `TESSDATA_PREFIX` says, tesseract is loaded to look for it.
    package static func isInstalled(_ name: String) -> Bool {
        let folder = ProcessInfo.processInfo.environment["TESSDATA_PREFIX"] ?? "/usr/share/tesseract-ocr/5/tessdata"
        return FileManager.default.isReadableFile(atPath: "\(folder)/\(name).traineddata") || installed().contains(name)
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

    @unsafe private static func texts(_ vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> [String] {
        var texts: [String] = []
        while let text = unsafe vector[texts.count] { unsafe texts.append(String(cString: text)) }
        return texts
    }
}
