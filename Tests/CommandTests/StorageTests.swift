import Foundation
import GRDB
import KIFTestSupport
import Testing

/// The stored data, and the messages when it cannot be stored.
@Suite struct StorageTests {
    private let kif: KifScanProcess
    private let photo = KifScanProcess.testImage("rice-cakes.jpg")

    init() throws { kif = try KifScanProcess() }

    @Test func whenUsedTheFirstTime_shouldSignInAGuestWithAHouseholdAndSaySo() async throws {
        let first = try await kif.run("list")
        let user = try await kif.run("whoami", "--json").objects().first?["userId"] as? String
        let second = try await kif.run("list")

        #expect(first.error.contains("guest") && first.error.contains("\"Home\""))
        #expect(!second.error.contains("guest"))
        #expect(try await kif.run("whoami", "--json").objects().first?["userId"] as? String == user)
        #expect(user?.isEmpty == false)
    }

    @Test func whenTheSamePhotoComesAgain_shouldKnowIt() async throws {
        try await kif.run(photo)

        let again = try await kif.run("--json", photo)

        #expect(try again.objects().first?["status"] as? String == "known")
        #expect(try await kif.run("list", "--json").objects().first?["quantity"] as? Int == 1)
    }

    @Test func whenDry_shouldWriteNothingAnywhere() async throws {
        let scan = try await kif.run("--dry-run", "--json", photo)

        #expect(try scan.objects().first?["status"] as? String == "read")
        #expect(try scan.objects().first?["item"] is NSNull)
        #expect(!FileManager.default.fileExists(atPath: kif.path(".local")))
    }

    @Test func whenTheDatabaseIsMade_shouldBePrivate() async throws {
        try await kif.run("list")

        let file = kif.path(".local/share/kif/kif.sqlite")
        let permissions = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
        #expect(permissions == 0o600)
    }

    @Test func whenTheDataHomeIsSet_shouldKeepTheDatabaseThere() async throws {
        try await kif.run("list", environment: ["XDG_DATA_HOME": kif.path("elsewhere")])

        #expect(FileManager.default.fileExists(atPath: kif.path("elsewhere/kif/kif.sqlite")))
    }

    @Test(arguments: ["a picture, no database", ""])
    func whenTheFileIsNoDatabase_shouldSayWhatItIs(content: String) async throws {
        let file = kif.path("kif.sqlite")
        try Data(content.utf8).write(to: URL(fileURLWithPath: file))

        let scan = try await kif.run("--database", file, photo)

        guard content.isEmpty else {
            #expect(scan.status == 74)
            #expect(scan.errorLines.count == 1)
            #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == Data(content.utf8))
            return
        }
        #expect(scan.status == 0 || scan.status == 2)
    }

    @Test func whenTheDatabaseIsOfALaterVersion_shouldLeaveItAlone() async throws {
        let file = kif.path("kif.sqlite")
        try await kif.run("list", "--database", file)
        try sqlite(file, "INSERT INTO grdb_migrations (identifier) VALUES ('from the future')")

        let scan = try await kif.run("--database", file, photo)

        #expect(scan.status == 74)
        #expect(scan.errorLines.count == 1)
        #expect(scan.error.contains("newer version"))
    }

    @Test func whenTheDatabaseIsOfBeforeTheFirstRelease_shouldSayHowToGoOn() async throws {
        let file = kif.path("kif.sqlite")
        try await kif.run("list", "--database", file)
        try sqlite(file, "UPDATE grdb_migrations SET identifier = '1 households and items'")

        let list = try await kif.run("list", "--database", file)

        #expect(list.status == 74)
        #expect(list.errorLines.count == 1)
        #expect(list.error.contains("export it with that version, and read the file with kif-scan import-items"))
    }

    @Test func whenTheDatabaseIsAFolder_shouldRefuseInOneLine() async throws {
        let scan = try await kif.run("--database", kif.folder.path, photo)

        #expect(scan.status == 74)
        #expect(scan.errorLines.count == 1)
    }

    @Test func whenTheHouseholdIsNotTheUsers_shouldNotAllowIt() async throws {
        let scan = try await kif.run("--household", "Neighbours", photo)

        #expect(scan.status == 77)
        #expect(scan.errorLines.last?.contains("not a member") == true)
    }

    @Test func whenTwoCommandsScanAtOnce_shouldMakeOneItem() async throws {
        let copies = try (0..<2).map { index in
            let copy = kif.folder.appendingPathComponent("copy \(index).jpg")
            // Trailing bytes make it another photo of the same pack.
            try (Data(contentsOf: URL(fileURLWithPath: photo)) + Data([UInt8(index)])).write(to: copy)
            return try kif.prepared(["--quiet", copy.path])
        }
        for copy in copies { try copy.start() }
        for copy in copies { try await copy.waitForEnd() }

        let items = try await kif.run("list", "--json").objects()
        #expect(items.map { $0["quantity"] as? Int } == [2])
    }

    private func sqlite(_ file: String, _ statement: String) throws {
        let database = try DatabaseQueue(path: file)
        try database.write { try $0.execute(sql: statement) }
    }
}
