import Foundation
import KeepItFresh
import KeepItFreshPresentation

/// The settings that this process runs with: read once, when first asked for.
enum ProcessSettings {
    /// What the environment and the settings file set.
    static let current = Settings(
        catalog: Setting.catalog, path: DataLocation.settings(), environment: ProcessInfo.processInfo.environment)

    /// Where products are looked up.
    static var lookup: LookupSettings {
        LookupSettings(
            catalogPath: current.text(.catalogFile), server: current.text(.catalogServer).flatMap(CatalogServer.init))
    }

    /// Throws `CommandFailure` when something is wrong with the settings: what a misspelt one was meant to change must
    /// not be done unchanged.
    static func requireSound() throws {
        guard let fault = current.faults.first else { return }
        let count = current.faults.count
        let more = count == 1 ? "" : " (and \(count - 1) more: kif-scan doctor)"
        throw CommandFailure(fault.message + more, status: .usage)
    }
}
