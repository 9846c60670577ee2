import FoundationEssentials
package import KeepItFreshDomain
package import KeepItFreshLabels

extension Item {
    /// Returns the contract's object for a listed item, with its status on the day `today`.
    package func json(today: CivilDate, soonDays: Int, household: String) -> JSONValue {
        .object([
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
        ])
    }

    /// The object of an exported item: every value that an item has, under the names of `list --json` where those
    /// exist.
    package var exchangeJSON: JSONValue {
        .object(ItemColumn.allCases.map { ($0.rawValue, value(in: $0)) })
    }

    private func value(in column: ItemColumn) -> JSONValue {
        switch column {
        case .quantity: .integer(quantity)
        case .openedPackRemainder: openedPackRemainder.map { .decimal(Double($0) / 1000) } ?? .null
        case .openedDays: .number(opening?.days)
        case .frozenDaysLeft: .number(freezing?.daysLeft)
        case .nameConfidence: nameConfidence.map { .exact($0) } ?? .null
        case .expiryConfidence: expiryConfidence.map { .exact($0) } ?? .null
        case .needsReview: .texts(needsReview.map(\.rawValue))
        case .fieldsSetByUser: .texts(ItemField.allCases.filter(fieldsSetByUser.contains).map(\.rawValue))
        default: .text(text(in: column))
        }
    }

    /// The request to Grocy's API that adds the item to its stock, as an object with `method`, `path` and `body`
    /// (Grocy: `/stock/products/by-barcode/{barcode}/add`). Nil for an item without a product number or with nothing
    /// left. Grocy must know the product by its barcode.
    package var grocyRequest: JSONValue? {
        guard let gtin, stock > 0 else { return nil }
        return .object([
            ("method", .string("POST")),
            ("path", .string("/stock/products/by-barcode/\(Self.barcode(gtin))/add")),
            (
                "body",
                .object([
                    ("amount", .decimal(Double(stock) / 1000)),
                    ("best_before_date", .string(deadline?.lastDay.description ?? "2999-12-31")),
                    ("transaction_type", .string("purchase")),
                ])
            ),
        ])
    }

    /// The number as the barcode of the pack shows it, with 8, 13 or 14 digits.
    private static func barcode(_ gtin: GTIN) -> String {
        if gtin.digits.hasPrefix("000000") { return String(gtin.digits.suffix(8)) }
        return gtin.digits.hasPrefix("0") ? String(gtin.digits.dropFirst()) : gtin.digits
    }
}
