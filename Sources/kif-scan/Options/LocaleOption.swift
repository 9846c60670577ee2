import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation

/// The locale whose date format decides an ambiguous date.
struct LocaleOption: ParsableArguments {
    @Option(
        help: "The locale that decides ambiguous dates, such as de or en-US (default: that of the environment).",
        transform: Self.hint)
    var locale: LocaleHint?

    /// The locale that is given or set, or that of `LC_ALL`, `LC_TIME` or `LANG`; nil when none of them names one.
    var current: LocaleHint? {
        locale ?? Self.standard
    }

    /// What scans depend on besides the photos: the locale, and the settings.
    func options(on today: CivilDate, grouping: GroupingRule) -> ReadingOptions {
        var options = ReadingOptions(today: today, locale: current, grouping: grouping)
        options.keptSubjects = Setting.keptSubjects.compactMapValues { setting in
            switch ProcessSettings.current.text(setting) {
            case nil, "inbox": nil
            case "stock": ""
            case let place: place
            }
        }
        return options
    }

    /// The locale that is set, or that of the environment.
    static var standard: LocaleHint? {
        if let text = ProcessSettings.current.text(.locale) { return LocaleHint(text) }
        let environment = ProcessInfo.processInfo.environment
        let first = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        return first.flatMap(LocaleHint.init)
    }

    private static func hint(_ text: String) throws -> LocaleHint {
        guard let hint = LocaleHint(text) else {
            throw usageError("'\(TerminalText.visible(text))' is not a locale such as de or en-US.")
        }
        return hint
    }
}
