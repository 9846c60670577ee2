import Foundation

/// Where the data lives, by the XDG Base Directory Specification.
public enum DataLocation {
    /// `$XDG_DATA_HOME/kif/kif.sqlite`, or the same under `~/.local/share`.
    public static func database() -> String {
        "\(home("XDG_DATA_HOME", otherwise: ".local/share"))/kif/kif.sqlite"
    }

    /// The catalogue of products beside a database: `kif-catalog.sqlite` for `kif.sqlite`.
    public static func catalog(besideDatabase path: String) -> String {
        let ending = ".sqlite"
        return (path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : path) + "-catalog" + ending
    }

    /// `$XDG_CONFIG_HOME/kif/settings.json`, or the same under `~/.config`.
    public static func settings() -> String {
        "\(home("XDG_CONFIG_HOME", otherwise: ".config"))/kif/settings.json"
    }

    /// `$XDG_STATE_HOME/kif/session`, or the same under `~/.local/state`: who is signed in to the user's own database.
    /// Another database has a session of its own beside it.
    public static func session(ofDatabase path: String) -> String {
        let folder = "\(home("XDG_STATE_HOME", otherwise: ".local/state"))/kif"
        let path = URL(fileURLWithPath: path).standardizedFileURL.path
        guard path != URL(fileURLWithPath: database()).standardizedFileURL.path else { return "\(folder)/session" }
        return "\(folder)/session-\(fingerprint(path))"
    }

    private static func home(_ variable: String, otherwise folder: String) -> String {
        let environment = ProcessInfo.processInfo.environment
        // A relative path is to be ignored, as the specification has it.
        if let path = environment[variable], path.hasPrefix("/") { return path }
        return "\(environment["HOME"] ?? "")/\(folder)"
    }

    /// A short name for a path (FNV-1a).
    private static func fingerprint(_ path: String) -> String {
        let hash = path.utf8.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        return String(hash, radix: 16)
    }
}
