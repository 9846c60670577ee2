import FoundationEssentials
import Glibc
import KIFTestSupport
import Testing

@testable import KeepItFreshSceneText

/// Where the files are looked for, and which are refused.
final class SceneTextFilesTests {
    private let folder: TemporaryFolder
    private var program: String { folder.file("bin/kif-scan") }
    private var data: String { folder.file("data/kif") }

    init() throws {
        folder = try TemporaryFolder()
    }

    deinit { try? folder.remove() }

    private func find(setting: String) -> SceneTextFiles.Finding {
        SceneTextFiles.find(setting: setting, executable: program, dataFolder: data)
    }

    /// Looks as without a setting, except for what this machine has installed.
    private func find() -> SceneTextFiles.Finding {
        SceneTextFiles.find(
            in: SceneTextFiles.folders(executable: program, dataFolder: data).filter { !$0.hasPrefix("/usr/") })
    }

    /// Creates the files in a folder below the test's, as `bytes`, and returns that folder.
    @discardableResult
    private func install(
        _ names: [String] = SceneTextFilesTests.all, in path: String, bytes: [UInt8] = [1, 2, 3]
    ) throws -> String {
        var parent = folder.path
        for part in path.split(separator: "/") {
            parent += "/\(part)"
            _ = unsafe mkdir(parent, 0o755)
        }
        for name in names {
            let file = unsafe open("\(parent)/\(name)", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            defer { close(file) }
            try #require(unsafe write(file, bytes, bytes.count) == bytes.count)
        }
        return parent
    }

    private static let models = ["detector.onnx", "recogniser.onnx"]
    private static let all = models + ["libonnxruntime.so"]

    @Test func whenNothingIsInstalled_shouldBeMissing() throws {
        #expect(find() == .missing)
        #expect(find(setting: folder.file("nowhere")) == .missing)
        #expect(find(setting: "") == .missing)
    }

    @Test func whenSettingNamesFolder_shouldLookOnlyThere() throws {
        try install(in: "bin/scene-text")
        let set = try install(in: "set")

        #expect(find(setting: set).folder == set)
        #expect(find(setting: folder.file("nowhere")) == .missing)
    }

    @Test func whenSeveralFoldersHaveFiles_shouldUseFirst() throws {
        let order = ["data/kif/scene-text", "scene-text", "bin/scene-text", "lib/kif-scan/scene-text"]
        _ = try install([], in: "bin")

        for path in order {
            let installed = try install(in: path)

            let found = find().folder.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
            #expect(found == installed)
        }
    }

    @Test func whenBuiltByPackageManager_shouldLookInBuildFolder() throws {
        #expect(
            SceneTextFiles.folders(executable: "/p/.build/x86_64/debug/kif-scan", dataFolder: "/d/kif") == [
                "/p/.build/x86_64/debug/../lib/kif-scan/scene-text", "/p/.build/x86_64/debug/./scene-text",
                "/p/.build/x86_64/debug/../../scene-text", "/p/.build/x86_64/debug/../scene-text",
                "/usr/lib/kif-scan/scene-text", "/d/kif/scene-text",
            ])
    }

    @Test func whenModelIsMissing_shouldLookInNextFolder() throws {
        try install(["detector.onnx", "libonnxruntime.so"], in: "bin/scene-text")
        try install(in: "data/kif/scene-text")

        #expect(find().folder == data + "/scene-text")
    }

    @Test func whenLibraryIsMissing_shouldUseThatOfSystem() throws {
        try install(Self.models, in: "set")

        let files = try #require(find(setting: folder.file("set")).files)

        #expect(files.withLibrary { $0 } == "libonnxruntime.so.1")
    }

    @Test func whenFound_shouldReadModels() throws {
        let set = try install(in: "set", bytes: Array(repeating: 7, count: 100_000))

        let files = try #require(find(setting: set).files)

        #expect(files.detector() == Array(repeating: 7, count: 100_000))
        #expect(files.recogniser()?.count == 100_000)
        // A library that is not one is not even opened.
        #expect(files.withLibrary { $0 } == nil)
        #expect(files.libraryVersion == nil)
    }

    @Test func whenFileIsLink_shouldFollowIt() throws {
        let set = try install(["recogniser.onnx", "model"], in: "set")
        try #require(unsafe symlink("model", "\(set)/detector.onnx") == 0)

        #expect(find(setting: set).files?.detector() == [1, 2, 3])
    }

    @Test(arguments: all)
    func whenOthersMayWriteToFile_shouldRefuseIt(name: String) throws {
        let set = try install(in: "set")
        let path = "\(set)/\(name)"

        for mode: mode_t in [0o620, 0o602, 0o666] {
            try #require(unsafe chmod(path, mode) == 0)
            #expect(find(setting: set) == .refused(SceneTextFiles.Refusal(path: path, reason: .writableByOthers)))
        }
    }

    @Test func whenFileBecomesWritableAfterwards_shouldNotUseIt() throws {
        let set = try install(in: "set")
        let files = try #require(find(setting: set).files)

        for name in Self.all { try #require(unsafe chmod("\(set)/\(name)", 0o666) == 0) }

        #expect(files.detector() == nil)
        #expect(files.recogniser() == nil)
        #expect(files.withLibrary { $0 } == nil)
    }

    @Test(.enabled(if: geteuid() == 0, "only root may give files away"))
    func whenFileBelongsToOther_shouldRefuseIt() throws {
        let set = try install(in: "set")
        try #require(unsafe chown("\(set)/detector.onnx", 65_534, 65_534) == 0)

        #expect(
            find(setting: set)
                == .refused(SceneTextFiles.Refusal(path: "\(set)/detector.onnx", reason: .ownedByOther)))
    }

    @Test func whenFileIsFolderOrFIFO_shouldRefuseItWithoutWaiting() throws {
        let set = try install(["recogniser.onnx"], in: "set")
        try install([], in: "set/detector.onnx")
        let other = try install(["detector.onnx"], in: "other")
        try #require(unsafe mkfifo("\(other)/recogniser.onnx", 0o600) == 0)

        #expect(find(setting: set).refusal?.reason == .notAFile)
        #expect(find(setting: other).refusal?.reason == .notAFile)
    }

    @Test func whenFileIsTooLarge_shouldRefuseIt() throws {
        let set = try install(in: "set")
        try #require(unsafe truncate("\(set)/detector.onnx", 100_000_001) == 0)

        #expect(find(setting: set).refusal?.reason == .tooLarge)
    }

    @Test func whenOneFolderIsRefused_shouldUseAnother() throws {
        let refused = try install(in: "bin/scene-text")
        try #require(unsafe chmod("\(refused)/detector.onnx", 0o666) == 0)
        #expect(find().refusal?.reason == .writableByOthers)

        try install(in: "data/kif/scene-text")

        #expect(find().folder == data + "/scene-text")
    }
}

extension SceneTextFiles.Finding {
    fileprivate var files: SceneTextFiles? {
        guard case .found(let files) = self else { return nil }
        return files
    }

    fileprivate var folder: String? { files?.folder }

    fileprivate var refusal: SceneTextFiles.Refusal? {
        guard case .refused(let refusal) = self else { return nil }
        return refusal
    }
}
