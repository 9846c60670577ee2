import Foundation
import KeepItFreshPresentation

extension MessageLanguage {
    /// The language of this process's environment.
    static let environment = MessageLanguage(environment: ProcessInfo.processInfo.environment)
}
