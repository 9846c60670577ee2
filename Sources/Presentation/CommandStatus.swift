public import KeepItFreshDomain

/// What the command's exit status says, as the contract has it.
public enum CommandStatus: Int32, Sendable {
    case success = 0
    /// Done, but at least one photo gave nothing.
    case nothingFound = 1
    /// Done, but at least one item needs review.
    case needsReview = 2
    case usage = 64
    /// Done, but at least one input could not be read.
    case unreadableInput = 65
    /// A needed component is missing or not reachable.
    case componentMissing = 69
    /// The database or the disk refused.
    case storageRefused = 74
    /// A temporary failure: try again.
    case temporaryFailure = 75
    /// Not signed in, or not a member.
    case notAllowed = 77
    case interrupted = 130

    /// The status of a failed store.
    public init(_ error: DataError) {
        switch error {
        case .permission: self = .notAllowed
        case .busy, .network: self = .temporaryFailure
        case .notFound: self = .usage
        case .diskFull, .newerVersion, .notADatabase, .unavailable, .unknown: self = .storageRefused
        }
    }

    /// The status of a failed sign-in.
    public init(_ error: AuthError) {
        switch error {
        case .network, .tooManyAttempts: self = .temporaryFailure
        case .unavailable: self = .componentMissing
        case .weakPassword, .invalidAddress: self = .usage
        case .unknown: self = .storageRefused
        default: self = .notAllowed
        }
    }

    /// The status of a household that was not entered, joined or changed.
    public init(_ error: HouseholdError) {
        switch error {
        case .severalFit, .invalidName, .nameTaken, .soleOwner, .onlyMember, .noSuchMember, .severalMembersFit,
            .invalidAddress, .alreadyMember, .noSuchInvitation:
            self = .usage
        case .noHousehold, .ownerOnly, .invitationInvalid, .invitationForAnotherAddress: self = .notAllowed
        case .tooManyTries: self = .temporaryFailure
        }
    }

    /// The status of reminders that were not set up or sent.
    public init(_ error: ReminderError) {
        switch error {
        case .inProgress: self = .temporaryFailure
        case .invalidThresholds, .notSetUp, .noMailAddress, .noChannel: self = .usage
        }
    }

    /// The status of units that were not installed or removed.
    public init(_ error: UnitError) {
        switch error {
        case .foreign: self = .usage
        case .notWritable: self = .storageRefused
        case .notTold: self = .componentMissing
        }
    }

    /// The status of a channel's reminders.
    public init(_ delivery: ReminderDelivery) {
        switch delivery.error {
        case nil: self = .success
        case .unreachable: self = .temporaryFailure
        case .missing: self = .componentMissing
        case .refused: self = delivery.channel == .output ? .storageRefused : .componentMissing
        }
    }

    /// The status of an explanation that could not be written.
    public init(_ error: ExplanationError) {
        switch error {
        case .photo: self = .unreadableInput
        case .occupied, .noFolder: self = .usage
        case .permissionDenied, .diskFull, .notWritable: self = .storageRefused
        }
    }

    /// The status of a folder that cannot be watched.
    public init(_ error: FolderWatchError) {
        switch error {
        case .notFound, .notAFolder, .permissionDenied, .gone: self = .unreadableInput
        case .tooMany: self = .temporaryFailure
        }
    }

    /// The status of one photo's result.
    public init(_ result: PhotoResult) {
        switch result.error {
        case .scan(.componentMissing): self = .componentMissing
        case .scan: self = .unreadableInput
        case .storage(let error): self = CommandStatus(error)
        case nil where result.status == .nothing: self = .nothingFound
        case nil: self = result.needsReview.isEmpty ? .success : .needsReview
        }
    }

    /// Of two statuses the one that tells the more: what stopped the work, then unreadable input, then review, then
    /// nothing found.
    public func joined(with other: CommandStatus) -> CommandStatus {
        weight >= other.weight ? self : other
    }

    private var weight: Int {
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
