import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan demo`: a household to look at, which is gone afterwards.
struct DemoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo",
        abstract: "Scan sample photos into a throwaway household and show what can be done with them.",
        discussion: """
            The photos are those of the folder TestImages: beside this program, in a folder above it, or in the \
            directory you are in. Everything else is in a temporary folder; your own inventory is not touched.
            """
    )

    /// Those of the sample photos that are shown: dates near the demo's day, two languages, one to be asked about.
    private static let samples = [
        "minced-beef", "mozzarella", "hackfleisch", "apples", "cream-cheese", "milk-carton", "oat-drink", "rice-cakes",
    ]

    @Argument(help: "A folder of photos of your own (default: some of TestImages).", completion: .directory)
    var folder: String?

    @Flag(help: "Keep the household, and tell where it is.")
    var keep = false

    func run() throws {
        let photos = try photos()
        let home = try DemoHome()
        defer { if !keep { home.remove() } }
        let day = ["--today", DemoHome.day]
        let steps = [
            photos + ["--group-by", "none"] + day, ["list"] + day, ["review"] + day, ["remind"] + day,
            ["remind", "thresholds"],
        ]
        for step in steps {
            StandardStreams.output("$ \((["kif-scan"] + step).map(TerminalText.visible).joined(separator: " "))")
            // What needs a look (1, 2, 65) is part of the show.
            let status = try home.run(step)
            guard [0, 1, 2, 65].contains(status) else { throw ExitCode(status) }
            StandardStreams.output("")
        }
        StandardStreams.error(
            keep ? "To go on with it: \(home.variables)" : "That was the demo; nothing of it is left.")
    }

    private static func hasSamples(_ folder: String) -> Bool {
        samples.allSatisfy { FileManager.default.fileExists(atPath: "\(folder)/\($0).jpg") }
    }

    private func photos() throws -> [String] {
        if let folder {
            guard PhotoFolder.isFolder(folder) else {
                throw CommandFailure("\(TerminalText.visible(folder)): no such folder", status: .unreadableInput)
            }
            return [folder]
        }
        var place = URL(fileURLWithPath: UnitProgram.path).deletingLastPathComponent()
        var places = [place.appendingPathComponent("../share/kif-scan/TestImages").standardizedFileURL.path]
        while place.path != "/" {
            places.append(place.appendingPathComponent("TestImages").path)
            place.deleteLastPathComponent()
        }
        places.append(FileManager.default.currentDirectoryPath + "/TestImages")
        guard let found = places.first(where: Self.hasSamples) else {
            throw CommandFailure(
                "the sample photos (TestImages of the sources) are not on this machine; name a folder of your own: "
                    + "kif-scan demo FOLDER", status: .componentMissing)
        }
        return Self.samples.map { "\(found)/\($0).jpg" }
    }
}
