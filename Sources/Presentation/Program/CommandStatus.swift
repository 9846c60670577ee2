package import KeepItFreshDomain

/// The exit statuses of the contract.
package enum CommandStatus: Int32, Sendable {
    case success = 0
    /// Nothing was found: no photo gave anything, no item matches.
    case nothingFound = 1
    /// Only with `--strict`: done, but at least one item needs review, or nothing was found in at least one photo.
    case needsReview = 2
    case usage = 64
    /// Done, but at least one input could not be read.
    case unreadableInput = 65
    /// A needed component is missing or not reachable.
    case componentMissing = 69
    /// The database or the disk cannot be used.
    case storageRefused = 74
    /// A temporary failure: try again.
    case temporaryFailure = 75
    /// Not signed in, or not a member.
    case notAllowed = 77
    case interrupted = 130

    /// The status of a failed store.
    package init(_ error: DataError) {
        switch error {
        case .permission: self = .notAllowed
        case .busy, .network: self = .temporaryFailure
        case .notFound: self = .usage
        case .diskFull, .newerVersion, .olderVersion, .notADatabase, .damaged, .unavailable, .unknown:
            self = .storageRefused
        }
    }

    /// The status of a failed sign-in.
    package init(_ error: AuthError) {
        switch error {
        case .network, .tooManyAttempts: self = .temporaryFailure
        case .unavailable: self = .componentMissing
        case .weakPassword, .invalidAddress: self = .usage
        case .unknown: self = .storageRefused
        default: self = .notAllowed
        }
    }

    /// The status of a change that an item refuses.
    package init(_ error: ItemEditError) {
        self = error == .nothingToUndo || error == .noSuchChange ? .nothingFound : .usage
    }

    /// The status of a household that was not entered, joined or changed.
    package init(_ error: HouseholdError) {
        switch error {
        case .severalFit, .invalidName, .nameTaken, .soleOwner, .onlyMember, .noSuchMember, .severalMembersFit,
            .invalidAddress, .alreadyMember, .noSuchInvitation:
            self = .usage
        case .noHousehold, .ownerOnly, .invitationInvalid, .invitationForAnotherAddress: self = .notAllowed
        case .tooManyTries: self = .temporaryFailure
        }
    }

    /// The status of reminders that were not set up or sent.
    package init(_ error: ReminderError) {
        switch error {
        case .inProgress: self = .temporaryFailure
        case .invalidThresholds, .notSetUp, .noMailAddress, .noChannel: self = .usage
        }
    }

    /// The status of units that were not installed or removed.
    package init(_ error: UnitError) {
        switch error {
        case .foreign: self = .usage
        case .notWritable: self = .storageRefused
        case .notStarted, .notStopped: self = .componentMissing
        }
    }

    /// The status of a channel's reminders.
    package init(_ delivery: ReminderDelivery) {
        switch delivery.error {
        case nil: self = .success
        case .unreachable: self = .temporaryFailure
        case .missing: self = .componentMissing
        case .refused: self = delivery.channel == .output ? .storageRefused : .componentMissing
        }
    }

    /// The status of an explanation that could not be written.
    package init(_ error: Explanation.Failure) {
        switch error {
        case .photo: self = .unreadableInput
        case .occupied, .noFolder: self = .usage
        case .permissionDenied, .diskFull, .notWritable: self = .storageRefused
        }
    }

    /// The status of a folder that cannot be watched.
    package init(_ error: FolderWatchError) {
        switch error {
        case .notFound, .notAFolder, .permissionDenied, .gone: self = .unreadableInput
        case .tooMany: self = .temporaryFailure
        }
    }

    /// The status of a catalogue that was not made or read.
    package init(_ error: CatalogError) {
        switch error {
        case .noSuchFile, .permissionDenied, .notAFile, .unknownFormat, .damagedCompression, .noProducts,
            .fewerProducts:
            self = .unreadableInput
        case .busy: self = .temporaryFailure
        case .noCatalog: self = .componentMissing
        case .notACatalog, .diskFull, .unavailable: self = .storageRefused
        }
    }

    /// The status of a backup that was not made or restored.
    package init(_ error: BackupError) {
        switch error {
        case .noDatabase: self = .nothingFound
        case .exists, .isDatabase: self = .usage
        case .noSuchBackup, .unreadable, .foreign, .newerVersion, .olderVersion, .damaged, .inconsistent:
            self = .unreadableInput
        case .unrecognisedDatabase, .notWritable, .foreignObjects, .missingObjects: self = .storageRefused
        }
    }

    /// The status of a photo that failed.
    package init(_ error: PhotoError) {
        switch error {
        case .scan(.componentMissing): self = .componentMissing
        case .scan: self = .unreadableInput
        case .storage(let error): self = CommandStatus(error)
        }
    }

    /// Returns the more severe of two statuses: what stopped the work before unreadable input, review and nothing
    /// found.
    package func joined(with other: CommandStatus) -> CommandStatus {
        severity >= other.severity ? self : other
    }

    private var severity: Int {
        switch self {
        case .success: 0
        case .nothingFound: 1
        case .needsReview: 2
        case .unreadableInput: 3
        case .temporaryFailure: 4
        case .notAllowed: 5
        case .componentMissing: 6
        case .storageRefused: 7
        case .usage: 8
        case .interrupted: 9
        }
    }
}
