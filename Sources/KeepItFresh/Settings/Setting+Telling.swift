public import KeepItFreshDomain
import KeepItFreshPresentation
import Logging

/// What is told besides results, and how.
extension Setting {
    static let telling = [plain, logLevel, pictures]

    /// Whether output is for screen readers.
    public static let plain = Setting("plain", form: "yes or no") { ["yes", "no"].contains($0) }
    /// From which level on it is logged.
    public static let logLevel = Setting(
        "log-level", form: "trace, debug, info, notice, warning, error or critical"
    ) { Logger.Level(rawValue: $0) != nil }
    /// Whether and how a terminal is shown pictures.
    public static let pictures = Setting("pictures", form: "auto, kitty, iterm, sixel or none") {
        ["auto", "none"].contains($0) || PictureProtocol(rawValue: $0) != nil
    }
}
