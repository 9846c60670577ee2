import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation
import Synchronization

/// The changes that reading items again would make: they are shown one after another, and made if that is asked for.
struct RereadProposals {
    let inventory: Inventory
    /// The number of photos that could not be read again.
    var missingPhotos = 0

    private let report: ReportOption
    private let locale: LocaleHint?
    private let apply: Bool
    private var count = 0
    private var incomplete = 0

    init(_ report: ReportOption, locale: LocaleHint?, apply: Bool, in inventory: Inventory) {
        self.report = report
        self.locale = locale
        self.apply = apply
        self.inventory = inventory
    }

    /// Shows, or makes, the change of an item whose photos are read as in `photos`. Throws `DataError`.
    mutating func add(_ item: Item, shownOn photos: [ItemPhoto]) async throws {
        let evidence = try await inventory.evidence(for: item, shownOn: photos, locale: locale)
        if evidence.isIncomplete { incomplete += 1 }
        guard let read = evidence.item, let proposal = RereadProposal(item, read: read) else { return }
        count += 1
        StandardStreams.output(report.json ? proposal.json.line : proposal.line(in: report.common.language))
        if apply { _ = try await inventory.edit(item.id, .reread(read), on: report.common.currentDay) }
    }

    /// Completes items by their numbers, and sums up; `command` is the one that makes the changes. Throws `DataError`.
    func finish(command: String) async throws {
        let completed = try await inventory.completeItems(isDryRun: !apply, on: report.common.currentDay)
        report.common.say(Self.changes(count, isMade: apply))
        if completed.items > 0 { report.common.say(Self.completions(completed.items, isMade: apply)) }
        if !apply, count > 0 || completed.items > 0 {
            report.common.say("To make the changes: kif-scan \(command) --apply")
        }
        if missingPhotos > 0 {
            report.common.say(
                Message(
                    missingPhotos, one: "\(missingPhotos) photo could not be read: moved, deleted or changed since.",
                    other: "\(missingPhotos) photos could not be read: moved, deleted or changed since."))
        }
        if incomplete > 0 {
            report.common.say(
                Message(
                    incomplete,
                    one:
                        "The text of \(incomplete) item is not stored completely, as an earlier version scanned its photos.",
                    other:
                        "The text of \(incomplete) items is not stored completely, as an earlier version scanned their photos."
                ))
        }
    }

    private static func changes(_ count: Int, isMade: Bool) -> Message {
        isMade
            ? Message(count, one: "\(count) item was changed.", other: "\(count) items were changed.")
            : Message(count, one: "\(count) item would change.", other: "\(count) items would change.")
    }

    private static func completions(_ count: Int, isMade: Bool) -> Message {
        isMade
            ? Message(
                count, one: "\(count) item was completed by its number.",
                other: "\(count) items were completed by their numbers.")
            : Message(
                count, one: "\(count) item would be completed by its number.",
                other: "\(count) items would be completed by their numbers.")
    }
}

extension RereadProposals {
    /// The line that shows how many photos have been read, on a terminal.
    final class Progress: Sendable {
        private let line: Mutex<ProgressLine?>

        /// Shows the progress of `total` photos; nil to show nothing.
        init(total: Int?) {
            line = Mutex(total.map { ProgressLine(total: $0, language: .environment) })
        }

        /// Counts a photo; nil for one that was read earlier.
        func add(_ result: PhotoResult?) {
            let text = line.withLock { line in
                line?.add(result)
                return line?.drawn()
            }
            if let text { StandardStreams.redraw(text) }
        }

        /// Removes the line.
        func clear() {
            if line.withLock({ $0 != nil }) { StandardStreams.redraw(ProgressLine.cleared) }
        }
    }
}
