import FoundationEssentials
import KeepItFreshDomain

/// What a worker answers to a photo.
enum WorkerReply: Codable, Equatable, Sendable {
    case label(Label)
    case picture(width: Int, height: Int, pixels: Data)
    case refused(ScanError)
}
