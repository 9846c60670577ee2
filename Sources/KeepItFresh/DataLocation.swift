import Foundation

/// Where the data lives, by the XDG Base Directory Specification.
public enum DataLocation {
    /// `$XDG_DATA_HOME/kif/kif.sqlite`, or the same under `~/.local/share`.
    public static func database() -> String {
        "\(dataHome)/kif/kif.sqlite"
    }

    private static var dataHome: String {
        let environment = ProcessInfo.processInfo.environment
        // A relative path is to be ignored, as the specification has it.
        if let path = environment["XDG_DATA_HOME"], path.hasPrefix("/") { return path }
        return "\(environment["HOME"] ?? "")/.local/share"
    }
}
