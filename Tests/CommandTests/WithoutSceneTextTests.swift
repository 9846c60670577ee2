import Foundation
import KIFTestSupport
import Testing

/// Reading with and without the scene-text reader, and the options that choose among readers and languages.
@Suite struct WithoutSceneTextTests {
    private let kif: KifScanProcess
    private let photo = KifScanProcess.testImage("rice-cakes.jpg")
    /// A folder without the reader's files.
    private var missing: [String: String] { ["KIF_SCENE_TEXT": kif.path("nothing")] }

    init() throws {
        kif = try KifScanProcess()
        try FileManager.default.createDirectory(atPath: kif.path("nothing"), withIntermediateDirectories: false)
    }

    private static let note =
        "The scene-text reader is not installed, so fewer dates and names are read; see: kif-scan doctor"

    @Test(arguments: [
        // English data lacks the letters of `Blütenhonig`.
        ("rice-cakes", true), ("mozzarella", true), ("minced-beef", true), ("lentils-turned-90", true),
        ("honig", false),
    ])
    func whenReaderIsMissing_shouldReadWhatTheOthersCan(name: String, hasLegibleName: Bool) async throws {
        let truth = try truth(of: name)
        let locale = (truth["locale"] as? String).map { ["--locale", $0] } ?? []
        let today = try #require(truth["today"] as? String)
        let arguments = ["--json", "--dry-run", "--today", today] + locale + [KifScanProcess.testImage("\(name).jpg")]

        let scan = try await kif.run(arguments, input: Data(), environment: missing)

        let read = try #require(try scan.objects().first)
        for field in ["expiryDate", "expiryPrecision", "expiryKind", "productionDate", "lot"] {
            #expect(read[field] as? String == truth[field] as? String, "\(field)")
        }
        #expect(texts(ofBarcodesIn: read) == texts(ofBarcodesIn: truth))
        let product = read["product"] as? [String: Any], printed = truth["product"] as? [String: Any]
        if hasLegibleName { #expect(product?["name"] as? String == printed?["name"] as? String) }
        let readers = (read["dates"] as? [[String: Any]])?.flatMap { $0["readers"] as? [String] ?? [] } ?? []
        #expect(Set(readers).isSubset(of: ["document", "dateCode"]))
    }

    @Test func whenReaderIsMissing_shouldSaySoOnceForAllPhotos() async throws {
        let photos = [photo, KifScanProcess.testImage("mozzarella.jpg"), KifScanProcess.testImage("minced-beef.jpg")]

        let scan = try await kif.run(
            ["--json", "--dry-run", "--jobs", "2"] + photos, input: Data(), environment: missing)
        let quiet = try await kif.run(
            ["--json", "--dry-run", "--quiet", photo], input: Data(), environment: missing)

        #expect(try scan.objects().count == 3)
        #expect(scan.errorLines.filter { $0.contains("scene") } == [Self.note])
        #expect(!quiet.error.contains("scene"))
    }

    @Test(arguments: [["--readers", "date-code,document"], ["--readers=date-code"], ["--no-text"]])
    func whenReaderIsNotWanted_shouldNotMissIt(options: [String]) async throws {
        let scan = try await kif.run(["--dry-run", photo] + options, input: Data(), environment: missing)

        #expect(!scan.error.contains("scene"))
    }

    @Test func whenReaderIsInstalled_shouldNotMissIt() async throws {
        let scan = try await kif.run("--json", "--dry-run", photo)

        #expect(!scan.error.contains("scene"))
        let dates = try #require(try scan.objects().first?["dates"] as? [[String: Any]])
        #expect(dates.contains { ($0["readers"] as? [String])?.contains("sceneText") == true })
    }

    @Test(arguments: [
        (["--readers", "date-code"], ["coderPrint"]), (["--readers", "document"], ["layout", "print"]),
        (["--readers", "scene-text"], ["sceneTextDetection", "sceneText"]),
        (["--readers", "document,date-code"], ["layout", "print", "coderPrint"]), (["--no-text"], []),
    ])
    func whenReadersAreChosen_shouldUseNoOther(options: [String], stages: [String]) async throws {
        let arguments = ["--json", "--dry-run", "--timings", "--languages", "eng", photo] + options

        let scan = try await kif.run(arguments, input: Data())

        #expect(try self.stages(of: scan) == Set(stages).union(["decode", "barcodes", "parse"]))
    }

    @Test func whenReadersAreSet_shouldUseNoOther() async throws {
        let scan = try await kif.run(
            "--json", "--dry-run", "--timings", photo, environment: ["KIF_READERS": "date-code"])

        #expect(try stages(of: scan) == ["decode", "barcodes", "coderPrint", "parse"])
    }

    @Test func whenReaderIsMissing_shouldReadDocumentText() async throws {
        let scan = try await kif.run("--json", "--dry-run", "--timings", photo, environment: missing)

        #expect(try stages(of: scan) == ["decode", "barcodes", "coderPrint", "layout", "print", "parse"])
    }

    @Test(arguments: ["", "ocr", "date-code,", "date-code scene-text", "dateCode", "\u{1B}[31m"])
    func whenAReaderIsUnknown_shouldSayWhichThereAre(readers: String) async throws {
        let scan = try await kif.run("--readers", readers, photo)
        let set = try await kif.run("list", environment: ["KIF_READERS": readers])

        #expect(scan.status == 64)
        #expect(scan.error.contains("--readers needs a list of date-code, scene-text and document."))
        #expect(!scan.error.contains("\u{1B}"))
        // An empty variable is none.
        #expect(readers.isEmpty || (set.status == 64 && set.error.contains("KIF_READERS")))
    }

    @Test(arguments: [
        ("libonnxruntime.so", 0), ("libonnxruntime.so", 1_000), ("libonnxruntime.so", 1_000_000),
        ("detector.onnx", 1_000_000), ("recogniser.onnx", 1_000_000),
    ])
    func whenAFileIsCutOff_shouldReadDocumentText(name: String, count: Int) async throws {
        let installed = KifScanProcess.testImages.deletingLastPathComponent().path + "/.build/scene-text"
        let files = ["detector.onnx", "recogniser.onnx", "libonnxruntime.so"]
            .filter { FileManager.default.fileExists(atPath: "\(installed)/\($0)") }
        try #require(files.contains("detector.onnx"), "run Scripts/install-scene-text")
        let folder = kif.path("damaged")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        for file in files where file != name {
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder)/\(file)", withDestinationPath: "\(installed)/\(file)")
        }
        // Where Debian has the library, there is none to be damaged.
        let content = try? Data(contentsOf: URL(fileURLWithPath: "\(installed)/\(name)"))
        try Data(content?.prefix(count) ?? Data()).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))

        let scan = try await kif.run(
            "--json", "--dry-run", "--timings", photo, environment: ["KIF_SCENE_TEXT": folder])

        #expect(scan.status == 0)
        #expect(try stages(of: scan).contains("print"))
        #expect(try scan.objects().first?["expiryDate"] as? String == "2027-03-12")
        let doctor = try await kif.run("doctor", environment: ["KIF_SCENE_TEXT": folder])
        #expect(doctor.status == 0)
    }

    @Test func whenDataOfTheLocaleIsMissing_shouldReadEnglish() async throws {
        let data = try tesseractData(for: "eng")

        let scan = try await kif.run(
            "--json", "--dry-run", "--timings", photo,
            environment: missing.merging(["LANG": "de_DE.UTF-8", "TESSDATA_PREFIX": data]) { $1 })

        #expect(scan.status == 0)
        #expect(try stages(of: scan).contains("print"))
        #expect(try scan.objects().first?["expiryDate"] as? String == "2027-03-12")
    }

    @Test func whenDataOfTheLocaleIsInstalled_shouldReadItsLanguage() async throws {
        let data = try tesseractData(for: "deu")

        let german = try await kif.run(
            "--json", "--dry-run", "--timings", photo,
            environment: missing.merging(["LANG": "de_DE.UTF-8", "TESSDATA_PREFIX": data]) { $1 })
        let english = try await kif.run(
            "--dry-run", photo, environment: missing.merging(["TESSDATA_PREFIX": data]) { $1 })

        #expect(german.status == 0)
        #expect(try stages(of: german).contains("print"))
        #expect(english.status == 69)
        #expect(english.error.contains("no data for 'eng'"))
    }

    /// A folder with tesseract's data for one language, which is that for English.
    private func tesseractData(for language: String) throws -> String {
        let folders = try FileManager.default.contentsOfDirectory(atPath: "/usr/share/tesseract-ocr")
        let data = folders.map { "/usr/share/tesseract-ocr/\($0)/tessdata" }
            .first { FileManager.default.fileExists(atPath: "\($0)/eng.traineddata") }
        let installed = try #require(data)
        let folder = kif.path("tessdata")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/\(language).traineddata", withDestinationPath: "\(installed)/eng.traineddata")
        return folder
    }

    private func truth(of name: String) throws -> [String: Any] {
        let content = try Data(contentsOf: URL(fileURLWithPath: KifScanProcess.testImage("\(name).json")))
        return try #require(try JSONSerialization.jsonObject(with: content) as? [String: Any])
    }

    private func texts(ofBarcodesIn photo: [String: Any]) -> Set<String> {
        Set((photo["barcodes"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String })
    }

    private func stages(of scan: KifScanProcess.Outcome) throws -> Set<String> {
        let timings = try #require(try scan.objects().first?["timings"] as? [String: Any])
        return Set(timings.keys)
    }
}
