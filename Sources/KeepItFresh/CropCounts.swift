/// What became of the places in photos that were to be written.
public struct CropCounts: Equatable, Sendable {
    /// Pictures written.
    public var written = 0
    /// Places whose photo is gone, has changed or cannot be read.
    public var gone = 0
}
