import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation

/// Asks the user about one item until nothing is left to check.
struct ReviewSession {
    let item: Item
    let evidence: ItemEvidence
    let inventory: Inventory
    let report: ReportOption
    let locale: LocaleHint?

    /// Where to go on.
    enum Outcome {
        case next, back, quit
    }

    /// Asks until nothing is left to check; `isAgain` asks at least once. Throws `DataError`.
    func run(isAgain: Bool = false) async throws -> Outcome {
        var (item, isAsked) = (item, isAgain)
        while isAsked || !item.needsReview.isEmpty {
            isAsked = false
            guard let answer = StandardStreams.ask(.reviewQuestion)?.lowercased() else { return .quit }
            switch answer.first {
            case "q": return .quit
            case "s": return .next
            case "b": return .back
            case "e": if try await edit(item, .eat(.all)) != nil { return .next }
            case "x": if try await removeAsNotFood(item) { return .next }
            case "w":
                var fix = ItemFix()
                fix.cleared = [.expiry]
                item = try await apply(fix, to: item)
            case "p":
                var fix = ItemFix()
                fix.quantity = item.quantity + 1
                item = try await apply(fix, to: item)
            case "o":
                var fix = ItemFix()
                fix.confirmsRest = true
                item = try await apply(fix, to: item)
            case "n":
                guard let name = StandardStreams.ask(.askName), let text = try? ItemOption.value(name) else { continue }
                var fix = ItemFix()
                fix.name = text
                item = try await apply(fix, to: item)
            default:
                guard let fix = try await dateFix(answer, for: item) else { continue }
                item = try await apply(fix, to: item)
            }
        }
        return .next
    }

    /// The correction for a candidate's number or for `d` and a date that is typed; nil for any other answer.
    private func dateFix(_ answer: String, for item: Item) async throws -> ItemFix? {
        var fix = ItemFix()
        if let number = Int(answer), number >= 1, number <= evidence.dates.count {
            let chosen = evidence.dates[number - 1]
            (fix.expiryDate, fix.expiryKind) = (chosen.date, chosen.kind)
        } else if answer == "d", let text = StandardStreams.ask(.askDate) {
            do {
                let expiry = try ItemValues.expiry(text, report.common.currentDay, locale)
                (fix.expiryDate, fix.expiryKind) = (expiry.date, expiry.kind)
            } catch let failure as CommandFailure {
                StandardStreams.error("  \(failure.message)")
                return nil
            }
        } else {
            StandardStreams.error("  \(MessageLanguage.environment.text(.noAnswer))")
            return nil
        }
        return fix
    }

    private func apply(_ fix: ItemFix, to item: Item) async throws -> Item {
        try await edit(item, .fix(fix))?.item ?? item
    }

    /// Removes an item that is not food. Throws `DataError`.
    private func removeAsNotFood(_ item: Item) async throws -> Bool {
        try await reporting { try await inventory.removeAsNotFood(item.id, on: report.common.currentDay) } != nil
    }

    /// Makes a change. Throws `DataError`.
    private func edit(_ item: Item, _ edit: ItemEdit) async throws -> JournalEntry? {
        try await reporting { try await inventory.edit(item.id, edit, on: report.common.currentDay) }
    }

    /// Makes a change and says what it was, or why it is not possible; then nil. Throws `DataError`.
    private func reporting(_ change: () async throws -> JournalEntry) async throws -> JournalEntry? {
        do {
            let entry = try await change()
            report.report(entry, in: inventory)
            return entry
        } catch let error as ItemEditError {
            StandardStreams.error("  \(error.message(in: .environment))")
            return nil
        }
    }
}
