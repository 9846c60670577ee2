package import FoundationEssentials

/// A photo that another device sent to a household.
package struct Upload: Identifiable, Equatable, Sendable {
    package let id: String
    package let householdId: String
    /// Who sent it.
    package let userId: String
    /// The content hash of its file.
    package let contentHash: String
    package let createdAt: Date
    /// What it has in common with further photos of the same pack; nil for a photo on its own.
    package let series: String?
    package var stage: Stage
    /// The contract's object for the photo as JSON; nil until it was read.
    package var result: String?

    package init(
        id: String, householdId: String, userId: String, contentHash: String, createdAt: Date,
        series: String? = nil, stage: Stage = .waiting, result: String? = nil
    ) {
        self.id = id
        self.householdId = householdId
        self.userId = userId
        self.contentHash = contentHash
        self.createdAt = createdAt
        self.series = series
        self.stage = stage
        self.result = result
    }

    /// How far the reading of the photo is. Only the first and the last two are stored: a photo at which the program
    /// ended is read again.
    package enum Stage: String, Sendable {
        case waiting, scanning, parsing, upserting, saved, failed

        /// Whether nothing more will happen.
        package var isFinal: Bool { self == .saved || self == .failed }
    }
}
