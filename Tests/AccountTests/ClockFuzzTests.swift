import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshSQLite
import Testing

@testable import KeepItFreshAuthentication

/// Clocks that jump both ways, and servers' numbers.
@Suite struct ClockFuzzTests {
    @Test func whenTheClockJumps_shouldNeverLockLongerThanTheRules() async throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        let database = try SQLiteDatabase(path: folder.file("kif.sqlite"))
        let attempts = SQLiteAttemptStore(database)
        let codes = SQLiteOTPStore(database, random: SystemRandom())

        try await FuzzBudget.run { seed, random in
            let key = "password:\(seed)"
            for step in 0..<8 {
                var now = Date(timeIntervalSince1970: EdgeNumbers.pick(EdgeNumbers.times, using: &random))
                for _ in 0..<7 { _ = try? await attempts.begin(key, at: now) }
                if let wait = await Self.wait({ try await attempts.begin(key, at: now) }) {
                    #expect(wait > 0 && wait <= 900, "seed \(seed)")
                    now += wait
                    // The largest times have no fractions of a second, so nothing can be waited for.
                    let isCountable = now.timeIntervalSince1970.magnitude < 1e15
                    let again = await Self.wait { try await attempts.begin(key, at: now) }
                    #expect(again == nil || !isCountable, "seed \(seed)")
                }
                let challenge = OTPChallenge(
                    id: "\(seed) \(step)", provider: .emailOTP, addressKey: key, mac: [1], createdAt: now)
                if let wait = await Self.wait({ try await codes.issue(challenge) }),
                    now.timeIntervalSince1970.magnitude < 1e15
                {
                    #expect(wait > 0 && wait <= 86_400, "seed \(seed)")
                }
            }
        }
    }

    @Test func whenTheClockJumps_shouldAcceptACodeForFiveMinutesOnly() async throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        let database = try SQLiteDatabase(path: folder.file("kif.sqlite"))
        let codes = SQLiteOTPStore(database, random: SystemRandom())

        try await FuzzBudget.run { seed, random in
            let (made, used) = (
                EdgeNumbers.pick(EdgeNumbers.times, using: &random), EdgeNumbers.pick(EdgeNumbers.times, using: &random)
            )
            let challenge = OTPChallenge(
                id: "\(seed)", provider: .emailOTP, addressKey: "\(seed)", mac: [1],
                createdAt: Date(timeIntervalSince1970: made))
            guard (try? await codes.issue(challenge)) != nil else { return }

            let isRight = try await codes.redeem(
                challengeId: "\(seed)", provider: .emailOTP, addressKey: "\(seed)", mac: [1],
                at: Date(timeIntervalSince1970: used))

            #expect(isRight == (-60...300).contains(used - made), "seed \(seed): \(made) \(used)")
        }
    }

    @Test func whenTheClockJumps_shouldEndEverySession() async throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        let database = try SQLiteDatabase(path: folder.file("kif.sqlite"))
        let store = SQLiteSessionStore(database)
        let identities = SQLiteIdentityStore(database, clock: SystemClock())
        let user = try await identities.resolveAccount(for: .guest, guest: nil, choice: .ask).userId
        let identity = try #require(Identity(userId: user, authMethod: .email, isGuest: true))

        try await FuzzBudget.run { seed, random in
            let digest = Array("\(seed)".utf8)
            let made = EdgeNumbers.pick(EdgeNumbers.times, using: &random)
            _ = try await store.begin(identity, device: nil, digest: digest, at: Date(timeIntervalSince1970: made))
            let now = Date(timeIntervalSince1970: EdgeNumbers.pick(EdgeNumbers.times, using: &random))
            guard now.timeIntervalSince1970.magnitude < 1e15,
                let session = try await store.find(digest: digest, at: now)
            else { return }

            #expect(!session.isRecent(at: now) || now.timeIntervalSince1970 - made <= 300, "seed \(seed)")
            let later = now + Session.lifetime + 61
            #expect(try await store.find(digest: digest, at: later) == nil, "seed \(seed)")
            _ = session.isRecent(at: later)
        }
    }

    @Test func whenAServersNumbersAreImpossible_shouldWaitWithinLimits() async throws {
        try await FuzzBudget.run { seed, random in
            let numbers = (0..<2).map { _ in EdgeNumbers.pick(EdgeNumbers.json, using: &random) }
            let json = """
                {"device_code": "d", "user_code": "u", "expires_in": \(numbers[0]), "interval": \(numbers[1])}
                """
            guard let device = try? JSONDecoder().decode(OpenIDClient.DeviceAuthorization.self, from: Data(json.utf8))
            else { return }

            #expect(device.lifetime >= .zero && device.lifetime <= .seconds(3_600), "seed \(seed): \(json)")
            #expect(device.pause >= .seconds(1) && device.pause <= .seconds(300), "seed \(seed): \(json)")
        }
    }

    /// The wait that an attempt has to make; nil when it has to make none.
    private static func wait(_ attempt: () async throws -> Void) async -> TimeInterval? {
        do {
            try await attempt()
        } catch AuthError.tooManyAttempts(let wait) {
            return wait
        } catch {}
        return nil
    }
}
