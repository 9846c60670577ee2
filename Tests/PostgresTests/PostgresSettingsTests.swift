import Foundation
import KIFTestSupport
import Testing

@testable import KeepItFreshPostgres

struct PostgresSettingsTests {
    @Test(arguments: [
        "postgresql://db.example:5433/kif", "postgres://db.example:5433/kif", "host=db.example port=5433 dbname=kif",
    ])
    func whenAddressIsURIOrPairs_shouldReadIt(_ dsn: String) throws {
        let address = try PostgresSettings(dsn: dsn, passwordFile: nil).address(for: "kif_app")

        #expect(address["host"] == "db.example")
        #expect(address["port"] == "5433")
        #expect(address["dbname"] == "kif")
        #expect(address["user"] == "kif_app")
        #expect(address["target_session_attrs"] == "read-write")
    }

    @Test func whenAddressNamesHostsUserAndOptions_shouldKeepThem() throws {
        let settings = try PostgresSettings(
            dsn: "postgresql://me@a:1,b:2/kif?connect_timeout=5&options=-c%20work_mem%3D8MB", passwordFile: nil)

        let address = settings.address(for: "kif_app")

        #expect(address["host"] == "a,b")
        #expect(address["port"] == "1,2")
        #expect(address["user"] == "me")
        #expect(address["connect_timeout"] == "5")
        #expect(address["options"]?.hasPrefix("-c work_mem=8MB -c statement_timeout=") == true)
    }

    @Test func whenServerAnswered_shouldComeFirst() throws {
        let address = try PostgresAddress("host=a,b,b port=1,1,2 hostaddr=10.0.0.1,10.0.0.2,10.0.0.3 dbname=kif")

        let other = address.beginning(with: "b", "2")

        #expect(other["host"] == "b,a,b")
        #expect(other["port"] == "2,1,1")
        #expect(other["hostaddr"] == "10.0.0.3,10.0.0.1,10.0.0.2")
        #expect(address.beginning(with: "a", "1")["host"] == "a,b,b")
        #expect(address.beginning(with: "c", "1")["host"] == "a,b,b")
        #expect(try PostgresAddress("host=a,b port=5").beginning(with: "b", "5")["port"] == "5")
    }

    @Test(arguments: [
        "postgresql://kif:secret@db/kif", "host=db password=secret", "postgresql://db/kif?password=secret",
        "host=db sslpassword=secret",
    ])
    func whenAddressHasPassword_shouldRefuse(_ dsn: String) {
        #expect(throws: PostgresFault.passwordInAddress) { try PostgresSettings(dsn: dsn, passwordFile: nil) }
    }

    @Test(arguments: ["db.example", "postgresql://[::1/kif", "host=db nonsense=1", "host=db\0 user=x"])
    func whenAddressIsNone_shouldRefuse(_ dsn: String) {
        #expect(throws: PostgresFault.invalidAddress) { try PostgresSettings(dsn: dsn, passwordFile: nil) }
    }

    @Test func whenOthersCanReadPasswordFile_shouldRefuse() throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        let (open, closed) = (folder.file("open"), folder.file("closed"))
        for (path, mode) in [(open, 0o640), (closed, 0o600)] {
            _ = FileManager.default.createFile(
                atPath: path, contents: Data(), attributes: [.posixPermissions: mode])
        }

        #expect(throws: PostgresFault.openPasswordFile(open)) {
            try PostgresSettings(dsn: "host=db", passwordFile: open)
        }
        #expect(throws: PostgresFault.missingPasswordFile(folder.file("none"))) {
            try PostgresSettings(dsn: "host=db", passwordFile: folder.file("none"))
        }
        let settings = try PostgresSettings(dsn: "host=db", passwordFile: closed)
        #expect(settings.address(for: "kif_app")["passfile"] == closed)
    }
}
