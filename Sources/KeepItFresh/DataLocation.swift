import Foundation

/// Where the data lives, by the XDG Base Directory Specification.
public enum DataLocation {
    /// `$XDG_DATA_HOME/kif/kif.sqlite`, or the same under `~/.local/share`.
    public static func database() -> String {
        "\(home("XDG_DATA_HOME", otherwise: ".local/share"))/kif/kif.sqlite"
    }

    /// `$XDG_CONFIG_HOME/kif/settings.json`, or the same under `~/.config`.
    public static func settings() -> String {
        "\(home("XDG_CONFIG_HOME", otherwise: ".config"))/kif/settings.json"
    }

    private static func home(_ variable: String, otherwise folder: String) -> String {
        let environment = ProcessInfo.processInfo.environment
        // A relative path is to be ignored, as the specification has it.
        if let path = environment[variable], path.hasPrefix("/") { return path }
        return "\(environment["HOME"] ?? "")/\(folder)"
    }
}
