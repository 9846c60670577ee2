import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// Puts photos of the inbox to stock: reads them again, and stores what they show.
struct InboxScan {
    let inventory: Inventory
    let report: ReportOption
    let locale: LocaleOption

    /// What became of the photos: in lines for people, and as the change that one `undo` takes back.
    struct Outcome {
        var lines: [String] = []
        var change: JournalEntry?
    }

    /// Puts photos to stock, each in one transaction with what a person decided on it. Those that cannot be read now go
    /// to stock when they are scanned again. Throws `DataError` and `ItemEditError`.
    func stock(_ photos: [InboxPhoto]) async throws -> Outcome {
        let change = UniqueId.make()
        let (lines, items) = await scan(photos, as: change)
        var outcome = Outcome(lines: lines)
        for item in items where outcome.change == nil {
            outcome.change = try await inventory.outcome(ofChange: change, on: item)?.entry
        }
        let waiting = Set(try await inventory.waitingPhotos().map(\.contentHash))
        let rest = photos.filter { waiting.contains($0.contentHash) }
        guard !rest.isEmpty else { return outcome }
        let decided = try await inventory.decide(
            .stock, on: rest, partOf: outcome.change, on: report.common.currentDay)
        outcome.change = outcome.change ?? decided
        let count = rest.count
        outcome.lines.append(
            Message(
                // Translators: photos that cannot be read now.
                count, one: "\(count) photo goes to stock when it is scanned again.",
                other: "\(count) photos go to stock when they are scanned again."
            ).text(in: report.common.language))
        return outcome
    }

    /// Scans photos, what they show being stored by the change `change`, and returns lines on what became of them, of
    /// several photos a summary, and the ids of the items.
    private func scan(_ photos: [InboxPhoto], as change: String) async -> (lines: [String], items: [String]) {
        let sources = photos.filter { !$0.name.isEmpty }.map { PhotoSource.file($0.name) }
        guard !sources.isEmpty, let scanner = try? scanner(for: sources.count) else { return ([], []) }
        var options = locale.options(on: report.common.currentDay, grouping: photos.count > 1 ? .auto : .none)
        (options.stocked, options.change) = (Set(photos.map(\.contentHash)), change)
        let lines = ScanReport(style: report.common.style, today: report.common.currentDay)
        var summary = ScanSummary()
        var shown: [String] = []
        var items: [String] = []
        for await progress in scanner.scan(sources, into: inventory, options: options) {
            guard let result = progress.result else { continue }
            summary.add(result)
            items += result.items.map(\.item.id)
            if let line = lines.errorLine(for: result) { shown.append(line) }
            if photos.count == 1, result.error == nil { shown.append(lines.line(for: result)) }
        }
        let first = photos.count == 1 ? [] : [summary.message.text(in: report.common.language)]
        return (first + shown, items)
    }

    private func scanner(for count: Int) throws -> PhotoScanner {
        try ReadingOption.parse([]).scanner(jobs: count == 1 ? 1 : nil)
    }
}
