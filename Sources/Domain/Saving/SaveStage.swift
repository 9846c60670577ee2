/// How far a photo has come.
public enum SaveStage: Equatable, Sendable {
    /// Its pixels are being read.
    case scanning
    /// What was read is being understood.
    case parsing
    /// Its items are being stored.
    case upserting
    /// It is done, whatever its status but `failed`.
    case saved(PhotoResult)
    /// It failed; the others go on.
    case failed(PhotoResult)
}
