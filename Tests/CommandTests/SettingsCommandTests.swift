import Foundation
import Testing

/// Flags, environment, settings file, defaults: which goes first, and what is said of faults.
@Suite struct SettingsCommandTests {
    private let kif: KifScanProcess
    private let photo = KifScanProcess.testImage("rice-cakes.jpg")

    init() throws { kif = try KifScanProcess() }

    @Test func whenAFlagIsGiven_shouldGoBeforeTheEnvironment() throws {
        try write(#"{"locale": "de"}"#)

        #expect(try date(["--locale", "en-US"], ["KIF_LOCALE": "fr"]) == "2027-05-06")
        #expect(try date(["--locale", "fr"], ["KIF_LOCALE": "en-US"]) == "2027-06-05")
    }

    @Test func whenTheEnvironmentSets_shouldGoBeforeTheFile() throws {
        try write(#"{"locale": "de"}"#)

        #expect(try date([], ["KIF_LOCALE": "en-US"]) == "2027-05-06")
    }

    @Test func whenTheFileSets_shouldGoBeforeTheDefault() throws {
        try write(#"{"locale": "en-US"}"#)

        #expect(try date([], ["LANG": "de_DE.UTF-8"]) == "2027-05-06")
    }

    @Test func whenNothingIsSet_shouldTakeTheDefault() throws {
        #expect(try date([], ["LANG": "de_DE.UTF-8"]) == "2027-06-05")
        #expect(try date([], ["LANG": "en_US.UTF-8"]) == "2027-05-06")
    }

    @Test func whenTheConfigHomeIsSet_shouldReadTheFileThere() throws {
        try write(#"{"locale": "en-US"}"#, to: "elsewhere/kif/settings.json")

        #expect(try date([], ["LANG": "de_DE.UTF-8", "XDG_CONFIG_HOME": kif.path("elsewhere")]) == "2027-05-06")
    }

    @Test func whenTheDatabaseIsSet_shouldKeepTheInventoryThere() throws {
        try write("{\"database\": \"\(kif.path("set.sqlite"))\"}")

        try kif.run("list")
        try kif.run("list", environment: ["KIF_DATABASE": kif.path("variable.sqlite")])
        try kif.run("list", "--database", kif.path("flag.sqlite"), environment: ["KIF_DATABASE": kif.path("no.sqlite")])

        let exist = ["set", "variable", "flag", "no"].map {
            FileManager.default.fileExists(atPath: kif.path("\($0).sqlite"))
        }
        #expect(exist == [true, true, true, false])
        #expect(!FileManager.default.fileExists(atPath: kif.path(".local/share")))
    }

    @Test func whenTheHouseholdIsSet_shouldWorkThereAndSelectNothing() throws {
        try kif.run("household", "create", "Cabin")
        try kif.run("household", "create", "Home")
        let set = ["KIF_HOUSEHOLD": "Cabin"]

        #expect(try household([], set) == "Cabin")
        #expect(try household(["--household", "Home"], set) == "Home")
        #expect(try household([], [:]) == "Home")
        let select = try kif.run("household", "select", "Home", environment: set)
        #expect(select.error.contains("KIF_HOUSEHOLD"))
    }

    @Test func whenReadingIsSet_shouldReadSoInTheWorkersToo() throws {
        let large = try scan(["KIF_MAX_MEGAPIXELS": "1"])
        #expect((large["error"] as? [String: Any])?["code"] as? String == "imageTooLarge")
        #expect(try scan(["KIF_MAX_MEGAPIXELS": "1"], "--max-megapixels", "100")["status"] as? String == "read")
        #expect((try scan(["KIF_SYMBOLOGIES": "QR-Code"])["barcodes"] as? [Any])?.isEmpty == true)
        #expect((try scan(["KIF_JOBS": "1", "KIF_GROUP_BY": "none"])["barcodes"] as? [Any])?.isEmpty == false)
        let missing = try kif.run("--dry-run", photo, environment: ["KIF_LANGUAGES": "tlh"])
        #expect(missing.status == 69)
        #expect(missing.error.contains("tlh"))
    }

    @Test func whenSettingsAreWrong_shouldNameThePlaceAndDoNothing() throws {
        try write("{\n  \"jobs\": 0,\n  \"langs\": \"deu\"\n}")

        let scan = try kif.run(photo, environment: ["KIF_GROUP_BY": "size"])

        #expect(scan.status == 64)
        #expect(scan.errorLines.count == 1)
        #expect(scan.error.contains("settings.json, line 2") && scan.error.contains("\"jobs\""))
        #expect(scan.error.contains("2 more"))
        #expect(!FileManager.default.fileExists(atPath: kif.path(".local")))
        let doctor = try kif.run("doctor", "--json")
        let faults = try doctor.objects().filter { $0["name"] as? String == "settings" }
        #expect(faults.count == 2)
        #expect(faults.allSatisfy { $0["state"] as? String == "failed" })
        #expect(doctor.status == 64)
    }

    @Test(arguments: [
        ("KIF_LOCALE", "!"), ("KIF_JOBS", "many"), ("KIF_GROUP_BY", "size"), ("KIF_LANGUAGES", "deu,"),
        ("KIF_SYMBOLOGIES", "EAN-13,QR"), ("KIF_MAX_MEGAPIXELS", "0"), ("KIF_COLOR", "blue"), ("KIF_HOUSEHOLDS", "x"),
    ])
    func whenAVariableIsWrong_shouldNameIt(name: String, value: String) throws {
        let list = try kif.run("list", environment: [name: value])

        #expect(list.status == 64)
        #expect(list.errorLines.count == 1)
        #expect(list.error.contains(name))
    }

    @Test func whenHelpIsAskedFor_shouldHelpWhateverTheSettings() throws {
        for arguments in [["--help"], ["help", "list"], ["household", "--help"], ["list", "--help"], ["--version"]] {
            #expect(try kif.run(arguments, input: Data(), environment: ["KIF_JOBS": "many"]).status == 0)
        }
    }

    @Test func whenTheSettingsAreSound_shouldNameTheFile() throws {
        let without = try settingsCheck()
        try write(#"{"color": "never"}"#)
        let with = try settingsCheck()

        #expect(without?.hasSuffix("settings.json (none yet)") == true)
        #expect(with?.hasSuffix(".config/kif/settings.json") == true)
    }

    private func settingsCheck() throws -> String? {
        let checks = try kif.run("doctor", "--json").objects()
        return checks.first { $0["name"] as? String == "settings" }?["detail"] as? String
    }

    private func date(_ flags: [String], _ environment: [String: String]) throws -> String? {
        let arguments = ["parse", "--json", "--today", "2026-11-20", "USE BY 05/06/2027"] + flags
        let run = try kif.run(arguments, input: Data(), environment: environment)
        return try run.objects().first?["expiryDate"] as? String
    }

    private func household(_ flags: [String], _ environment: [String: String]) throws -> String? {
        let run = try kif.run(["whoami", "--json"] + flags, input: Data(), environment: environment)
        return try run.objects().first?["household"] as? String
    }

    private func scan(_ environment: [String: String], _ flags: String...) throws -> [String: Any] {
        let run = try kif.run(["--json", "--dry-run", photo] + flags, input: Data(), environment: environment)
        return try #require(try run.objects().first)
    }

    private func write(_ content: String, to path: String = ".config/kif/settings.json") throws {
        let file = URL(fileURLWithPath: kif.path(path))
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(content.utf8).write(to: file)
    }
}
