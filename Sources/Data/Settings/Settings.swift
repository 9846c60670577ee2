import Configuration
package import KeepItFreshDomain

/// The settings of the environment and the settings file; the environment takes precedence. Options on the command line
/// take precedence over both, and defaults are the caller's.
package struct Settings: Sendable {
    /// The settings file's path; the file need not exist.
    package let path: String
    package let hasFile: Bool
    /// The faults of the file by line, then those of the environment by name. A faulty value counts as not set.
    package let faults: [SettingFault]

    private let catalog: [Setting]
    private let reader: ConfigReader
    private let faultyKeys: Set<String>

    /// Reads the file at `path`, if there is one, and the variables `KIF_…` of `environment`; `catalog` lists all
    /// settings. An empty variable counts as not set.
    package init(catalog: [Setting], path: String, environment: [String: String]) {
        let variables = environment.filter { $0.key.hasPrefix("KIF_") && !$0.value.isEmpty }
        let environment = EnvironmentVariablesProvider(environmentVariables: variables).prefixKeys(with: "kif")
        var providers: [any ConfigProvider] = [environment]
        var faults: [SettingFault] = []
        var hasFile = true
        do {
            let file = try SettingsFile(path: path)
            hasFile = file.values != nil
            if let values = file.values {
                let provider = SettingsFile.Provider(values: values)
                providers.append(provider)
                faults += Validator(catalog: catalog, provider: provider).faults(inKeys: file.lines, of: path)
            }
        } catch {
            faults.append(error as? SettingFault ?? SettingFault(.file(path, line: nil), .unreadable("\(error)")))
        }
        faults += Validator(catalog: catalog, provider: environment).faults(inVariables: variables)
        self.path = path
        self.catalog = catalog
        self.hasFile = hasFile
        self.faults = faults
        faultyKeys = Set(faults.compactMap(\.key))
        reader = ConfigReader(providers: providers)
    }

    /// The text of a setting; nil when it is not set, or faulty.
    package func text(_ setting: Setting) -> String? {
        faultyKeys.contains(setting.key)
            ? nil : reader.string(forKey: ConfigKey(setting.key), isSecret: setting.kind == .secret)
    }

    /// All texts that are set, in the environment or the file, by their names in the environment.
    package var variables: [String: String] {
        catalog.reduce(into: [:]) { $0[$1.variable] = text($1) }
    }

    /// The number of a setting; nil when it is not set, or faulty.
    package func number(_ setting: Setting) -> Int? {
        faultyKeys.contains(setting.key) ? nil : reader.int(forKey: ConfigKey(setting.key))
    }
}

extension Settings {
    /// Checks a provider's values against the settings' rules.
    struct Validator {
        let catalog: [Setting]
        let provider: any ConfigProvider

        /// The faults of a file with values for these keys, by line.
        func faults(inKeys lines: [String: Int], of path: String) -> [SettingFault] {
            let keys = lines.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
            return keys.compactMap { key, line in
                let place = SettingFault.Place.file(path, line: line)
                guard let setting = catalog.first(where: { $0.key == key }) else {
                    return SettingFault(place, key: key, .unknown(known: catalog.map(\.key)))
                }
                return fault(of: setting, at: place)
            }
        }

        /// The faults of variables, by name.
        func faults(inVariables variables: [String: String]) -> [SettingFault] {
            variables.keys.sorted().compactMap { name in
                guard let setting = catalog.first(where: { $0.variable == name }) else {
                    return SettingFault(.environment(name), key: name, .unknown(known: catalog.map(\.variable)))
                }
                return fault(of: setting, at: .environment(name))
            }
        }

        private func fault(of setting: Setting, at place: SettingFault.Place) -> SettingFault? {
            isValid(setting)
                ? nil : SettingFault(place, key: setting.key, .badValue(shownValue(of: setting), form: setting.form))
        }

        private func isValid(_ setting: Setting) -> Bool {
            switch setting.kind {
            case .text, .secret: text(of: setting).map { setting.isValid($0) } ?? false
            case .number:
                if case .int(let number) = value(of: setting, as: .int) { setting.isValid(number) } else { false }
            }
        }

        private func shownValue(of setting: Setting) -> String? {
            guard setting.kind != .secret else { return nil }
            if case .int(let number) = value(of: setting, as: .int) { return "\(number)" }
            return text(of: setting)
        }

        private func text(of setting: Setting) -> String? {
            if case .string(let text) = value(of: setting, as: .string) { text } else { nil }
        }

        private func value(of setting: Setting, as type: ConfigType) -> ConfigContent? {
            try? provider.value(forKey: AbsoluteConfigKey(ConfigKey(setting.key)), type: type).value?.content
        }
    }
}
