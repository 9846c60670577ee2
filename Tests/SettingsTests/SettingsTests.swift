import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshPresentation
import KeepItFreshSettings
import Testing

@Suite struct SettingsTests {
    private let folder: TemporaryFolder
    private let place = Setting("place", form: "a place") { $0 != "nowhere" }
    private let jobs = Setting("jobs", .number(1...8), form: "a number from 1 to 8")
    private let server = Setting("mail.smtp-host", form: "a host")
    private let password = Setting("mail.password", .secret, form: "a password of 3 letters or more") { $0.count > 2 }

    init() throws { folder = try TemporaryFolder() }

    @Test func whenNothingIsSet_shouldReturnNil() throws {
        let settings = try settings()

        #expect(settings.text(place) == nil && settings.number(jobs) == nil)
        #expect(!settings.hasFile && settings.faults.isEmpty)
    }

    @Test func whenTheFileSetsValues_shouldReturnThem() throws {
        let settings = try settings(
            #"{"place": "here", "jobs": 4, "mail": {"smtp-host": "mx", "password": "geheim"}}"#)

        #expect(settings.text(place) == "here")
        #expect(settings.number(jobs) == 4)
        #expect(settings.text(server) == "mx")
        #expect(settings.text(password) == "geheim")
        #expect(settings.hasFile && settings.faults.isEmpty)
    }

    @Test func whenTheEnvironmentSetsValues_shouldTakePrecedenceOverTheFile() throws {
        let settings = try settings(
            #"{"place": "here", "jobs": 4, "mail": {"smtp-host": "mx"}}"#,
            ["KIF_PLACE": "there", "KIF_JOBS": "2", "KIF_MAIL_SMTP_HOST": "my"])

        #expect(settings.text(place) == "there")
        #expect(settings.number(jobs) == 2)
        #expect(settings.text(server) == "my")
        #expect(settings.faults.isEmpty)
    }

    @Test func whenVariablesAreListed_shouldContainAllTextsFromFileAndEnvironment() throws {
        let settings = try settings(#"{"place": "here", "mail": {"smtp-host": "mx"}}"#, ["KIF_PLACE": "there"])

        #expect(settings.variables == ["KIF_PLACE": "there", "KIF_MAIL_SMTP_HOST": "mx"])
    }

    @Test func whenAVariableIsEmpty_shouldCountAsNotSet() throws {
        let settings = try settings(#"{"place": "here"}"#, ["KIF_PLACE": "", "KIF_UNKNOWN": "", "OTHER": "x"])

        #expect(settings.text(place) == "here")
        #expect(settings.faults.isEmpty)
    }

    @Test func whenKeysAreUnknown_shouldNameEachWithItsLine() throws {
        let settings = try settings(
            """
            {
              "place": "h\\"e}re",

              "palce": [1, 2], "jobs": 4,
              "mail": {
                "smpt-host": "mx"
              }
            }
            """, ["KIF_JBOS": "4"])

        let keys = ["place", "jobs", "mail.smtp-host", "mail.password"]
        let variables = ["KIF_PLACE", "KIF_JOBS", "KIF_MAIL_SMTP_HOST", "KIF_MAIL_PASSWORD"]
        #expect(
            settings.faults == [
                SettingFault(.file(path, line: 4), key: "palce", .unknown(known: keys)),
                SettingFault(.file(path, line: 6), key: "mail.smpt-host", .unknown(known: keys)),
                SettingFault(.environment("KIF_JBOS"), key: "KIF_JBOS", .unknown(known: variables)),
            ])
        #expect(
            settings.faults.first?.message.english.hasPrefix(
                "\(path), line 4: \"palce\" is not a setting; did you mean")
                == true)
    }

    @Test func whenValuesAreBad_shouldNameThemWithTheirPlaceAndIgnoreThem() throws {
        let settings = try settings(
            """
            {"place": "nowhere",
             "jobs": 9,
             "mail": {"smtp-host": 3, "password": "pw"}}
            """, ["KIF_JOBS": "many"])

        #expect(
            settings.faults == [
                SettingFault(.file(path, line: 1), key: "place", .badValue("nowhere", form: "a place")),
                SettingFault(.file(path, line: 2), key: "jobs", .badValue("9", form: "a number from 1 to 8")),
                SettingFault(
                    .file(path, line: 3), key: "mail.password", .badValue(nil, form: "a password of 3 letters or more")),
                SettingFault(.file(path, line: 3), key: "mail.smtp-host", .wrongType(.number("3"), form: "a host")),
                SettingFault(.environment("KIF_JOBS"), key: "jobs", .badValue("many", form: "a number from 1 to 8")),
            ])
        #expect(settings.text(place) == nil && settings.number(jobs) == nil)
        let words = "environment variable KIF_JOBS: \"jobs\" is \"many\" and must be a number from 1 to 8"
        #expect(settings.faults.last?.message.english == words)
    }

