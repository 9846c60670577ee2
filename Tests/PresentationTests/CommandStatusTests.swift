import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation
import Testing

@Suite struct CommandStatusTests {
    @Test(arguments: [
        (PhotoResult(file: "a", status: .saved), CommandStatus.success),
        (PhotoResult(file: "a", status: .known), .success),
        (PhotoResult(file: "a", status: .nothing), .nothingFound),
        (PhotoResult(file: "a", status: .nothing, parsed: ParsedLabel(needsReview: [.noDate])), .nothingFound),
        (PhotoResult(file: "a", status: .saved, parsed: ParsedLabel(needsReview: [.noName])), .needsReview),
        (PhotoResult(file: "a", error: .unreadableImage), .unreadableInput),
        (PhotoResult(file: "a", error: .componentMissing), .componentMissing),
        (PhotoResult(file: "a", status: .failed, error: .storage(.diskFull)), .storageRefused),
        (PhotoResult(file: "a", status: .failed, error: .storage(.busy)), .temporaryFailure),
        (PhotoResult(file: "a", status: .failed, error: .storage(.permission)), .notAllowed),
    ])
    func whenAPhotoIsDone_shouldReturnItsStatus(result: PhotoResult, status: CommandStatus) {
        #expect(CommandStatus(result) == status)
    }

    @Test(arguments: [
        (HouseholdError.severalFit([]), CommandStatus.usage), (.noHousehold, .notAllowed), (.ownerOnly, .notAllowed),
        (.invitationInvalid, .notAllowed), (.soleOwner(["Home"]), .usage), (.onlyMember, .usage),
        (.tooManyTries(retryAfter: 3), .temporaryFailure), (.invalidAddress, .usage),
    ])
    func whenAHouseholdRefuses_shouldReturnItsStatusAndOneLine(error: HouseholdError, status: CommandStatus) {
        #expect(CommandStatus(error) == status)
        #expect(!error.message.isEmpty && !error.message.contains("\n"))
    }

    @Test func whenPhotosDiffer_shouldReturnTheMostSevere() {
        let order: [CommandStatus] = [.success, .nothingFound, .needsReview, .unreadableInput, .storageRefused]

        for (lesser, greater) in zip(order, order.dropFirst()) {
            #expect(lesser.joined(with: greater) == greater)
            #expect(greater.joined(with: lesser) == greater)
        }
    }
}
