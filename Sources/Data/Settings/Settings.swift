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
        let validator = Validator(catalog: catalog, environment: environment)
        var faults: [SettingFault] = []
        var hasFile = true
        do {
            let file = try SettingsFile(path: path, keys: Set(catalog.map(\.key)))
            hasFile = file.values != nil
            if let values = file.values {
                let contents = values.compactMap { key, value in
                    value.content.map { (AbsoluteConfigKey(ConfigKey(key)), ConfigValue($0, isSecret: false)) }
                }
                providers.append(InMemoryProvider(name: path, values: Dictionary(contents) { $1 }))
                faults += validator.faults(in: file, values)
            }
        } catch {
            faults.append(error as? SettingFault ?? SettingFault(.file(path, line: nil), .unreadable("\(error)")))
        }
        faults += validator.faults(inVariables: variables)
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
    /// Checks values against the settings' rules.
    struct Validator {
        let catalog: [Setting]
        let environment: any ConfigProvider

        /// The faults of a file's values, by line.
        func faults(in file: SettingsFile, _ values: [String: SettingsFile.Value]) -> [SettingFault] {
            let ordered = values.sorted {
                (file.lines[$0.key] ?? .max, $0.key) < (file.lines[$1.key] ?? .max, $1.key)
            }
            return ordered.compactMap { key, value in
                let place = SettingFault.Place.file(file.path, line: file.lines[key])
                guard let setting = catalog.first(where: { $0.key == key }) else {
                    return SettingFault(place, key: key, .unknown(known: catalog.map(\.key)))
                }
                return problem(of: setting, value).map { SettingFault(place, key: key, $0) }
            }
        }

        /// The faults of variables, by name.
        func faults(inVariables variables: [String: String]) -> [SettingFault] {
            variables.keys.sorted().compactMap { name in
                guard let setting = catalog.first(where: { $0.variable == name }) else {
                    return SettingFault(.environment(name), key: name, .unknown(known: catalog.map(\.variable)))
                }
                guard !isValidVariable(setting) else { return nil }
                let shown = setting.kind == .secret ? nil : variables[name]
                return SettingFault(.environment(name), key: setting.key, .badValue(shown, form: setting.form))
            }
        }

        private func problem(of setting: Setting, _ value: SettingsFile.Value) -> SettingFault.Problem? {
            switch (setting.kind, value) {
            case (.number, .number(let number)):
                if let integer = value.integer, setting.isValid(integer) { return nil }
                return .badValue(value.integer.map { "\($0)" } ?? "\(number)", form: setting.form)
            case (.text, .text(let text)), (.secret, .text(let text)):
                return setting.isValid(text)
                    ? nil : .badValue(setting.kind == .secret ? nil : text, form: setting.form)
            default: return .wrongType(value.found(isSecret: setting.kind == .secret), form: setting.form)
            }
        }

        private func isValidVariable(_ setting: Setting) -> Bool {
            switch setting.kind {
            case .text, .secret:
                if case .string(let text) = variable(setting, as: .string) { setting.isValid(text) } else { false }
            case .number:
                if case .int(let number) = variable(setting, as: .int) { setting.isValid(number) } else { false }
            }
        }

        private func variable(_ setting: Setting, as type: ConfigType) -> ConfigContent? {
            try? environment.value(forKey: AbsoluteConfigKey(ConfigKey(setting.key)), type: type).value?.content
        }
    }
}
