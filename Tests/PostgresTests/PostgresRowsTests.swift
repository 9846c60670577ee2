import Foundation
import KIFTestSupport
import KeepItFreshDomain
import Testing

@testable import KeepItFreshPostgres

@Suite(.enabled(if: PostgresTestDatabase.isAvailable))
struct PostgresRowsTests {
    @Test func whenRowsAreStored_shouldReadThemAndTheirNumber() async throws {
        try await Household.with { household in
            let before = try await household.rows.states(for: [Household.member])

            try await household.store("milk")

            let after = try await household.rows.states(for: [Household.member])
            let number = try #require(before[Household.scope]).number
            #expect(after[Household.scope]?.number == number + 1)
            #expect(after[.accounts] == before[.accounts])
            #expect(try household.news(after: number) == [Household.item("milk")])
            #expect(try household.news().count == 2)
        }
    }

    @Test func whenRowIsRemoved_shouldBeNewsOnlyForThoseWhoHadIt() async throws {
        try await Household.with { household in
            try await household.store("milk")

            try await household.change { rows in
                _ = try rows.lock(Household.scope, for: Household.member)
                try rows.store([Household.row("item", "milk", nil)], in: Household.scope)
                try rows.commitHouseholds()
            }

            #expect(try household.news(after: 2) == [Household.row("item", "milk", nil)])
            #expect(try household.news().map(\.kind) == ["household"])
        }
    }

