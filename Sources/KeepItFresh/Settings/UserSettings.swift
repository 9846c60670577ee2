package import KeepItFreshAuthentication
import KeepItFreshCatalog
package import KeepItFreshDomain
import KeepItFreshSettings

/// What the user has set in the environment and in the settings file; the environment takes precedence.
package struct UserSettings: Sendable {
    private let settings: Settings

    /// Reads the user's settings file (`DataLocation.settings()`), if there is one, and the `KIF_…` variables of
    /// `environment`.
    package init(environment: [String: String]) {
        settings = Settings(catalog: Setting.catalog, path: DataLocation.settings(), environment: environment)
    }

    /// The settings file's path, whether it exists or not.
    package var path: String { settings.path }
    /// Whether the settings file exists.
    package var hasFile: Bool { settings.hasFile }
    /// What is wrong with the settings: the file's faults by line, then the environment's by name. A faulty value
    /// counts as not set.
    package var faults: [SettingFault] { settings.faults }

    /// The text that is set; nil when nothing valid is set.
    package func text(_ setting: Setting) -> String? { settings.text(setting) }

    /// The number that is set; nil when nothing valid is set.
    package func number(_ setting: Setting) -> Int? { settings.number(setting) }

    /// Where products are looked up.
    package var lookup: Lookup {
        Lookup(catalogPath: text(.catalogFile), server: text(.catalogServer).flatMap(ServerLookup.Server.init))
    }

    /// Which ways to sign in there are, and how codes and mails are sent. Throws `InvalidValue`.
    package func accounts() throws(InvalidValue) -> AuthSettings { try AuthSettings(environment: settings.variables) }

    /// Where reminders are sent. Throws `InvalidValue`.
    package func reminders() throws(InvalidValue) -> ReminderSettings {
        try ReminderSettings(environment: settings.variables)
    }

    /// Where products are looked up by their number, apart from the household's own items.
    package struct Lookup: Sendable {
        private let catalogPath: String?
        private let server: ServerLookup.Server?

        /// The catalogue in the file at `catalogPath`, or the one beside the database, and `server` unless it is nil.
        init(catalogPath: String?, server: ServerLookup.Server?) {
            self.catalogPath = catalogPath
            self.server = server
        }

        /// The catalogue beside the database, and no server.
        package init() {
            self.init(catalogPath: nil, server: nil)
        }

        /// The catalogue, whether its file exists yet or not.
        package func catalog(besideDatabase path: String) -> any ProductCatalogProviding {
            SQLiteProductCatalog(path: catalogPath ?? DataLocation.catalog(besideDatabase: path))
        }

        /// The server, which keeps its answers in `answers`; nil when none is set.
        func server(caching answers: any LookupAnswerProviding) -> (any ProductLookupProviding)? {
            server.map { ServerLookup($0, answers: answers) }
        }
    }

    /// A setting whose value, which may be secret, is not valid.
    package struct InvalidValue: Error, Equatable, Sendable {
        /// The setting's name in the environment.
        package let name: String
        /// What the value must be, such as `https://…`: the form of the setting, in English.
        package let expected: String

        init(_ setting: Setting) {
            name = setting.variable
            expected = setting.form
        }
    }
}
