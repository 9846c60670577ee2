import KeepItFresh
import KeepItFreshPresentation

extension HouseholdCommandOptions {
    /// Tells that a selection has no effect as long as the setting names another household.
    func sayIfSettingGoesFirst(before name: String) {
        guard let set = ProcessSettings.current.text(.household), set != name else { return }
        common.say(
            "But the setting \"household\" (KIF_HOUSEHOLD, or \(TerminalText.visible(ProcessSettings.current.path))) "
                + "names \"\(TerminalText.visible(set))\", and that goes first.")
    }
}
