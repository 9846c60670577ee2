import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation
import Testing

@Suite struct CommandStatusTests {
    @Test(arguments: [
        (PhotoError.scan(.unreadableImage), CommandStatus.unreadableInput),
        (.scan(.componentMissing), .componentMissing),
        (.storage(.diskFull), .storageRefused), (.storage(.busy), .temporaryFailure),
        (.storage(.permission), .notAllowed),
    ])
    func whenAPhotoFails_shouldReturnItsStatus(error: PhotoError, status: CommandStatus) {
        #expect(CommandStatus(error) == status)
    }

    @Test(arguments: [
        ([], CommandStatus.success, CommandStatus.success), ([good], .success, .success),
        ([good, doubtful], .success, .needsReview), ([good, empty], .success, .needsReview),
        ([empty], .nothingFound, .needsReview), ([empty, unreadable], .unreadableInput, .unreadableInput),
        ([unreadable, doubtful], .unreadableInput, .unreadableInput),
        ([unreadable, full], .storageRefused, .storageRefused),
    ])
    func whenPhotosAreDone_shouldAskForALookOnlyInStrictMode(
        results: [PhotoResult], status: CommandStatus, strict: CommandStatus
    ) {
        var (summary, strictSummary) = (ScanSummary(), ScanSummary(isStrict: true))
        for result in results {
            summary.add(result)
            strictSummary.add(result)
        }

        #expect(summary.exitStatus == status)
        #expect(strictSummary.exitStatus == strict)
    }

    private static let good = PhotoResult(file: "a", status: .saved)
    private static let doubtful = PhotoResult(
        file: "b", status: .saved, parsed: ParsedLabel(needsReview: [.ambiguousDate]))
    private static let empty = PhotoResult(file: "c", status: .nothing, parsed: ParsedLabel(needsReview: [.noDate]))
    private static let unreadable = PhotoResult(file: "d", error: .unreadableImage)
    private static let full = PhotoResult(file: "e", status: .failed, error: .storage(.diskFull))

    @Test(arguments: [
        (HouseholdError.severalFit([]), CommandStatus.usage), (.noHousehold, .notAllowed), (.ownerOnly, .notAllowed),
        (.invitationInvalid, .notAllowed), (.soleOwner(["Home"]), .usage), (.onlyMember, .usage),
        (.tooManyTries(retryAfter: 3), .temporaryFailure), (.invalidAddress, .usage),
    ])
    func whenAHouseholdRefuses_shouldReturnItsStatusAndOneLine(error: HouseholdError, status: CommandStatus) {
        #expect(CommandStatus(error) == status)
        #expect(!error.words.message.english.isEmpty && !error.words.message.english.contains("\n"))
    }

    @Test func whenPhotosDiffer_shouldReturnTheMostSevere() {
        let order: [CommandStatus] = [.success, .nothingFound, .needsReview, .unreadableInput, .storageRefused]

        for (lesser, greater) in zip(order, order.dropFirst()) {
            #expect(lesser.joined(with: greater) == greater)
            #expect(greater.joined(with: lesser) == greater)
        }
    }
}
