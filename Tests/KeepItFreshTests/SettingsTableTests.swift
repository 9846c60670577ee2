import Foundation
import KeepItFresh
import KeepItFreshDomain
import Testing

@Suite struct SettingsTableTests {
    @Test func whenASettingExists_shouldBeInTheTable() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let page = try String(
            contentsOf: folder.appendingPathComponent("../../Documentation/SETTINGS.md").standardizedFileURL,
            encoding: .utf8)

        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.contains("`KIF_") }.map {
            $0.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }

        #expect(rows.map { $0[3] } == Setting.catalog.map { "`\($0.key)`" })
        for (row, setting) in zip(rows, Setting.catalog) { #expect(row[2].hasPrefix("`\(setting.variable)`")) }
    }
}
