import KeepItFresh
import KeepItFreshPresentation

extension CommandFailure {
    /// What an error of working on items means to the person at the terminal.
    init(onItem error: any Error) {
        switch error {
        case let error as ItemEditError:
            self.init(
                error.message(in: .environment), status: error == .nothingToUndo ? .nothingFound : .usage)
        default: self.init(error)
        }
    }
}
