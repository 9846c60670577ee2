import FoundationEssentials
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

/// Tests the English descriptions of public errors, which a user of the library prints.
@Suite struct ErrorDescriptionTests {
    private static let link = PendingLink(
        id: "id-1", identity: LinkedIdentity(provider: .google, subject: "subject-1", email: "ada@example.org"),
        expiresAt: Date(timeIntervalSince1970: 0))

    private static let authErrors: [AuthError] = [
        .cancelled, .invalidCredentials, .network, .unavailable, .accountDisabled, .notSignedIn, .requiresRecentLogin,
        .userMismatch, .accountExistsWithDifferentCredential(link), .credentialAlreadyInUse(link), .otpInvalid,
        .tooManyAttempts(retryAfter: 4.2), .weakPassword(.tooShort(minimum: 15)),
        .weakPassword(.tooLong(maximum: 1024)),
        .weakPassword(.common), .weakPassword(.namesUserOrProduct), .invalidAddress, .emailAlreadyRegistered,
        .lastMethod,
        .soleOwner(["Home", "Cabin"]), .unknown("no reason"),
    ]

    private static let dataErrors: [DataError] = [
        .permission, .notFound, .busy, .diskFull, .newerVersion, .olderVersion, .notADatabase, .damaged,
        .unavailable("no permission"),
        .network, .unknown("no reason"),
    ]

    private static let householdErrors: [HouseholdError] = [
        .severalFit([Household(name: "Home", createdAt: Date(timeIntervalSince1970: 0))]), .noHousehold, .invalidName,
        .nameTaken("Home"), .ownerOnly, .soleOwner([]), .soleOwner(["Home"]), .onlyMember, .noSuchMember,
        .severalMembersFit(["1", "2"]), .invalidAddress, .alreadyMember("Home"), .invitationInvalid,
        .invitationForAnotherAddress, .noSuchInvitation, .tooManyTries(retryAfter: 300),
    ]

    private static let day = CivilDate(clampedDayNumber: 20_888)

    private static let editErrors: [ItemEditError] = [
        .notEnough(500), .noAmount, .tooMuch, .nothingToChange, .openAlready(day), .isFrozen(day), .notFrozen,
        .useByPassed(day), .thawedBefore, .changedSince(.lot), .packsGone, .itemGone, .nothingToUndo,
        .undoneAlready, .notYours, .noSuchChange, .severalChanges, .notFound, .noSuchDay, .anotherContent, .notUsable,
        .isItself, .joinedSince, .decidedSince, .setSince, .contentUnknown, .otherMeasure, .onlyPhoto, .noReading,
    ]

    private static let referenceErrors: [ItemReference.Failure] = [
        .unknown(near: []),
        .ambiguous(["1", "2"].map { Item(id: $0, quantity: 1, addedDate: Date(timeIntervalSince1970: 0)) }),
    ]

    @Test func whenPrinted_shouldBeOneSentenceForEachCase() {
        let errors: [[any CustomStringConvertible]] = [
            ScanError.allCases, Self.authErrors, Self.dataErrors, Self.householdErrors, Self.editErrors,
            Self.referenceErrors, ScanError.allCases.map(PhotoError.scan), Self.dataErrors.map(PhotoError.storage),
        ]
        for descriptions in errors.map({ $0.map(\.description) }) {
            #expect(Set(descriptions).count == descriptions.count)
            for description in descriptions {
                #expect(description.first?.isUppercase == true && description.hasSuffix("."), "\(description)")
                #expect(description.contains(" ") && !description.contains(". "), "\(description)")
            }
        }
    }

    @Test func whenTheErrorHasValues_shouldPrintThoseThatArePublic() {
        #expect("\(AuthError.tooManyAttempts(retryAfter: 4.2))" == "There were too many attempts; try again in 5 s.")
        #expect("\(DataError.unavailable("no permission"))".contains("no permission"))
        #expect("\(ItemEditError.notEnough(500))" == "Only 0.5 packs remain.")
        #expect("\(PhotoError.scan(.notFound))" == "\(ScanError.notFound)")
        #expect("\(PhotoError.storage(.diskFull))" == "\(DataError.diskFull)")
        #expect("\(Self.referenceErrors[1])" == "There are 2 items with this name or id.")
        for error in Self.authErrors {
            #expect(!"\(error)".contains("ada@example.org") && !"\(error)".contains("subject-1"))
        }
    }

    @Test func whenLogged_shouldBeNamedByTheCaseAlone() {
        #expect(Set(Self.authErrors.map(\.caseName)).count == 18)
        #expect(Set(Self.dataErrors.map(\.caseName)).count == Self.dataErrors.count)
        for error in Self.authErrors {
            let label = Mirror(reflecting: error).children.first?.label
            #expect(label == nil || label == error.caseName)
        }
        for error in Self.dataErrors {
            let label = Mirror(reflecting: error).children.first?.label
            #expect(label == nil || label == error.caseName)
        }
    }
}
