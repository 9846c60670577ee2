import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// A row of `item`, read through the view `inventory`, which adds the quantity.
struct ItemRecord {
    let householdId: String
    var item: Item
}

extension ItemRecord: FetchableRecord {
    /// What is read of `inventory`, by its place in the row: looking columns up by name costs as much as reading them.
    private enum Field: Int, CaseIterable {
        case householdId, id, name, nameConfidence, brand, category, gtin, quantity, unit, expiryDate, expiryKind,
            expiryConfidence, productionDate, lot, addedDate, notes, needsReview, place, leftover, openedOn, openedDays,
            frozenOn, frozenDaysLeft, thawedOn, given
    }

    /// The columns to select for a record.
    static let columns = Field.allCases.map { "inventory.\($0)" }.joined(separator: ", ")

    /// The same, with 0 for the quantity, which the table alone does not have.
    static let columnsWithoutQuantity = Field.allCases.map { $0 == .quantity ? "0" : "inventory.\($0)" }
        .joined(separator: ", ")

    init(row: Row) throws {
        householdId = row[Field.householdId.rawValue]
        item = Self.item(row)
    }

    /// The item of a row with these columns.
    static func item(_ row: Row) -> Item {
        Item(
            id: row[Field.id.rawValue],
            name: row[Field.name.rawValue],
            nameConfidence: row[Field.nameConfidence.rawValue],
            brand: row[Field.brand.rawValue],
            category: row[Field.category.rawValue],
            gtin: (row[Field.gtin.rawValue] as String?).flatMap { GTIN($0) },
            quantity: row[Field.quantity.rawValue],
            unit: row[Field.unit.rawValue],
            expiryDate: (row[Field.expiryDate.rawValue] as String?).flatMap { CivilDate($0) },
            expiryKind: (row[Field.expiryKind.rawValue] as String?).flatMap { DateKind(rawValue: $0) },
            expiryConfidence: row[Field.expiryConfidence.rawValue],
            productionDate: (row[Field.productionDate.rawValue] as String?).flatMap { CivilDate($0) },
            lot: row[Field.lot.rawValue],
            addedDate: row[Field.addedDate.rawValue],
            notes: row[Field.notes.rawValue],
            needsReview: words(row[Field.needsReview.rawValue]).compactMap { ReviewReason(rawValue: String($0)) },
            place: row[Field.place.rawValue],
            left: row[Field.leftover.rawValue],
            opening: Self.date(row[Field.openedOn.rawValue]).map {
                Opening(date: $0, days: row[Field.openedDays.rawValue])
            },
            freezing: Self.date(row[Field.frozenOn.rawValue]).map { frozenOn in
                Freezing(
                    date: frozenOn, daysLeft: row[Field.frozenDaysLeft.rawValue],
                    thawedOn: Self.date(row[Field.thawedOn.rawValue]))
            },
            given: Set(words(row[Field.given.rawValue]).compactMap { ItemField(rawValue: String($0)) })
        )
    }

    /// The words of a list, which most often has none.
    private static func words(_ list: String) -> [Substring] {
        list.isEmpty ? [] : list.split(separator: ",")
    }

    private static func date(_ text: String?) -> CivilDate? {
        text.flatMap { CivilDate($0) }
    }
}

extension ItemRecord: PersistableRecord {
    static let databaseTableName = "item"

    func encode(to container: inout PersistenceContainer) {
        container["householdId"] = householdId
        container["id"] = item.id
        container["productKey"] = item.productKey
        container["name"] = item.name
        container["nameConfidence"] = item.nameConfidence
        container["brand"] = item.brand
        container["category"] = item.category
        container["gtin"] = item.gtin?.digits
        container["unit"] = item.unit
        container["expiryDate"] = item.expiryDate?.description
        container["expiryDay"] = item.deadline?.dayNumber
        container["expiryKind"] = item.expiryKind?.rawValue
        container["expiryConfidence"] = item.expiryConfidence
        container["productionDate"] = item.productionDate?.description
        container["lot"] = item.lot
        container["addedDate"] = item.addedDate
        container["notes"] = item.notes
        container["needsReview"] = item.needsReview.map(\.rawValue).joined(separator: ",")
        container["place"] = item.place
        container["leftover"] = item.left
        container["openedOn"] = item.opening?.date.description
        container["openedDays"] = item.opening?.days
        container["frozenOn"] = item.freezing?.date.description
        container["frozenDaysLeft"] = item.freezing?.daysLeft
        container["thawedOn"] = item.freezing?.thawedOn?.description
        container["given"] = ItemField.allCases.filter(item.given.contains).map(\.rawValue).joined(separator: ",")
    }
}
