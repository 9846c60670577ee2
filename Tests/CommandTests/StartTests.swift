import Foundation
import Testing

/// The libraries that only some commands or photos need: loaded when they are needed, and missed only then.
@Suite struct StartTests {
    private static let loadedLater = [
        "libcurl.so.4", "libde265.so.0", "libheif.so.1", "liblept.so.5", "libtesseract.so.5", "libzbar.so.0",
    ]

    private let kif: KifScanProcess

    init() throws { kif = try KifScanProcess() }

    @Test func whenTheProgramStarts_shouldLoadNoLibraryThatOnlySomeNeed() async throws {
        let loaded = try await kif.run("--version", environment: ["LD_TRACE_LOADED_OBJECTS": "1"])

        #expect(loaded.output.contains("libsqlite3.so.0"))
        #expect(Self.loadedLater.filter { loaded.output.contains($0) } == [])
    }

    @Test func whenTheVersionIsAskedFor_shouldNameReadersAndModels() async throws {
        let lines = try await kif.run("--version").lines

        #expect(lines[0].hasPrefix("kif-scan ") && lines[0].contains(/[0-9]+\.[0-9]+\.[0-9]+/))
        #expect(
            lines[1].contains("libzbar 0.") && lines[1].contains("tesseract 5.") && lines[1].contains("ONNX Runtime 1.")
        )
        #expect(lines[2].contains(/date codes [0-9a-f]{12}/) && lines[2].contains(/recogniser [0-9a-f]{12}/))
        #expect(lines.count == 3)
    }

    /// Of a scan, the loader writes what the command itself loads: its workers write nothing to standard error.
    @Test(arguments: [["list"], ["--dry-run", "--quiet", KifScanProcess.testImage("minced-beef.jpg")]])
    func whenACommandRuns_shouldLoadNoLibraryThatOnlyOthersNeed(arguments: [String]) async throws {
        let run = try await kif.run(arguments, input: Data(), environment: ["LD_DEBUG": "files"])

        #expect(run.error.contains("libsqlite3.so.0"))
        #expect(Self.loadedLater.filter { run.error.contains($0) } == [])
        #expect(run.status == 0)
    }

    @Test func whenABarcodeCarriesTheDate_shouldReadWithoutWhatOnlyOtherPhotosNeed() async throws {
        let photo = KifScanProcess.testImage("minced-beef.jpg")

        let scan = try await kif.run(
            ["--json", "--dry-run", "--today", "2026-11-20", photo], input: Data(),
            environment: try broken(Self.loadedLater.filter { $0 != "libzbar.so.0" }))

        #expect(scan.status == 0)
        #expect(try scan.objects().first?["expiryDate"] as? String == "2026-11-26")
    }

    @Test func whenTheLibraryForOtherHEIFIsMissing_shouldReadHEICOfPhones() async throws {
        let scan = try await kif.run(
            ["--json", "--dry-run", KifScanProcess.testImage("pistachios.heic")], input: Data(),
            environment: try broken(["libheif.so.1"]))

        #expect(try scan.objects().first?["expiryDate"] is String)
        #expect(scan.status == 0)
    }

    /// libheif needs libde265, too.
    @Test(arguments: [("libde265.so.0", "pistachios.heic"), ("liblept.so.5", "almonds.webp")])
    func whenAFormatsLibraryIsMissing_shouldRefuseOnlyItsPhotos(library: String, photo: String) async throws {
        let photos = [KifScanProcess.testImage(photo), KifScanProcess.testImage("minced-beef.jpg")]

        let scan = try await kif.run(
            ["--json", "--dry-run"] + photos, input: Data(), environment: try broken([library]))

        let errors = try scan.objects().map { ($0["error"] as? [String: Any])?["code"] as? String }
        #expect(errors == ["unsupportedFormat", nil])
        #expect(scan.status == 65)
    }

    @Test func whenTheBarcodeLibraryIsMissing_shouldSayThatSomethingIsMissing() async throws {
        let photo = KifScanProcess.testImage("minced-beef.jpg")
        let environment = try broken(["libzbar.so.0"])

        let scan = try await kif.run(["--dry-run", "--quiet", photo], input: Data(), environment: environment)
        let doctor = try await kif.run("doctor", environment: environment)

        let lines = (scan.lines + scan.errorLines).filter { $0.contains("minced-beef") }
        #expect(lines.count == 1)
        #expect(lines.first?.hasSuffix("a library or its data is missing; see: kif-scan doctor") == true)
        #expect(scan.status == 69)
        #expect(doctor.lines.contains { $0.contains("libzbar") && $0.contains("cannot be loaded") })
        #expect(doctor.status == 69)
    }

    @Test func whenTheTextLibraryIsMissing_shouldSayThatSomethingIsMissing() async throws {
        let photo = KifScanProcess.testImage("minced-beef.jpg")

        let scan = try await kif.run(
            ["--dry-run", "--quiet", "--readers", "document", photo], input: Data(),
            environment: try broken(["libtesseract.so.5"]))

        #expect(scan.status == 69)
        #expect((scan.lines + scan.errorLines).filter { $0.contains("a library or its data is missing") }.count == 1)
    }

    @Test func whenTheNetworkLibraryIsMissing_shouldSayThatNothingCanBeSent() async throws {
        let mail = ["KIF_MAIL": "smtp://127.0.0.1:1", "KIF_MAIL_FROM": "kif@b.example"]

        let login = try await kif.run(
            "login", "email-code", "a@b.example", "--request",
            environment: try broken(["libcurl.so.4"]).merging(mail) { $1 })

        #expect(login.status == 69)
        #expect(login.errorLines.count == 1)
        #expect(login.error.contains("the code could not be sent"))
    }

    /// An environment in which these libraries cannot be loaded: files that are found first, and are no libraries.
    private func broken(_ libraries: [String]) throws -> [String: String] {
        let folder = kif.path("broken")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for library in libraries { try Data().write(to: URL(fileURLWithPath: "\(folder)/\(library)")) }
        return ["LD_LIBRARY_PATH": folder]
    }
}
