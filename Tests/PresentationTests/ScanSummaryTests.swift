import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshPresentation

@Suite struct ScanSummaryTests {
    @Test func whenPhotosAreSaved_shouldCountThemByResult() {
        let summary = summary()

        #expect(
            summary.line == """
                7 photos: 1 new, 1 with a further pack, 1 further photo of a pack, 1 already imported, \
                1 with nothing found, 2 unreadable; 1 to check, 4 to name
                """)
        #expect(
            summary.details(limit: 20) == [
                "to check:", "  milk.jpg: no date", "unreadable:", "  x\\u{1B}.jpg: the picture is damaged or cut off",
                "  y.jpg: the disk is full",
            ])
        #expect(summary.details(limit: 1).last == "  and 1 more")
    }

    @Test func whenWrittenAsJSON_shouldNameFilesWithReasons() throws {
        let line = summary().json(count: 8, duration: .seconds(4), household: "Home").line

        let report = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(report["photos"] as? Int == 8)
        #expect(report["done"] as? Int == 7)
        #expect(report["new"] as? Int == 1)
        #expect(report["quantityRaised"] as? Int == 1)
        #expect(report["merged"] as? Int == 1)
        #expect(report["known"] as? Int == 1)
        #expect(report["nothing"] as? [String] == ["dark.jpg"])
        let review = try #require((report["toReview"] as? [[String: Any]])?.first)
        #expect(review["file"] as? String == "milk.jpg")
        #expect(review["needsReview"] as? [String] == ["noDate"])
        #expect(report["toName"] as? [String] == ["milk.jpg", "tea.jpg", "lid.jpg", "old.jpg"])
        let unreadable = try #require(report["unreadable"] as? [[String: Any]])
        #expect(unreadable.map { $0["code"] as? String } == ["unreadableImage", "storage"])
    }

    @Test func whenOnlyRead_shouldEstimatePacksProductsAndTime() {
        var summary = ScanSummary()
        for (place, hash) in ["a", "b", "b"].enumerated() {
            var photo = PhotoResult(file: hash, status: .read, contentHash: hash)
            photo.pack = place
            photo.parsed.gtins = [GTIN("4006381333931")].compactMap { $0 }
            summary.add(photo)
        }

        #expect(
            summary.forecast(duration: .seconds(65)) == """
                nothing stored: 1 duplicates, about 3 packs of 1 products; storing them takes about 1:05
                """)
    }

    private func summary() -> ScanSummary {
        var summary = ScanSummary()
        let doubtful = ParsedLabel(needsReview: [.noDate])
        summary.add(PhotoResult(file: "milk.jpg", status: .saved, parsed: doubtful, items: [saved(.created)]))
        summary.add(PhotoResult(file: "tea.jpg", status: .saved, items: [saved(.merged)]))
        summary.add(PhotoResult(file: "lid.jpg", status: .saved, items: [saved(.updated)]))
        summary.add(PhotoResult(file: "old.jpg", status: .known, items: [saved(.unchanged)]))
        summary.add(PhotoResult(file: "dark.jpg", status: .nothing))
        summary.add(PhotoResult(file: "x\u{1B}.jpg", error: .unreadableImage))
        summary.add(PhotoResult(file: "y.jpg", status: .failed, error: .storage(.diskFull)))
        return summary
    }

    private func saved(_ change: ItemChange) -> SavedItem {
        SavedItem(item: Item(id: "1", addedDate: Date(timeIntervalSince1970: 0)), change: change)
    }
}
