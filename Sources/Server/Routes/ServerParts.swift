import KeepItFresh
import KeepItFreshDomain

/// What the routes of a server work with.
struct ServerParts: Sendable {
    let process: CompositionRoot
    let remote: RemoteAccess
    let gate: Gate
    let hub: EventHub
    let queue: ScanQueue
    let readers: RemoteReaders
    /// Makes a scanner that reads barcodes alone.
    let makeBarcodeReader: @Sendable () -> PhotoScanner
    let folder: UploadFolder
    let pictures: HouseholdPictures
    let registration: ServerOptions.Registration
    let daily: DailyWork
    /// In bytes.
    let maximumPhoto: Int
    /// The page's version, and what a browser may load and run there.
    let page: (version: String, policy: String)
    let wrongSecrets = AttemptLimit.wrongSecrets()
    /// Codes that an address has sent, and visits of providers.
    let signIns = AttemptLimit(20, in: .seconds(900))
    let photos = AttemptLimit(60, in: .seconds(60))
}
