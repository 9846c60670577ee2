import Configuration
public import KeepItFreshDomain

/// What the environment and the settings file set; the environment goes first. What was given on the command line goes
/// before both, and what is set nowhere has the default of whoever asks.
public struct Settings: Sendable {
    /// The settings file's path, whether there is one or not.
    public let path: String
    /// True when there is a settings file.
    public let hasFile: Bool
    /// What is wrong, the file's faults by line, then the environment's by name. Such values count as not set.
    public let faults: [SettingFault]

    private let catalog: [Setting]
    private let reader: ConfigReader
    private let faultyKeys: Set<String>

    /// Reads the file at `path`, if there is one, and the variables `KIF_…` of `environment`; the `catalog` tells what
    /// can be set. An empty variable counts as not set.
    public init(catalog: [Setting], path: String, environment: [String: String]) {
        let variables = environment.filter { $0.key.hasPrefix("KIF_") && !$0.value.isEmpty }
        let environment = EnvironmentVariablesProvider(environmentVariables: variables).prefixKeys(with: "kif")
        var providers: [any ConfigProvider] = [environment]
        var faults: [SettingFault] = []
        var hasFile = true
        do {
            let file = try SettingsFile(path: path)
            hasFile = file.values != nil
            if let values = file.values {
                let provider = SettingsFileProvider(values: values)
                providers.append(provider)
                faults += SettingsCheck(catalog: catalog, provider: provider).faults(inKeys: file.lines, of: path)
            }
        } catch {
            faults.append(error as? SettingFault ?? SettingFault(.file(path, line: nil), .unreadable("\(error)")))
        }
        faults += SettingsCheck(catalog: catalog, provider: environment).faults(inVariables: variables)
        self.path = path
        self.catalog = catalog
        self.hasFile = hasFile
        self.faults = faults
        faultyKeys = Set(faults.compactMap(\.key))
        reader = ConfigReader(providers: providers)
    }

    /// What is set; nil when nothing is, or nothing of use.
    public func text(_ setting: Setting) -> String? {
        faultyKeys.contains(setting.key)
            ? nil : reader.string(forKey: ConfigKey(setting.key), isSecret: setting.kind == .secret)
    }

    /// All texts that are set, by the names they have in the environment, wherever they are set.
    public var variables: [String: String] {
        catalog.reduce(into: [:]) { $0[$1.variable] = text($1) }
    }

    /// The number that is set; nil when none is, or none of use.
    public func number(_ setting: Setting) -> Int? {
        faultyKeys.contains(setting.key) ? nil : reader.int(forKey: ConfigKey(setting.key))
    }
}
