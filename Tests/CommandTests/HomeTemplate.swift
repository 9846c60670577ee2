import Foundation

/// A home that is made once, and copied for many tests.
final class HomeTemplate: Sendable {
    /// A home into which the picture of rice cakes was scanned.
    static let riceCakes = Task { try await HomeTemplate(scanning: "rice-cakes.jpg") }
    /// A home into which the picture of minced beef was scanned.
    static let mincedBeef = Task { try await HomeTemplate(scanning: "minced-beef.jpg") }

    private let kif: KifScanProcess

    /// A home that `make` fills by commands.
    init(_ make: (KifScanProcess) async throws -> Void) async throws {
        kif = try KifScanProcess()
        try await make(kif)
    }

    private convenience init(scanning picture: String) async throws {
        try await self.init { kif in
            try await kif.run("--quiet", KifScanProcess.testImage(picture), "--today", "2026-11-20")
        }
    }

    /// Copies the home's content into a test's own home.
    func copy(to home: URL) throws {
        try FileManager.default.copyItem(
            at: kif.folder.appendingPathComponent(".local"), to: home.appendingPathComponent(".local"))
    }
}
