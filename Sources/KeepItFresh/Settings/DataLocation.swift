import Foundation
import KeepItFreshDomain

/// The paths of the data, according to the XDG Base Directory Specification.
package enum DataLocation {
    /// `$XDG_DATA_HOME/kif`, or the same under `~/.local/share`.
    static func folder() -> String {
        "\(home("XDG_DATA_HOME", otherwise: ".local/share"))/kif"
    }

    /// `$XDG_DATA_HOME/kif/kif.sqlite`, or the same under `~/.local/share`.
    package static func database() -> String {
        "\(folder())/kif.sqlite"
    }

    /// The folder of the copies of servers' households: `$XDG_DATA_HOME/kif/servers`, or the same under
    /// `~/.local/share`.
    static func copies() -> String {
        "\(folder())/servers"
    }

    /// The copy that commands use, until the user signs out of its server; nil when they use the user's own database.
    package static func copyInUse() -> String? {
        guard let name = (try? String(contentsOfFile: copyNote(), encoding: .utf8))?.split(separator: "\n").first,
            name.hasSuffix(".sqlite"), !name.contains("/")
        else { return nil }
        return "\(copies())/\(name)"
    }

    /// Whether there is a database other than the user's own, or the copy in use, at `path`. The user's own is never a
    /// copy.
    package static func mayBeCopy(_ path: String) -> Bool {
        path != database() && (path == copyInUse() || FileManager.default.fileExists(atPath: path))
    }

    /// The working copy of the rows in the PostgreSQL database at an address: `$XDG_DATA_HOME/kif/postgres/`, or the
    /// same under `~/.local/share`, and a name that depends on the address.
    static func workingCopy(of address: String) -> String {
        "\(folder())/postgres/\(String(FNV1a.hash(of: address), radix: 16)).sqlite"
    }

    /// The file that names the copy that commands use.
    static func copyNote() -> String {
        "\(copies())/current"
    }

    /// The catalogue of products beside a database: `kif-catalog.sqlite` for `kif.sqlite`. Copies and working copies
    /// use that of the user's own database.
    package static func catalog(besideDatabase path: String) -> String {
        let ending = ".sqlite"
        let path = path.hasPrefix(copies() + "/") || path.hasPrefix(folder() + "/postgres/") ? database() : path
        return (path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : path) + "-catalog" + ending
    }

    /// A file or folder beside a database, wherever symbolic links to that lead: `kif.sqlite-serve` for `serve`.
    package static func beside(database path: String, _ name: String) -> String {
        "\(URL(fileURLWithPath: path).resolvingSymlinksInPath().path)-\(name)"
    }

    /// `$XDG_CONFIG_HOME/kif/settings.json`, or the same under `~/.config`.
    package static func settings() -> String {
        "\(home("XDG_CONFIG_HOME", otherwise: ".config"))/kif/settings.json"
    }

    /// `$XDG_STATE_HOME/kif/session`, or the same under `~/.local/state`: the session of the user's own database. For
    /// any other database the file's name has a hash of the database's path added to it.
    package static func session(ofDatabase path: String) -> String {
        let folder = "\(home("XDG_STATE_HOME", otherwise: ".local/state"))/kif"
        let path = URL(fileURLWithPath: path).standardizedFileURL.path
        guard path != URL(fileURLWithPath: database()).standardizedFileURL.path else { return "\(folder)/session" }
        return "\(folder)/session-\(String(FNV1a.hash(of: path), radix: 16))"
    }

    /// `$XDG_CACHE_HOME/kif/sound-models`, or the same under `~/.cache`.
    static func soundModels() -> String {
        "\(home("XDG_CACHE_HOME", otherwise: ".cache"))/kif/sound-models"
    }

    private static func home(_ variable: String, otherwise folder: String) -> String {
        let environment = ProcessInfo.processInfo.environment
        // The specification says to ignore a relative path.
        if let path = environment[variable], path.hasPrefix("/") { return path }
        return "\(environment["HOME"] ?? "")/\(folder)"
    }
}
