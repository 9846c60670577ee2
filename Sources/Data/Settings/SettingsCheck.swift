import Configuration
import KeepItFreshDomain

/// Holds what a provider gives against what can be set.
struct SettingsCheck {
    let catalog: [Setting]
    let provider: any ConfigProvider

    /// The faults of a file with values for these keys, by line.
    func faults(inKeys lines: [String: Int], of path: String) -> [SettingFault] {
        let keys = lines.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
        return keys.compactMap { key, line in
            let place = SettingPlace.file(path, line: line)
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

    private func fault(of setting: Setting, at place: SettingPlace) -> SettingFault? {
        isSound(setting)
            ? nil : SettingFault(place, key: setting.key, .badValue(shownValue(of: setting), form: setting.form))
    }

    private func isSound(_ setting: Setting) -> Bool {
        switch setting.kind {
        case .text, .secret: text(of: setting).map { setting.isSound($0) } ?? false
        case .number:
            if case .int(let number) = value(of: setting, as: .int) { setting.isSound(number) } else { false }
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
