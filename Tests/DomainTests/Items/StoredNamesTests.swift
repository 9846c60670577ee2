import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

/// Tests the names under which items are stored and exported, which must not change.
@Suite struct StoredNamesTests {
    private let item = Item(
        name: "Milk", addedDate: Date(timeIntervalSince1970: 0), openedPackRemainder: 250,
        fieldsSetByUser: [.name, .lot])

    @Test func whenAnItemIsEncoded_shouldKeepItsNames() throws {
        let data = try JSONEncoder().encode(item)
        let fields = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])

        #expect(fields["left"] as? Int == 250)
        #expect(fields["leftExact"] == nil)
        #expect(fields["givenFields"] as? [String] == ["name", "lot"])
        #expect(fields["quantity"] as? Int == 1 && fields["addedDate"] != nil && fields["needsReview"] != nil)
        #expect(try JSONDecoder().decode(Item.self, from: data) == item)
    }

    @Test func whenAnItemHasAReasonOfAnEarlierVersion_shouldReadItWithoutThat() throws {
        var doubtful = item
        doubtful.needsReview = [.ambiguousDate, .possibleMerge]
        let text = String(decoding: try JSONEncoder().encode(doubtful), as: UTF8.self)
        let earlier = text.replacing("\"possibleMerge\"", with: "\"noName\",\"possibleMerge\"")

        #expect(earlier != text)
        #expect(try JSONDecoder().decode(Item.self, from: Data(earlier.utf8)) == doubtful)
    }

    @Test func whenColumnsAndAspectsAreWritten_shouldKeepTheirNames() {
        let columns =
            "id,name,brand,category,gtin,quantity,unit,expiryDate,expiryKind,productionDate,lot,addedDate,notes,place,"
            + "needsReview,left,leftExact,opened,openedDays,frozen,frozenDaysLeft,thawed,frozenDays,proposedDate,proposedBy,"
            + "nameConfidence,expiryConfidence,given"
        let aspects =
            "name,brand,category,gtin,unit,quantity,left,expiry,productionDate,lot,notes,place,opening,freezing,review"

        #expect(CSVTable.header == columns)
        #expect(ItemAspect.allCases.map(\.rawValue).joined(separator: ",") == aspects)
    }

    @Test func whenAnInterruptedImportIsStored_shouldKeepItsNames() throws {
        var counts = CatalogImport.Counts()
        counts.imported = 3

        let data = try JSONEncoder().encode(counts)
        let fields = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Int])

        #expect(fields == ["rows": 0, "taken": 3, "withoutNumber": 0, "restricted": 0, "nameless": 0, "damaged": 0])
    }
}