    @Test func whenActorIsNoMember_shouldFindNothingAndRefuseChanges() async throws {
        try await Household.with { household in
            for actor in [SharedRow.Actor.nobody, .session(Household.other), .user("u2"), .session("x'; --")] {
                let states = try await household.rows.states(for: [actor])
                #expect(states[Household.scope] == nil)
                #expect(try household.news(for: actor).isEmpty)
                await #expect(throws: DataError.busy) {
                    try await household.change { try $0.lock(Household.scope, for: actor).places }
                }
            }
        }
    }

    @Test func whenUserHasNoSession_shouldWorkInTheirName() async throws {
        try await Household.with { household in
            let states = try await household.rows.states(for: [.user("u1"), .user("u2")])

            #expect(Set(states.keys) == [.accounts, .household("h1"), .household("h2")])
            #expect(try household.news(for: .user("u1")).count == 1)
            #expect(try await household.database.query("SELECT count(*) FROM kif.work") == "2")
        }
    }

    @Test func whenChangeIsNotCommitted_shouldLeaveNothing() async throws {
        try await Household.with { household in
            try await household.change { rows in
                _ = try rows.lock(Household.scope, for: Household.member)
                try rows.store([Household.item("milk")], in: Household.scope)
            }

            #expect(try household.news().count == 1)
            try await household.store("bread")
            #expect(try household.news(after: 1) == [Household.item("bread")])
        }
    }

    @Test func whenTwoHouseholdsOfTwoUsersChange_shouldCommitBothAtOnce() async throws {
        try await Household.with { household in
            try await household.change { rows in
                _ = try rows.lock(Household.scope, for: Household.member)
                _ = try rows.lock(.household("h2"), for: .session(Household.other))
                try rows.store([Household.item("milk")], in: Household.scope)
                try rows.store([Household.item("bread")], in: .household("h2"))
                try rows.commitHouseholds()
            }

            #expect(try household.news(after: 1) == [Household.item("milk")])
            #expect(
                try household.news(.household("h2"), after: 1, for: .user("u2")) == [Household.item("bread")])
        }
    }

    @Test func whenScopeIsLockedByThisChange_shouldReadItsNews() async throws {
        try await Household.with { household in
            try await household.change { rows in
                let first = try rows.lock(Household.scope, for: Household.member)
                #expect(try household.news().count == 1)
                #expect(try rows.lock(Household.scope, for: Household.member).places == first.places)
            }
        }
    }

    @Test func whenOtherServerChangesFirst_shouldSeeItsNumberAndGetHigherPlaces() async throws {
        try await Household.with { household in
            let other = try Household.rows(household.database)
            _ = try await household.rows.beginChange(for: Household.member)
            let first = try household.rows.lock(Household.scope, for: Household.member)

            async let second = household.change(over: other) { try $0.lock(Household.scope, for: Household.member) }
            try await eventually("the other one waits") {
                try await household.database.query(
                    "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
                ) == "1"
            }
            let third = try household.rows.lock(.household("h2"), for: .session(Household.other))
            try household.rows.store([Household.item("milk")], in: Household.scope)
            try household.rows.commitHouseholds()
            household.rows.endChange()

            #expect(try await second.state.number == first.state.number + 1)
            #expect(try await second.places >= third.places + 1_000_000)
        }
    }

    @Test func whenHouseholdIsRemoved_shouldBeGoneForItsMembers() async throws {
        try await Household.with { household in
            try await household.change { rows in
                _ = try rows.lock(Household.scope, for: Household.member)
                _ = try rows.lock(.accounts, for: Household.member)
                try rows.removeHousehold("h1")
                try rows.commitAccounts()
            }

            let states = try await household.rows.states(for: [Household.member])
            #expect(Set(states.keys) == [.accounts])
            #expect(try household.news().isEmpty)
        }
    }

    @Test func whenOneOfTwoHouseholdsIsRemoved_shouldKeepTheChangeOfTheOther() async throws {
        try await Household.with { household in
            try await household.change { rows in
                _ = try rows.lock(Household.scope, for: Household.member)
                _ = try rows.lock(.household("h2"), for: .session(Household.other))
                _ = try rows.lock(.accounts, for: .nobody)
                try rows.store([Household.item("milk")], in: .household("h2"))
                try rows.removeHousehold("h1")
                try rows.commitHouseholds()
                try rows.commitAccounts()
            }

            let states = try await household.rows.states(for: [.user("u1"), .user("u2")])
            #expect(Set(states.keys) == [.accounts, .household("h2")])
            #expect(try household.news(.household("h2"), after: 1, for: .user("u2")) == [Household.item("milk")])
        }
    }

    @Test func whenChangeBegins_shouldGetHigherPlacesThanThoseBefore() async throws {
        try await Household.with { household in
            var places: [Int64] = []
            for actor in [Household.member, .nobody, .user("u2")] {
                places.append(try await household.rows.beginChange(for: actor))
                household.rows.endChange()
            }

            #expect(places == places.sorted())
            #expect(Set(places).count == 3)
            #expect(places.allSatisfy { $0 >= 1_099_511_000_000 })
        }
    }

    @Test func whenThousandRowsAreStored_shouldReadEachOnce() async throws {
        try await Household.with { household in
            let items = (0..<1000).map { Household.row("item", "\($0) ä\\n\t", #"{"n": \#($0)}"#) }
            try await household.change { rows in
                _ = try rows.lock(Household.scope, for: Household.member)
                try rows.store(items, in: Household.scope)
                try rows.commitHouseholds()
            }

            let news = try household.news(after: 1)

            #expect(news.count == 1000)
            #expect(Set(news.map(\.key)) == Set(items.map(\.key)))
        }
    }

    @Test func whenRowsAreLong_shouldStoreThemInSeveralStatements() async throws {
        try await Household.with { household in
            let text = String(repeating: "x", count: 1_500_000)
            let rows = (0..<5).map { Household.row("item", "\($0)", #"{"text": "\#(text)"}"#) }

            try await household.change { other in
                _ = try other.lock(Household.scope, for: Household.member)
                try other.store(rows, in: Household.scope)
                try other.commitHouseholds()
            }

            #expect(PostgresBatch.batches(of: rows).count == 3)
            #expect(try household.news(after: 1).count == 5)
            #expect(try await household.rows.states(for: [Household.member])[Household.scope]?.number == 2)
        }
    }

    @Test func whenRowHasBytes_shouldKeepThemUntilItIsRemoved() async throws {
        try await Household.with { household in
            let bytes = Data([0, 1, 255, 0, 39])
            let key = #"["p"]"#
            func store(_ row: SharedRow) async throws -> Data? {
                try await household.change { rows in
                    _ = try rows.lock(Household.scope, for: Household.member)
                    try rows.store([row], in: Household.scope)
                    try rows.commitHouseholds()
                }
                return try await household.rows.bytes(
                    of: "picture", key: key, in: "h1", for: Household.member)
            }

            let first = try await store(SharedRow(kind: "picture", key: key, body: "{}", bytes: bytes))
            let changed = try await store(SharedRow(kind: "picture", key: key, body: #"{"a": 1}"#))
            let foreign = try await household.rows.bytes(of: "picture", key: key, in: "h1", for: .user("u2"))
            let removed = try await store(SharedRow(kind: "picture", key: key, body: nil))

            #expect(first == bytes)
            #expect(changed == bytes)
            #expect(foreign == nil)
            #expect(removed == nil)
        }
    }

    @Test func whenPhotoComes_shouldBeReadByOneServer() async throws {
        try await Household.with { household in
            let photo = SharedRow.UnreadPhoto(id: "s1", householdId: "h1", userId: "u1")
            let bytes = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
            try await household.rows.addPhoto(photo, bytes)
            let early = try await household.rows.unreadPhotos()
            let other = try Household.rows(household.database)
            let isTooEarly = try await other.claimPhoto(photo)
            try await household.database.query("UPDATE kif.upload SET claimed = now() - interval '2 minutes'")

            let waiting = try await household.rows.unreadPhotos()
            let claims = try await (other.claimPhoto(photo), household.rows.claimPhoto(photo))
            let read = try await household.rows.bytes(ofPhoto: photo)
            try await household.rows.removePhoto(photo)

            #expect(early.isEmpty)
            #expect(!isTooEarly)
            #expect(waiting == [photo])
            #expect(claims == (true, false))
            #expect(read == bytes)
            #expect(try await household.rows.bytes(ofPhoto: photo) == nil)
        }
    }

    @Test func whenPhotoIsForAnotherHousehold_shouldRefuseIt() async throws {
        try await Household.with { household in
            let photo = SharedRow.UnreadPhoto(id: "s1", householdId: "h1", userId: "u2")

            await #expect { try await household.rows.addPhoto(photo, Data([1])) } throws: { $0.isUnavailable }
        }
    }

    @Test func whenTextHasNUL_shouldRefuseIt() async throws {
        try await Household.with { household in
            await #expect(throws: DataError.unknown("a text contains a NUL")) {
                try await household.change { rows in
                    _ = try rows.lock(Household.scope, for: Household.member)
                    try rows.store([Household.row("item", "a\0b", "{}")], in: Household.scope)
                }
            }
            await #expect(throws: DataError.unknown("a text contains a NUL")) {
                try await household.rows.bytes(of: "item", key: "a\0b", in: "h1", for: Household.member)
            }
        }
    }

    @Test func whenSessionIsRevokedInAChange_shouldRefuseItsNextStatement() async throws {
        try await Household.with { household in
            await #expect {
                _ = try await household.rows.beginChange(for: Household.member)
                defer { household.rows.endChange() }
                _ = try household.rows.lock(Household.scope, for: Household.member)
                try await household.database.query("DELETE FROM kif.directory WHERE kind = 'session'")
                try household.rows.store([Household.item("milk")], in: Household.scope)
            } throws: {
                $0.isUnavailable
            }
            let news = try household.news(for: .user("u1"))
            #expect(news.count == 1)
        }
    }
}

extension Error {
    /// Whether it says that the rows cannot be used, and nothing about who asks.
    fileprivate var isUnavailable: Bool {
        if case .unavailable = self as? DataError { true } else { false }
    }
}
