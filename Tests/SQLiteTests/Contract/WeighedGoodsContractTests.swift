import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

/// Goods that a shop weighs: all packs of one have the same number, but their own weight and price.
@Suite(.inTemporaryFolder, .timeLimit(.minutes(10))) struct WeighedGoodsContractTests {
    private let day = StoreKind.today()

    /// A pack as a photo of its label shows it, in Germany.
    private func pack(_ code: String) throws -> Item {
        let label = ScannedLabel(
            barcodes: [Barcode(symbology: .ean13, text: code)],
            lines: [TextLine(text: "Mindestens haltbar bis 20.03.27")])
        let parsed = LabelParser().parse(label, today: day, locale: LocaleHint("de-DE"))
        return try #require(parsed.items(addedDate: Date(timeIntervalSince1970: 1_800_000_000)).first)
    }

    @Test func whenTheLabelIsRead_shouldHaveTheItemsNumberAndTheWeight() throws {
        let cheese = try pack("2812347012503")

        #expect(cheese.gtin?.digits.hasPrefix("0281234000000") == true && cheese.unit == "1.250 kg")
        #expect(cheese.content?.amount?.value.decimals == "1.25")
        let abroad = LabelParser().parse(
            ScannedLabel(barcodes: [Barcode(symbology: .ean13, text: "2812347012503")]), today: day, locale: nil)
        #expect(abroad.gtin == nil && abroad.gtins.isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func whenItWasNamed_shouldNameTheNextPackAndKeepWeightsApart(kind: StoreKind) async throws {
        let store = try await kind.make()
        let home = try await store.households("ann").ensureHousehold(named: "Home").id
        let items = store.items("ann")
        let first = try await items.save([try pack("2812347012503")], ofPhoto: "a", named: "a.jpg", in: home)
        let fix = ItemFix(.name) { $0.name = "Gouda" }
        _ = try await items.edit(try #require(first.first?.item.id), .fix(fix), on: day, in: home)
        var lighter = try pack("2812347012503")
        lighter.unit = "0.480 kg"

        let same = try await items.save([try pack("2812347012503")], ofPhoto: "b", named: "b.jpg", in: home)
        let other = try await items.save([lighter], ofPhoto: "c", named: "c.jpg", in: home)

        #expect(same.first?.change == .merged && same.first?.item.quantity == 2)
        #expect(other.first?.change == .created && other.first?.item.name == "Gouda")
        #expect(other.first?.item.unit == "0.480 kg")
    }
}
