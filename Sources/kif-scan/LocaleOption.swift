import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshPresentation

/// Whose habits settle an ambiguous date.
struct LocaleOption: ParsableArguments {
    @Option(
        help: "The reader's locale for ambiguous dates, such as de or en-US (default: the environment's).",
        transform: Self.hint)
    var locale: LocaleHint?

    /// The locale given or set, or that of `LC_ALL`, `LC_TIME` or `LANG`; nil when none of them names one.
    var current: LocaleHint? {
        if let locale { return locale }
        if let text = ProcessSettings.current.text(.locale) { return LocaleHint(text) }
        let environment = ProcessInfo.processInfo.environment
        let first = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        return first.flatMap(LocaleHint.init)
    }

    private static func hint(_ text: String) throws -> LocaleHint {
        guard let hint = LocaleHint(text) else {
            throw ValidationError("'\(TerminalText.visible(text))' is no locale such as de or en-US.")
        }
        return hint
    }
}
