import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// A row of `item`, read through the view `inventory`, which adds the quantity.
struct ItemRecord {
    let householdId: String
    var item: Item
}

extension ItemRecord: FetchableRecord {
    init(row: Row) throws {
        householdId = row["householdId"]
        item = Item(
            id: row["id"],
            name: row["name"],
            nameConfidence: row["nameConfidence"],
            brand: row["brand"],
            category: row["category"],
            gtin: (row["gtin"] as String?).flatMap { GTIN($0) },
            quantity: row["quantity"],
            unit: row["unit"],
            expiryDate: (row["expiryDate"] as String?).flatMap { CivilDate($0) },
            expiryKind: (row["expiryKind"] as String?).flatMap { DateKind(rawValue: $0) },
            expiryConfidence: row["expiryConfidence"],
            productionDate: (row["productionDate"] as String?).flatMap { CivilDate($0) },
            lot: row["lot"],
            addedDate: row["addedDate"],
            notes: row["notes"],
            needsReview: (row["needsReview"] as String).split(separator: ",").compactMap {
                ReviewReason(rawValue: String($0))
            },
            place: row["place"],
            left: row["leftover"],
            opening: Self.date(row["openedOn"]).map { Opening(date: $0, days: row["openedDays"]) },
            freezing: Self.date(row["frozenOn"]).map { frozenOn in
                Freezing(date: frozenOn, daysLeft: row["frozenDaysLeft"], thawedOn: Self.date(row["thawedOn"]))
            },
            given: Set((row["given"] as String).split(separator: ",").compactMap { ItemField(rawValue: String($0)) })
        )
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
