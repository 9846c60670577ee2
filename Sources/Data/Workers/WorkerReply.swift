import KeepItFreshDomain

/// What a worker answers to a photo.
enum WorkerReply: Codable, Equatable, Sendable {
    case label(Label)
    case refused(ScanError)
}
