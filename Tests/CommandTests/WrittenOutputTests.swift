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

    private func mode(of file: String) throws -> Int? {
        (try FileManager.default.attributesOfItem(atPath: kif.path(file))[.posixPermissions] as? NSNumber)?.intValue
    }
}
