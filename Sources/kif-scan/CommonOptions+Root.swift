import KeepItFresh

extension CommonOptions {
    /// Opens the database, with the ways to sign in and to send mail that the settings name. Throws `DataError` and
    /// `SettingError`.
    @MainActor
    func openRoot() throws -> CompositionRoot {
        try CompositionRoot(
            database: database, settings: AuthSettings(environment: ProcessSettings.current.variables),
            prompt: TerminalPrompt(), log: verbose ? AuthLog() : nil)
    }
}
