import KeepItFreshDomain
import Testing

@testable import KeepItFreshServer

@Suite struct AttemptLimitTests {
    private let limit = AttemptLimit(5, in: .seconds(900))

    private func isLet(_ address: String) -> Bool {
        (try? limit.count("codes", from: address, Message("too many"))) != nil
    }

    @Test func whenAnAddressTriesTooOften_shouldLetTheOthers() {
        for _ in 0..<5 { #expect(isLet("192.0.2.1")) }

        #expect(!isLet("192.0.2.1") && isLet("192.0.2.2") && isLet("::1"))
    }

    @Test func whenItIsRightAfterAll_shouldNotCount() throws {
        for _ in 0..<20 { limit.forgive(try limit.count("codes", from: "2001:db8::1", Message("too many"))) }

        for _ in 0..<5 { #expect(isLet("2001:db8::1")) }
        #expect(!isLet("2001:db8::1"))
    }

    @Test func whenANetworkChangesItsAddresses_shouldCountAsOne() {
        let isLets = (0..<8).map { isLet("2001:db8:0:1::\($0)") }

        #expect(isLets == [true, true, true, true, true, false, false, false])
        #expect(isLet("2001:db8:0:2::1") && isLet("2001:db8:1:1::1%eth0"))
    }

    @Test func whenASiteTriesFromAllItsNetworks_shouldLetTheOthers() {
        let count = (0..<20_000).count { isLet("2001:db8:7:\(String($0, radix: 16))::1") }

        #expect(count == 80)
        #expect(isLet("2001:db8:8::1") && isLet("192.0.2.1") && isLet("127.0.0.1"))
    }

    @Test func whenNoFurtherAddressCanBeKept_shouldLetThoseThatAreKnown() {
        #expect(isLet("192.0.2.1"))
        let count = (0..<20_000).count { isLet("10.\($0 / 65_536).\($0 / 256 % 256).\($0 % 256)") }

        #expect(count < 10_100)
        #expect(isLet("192.0.2.1"))
    }
}
