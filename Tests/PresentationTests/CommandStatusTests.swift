import KeepItFreshDomain
import KeepItFreshPresentation
import Testing

@Suite struct ExitStatusTests {
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
    func whenAPhotoIsDone_shouldTellItsStatus(result: PhotoResult, status: CommandStatus) {
        #expect(CommandStatus(result) == status)
    }

    @Test func whenPhotosDiffer_shouldLetTheWorstDecide() {
        let order: [CommandStatus] = [.success, .nothingFound, .needsReview, .unreadableInput, .storageRefused]

        for (lesser, greater) in zip(order, order.dropFirst()) {
            #expect(lesser.joined(with: greater) == greater)
            #expect(greater.joined(with: lesser) == greater)
        }
    }
}
