import KIFTestSupport
import KeepItFreshDomain
import Testing

@testable import KeepItFreshPostgres

@Suite(.enabled(if: PostgresTestDatabase.isAvailable))
struct PostgresPoolTests {
    @Test func whenConnectionsEnd_shouldReadOverNewOnes() async throws {
        try await Household.with { household in
            _ = try await household.rows.states(for: [Household.member])
            try await household.database.query(
                """
                SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
                WHERE datname = current_database() AND pid <> pg_backend_pid()
                """)

            let states = try await household.rows.states(for: [Household.member])

            #expect(states.count == 2)
        }
    }

    @Test func whenConnectionEndsInAStatement_shouldTryOnceMore() async throws {
        try await Household.with { household in
            let pool = household.rows.app
            let tries = Tries()

            let answer = try await pool.use { connection, deadline in
                if tries.next() == 1 {
                    try connection.run("SELECT pg_terminate_backend(pg_backend_pid())", deadline)
                }
                return try connection.run("SELECT 1", deadline).count
            }

            #expect(answer == 1)
            #expect(tries.count == 2)
        }
    }

    @Test(arguments: ["40001", "40P01"])
    func whenServerGivesWayToOthers_shouldTryThreeTimesMore(_ state: String) async throws {
        try await Household.with { household in
            let (some, all) = (Tries(), Tries())
            let raise = "DO $$ BEGIN RAISE EXCEPTION 'lost' USING ERRCODE = '\(state)'; END $$"

            let count = try await household.rows.app.use { connection, deadline in
                if some.next() < 4 { try connection.run(raise, deadline) }
                return some.count
            }
            await #expect(throws: DataError.busy) {
                try await household.rows.app.use { connection, deadline in
                    _ = all.next()
                    try connection.run("BEGIN", deadline)
                    try connection.run(raise, deadline)
                }
            }

            #expect(count == 4)
            #expect(all.count == 4)
        }
    }

    @Test func whenTwoDeadlock_shouldLetBothFinish() async throws {
        try await Household.with { household in
            try await household.database.query("SET deadlock_timeout = '10ms'; SELECT 1")
            let both = Tries()
            @Sendable func lock(_ first: Int, _ second: Int) async throws {
                try await household.rows.app.use { connection, deadline in
                    try connection.run("BEGIN; SELECT pg_advisory_xact_lock(\(first))", deadline)
                    _ = both.next()
                    while both.count < 2 {
                        try connection.run("SELECT pg_sleep(0.01)", deadline)
                    }
                    try connection.run("SELECT pg_advisory_xact_lock(\(second)); COMMIT", deadline)
                }
            }

            async let one: Void = lock(1, 2)
            async let other: Void = lock(2, 1)
            _ = try await (one, other)

            #expect(both.count == 3)
        }
    }

    @Test func whenServerIsSilent_shouldEndTheStatement() async throws {
        var limits = PostgresLimits.patient
        limits.answer = .milliseconds(200)
        try await Household.with(limits) { household in
            await #expect(throws: DataError.network) {
                try await household.rows.app.use { connection, deadline in
                    _ = try connection.run("SELECT pg_sleep(100)", deadline)
                }
            }

            try await expectQuiet(household)
        }
    }

    @Test func whenTaskIsCancelled_shouldEndTheStatement() async throws {
        try await Household.with { household in
            let task = Task {
                try await household.rows.app.use { connection, deadline in
                    _ = try connection.run("SELECT pg_sleep(100)", PostgresDeadline(in: .seconds(100), deadline))
                }
            }
            try await eventually("it runs") { try await sleepers(household) == "1" }

            task.cancel()

            await #expect(throws: DataError.busy) { try await task.value }
            try await expectQuiet(household)
        }
    }

    @Test func whenServerLimitsAStatement_shouldSayWhy() async throws {
        var limits = PostgresLimits.patient
        limits.statement = 50
        try await Household.with { household in
            let rows = try Household.rows(household.database, limits)

            await #expect(throws: DataError.self) {
                try await rows.app.use { connection, deadline in
                    _ = try connection.run("SELECT pg_sleep(100)", deadline)
                }
            }
            #expect(try await rows.states(for: [Household.member]).count == 2)
        }
    }

    @Test func whenAllConnectionsAreUsed_shouldBeBusy() async throws {
        var limits = PostgresLimits.patient
        (limits.connections, limits.patience) = (2, .milliseconds(100))
        try await Household.with(limits) { household in
            let holders = (0..<2).map { _ in
                Task {
                    try await household.rows.app.use { connection, deadline in
                        _ = try connection.run("SELECT pg_sleep(100)", PostgresDeadline(in: .seconds(100), deadline))
                    }
                }
            }
            try await eventually("both run") { try await sleepers(household) == "2" }

            await #expect(throws: DataError.busy) { try await household.rows.states(for: [Household.member]) }
            #expect(throws: DataError.busy) { try household.news() }

            for holder in holders { holder.cancel() }
            for holder in holders { _ = await holder.result }
            #expect(try await household.rows.states(for: [Household.member]).count == 2)
        }
    }

    @Test func whenServerCannotBeReached_shouldSaySo() async throws {
        try await PostgresTestDatabase.with { database in
            let rows = try Household.rows(database, dsn: "host=127.0.0.1 port=1 dbname=kif")

            for _ in 0..<3 {
                let error = await #expect(throws: DataError.self) { try await rows.states(for: []) }
                #expect(error?.caseName == "network")
            }
            for _ in 0..<3 {
                let error = await #expect(throws: DataError.self) { try await rows.beginChange(for: .nobody) }
                #expect(error?.caseName == "network")
            }
        }
    }

    @Test func whenConnectionsAreNotUsed_shouldCloseThem() async throws {
        var limits = PostgresLimits.patient
        limits.idle = .seconds(1)
        try await Household.with(limits) { household in
            let process = try await household.rows.accounts.use { connection, deadline in
                try connection.run("SELECT pg_backend_pid()", deadline).first?.text(0)
            }
            let count = try "SELECT count(*) FROM pg_stat_activity WHERE pid = \(#require(process))"

            try await eventually("it is closed") { try await household.database.query(count) == "0" }
        }
    }

    @Test func whenReceiverFails_shouldThrowItsErrorAndReadAgain() async throws {
        try await Household.with { household in
            #expect(throws: CancellationError.self) {
                try household.rows.readNews(of: Household.scope, after: 0, for: Household.member) { _ in
                    throw CancellationError()
                }
            }

            let news = try household.news()
            #expect(news.count == 1)
        }
    }

    private func sleepers(_ household: Household) async throws -> String {
        try await household.database.query(
            """
            SELECT count(*) FROM pg_stat_activity
            WHERE datname = current_database() AND query LIKE 'SELECT pg_sleep(1%' AND state = 'active'
            """)
    }

    private func expectQuiet(_ household: Household) async throws {
        try await eventually("the server has ended it") { try await sleepers(household) == "0" }
        #expect(try await household.rows.app.use { try $0.run("SELECT 1", $1).count } == 1)
    }
}
