/// A step in the import of one photo.
public struct SaveProgress: Equatable, Sendable {
    /// The photo's index among those given, from 0.
    public let index: Int
    /// The path or name as given.
    public let file: String
    public let stage: Stage

    public init(index: Int, file: String, stage: Stage) {
        self.index = index
        self.file = file
        self.stage = stage
    }

    /// The last step of a photo that failed.
    init(index: Int, file: String, error: PhotoError) {
        self.init(index: index, file: file, stage: .failed(PhotoResult(file: file, status: .failed, error: error)))
    }

    /// The photo's result once it is saved or has failed; nil before.
    public var result: PhotoResult? {
        switch stage {
        case .saved(let result), .failed(let result): result
        case .scanning, .parsing, .upserting: nil
        }
    }
}

extension SaveProgress {
    /// How far the import of a photo is.
    public enum Stage: Equatable, Sendable {
        /// Its pixels are being read.
        case scanning
        /// What was read is being parsed.
        case parsing
        /// Its items are being stored.
        case upserting
        /// It is done, with any status but `failed`.
        case saved(PhotoResult)
        /// It failed; the others go on.
        case failed(PhotoResult)
    }
}
