import Foundation
import KIFTestSupport
import Testing

/// Copies of a server's households, from outside: machines, a server and what is between them.
@Suite struct CopyTests {
    private let kif: KifScanProcess

    init() throws { kif = try KifScanProcess() }

    @Test(arguments: ["login", "turns", "lost", "slow", "removed", "revoked", "logout", "photos", "strangers"])
    func shouldDoAsItPromises(check: String) async throws {
        try await #expect(kif.passes("copies.py", [KifScanProcess.testImages.path, check]))
    }
}
