import Foundation
import Testing

/// Copies of photos with everything read marked on them.
@Suite struct ExplainTests {
    private let kif: KifScanProcess
    private let photo = KifScanProcess.testImage("rice-cakes.jpg")

    init() throws { kif = try KifScanProcess() }

    @Test func whenOnePhotoIsExplained_shouldWriteThePictureEvenInADryRun() async throws {
        let scan = try await kif.run("--dry-run", "--explain", kif.path("look.png"), photo)

        #expect(scan.error.isEmpty)
        #expect(scan.status != 64)
        #expect(try files() == ["look.png"])
        #expect(try contents("look.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func whenThePhotoIsKnown_shouldExplainItAllTheSame() async throws {
        try await kif.run("--explain", kif.path("first.jpg"), photo)

        let scan = try await kif.run("--json", "--explain", kif.path("second.jpg"), photo)

        #expect(try scan.objects().map { $0["status"] as? String } == ["known"])
        #expect(try contents("first.jpg") == contents("second.jpg"))
    }

    @Test func whenAFolderIsGiven_shouldWriteEachUnderItsOwnName() async throws {
        let other = kif.path("other/rice-cakes.jpg")
        try FileManager.default.createDirectory(
            atPath: kif.path("other"), withIntermediateDirectories: false)
        try FileManager.default.copyItem(atPath: photo, toPath: other)

        try await kif.run("--explain", kif.path("out"), photo, other, KifScanProcess.testImage("truncated.jpg"))

        #expect(
            try FileManager.default.contentsOfDirectory(atPath: kif.path("out")).sorted()
                == ["rice-cakes-2.explained.jpg", "rice-cakes.explained.jpg"])
    }

    @Test func whenExplanationsAreAmongPhotos_shouldNotScanThem() async throws {
        let folder = kif.path("photos")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        try FileManager.default.copyItem(atPath: photo, toPath: "\(folder)/milk.jpg")
        try await kif.run("--explain", folder, folder)

        let scan = try await kif.run("--json", "--explain", folder, folder)

        #expect(try scan.objects().map { $0["file"] as? String } == ["\(folder)/milk.jpg"])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
                == ["milk.explained.jpg", "milk.jpg"])
    }

    @Test(arguments: ["photo.jpg", "notes.txt"])
    func whenAnotherFileIsInItsPlace_shouldKeepItAndReadNothing(name: String) async throws {
        try FileManager.default.copyItem(atPath: photo, toPath: kif.path(name))

        let scan = try await kif.run("--explain", kif.path(name), kif.path(name))

        #expect(scan.status == 64)
        #expect(scan.output.isEmpty)
        #expect(scan.errorLines.count == 1)
        #expect(scan.errorLines.first?.contains(name) == true)
        #expect(try contents(name) == Data(contentsOf: URL(fileURLWithPath: photo)))
        #expect(try files() == [name])
    }

    @Test func whenOnePictureIsNamedForTwoPhotos_shouldRefuse() async throws {
        let scan = try await kif.run("--explain", kif.path("look.jpg"), photo, photo)

        #expect(scan.status == 64)
        #expect(scan.errorLines.count == 1)
        #expect(try files().isEmpty)
    }

    @Test func whenThePhotoFails_shouldWriteNoPicture() async throws {
        let scan = try await kif.run(
            "--dry-run", "--explain", kif.path("look.jpg"), KifScanProcess.testImage("truncated.jpg"))

        #expect(scan.status == 65)
        #expect(scan.errorLines.count == 1)
        #expect(try files().isEmpty)
    }

    @Test func whenThePictureCannotBeWritten_shouldSayItAndKeepTheItem() async throws {
        let tooLong = kif.path(String(repeating: "a", count: 300) + ".jpg")

        let scan = try await kif.run("--explain", tooLong, photo)

        #expect(scan.status == 74)
        #expect(scan.errorLines.filter { $0.hasPrefix("kif-scan: ") }.count == 1)
        #expect(try await kif.run("list", "--json").lines.count == 1)
    }

    private func contents(_ name: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: kif.path(name)))
    }

    private func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: kif.folder.path).filter { !$0.hasPrefix(".") }.sorted()
    }
}
