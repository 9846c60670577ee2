import Foundation
import Testing

/// The precedence of options, environment, settings file and defaults, and messages about wrong settings.
@Suite struct SettingsCommandTests {
    private let kif: KifScanProcess
    private let photo = KifScanProcess.testImage("rice-cakes.jpg")

    init() throws { kif = try KifScanProcess() }

    @Test func whenAFlagIsGiven_shouldGoBeforeTheEnvironment() async throws {
        try write(#"{"locale": "de"}"#)

        #expect(try await date(["--locale", "en-US"], ["KIF_LOCALE": "fr"]) == "2027-05-06")
        #expect(try await date(["--locale", "fr"], ["KIF_LOCALE": "en-US"]) == "2027-06-05")
    }

    @Test func whenTheEnvironmentSets_shouldGoBeforeTheFile() async throws {
        try write(#"{"locale": "de"}"#)

        #expect(try await date([], ["KIF_LOCALE": "en-US"]) == "2027-05-06")
    }

    @Test func whenTheFileSets_shouldGoBeforeTheDefault() async throws {
        try write(#"{"locale": "en-US"}"#)

        #expect(try await date([], ["LANG": "de_DE.UTF-8"]) == "2027-05-06")
    }

    @Test func whenNothingIsSet_shouldTakeTheDefault() async throws {
        #expect(try await date([], ["LANG": "de_DE.UTF-8"]) == "2027-06-05")
        #expect(try await date([], ["LANG": "en_US.UTF-8"]) == "2027-05-06")
    }

    @Test func whenTheConfigHomeIsSet_shouldReadTheFileThere() async throws {
        try write(#"{"locale": "en-US"}"#, to: "elsewhere/kif/settings.json")

        #expect(try await date([], ["LANG": "de_DE.UTF-8", "XDG_CONFIG_HOME": kif.path("elsewhere")]) == "2027-05-06")
    }

    @Test func whenTheDatabaseIsSet_shouldKeepTheInventoryThere() async throws {
        try write("{\"database\": \"\(kif.path("set.sqlite"))\"}")

        try await kif.run("list")
        try await kif.run("list", environment: ["KIF_DATABASE": kif.path("variable.sqlite")])
        try await kif.run(
            "list", "--database", kif.path("flag.sqlite"), environment: ["KIF_DATABASE": kif.path("no.sqlite")])

        let exist = ["set", "variable", "flag", "no"].map {
            FileManager.default.fileExists(atPath: kif.path("\($0).sqlite"))
        }
        #expect(exist == [true, true, true, false])
        #expect(!FileManager.default.fileExists(atPath: kif.path(".local/share")))
    }

    @Test func whenTheHouseholdIsSet_shouldWorkThereAndSelectNothing() async throws {
        try await kif.run("household", "create", "Cabin")
        try await kif.run("household", "create", "Home")
        let set = ["KIF_HOUSEHOLD": "Cabin"]

        #expect(try await household([], set) == "Cabin")
        #expect(try await household(["--household", "Home"], set) == "Home")
        #expect(try await household([], [:]) == "Home")
        let select = try await kif.run("household", "select", "Home", environment: set)
        #expect(select.error.contains("KIF_HOUSEHOLD"))
    }

    @Test func whenReadingIsSet_shouldReadSoInTheWorkersToo() async throws {
        let large = try await scan(["KIF_MAX_MEGAPIXELS": "1"])
        #expect((large["error"] as? [String: Any])?["code"] as? String == "imageTooLarge")
        #expect(try await scan(["KIF_MAX_MEGAPIXELS": "1"], "--max-megapixels", "100")["status"] as? String == "read")
        #expect((try await scan(["KIF_SYMBOLOGIES": "QR-Code"])["barcodes"] as? [Any])?.isEmpty == true)
        #expect((try await scan(["KIF_JOBS": "1", "KIF_GROUP_BY": "none"])["barcodes"] as? [Any])?.isEmpty == false)
        let missing = try await kif.run("--dry-run", photo, environment: ["KIF_LANGUAGES": "tlh"])
        #expect(missing.status == 69)
        #expect(missing.error.contains("tlh"))
    }

    @Test func whenSettingsAreWrong_shouldNameThePlaceAndDoNothing() async throws {
        try write("{\n  \"jobs\": 0,\n  \"langs\": \"deu\"\n}")

        let scan = try await kif.run(photo, environment: ["KIF_GROUP_BY": "size"])

        #expect(scan.status == 64)
        #expect(scan.errorLines.count == 1)
        #expect(scan.error.contains("settings.json, line 2") && scan.error.contains("\"jobs\""))
        #expect(scan.error.contains("2 more"))
        #expect(!FileManager.default.fileExists(atPath: kif.path(".local")))
        let doctor = try await kif.run("doctor", "--json")
        let faults = try doctor.objects().filter { $0["name"] as? String == "settings" }
        #expect(faults.count == 2)
        #expect(faults.allSatisfy { $0["state"] as? String == "failed" })
        #expect(doctor.status == 64)
    }

    @Test(arguments: [
        ("KIF_LOCALE", "!"), ("KIF_JOBS", "many"), ("KIF_GROUP_BY", "size"), ("KIF_LANGUAGES", "deu,"),
        ("KIF_SYMBOLOGIES", "EAN-13,QR"), ("KIF_READERS", "ocr"), ("KIF_MAX_MEGAPIXELS", "0"), ("KIF_COLOR", "blue"),
        ("KIF_HOUSEHOLDS", "x"),
    ])
    func whenAVariableIsWrong_shouldNameIt(name: String, value: String) async throws {
        let list = try await kif.run("list", environment: [name: value])

        #expect(list.status == 64)
        #expect(list.errorLines.count == 1)
        #expect(list.error.contains(name))
    }

    @Test(arguments: [
        (#""jobs": true"#, "is true and must be a number"), (#""jobs": "4""#, "is the text \"4\" and must be a number"),
        (#""jobs": [4]"#, "is a list and must be"), (#""jobs": {"of": 4}"#, "is an object and must be"),
        (#""jobs": {}"#, "is an object and must be"), (#""jobs": null"#, "is null and must be"),
        (#""jobs": 1.5"#, "is \"1.5\" and must be"), (#""jobs": 1e999"#, "must be a number"),
        (#""locale": 4"#, "is the number 4 and must be a locale"),
        (#""locale": [1, "a", {}]"#, "is a list and must be"),
        (#""mail": 12345"#, "is a number and must be smtp"), (#""within": [1]"#, "is not a setting"),
        (#""within": {}"#, "is not a setting"), (#""remind-webhook": "file:///12345""#, "must be https://"),
        (#""remind-webhook": "ftp://b.example""#, "must be https://"),
        (#""remind-webhook": "http://b.example""#, "must be https://"),
    ])
    func whenAValueHasTheWrongType_shouldNameFileKeyAndType(member: String, words: String) async throws {
        try write("{\n  \(member)\n}")

        let list = try await kif.run("list")

        #expect(list.status == 64)
        #expect(list.errorLines.count == 1)
        #expect(list.error.contains("settings.json, line 2: \"\(member.split(separator: "\"")[0])\""))
        #expect(list.error.contains(words) && !list.error.contains("12345"))
    }

    @Test func whenHelpIsAskedFor_shouldHelpWhateverTheSettings() async throws {
        for arguments in [["--help"], ["help", "list"], ["household", "--help"], ["list", "--help"], ["--version"]] {
            #expect(try await kif.run(arguments, input: Data(), environment: ["KIF_JOBS": "many"]).status == 0)
        }
    }

    @Test func whenTheSettingsAreSound_shouldNameTheFile() async throws {
        let without = try await settingsCheck()
        try write(#"{"color": "never"}"#)
        let with = try await settingsCheck()

        #expect(without?.hasSuffix("settings.json (none yet)") == true)
        #expect(with?.hasSuffix(".config/kif/settings.json") == true)
    }

    private func settingsCheck() async throws -> String? {
        let checks = try await kif.run("doctor", "--json").objects()
        return checks.first { $0["name"] as? String == "settings" }?["detail"] as? String
    }

    private func date(_ flags: [String], _ environment: [String: String]) async throws -> String? {
        let arguments = ["parse", "--json", "--today", "2026-11-20", "USE BY 05/06/2027"] + flags
        let run = try await kif.run(arguments, input: Data(), environment: environment)
        return try run.objects().first?["expiryDate"] as? String
    }

    private func household(_ flags: [String], _ environment: [String: String]) async throws -> String? {
        let run = try await kif.run(["whoami", "--json"] + flags, input: Data(), environment: environment)
        return try run.objects().first?["household"] as? String
    }

    private func scan(_ environment: [String: String], _ flags: String...) async throws -> [String: Any] {
        let run = try await kif.run(["--json", "--dry-run", photo] + flags, input: Data(), environment: environment)
        return try #require(try run.objects().first)
    }

    private func write(_ content: String, to path: String = ".config/kif/settings.json") throws {
        let file = URL(fileURLWithPath: kif.path(path))
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(content.utf8).write(to: file)
    }
}
