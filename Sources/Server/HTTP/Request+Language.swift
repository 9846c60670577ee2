import Foundation
import HTTPTypes
import Hummingbird
import KeepItFreshPresentation

extension Request {
    /// The codes of the languages that the page and the server's messages have.
    static let languages = ["en", "de", "es", "fr"]

    /// The language that is asked for: in the address, or chosen on the page, or the one that the browser prefers of
    /// those that there are; nil for none of them.
    var languageCode: String? {
        let asked = uri.queryParameters["lang"]?.prefix(2).lowercased()
        let preferred = (headers[.acceptLanguage] ?? "").prefix(200).split(separator: ",").map { entry in
            let parts = entry.split(separator: ";")
            let weight = parts.dropFirst().first.flatMap { Double($0.drop { $0 != "=" }.dropFirst()) } ?? 1
            return (code: parts.first?.trimmingCharacters(in: .whitespaces).prefix(2).lowercased() ?? "", weight)
        }
        let codes = preferred.enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
        return ([asked, cookies["language"]?.value] + codes.map(\.element.code)).compactMap(\.self)
            .first(where: Self.languages.contains)
    }

    /// The same for messages; English with dates in digits where nothing is asked for.
    var language: MessageLanguage { languageCode.map(MessageLanguage.init(locale:)) ?? .english }
}
