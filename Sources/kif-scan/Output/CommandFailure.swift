import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPlatform
import KeepItFreshPresentation

/// Ends a command with a line for people and an exit status.
struct CommandFailure: Error {
    let message: Message
    let status: CommandStatus

    init(_ message: Message, status: CommandStatus) {
        self.message = message
        self.status = status
    }

    init(_ phrase: Message.Phrase, status: CommandStatus) {
        self.init(Message(phrase), status: status)
    }

    /// Describes an error of the library.
    init(_ error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let error as DataError: self.init(error.words.message, status: CommandStatus(error))
        case let error as AuthError: self.init(error.words.message, status: CommandStatus(error))
        case let error as HouseholdError: self.init(error.words.message, status: CommandStatus(error))
        case let error as ReminderError: self.init(error.message, status: CommandStatus(error))
        case let error as ServerLogin.Failure: self.init(error)
        case let problem as PostgresProblem:
            self.init(problem.message, status: problem.isSetting ? .usage : .componentMissing)
        case let error as UnitError: self.init(error.message, status: CommandStatus(error))
        case let error as UserSettings.InvalidValue:
            self.init("\(error.name) must be \(Message.collected(error.expected))", status: .usage)
        default: self.init(.verbatim(TerminalText.visible(String(describing: error))), status: .storageRefused)
        }
    }

    /// Says why a server did not sign the user in.
    init(_ failure: ServerLogin.Failure) {
        switch failure {
        case .refused(let title, let isTemporary):
            let shown = TerminalText.visible(String(title.prefix(Self.maximumTitle)))
            self.init(.verbatim(shown), status: isTemporary ? .temporaryFailure : .notAllowed)
        case .invitation:
            self.init(
                Message(
                    "this code invites to a household; join at the server's page, which then shows a code for this machine"
                ), status: .notAllowed)
        }
    }

    private static let maximumTitle = 200

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
            self.init(error.words().message, status: CommandStatus(error))
        default: self.init(error)
        }
    }

    /// Describes a copy of a photo that could not be written.
    init(_ failure: PhotoCopies.Failure) {
        switch failure {
        case .explanation(let path, let error):
            self.init("\(TerminalText.visible(path)): \(error.message)", status: CommandStatus(error))
        case .reading(let photo, let error):
            self.init(notWritten: Message("the reading of \(TerminalText.visible(photo))"), error)
        }
    }

    /// Says that a file could not be written, with the reason if it is known.
    init(notWritten file: String, _ error: any Error) {
        self.init(notWritten: .verbatim(TerminalText.visible(file)), error)
    }

    /// Says that `thing`, such as "standard output", could not be written, with the reason if it is known.
    init(notWritten thing: Message, _ error: any Error) {
        let message =
            switch error {
            case let error as CocoaError where error.code == .fileWriteOutOfSpace: Self.full(thing)
            case WrittenFile.Failure.diskFull: Self.full(thing)
            case WrittenFile.Failure.notWritable(let reason):
                Message("cannot write \(thing): \(TerminalText.visible(reason))")
            default: Message("cannot write \(thing)")
            }
        self.init(message, status: .storageRefused)
    }

    private static func full(_ thing: Message) -> Message {
        Message("cannot write \(thing): the disk is full")
    }
}
