import KeepItFreshScanning

/// The languages that printed text is read in, by tesseract's names.
package struct TextLanguages: Sendable {
    /// The names, likeliest language first; a list with a missing name gives an empty one.
    package let names: [String]

    /// The languages in a list such as `deu,eng` or `deu+eng`.
    package init(list: String) {
        names = list.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "+" }.map(String.init)
    }

    /// The first name that cannot be the name of a language; nil when all names can.
    package var firstInvalidName: String? {
        names.first { !TesseractLanguages.isName($0) }
    }

    /// The first language whose data is not installed, and the Debian package that installs it; nil when all are there.
    package func firstMissing() -> (name: String, package: String)? {
        let installed = TesseractLanguages.installed()
        return names.first { !installed.contains($0) }.map { ($0, TesseractLanguages.package(of: $0)) }
    }
}
