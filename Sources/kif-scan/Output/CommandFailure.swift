import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPlatform
import KeepItFreshPresentation

/// Ends a command with a line for people and an exit status.
struct CommandFailure: Error {
    let message: String
    let status: CommandStatus

    init(_ message: String, status: CommandStatus) {
        self.message = message
        self.status = status
    }

    /// Describes an error of the library.
    init(_ error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let error as DataError: self.init(error.message(in: .environment), status: CommandStatus(error))
        case let error as AuthError: self.init(error.message, status: CommandStatus(error))
        case let error as HouseholdError: self.init(error.message, status: CommandStatus(error))
        case let error as ReminderError: self.init(error.message, status: CommandStatus(error))
        case let error as UnitError: self.init(error.message, status: CommandStatus(error))
        case let error as UserSettings.InvalidValue:
            self.init("\(error.name) must be \(error.expected)", status: .usage)
        default: self.init(TerminalText.visible(String(describing: error)), status: .storageRefused)
        }
    }

    /// Describes an error of the backup called `name`.
    init(ofBackup name: String, _ error: any Error) {
        guard let error = error as? BackupError else {
            self.init(error)
            return
        }
        self.init(error.message(of: name), status: CommandStatus(error))
    }

    /// Describes an error of a command that changes items.
    init(onItem error: any Error) {
        switch error {
        case let error as ItemEditError:
            let isNothing = error == .nothingToUndo || error == .noSuchChange
            self.init(error.message(in: .environment), status: isNothing ? .nothingFound : .usage)
        default: self.init(error)
        }
    }

    /// Describes a copy of a photo that could not be written.
    init(_ failure: PhotoCopies.Failure) {
        switch failure {
        case .explanation(let path, let error):
            self.init("\(TerminalText.visible(path)): \(error.message)", status: CommandStatus(error))
        case .reading(let photo, let error):
            self.init(notWritten: "the reading of \(TerminalText.visible(photo))", error)
        }
    }

    /// Says that `place`, such as "inventory.csv" or "to standard output", could not be written, with the reason if
    /// it is known.
    init(notWritten place: String, _ error: any Error) {
        let reason =
            switch error {
            case let error as CocoaError where error.code == .fileWriteOutOfSpace: ": the disk is full"
            case WrittenFile.Failure.diskFull: ": the disk is full"
            case WrittenFile.Failure.notWritable(let reason): ": \(TerminalText.visible(reason))"
            default: ""
            }
        self.init("cannot write \(place)\(reason)", status: .storageRefused)
    }
}
