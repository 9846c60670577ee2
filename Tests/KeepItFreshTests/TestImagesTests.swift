import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

/// Reads every picture of TestImages with the real readers.
@Suite(.serialized) struct TestImagesTests {
    private static let scanner = PhotoScanner(jobs: 1)

    @Test func whenListed_shouldBeAtLeastTwentyFour() {
        #expect(TestImage.all.count >= 24)
    }

    @Test(arguments: TestImage.all)
    func whenRead_shouldShowWhatItsTruthSays(image: TestImage) async throws {
        var result: PhotoResult?
        for await progress in Self.scanner.scan([.file(image.path)], into: nil, options: image.options) {
            result = progress.result
        }

        let read = try #require(result)
        if let error = image.error {
            #expect(read.error == .scan(error))
            return
        }
        #expect(read.error == nil)
        if let subject = image.subject { #expect(read.parsed.subject == subject) }
        expectBarcodes(of: read, in: image)
        expectDates(of: read, in: image)
        expectName(of: read, in: image)
        for pack in image.packs ?? [] {
            #expect(
                read.parsed.parts.contains { $0.gtin?.digits == pack.gtin && $0.dates.expiry?.date == pack.expiryDate })
        }
        #expect(Set(image.needsReview).isSubset(of: read.needsReview))
    }

    private func expectBarcodes(of read: PhotoResult, in image: TestImage) {
        let codes = read.label.barcodes.map { code in
            let gtin = BarcodeParser()
                .parse(code.text, symbology: code.symbology, isGS1: code.isGS1, today: image.today).gtin
            return TestImage.Code(symbology: code.symbology.rawValue, text: code.text, gtin: gtin?.digits)
        }
        #expect(Set(codes) == Set(image.barcodes))
        #expect(codes.count == image.barcodes.count)
        #expect(read.label.barcodes.allSatisfy { $0.box != nil })
    }

    private func expectDates(of read: PhotoResult, in image: TestImage) {
        let dates = read.parsed.dates
        #expect(dates.expiry?.date == image.expiryDate)
        #expect(dates.expiry?.date.precision == image.expiryPrecision)
        #expect(dates.expiry?.kind == image.expiryKind)
        #expect((dates.expiry?.yearInferred ?? false) == (image.yearInferred ?? false))
        #expect(Set(dates.expiry?.alternatives ?? []) == Set(image.alternatives))
        #expect(dates.date(of: .production) == image.productionDate)
        #expect(dates.lot == image.lot)
    }

    /// Names that are not read whole, and why.
    private static let partialNames: [String: Comment] = [
        "passata.jpg": "The article in a line of its own is not found"
    ]

    /// A name may begin with the brand, which a front shows beside it. With dictionaries it has the accents that the
    /// print lacks.
    private func expectName(of read: PhotoResult, in image: TestImage) {
        guard let product = image.product, let name = product.name else { return }
        let withBrand = [product.brand, name].compactMap(\.self).joined(separator: " ")
        withKnownIssue(Self.partialNames[image.file]) {
            #expect([name, withBrand].map(\.folded).contains(read.parsed.product?.name?.folded))
        } when: {
            Self.partialNames[image.file] != nil
        }
    }
}