    @Test(arguments: [
        (#"{"place": [[1]]}"#, "place", SettingFault.FoundType.list), (#"{"place": true}"#, "place", .boolean(true)),
        (#"{"place": null}"#, "place", .null), (#"{"jobs": "4"}"#, "jobs", .text("4")),
        (#"{"jobs": {"most": 4}}"#, "jobs", .object), (#"{"jobs": {}}"#, "jobs", .object),
        (#"{"pl\u0061ce": []}"#, "place", .list), (#"{"mail": {"password": 12}}"#, "mail.password", .number(nil)),
    ])
    func whenAValueHasTheWrongType_shouldNameTheType(
        content: String, key: String, found: SettingFault.FoundType
    ) throws {
        let settings = try settings(content)

        #expect(settings.faults.map(\.key) == [key])
        #expect(settings.faults.first?.place == .file(path, line: 1))
        guard case .wrongType(found, _)? = settings.faults.first?.problem else {
            Issue.record("\(settings.faults)")
            return
        }
        #expect(settings.number(jobs) == nil && settings.text(place) == nil)
    }

    @Test func whenAValueIsSecret_shouldNeverShowIt() throws {
        let settings = try settings(#"{"mail": {"password": "pw"}}"#, ["KIF_MAIL_PASSWORD": "xy"])

        #expect(settings.faults.count == 2)
        #expect(settings.faults.allSatisfy { !$0.message.english.contains("pw") && !$0.message.english.contains("xy") })
    }

    @Test(arguments: [
        "", "{", "[]", "\"text\"", "{\"place\": }", "\u{0}\u{1}", "{} {}", "3", "null",
    ])
    func whenTheFileIsNotAJSONObject_shouldNameTheFile(content: String) throws {
        let faults = try settings(content).faults

        #expect(faults.count == 1)
        guard case .file(path, _)? = faults.first?.place else { return #expect(Bool(false), "\(faults)") }
        #expect(faults.first?.message.english.contains("\n") == false)
    }

    @Test func whenTheFileIsNotRegular_shouldSayWhyAndNotWait() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)

        let faults = Settings(catalog: [place], path: path, environment: [:]).faults

        #expect(faults == [SettingFault(.file(path, line: nil), .unreadable("it is not a regular file"))])
    }

    @Test(arguments: [0o620, 0o602, 0o666])
    func whenOthersCanChangeTheFile_shouldNotBeUsed(mode: Int) throws {
        _ = try settings(#"{"jobs": 3}"#)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)

        let faults = try settings().faults

        #expect(
            faults == [SettingFault(.file(path, line: nil), .unreadable("others can change the file: chmod go-w"))])
    }

    @Test func whenKeysAreHostile_shouldEscapeThem() throws {
        let faults = try settings("{\"\u{202E}\\u001b[31m\": 1}", ["KIF_\u{1B}[31m": "x"]).faults

        #expect(faults.count == 2)
        #expect(
            faults.allSatisfy { !$0.message.english.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" } })
    }

    private var path: String { folder.file("settings.json") }

    private func settings(_ content: String? = nil, _ environment: [String: String] = [:]) throws -> Settings {
        if let content { try Data(content.utf8).write(to: URL(fileURLWithPath: path)) }
        return Settings(catalog: [place, jobs, server, password], path: path, environment: environment)
    }
}
