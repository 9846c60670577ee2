import Foundation
import Testing

/// Files that commands write hold what was read: they are the user's own, and replace nothing but files.
@Suite struct WrittenOutputTests {
    private let kif: KifScanProcess

    init() throws {
        kif = try KifScanProcess()
    }

    @Test func whenAPhotoIsScanned_shouldWriteFilesThatOnlyTheUserCanRead() async throws {
        let photo = KifScanProcess.testImage("rice-cakes.jpg")

        let scan = try await kif.run(
            [photo, "--report", "report.json", "--readings", "readings", "--explain", "explained.png"], input: Data())
        let export = try await kif.run("export", "items.csv", "--photos", "crops")

        #expect(scan.status == 0 && export.status == 0)
        let files = try FileManager.default.subpathsOfDirectory(atPath: kif.path("")).filter { path in
            ["report.json", "readings/", "explained.png", "items.csv", "crops/"].contains { path.hasPrefix($0) }
        }
        #expect(files.count >= 5)
        for file in files { #expect(try mode(of: file) == 0o600, "\(file)") }
    }

    @Test func whenTheOutputIsADeviceOrALink_shouldNotReplaceIt() async throws {
        try await kif.run("add", "Milk", "--expiry", "2027-03-12")
        try FileManager.default.createSymbolicLink(atPath: kif.path("days.ics"), withDestinationPath: "target.ics")

        let device = try await kif.run("remind", "calendar", "--output", "/dev/null")
        let link = try await kif.run("remind", "calendar", "--output", "days.ics")

        #expect(device.status == 0 && link.status == 0)
        let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        #expect(type == .typeCharacterSpecial)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: kif.path("days.ics")) == "target.ics")
        #expect(try String(contentsOfFile: kif.path("target.ics"), encoding: .utf8).hasPrefix("BEGIN:VCALENDAR"))
    }

    @Test func whenTheFileHasManyUnknownColumns_shouldNameFiveAndCountTheRest() async throws {
        let columns = (1...50).map { "x\($0)" }.joined(separator: ",")
        let cells = String(repeating: ",", count: 50)
        try Data("name,\(columns)\nMilk\(cells)\n".utf8).write(to: URL(fileURLWithPath: kif.path("items.csv")))

        let run = try await kif.run("import-items", "items.csv")

        #expect(run.errorLines.contains("kif-scan: ignored columns: x1, x2, x3, x4, x5 and 45 more"))
    }

    @Test(arguments: [["import-items", "-"], ["parse"]])
    func whenTheInputIsClosed_shouldSaySoInOneLine(arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "exec \"$@\" <&-", "sh", KifScanProcess.path(ofProgram: "kif-scan")] + arguments
        process.environment = ["HOME": kif.path("")]
        let output = Pipe()
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()

        #expect(process.terminationStatus == 65)
        #expect(text == "kif-scan: the input cannot be read\n")
    }

    private func mode(of file: String) throws -> Int? {
        (try FileManager.default.attributesOfItem(atPath: kif.path(file))[.posixPermissions] as? NSNumber)?.intValue
    }
}
