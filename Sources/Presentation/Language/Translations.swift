import CKIFTranslations

/// The translations of one language, read from its PO file, which is in the program itself.
///
/// The file's form is that of GNU gettext. Entries that are marked as fuzzy or not translated are left out.
package final class Translations: Sendable {
    let texts: [String: String]
    /// The forms of texts about a number.
    let forms: [String: [String]]
    private let rule: PluralRule?

    /// The translations into the language of a code such as `de`, all or those of texts that a folder of the sources
    /// uses; nil when there are none.
    convenience init?(of code: String, usedIn folder: String? = nil) {
        var length = 0
        guard let start = unsafe ckiftranslations_file(code, &length) else { return nil }
        unsafe self.init(UnsafeBufferPointer(start: start, count: length), usedIn: folder)
    }

    /// Reads the bytes of a PO file.
    init(_ file: some Sequence<UInt8>, usedIn folder: String? = nil) {
        var reader = POReader(usedIn: folder)
        for line in Array(file).split(separator: UInt8(ascii: "\n")) { reader.read(line) }
        reader.finish()
        texts = reader.texts
        forms = reader.forms
        let header = reader.header.split(separator: "\n").first { $0.hasPrefix("Plural-Forms:") }
        rule = header.flatMap { PluralRule(String($0.dropFirst("Plural-Forms:".count))) }
    }

    /// Returns the translation of a text; nil if there is none.
    func text(of key: String) -> String? {
        texts[key]
    }

    /// Returns the translation of a text about `count` things, which is found by its text for one.
    func text(of key: String, count: Int) -> String? {
        guard let forms = forms[key], let rule else { return nil }
        let number = rule.form(for: count)
        return forms.indices.contains(number) ? forms[number] : nil
    }
}
