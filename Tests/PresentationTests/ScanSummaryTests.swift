import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshPresentation

@Suite struct ScanSummaryTests {
    @Test func whenPhotosAreSaved_shouldCountThemByResult() {
        let summary = summary()

        #expect(
            summary.message.english == """
                7 photos: 1 new item, 1 further pack, 1 more photo of a pack, 1 already imported, \
                1 with nothing found, 2 unreadable; 1 item to check, 4 items without a name
                """)
        #expect(
            summary.details(limit: 20, in: .english) == [
                "to check:", "  milk.jpg: no date", "unreadable:", "  x\\u{1B}.jpg: the picture is damaged or cut off",
                "  y.jpg: the disk is full",
            ])
        #expect(summary.details(limit: 1, in: .english).last == "  and 1 more")
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
            summary.forecast(duration: .seconds(65)).english == """
                Nothing was stored: 1 duplicate, about 3 packs of 1 product; storing them takes about 1:05.
                """)
    }

    private func summary() -> ScanSummary {
        var summary = ScanSummary()
        let doubtful = ParsedLabel(needsReview: [.noDate])
        summary.add(PhotoResult(file: "milk.jpg", status: .saved, parsed: doubtful, items: [saved(.created, "1")]))
        summary.add(PhotoResult(file: "tea.jpg", status: .saved, items: [saved(.merged, "2")]))
        summary.add(PhotoResult(file: "lid.jpg", status: .saved, items: [saved(.updated, "3")]))
        summary.add(PhotoResult(file: "old.jpg", status: .known, items: [saved(.unchanged, "4")]))
        summary.add(PhotoResult(file: "dark.jpg", status: .nothing))
        summary.add(PhotoResult(file: "x\u{1B}.jpg", error: .unreadableImage))
        summary.add(PhotoResult(file: "y.jpg", status: .failed, error: .storage(.diskFull)))
        return summary
    }

    @Test func whenALaterPhotoShowsWhatWasMissing_shouldCountTheItemNoMore() {
        var summary = ScanSummary()
        let doubtful = ParsedLabel(needsReview: [.noDate])
        var front = saved(.created, "1")
        front.item.needsReview = [.noDate]
        for file in ["front.jpg", "side.jpg"] {
            summary.add(PhotoResult(file: file, status: .saved, parsed: doubtful, items: [front]))
        }
        #expect(summary.message.english.hasSuffix("; 1 item to check, 1 item without a name"))

        var dated = saved(.updated, "1")
        dated.item.name = "Milk"
        summary.add(PhotoResult(file: "date.jpg", status: .saved, items: [dated]))

        #expect(summary.message.english == "3 photos: 2 new items, 1 more photo of a pack")
        #expect(!summary.hasWork)
    }

    private func saved(_ change: ItemChange, _ id: String) -> SavedItem {
        SavedItem(item: Item(id: id, addedDate: Date(timeIntervalSince1970: 0)), change: change)
    }
}
