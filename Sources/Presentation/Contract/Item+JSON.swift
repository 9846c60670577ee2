import FoundationEssentials
package import KeepItFreshDomain
package import KeepItFreshLabels

extension Item {
    /// Returns the contract's object for a listed item, with its status on the day `today`.
    package func json(today: CivilDate, soonDays: Int, household: String) -> JSONValue {
        let fields: [(String, JSONValue)] = [
            ("id", .string(id)),
            ("name", .text(name)),
            ("brand", .text(brand)),
            ("gtin", .text(gtin?.digits)),
            ("quantity", .integer(quantity)),
            ("unit", .text(unit)),
            ("expiryDate", .date(expiryDate)),
            ("expiryPrecision", .text(expiryDate?.precision.rawValue)),
            ("expiryKind", .text(expiryKind?.rawValue)),
            ("status", .string(ExpiryStatus(of: self, today: today, soonDays: soonDays).rawValue)),
            ("lot", .text(lot)),
            ("addedDate", .string(addedDate.formatted(.iso8601))),
            ("notes", .text(notes)),
            ("needsReview", .texts(needsReview.map(\.rawValue))),
            ("missing", .texts(missing.map(\.rawValue))),
            ("packs", .integer(quantity)),
            ("household", .string(household)),
            ("deadline", .date(deadline)),
            ("place", .text(place)),
            ("left", openedPackRemainder.map { .decimal(Double($0) / 1000) } ?? .null),
            ("opened", .date(opening?.date)),
            ("openedDays", .number(opening?.days)),
            ("frozen", .date(freezing?.date)),
            ("frozenDaysLeft", .number(freezing?.daysLeft)),
            ("thawed", .date(freezing?.thawedOn)),
            ("frozenDays", .number(freezing?.days)),
            ("proposedDate", .date(proposal?.date)),
            ("proposedBy", .text(proposal?.source)),
        ]
        return .object(fields + (remainder.map { [("leftExact", .string($0.description))] } ?? []))
    }
}
