import KeepItFresh

/// What the routes of a server work with.
struct ServerParts: Sendable {
    let process: CompositionRoot
    let remote: RemoteAccess
    let gate: Gate
    let hub: EventHub
    let queue: ScanQueue
    let folder: UploadFolder
    let pictures: HouseholdPictures
    let registration: ServerOptions.Registration
    let wrongSecrets = AttemptLimit.wrongSecrets()
    let photos = AttemptLimit(60, in: .seconds(60))
}
