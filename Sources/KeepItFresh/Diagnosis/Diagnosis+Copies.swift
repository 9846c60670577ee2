package import KeepItFreshDomain
import KeepItFreshLabels
package import KeepItFreshPresentation

extension Diagnosis {
    /// Where a copy of a server's households stands.
    package static func check(of status: CopyStatus) -> HealthCheck {
        // Translators: the server of which this machine has a copy.
        let name = Message("server")
        let detail = status.summary(of: status.households.first?.id, on: .today())
        if status.isSignedOut { return HealthCheck(name, .warning, detail, advice: status.signedOutMessage) }
        guard status.failedAt == nil || status.waiting == 0 else {
            return HealthCheck(name, .warning, detail, advice: Message("to try again, and see why: kif-scan sync"))
        }
        return HealthCheck(name, .ok, detail)
    }
}
