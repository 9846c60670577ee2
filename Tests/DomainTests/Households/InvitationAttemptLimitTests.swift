import Foundation
import KeepItFreshDomain
import Testing

@Suite struct InvitationAttemptLimitTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    @Test func whenFewCodesWereWrong_shouldAllowAnother() {
        #expect(Invitation.AttemptLimit.wait(after: [], at: now) == nil)
        #expect(Invitation.AttemptLimit.wait(after: Array(repeating: now, count: 4), at: now) == nil)
    }

    @Test func whenTooManyCodesWereWrong_shouldWaitUntilTheFirstExpires() {
        let tries = [-600, -500, -400, -300, -1].map { now.addingTimeInterval($0) }

        #expect(Invitation.AttemptLimit.wait(after: tries, at: now) == 300)
        #expect(Invitation.AttemptLimit.wait(after: tries, at: now.addingTimeInterval(299)) == 1)
        #expect(Invitation.AttemptLimit.wait(after: tries, at: now.addingTimeInterval(300)) == nil)
    }
}
