import Foundation
import KeepItFreshDomain
import KeepItFreshSQLite
import Testing

/// `kif-scan household …`, with other users who exist only in the store.
@Suite struct HouseholdCommandTests {
    private let kif: KifScanProcess

    init() throws { kif = try KifScanProcess() }

    @Test func whenNotSignedIn_shouldRefuseAndSayHow() async throws {
        for arguments in [["household"], ["household", "members"], ["household", "delete", "Home", "--yes"]] {
            let run = try await kif.run(arguments, input: Data())

            #expect(run.status == 77)
            #expect(run.errorLines.count == 1 && run.error.contains("kif-scan login"))
        }
    }

    @Test func whenCreatedSelectedAndRenamed_shouldRememberAndList() async throws {
        let made = try await kif.run("household", "create", "Cabin", "--json")
        try await kif.run("household", "create", "Home", "--json")

        let list = try await kif.run("household", "list", "--json").objects()
        let selected = try await kif.run("household", "select", "Cabin", "--json")
        let renamed = try await kif.run("household", "rename", "Hütte", "--json")

        let fields: Set = ["id", "name", "role", "members", "selected", "createdAt"]
        #expect(try made.objects().first.map { Set($0.keys) } == fields)
        #expect(list.map { $0["name"] as? String } == ["Cabin", "Home"])
        #expect(list.map { $0["selected"] as? Bool } == [false, true])
        #expect(try selected.objects().first?["selected"] as? Bool == true)
        #expect(try renamed.objects().first?["name"] as? String == "Hütte")
        #expect(try await kif.run("whoami", "--json").objects().first?["household"] as? String == "Hütte")
        #expect([made, selected, renamed].allSatisfy { $0.status == 0 })
    }

    @Test func whenAHouseholdIsNamedOnce_shouldNotSelectIt() async throws {
        try await kif.run("household", "create", "Cabin")
        try await kif.run("household", "create", "Home")

        try await kif.run("list", "--household", "Cabin")

        #expect(try await kif.run("whoami", "--json").objects().first?["household"] as? String == "Home")
    }

    @Test func whenSeveralFit_shouldAskToName() async throws {
        try await kif.run("household", "create", "Cabin")
        try await kif.run("household", "create", "Home")
        try await forgetSelection()

        let scan = try await kif.run("list")

        #expect(scan.status == 64)
        #expect(scan.errorLines.count == 1)
        #expect(scan.error.contains("\"Cabin\", \"Home\"") && scan.error.contains("household select"))
    }

    @Test func whenInvited_shouldShowTheCodeOnceAndListTheInvitation() async throws {
        try await kif.run("household", "create", "Home")

        let invite = try await kif.run("household", "invite")
        let mailed = try await kif.run("household", "invite", "--mail", "bob@example.org", "--json")

        #expect(Invitation.Code(invite.output) != nil)
        #expect(!invite.error.contains(invite.lines.first ?? "-"))
        let object = try #require(try mailed.objects().first)
        let fields: Set = ["id", "household", "email", "createdBy", "createdAt", "expiresAt"]
        #expect(Set(object.keys) == fields.union(["code"]))
        let open = try await kif.run("household", "invitations", "--json")
        #expect(try open.objects().map { Set($0.keys) } == [fields, fields])
        #expect(!open.output.contains(object["code"] as? String ?? "-"))
        let id = try #require(object["id"] as? String)
        #expect(try await kif.run("household", "invitations", "--withdraw", id).status == 0)
        #expect(try await kif.run("household", "invitations", "--json").lines.count == 1)
        #expect(try await kif.run("household", "invitations", "--withdraw", id).status == 64)
        #expect(try await kif.run("household", "invite", "--mail", "bob").status == 64)
    }

    @Test func whenJoined_shouldBeAMemberAndWorkThere() async throws {
        try await kif.run("login", "guest")
        let home = try await bob().ensureHousehold(named: "Bob's").id
        let code = try await bob().createInvitation(to: home, for: nil).code

        let join = try await kif.run("household", "join", "--json", input: code.text.lowercased() + "\n")

        #expect(join.status == 0)
        #expect(try join.objects().first?["members"] as? Int == 2)
        let list = try await kif.run("household", "list", "--json").objects()
        #expect(list.map { $0["name"] as? String } == ["Bob's", "Home"])
        #expect(list.map { $0["selected"] as? Bool } == [true, false])
        #expect(try await kif.run("whoami", "--json").objects().first?["role"] as? String == "member")
        let again = try await kif.run("household", "join", input: code.text)
        #expect(again.status == 77)
        #expect(again.errorLines.count == 1)
    }

    @Test func whenCodesAreWrong_shouldRefuseAndAfterFiveSayWhenToTryAgain() async throws {
        try await kif.run("login", "guest")
        for input in ["nonsense", "", "AAAAA-AAAAA", "AAAAA-AAAAB", "AAAAA-AAAAC", "AAAAA-AAAAD", "AAAAA-AAAAE"] {
            #expect(try await kif.run("household", "join", input: input).status == (input.isEmpty ? 64 : 77))
        }

        let last = try await kif.run("household", "join", input: "AAAAA-AAAAF")

        #expect(last.status == 75)
        #expect(last.error.contains("seconds"))
    }

