/// News of one photo among many.
public struct SaveProgress: Equatable, Sendable {
    /// The photo's place among those given, from 0.
    public let index: Int
    /// The path or name as given.
    public let file: String
    /// How far it has come.
    public let stage: SaveStage

    /// News of the photo at `index`.
    public init(index: Int, file: String, stage: SaveStage) {
        self.index = index
        self.file = file
        self.stage = stage
    }

    /// The photo's result once it is done or has failed; nil before.
    public var result: PhotoResult? {
        switch stage {
        case .saved(let result), .failed(let result): result
        case .scanning, .parsing, .upserting: nil
        }
    }
}
