import KeepItFreshDomain
public import KeepItFreshPresentation
public import KeepItFreshSettings

extension Diagnosis {
    /// The settings file, and each fault in it or in the environment.
    public static func checks(of settings: Settings) -> [HealthCheck] {
        guard settings.faults.isEmpty else {
            return settings.faults.map { HealthCheck("settings", .failed, $0.message) }
        }
        return [HealthCheck("settings", .ok, settings.hasFile ? settings.path : "\(settings.path) (none yet)")]
    }
}
