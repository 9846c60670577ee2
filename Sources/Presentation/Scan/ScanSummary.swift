public import KeepItFreshDomain

/// Counts what became of many photos.
public struct ScanSummary: Sendable {
    private var counts: [PhotoStatus: Int] = [:]
    private var toReview = 0
    /// What the command's exit status will say.
    public private(set) var exitStatus = CommandStatus.success

    /// A summary of nothing yet.
    public init() {}

    /// Counts a photo in.
    public mutating func add(_ result: PhotoResult) {
        counts[result.status, default: 0] += 1
        toReview += result.needsReview.isEmpty ? 0 : 1
        exitStatus = exitStatus.joined(with: CommandStatus(result))
    }

    /// The photos counted.
    public var total: Int { counts.values.reduce(0, +) }

    /// One line: `12 photos: 9 saved, 1 known, 1 with nothing, 1 failed; 2 to check`.
    public var line: String {
        let words: [(PhotoStatus, String)] = [
            (.saved, "saved"), (.read, "read"), (.known, "imported before"), (.nothing, "with nothing found"),
            (.failed, "failed"),
        ]
        let parts = words.compactMap { status, word in counts[status].map { "\($0) \(word)" } }
        let review = toReview > 0 ? "; \(toReview) to check" : ""
        return "\(total) \(total == 1 ? "photo" : "photos"): \(parts.joined(separator: ", "))\(review)"
    }
}
