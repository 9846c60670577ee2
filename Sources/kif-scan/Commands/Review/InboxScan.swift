import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// Reads a photo of the inbox again that a person wants in stock.
struct InboxScan {
    let inventory: Inventory
    let report: ReportOption
    let locale: LocaleOption

    /// Scans the photo of a question, and returns lines for people on what became of it.
    func lines(of question: ReviewQuestion) async -> [String] {
        guard case .photo(let photo) = question.subject, let scanner = try? ReadingOption.parse([]).scanner(jobs: 1)
        else { return [] }
        let lines = ScanReport(style: report.common.style, today: report.common.currentDay)
        let options = locale.options(on: report.common.currentDay, grouping: .none)
        var shown: [String] = []
        for await progress in scanner.scan([.file(photo.name)], into: inventory, options: options) {
            guard let result = progress.result else { continue }
            guard let line = lines.errorLine(for: result) else {
                shown.append(lines.line(for: result))
                continue
            }
            // Translators: "it" is a photo that cannot be read now.
            shown += [line, report.common.language.words("It goes to stock when it is scanned again.")]
        }
        return shown
    }
}
