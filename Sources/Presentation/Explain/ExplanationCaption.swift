package import KeepItFreshDomain

/// Says below a photo what was decided and what to check.
package struct ExplanationCaption {
    private let result: PhotoResult

    /// More characters than this do not fit below a picture.
    private static let longest = 100

    /// The caption of a photo's result.
    package init(result: PhotoResult) {
        self.result = result
    }

    /// The decision, the product where there is one, and each other reason to look.
    package var lines: [ExplanationNote] {
        let reasons = result.needsReview.filter { $0 != .noDate }.map {
            ExplanationNote(text: "please check: \($0.words)", color: .review)
        }
        return ([decision, product].compactMap(\.self) + reasons).map {
            ExplanationNote(text: $0.text.drawable(most: Self.longest), color: $0.color)
        }
    }

    private var decision: ExplanationNote {
        guard let expiry = result.parsed.dates.expiry else {
            let text = result.status == .nothing ? "no barcode, date or name found" : "no expiry date"
            return ExplanationNote(text: text, color: .review)
        }
        let meaning = ([expiry.date] + expiry.alternatives).map(\.description).joined(separator: " or ")
        let certainty = result.isDecided ? "sure" : "to be confirmed"
        return ExplanationNote(
            text: "\(expiry.kind.words) \(meaning), \(percentage(expiry.confidence)), \(certainty)",
            color: result.isDecided ? .decided : .review)
    }

    private var product: ExplanationNote? {
        let product = result.parsed.product
        let parts = [
            product?.name, product?.brand, product?.quantity, result.parsed.gtin?.digits,
            result.parsed.dates.lot.map { "lot \($0)" },
        ].compactMap(\.self)
        return parts.isEmpty ? nil : ExplanationNote(text: parts.joined(separator: ", "), color: .plain)
    }
}
