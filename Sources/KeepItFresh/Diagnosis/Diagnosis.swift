import KeepItFreshDomain
package import KeepItFreshPresentation
import KeepItFreshScanning
import KeepItFreshWorkers

/// Checks what the program needs, without changing anything.
package enum Diagnosis {
    /// Checks the libraries, the readers of text, and the database at `path`, or the user's own. The files of the
    /// scene-text reader are in the folder `sceneText`, or where they are usually installed.
    package static func checks(database path: String? = nil, sceneText folder: String? = nil) -> [HealthCheck] {
        ScanningComponents.all.map(library) + textChecks(sceneText: folder)
            + [confinement] + databaseChecks(path ?? DataLocation.database())
    }

    /// Checks the settings: one check if they are valid, otherwise one for each fault.
    package static func checks(of settings: UserSettings) -> [HealthCheck] {
        guard settings.faults.isEmpty else {
            return settings.faults.map { HealthCheck("settings", .failed, $0.message) }
        }
        return [HealthCheck("settings", .ok, settings.hasFile ? settings.path : "\(settings.path) (none yet)")]
    }

    /// What the kernel keeps the processes from that read photos.
    private static var confinement: HealthCheck {
        let held = [
            Confinement.forbidsCalls ? "no network, no programs, no changes of files (seccomp)" : nil,
            Confinement.restrictsFiles ? "no files but libraries, models and languages (Landlock)" : nil,
        ].compactMap(\.self)
        let missing = [
            Confinement.forbidsCalls ? nil : "seccomp", Confinement.restrictsFiles ? nil : "Landlock",
        ].compactMap(\.self)
        return HealthCheck(
            "workers", missing.isEmpty ? .ok : .warning, held.isEmpty ? "not confined" : held.joined(separator: "; "),
            advice: missing.isEmpty
                ? nil : "this kernel has no \(missing.joined(separator: " and no ")): photos are read all the same")
    }

    private static func library(_ component: ComponentVersion) -> HealthCheck {
        guard let version = component.version else {
            guard component.name == "libzxing" else {
                return HealthCheck(
                    component.name, .failed, "cannot be loaded",
                    advice: "install the packages of Scripts/install-packages")
            }
            return HealthCheck(
                component.name, .warning, "left out of this build: no Data Matrix codes, fewer barcodes read",
                advice: "install libzxing-dev and build without --disable-default-traits")
        }
        return HealthCheck(component.name, .ok, version)
    }
}
