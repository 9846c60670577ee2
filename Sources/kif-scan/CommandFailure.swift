import Foundation
import KeepItFresh
import KeepItFreshPresentation

/// Ends a command with one line and an exit status.
struct CommandFailure: Error {
    let message: String
    let status: CommandStatus

    init(_ message: String, status: CommandStatus) {
        self.message = message
        self.status = status
    }

    /// What an error of the library means to the person at the terminal.
    init(_ error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let error as DataError: self.init(error.message(in: .environment), status: CommandStatus(error))
        case let error as AuthError: self.init(error.message, status: CommandStatus(error))
        case let error as HouseholdError: self.init(error.message, status: CommandStatus(error))
        case let error as ReminderError: self.init(error.message, status: CommandStatus(error))
        case let error as UnitError: self.init(error.message, status: CommandStatus(error))
        case let error as SettingError:
            self.init("\(error.name) has to be \(error.expected)", status: .usage)
        default: self.init(TerminalText.visible(String(describing: error)), status: .storageRefused)
        }
    }

    /// That something could not be written to a place, such as "inventory.csv", and why where a person can mend that.
    init(notWritten place: String, _ error: any Error) {
        let isFull = (error as? CocoaError)?.code == .fileWriteOutOfSpace
        self.init("cannot write \(place)\(isFull ? ": the disk is full" : "")", status: .storageRefused)
    }
}
