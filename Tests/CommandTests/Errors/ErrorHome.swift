import Foundation

/// A home with a stocked household, made once for all tests that need one.
final class ErrorHome: Sendable {
    /// Oat drink (aa), beef past its use by (bb), frozen peas and open beans (cc), something that is used up (dd) and
    /// fish that was thawed (ee).
    private static let items = [
        #""id":"aa000000-0000-4000-8000-000000000001","name":"Oat Drink","quantity":2,"expiryDate":"2027-03-12","#
            + #""expiryKind":"bestBefore","gtin":"4006381333931","place":"cellar""#,
        #""id":"bb000000-0000-4000-8000-000000000002","name":"Beef","expiryDate":"2026-11-01","expiryKind":"useBy""#,
        #""id":"cc000000-0000-4000-8000-000000000003","name":"Peas","expiryDate":"2027-01-01","expiryKind":"useBy""#,
        #""id":"cc100000-0000-4000-8000-000000000004","name":"Beans","expiryDate":"2027-01-01""#,
        #""id":"dd000000-0000-4000-8000-000000000005","name":"Gone","quantity":0,"expiryDate":"2027-01-01""#,
        #""id":"ee000000-0000-4000-8000-000000000006","name":"Fish","expiryDate":"2027-01-01","expiryKind":"useBy""#,
    ]

    static let shared = Result { try ErrorHome() }

    /// Everything that is to be in the home of a test.
    let folder: URL

    private init() throws {
        let kif = try KifScanProcess()
        let lines = Self.items.map { "{\($0)}\n" }.joined()
        let imported = try kif.run("import-items", "-", input: lines)
        guard imported.status == 0 else { throw CocoaError(.featureUnsupported) }
        for step in [["freeze", "cc0"], ["open", "cc1"], ["freeze", "ee"], ["thaw", "ee"]] {
            _ = try kif.run(step + ["--today", "2026-11-20"], input: Data())
        }
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("kif-errors-\(UUID().uuidString)")
        try FileManager.default.copyItem(at: kif.folder, to: folder)
    }

    /// Puts a copy of all into a test's own home.
    func copy(to home: URL) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix("local") {
            try FileManager.default.copyItem(
                at: folder.appendingPathComponent(name), to: home.appendingPathComponent(name))
        }
    }
}
