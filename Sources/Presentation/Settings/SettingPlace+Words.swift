public import KeepItFreshDomain

extension SettingPlace {
    /// The place for people: `/home/ann/.config/kif/settings.json, line 3`.
    public var words: String {
        switch self {
        case .file(let path, let line?): "\(TerminalText.visible(path)), line \(line)"
        case .file(let path, nil): TerminalText.visible(path)
        case .environment(let name): "environment, \(TerminalText.visible(name))"
        }
    }
}
