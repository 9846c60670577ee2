import Foundation
import Testing

/// Readings saved by a scan, which take the place of the photos.
@Suite struct ReadingsTests {
    private let kif: KifScanProcess

    init() throws { kif = try KifScanProcess() }

    @Test func whenDecidedAnewFromReadings_shouldGiveTheAnswersOfTheScan() async throws {
        let names = ["milk-carton.jpg", "oat-drink.jpg", "two-products.jpg", "sea-salt.jpg", "sok.jpg"]
        let photos = names.map(KifScanProcess.testImage)

        let scan = try await kif.run(
            ["scan", "--json", "--dry-run", "--readings", kif.path("readings")] + photos, input: Data())
        let parse = try await kif.run("parse", "--json", "--readings", kif.path("readings"))

        #expect(try answers(parse) == answers(scan))
        #expect(try parse.objects().map { $0["file"] as? String } == photos)
        #expect(parse.status == scan.status)
    }

    @Test func whenThePhotoIsKnown_shouldSaveItsReadingAllTheSame() async throws {
        let photo = KifScanProcess.testImage("rice-cakes.jpg")
        try await kif.run(photo)

        let scan = try await kif.run("--json", "--readings", kif.path("readings"), photo)

        #expect(try scan.objects().map { $0["status"] as? String } == ["known"])
        let parse = try await kif.run("parse", "--readings", kif.path("readings"))
        #expect(parse.output.contains("Rice Cakes"))
    }

    @Test func whenAPhotoCannotBeRead_shouldSaveTheOthers() async throws {
        try await kif.run(
            "--dry-run", "--readings", kif.path("readings"), KifScanProcess.testImage("truncated.jpg"),
            KifScanProcess.testImage("rice-cakes.jpg"))

        #expect(
            try FileManager.default.contentsOfDirectory(atPath: kif.path("readings")) == ["rice-cakes.reading.json"])
    }

    @Test func whenAFileIsNoReading_shouldSayWhichAndDecideTheOthers() async throws {
        try await kif.run(
            "--dry-run", "--readings", kif.path("readings"), KifScanProcess.testImage("rice-cakes.jpg"))
        try Data("{".utf8).write(to: URL(fileURLWithPath: kif.path("readings/broken.reading.json")))

        let parse = try await kif.run("parse", "--readings", kif.path("readings"))

        #expect(parse.error.contains("broken.reading.json: not a saved reading"))
        #expect(parse.output.contains("Rice Cakes"))
        #expect(parse.status == 65)
    }

    @Test(arguments: ["missing", ""])
    func whenThereAreNoReadings_shouldEndWithOneLine(folder: String) async throws {
        let parse = try await kif.run("parse", "--readings", kif.path(folder))

        #expect(parse.errorLines.count == 1)
        #expect(parse.status == 65)
    }

    @Test func whenReadingsCannotBeWritten_shouldSayItAndReportThePhoto() async throws {
        try Data().write(to: URL(fileURLWithPath: kif.path("file")))

        let scan = try await kif.run(
            "--dry-run", "--readings", kif.path("file"), KifScanProcess.testImage("rice-cakes.jpg"))

        #expect(scan.error.contains("cannot write the reading"))
        #expect(scan.output.contains("Rice Cakes"))
        #expect(scan.status == 74)
    }

    /// The objects without the time that the photo took.
    private func answers(_ outcome: KifScanProcess.Outcome) throws -> [NSDictionary] {
        try outcome.objects().map { object in
            NSDictionary(dictionary: object.filter { $0.key != "milliseconds" })
        }
    }
}