    @Test func whenNoOwner_shouldRefuseWithTheSameStatusEverywhere() async throws {
        try await joinBobs()

        for arguments in [
            ["rename", "Mine"], ["invite"], ["invitations"], ["role", "bob", "member"], ["transfer", "bob"],
            ["remove", "bob"], ["delete", "Bob's", "--yes"],
        ] {
            let run = try await kif.run(["household"] + arguments, input: Data())
            #expect(run.status == 77, "\(arguments)")
            #expect(run.errorLines.count == 1 && run.error.contains("only an owner"), "\(arguments)")
        }
        #expect(try await bob().memberships(of: "bob").map(\.role) == [.owner])
    }

    @Test func whenRemoved_shouldHaveNoAccessAtTheNextCall() async throws {
        try await joinBobs()
        let user = try #require(try await kif.run("whoami", "--json").objects().first?["userId"] as? String)
        let home = try #require(try await bob().memberships(of: "bob").first).householdId
        try await bob().removeMember(user, from: home)

        for arguments in [["list", "--household", home], ["household", "members", "--household", home]] {
            #expect(try await kif.run(arguments, input: Data()).status == 77)
        }
        #expect(try await kif.run("household", "list", "--json").objects().map { $0["name"] as? String } == ["Home"])
    }

    @Test func whenMembersAreManaged_shouldReportTheChanges() async throws {
        try await kif.run("household", "create", "Home")
        let home = try #require(try await kif.run("household", "list", "--json").objects().first?["id"] as? String)
        for (id, name) in [("bob", "Bob"), ("eve", "\u{1B}[31mEve")] {
            let code = try #require(Invitation.Code(try await kif.run("household", "invite").output))
            _ = try await repository(id).redeemInvitation(code)
            _ = try await SQLiteProfileAdapter(database()).createProfile(userId: id, seed: ["displayName": name])
        }

        let members = try await kif.run("household", "members")
        #expect(members.lines.count == 3)
        #expect(members.lines.first?.contains("owner, you") == true)
        #expect(!members.output.unicodeScalars.contains("\u{1B}"))
        #expect(try await kif.run("household", "leave", "Home").status == 64)
        let owner = try await kif.run("household", "role", "Bob", "owner", "--json").objects().first
        #expect(owner?["role"] as? String == "owner" && owner?["userId"] as? String == "bob")
        let removed = try await kif.run("household", "remove", "eve", "--json").objects().first
        #expect(removed?["change"] as? String == "removed")
        #expect(try await kif.run("household", "remove", "eve").status == 64)
        #expect(try await kif.run("household", "transfer", "bob").status == 0)
        #expect(try await kif.run("household", "rename", "Mine").status == 77)
        let left = try await kif.run("household", "leave", "Home", "--json")
        #expect(try left.objects().first?["change"] as? String == "left")
        #expect(try await bob().members(of: home).map(\.userId) == ["bob"])
    }

    @Test func whenDeleted_shouldNeedAYesAndThenBeGone() async throws {
        try await kif.run("household", "create", "Home")

        let unasked = try await kif.run("household", "delete", "Home")
        #expect(unasked.status == 64)
        #expect(unasked.error.contains("--yes"))
        #expect(try await kif.run("household", "list", "--json").lines.count == 1)

        let deleted = try await kif.run("household", "delete", "Home", "--yes", "--json")
        #expect(try deleted.objects().first?["change"] as? String == "deleted")
        #expect(try await kif.run("household", "list", "--json").lines.isEmpty)
        #expect(try await kif.run("household", "members").status == 77)
    }

    @Test(arguments: ["", "  ", "a\u{1B}[2Jb", String(repeating: "x", count: 101)])
    func whenTheNameIsUnfit_shouldRefuseInOneLine(name: String) async throws {
        let run = try await kif.run("household", "create", name)

        #expect(run.status == 64)
        #expect(run.errorLines.filter { $0.hasPrefix("kif-scan: ") }.count == 1)
        #expect(!run.error.unicodeScalars.contains("\u{1B}"))
    }

    @Test func whenJoiningIsTheFirstUse_shouldSignInAGuest() async throws {
        let join = try await kif.run("household", "join", input: "AAAAA-AAAAA")

        #expect(join.status == 77)
        #expect(join.error.contains("Signed in as a guest"))
    }

    /// Signs in, and joins the household of another user.
    private func joinBobs() async throws {
        try await kif.run("login", "guest")
        let home = try await bob().ensureHousehold(named: "Bob's").id
        try await kif.run("household", "join", input: try await bob().createInvitation(to: home, for: nil).code.text)
    }

    private func forgetSelection() async throws {
        let user = try #require(try await kif.run("whoami", "--json").objects().first?["userId"] as? String)
        try await SQLiteUserPreferences(database(), actingAs: user).setLastSelectedHouseholdId(nil, of: user)
    }

    private func bob() throws -> SQLiteHouseholdRepository { try repository("bob") }

    private func repository(_ userId: String) throws -> SQLiteHouseholdRepository {
        SQLiteHouseholdRepository(try database(), actingAs: userId)
    }

    private func database() throws -> SQLiteDatabase {
        try SQLiteDatabase(path: kif.path(".local/share/kif/kif.sqlite"))
    }
}
