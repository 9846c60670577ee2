import Foundation
import KIFTestSupport
import Testing

/// Copies of a server's households, from outside: machines, a server and what is between them.
@Suite struct CopyTests {
    private let kif: KifScanProcess

    init() throws { kif = try KifScanProcess() }

    @Test(arguments: ["login", "logout", "photos", "strangers"])
    func shouldDoAsItPromises(check: String) async throws {
        try await #expect(kif.passes("copies.py", [KifScanProcess.testImages.path, check]))
    }

    @Test(
        .needs("/usr/sbin/nginx", "/usr/bin/faketime"),
        arguments: [
            "work", "packs", "values", "gone", "left", "restored", "restoring", "formats", "swallowed", "answers",
            "hostile",
            "clock", "meanwhile", "busy", "proxied", "full", "kill_copy", "kill_server",
        ])
    func shouldLoseNothingThatIsDone(check: String) async throws {
        try await #expect(kif.passes("copy_faults.py", [KifScanProcess.testImages.path, check]))
    }
}
