import Foundation
import KeepItFreshDomain
import Testing

@Suite struct InvitationTriesTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    @Test func whenFewWereWrong_shouldLetTryAgain() {
        #expect(InvitationTries.wait(after: [], at: now) == nil)
        #expect(InvitationTries.wait(after: Array(repeating: now, count: 4), at: now) == nil)
    }

    @Test func whenTooManyWereWrong_shouldWaitForTheFirstOfThemToAge() {
        let tries = [-600, -500, -400, -300, -1].map { now.addingTimeInterval($0) }

        #expect(InvitationTries.wait(after: tries, at: now) == 300)
        #expect(InvitationTries.wait(after: tries, at: now.addingTimeInterval(299)) == 1)
        #expect(InvitationTries.wait(after: tries, at: now.addingTimeInterval(300)) == nil)
    }
}
