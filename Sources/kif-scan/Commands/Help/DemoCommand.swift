import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// `kif-scan demo`: shows the main commands in a temporary household.
struct DemoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo",
        abstract: "Scan sample photos into a temporary household, and show what can be done with them.",
        discussion: """
            The photos are in the folder TestImages: beside this program, in a folder above it, or in the current \
            directory. Everything else is in a temporary folder; your own inventory is not touched.
            """
    )

    /// The sample photos that are shown: dates near the demo's day, two languages, and one item to be checked.
    private static let samples = ["hackfleisch", "milk-carton", "olives"]

    @Argument(help: "A folder of your own photos (default: some of TestImages).", completion: .directory)
    var folder: String?

    @Flag(help: "Keep the household, and print where it is.")
    var keep = false

    func run() throws {
        let photos = try photos()
        let home = try Home()
        defer { if !keep { home.remove() } }
        let day = ["--today", Home.day]
        let steps = [
            photos + ["--group-by", "none"] + day, ["list"] + day, ["list", "--review"] + day, ["remind"] + day,
            ["remind", "thresholds"],
        ]
        for step in steps {
            StandardStreams.output("$ \((["kif-scan"] + step).map(TerminalText.visible).joined(separator: " "))")
            // The statuses for photos that need attention (1, 2, 65) are part of the demo.
            let status = try home.run(step)
            guard [0, 1, 2, 65].contains(status) else { throw ExitCode(status) }
            StandardStreams.output("")
        }
        let message =
            keep
            ? Message("To continue with it: \(home.variables)")
            : Message("The demo is over, and its household has been deleted.")
        StandardStreams.error(message.text(in: .environment))
    }

    private static func hasSamples(_ folder: String) -> Bool {
        samples.allSatisfy { FileManager.default.fileExists(atPath: "\(folder)/\($0).jpg") }
    }

    private func photos() throws -> [String] {
        if let folder {
            guard PhotoScanner.isFolder(folder) else {
                throw CommandFailure("\(TerminalText.visible(folder)): no such folder", status: .unreadableInput)
            }
            return [folder]
        }
        var place = URL(fileURLWithPath: ThisProgram.path).deletingLastPathComponent()
        var places = [place.appendingPathComponent("../share/kif-scan/TestImages").standardizedFileURL.path]
        while place.path != "/" {
            places.append(place.appendingPathComponent("TestImages").path)
            place.deleteLastPathComponent()
        }
        places.append(FileManager.default.currentDirectoryPath + "/TestImages")
        guard let found = places.first(where: Self.hasSamples) else {
            throw CommandFailure(
                "the sample photos are not on this machine; to use your own: kif-scan demo FOLDER",
                status: .componentMissing)
        }
        return Self.samples.map { "\(found)/\($0).jpg" }
    }
}

extension DemoCommand {
    /// A temporary folder for the program's data, so that it does not find the user's database, session or settings.
    struct Home {
        /// The day of the demo, which fits the dates on the sample photos.
        static let day = "2026-11-24"

        private let folder: URL

        /// Creates the folder. Throws `CommandFailure`.
        init() throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent("kif-demo-\(UUID().uuidString)")
            do {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
            } catch {
                throw CommandFailure("a temporary folder cannot be created", status: .storageRefused)
            }
        }

        /// A shell command that uses the folder.
        var variables: String {
            overrides.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
                + " kif-scan list"
        }

        /// Runs this program with its data in the folder, on this process's terminal. Returns its exit status.
        func run(_ arguments: [String]) throws -> Int32 {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            process.arguments = arguments
            process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("KIF_") }
                .merging(overrides) { $1 }
            process.standardInput = FileHandle.nullDevice
            do { try process.run() } catch {
                throw CommandFailure("the program cannot be started", status: .componentMissing)
            }
            process.waitUntilExit()
            return process.terminationReason == .exit ? process.terminationStatus : 130
        }

        /// Removes the folder with its content.
        func remove() {
            try? FileManager.default.removeItem(at: folder)
        }

        private var overrides: [String: String] {
            ["XDG_DATA_HOME": "data", "XDG_STATE_HOME": "state", "XDG_CONFIG_HOME": "config"].mapValues {
                folder.appendingPathComponent($0).path
            }
        }
    }
}
