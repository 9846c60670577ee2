package import FoundationEssentials
package import KeepItFreshLabels

/// A photo that a worker on another machine is to read, or to make pictures of. The worker gets nothing but the photo's
/// bytes and what reading needs: no name, no member and no household.
package struct PhotoJob: Sendable {
    /// The number of the form of messages and answers: a worker with another one gets no photo.
    package static let format = 1

    /// What the worker is to do.
    package enum Kind: String, Codable, Sendable {
        case reading, pictures
    }

    /// What an answer says.
    package enum Answer: Equatable, Sendable {
        case label(ScannedLabel)
        case pictures([Data])
        /// The photo cannot be read.
        case refused(ScanError)
    }

    /// Gives a job to whoever has time for it. Returns nil when nobody is there to take it, and throws what is wrong
    /// with a photo that nobody could read.
    package typealias Handler = @Sendable (PhotoJob) async throws(ScanError) -> Answer?

    package let kind: Kind
    /// What a process that decodes photos gets: a line of JSON, then the photo's bytes.
    package let message: [UInt8]
    /// What the bytes of an answer say; nil for those that a sound worker does not send to this job.
    package let answer: @Sendable ([UInt8]) -> Answer?

    package init(_ kind: Kind, message: [UInt8], answer: @escaping @Sendable ([UInt8]) -> Answer?) {
        (self.kind, self.message, self.answer) = (kind, message, answer)
    }
}
