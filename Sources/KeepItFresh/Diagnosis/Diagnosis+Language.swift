import KeepItFreshDomain
import KeepItFreshLabels
package import KeepItFreshPresentation

extension Diagnosis {
    /// Says which language is used, and how dates are written and understood. `language` is that of the environment
    /// and `locale` what decides about dates whose order is open; nil for nothing.
    package static func checks(of language: MessageLanguage, locale: LocaleHint?) -> [HealthCheck] {
        let name = Message("language")
        // Translators: the name of your language in your language.
        let own = Message("English")
        let advice = Message(
            """
            for another language set LANG, such as LANG=de_DE.UTF-8 (also es, fr, en_GB, en_US); for the order of day and \
            month alone KIF_LOCALE; see: kif-scan help dates
            """)
        guard let locale else {
            return [HealthCheck(name, .ok, Message("\(own); no order of day and month is set"), advice: advice)]
        }
        let region = [locale.language, locale.region].compactMap(\.self).joined(separator: "-")
        // Translators: {2} is a locale such as de-AT.
        return [HealthCheck(name, .ok, Message("\(own); where the order of day and month is open, that of \(region)"))]
    }
}
