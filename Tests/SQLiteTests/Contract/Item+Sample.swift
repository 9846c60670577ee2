import Foundation
import KeepItFreshDomain
import KeepItFreshLabels

extension Item {
    /// An oat drink as a photo shows it.
    static func sample(
        name: String? = "Oat Drink", gtin: String? = "4006381333931", expires: String? = "2027-03-12",
        lot: String? = nil, needsReview: [ReviewReason] = []
    ) -> Item {
        Item(
            name: name, nameConfidence: name == nil ? nil : 0.8, gtin: gtin.flatMap { GTIN($0) },
            expiryDate: expires.flatMap { CivilDate($0) }, expiryKind: expires == nil ? nil : .bestBefore,
            expiryConfidence: expires == nil ? nil : 0.9, lot: lot,
            addedDate: Date(timeIntervalSince1970: 1_800_000_000), needsReview: needsReview
        )
    }
}
