import Foundation
import Testing

/// The options that say what to read, and `kif-scan doctor`.
@Suite struct ScanOptionTests {
    private let kif: KifScanProcess
    private let photo = KifScanProcess.testImage("rice-cakes.jpg")

    init() throws { kif = try KifScanProcess() }

    @Test func whenKindOfBarcodeIsLeftOut_shouldNotReadIt() async throws {
        let scan = try await kif.run("--json", "--dry-run", "--symbologies", "qr-code,Data-Matrix", photo)

        let codes = try #require(try scan.objects().first?["barcodes"] as? [Any])
        #expect(codes.isEmpty)
    }

    @Test(arguments: ["EAN-14", "EAN-13,", "PDF417", "\u{1B}[31m"])
    func whenKindOfBarcodeIsUnknown_shouldSayItInUsage(name: String) async throws {
        let scan = try await kif.run("--symbologies", name, photo)

        #expect(scan.status == 64)
        #expect(scan.error.contains("is not a kind of barcode that can be read"))
        #expect(!scan.error.contains("\u{1B}"))
    }

    @Test func whenLanguageIsNotInstalled_shouldNameItsPackage() async throws {
        let scan = try await kif.run("--languages", "eng,xyz_abc", photo)

        #expect(scan.status == 69)
        #expect(
            scan.errorLines == [
                "kif-scan: text recognition has no data for 'xyz_abc'; install the package tesseract-ocr-xyz-abc"
            ])
    }

    @Test func whenLanguageIsNoName_shouldSayItInUsage() async throws {
        #expect(try await kif.run("--languages", "../eng", photo).status == 64)
    }

    @Test func whenTimingsAreAskedFor_shouldPrintEveryStage() async throws {
        let scan = try await kif.run("--json", "--dry-run", "--timings", "--languages", "eng", photo)

        let timings = try #require(try scan.objects().first?["timings"] as? [String: [String: Any]])
        #expect(
            Set(timings.keys) == ["decode", "barcodes", "coderPrint", "sceneTextDetection", "sceneText", "parse"])
        #expect(timings.values.allSatisfy { $0["milliseconds"] is Double })
        #expect((timings["barcodes"]?["steps"] as? [Any])?.isEmpty == false)
    }

    @Test func whenDoctorRuns_shouldListComponentsAndChangeNothing() async throws {
        let doctor = try await kif.run("doctor", "--json")

        let names = try doctor.objects().compactMap { $0["name"] as? String }
        #expect(Set(["libzbar", "libzxing", "tesseract", "languages", "database"]).isSubset(of: names))
        #expect(doctor.status == 0)
        #expect(!FileManager.default.fileExists(atPath: kif.path(".local")))
    }

    @Test func whenDatabaseCannotBeUsed_shouldSayWhatToDo() async throws {
        let doctor = try await kif.run("doctor", "--database", kif.folder.path)

        #expect(doctor.status == 74)
        #expect(doctor.lines.contains { $0.contains("database") && $0.contains("--database") })
    }

    @Test func whenOthersMayOpenTheDatabase_shouldWarn() async throws {
        let path = kif.path("open.sqlite")
        try #require(
            FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o644]))

        let doctor = try await kif.run("doctor", "--json", "--database", path)

        let check = try #require(try doctor.objects().first { $0["name"] as? String == "database" })
        #expect(check["state"] as? String == "warning")
        #expect(check["advice"] as? String == "others can open it: chmod 600")
    }
}
