import Foundation

/// A home with items in its inventory, made once for all tests that need one.
enum ErrorHome {
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

    /// The home, made at its first use.
    static let shared = Task {
        try await HomeTemplate { kif in
            let imported = try await kif.run("import-items", "-", input: items.map { "{\($0)}\n" }.joined())
            guard imported.status == 0 else { throw CocoaError(.featureUnsupported) }
            for step in [["freeze", "cc0"], ["open", "cc1"], ["freeze", "ee"], ["thaw", "ee"]] {
                _ = try await kif.run(step + ["--today", "2026-11-20"], input: Data())
            }
        }
    }
}
