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

    /// Returns false when the user wants to quit. Throws `DataError`.
    func run() async throws -> Bool {
        var item = item
        while !item.needsReview.isEmpty {
            guard let answer = StandardStreams.ask(.reviewQuestion)?.lowercased() else { return false }
            switch answer.first {
            case "q": return false
            case "s": return true
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
        return true
    }

    /// The correction for a candidate's number or for `d` and a date that is typed; nil for any other answer.
    private func dateFix(_ answer: String, for item: Item) async throws -> ItemFix? {
        var fix = ItemFix()
        if let number = Int(answer), number >= 1, number <= evidence.dates.count {
            let chosen = evidence.dates[number - 1]
            fix.expiryDate = chosen.date
            fix.expiryKind = chosen.kind == .unlabelled ? nil : chosen.kind
        } else if answer == "d", let text = StandardStreams.ask(.askDate) {
            do {
                fix.expiryDate = try FixCommand.Values.date(text, report.common.currentDay, locale)
            } catch let failure as CommandFailure {
                StandardStreams.error("  \(failure.message)")
                return nil
            }
        } else {
            StandardStreams.error("  \(MessageLanguage.environment.text(.noAnswer))")
            return nil
        }
        guard item.needsReview.contains(.ambiguousDate), item.gtin != nil, let date = fix.expiryDate,
            let order = try await inventory.dateOrder(of: item, showing: date, locale: locale),
            StandardStreams.confirms(order)
        else { return fix }
        fix.dateOrder = order
        return fix
    }

    private func apply(_ fix: ItemFix, to item: Item) async throws -> Item {
        do {
            let entry = try await inventory.edit(item.id, .fix(fix), on: report.common.currentDay)
            report.report(entry, in: inventory)
            return entry.item ?? item
        } catch let error as ItemEditError {
            StandardStreams.error("  \(error.message(in: .environment))")
            return item
        }
    }
}
