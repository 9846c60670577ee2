import Foundation
package import KeepItFreshDomain
import KeepItFreshLabels

/// Each error of the library, with values where it has some.
package enum EveryError {
    private static let link = PendingLink(
        id: "id-1", identity: LinkedIdentity(provider: .google, subject: "subject-1", email: "ada@example.org"),
        expiresAt: Date(timeIntervalSince1970: 0))

    package static let auth: [AuthError] = [
        .cancelled, .invalidCredentials, .network, .unavailable, .accountDisabled, .notSignedIn, .requiresRecentLogin,
        .userMismatch, .accountExistsWithDifferentCredential(link), .credentialAlreadyInUse(link), .otpInvalid,
        .tooManyAttempts(retryAfter: 4.2), .weakPassword(.tooShort(minimum: 15)),
        .weakPassword(.tooLong(maximum: 1024)),
        .weakPassword(.common), .weakPassword(.namesUserOrProduct), .invalidAddress, .emailAlreadyRegistered,
        .lastMethod,
        .soleOwner(["Home", "Cabin"]), .unknown("no reason"),
    ]

    package static let data: [DataError] = [
        .permission, .notFound, .busy, .diskFull, .newerVersion, .olderVersion, .notADatabase, .damaged,
        .unavailable("no permission"),
        .network, .unknown("no reason"),
    ]

    package static let household: [HouseholdError] = [
        .severalFit([Household(name: "Home", createdAt: Date(timeIntervalSince1970: 0))]), .noHousehold, .invalidName,
        .nameTaken("Home"), .ownerOnly, .soleOwner([]), .soleOwner(["Home"]), .onlyMember, .noSuchMember,
        .severalMembersFit(["1", "2"]), .invalidAddress, .alreadyMember("Home"), .invitationInvalid,
        .invitationForAnotherAddress, .noSuchInvitation, .tooManyTries(retryAfter: 300),
    ]

    private static let day = CivilDate(clampedDayNumber: 20_888)

    package static let edit: [ItemEditError] = [
        .notEnough(500), .noAmount, .tooMuch, .nothingToChange, .openAlready(day), .isFrozen(day), .notFrozen,
        .useByPassed(day), .thawedBefore, .changedSince(.lot), .packsGone, .itemGone, .nothingToUndo,
        .undoneAlready, .notYours, .noSuchChange, .severalChanges, .notFound, .noSuchDay, .anotherContent, .notUsable,
        .isItself, .joinedSince, .decidedSince, .setSince, .tooLong, .contentUnknown, .otherMeasure, .tooPrecise,
        .notInContent,
        .onlyPhoto, .noReading,
    ]
}
