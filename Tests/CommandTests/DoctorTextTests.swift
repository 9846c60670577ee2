import Foundation
import Testing

/// What `kif-scan doctor` says about the readers of text.
@Suite struct DoctorTextTests {
    private let kif: KifScanProcess
    private var folder: String { kif.path("models") }

    init() throws {
        kif = try KifScanProcess()
        try FileManager.default.createDirectory(atPath: kif.path("models"), withIntermediateDirectories: false)
    }

    private func install(_ names: String..., permissions: Int = 0o644) throws {
        for name in names {
            try #require(
                FileManager.default.createFile(
                    atPath: "\(folder)/\(name)", contents: Data("x".utf8),
                    attributes: [.posixPermissions: permissions]))
        }
    }

    private func check(_ name: String) async throws -> [String: String] {
        let doctor = try await kif.run("doctor", "--json", environment: ["KIF_SCENE_TEXT": folder])
        #expect(doctor.status == 0)
        let check = try #require(try doctor.objects().first { $0["name"] as? String == name })
        return check.compactMapValues { $0 as? String }
    }

    @Test func whenSceneTextReaderIsMissing_shouldSayHowToInstallIt() async throws {
        let check = try await check("scene text")

        #expect(check["state"] == "warning")
        #expect(check["detail"] == "not installed in \(folder): less text is read")
        #expect(check["advice"] == "how to install it in \(folder): kif-scan help scanning")
    }

    @Test func whenOthersCanChangeModel_shouldSayWhyItIsNotUsed() async throws {
        try install("recogniser.onnx")
        try install("detector.onnx", permissions: 0o666)

        let check = try await check("scene text")

        #expect(check["state"] == "warning")
        #expect(check["detail"] == "not used: \(folder)/detector.onnx can be changed by others")
        #expect(check["advice"] == "chmod go-w")
    }

    @Test func whenRuntimeIsDamaged_shouldWarn() async throws {
        try install("detector.onnx", "recogniser.onnx", "libonnxruntime.so")

        let check = try await check("scene text")

        #expect(check["state"] == "warning")
        #expect(check["detail"] == "\(folder) has models, but ONNX Runtime cannot be loaded")
    }

    /// Where `Scripts/bootstrap` installs the models.
    private static let installedModels = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../.build/scene-text").standardizedFileURL.path

    /// How a model's file is damaged.
    enum Damage: String, CaseIterable, Sendable {
        case empty, cut, random, swapped
    }

    @Test(arguments: Damage.allCases)
    func whenAModelIsDamaged_shouldSaySoInDoctorAndInAScan(damage: Damage) async throws {
        let installed = Self.installedModels
        for name in ["detector.onnx", "recogniser.onnx", "libonnxruntime.so"] {
            try FileManager.default.copyItem(atPath: "\(installed)/\(name)", toPath: "\(folder)/\(name)")
        }
        #expect(try await check("scene text")["state"] == "ok")
        let detector = URL(fileURLWithPath: "\(folder)/detector.onnx")
        let bytes = try Data(contentsOf: detector)
        let damaged =
            switch damage {
            case .empty: Data()
            case .cut: bytes.dropLast(1)
            case .random: Data(bytes.map { $0 &+ 1 })
            case .swapped: try Data(contentsOf: URL(fileURLWithPath: "\(folder)/recogniser.onnx"))
            }
        try damaged.write(to: detector)

        let doctor = try await check("scene text")
        let scan = try await kif.run(
            ["--dry-run", KifScanProcess.testImage("rice-cakes.jpg")], input: Data(),
            environment: ["KIF_SCENE_TEXT": folder])

        #expect(doctor["state"] == "warning")
        #expect(doctor["detail"] == "not used: \(folder)/detector.onnx is damaged")
        #expect(scan.error.contains("The scene-text reader is not installed"))
    }

    @Test func whenScriptIsNotRead_shouldNamePackageForIt() async throws {
        let installed = try #require(try await check("languages")["detail"]).components(separatedBy: ", ")
        let check = try await check("scripts")

        #expect(check["state"] == "ok")
        #expect(check["detail"]?.hasPrefix("Latin") == true)
        for (language, script) in [("jpn", "Japanese"), ("kor", "Hangul"), ("ell", "Greek"), ("tha", "Thai")] {
            let isAdvised = check["advice"]?.contains("tesseract-ocr-\(language) (\(script))") == true
            #expect(isAdvised != installed.contains(language))
            #expect(isAdvised != check["detail"]?.contains(script))
        }
    }
}
