import Foundation
import KeepItFreshDomain
import KeepItFreshPresentation
import KeepItFreshSQLite
import Testing

@testable import KeepItFreshAuthentication

/// Acceptance cases 10 to 16.
@Suite struct OneTimeCodeTests {
    private let world: AccountWorld

    init() throws { world = try AccountWorld() }

    @Test func case10_code_shouldWorkOnce() async throws {
        let credential = try await world.emailCode("a@b.example")

        let result = try await world.accounts.login.execute(credential)

        #expect(result.isNewUser && result.identity.authMethod == .email)
        #expect(result.seed["email"] == "a@b.example")
        await #expect(throws: AuthError.otpInvalid) { try await world.accounts.login.execute(credential) }
    }

    @Test func case10_codeUsedManyTimesAtOnce_shouldWorkOnce() async throws {
        let credential = try await world.emailCode("a@b.example")
        let world = world

        let successes = await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask { (try? await world.accounts.login.execute(credential)) != nil }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }

        #expect(successes == 1)
    }

    @Test func case10_code_shouldHaveSixDigitsAndNotBeStored() async throws {
        _ = try await world.emailCode("a@b.example")

        let code = world.mailbox.lastCode
        #expect(code.count == 6 && code.allSatisfy { ("0"..."9").contains($0) })
        #expect(try world.tables(holding: code).isEmpty)
    }

    @Test func challengeId_shouldNeverLookLikeAnOption() async throws {
        let codes = OneTimeCodes(
            store: SQLiteOTPStore(world.database, random: SystemRandom()), clock: world.clock, random: SameBytes())

        let sent = try await codes.send(
            to: "a@b.example", key: "a@b.example", provider: .emailOTP, by: world.mailbox)

        #expect(sent.challengeId == String(repeating: "f8", count: 16))
    }

    @Test func case11_fiveWrongCodes_shouldInvalidateTheRightOne() async throws {
        guard case .emailOTP(let email, let id, let code) = try await world.emailCode("a@b.example") else { return }
        let wrong = code == "000000" ? "000001" : "000000"
        for _ in 0..<5 {
            await #expect(throws: AuthError.otpInvalid) {
                try await world.accounts.login.execute(.emailOTP(email: email, challengeId: id, code: wrong))
            }
        }

        await #expect(throws: AuthError.otpInvalid) {
            try await world.accounts.login.execute(.emailOTP(email: email, challengeId: id, code: code))
        }
    }

    @Test func case11_fourWrongCodes_shouldNotInvalidateTheRightOne() async throws {
        guard case .emailOTP(let email, let id, let code) = try await world.emailCode("a@b.example") else { return }
        for _ in 0..<4 {
            _ = try? await world.accounts.login.execute(.emailOTP(email: email, challengeId: id, code: "x"))
        }

        let credential = LoginCredential.emailOTP(email: email, challengeId: id, code: code)
        #expect(try await world.accounts.login.execute(credential).isNewUser)
    }

    @Test(arguments: [(300.0, true), (301.0, false)])
    func case12_lateCode_shouldFailASecondAfterItExpires(seconds: Double, works: Bool) async throws {
        let credential = try await world.emailCode("a@b.example")
        world.clock.advance(seconds)

        let result = try? await world.accounts.login.execute(credential)

        #expect((result != nil) == works)
    }

    @Test func case13_earlyResend_shouldWaitAndALaterOneReplaceTheCode() async throws {
        let old = try await world.emailCode("a@b.example")
        world.clock.advance(10)

        await #expect(throws: AuthError.tooManyAttempts(retryAfter: 50)) { try await world.emailCode("A@b.example") }
        #expect(world.mailbox.messages.count == 1)
        world.clock.advance(50)
        let new = try await world.emailCode("a@b.example")

        await #expect(throws: AuthError.otpInvalid) { try await world.accounts.login.execute(old) }
        #expect(try await world.accounts.login.execute(new).isNewUser)
    }

    @Test func case13_elevenCodesInADay_shouldBeTooMany() async throws {
        for _ in 0..<10 {
            _ = try await world.emailCode("a@b.example")
            world.clock.advance(60)
        }

        await #expect(throws: AuthError.tooManyAttempts(retryAfter: 86_400 - 600)) {
            try await world.emailCode("a@b.example")
        }
        _ = try await world.emailCode("other@b.example")
        world.clock.advance(86_400)
        _ = try await world.emailCode("a@b.example")
    }

    @Test func case14_codeForAnother_shouldFail() async throws {
        guard case .emailOTP(_, let id, let code) = try await world.emailCode("a@b.example") else { return }

        for credential in [
            LoginCredential.emailOTP(email: "b@b.example", challengeId: id, code: code),
            .emailOTP(email: "a@b.example", challengeId: "another", code: code),
            .mobileOTP(phone: "+4915123456789", challengeId: id, code: code),
        ] {
            await #expect(throws: AuthError.otpInvalid) { try await world.accounts.login.execute(credential) }
        }
    }

    @Test func case15_knownAndUnknownAddress_shouldGetTheSameAnswer() async throws {
        _ = try await world.accounts.login.execute(world.emailCode("Known@b.example"))
        try await world.accounts.logout.execute()
        world.clock.advance(60)

        let known = try await world.accounts.requestOTP.execute(
            OTPRequest(provider: .emailOTP, address: "known@B.example"))
        let unknown = try await world.accounts.requestOTP.execute(
            OTPRequest(provider: .emailOTP, address: "unknown@b.example"))

        #expect(known.expiresAt == unknown.expiresAt && known.resendAt == unknown.resendAt)
        #expect(known.challengeId.count == unknown.challengeId.count)
        #expect(world.mailbox.messages.map(\.address) == ["Known@b.example", "Known@b.example", "unknown@b.example"])
    }

    @Test func case16_mailServerDown_shouldBeUnavailableAndAllowAnotherAttempt() async throws {
        let dead = try #require(
            SMTPDelivery(server: "smtp://127.0.0.1:1", user: nil, passwordFile: nil, from: "kif@b.example"))
        await #expect(throws: AuthError.unavailable) {
            try await dead.deliver(OTPMessage(address: "a@b.example", code: "123456", minutes: 5))
        }
        world.mailbox.fail()

        for _ in 0..<2 {
            await #expect(throws: AuthError.unavailable) { try await world.emailCode("a@b.example") }
        }
    }

    @Test func whenAPhoneGetsACode_shouldSignIn() async throws {
        let request = OTPRequest(provider: .mobileOTP, address: "+49 (151) 234-567.89")
        let sent = try await world.accounts.requestOTP.execute(request)

        let result = try await world.accounts.login.execute(
            .mobileOTP(phone: "+4915123456789", challengeId: sent.challengeId, code: world.mailbox.lastCode))

        #expect(world.mailbox.messages.last?.address == "+4915123456789")
        #expect(result.identity.authMethod == .other("mobile-code"))
    }

    @Test(arguments: [
        "a@b.example\r\nBcc: c@d.example", "a@b.example\u{0}", "a b@c.example", "a@b@c.example", "@b.c", "a@",
    ])
    func whenAnAddressCouldAddAHeader_shouldBeRefused(address: String) async {
        await #expect(throws: AuthError.invalidAddress) { try await world.emailCode(address) }
        #expect(throws: AuthError.invalidAddress) {
            try MessageText.mail(OTPMessage(address: address, code: "1", minutes: 5), from: "kif@b.example")
        }
    }

    @Test(arguments: ["de", "es", "fr"])
    func whenThePersonReadsAnotherLanguage_shouldGetTheMailInIt(language: String) throws {
        for household in [nil, "Küche"] {
            let message = OTPMessage(
                address: "ada@b.example", code: "271828", minutes: 4_320, household: household,
                wording: MessageLanguage(locale: language).wording)
            let english = OTPMessage(address: "ada@b.example", code: "271828", minutes: 4_320, household: household)

            let mail = try MessageText.mail(message, from: "kif@b.example")

            let body = mail.components(separatedBy: "\r\n\r\n").dropFirst().joined(separator: "\r\n\r\n")
            let packed = mail.contains("base64") ? Data(base64Encoded: body, options: .ignoreUnknownCharacters) : nil
            let text = packed.map { String(decoding: $0, as: UTF8.self) } ?? body
            #expect(text.contains("    271828") && message.subject != english.subject && message.sms != english.sms)
            #expect(
                Set(message.lines).isDisjoint(
                    with: english.lines.filter { $0.contains { $0.isLowercase } && !$0.contains("kif-scan") }))
        }
    }

    @Test(arguments: [
        "0151 2345678", "+0151234567", "+49\n15123456", "+1234567", "+1234567890123456", "+٤٩١٥١٢٣٤٥٦",
        "＋４９１５１２３４５６７８９", "+４９１５１２３４５６７８９",
    ])
    func whenANumberIsNotInternational_shouldBeRefused(number: String) async {
        await #expect(throws: AuthError.invalidAddress) {
            try await world.accounts.requestOTP.execute(OTPRequest(provider: .mobileOTP, address: number))
        }
    }
}

/// Returns bytes whose base64url begins with a dash.
private struct SameBytes: RandomProviding {
    func bytes(_ count: Int) -> [UInt8] { Array(repeating: 0xF8, count: count) }
}
