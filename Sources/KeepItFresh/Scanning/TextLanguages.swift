import Foundation
import KeepItFreshLabels
import KeepItFreshScanning

/// The languages that printed text is read in, by tesseract's names.
package struct TextLanguages: Sendable {
    /// The names, likeliest language first; a list with a missing name gives an empty one.
    package let names: [String]

    /// The languages in a list such as `deu,eng` or `deu+eng`.
    package init(list: String) {
        names = list.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "+" }.map(String.init)
    }

    /// The language of a locale if its data is installed, otherwise English.
    package static func standard(for locale: LocaleHint?) -> TextLanguages {
        guard let name = name(for: locale), name != english, TesseractLanguages.isInstalled(name)
        else { return TextLanguages(list: english) }
        return TextLanguages(list: name)
    }

    /// The name of a locale's language, whether or not its data is installed; nil when tesseract has none.
    package static func name(for locale: LocaleHint?) -> String? {
        locale.flatMap { tesseractNames[$0.language] }
    }

    /// The language of the environment's locale if its data is installed, otherwise English.
    static var ofEnvironment: TextLanguages {
        standard(for: LocaleHint(Locale.current.identifier))
    }

    private static let english = "eng"

    /// Tesseract's names (ISO 639-3, with the script where there are several) by those of locales (ISO 639-1).
    private static let tesseractNames = [
        "af": "afr", "ar": "ara", "bg": "bul", "ca": "cat", "cs": "ces", "cy": "cym", "da": "dan", "de": "deu",
        "el": "ell", "en": "eng", "es": "spa", "et": "est", "eu": "eus", "fa": "fas", "fi": "fin", "fr": "fra",
        "ga": "gle", "gl": "glg", "he": "heb", "hi": "hin", "hr": "hrv", "hu": "hun", "id": "ind", "is": "isl",
        "it": "ita", "ja": "jpn", "ko": "kor", "lt": "lit", "lv": "lav", "mk": "mkd", "ms": "msa", "mt": "mlt",
        "nb": "nor", "nl": "nld", "nn": "nor", "no": "nor", "pl": "pol", "pt": "por", "ro": "ron", "ru": "rus",
        "sk": "slk", "sl": "slv", "sq": "sqi", "sr": "srp", "sv": "swe", "th": "tha", "tr": "tur", "uk": "ukr",
        "vi": "vie", "zh": "chi_sim", "zh-hans": "chi_sim", "zh-hant": "chi_tra",
    ]

    /// The first name that cannot be the name of a language; nil when all names can.
    package var firstInvalidName: String? {
        names.first { !TesseractLanguages.isName($0) }
    }

    /// The first language whose data is not installed, and the Debian package that installs it; nil when all are there.
    package func firstMissing() -> (name: String, package: String)? {
        names.first { !TesseractLanguages.isInstalled($0) }.map { ($0, TesseractLanguages.package(of: $0)) }
    }
}
